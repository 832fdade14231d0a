/**
 * The page's end of the live worker: one worker, numbered runs, credits, and a watchdog.
 *
 * Reports wait in an inbox until the page takes them from its animation frame (`handOn`), and taking them grants credit: a
 * hidden page takes nothing and the run waits. A worker that dies or hangs is replaced, and its run is replayed to where it
 * was; the same scenario gives the same bits, so nothing is lost.
 */
import { needsWhole } from '../../workers/engine/schemes/index.ts';
import { type Command, type CausesWanted, INITIAL_CREDIT, type Report } from '../../workers/live/protocol.ts';
import type { Change, Scenario } from '../../workers/engine/scenario/types.ts';

/** What the client uses of a Worker. */
export interface WorkerPort {
  postMessage(command: Command): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Report>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

/** A worker that should be computing and has been silent for this long, ms, is replaced: one that computes says so every second. */
export const SILENCE_MS = 5_000;
/** The worker's file may be on its way, ms; after that the client gives up: another would fetch it from the start. */
export const STARTING_MS = 20_000;
/** After this many replacements without progress the client gives up. */
export const MAX_REPLACEMENTS = 3;

export class RunClient {
  private worker: WorkerPort;
  /** It is the worker that has what few scenarios need, too. */
  private whole = false;
  private inbox: Report[] = [];
  /** The run whose reports are taken, and the one requested last. */
  private run = 0;
  private requested = 0;
  private scenario: Scenario | null = null;
  /** The flow whose state is sent at every frame. */
  private observed: number | null = null;
  /** The flows whose causes are sent, and whose packets; null if none are recorded. */
  private causes: Omit<CausesWanted, 'kept'> | null = null;
  private playing = false;
  private speed: number | null = 1;
  /** Simulated time of the last report of the run, s. */
  private time = 0;
  /** Blocks the worker may still send, as the client counts them. */
  private credit = INITIAL_CREDIT;
  /** The worker owes an answer or frames. */
  private waiting = false;
  /** Changes that the worker has not answered yet. */
  changing = 0;
  /** Wall time of the last report and of the last call of `watch`, ms. */
  private heard: number;
  /** A worker has reported something: its file is there, for its replacements too. */
  private started = false;
  private lastWatch: number;
  private replacements = 0;
  /** Simulated time at the last replacement, s: once the run is beyond it, replacing has helped. */
  private replacedAt = 0;
  private gone = false;

  constructor(
    private readonly spawn: (whole: boolean) => WorkerPort,
    private readonly wallNow: () => number,
    /** Called when a report has come. */
    private readonly onArrival: () => void,
    /** Called when a worker was replaced (`true`) or given up (`false`). */
    private readonly onReplaced: (alive: boolean) => void,
  ) {
    this.heard = this.lastWatch = wallNow();
    this.worker = this.open();
  }

  /**
   * Ask for a new run, brought to `time` (s) at once and, if `play`, played on from there. Frames before number
   * `firstFrame` are not sent; with `observe` a flow's state is, at every frame from `observe.first` on; of the flows that
   * `causes` names their causes are. Answered by `loaded` or `refused`. @returns the run's number
   */
  load(
    scenario: Scenario,
    play: boolean,
    time = 0,
    firstFrame = 0,
    observe: { flow: number; first: number } | null = null,
    causes: CausesWanted | null = null,
  ): number {
    this.scenario = scenario;
    this.observed = observe && observe.flow;
    this.causes = causes;
    this.time = 0;
    this.playing = play;
    if (!this.whole && needsWhole(scenario.flows)) this.takeWhole();
    this.start(time, firstFrame, causes?.kept, observe?.first);
    return this.requested;
  }

  play(): void {
    this.playing = true;
    this.waiting = true;
    this.send({ type: 'play' });
  }

  pause(): void {
    this.playing = false;
    this.waiting = false;
    this.send({ type: 'pause' });
  }

  /** Compute up to `time` (s) as fast as possible, then pause or go on as before. */
  runTo(time: number): void {
    this.waiting = true;
    this.send({ type: 'runTo', time });
  }

  setSpeed(speed: number | null): void {
    this.speed = speed;
    this.send({ type: 'speed', speed });
  }

  change(change: Change): void {
    this.changing++;
    this.send({ type: 'change', change });
  }

  /** Ask for the state of a flow beside every clock report, until the next load; null ends that, and that at every frame. */
  inspect(flow: number | null): void {
    if (flow === null) this.observed = null;
    this.send({ type: 'inspect', flow });
  }

  /** Send the causes of these flows from now on, and of no others: what there is at once. Of no flow: record none. */
  follow(flows: readonly number[], packetsOf: number | null = null): void {
    const packets = packetsOf === null ? {} : { packetsOf };
    this.causes = flows.length > 0 ? { follow: flows, ...packets } : null;
    this.send({ type: 'follow', flows, ...(packetsOf !== null && { packets: true }) });
  }

  /**
   * Hand on the reports of the present run, in order: one block of frames, and more for `ms` of wall time. What else has come
   * waits for the next frame of the page, and the worker with it. @returns whether something waits
   */
  handOn(receive: (report: Report) => void, ms: number): boolean {
    const begun = this.wallNow();
    let taken = 0;
    do {
      const { reports, blocks } = this.next(1);
      taken += blocks;
      for (const report of reports) receive(report);
    } while (this.inbox.length > 0 && this.wallNow() - begun < ms);
    this.grant(taken);
    return this.inbox.length > 0;
  }

