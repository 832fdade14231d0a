/** What a game says when it is over, in another language: nothing of it stays English but names. */
import { expect, test } from 'vitest';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { HarmedByHand, Outcome } from '../../workers/hands/protocol.ts';
import { whyNoGame } from '../../workers/hands/seat.ts';
import { harmedWords, networkWords, pressesOf, whatWasDone, withPresses } from '../../src/hands/network-score.ts';
import { readList } from '../../src/hands/ranking.ts';
import { type Side, scoreWords } from '../../src/hands/score.ts';
import { inLetters, unsaid } from '../support/said.ts';
import { scenarioWith } from '../support/scenario.ts';

const scenario = scenarioWith({
  path: [{ rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 25 } }],
  flows: [{ id: 'tcp', scheme: { kind: 'tcp' }, ecn: true }],
  duration: 90,
  events: ['drop', 'drop', 'mark'].map((kind, at) => ({ at, do: kind, group: 'tcp', flow: 0, count: 1 })),
});
const FATES = [null, 'lost by a change', 'marked by a change', 'lost', 'marked', 'dropped'] as const;

test('scores, what lost packets did and why a link is no game are said in the reader’s language', () => {
  const side = (mine: number, others: number): Side => ({
    ...{ mine, others, roundTrip: 0.1, lost: 1, queue: 2.5, timeouts: 0 },
  });
  const outcome = (rate: number) =>
    ({ flows: [{ goodputBps: rate }, { goodputBps: 1e6 }], fairness: 0.9 }) as unknown as Outcome;
  const harmed = (packet: number | null, by: unknown, fell: number | null): HarmedByHand[] =>
    (['drop', 'mark'] as const).map(
      (how) => ({ how, packet, fall: fell && { from: 9, to: 4, at: 2, packet: fell, by } }) as HarmedByHand,
    );
  const said = inLetters(() => [
    ...[1, 2].flatMap((others) =>
      [1e6, 2e6, 4e6].flatMap((mine) => scoreWords({ hand: side(mine, mine), tcp: side(2e6, 2e6), flow: 0, others })),
    ),
    ...[1e6, 3e6].flatMap((rate) => networkWords(scenario, outcome(rate), outcome(2e6))),
    ...[harmed(null, null, null), harmed(7, null, null), harmed(7, null, 7)].flat().map(harmedWords),
    ...FATES.flatMap((by) => harmed(7, by, 6)).map(harmedWords),
    ...[whyNoGame(scenario)!, readList('#/play\n'.repeat(300)).leftOut],
  ]);
  expect(said.length).toBeGreaterThan(45);
  expect(said.flatMap(unsaid)).toEqual([]);
});

test('every number is that of its own side, and what is the same within a hundredth is said to be', () => {
  const side = (mine: number, others: number, more = 0): Side => ({
    ...{
      mine: 1e6 * mine,
      others: 1e6 * others,
      roundTrip: 0.1 + more,
      lost: 1 + more,
      queue: 2.5 + more,
      timeouts: 0,
    },
  });
  const tcp = side(2, 4, 7);
  const scores = [
    ...[1, 1.98, 1.97, 2, 2.02, 2.03, 3].map(
      (mine) => scoreWords({ hand: side(mine, 4), tcp, flow: 0, others: 0 })[0]!,
    ),
    ...[1, 2].flatMap((others) =>
      [1, 3.96, 3.95, 4.04, 4.05].map((rate) => scoreWords({ hand: side(1, rate), tcp, flow: 0, others })[1]!),
    ),
    ...scoreWords({ hand: side(1, 4), tcp, flow: 0, others: 1 }).slice(2),
    ...[
      { hand: side(1, 4), tcp: { ...tcp, roundTrip: null } },
      { hand: { ...tcp, roundTrip: null }, tcp },
    ].map((sides) => scoreWords({ ...sides, flow: 0, others: 0 }).length),
    scoreWords({ hand: side(1, 0), tcp: side(0, 0), flow: 0, others: 0 })[0],
  ];
  const outcome = (rate: number, fairness: number, flows = 2) =>
    ({ flows: Array.from({ length: flows }, () => ({ goodputBps: rate })), fairness }) as unknown as Outcome;
  const networks = [1.9e6, 2e6, 2.1e6].map((rate) => networkWords(scenario, outcome(rate, 0.8), outcome(2e6, 0.9)));
  const one = networkWords({ ...scenario, events: [] }, outcome(1e6, 1, 1), outcome(0, 1, 1));
  const done = ['drop', 'mark', 'drop drop', 'mark mark', 'drop mark', 'drop drop mark mark'].map((hows) =>
    whatWasDone(hows.split(' ').map((how) => ({ how: how as 'drop', at: 1, flow: 0 }))),
  );
  const fall = { from: 9, to: 4, at: 2, packet: 6, by: 'lost' as const };
  const harmed = (['drop', 'mark'] as const).map((how) => harmedWords({ how, at: 1, flow: 0, packet: 7, fall }));
  expect([...scores, ...networks.flat(), ...one, ...done, ...harmed]).toMatchSnapshot();
});

test('packets are those of the flow that was pressed, in the order of their times, and come back as they were', () => {
  const both = {
    ...scenario,
    flows: [scenario.flows[0]!, { ...scenario.flows[0]!, id: 'more', count: 2 }],
    events: [],
  };
  const presses = [
    { at: 3, flow: 2, how: 'mark' },
    { at: 1, flow: 0, how: 'drop' },
    { at: 2, flow: 1, how: 'drop' },
  ] as const;
  const played = normalizeScenario(withPresses(both, presses));
  expect(pressesOf(played).map(({ at, flow, how, choice }) => [at, flow, how, choice.group, choice.flow])).toEqual([
    [1, 0, 'drop', 'tcp', 0],
    [2, 1, 'drop', 'more', 0],
    [3, 2, 'mark', 'more', 1],
  ]);
});

test('only drops and marks of flows that the run has are presses of a game', () => {
  const events = [
    { at: 1, do: 'rate', hop: 0, rate: 1e6 },
    { at: 2, do: 'drop', group: 'tcp', flow: 0, count: 1 },
    { at: 3, do: 'mark', group: 'gone', flow: 0, count: 1 },
  ];
  const played = { ...scenario, events } as unknown as typeof scenario;
  expect(pressesOf(played)).toEqual([{ at: 2, flow: 0, how: 'drop', choice: { group: 'tcp', flow: 0 } }]);
});
