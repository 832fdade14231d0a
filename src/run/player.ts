/**
 * The run on show: takes what the reader asks for to the worker, and what the worker reports to samples and state.
 * One direction: commands out, frames in.
 */
import { createStore } from 'zustand/vanilla';
import type { Report } from '../../workers/protocol.ts';
import type { Change, Scenario } from '../../workers/engine/scenario/types.ts';
import type { FrameLoop } from '../charts/loop.ts';
import type { ChartInput } from '../charts/time-chart.ts';
import { spanText } from '../format.ts';
import { foldLiveChanges, withoutTitle } from '../scenario/edit.ts';
import { knownHop } from '../scenario/hops.ts';
import { accepted, refusalLine } from './accept.ts';
import type { RunClient } from './client.ts';
import { runNumbers } from './numbers.ts';
import { emptySeries, RunSeries } from './series.ts';
import { type FlowChoice, type Notice, type PageState, SPEEDS } from './state.ts';

/** Wall time between renewals of the readouts, ms. */
const READOUT_MS = 200;
/** How long a line that only informs stays, ms. */
const INFO_MS = 8_000;
/** After this the page says that the engine is still starting, ms. */
const SLOW_START_MS = 300;

export class Player {
  readonly store;
  /** Of the run on show. Replaced when a new run is loaded; never in React state. */
  series: RunSeries;
  private readonly client: RunClient;
  private readonly loop: FrameLoop;
  private readoutAt = -Infinity;
  private infoSince = 0;
  private refitWanted = false;

  constructor(client: RunClient, loop: FrameLoop, scenario: Scenario, speed: number | null) {
    this.client = client;
    this.loop = loop;
    this.series = emptySeries(scenario);
    this.store = createStore<PageState>(() => ({
      scenario,
      liveEvents: 0,
      phase: 'starting',
      playing: false,
      now: 0,
      speed,
      reached: 0,
      finished: null,
      numbers: runNumbers(this.series),
      notice: null,
      inspected: null,
      inside: null,
      unit: 's',
      hop: 0,
      window: 40,
    }));
    this.client.setSpeed(speed);
    loop.add((wallMs) => this.frame(wallMs));
    setTimeout(() => {
      if (this.state.phase === 'starting') this.set({ phase: 'slow' });
      loop.request();
    }, SLOW_START_MS);
  }

  get state(): PageState {
    return this.store.getState();
  }

  /** Simulated time that is drawn as now, s. */
  get time(): number {
    return Math.max(this.state.now, this.series.samples.timeOf(this.series.length - 1));
  }

  /** The hop in view, of the run on show. */
  private get hop(): number {
    return knownHop(this.series.scenario, this.state.hop);
  }

  /** What the charts draw. */
  view(): Omit<ChartInput, 'glide'> {
    const { numbers, window, unit, phase, playing } = this.state;
    const { hop } = this;
    const idle = phase === 'ready' && !playing ? `first sample at ${spanText(this.series.layout.period)}` : '';
    return { series: this.series, numbers, now: this.time, window, unit, hop, message: phase === 'slow' ? 'starting the engine' : idle };
  }

  /** Let the axes fit what is in view, at the next drawing. */
  refit = (): void => {
    this.refitWanted = true;
    this.loop.request();
  };

  /** Whether the axes shall fit anew; asked once per drawing. */
  takeRefit(): boolean {
    const wanted = this.refitWanted;
    this.refitWanted = false;
    return wanted;
  }

  /** Show another scenario from its beginning; `notice` is the line that says why. */
  open(scenario: Scenario, play: boolean, notice: Notice | null): void {
    this.client.load(scenario, play);
    this.infoSince = performance.now();
    this.set({ scenario, liveEvents: 0, playing: play, notice });
  }

