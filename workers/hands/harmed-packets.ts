/** What came of packets that the network lost or marked by hand: the fall of the window that answers for each, and what harmed the packet of that fall. */
import type { Fate } from '../engine/network/fates.ts';
import type { Scenario } from '../engine/scenario/types.ts';
import type { Simulation } from '../engine/simulation.ts';
import { causeCard } from '../engine/transport/causes/index.ts';
import type { Harmed, HarmedByHand } from './protocol.ts';

type Fall = NonNullable<HarmedByHand['fall']>;

/** A fall answers for all packets up to this one. */
interface Recorded extends Omit<Fall, 'by'> {
  upTo: number;
}

interface Flow {
  falls: Recorded[];
  /** What harmed packets, by their numbers: the last time. */
  fates: Map<number, Fate>;
}

/** An event that harms packets, as far as it has. */
type Harm = HarmedByHand & { left: number };

export class HarmWatch {
  private readonly flows = new Map<number, Flow>();
  private readonly harms: Harm[] = [];

  /** Watches the flows of which an event drops or marks packets. */
  constructor(scenario: Scenario, simulation: Simulation) {
    const first = new Map<string, number>();
    let count = 0;
    for (const group of scenario.flows) {
      first.set(group.id, count);
      count += group.count;
    }
    for (const event of scenario.events) {
      if (event.do !== 'drop' && event.do !== 'mark') continue;
      const flow = first.get(event.group)! + event.flow;
      if (!this.flows.has(flow)) this.flows.set(flow, { falls: [], fates: new Map() });
      this.harms.push({ how: event.do, at: event.at, flow, packet: null, fall: null, left: event.count });
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
    if (!own || !/^(?:dropped|lost|marked|pushed|made room)/.test(fate)) return;
    own.fates.set(packet, fate);
    const how = handOf(fate);
    const harm = how && this.harms.find((one) => one.flow === flow && one.how === how && one.left > 0);
    if (!harm) return;
    harm.left -= 1;
    harm.packet ??= packet;
    harm.harmedAt ??= now;
  }

  /** By the run's end, in the order of the events. */
  outcome(): HarmedByHand[] {
    return this.harms.map(({ left: _, ...one }) => {
      const { falls, fates } = this.flows.get(one.flow)!;
      const { packet, harmedAt } = one;
      if (packet === null) return one;
      // A cut that tells of a later packet alone is another one's.
      const fall = falls.find(({ at, upTo, packet: first }) => at >= harmedAt! && first <= packet && packet <= upTo);
      if (!fall) return one;
      const { at, from, to, packet: first } = fall;
      return { ...one, fall: { at, from, to, packet: first, by: fates.get(first) ?? null } };
    });
  }
}

/** What a press does to a packet that ends so; null of a fate that no press made. */
function handOf(fate: Fate | null): Harmed | null {
  return fate === 'lost by a change' ? 'drop' : fate === 'marked by a change' ? 'mark' : null;
}
