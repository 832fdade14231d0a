/**
 * One live run: computes in short slices of wall time, keeps pace with the reader's speed, and sends frames only as far
 * as the page has granted credit. Knows no worker, timer or clock but through its host, so that tests can drive it.
 */
import { flowOffset } from '../engine/sampling/frame.ts';
import { ScenarioError } from '../engine/scenario/refusal.ts';
import type { PacketObserver } from '../engine/network/packet-records.ts';
import type { Simulation } from '../engine/simulation.ts';
import { InsideRecord } from './flow-state-record.ts';
import { PacketTrace } from './packet-log.ts';
import { type Command, INITIAL_CREDIT, type Report } from './protocol.ts';

/** What of a Simulation a session uses. */
export type LiveSimulation = Pick<
  Simulation,
  'scenario' | 'layout' | 'wiring' | 'now' | 'finished' | 'runUntil' | 'apply' | 'summary' | 'digest' | 'inspect'
>;

export interface SessionHost {
  /** Validate the scenario and build its run. @throws ScenarioError */
  open(scenario: unknown, onFrame: (row: Float32Array) => void, observer: PacketObserver): LiveSimulation;
  /** Wall time, ms. */
  now(): number;
  post(report: Report, transfer?: ArrayBuffer[]): void;
  /** Call `session.wake()` once, after `delay` ms of wall time; a later call replaces an earlier one. */
  schedule(delay: number): void;
}

/** Wall time that one slice may take, ms: short enough that commands are answered at once. */
export const SLICE_MS = 8;
/** Wall time between slices while the run is ahead of its pace, ms. */
export const REST_MS = 12;
/** Wall time between reports of the clock, ms. */
export const CLOCK_MS = 250;
/** Events between two looks at the clock. */
const EVENTS_PER_LOOK = 2_000;
/** A run further behind its pace than this (a slow machine, a hidden page) does not race to catch up; ms of wall time. */
export const LAG_MS = 60;

export class LiveSession {
  private readonly host: SessionHost;
  private run = 0;
  private simulation: LiveSimulation | null = null;
  private playing = false;
  /** Simulated s per wall s; null is as fast as it goes. */
  private speed: number | null = 1;
  /** Simulated time to reach as fast as it goes, before anything else; null if there is none. */
  private goal: number | null = null;
  /** Blocks that may still be sent. Each block sent costs one and each taken by the page gives one back, whatever the run. */
  private credit = INITIAL_CREDIT;
  /** Frames not sent yet, `rows` of them, the first being frame `firstRow`. */
  private buffer = new Float32Array(0);
  private rows = 0;
  private firstRow = 0;
  /** Frames that the page has already and that are still to come. */
  private knownRows = 0;
  private trace = new PacketTrace();
  /** Time up to which the page has been told, s. */
  private toldUntil = 0;
  /** Having come to a goal is told even if there is nothing new to tell. */
  private owesArrival = false;
  private finishReported = false;
  /** The flow whose inside is shown; null if none. */
  private inspected: number | null = null;
  /** The inside of a flow at every frame; null if none is wanted. */
  private record: InsideRecord | null = null;
  /** The pace: at wall time `paceWall` (ms) the run stood at `paceTime` (s). */
  private paceWall = 0;
  private paceTime = 0;
  private clockWall = 0;
  private clockTime = 0;

  constructor(host: SessionHost) {
    this.host = host;
  }

  /** Obey a command. Never throws: what goes wrong is reported. */
  handle(command: Command): void {
    this.guarded(() => this.obey(command));
  }

  /** Compute one slice, if there is anything to do and credit to send it. Never throws. */
  wake(): void {
    this.guarded(() => this.slice());
  }

