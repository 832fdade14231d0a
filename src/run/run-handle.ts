/**
 * One run on the live worker: its client, its samples and its packets. The engine can compute a run again up to any time,
 * so the run can be replayed to get the packets around a time (`replayTo`), or continued differently from there (`fork`),
 * in which case the old future stays as a ghost.
 */
import type { EndpointWiring } from '../../workers/engine/network/packet-records.ts';
import type { Summary } from '../../workers/engine/sampling/summary.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { CausesWanted, Report } from '../../workers/live/protocol.ts';
import { CauseStore, MOST_FOLLOWED } from './cause-store.ts';
import type { RunClient } from './client.ts';
import { type FlowChoice, flowIndex } from '../scenario/flow-choice.ts';
import { FlowStateSeries } from './flow-state-series.ts';
import { History } from './history.ts';
import { DropLog, PacketStore } from './packet-store.ts';
import { emptySeries, RunSeries } from './series.ts';

/** A run as it was before it was changed: drawn from `since` (s) on, from where the two differ. */
export interface Ghost {
  series: RunSeries;
  since: number;
}

/** What the engine reported at the end of a run. */
export interface Outcome {
  digest: string;
  summary: Summary;
}

/** A `load` that the worker has not answered, and the time to which it brings the run, s. */
interface Request {
  /**
   * `new`: another run, shown from 0. `replay`: the run on show, computed again; what is known of it stays. `replacement`:
   * shown as soon as it has come to `until`, in place of the run on show, which becomes its ghost from `ghost` (s) on,
   * unless that is null.
   */
  kind: 'new' | 'replay' | 'replacement';
  until: number;
  ghost: number | null;
  /** What is known of its causes stays. */
  keepsCauses: boolean;
  /** The engine's numbers of the flows whose causes are sent; empty if none are recorded. */
  follow: readonly number[];
  packetsOf: number | null;
}

/** What is known of a run beside its latest packets. */
interface RunData {
  series: RunSeries;
  drops: DropLog;
  wiring: readonly EndpointWiring[];
}

export class RunHandle {
  /** The latest packets; those of the run on show stay until a replay has brought others. */
  readonly packets = new PacketStore();
  readonly history = new History();
  ghost: Ghost | null = null;
  /** Time up to which the worker has reported, s. */
  head = 0;
  /** The run is on its way to a time that was asked for. */
  loading = false;
  /** The flow whose state is wanted at every sample. It is part of the load command, so another one takes a replay. */
  observed: FlowChoice | null = null;
  /** The engine's number of the flow whose state the worker sends at every sample. */
  private received: number | null = null;
  /** The flow whose causes are asked for, without a choice the first; null if nobody asks: then none are recorded. */
  asking: () => FlowChoice | 'first' | null = () => null;
  /** Its packets are asked for too, one by one. */
  asksPackets: () => boolean = () => false;
  /** Causes, from the run's start on, of the flows that are followed. */
  causes = new CauseStore();
  /** Those that the worker sends: others than `causes` while another run is on its way. */
  private coming = this.causes;
  /** The engine's numbers of the flows of which the worker sends them; empty if it records none. */
  followed: readonly number[] = [];
  /** The engine's number of the flow whose packets it records one by one; null if it records none. */
  private packetsOf: number | null = null;
  private data: RunData;
  private ending: Outcome | null = null;
  /** `packets` holds those of before the last load. */
  private packetsOutdated = false;
  private requests = new Map<number, Request>();
  /** A replacement that has not come to its time, and its request. */
  private incoming: (RunData & Request) | null = null;

  constructor(
    readonly client: RunClient,
    scenario: Scenario,
  ) {
    this.data = { series: emptySeries(scenario), drops: new DropLog(), wiring: [] };
  }

  get series(): RunSeries {
    return this.data.series;
  }

  /** Every drop of the run. */
  get drops(): DropLog {
    return this.data.drops;
  }

  get wiring(): readonly EndpointWiring[] {
    return this.data.wiring;
  }

  /** Show what is known of another run until this one has its own. */
  copy({ data, observed }: RunHandle): void {
    this.data = { ...data };
    this.observed = observed;
  }

  /** Start another run from 0 and bring it to `time` (s) at once. */
  open(scenario: Scenario, play: boolean, time = 0): void {
    this.load(scenario, play, time, null);
  }

  /** Continue the run on show as `scenario` from `time` (s) on. Up to `since` (s) `scenario` must not differ. */
  fork(scenario: Scenario, play: boolean, time: number, since = time): void {
    this.load(scenario, play, time, since);
  }

