/** What packets that were lost or marked by hand did to a run, in words: all of it from the run and from the one without that. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { Harmed, HarmedByHand, Outcome } from '../../workers/hands/protocol.ts';
import { countText, fixed, rateText } from '../format.ts';
import { type FlowChoice, flowIndex } from '../scenario/flow-choice.ts';
import { say } from '../words/say.ts';
import type { TimedPress } from './play.ts';

export interface DonePress extends TimedPress {
  /** The flow by its name. */
  choice: FlowChoice;
}

/** The packets that a game's events lose or mark. */
export function pressesOf(scenario: Scenario): DonePress[] {
  return scenario.events.flatMap((event) => {
    if (event.do !== 'drop' && event.do !== 'mark') return [];
    const choice = { group: event.group, flow: event.flow };
    const flow = flowIndex(scenario, choice);
    return flow === null ? [] : [{ at: event.at, flow, how: event.do, choice }];
  });
}

/** The game with these packets lost or marked: events with their exact times. */
export function withPresses(scenario: Scenario, presses: readonly TimedPress[]): object {
  const choices = scenario.flows.flatMap(({ id, count }) =>
    Array.from({ length: count }, (_, flow) => ({ group: id, flow })),
  );
  const events = presses.map(({ at, flow, how }) => ({ at, do: how, ...choices[flow]!, count: 1 }));
  return { ...scenario, events: [...scenario.events, ...events].sort((one, other) => one.at - other.at) };
}

/** `3 lost packets`, `3 lost packets and 2 marked packets`. */
export function whatWasDone(presses: readonly TimedPress[]): string {
  const of = (wanted: Harmed): number => presses.filter(({ how }) => how === wanted).length;
  const [lost, marked] = [countText(of('drop'), 'lost packet'), countText(of('mark'), 'marked packet')];
  if (of('mark') === 0) return lost;
  return of('drop') === 0 ? marked : say('{lost} and {marked}', { lost, marked });
}

const ONE_CUT = 'one cut answers for all that is missing or marked of a window';

/** What came of a packet that was lost or marked: the fall that answers for it, and for which packet that was. */
export function harmedWords({ how, packet, fall }: HarmedByHand): string {
  if (packet === null)
    return how === 'drop'
      ? 'no packet of it came by any more.'
      : 'no packet of it that can carry a mark came by any more.';
  if (!fall)
    return how === 'drop'
      ? say('packet {packet}: nothing fell for it.', { packet })
      : say(`packet {packet}, marked: nothing fell for it; ${ONE_CUT}.`, { packet });
  const fell = `from ${fixed(fall.from, 1)} to ${fixed(fall.to, 1)} packets at ${fixed(fall.at, 1)} s`;
  const name = how === 'drop' ? `packet ${packet}` : `packet ${packet}, marked`;
  if (fall.packet === packet) return `${name}: its window fell for it, ${fell}.`;
  return `${name}: its window fell ${fell}, for packet ${fall.packet}, ${whoHarmed(fall.by)}; ${ONE_CUT}.`;
}

const WHO: Readonly<Record<string, string>> = {
  'lost by a change': 'which you lost too',
  'marked by a change': 'which you marked',
  lost: 'lost on the way, not by you',
};

function whoHarmed(fate: NonNullable<HarmedByHand['fall']>['by']): string {
  if (fate === null) return 'not yours';
  return WHO[fate] ?? `${fate.includes('marked') ? 'marked' : 'dropped'} by the queue, not by you`;
}

export function networkWords(scenario: Scenario, hand: Outcome, whole: Outcome): string[] {
  const total = ({ flows }: Outcome) => flows.reduce((sum, { goodputBps }) => sum + goodputBps, 0);
  const [mine, without] = [total(hand), total(whole)];
  const share = without > 0 ? (100 * (without - mine)) / without : 0;
  const lines = [
    `${whatWasDone(pressesOf(scenario))} in ${scenario.duration} s: ${rateText(mine)} came through in place of ${rateText(without)}, ${fixed(Math.abs(share), 1)} % ${share >= 0 ? 'less' : 'more'}.`,
  ];
  if (hand.flows.length > 1)
    lines.push(
      `Jain’s index of fairness, 1 where all get the same, is ${fixed(hand.fairness, 3)} in place of ${fixed(whole.fairness, 3)}.`,
    );
  return lines;
}
