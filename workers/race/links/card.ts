/** A link that rules race on: a scenario whose first group, `entry`, gets the scheme of whoever races. */
export interface RaceLink {
  /** As addresses and tables have it. */
  id: string;
  name: string;
  /** One sentence: what the link is, and what it asks of a rule. */
  about: string;
  /** The scenario, for normalizeScenario. @param seed of the race: what is drawn is drawn from it */
  scenario(seed: number): LinkScenario;
  /** Part of the link that is the entry's if all flows share alike. */
  part: number;
}

/** What a link says of a scenario; everything else has the defaults of the format. */
export interface LinkScenario {
  duration: number;
  warmup: number;
  path: readonly object[];
  transport?: object;
  flows: readonly [object, ...object[]];
}

/** Id of the group that races, and of TCP beside it where there is one. */
export const ENTRY = 'entry';
export const BESIDE = 'tcp';

/** The flows of whoever races. Their starts have some spread: it is what seeds draw. */
export function entryFlows(count: number, accessDelay: number, startJitter: number): object {
  return { id: ENTRY, count, accessDelay, startJitter, packetSize: 1500 };
}

/** Packets of 1500 bytes that a link holds in a round trip, `part` of them, one at least. */
export function packetsOfPath(rate: number, roundTrip: number, part: number): number {
  return Math.max(1, Math.round((part * rate * roundTrip) / (8 * 1500)));
}
