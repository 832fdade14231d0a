/** The scenario of a game: whose seat it is, the same with TCP in that seat, and with the steps of a record. */
import { normalizeScenario } from '../engine/scenario/normalize.ts';
import type { FlowGroup, Scenario } from '../engine/scenario/types.ts';
import { findScheme } from '../engine/schemes/index.ts';
import { say } from '../words/say.ts';
import { LONGEST_RECORD, TICKS_PER_SECOND } from '../engine/schemes/hands-steps.ts';

/** s */
export const GAME_SECONDS = LONGEST_RECORD / TICKS_PER_SECOND;
/** A game of the network, s, and packets that it may lose or mark. */
export const NETWORK_SECONDS = 30;
export const NETWORK_PACKETS = 5;

const SEAT = 'you';

function isByHand(kind: string): boolean {
  return findScheme(kind)?.byHand === true;
}

/** Whether the hand sets a rate, and no window. */
export function setsRate(scenario: Pick<Scenario, 'flows'>): boolean {
  return scenario.flows[seatOf(scenario)]?.scheme.kind === 'hands-rate';
}

/** Index of the group that a hand drives; −1 if there is none. */
export function seatOf({ flows }: Pick<Scenario, 'flows'>): number {
  return flows.findIndex(({ scheme, count }) => isByHand(scheme.kind) && count === 1);
}

/** Index of the seat's flow among all flows. */
export function seatFlow({ flows }: Pick<Scenario, 'flows'>, seat: number): number {
  return flows.slice(0, seat).reduce((sum, { count }) => sum + count, 0);
}

/** Whether a flow, by its index among all, answers marks. */
export function understandsMarks({ flows }: Pick<Scenario, 'flows'>, flow: number): boolean {
  return flows.flatMap(({ count, ecn }) => Array.from({ length: count }, () => ecn))[flow]!;
}

/** The steps that are recorded in the seat. */
export function recordOf(scenario: Scenario): string {
  return String(scenario.flows[seatOf(scenario)]?.scheme['steps'] ?? '');
}

export type Sets = 'window' | 'rate';

/** What the scheme of a group sets, and so a person in its seat unless they choose. */
export function setBy({ scheme }: Pick<FlowGroup, 'scheme'>): Sets {
  return findScheme(scheme.kind)!.control === 'rate' ? 'rate' : 'window';
}

/**
 * The scenario with a person in the seat of a flow of the group; of several flows the first leaves the group for it.
 * @throws ScenarioError where that cannot be: an event of the run names a flow that is no longer in its group
 */
export function withSeat(scenario: Scenario, group: number, sets = setBy(scenario.flows[group]!)): Scenario {
  const taken = scenario.flows[group]!;
  const isAlone = taken.count === 1;
  const seat: FlowGroup = {
    ...taken,
    id: isAlone ? taken.id : SEAT,
    label: 'You',
    count: 1,
    packets: null,
    scheme: { kind: sets === 'rate' ? 'hands-rate' : 'hands', steps: '' },
  };
  const rest = isAlone ? [] : [{ ...taken, count: taken.count - 1 }];
  return checked({
    ...scenario,
    duration: Math.min(scenario.duration, GAME_SECONDS),
    warmup: 0,
    flows: [...scenario.flows.slice(0, group), seat, ...rest, ...scenario.flows.slice(group + 1)],
  });
}

/** Groups of which a flow's seat can be taken. */
export function freeSeats(scenario: Scenario): number[] {
  return scenario.flows.flatMap((_, group) => {
    try {
      withSeat(scenario, group);
      return [group];
    } catch {
      return [];
    }
  });
}

/** The game with these steps, up to its last one that is no hold. */
export function withRecord(scenario: Scenario, steps: string): Scenario {
  const { kind } = scenario.flows[seatOf(scenario)]!.scheme;
  return inSeat(scenario, { kind, steps: withoutEnd(steps) }, 'You');
}

/** Holds at the end say nothing. */
function withoutEnd(steps: string): string {
  let end = steps.length;
  while (steps[end - 1] === '.') end -= 1;
  return steps.slice(0, end);
}

/** The same run with TCP in the seat. */
export function withTcp(scenario: Scenario): Scenario {
  return inSeat(scenario, { kind: 'tcp' }, 'TCP in your seat');
}

function inSeat(scenario: Scenario, scheme: FlowGroup['scheme'], label: string): Scenario {
  const seat = seatOf(scenario);
  return checked({
    ...scenario,
    flows: scenario.flows.map((group, index) => (index === seat ? { ...group, scheme, label } : group)),
  });
}

/** A run as the network plays it: half a minute of it, without what an earlier game lost or marked. */
export function forNetwork(scenario: Scenario): Scenario {
  return checked({
    ...scenario,
    duration: Math.min(scenario.duration, NETWORK_SECONDS),
    warmup: 0,
    events: scenario.events.filter(({ do: kind }) => kind !== 'drop' && kind !== 'mark'),
  });
}

/** @throws ScenarioError */
function checked(scenario: object): Scenario {
  return normalizeScenario(scenario);
}

/** Why a scenario is no game that was played; null if it is one. */
export function whyNoGame(scenario: Scenario): string | null {
  const seat = seatOf(scenario);
  if (seat < 0) return say('nobody’s hands are in it');
  if (scenario.flows.filter(({ scheme }) => isByHand(scheme.kind)).length > 1)
    return say('more than one hand is in it');
  const { duration } = scenario;
  if (duration > GAME_SECONDS)
    return say('it lasts {duration} s, and a game at most {most} s', { duration, most: GAME_SECONDS });
  return recordOf(scenario) === '' ? say('it has not been played yet') : null;
}