  /** Compute the run on show again up to `time` (s), to get the packets there and to go on from there. */
  replayTo(time: number, play: boolean, again = false): void {
    const { scenario, length, flowState } = this.series;
    const observe = this.observeIn(scenario);
    if (observe && flowState?.flow === observe.flow) observe.first = flowState.length;
    const follow = this.followIn(scenario);
    // What is recorded anew takes the place of what was recorded before.
    const packetsOf = this.packetsIn(scenario);
    const keepsCauses = !again && packetsOf === this.packetsOf && (this.followed.length > 0 || follow.length === 0);
    const run = this.client.load(scenario, play, time, length, observe, causesOf(follow, packetsOf, keepsCauses));
    this.request(run, { kind: 'replay', until: time, ghost: null, keepsCauses, follow, packetsOf });
  }

  /** Of a long run the causes of its first part are forgotten: compute it again up to `time` (s), and they come again. */
  explainAgain(time: number): void {
    this.replayTo(time + this.lead, false, true);
  }

  /** A load has not been answered. */
  get awaited(): boolean {
    return this.requests.size > 0;
  }

  /** Another run has been asked for, and the one on show is still that of before. */
  get leaves(): boolean {
    return this.asksFor('new');
  }

  /** Another is computed to the time on show, to take the place of the run there. */
  get replaces(): boolean {
    return this.incoming !== null || this.asksFor('replacement');
  }

  /** null before the run has ended, and while another is to take its place. */
  get outcome(): Outcome | null {
    return this.asksFor('new') || this.asksFor('replacement') ? null : this.ending;
  }

  private asksFor(kind: Request['kind']): boolean {
    return [...this.requests.values()].some((request) => request.kind === kind);
  }

  /** The worker does not send the observed flow's state: a replay is needed to get it. */
  get missesFlowState(): boolean {
    const flow = flowIndex(this.series.scenario, this.observed);
    return flow !== null && flow !== this.received && !this.loading && this.client.changing === 0;
  }

  /** The engine's number of the flow whose causes are looked at. */
  get explainedFlow(): number {
    return this.explainedIn(this.series.scenario);
  }

  /** Have the causes sent of the flows that are looked at, if others are; and none recorded if nobody asks. */
  follow(): void {
    const flows = this.followIn(this.series.scenario);
    const packetsOf = this.packetsIn(this.series.scenario) === this.packetsOf ? this.packetsOf : null;
    if (this.awaited || this.followed.length === 0) return;
    if (flows.join() === this.followed.join() && packetsOf === this.packetsOf) return;
    this.followed = flows;
    this.packetsOf = packetsOf;
    this.client.follow(flows, packetsOf);
  }

  /** Causes are asked for and the worker records none: a replay is needed to get them. */
  get missesCauses(): boolean {
    const wanted = this.series.layout.flowGroups.length > 0 && this.asking() !== null;
    const packetsOf = this.packetsIn(this.series.scenario);
    const missing = this.followed.length === 0 || (packetsOf !== null && packetsOf !== this.packetsOf);
    return wanted && missing && !this.loading && this.client.changing === 0;
  }

  /** The causes of a flow have come up to `time`, s. */
  knowsCauses(time: number, of: FlowChoice): boolean {
    const flow = flowIndex(this.series.scenario, of);
    return flow !== null && this.causes.knownTo(flow) >= time;
  }

  /** Ask for the state of a flow beside every report of the clock; null ends it, and that at every sample. */
  inspect(flow: number | null): void {
    if (flow === null) this.received = this.series.flowState = null;
    this.client.inspect(flow);
  }

  /** Compute up to `time` (s), unless the worker is there or on its way. */
  reach(time: number): void {
    const goal = Math.min(time, this.series.scenario.duration);
    if (this.loading || this.head >= goal) return;
    this.loading = true;
    this.client.runTo(goal);
  }

  /** Time of the last sample, s. */
  get known(): number {
    return this.series.samples.timeOf(this.series.length - 1);
  }

  /** Longest time from a sender to its first hop, s: so far ahead the engine must be for every packet to be drawn. */
  get lead(): number {
    return this.wiring.reduce((longest, { toFirstHop }) => Math.max(longest, toFirstHop), 0);
  }

  /** Take in a report. @returns `new` if another run begins with it, `replaced` if a replacement is shown from now on */
  receive(report: Report): 'new' | 'replaced' | null {
    switch (report.type) {
      case 'loaded': {
        // Without a request: the client replaced the worker and brings the run to where it was.
        const request = this.requests.get(report.run) ?? {
          kind: 'replacement',
          until: this.head,
          ghost: null,
          keepsCauses: false,
          follow: [...this.requests.values()].at(-1)?.follow ?? this.followed,
          packetsOf: [...this.requests.values()].at(-1)?.packetsOf ?? this.packetsOf,
        };
        this.requests = new Map([...this.requests].filter(([run]) => run > report.run));
        return this.begin(report, request);
      }
      case 'frames':
        return this.takeFrames(report);
      case 'causes':
        this.coming.append(report.block);
        return null;
      case 'refused':
        this.requests.delete(report.run);
        this.loading = false;
        return null;
      case 'failed':
        this.loading = false;
        return null;
      case 'finished':
        this.loading = false;
        this.ending = { digest: report.digest, summary: report.summary };
        return null;
      default:
        return null;
    }
  }