  /** Open the text of a scenario file; what is wrong with it is said, and nothing changes. */
  openText(text: string, play: boolean): void {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      return this.say({ kind: 'refused', text: 'This file is not JSON. Nothing was changed.' });
    }
    const scenario = this.accept(json);
    if (scenario) this.open(scenario, play, null);
  }

  /** The same scenario again from 0, with every change made so far at its time. */
  restart(): void {
    this.client.load(this.state.scenario, true);
    this.set({ playing: true, notice: null });
  }

  /**
   * Change what cannot be changed in a running run: it begins again, and a line says so (`what`: `the queue`). If the
   * result breaks a rule, the line says that instead, nothing changes and the answer is false.
   */
  edit(what: string, change: (scenario: Scenario) => Scenario): boolean {
    const { scenario, liveEvents, playing, now, finished } = this.state;
    const next = this.accept(withoutTitle(change(foldLiveChanges(scenario, liveEvents))));
    if (!next) return false;
    const left = liveEvents > 0 ? ` ${liveEvents === 1 ? 'The change' : `The ${liveEvents} changes`} made while it ran ended with it.` : '';
    const notice: Notice | null = now > 0 ? { kind: 'info', text: `Restarted: ${what} changed.${left}` } : null;
    this.open(next, playing || finished !== null, notice);
    return true;
  }

  /** Change the run as it goes; before its start and after its end the scenario itself is changed, by `otherwise`. */
  change(what: string, change: Change, otherwise: (scenario: Scenario) => Scenario): void {
    const { now, finished, phase } = this.state;
    if (now > 0 && !finished && phase === 'ready') this.client.change(change);
    else this.edit(what, otherwise);
  }

  /** Do something to the run now. */
  act(...changes: Change[]): void {
    if (this.state.finished || this.state.phase !== 'ready') return;
    for (const change of changes) this.client.change(change);
  }

  /** Leave out the changes made live, and begin again. */
  forgetLiveChanges(): void {
    const { scenario, liveEvents } = this.state;
    const kept = scenario.events.slice(0, scenario.events.length - liveEvents);
    this.open({ ...scenario, events: kept }, true, { kind: 'info', text: 'Restarted without the changes made while it ran.' });
  }

  togglePlay = (): void => {
    if (this.state.finished) return this.restart();
    if (this.state.playing) this.client.pause();
    else this.client.play();
    this.set({ playing: !this.state.playing });
    this.loop.request();
  };

  /** On by one sampling period, then stop. */
  step = (): void => {
    if (this.state.finished) return;
    this.set({ playing: false });
    this.client.step(1);
  };

  setSpeed(speed: number | null): void {
    this.set({ speed });
    this.client.setSpeed(speed);
  }

  /** The next faster or slower speed of the slider. */
  shiftSpeed(by: 1 | -1): void {
    const next = SPEEDS[SPEEDS.indexOf(this.state.speed) + by];
    if (next !== undefined) this.setSpeed(next);
  }

  toggleUnit = (): void => {
    this.set({ unit: this.state.unit === 's' ? 'rtt' : 's' });
    this.loop.request();
  };

  /** Show and set another hop. */
  setHop(hop: number): void {
    this.set({ hop, numbers: runNumbers(this.series, knownHop(this.series.scenario, hop)) });
    this.loop.request();
  }

  setWindow(window: number | null): void {
    this.set({ window });
    this.loop.request();
  }

  say(notice: Notice | null): void {
    this.infoSince = performance.now();
    this.set({ notice });
  }

  /** Why the changed scenario would be refused, in one line; null if it would run. Says and changes nothing. */
  refusalOf(change: (scenario: Scenario) => Scenario): string | null {
    const result = accepted(change(this.state.scenario));
    return typeof result === 'string' ? result : null;
  }

  /** Show the inside of a flow, live; null for none. */
  inspect(choice: FlowChoice | null): void {
    this.set({ inspected: choice, inside: null });
    this.client.inspect(this.indexOf(choice));
  }

  /** Told by the client that the worker was replaced, or given up. */
  workerReplaced(alive: boolean): void {
    if (alive) {
      this.say({ kind: 'info', text: 'The engine stopped answering and was started again; the run was replayed to where it was.' });
    } else {
      this.set({ phase: 'dead', playing: false });
      this.say({ kind: 'engine', text: 'The engine stopped and could not be started again. Reload the page to go on; the address holds the run.' });
    }
    this.loop.request();
  }

  private frame(wallMs: number): boolean {
    const reports = this.client.take();
    for (const report of reports) this.receive(report);
    if (reports.length > 0 && wallMs - this.readoutAt > READOUT_MS) this.readout(wallMs);
    if (this.state.notice?.kind === 'info' && performance.now() - this.infoSince > INFO_MS) this.set({ notice: null });
    return this.state.playing;
  }

  private receive(report: Report): void {
    switch (report.type) {
      case 'loaded':
        this.series = new RunSeries(report.scenario, report.layout);
        this.set({ scenario: report.scenario, phase: 'ready', now: 0, finished: null, reached: 0 });
        this.readoutAt = -Infinity;
        return this.inspectAgain();
      case 'refused':
        this.set({ scenario: this.series.scenario });
        return this.say({ kind: 'refused', text: refusalLine(report.refusals) });
      case 'frames':
        return this.series.append(report.first, report.count, report.data);
      case 'clock':
        // While frames come fast enough to be a clock themselves, the readouts follow them.
        this.set({ reached: report.speed, ...(report.playing && !this.slow() ? {} : { now: report.now }) });
        this.readoutAt = -Infinity;
        return;
      case 'inside':
        return report.flow === this.indexOf(this.state.inspected) ? this.set({ inside: report }) : undefined;
      case 'changed': {
        const { scenario, liveEvents } = this.state;
        this.series.scenario = { ...scenario, events: [...scenario.events, report.event] };
        if (this.state.notice?.kind === 'link') this.say(null);
        return this.set({ scenario: this.series.scenario, liveEvents: liveEvents + 1 });
      }
      case 'finished':
        this.readoutAt = -Infinity;
        return this.set({ finished: { digest: report.digest, summary: report.summary }, playing: false, now: this.state.scenario.duration });
      case 'failed':
        this.set({ playing: false });
        return this.say({ kind: 'engine', text: `The engine failed: ${report.message}. Restart, or change the scenario.` });
    }
  }

  /** A new run knows nothing of what was looked at; the flow may be gone. */
  private inspectAgain(): void {
    const { inspected } = this.state;
    if (inspected) this.inspect(this.indexOf(inspected) === null ? null : inspected);
  }

  /** The engine's number of a flow of the run on show; null if it has none such. */
  private indexOf(choice: FlowChoice | null): number | null {
    const group = this.series.scenario.flows.findIndex((candidate) => candidate.id === choice?.group);
    return this.series.flowsOfGroup[group]?.[choice!.flow] ?? null;
  }

  private readout(wallMs: number): void {
    this.readoutAt = wallMs;
    const { scenario, finished } = this.state;
    this.set({ numbers: runNumbers(this.series, this.hop), now: finished ? scenario.duration : this.time });
  }

  /** Frames come so rarely, in wall time, that the clock must be read between them. */
  private slow(): boolean {
    return this.state.speed !== null && this.state.speed < 5 * this.series.layout.period;
  }

  /** The scenario as the engine takes it, or null after saying why not. */
  private accept(scenario: unknown): Scenario | null {
    const result = accepted(scenario);
    if (typeof result !== 'string') return result;
    this.say({ kind: 'refused', text: result });
    return null;
  }

  private set(change: Partial<PageState>): void {
    this.store.setState(change);
  }
}