  private obey(command: Command): void {
    switch (command.type) {
      case 'load':
        return this.load(command);
      case 'play':
        this.playing = this.simulation !== null && !this.simulation.finished;
        return this.restartPace();
      case 'pause':
        this.playing = false;
        this.goal = null;
        return this.restartPace();
      case 'speed':
        this.speed = command.speed;
        return this.restartPace();
      case 'runTo':
        this.goal = command.time;
        this.owesArrival = true;
        return this.restartPace();
      case 'change':
        return this.change(command);
      case 'inspect':
        this.inspected = command.flow;
        if (command.flow === null) this.record = null;
        return this.reportInside();
      case 'credit':
        this.credit += command.blocks;
        if (this.busy()) this.host.schedule(0);
    }
  }

  private load({ run, scenario, firstFrame = 0, inside }: Extract<Command, { type: 'load' }>): void {
    let opened: LiveSimulation;
    const trace = new PacketTrace();
    try {
      opened = this.host.open(scenario, (row) => this.keep(row), trace);
    } catch (error) {
      // What was running keeps running: nothing of it has been touched.
      if (error instanceof ScenarioError)
        return this.host.post({ type: 'refused', run, refusals: [...error.refusals] });
      this.run = run;
      throw error;
    }
    this.run = run;
    this.simulation = opened;
    this.playing = false;
    this.goal = null;
    this.buffer = new Float32Array(opened.layout.width * 64);
    this.rows = 0;
    this.firstRow = this.knownRows = firstFrame;
    this.trace = trace;
    this.toldUntil = 0;
    this.owesArrival = false;
    this.finishReported = false;
    this.inspected = null;
    this.record =
      inside && hasFlow(opened, inside.flow)
        ? new InsideRecord(inside.flow, inside.first, opened.inspect(inside.flow))
        : null;
    const recorded = this.record && {
      flow: this.record.flow,
      first: this.record.first,
      variables: this.record.variables,
    };
    this.host.post({
      type: 'loaded',
      run,
      scenario: opened.scenario,
      layout: opened.layout,
      wiring: [...opened.wiring],
      inside: recorded,
    });
    this.restartPace();
  }

  private change(command: Extract<Command, { type: 'change' }>): void {
    if (!this.simulation) return;
    try {
      const event = this.simulation.apply(command.change);
      this.host.post({ type: 'changed', run: this.run, event });
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      this.host.post({ type: 'refused', run: this.run, refusals: [...error.refusals] });
    }
  }

  private slice(): void {
    const { simulation, host } = this;
    if (!simulation || !this.busy()) return;
    // Without credit the page is hidden or slow: its next grant wakes the session.
    if (!this.send()) return;
    const begun = host.now();
    if (this.speed !== null && this.behind(begun) > LAG_MS) this.setPace(begun - REST_MS);
    const target = this.target(begun);
    let reached = simulation.now >= target;
    while (!reached && host.now() - begun < SLICE_MS) reached = simulation.runUntil(target, EVENTS_PER_LOOK);

    if (this.goal !== null && simulation.now >= Math.min(this.goal, simulation.scenario.duration)) {
      this.goal = null;
      this.setPace(host.now());
      this.reportClock();
    }
    const sent = this.send();
    if (simulation.finished && sent) this.finish();
    if (host.now() - this.clockWall >= CLOCK_MS) this.reportClock();
    if (this.busy() && sent) host.schedule(reached && this.goal === null ? REST_MS : 0);
  }

  /** There is something to compute, or to tell. */
  private busy(): boolean {
    if (!this.simulation) return false;
    return this.untold() || (this.simulation.finished ? !this.finishReported : this.playing || this.goal !== null);
  }

  /** Simulated time up to which this slice may go. */
  private target(wall: number): number {
    const { duration } = this.simulation!.scenario;
    if (this.goal !== null) return Math.min(this.goal, duration);
    if (!this.playing) return this.simulation!.now;
    if (this.speed === null) return duration;
    return Math.min(duration, this.paceTime + ((wall - this.paceWall) / 1000) * this.speed);
  }

  /** How far the run is behind its pace, ms of wall time. */
  private behind(wall: number): number {
    return wall - this.paceWall - ((this.simulation!.now - this.paceTime) / this.speed!) * 1000;
  }

