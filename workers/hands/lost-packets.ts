/** What came of packets that the network lost by hand: the fall of the window that answers for each, and what made that packet fall. */
import type { Fate } from '../engine/network/fates.ts';
import type { Scenario } from '../engine/scenario/types.ts';
import type { Simulation } from '../engine/simulation.ts';
import { causeCard } from '../engine/transport/causes/index.ts';
import type { LostByHand } from './protocol.ts';

type Fall = NonNullable<LostByHand['fall']>;

/** A fall answers for all packets up to this one. */
interface Recorded extends Omit<Fall, 'lostBy'> {
  upTo: number;
}

interface Flow {
  /** Of events whose packet has not come yet: their places. */
  waiting: number[];
  falls: Recorded[];
  /** What became of packets that did not arrive, by their numbers: the last time. */
  fates: Map<number, 'hand' | Fate>;
}

export class LossWatch {
  private readonly flows = new Map<number, Flow>();
  private readonly lost: LostByHand[] = [];

  /** Watches the flows of which an event drops packets. */
  constructor(scenario: Scenario, simulation: Simulation) {
    const first = new Map<string, number>();
    let count = 0;
    for (const group of scenario.flows) {
      first.set(group.id, count);
      count += group.count;
    }
    for (const event of scenario.events) {
      if (event.do !== 'drop') continue;
      const flow = first.get(event.group)! + event.flow;
      const own: Flow = this.flows.get(flow) ?? { waiting: [], falls: [], fates: new Map() };
      this.flows.set(flow, own);
      own.waiting.push(this.lost.length);
      this.lost.push({ at: event.at, flow, packet: null, fall: null });
    }
    for (const [flow, { falls }] of this.flows)
      simulation.observe(flow, {
        change: (variable, cause, before, after, numbers) => {
          const { numbers: names } = causeCard(cause);
          const packet = numbers[names.indexOf('packet')];
          if (packet === undefined || !(after < before)) return;
          const at = simulation.eventTime;
          const upTo = numbers[names.indexOf('highest')] ?? packet;
          // A window that comes down ACK by ACK falls to the threshold that the loss has set.
          const from = variable === 'ssthresh' ? numbers[names.indexOf('cut')] : before;
          if (variable === 'cwnd' || variable === 'rate') {
            if (falls.at(-1)?.at === at) falls.pop();
            falls.push({ at, from: before, to: after, packet, upTo });
          } else if (from !== undefined && after < from && variable === 'ssthresh' && falls.at(-1)?.at !== at)
            falls.push({ at, from, to: after, packet, upTo });
        },
      });
    simulation.observeHops({
      observes: (flow) => this.flows.has(flow),
      fate: (fate, flow, packet) => this.falls(fate, flow, packet, simulation.eventTime),
      accepted() {},
    });
  }

  private falls(fate: Fate, flow: number, packet: number, now: number): void {
    const own = this.flows.get(flow);
    if (!own || !/^(?:dropped|lost|pushed|made room)/.test(fate)) return;
    const [next] = own.waiting;
    // An event takes the very next packet: before it is asked for, it is the loss model's.
    const byHand = fate === 'lost' && next !== undefined && now >= this.lost[next]!.at;
    if (byHand) {
      own.waiting.shift();
      this.lost[next]!.packet = packet;
      this.lost[next]!.lostAt = now;
    }
    own.fates.set(packet, byHand ? 'hand' : fate);
  }

  /** By the run's end, in the order of the events. */
  outcome(): LostByHand[] {
    return this.lost.map((one) => {
      const { falls, fates } = this.flows.get(one.flow)!;
      const { packet, lostAt } = one;
      if (packet === null) return one;
      const fall = falls.find(({ at, upTo }) => at >= lostAt! && packet <= upTo);
      if (!fall) return one;
      const { at, from, to, packet: first } = fall;
      return { ...one, fall: { at, from, to, packet: first, lostBy: fates.get(first) ?? null } };
    });
  }
}
