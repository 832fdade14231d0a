/**
 * One live run: computes in short slices of wall time, keeps to the reader's speed, and sends frames only as far as the
 * page has granted credit. It reaches worker, timers and clock only through its host, so tests can drive it.
 */
import type { PacketObserver } from '../engine/network/packet-records.ts';
import { ScenarioError } from '../engine/scenario/refusal.ts';
import type { Scenario, TimedEvent } from '../engine/scenario/types.ts';
import type { Simulation } from '../engine/simulation.ts';
import type { Observable } from './cause-log.ts';
import { buffersOf, CauseRecorder } from './cause-recorder.ts';
import { Pace } from './pace.ts';
import { PacketLog } from './packet-log.ts';
import { type Command, INITIAL_CREDIT, type Report } from './protocol.ts';
import { RunRecord } from './run-record.ts';

/** What a session uses of a Simulation. */
export type LiveSimulation = Pick<
  Simulation,
  | 'scenario'
  | 'layout'
  | 'wiring'
  | 'now'
  | 'finished'
  | 'runUntil'
  | 'apply'
  | 'summary'
  | 'digest'
  | 'held'
  | 'inspect'
  | 'completions'
> &
  Observable;

export interface SessionHost {
  /** Validate the scenario and build its run. @throws ScenarioError */
  open(scenario: unknown, onFrame: (row: Float32Array) => void, observer: PacketObserver): LiveSimulation;
  /** Check a change of that scenario, and fill in its defaults. @throws ScenarioError */
  check(event: unknown, scenario: Scenario): TimedEvent;
  /** Wall time, ms. */
  now(): number;
  post(report: Report, transfer?: ArrayBuffer[]): void;
  /** Call `session.wake()` once, after `delay` ms of wall time; a later call replaces an earlier one. */
  schedule(delay: number): void;
}

/** Wall time that one slice may take, ms: short enough that commands are answered at once. */
export const SLICE_MS = 8;
/** Wall time between the beginnings of slices while the run is ahead of its pace, ms: one that took longer is followed at once. */
export const REST_MS = 12;
/** Wall time between reports of the clock, ms. */
const CLOCK_MS = 250;
/** Wall time of silence within one piece of work after which the session says that it computes, ms. */
const ALIVE_MS = 1_000;
/** Frames between two readings of the wall clock for that: beside long queues a frame takes tens of ms. */
const FRAMES_PER_LOOK = 8;
/** Events between two readings of the wall clock; fewer where each may be a frame of many numbers. */
const EVENTS_PER_LOOK = 2_000;
const NUMBERS_PER_LOOK = 250_000;
/** Numbers in a block but for one frame, at most: the page takes in this many in 4 ms. With few packets a slice of work is many frames. */
const NUMBERS_PER_BLOCK = 1 << 15;
/** A run further behind its pace than this (slow machine, hidden page) does not catch up; ms of wall time. */
const LAG_MS = 60;

export class LiveSession {
  private readonly pace = new Pace();
  private run = 0;
  private simulation: LiveSimulation | null = null;
  /** Of the run that was loaded last. */
  private record: RunRecord | null = null;
  private playing = false;
  /** Simulated time to reach as fast as possible, before anything else, s; null if there is none. */
  private goal: number | null = null;
  /** Blocks that may be sent. A block sent costs one, and one that the page takes gives one back, of any run. */
  private credit = INITIAL_CREDIT;
  /** Causes of what flows do. */
  private readonly causes = new CauseRecorder();
  private finishReported = false;
  /** The flow whose state is sent beside the clock; null if none is. */
  private observedFlow: number | null = null;
  /** Wall (ms) and simulated time (s) of the last clock report. */
  private clockWall = 0;
  private clockTime = 0;
  /** Wall time of the last clock report or sign of life, ms. */
  private heardWall = 0;
  private framesTaken = 0;
  private eventsPerLook = EVENTS_PER_LOOK;

  constructor(private readonly host: SessionHost) {}

  /** Carry out a command. Never throws: errors are reported. */
  handle(command: Command): void {
    this.guarded(() => this.carryOut(command));
  }

  /** Compute one slice, if there is work and credit. Never throws. */
  wake(): void {
    this.guarded(() => this.slice());
  }