  /** The reports of the present run since the last call, in order. Grants credit for them. */
  take(): Report[] {
    const { reports, blocks } = this.next(Infinity);
    this.grant(blocks);
    return reports;
  }

  /** What has come, up to `most` blocks. */
  private next(most: number): { reports: Report[]; blocks: number } {
    let [end, blocks] = [0, 0];
    while (end < this.inbox.length && blocks < most) if (this.inbox[end++]!.type === 'frames') blocks++;
    const reports = this.inbox.splice(0, end).filter((report) => this.admit(report));
    return { reports, blocks };
  }

  /** In one message for all that a frame has taken: a message costs the page and wakes the worker. */
  private grant(blocks: number): void {
    if (blocks === 0) return;
    this.credit += blocks;
    this.send({ type: 'credit', blocks });
  }

  private giveUp(): void {
    this.close();
    this.onReplaced(false);
  }

  /** End the worker. Nothing is sent or reported any more. */
  close(): void {
    this.gone = true;
    this.waiting = false;
    this.inbox = [];
    this.worker.terminate();
  }

  /** Replace the worker if it hangs; to be called about once a second. */
  watch(): void {
    const now = this.wallNow();
    // The page itself was asleep: the silence says nothing about the worker.
    if (now - this.lastWatch > SILENCE_MS / 2) this.heard = now;
    this.lastWatch = now;
    const owes = this.waiting && this.credit > 0;
    if (!owes) this.heard = now;
    else if (this.started && now - this.heard > SILENCE_MS) this.replace();
    else if (now - this.heard > STARTING_MS) this.giveUp();
  }

  /** A worker, or a stand-in that fails at once as one does whose file cannot be fetched: a browser may refuse to make any. */
  private tryToSpawn(): WorkerPort {
    try {
      return this.spawn(this.whole);
    } catch {
      queueMicrotask(() => none.onerror?.(new Event('error', { cancelable: true }) as ErrorEvent));
      const nothing = (): void => undefined;
      const none: WorkerPort = {
        postMessage: nothing,
        terminate: nothing,
        onmessage: null,
        onerror: null,
        onmessageerror: null,
      };
      return none;
    }
  }

  private open(): WorkerPort {
    const worker = this.tryToSpawn();
    worker.onmessage = (event) => {
      // Reports of a worker that was replaced may still arrive.
      if (worker !== this.worker) return;
      this.heard = this.wallNow();
      this.started = true;
      if (event.data.type === 'alive') return;
      if (event.data.type === 'frames') this.credit--;
      this.inbox.push(event.data);
      this.onArrival();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.worker) this.replace();
    };
    worker.onmessageerror = () => {
      if (worker === this.worker) this.replace();
    };
    return worker;
  }

  /** Whether a report is of the present run; notes what it says about that run. */
  private admit(report: Report): boolean {
    if (report.type === 'loaded' && report.run > this.run) [this.run, this.changing] = [report.run, 0];
    const refused = report.type === 'refused' && report.run === this.requested;
    if (report.run !== this.run && !refused) return false;
    switch (report.type) {
      case 'frames':
        this.time = Math.max(this.time, report.now);
        break;
      case 'clock':
        this.time = report.now;
        if (report.now > this.replacedAt) this.replacements = 0;
        this.waiting = report.playing;
        break;
      case 'changed':
        this.changing = Math.max(0, this.changing - 1);
        if (this.scenario) this.scenario = { ...this.scenario, events: [...this.scenario.events, report.event] };
        break;
      case 'refused':
        this.changing = Math.max(0, this.changing - 1);
        break;
      case 'finished':
      case 'failed':
        this.playing = this.waiting = false;
        break;
      default:
    }
    return true;
  }

  private replace(): void {
    if (this.gone) return;
    if (this.replacements >= MAX_REPLACEMENTS) return this.giveUp();
    this.replacements++;
    this.replacedAt = this.time;
    this.openAnother();
    this.onReplaced(true);
    if (this.scenario) this.start(this.time, 0);
  }

  /** A worker that runs what the one before cannot. Its file may be on its way. */
  private takeWhole(): void {
    if (this.gone) return;
    this.whole = true;
    this.started = false;
    this.openAnother();
  }

  private openAnother(): void {
    this.worker.terminate();
    this.inbox = [];
    this.credit = INITIAL_CREDIT;
    this.heard = this.wallNow();
    this.worker = this.open();
  }

  /** Load the scenario as a new run, bring it to `time` (s) at once, and go on as before. */
  private start(time: number, firstFrame: number, kept = false, first = 0): void {
    this.requested++;
    this.waiting = true;
    const observe = this.observed === null ? {} : { observe: { flow: this.observed, first } };
    this.send({
      type: 'load',
      run: this.requested,
      scenario: this.scenario,
      ...(firstFrame > 0 ? { firstFrame } : {}),
      ...observe,
      ...(this.causes ? { causes: { ...this.causes, kept } } : {}),
    });
    this.send({ type: 'speed', speed: this.speed });
    if (time > 0) this.send({ type: 'runTo', time });
    if (this.playing) this.send({ type: 'play' });
  }

  private send(command: Command): void {
    if (!this.gone) this.worker.postMessage(command);
  }
}
