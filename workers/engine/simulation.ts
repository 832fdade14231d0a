/**
 * A run: a function of its scenario alone. The same engine serves the page, the command line and the sweeps.
 */
import type { HeldOfGroup } from '../language/program.ts';
import type { ChangedNetwork } from './changes/card.ts';
import { changeOf } from './changes/index.ts';
import { EventQueue, Timer } from './event-queue.ts';
import { type FlowPacketObserver, observePackets } from './assemble/flow-packets.ts';
import type { Flow } from './assemble/flows.ts';
import { buildNetwork, type Network } from './assemble/network.ts';
import { Collector } from './sampling/collector.ts';
import { frameLayout, type FrameLayout } from './sampling/frame.ts';
import { type FrameListener, Sampler } from './sampling/sampler.ts';
import { CompletionLog } from './sampling/completion-log.ts';
import { isOfTwoQueues } from './sampling/readings.ts';
import type { Summary } from './sampling/summary.ts';
import type { EndpointWiring, PacketObserver } from './network/packet-records.ts';
import { lossProcess } from './network/losses/index.ts';
import { hopsOf } from './scenario/hops.ts';
import { meanRtt } from './scenario/rtt.ts';
import { RandomStream } from './random.ts';
import { LIMITS } from './scenario/limits.ts';
import { ScenarioError } from './scenario/refusal.ts';
import type { Scenario, TimedEvent } from './scenario/types.ts';
import type { CauseObserver } from './transport/causes.ts';
import type { Inspection } from './transport/ends.ts';
import type { FateObserver } from './network/fates.ts';

/** Something to do at a time (s), after all other events of that time. */
interface Stop {
  at: number;
  act(now: number): void;
  /** About as much work as this many events. */
  work(now: number): number;
}

export class Simulation {
  readonly layout: FrameLayout;
  /** Transfers that are over, and probes that were answered. */
  readonly completions = new CompletionLog();
  private readonly eventQueue = new EventQueue();
  private readonly network: Network;
  private readonly sampler: Sampler;
  private readonly collector: Collector;
  private readonly lossStreams: RandomStream[];
  private readonly changed: ChangedNetwork;
  /** The scenario's events and the warm-up's end, in order of time. */
  private readonly stops: Stop[];
  private nextStop = 0;
  /** Events of the scenario and changes applied. */
  private eventCount: number;
  private time = 0;

  /**
   * @param scenario normalized: what `normalizeScenario` returns
   * @param onFrame called with each frame; the row is reused
   * @param observer gets each packet record
   */
  constructor(
    readonly scenario: Scenario,
    onFrame?: FrameListener,
    observer?: PacketObserver,
  ) {
    this.eventCount = scenario.events.length;
    this.network = buildNetwork(scenario, this.eventQueue, observer);
    const { flows, hops, counts, sources } = this.network;
    for (const count of counts) count.completions = this.completions;
    const twoQueues = hops.filter((hop) => isOfTwoQueues(hop));
    this.lossStreams = hops.map((_, hop) => new RandomStream(scenario.seed, hop === 0 ? 'loss' : `loss ${hop}`));
    this.changed = this.changedNetwork();
    this.layout = frameLayout({
      period: scenario.sample === 'rtt' ? meanRtt(flows) : scenario.sample,
      flowGroups: flows.map((flow) => flow.group),
      flowBaseRtt: flows.map((flow) => flow.baseRtt),
      hops: hops.length,
      traffic: sources.length,
      ...(twoQueues.length > 0 && { twoQueues: twoQueues.map(({ number }) => number) }),
    });
    this.collector = new Collector(scenario, this.layout, counts, hops);
    const listeners: FrameListener[] = [(row, index) => this.collector.onFrame(row, index)];
    if (onFrame) listeners.push(onFrame);
    this.sampler = new Sampler(
      this.eventQueue,
      this.layout,
      flows.map((flow) => flow.sender),
      hops,
      twoQueues,
      counts,
      () => this.network.settle(),
      listeners,
    );
    hopsOf(scenario).forEach(({ loss }, hop) => this.changed.setLoss(hop, loss));
    for (const event of scenario.events) changeOf(event).begin?.(event, this.changed, event.at);
    this.scheduleStartsAndStops();
    this.stops = [
      ...(scenario.warmup > 0
        ? [{ at: scenario.warmup, act: (now: number) => this.beginCollecting(now), work: () => 1 }]
        : []),
      ...scenario.events.map((event) => ({
        at: event.at,
        act: () => this.act(event),
        work: (now: number) => this.workOf(event, now),
      })),
    ].sort((a, b) => a.at - b.at);
  }

  /** Simulated time, s. */
  get now(): number {
    return this.time;
  }

  /** Time of the event that is being processed, s; for observers. */
  get eventTime(): number {
    return this.eventQueue.now;
  }

  get finished(): boolean {
    const { duration } = this.scenario;
    return this.time >= duration && this.nextStop === this.stops.length && this.eventQueue.nextTime() > duration;
  }

  /** Data packets sent so far, by flows and unresponsive sources. */
  get packetsSent(): number {
    return this.network.counts.reduce((sum, counts) => sum + counts.sent, 0);
  }

  /**
   * Run up to and including `time`, s (at most the duration), or until `maxEvents` events are done; a change of the
   * scenario counts as many as it looks at packets or flows, and is done whole. The result does not
   * depend on how a run is divided into calls. On return both ends of all flows have got everything up to then.
   * @returns true if `time` was reached
   */
  runUntil(time: number, maxEvents = Infinity): boolean {
    const end = Math.min(time, this.scenario.duration);
    let left = maxEvents;
    for (;;) {
      const stop = this.stops[this.nextStop];
      const until = stop && stop.at <= end ? stop.at : end;
      if (until >= this.time) {
        const fired = this.eventQueue.run(until, left);
        left -= fired;
        if (left <= 0) {
          this.time = Math.max(this.time, this.eventQueue.now);
          this.network.settle();
          return false;
        }
        this.time = Math.max(this.time, until);
        this.eventQueue.advanceTo(this.time);
      }
      if (!stop || stop.at > end) {
        this.network.settle();
        return this.time >= end;
      }
      this.nextStop += 1;
      left -= stop.work(this.time);
      stop.act(this.time);
    }
  }