  private carryOut(command: Command): void {
    switch (command.type) {
      case 'load':
        return this.load(command);
      case 'play':
        this.playing = this.simulation !== null && !this.simulation.finished;
        return this.restartPace();
      case 'pause':
        this.playing = false;
        return this.restartPace();
      case 'speed':
        this.pace.speed = command.speed;
        return this.restartPace();
      case 'runTo':
        this.goal = command.time;
        if (this.record) this.record.owesArrival = true;
        return this.restartPace();
      case 'change':
        return this.change(command);
      case 'inspect':
        this.observedFlow = command.flow;
        if (command.flow === null) this.record?.endObserving();
        return this.reportFlowState();
      case 'follow':
        return this.follow(command);
      case 'credit': {
        // A run that has credit left rests until its pace asks for more: a slice for each grant would be messages for nothing.
        const waits = this.credit <= 0;
        this.credit += command.blocks;
        if (waits && this.busy()) this.host.schedule(0);
      }
    }
  }

  private load(command: Extract<Command, { type: 'load' }>): void {
    const { run, scenario, causes } = command;
    let opened: LiveSimulation;
    const packets = new PacketLog();
    try {
      opened = this.host.open(scenario, (row) => this.takeFrame(row), packets);
    } catch (error) {
      // The run before goes on: nothing of it has been touched.
      if (error instanceof ScenarioError)
        return this.host.post({ type: 'refused', run, refusals: [...error.refusals] });
      this.run = run;
      throw error;
    }
    if (causes?.kept && this.simulation) this.completeInstant(this.simulation);
    this.causes.load(opened, this.simulation, causes);
    this.causes.begin(opened);
    this.run = run;
    this.simulation = opened;
    this.playing = false;
    this.goal = null;
    const record = new RunRecord(opened, packets, command);
    this.record = record;
    this.eventsPerLook = Math.min(EVENTS_PER_LOOK, Math.ceil(NUMBERS_PER_LOOK / opened.layout.width));
    this.finishReported = false;
    this.observedFlow = null;
    const { scenario: loaded, layout, wiring } = opened;
    const { observed } = record;
    this.host.post({ type: 'loaded', run, scenario: loaded, layout, wiring: [...wiring], observed });
    this.restartPace();
  }

  private change(command: Extract<Command, { type: 'change' }>): void {
    const { simulation } = this;
    if (!simulation) return;
    try {
      // The change comes after all else at this instant.
      this.completeInstant(simulation);
      const event = this.host.check({ ...command.change, at: simulation.now }, simulation.scenario);
      simulation.apply(event);
      this.host.post({ type: 'changed', run: this.run, event });
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      this.host.post({ type: 'refused', run: this.run, refusals: [...error.refusals] });
    }
  }

  private slice(): void {
    const { simulation, host, pace } = this;
    if (!simulation || !this.busy()) return;
    // Without credit the page is hidden or slow: its next grant wakes the session.
    if (!this.send()) return;
    const begun = host.now();
    if (pace.behind(begun, simulation.now) > LAG_MS) pace.start(begun - REST_MS, simulation.now);
    const wanted = this.target(begun);
    const { width, period } = simulation.layout;
    const target = Math.min(wanted, simulation.now + period * Math.max(1, Math.floor(NUMBERS_PER_BLOCK / width)));
    // Also where the time is reached: of an instant with much to do something may be left.
    let reached = simulation.now >= target && simulation.runUntil(target, this.eventsPerLook);
    while (!reached && host.now() - begun < SLICE_MS) reached = simulation.runUntil(target, this.eventsPerLook);
    if (reached) this.causes.begin(simulation);

    if (
      (reached || simulation.finished) &&
      this.goal !== null &&
      simulation.now >= Math.min(this.goal, simulation.scenario.duration)
    ) {
      this.goal = null;
      pace.start(host.now(), simulation.now);
      this.reportClock();
    }
    const sent = this.send();
    if (simulation.finished && sent) this.finish();
    if (host.now() - this.clockWall >= CLOCK_MS) this.reportClock();
    const rests = reached && target === wanted && this.goal === null;
    if (this.busy() && sent) host.schedule(rests ? Math.max(0, begun + REST_MS - host.now()) : 0);
  }