  private finish(): void {
    if (this.finishReported) return;
    this.finishReported = true;
    this.playing = false;
    this.reportClock();
    this.host.post({
      type: 'finished',
      run: this.run,
      digest: this.simulation!.digest(),
      summary: this.simulation!.summary(),
    });
  }

  private keep(row: Float32Array): void {
    const { record } = this;
    // A flow that does not send has no window.
    record?.keep(this.simulation!.inspect(record.flow), row[flowOffset(record.flow, 'cwnd')]! > 0);
    if (this.knownRows > 0) {
      this.knownRows--;
      return;
    }
    const { width } = this.simulation!.layout;
    if ((this.rows + 1) * width > this.buffer.length) {
      const larger = new Float32Array(this.buffer.length * 2);
      larger.set(this.buffer);
      this.buffer = larger;
    }
    this.buffer.set(row, this.rows * width);
    this.rows++;
  }

  /** There is something that the page has not been told. */
  private untold(): boolean {
    return (
      this.rows > 0 ||
      (this.record?.rows ?? 0) > 0 ||
      (this.goal === null && (this.owesArrival || this.simulation!.now > this.toldUntil))
    );
  }

  /** Send what is new, if anything; false if it must wait for credit. */
  private send(): boolean {
    if (!this.untold()) return true;
    if (this.credit <= 0) return false;
    const { now, layout } = this.simulation!;
    const data = this.buffer.slice(0, this.rows * layout.width);
    const trace = this.goal === null ? this.trace.take() : null;
    this.credit--;
    const inside = this.record?.take() ?? null;
    const buffers = [
      data.buffer,
      ...(trace ? [trace.records.buffer, trace.drops.buffer] : []),
      ...(inside ? [inside.data.buffer] : []),
    ];
    this.host.post(
      { type: 'frames', run: this.run, now, first: this.firstRow, count: this.rows, data, trace, inside },
      buffers,
    );
    this.firstRow += this.rows;
    this.rows = 0;
    if (trace) {
      this.toldUntil = now;
      this.owesArrival = false;
    }
    return true;
  }

  /** Keep pace from here and now on, say so, and set the run going. */
  private restartPace(): void {
    if (!this.simulation) return;
    const wall = this.host.now();
    this.setPace(wall);
    this.clockWall = wall;
    this.clockTime = this.simulation.now;
    this.host.post({ type: 'clock', run: this.run, now: this.simulation.now, playing: this.playing, speed: 0 });
    this.reportInside();
    if (this.busy()) this.host.schedule(0);
  }

  private setPace(wall: number): void {
    this.paceWall = wall;
    this.paceTime = this.simulation?.now ?? 0;
  }

  private reportClock(): void {
    const { now } = this.simulation!;
    const wall = this.host.now();
    const speed = wall > this.clockWall ? ((now - this.clockTime) * 1000) / (wall - this.clockWall) : 0;
    this.clockWall = wall;
    this.clockTime = now;
    this.host.post({ type: 'clock', run: this.run, now, playing: this.playing, speed });
    this.reportInside();
  }

  /** Show the inside of the chosen flow; nothing if none is chosen or the run has no such flow. */
  private reportInside(): void {
    const { simulation, inspected: flow } = this;
    if (!simulation || flow === null || !hasFlow(simulation, flow)) return;
    this.host.post({ type: 'inside', run: this.run, now: simulation.now, flow, values: simulation.inspect(flow) });
  }

  /** A failed run is given up; the session itself goes on and takes the next load. */
  private guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.simulation = null;
      this.playing = false;
      this.rows = 0;
      this.host.post({
        type: 'failed',
        run: this.run,
        message: error instanceof Error ? error.message : String(error),
      });
    }
  }
}

function hasFlow({ layout }: LiveSimulation, flow: number): boolean {
  return layout.flowGroups[flow] !== undefined;
}