  /**
   * Make a change now, after everything else that happens at this instant. Appended to the scenario, the event gives the same run.
   * @param event of this time, normalized: what `normalizeEvent` returns
   * @throws ScenarioError if it belongs into the scenario, or is one more than a scenario may hold
   */
  apply(event: TimedEvent): void {
    if (changeOf(event).fromStart)
      throw new ScenarioError([{ path: 'do', rule: 'must be in the scenario before the run begins', value: event.do }]);
    if (this.eventCount >= LIMITS.events) {
      throw new ScenarioError([
        { path: 'events', rule: `must be at most ${LIMITS.events} in all`, value: String(this.eventCount + 1) },
      ]);
    }
    this.eventCount += 1;
    this.runUntil(this.time);
    this.act(event);
  }

  /** Metrics from the warm-up's end to now. */
  summary(): Summary {
    return this.collector.summary(this.time);
  }

  /** Where the packets of each endpoint go: flows, then unresponsive sources. */
  get wiring(): readonly EndpointWiring[] {
    return this.network.wiring;
  }

  /** State of a flow now, or within `onFrame` at the frame's time, as its scheme shows it to a learner. Changes nothing. */
  inspect(flow: number): Inspection[] {
    return this.network.flows[flow]!.sender.inspect();
  }

  /** What rules of one's own gave so far that cannot be, with the group of flows. */
  held(): HeldOfGroup[] {
    return this.network.flows.flatMap(({ sender }, flow) =>
      (sender.held ?? []).map((one) => ({ ...one, group: this.layout.flowGroups[flow]! })),
    );
  }

  /** Record why a flow changes what it decides by, from now on; null ends that. */
  observe(flow: number, observer: CauseObserver | null): void {
    this.network.flows[flow]!.sender.observe(observer);
  }

  /** Record each packet of a flow and each ACK, from now on. */
  observePackets(flow: number, observer: FlowPacketObserver): void {
    observePackets(this.network.flows[flow]!, this.eventQueue, this.network.pool, observer);
  }

  /** Record what becomes of packets at hops, from now on; null ends that. */
  observeHops(observer: FateObserver | null): void {
    for (const hop of this.network.hops) hop.fates = observer;
  }

  /** Digest of all frames so far, hexadecimal. */
  digest(): string {
    return this.sampler.digest.toString();
  }

  /** Frames so far. */
  get frames(): number {
    return this.sampler.index;
  }

  /** Data packets of each endpoint in the network: sent, and neither delivered nor dropped. Slow; for tests. */
  dataInFlight(): Int32Array {
    return this.network.dataInFlight();
  }

  private beginCollecting(now: number): void {
    this.network.settle();
    this.collector.begin(now);
  }

  private scheduleStartsAndStops(): void {
    const { flows, sources } = this.network;
    for (const flow of flows) {
      const group = this.scenario.flows[flow.group]!;
      const random = new RandomStream(this.scenario.seed, `start ${flow.name}`);
      const start = group.start + flow.place * group.startEvery + group.startJitter * random.uniform();
      new Timer(this.eventQueue, () => this.setStarted(flow, true)).set(start);
      if (group.stop !== null)
        new Timer(this.eventQueue, () => this.setStarted(flow, false)).set(Math.max(start, group.stop));
    }
    sources.forEach((source, index) => {
      const { start, stop } = this.scenario.traffic[index]!;
      new Timer(this.eventQueue, () => source.start(this.eventQueue.now)).set(start);
      if (stop !== null) new Timer(this.eventQueue, () => source.stop()).set(stop);
    });
  }

  /** Packets or flows that a change looks at. */
  private workOf(event: TimedEvent, now: number): number {
    const { flows, hops } = this.network;
    return 1 + ('hop' in event && changeOf(event).visitsQueue?.(event) ? hops[event.hop]!.waiting(now) : flows.length);
  }

  private act(event: TimedEvent): void {
    this.network.settle();
    changeOf(event).act?.(event, this.changed);
  }

  /** Start or stop a flow now. Its first hop sees it an entry delay later, unless the opposite has been asked by then. */
  private setStarted(flow: Flow, started: boolean): void {
    if (started && this.eventQueue.now >= flow.absentFrom) return;
    flow.started = started;
    const atEntry = (): void => {
      if (flow.started !== started) return;
      if (started) flow.sender.start();
      else flow.sender.stop();
    };
    new Timer(this.eventQueue, atEntry).set(this.eventQueue.now + flow.entryDelay);
  }

  /** The network as changes find it. */
  private changedNetwork(): ChangedNetwork {
    const { eventQueue, scenario, lossStreams } = this;
    const { flows, hops, sources } = this.network;
    return {
      get now() {
        return eventQueue.now;
      },
      hops,
      sources,
      flowsOf: (id) => flows.filter(({ group }) => scenario.flows[group]!.id === id),
      setStarted: (flow, started) => this.setStarted(flow as Flow, started),
      setDelay: (hop, seconds) => this.network.setDelay(hop, seconds),
      setLoss(hop, model) {
        const { loss } = hops[hop]!;
        hops[hop]!.loss = lossProcess(model, lossStreams[hop]!, eventQueue.now, loss);
      },
    };
  }
}