  private load(scenario: Scenario, play: boolean, time: number, ghost: number | null): void {
    const follow = this.followIn(scenario);
    const packetsOf = this.packetsIn(scenario);
    const run = this.client.load(scenario, play, time, 0, this.observeIn(scenario), causesOf(follow, packetsOf, false));
    const kind = time > 0 ? 'replacement' : 'new';
    this.request(run, { kind, until: time, ghost, keepsCauses: false, follow, packetsOf });
  }

  private observeIn(scenario: Scenario): { flow: number; first: number } | null {
    const flow = flowIndex(scenario, this.observed);
    return flow === null ? null : { flow, first: 0 };
  }

  /** Flows whose causes are to be sent: all of few, of more the one that is looked at; none if nobody asks. */
  private followIn(scenario: Scenario): readonly number[] {
    if (this.asking() === null) return [];
    const flows = scenario.flows.reduce((sum, { count }) => sum + count, 0);
    if (flows <= MOST_FOLLOWED) return Array.from({ length: flows }, (_, flow) => flow);
    return [this.explainedIn(scenario)];
  }

  private packetsIn(scenario: Scenario): number | null {
    return this.asking() !== null && this.asksPackets() ? this.explainedIn(scenario) : null;
  }

  private explainedIn(scenario: Scenario): number {
    const asked = this.asking();
    return (asked !== 'first' && flowIndex(scenario, asked)) || 0;
  }

  private request(run: number, request: Request): void {
    this.loading = true;
    this.requests.set(run, request);
  }

  private begin(report: Extract<Report, { type: 'loaded' }>, request: Request): 'new' | null {
    const { observed } = report;
    this.head = 0;
    this.received = observed?.flow ?? null;
    this.followed = request.follow;
    this.packetsOf = request.packetsOf;
    if (!request.keepsCauses) this.coming = new CauseStore();
    this.packetsOutdated = true;
    this.incoming = null;
    this.loading = request.until > 0 || this.awaited;
    const stateOf = ({ keeping }: RunSeries): FlowStateSeries | null =>
      observed && new FlowStateSeries(observed.flow, observed.variables, keeping);
    if (request.kind === 'replay') {
      const { series } = this;
      if (observed && observed.flow !== series.flowState?.flow) series.flowState = stateOf(series);
      // The rows before `first` went when another flow was observed meanwhile.
      if (observed && observed.first > series.flowState!.length) this.received = null;
      return null;
    }
    this.ending = null;
    const data = {
      series: new RunSeries(report.scenario, report.layout),
      drops: new DropLog(),
      wiring: report.wiring,
    };
    data.series.flowState = stateOf(data.series);
    if (request.kind === 'replacement' && request.until > 0) {
      this.incoming = { ...data, ...request };
      return null;
    }
    this.restartPackets();
    this.causes = this.coming;
    this.data = data;
    this.ghost = null;
    return 'new';
  }

  private restartPackets(): void {
    this.packets.restart(0);
    this.packetsOutdated = false;
  }

  private takeFrames(report: Extract<Report, { type: 'frames' }>): 'replaced' | null {
    const { first, count, data, packets, causes, now, flowState, completions } = report;
    const { series, drops, wiring } = this.incoming ?? this.data;
    if (count > 0) series.append(first, count, data);
    if (completions) series.completions.append(completions.first, completions.data);
    if (flowState) series.flowState?.append(flowState.first, flowState.data);
    this.head = now;
    // Frames without packets come while the run is computed up to a time that was asked for.
    if (!packets) return null;
    // While a load is awaited, these are of the run before it.
    if (!this.awaited) this.loading = false;
    drops.append(packets);
    if (this.packetsOutdated) this.restartPackets();
    this.packets.append(packets, now);
    if (causes) this.coming.append(causes);
    if (!this.awaited) this.causes = this.coming;
    if (!this.incoming) return null;
    const { ghost } = this.incoming;
    this.ghost = ghost === null ? null : { series: this.series, since: ghost };
    this.incoming = null;
    this.data = { series, drops, wiring };
    return 'replaced';
  }
}

function causesOf(follow: readonly number[], packetsOf: number | null, kept: boolean): CausesWanted | null {
  return follow.length > 0 ? { follow, kept, ...(packetsOf !== null && { packetsOf }) } : null;
}
