/** A game that goes on: a run that moves by ticks, and what its player may know of it. */
import { OWN_ENDS } from '../engine/assemble/ends.ts';
import { PACKET_SENT, ANSWER_ARRIVED } from '../engine/network/packet-records.ts';
import { flowOffset, hopOffset } from '../engine/sampling/frame.ts';
import { normalizeEvent, normalizeScenario } from '../engine/scenario/normalize.ts';
import type { Scenario } from '../engine/scenario/types.ts';
import { type HandRecord, handsOn, handsOnRate } from '../engine/schemes/hands-sender.ts';
import { TICKS_PER_SECOND } from '../engine/schemes/hands-steps.ts';
import { Simulation } from '../engine/simulation.ts';
import { HarmWatch } from './harmed-packets.ts';
import type { NetworkTick, Outcome, OwnTick, Press } from './protocol.ts';
import { NETWORK_PACKETS, seatFlow, seatOf, setsRate } from './seat.ts';

/** A run whose next tick is somebody's. */
abstract class Ticks {
  /** Ticks done. */
  protected tick = 0;

  constructor(protected readonly simulation: Simulation) {}

  get over(): string | null {
    return this.tick / TICKS_PER_SECOND >= this.simulation.scenario.duration ? this.simulation.digest() : null;
  }

  protected goOn(): void {
    this.tick += 1;
    this.simulation.runUntil(this.tick / TICKS_PER_SECOND);
  }

  protected windowOf(flow: number): number {
    const shown = this.simulation.inspect(flow).find(({ name }) => name === 'cwnd' || name === 'rate');
    return typeof shown?.value === 'number' ? shown.value : NaN;
  }
}

/** The wheel of one flow. What it tells is of that flow alone. */
export class WheelGame extends Ticks {
  private readonly record: HandRecord;
  private readonly flow: number;
  private readonly isRate: boolean;
  private readonly sentAt = new Map<number, number>();
  private highestSent = -1;
  private highestAck = -1;
  private acked = 0;
  private again = 0;
  private timeouts = 0;
  private roundTrip = 0;

  constructor(input: unknown) {
    const scenario = normalizeScenario(input);
    const record: HandRecord = { letters: '' };
    super(simulationOn(scenario, record));
    this.record = record;
    this.isRate = setsRate(scenario);
    this.flow = seatFlow(scenario, seatOf(scenario));
    this.simulation.observePackets(this.flow, (kind, time, packet) => {
      if (kind === PACKET_SENT) this.sends(packet, time);
      else if (kind === ANSWER_ARRIVED) this.hears(packet, time);
    });
    this.simulation.observe(this.flow, {
      change: (variable, cause) => {
        if (variable === 'rto' && cause === 'timeout') this.timeouts += 1;
      },
    });
  }

  /** Go on for a tenth of a second: the letter acts at its end. */
  step(letter: string): OwnTick {
    this.record.letters += letter;
    this.acked = this.again = this.timeouts = 0;
    this.goOn();
    return {
      tick: this.tick,
      window: this.windowOf(this.flow),
      acked: this.acked,
      again: this.again,
      timeouts: this.timeouts,
      roundTrip: this.roundTrip,
    };
  }

  private sends(packet: number, time: number): void {
    if (packet > this.highestSent) {
      this.highestSent = packet;
      this.sentAt.set(packet, time);
    } else {
      this.again += 1;
      // Which of the two an ACK answers nobody knows (Karn's rule).
      this.sentAt.delete(packet);
    }
  }

  private hears(packet: number, time: number): void {
    if (packet <= this.highestAck) return;
    // An echo is of one packet; what it passes over has been lost.
    this.acked += this.isRate ? 1 : packet - this.highestAck;
    if (this.isRate) this.again += packet - this.highestAck - 1;
    const sent = this.sentAt.get(packet);
    if (sent !== undefined) this.roundTrip = time - sent;
    for (let each = this.highestAck; each <= packet; each += 1) this.sentAt.delete(each);
    this.highestAck = packet;
  }
}

/** The network, which may lose or mark a few packets. */
export class NetworkGame extends Ticks {
  private readonly flows: { group: string; index: number }[];
  private readonly queue: () => number;
  private left = NETWORK_PACKETS;

  constructor(input: unknown) {
    const scenario = normalizeScenario(input);
    let waiting = 0;
    const simulation: Simulation = new Simulation(scenario, (row) => {
      waiting = row[hopOffset(simulation.layout, 0, 'queue')]!;
    });
    super(simulation);
    this.queue = () => waiting;
    this.flows = scenario.flows.flatMap(({ id, count }) =>
      Array.from({ length: count }, (_, index) => ({ group: id, index })),
    );
  }

  /** Lose or mark the next packet of a flow, or none, and go on for a tenth of a second. */
  step(press: Press | null): NetworkTick {
    const whose = press === null || this.left === 0 ? undefined : this.flows[press.flow];
    if (whose) {
      this.left -= 1;
      const { group, index } = whose;
      const at = this.tick / TICKS_PER_SECOND;
      this.simulation.apply(
        normalizeEvent({ at, do: press!.how, group, flow: index, count: 1 }, this.simulation.scenario),
      );
    }
    this.goOn();
    const windows = this.flows.map((_, each) => this.windowOf(each));
    return { tick: this.tick, windows, queue: this.queue() };
  }
}

/** A run with a person in its seat: the record grows while it goes on. */
function simulationOn(scenario: Scenario, record: HandRecord): Simulation {
  const kind = setsRate(scenario) ? 'hands-rate' : 'hands';
  const replayed = OWN_ENDS[kind]!;
  OWN_ENDS[kind] = (_, parts) => (kind === 'hands' ? handsOn : handsOnRate)(record, parts);
  try {
    return new Simulation(scenario);
  } finally {
    OWN_ENDS[kind] = replayed;
  }
}

/** The whole run, measured. @throws ScenarioError */
export function measured(input: unknown): Outcome {
  const scenario = normalizeScenario(input);
  const rows: Float32Array[] = [];
  const simulation = new Simulation(scenario, (row) => void rows.push(row.slice()));
  const watch = new HarmWatch(scenario, simulation);
  simulation.runUntil(scenario.duration);
  const { layout } = simulation;
  const { flows, hops, fairness } = simulation.summary();
  const column = (offset: number, per = 1) => Float32Array.from(rows, (row) => row[offset]! / per);
  const group = (flow: number) => layout.flowGroups[flow]!;
  return {
    digest: simulation.digest(),
    duration: scenario.duration,
    flows: flows.map(({ goodputBps, meanRtt, drops, timeouts, lossEvents }, flow) => ({
      ...{ group: group(flow), goodputBps, meanRtt, drops, timeouts, lossEvents },
    })),
    meanQueue: hops[0]!.meanQueue,
    maxQueue: hops[0]!.maxQueue,
    utilization: hops[0]!.utilization,
    fairness: fairness.longTerm,
    times: Float32Array.from(rows, (_, index) => (index + 1) * layout.period),
    windows: flows.map((_, flow) => column(flowOffset(flow, 'cwnd'))),
    rates: flows.map((_, flow) => column(flowOffset(flow, 'delivered'), layout.period)),
    queue: column(hopOffset(layout, 0, 'queue')),
    harmed: watch.outcome(),
  };
}
