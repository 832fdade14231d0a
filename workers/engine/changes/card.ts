/**
 * What a change during a run is: a card, which schema, rules, words and the run itself read. It acts after everything
 * else that happens at its time.
 */
import type { Hop } from '../network/hops/hop.ts';
import type { LossModel } from '../network/losses/index.ts';
import type { Source } from '../network/sources/source.ts';
import type { Saying } from '../scenario/saying.ts';
import type { AnyField, FieldsOf } from '../scenario/parameter.ts';
import type { Scenario } from '../scenario/types.ts';

/** A flow, as a change finds it. */
export interface ChangedFlow {
  readonly started: boolean;
  /** `finishedAt` is NaN until it has sent all that it had to send. */
  readonly sender: { readonly counts: { readonly finishedAt: number } };
  /** Where its data enter the network. */
  readonly firstHop: Hop;
  /** Where its ACKs do; null if the reverse path is ideal. */
  readonly firstAckHop: Hop | null;
  /** Number of its endpoint, which its packets carry. */
  readonly endpoint: number;
  /** From then on it does not start any more, s. */
  absentFrom: number;
}

/** The network of a run, as a change finds it. Hops of the path, then those of the reverse path. */
export interface ChangedNetwork {
  /** s */
  readonly now: number;
  readonly hops: readonly Hop[];
  readonly sources: readonly Source[];
  /** The flows of the group with that id. */
  flowsOf(group: string): readonly ChangedFlow[];
  setStarted(flow: ChangedFlow, started: boolean): void;
  /** The delay of a hop's link from now on, s. */
  setDelay(hop: number, seconds: number): void;
  /** What a hop loses from now on. */
  setLoss(hop: number, model: LossModel): void;
}

/** What holds at a moment of a run. */
export interface Effective {
  /** Rate of each hop, bit/s, those of the reverse path after the others; null is unlimited. */
  rates: (number | null)[];
  /** Delay of each hop's link, one way, s. */
  delays: number[];
  /** Packets that may wait at each hop. */
  limits: number[];
  /** Artificial loss in front of each hop's queue. */
  losses: LossModel[];
  /** Whether each unresponsive source is switched on (its wave may still be in its low phase). */
  sources: boolean[];
  /** Flows of each group that send, leaving the random spread of their starts aside. */
  running: number[];
}

/** How the page names what a change speaks of. */
export interface ChangeWords extends Saying {
  /** The event's time: `12 s`. */
  time: string;
  /** The group that the event speaks of: `TCP`. */
  group: string;
  /** One flow of that group: `TCP 2`. */
  flow(index: number): string;
  /** Behind what happens at a hop: ` at bottleneck 2`; '' on a path of one. */
  atHop(hop: number): string;
  /** A rate in bit/s: `10 Mbit/s`. */
  rate(bitsPerSecond: number): string;
  /** A time in s: `40 ms`. */
  span(seconds: number): string;
  /** `one packet` is `a packet`, more are counted: `12 packets`. */
  packets(count: number): string;
  /** An unresponsive source: `square wave`. */
  source(index: number): string;
  /** What a loss model does at a hop, as a verb, as a thing and as a sentence: a link that loses everything is down. */
  losses(model: LossModel, hop: number): { verb: string; thing: string; told: string };
}

/** Why an event does not fit its scenario: the field, and the rule that it breaks. */
export interface ChangeRefusal {
  key: string;
  rule: string;
}

export interface ChangeCard<Do extends string, List extends readonly AnyField[], Own = FieldsOf<List>> {
  do: Do;
  /** One sentence for the docs. */
  about: string;
  /** Of the event, beside its time. */
  fields: List;
  /** It holds from the run's start, so it cannot be made live. */
  fromStart?: true;
  /** It is what a run is without, and no change of which a list of changes speaks. */
  exempts?: true;
  /** Only packets are dropped or spared: what was steady before is steady after it. */
  ofPackets?: true;
  /** Why it does not fit the scenario; group, flow, hop and source are there already. */
  refusal?(event: Own, scenario: Scenario): ChangeRefusal | null;
  /** It visits each packet that waits at its hop, and not each flow. */
  visitsQueue?(event: Own): boolean;
  /** What must hold before the run begins; `at` is the event's time, s. */
  begin?(event: Own, network: ChangedNetwork, at: number): void;
  act?(event: Own, network: ChangedNetwork): void;
  /** What holds after it. */
  shows?(event: Own, now: Effective, scenario: Scenario): void;
  /** What it did, as its flag says it: `stopped 2 TCP`. */
  verb(event: Own, say: ChangeWords): string;
  /** The same as a thing that a run has: `a packet of TCP dropped at 3 s`. */
  thing(event: Own, say: ChangeWords): string;
  /** The narrator's sentence when it happens; without one it is not narrated, as where the samples tell it. */
  told?(event: Own, say: ChangeWords): string;
}

export function changeCard<const Do extends string, const List extends readonly AnyField[]>(
  card: ChangeCard<Do, List>,
): ChangeCard<Do, List> {
  return card;
}

/** An event of a card's kind. */
export type EventOf<Card> =
  Card extends ChangeCard<infer Do, infer List> ? { at: number; do: Do } & FieldsOf<List> : never;
