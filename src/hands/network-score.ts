/** What packets that were lost or marked by hand did to a run, in words: all of it from the run and from the one without that. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { Harmed, HarmedByHand, Outcome } from '../../workers/hands/protocol.ts';
import { fixed, rateText } from '../format.ts';
import { type FlowChoice, flowIndex } from '../scenario/flow-choice.ts';
import { say } from '../../workers/words/say.ts';
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
  const [drops, marks] = [of('drop'), of('mark')];
  const lost = drops === 1 ? say('1\u00a0lost packet') : say('{count}\u00a0lost packets', { count: drops });
  const marked = marks === 1 ? say('1\u00a0marked packet') : say('{count}\u00a0marked packets', { count: marks });
  if (marks === 0) return lost;
  return drops === 0 ? marked : say('{lost} and {marked}', { lost, marked });
}

const ONE_CUT = 'one cut answers for all that is missing or marked of a window';

/** What came of a packet that was lost or marked: the fall that answers for it, and for which packet that was. */
export function harmedWords({ how, packet, fall }: HarmedByHand): string {
  if (packet === null)
    return how === 'drop'
      ? say('no packet of it came by any more.')
      : say('no packet of it that can carry a mark came by any more.');
  if (!fall)
    return how === 'drop'
      ? say('packet {packet}: nothing fell for it.', { packet })
      : say(`packet {packet}, marked: nothing fell for it; ${ONE_CUT}.`, { packet });
  const said = {
    name: how === 'drop' ? say('packet {packet}', { packet }) : say('packet {packet}, marked', { packet }),
    ...{ from: fixed(fall.from, 1), to: fixed(fall.to, 1), time: fixed(fall.at, 1), other: fall.packet ?? '' },
  };
  if (fall.packet === packet) return say(`{name}: its window fell for it, ${FROM_TO}.`, said);
  const { by } = fall;
  const fate =
    by === null || by in FELL_FOR ? by : by.includes('marked') ? 'marked by the queue' : 'dropped by the queue';
  return say(FELL_FOR[fate ?? 'none']!, said);
}

const FROM_TO = 'from {from} to {to} packets at {time} s';
const FELL = `{name}: its window fell ${FROM_TO}, for packet {other}`;

/** By what became of the packet that a window fell for, where that is another one. */
const FELL_FOR: Readonly<Record<string, string>> = {
  none: `${FELL}, not yours; ${ONE_CUT}.`,
  'lost by a change': `${FELL}, which you lost too; ${ONE_CUT}.`,
  'marked by a change': `${FELL}, which you marked; ${ONE_CUT}.`,
  lost: `${FELL}, lost on the way, not by you; ${ONE_CUT}.`,
  'marked by the queue': `${FELL}, marked by the queue, not by you; ${ONE_CUT}.`,
  'dropped by the queue': `${FELL}, dropped by the queue, not by you; ${ONE_CUT}.`,
};

export function networkWords(scenario: Scenario, hand: Outcome, whole: Outcome): string[] {
  const total = ({ flows }: Outcome) => flows.reduce((sum, { goodputBps }) => sum + goodputBps, 0);
  const [mine, without] = [total(hand), total(whole)];
  const share = without > 0 ? (100 * (without - mine)) / without : 0;
  const said = {
    ...{ done: whatWasDone(pressesOf(scenario)), duration: scenario.duration },
    ...{ mine: rateText(mine), without: rateText(without), share: fixed(Math.abs(share), 1) },
  };
  const lines = [
    share >= 0
      ? say('{done} in {duration} s: {mine} came through in place of {without}, {share} % less.', said)
      : say('{done} in {duration} s: {mine} came through in place of {without}, {share} % more.', said),
  ];
  if (hand.flows.length > 1)
    lines.push(
      say('Jain’s index of fairness, 1 where all get the same, is {mine} in place of {without}.', {
        ...{ mine: fixed(hand.fairness, 3), without: fixed(whole.fairness, 3) },
      }),
    );
  return lines;
}
