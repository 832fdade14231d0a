/**
 * One run on show: its worker, its samples, its packets. A run can be taken up again at an earlier time, because the
 * engine computes it anew up to there: to look at its packets (`lookAt`), or to let it go on differently (`fork`), in which
 * case the old future stays as a ghost.
 */
import type { Summary } from '../../workers/engine/sampling/summary.ts';
import type { EndpointWiring } from '../../workers/engine/network/packet-records.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { Report } from '../../workers/live/protocol.ts';
import type { RunClient } from './client.ts';
import { History } from './history.ts';
import { InsideSeries } from './flow-state-series.ts';
import { emptySeries, RunSeries } from './series.ts';
import { type FlowChoice, flowIndex } from '../scenario/flow-choice.ts';
import { DropLog, TraceStore } from './packet-store.ts';

/** The future that was, before something was changed at `since` (s). */
export interface Ghost {
  series: RunSeries;
  since: number;
}

export interface Outcome {
  digest: string;
  summary: Summary;
}

/** Why a run was asked for, and the time that it is to be brought to, s. */
interface Purpose {
  /**
   * `new`: a run of its own. `again`: the run on show, taken up again; what is there of it stays. `replacement`: shown once
   * it has come to `until`, in place of the run on show, which then is its ghost if it is to be.
   */
  kind: 'new' | 'again' | 'replacement';
  until: number;
  ghost: boolean;
}

export class Track {
  readonly client: RunClient;
  series: RunSeries;
  readonly trace = new TraceStore();
  drops = new DropLog();
  wiring: readonly EndpointWiring[] = [];
  ghost: Ghost | null = null;
  /** What the engine said at the end of the run; null before. */
  outcome: Outcome | null = null;
  readonly history = new History();
  /** Time up to which the worker has come and told, s. */
  head = 0;
  /** The flow whose inside is wanted of every sample; told from the next load on. */
  watched: FlowChoice | null = null;
  /** The engine's number of the flow of which the worker tells it. */
  private told: number | null = null;
  /** The records in `trace` are of the run as it was taken up before. */
  private stale = false;
  /** The run is being brought to where it was asked to go. */
  underWay = false;
  private purposes = new Map<number, Purpose>();
  private incoming: {
    series: RunSeries;
    drops: DropLog;
    wiring: readonly EndpointWiring[];
    until: number;
    ghost: boolean;
  } | null = null;

  constructor(client: RunClient, scenario: Scenario) {
    this.client = client;
    this.series = emptySeries(scenario);
  }

  /** Start another run from 0, brought to `time` at once. */
  open(scenario: Scenario, play: boolean, time = 0): void {
    const run = this.client.load(scenario, play, time, 0, this.wish(scenario));
    this.ask(run, { kind: time > 0 ? 'replacement' : 'new', until: time, ghost: false });
  }

  /** Let the run on show go on differently from `time` on: as `scenario`, which must not differ from it before. */
  fork(scenario: Scenario, play: boolean, time: number): void {
    const run = this.client.load(scenario, play, time, 0, this.wish(scenario));
    this.ask(run, { kind: time > 0 ? 'replacement' : 'new', until: time, ghost: true });
  }

  /** Take the run up again at `time`, so that its packets around there are known and it can go on from there. */
  lookAt(time: number, play: boolean): void {
    const { scenario, length, inside } = this.series;
    const wish = this.wish(scenario);
    if (wish && inside?.flow === wish.flow) wish.first = inside.length;
    const run = this.client.load(scenario, play, time, length, wish);
    this.ask(run, { kind: 'again', until: time, ghost: false });
  }

  /** Another run has been asked for and has not begun. */
  get awaited(): boolean {
    return this.purposes.size > 0;
  }

  /** The inside that is wanted is not being told: the run must be taken up again for it. */
  get untold(): boolean {
    const flow = flowIndex(this.series.scenario, this.watched);
    return flow !== null && flow !== this.told && !this.underWay && this.client.changing === 0;
  }

  /** Have the inside of a flow told as it stands now and then; null for none. */
  inspect(flow: number | null): void {
    if (flow === null) this.told = this.series.inside = null;
    this.client.inspect(flow);
  }

