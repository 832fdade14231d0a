/** What the lines of a phase plane are: where the link is full, and the diagonal. */
import type { FlowGroup } from '../../workers/engine/scenario/types.ts';
import type { RunSeries } from '../run/series.ts';
import type { ModelChoice } from '../theory/ideal-run.ts';
import { addedDelay, effectiveAt } from '../scenario/effective.ts';
import { say } from '../../workers/words/say.ts';

export interface PlaneFlow {
  /** The engine's number. */
  flow: number;
  name: string;
  slot: number;
  /** Number within its group. */
  place: number;
}

export type PlaneQuantity = 'window' | 'rate';

export interface PlaneInput {
  series: RunSeries;
  /** s */
  now: number;
  quantity: PlaneQuantity;
  across: PlaneFlow;
  up: PlaneFlow;
  /** The textbook's model beside it; null for none. */
  model: ModelChoice | null;
}

/** A straight line by where it meets the axes, in their unit, and what it says. */
export interface FullLine {
  across: number;
  up: number;
  words: string;
}

/**
 * What two flows hold together when the link is full, and when its queue is full too, if each of the flows that now
 * share it has the same: for two flows alone that is the efficiency line of Chiu and Jain (1989). In Mbit/s,
 * or for windows in packets: a flow of a longer round trip has more of them on the way. Empty where no one share would be fair:
 * several bottlenecks, no rate.
 */
export function fullLines({ series, now, quantity, across, up }: Omit<PlaneInput, 'model'>): FullLine[] {
  const { scenario, layout } = series;
  const sample = series.samples.indexAt(now);
  const share = sample < 0 ? 0 : series.fairShare.at(sample);
  const holds = effectiveAt(scenario, now);
  const { rates, limits, running } = holds;
  const rate = rates[0];
  if (share <= 0 || typeof rate !== 'number' || scenario.path.length > 1) return [];
  const flows = running.reduce(
    (sum, count, group) => sum + (scenario.flows[group]!.direction === 'forward' ? count : 0),
    0,
  );
  const [full, filled] =
    flows > 2 ? [say('their part of the link'), say('and of its queue')] : [say('full link'), say('full queue')];
  if (quantity === 'rate') return [{ across: (2 * share) / 1e6, up: (2 * share) / 1e6, words: full }];
  const queue = (limits[0]! * 2 * share) / rate;
  const groupOf = (flow: number): FlowGroup => scenario.flows[layout.flowGroups[flow]!]!;
  const link = ({ flow }: PlaneFlow): number =>
    (2 * share * (layout.flowBaseRtt[flow]! + addedDelay(scenario, groupOf(flow), holds))) /
    (8 * groupOf(flow).packetSize);
  return [
    { across: link(across), up: link(up), words: full },
    { across: link(across) + queue, up: link(up) + queue, words: filled },
  ];
}

/** What the diagonal says. Equal windows are equal shares only of equal round trips and packets. */
export function diagonalWords({ series: { scenario, layout }, quantity, across, up }: PlaneInput): string {
  const [one, other] = [across, up].map(({ flow }) => ({
    rtt: layout.flowBaseRtt[flow]!,
    ...scenario.flows[layout.flowGroups[flow]!]!,
  }));
  const alike =
    Math.abs(one!.rtt - other!.rtt) < 1e-6 &&
    one!.packetSize === other!.packetSize &&
    one!.enter === other!.enter &&
    one!.leave === other!.leave;
  return say(quantity === 'rate' || alike ? 'equal shares' : 'equal windows');
}