  /** There is something to compute or to send. */
  private busy(): boolean {
    if (!this.simulation) return false;
    return this.hasNews() || (this.simulation.finished ? !this.finishReported : this.playing || this.goal !== null);
  }

  /** Simulated time up to which this slice may compute, s. */
  private target(wall: number): number {
    const { scenario, now } = this.simulation!;
    const end = Math.min(this.causes.limit, scenario.duration);
    if (this.goal !== null) return Math.min(this.goal, end);
    return this.playing ? Math.min(this.pace.target(wall), end) : now;
  }

  /** Compute all that happens now, which may be much. */
  private completeInstant(simulation: LiveSimulation): void {
    while (!simulation.runUntil(simulation.now, this.eventsPerLook)) this.sayAlive();
  }

  /** Send all causes of these flows at once: somebody waits for them. */
  private follow({ flows, packets = false }: Extract<Command, { type: 'follow' }>): void {
    if (!this.simulation) return;
    this.causes.follow(flows, packets, this.simulation);
    const block = this.causes.take(this.simulation);
    if (block) this.host.post({ type: 'causes', run: this.run, block }, buffersOf(block));
  }

  private finish(): void {
    if (this.finishReported) return;
    const { run } = this;
    const simulation = this.simulation!;
    this.finishReported = true;
    this.playing = false;
    this.reportClock();
    this.host.post({ type: 'finished', run, digest: simulation.digest(), summary: simulation.summary() });
  }

  /** Tell the page that this worker computes and does not hang, if it has not heard of it for a while. */
  private sayAlive(): void {
    const wall = this.host.now();
    if (wall - this.heardWall < ALIVE_MS) return;
    this.heardWall = wall;
    this.host.post({ type: 'alive', run: this.run });
  }

  private takeFrame(row: Float32Array): void {
    if (++this.framesTaken % FRAMES_PER_LOOK === 0) this.sayAlive();
    this.record!.addFrame(row);
  }

  private hasNews(): boolean {
    return this.record!.hasNews(this.goal !== null);
  }

  /** Send what is new, if anything; false if that must wait for credit. */
  private send(): boolean {
    if (!this.hasNews()) return true;
    if (this.credit <= 0) return false;
    const { news, buffers } = this.record!.take(this.goal !== null, this.causes);
    this.credit--;
    this.host.post({ type: 'frames', run: this.run, ...news }, buffers);
    return true;
  }

  /** Pace the run from here and now on, report the clock, and wake if there is work. */
  private restartPace(): void {
    if (!this.simulation) return;
    const { now } = this.simulation;
    const wall = this.host.now();
    this.pace.start(wall, now);
    this.postClock(wall, now, 0);
    if (this.busy()) this.host.schedule(0);
  }

  /** Report the clock with the speed reached since the last report. */
  private reportClock(): void {
    const { now } = this.simulation!;
    const wall = this.host.now();
    const passed = wall - this.clockWall;
    this.postClock(wall, now, passed > 0 ? ((now - this.clockTime) * 1000) / passed : 0);
  }

  private postClock(wall: number, now: number, speed: number): void {
    this.clockWall = this.heardWall = wall;
    this.clockTime = now;
    const held = this.simulation!.held();
    const more = held.length > 0 && { held };
    this.host.post({ type: 'clock', run: this.run, now, playing: this.playing, speed, ...more });
    this.reportFlowState();
  }

  /** Report the state of the observed flow, if the run has it. */
  private reportFlowState(): void {
    const { simulation, observedFlow: flow } = this;
    if (!simulation || flow === null || !hasFlow(simulation, flow)) return;
    this.host.post({ type: 'flowState', run: this.run, now: simulation.now, flow, values: simulation.inspect(flow) });
  }

  /** A run that fails is given up; the session goes on and takes the next load. */
  private guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.simulation = null;
      this.playing = false;
      const message = error instanceof Error ? error.message : String(error);
      this.host.post({ type: 'failed', run: this.run, message });
    }
  }
}

function hasFlow({ layout }: LiveSimulation, flow: number): boolean {
  return layout.flowGroups[flow] !== undefined;
}