  /** Let the worker come to `time`, if it has not yet. */
  reach(time: number): void {
    const goal = Math.min(time, this.series.scenario.duration);
    if (this.underWay || this.head >= goal) return;
    this.underWay = true;
    this.client.runTo(goal);
  }

  /** Time up to which samples are known, s; that of the last frame. */
  get known(): number {
    return this.series.samples.timeOf(this.series.length - 1);
  }

  /** Longest way of a packet from its sender to its first hop, s: the engine must be ahead by that for all to be in the picture. */
  get lead(): number {
    return this.wiring.reduce((longest, { toFirstHop }) => Math.max(longest, toFirstHop), 0);
  }

  /** Take note of a report. @returns what it means: a run of its own begins, or the one on show was taken up again or replaced */
  receive(report: Report): 'new' | 'replaced' | null {
    switch (report.type) {
      case 'loaded': {
        // A worker that was replaced by the client takes up the run where it was.
        const purpose = this.purposes.get(report.run) ?? {
          kind: 'replacement' as const,
          until: this.head,
          ghost: false,
        };
        this.purposes = new Map([...this.purposes].filter(([run]) => run > report.run));
        return this.begin(report, purpose);
      }
      case 'frames':
        return this.takeFrames(report);
      case 'refused':
        this.purposes.delete(report.run);
        this.underWay = false;
        return null;
      case 'failed':
        this.underWay = false;
        return null;
      case 'finished':
        this.underWay = false;
        this.outcome = { digest: report.digest, summary: report.summary };
        return null;
      default:
        return null;
    }
  }

  private wish(scenario: Scenario): { flow: number; first: number } | null {
    const flow = flowIndex(scenario, this.watched);
    return flow === null ? null : { flow, first: 0 };
  }

  private ask(run: number, purpose: Purpose): void {
    this.underWay = true;
    if (purpose.kind !== 'again') this.outcome = null;
    this.purposes.set(run, purpose);
  }

  private begin(report: Extract<Report, { type: 'loaded' }>, purpose: Purpose): 'new' | null {
    this.head = 0;
    this.told = report.inside?.flow ?? null;
    // The packets of the run on show stay until those around the time asked for have come.
    this.stale = true;
    this.incoming = null;
    this.underWay = purpose.until > 0;
    if (purpose.kind === 'again') {
      const { series } = this;
      if (report.inside && report.inside.flow !== series.inside?.flow) series.inside = insideOf(report);
      // What another flow has replaced meanwhile is to be told anew.
      if (report.inside && report.inside.first > series.inside!.length) this.told = null;
      return null;
    }
    this.outcome = null;
    const [series, drops] = [new RunSeries(report.scenario, report.layout), new DropLog()];
    series.inside = insideOf(report);
    if (purpose.kind === 'replacement' && this.underWay) {
      const { until, ghost } = purpose;
      this.incoming = { series, drops, wiring: report.wiring, until, ghost };
      return null;
    }
    this.trace.restart(0);
    this.stale = false;
    Object.assign(this, { series, drops, wiring: report.wiring, ghost: null });
    return 'new';
  }

  private takeFrames({
    first,
    count,
    data,
    trace,
    now,
    inside,
  }: Extract<Report, { type: 'frames' }>): 'replaced' | null {
    const { series, drops } = this.incoming ?? this;
    if (count > 0) series.append(first, count, data);
    if (inside) series.inside?.append(inside.first, inside.data);
    this.head = now;
    if (trace) {
      // While another run is asked for, these are of the one before it.
      if (!this.awaited) this.underWay = false;
      drops.append(trace);
      if (this.stale) this.trace.restart(0);
      this.stale = false;
      this.trace.append(trace, now);
    }
    if (!this.incoming || !trace) return null;
    const { wiring, ghost, until } = this.incoming;
    this.ghost = ghost ? { series: this.series, since: until } : null;
    this.incoming = null;
    Object.assign(this, { series, drops, wiring });
    return 'replaced';
  }
}

function insideOf({ inside }: Extract<Report, { type: 'loaded' }>): InsideSeries | null {
  return inside && new InsideSeries(inside.flow, inside.variables);
}
