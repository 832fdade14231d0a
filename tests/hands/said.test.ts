/** What a game says when it is over, in another language: nothing of it stays English but names. */
import { expect, test } from 'vitest';
import type { HarmedByHand, Outcome } from '../../workers/hands/protocol.ts';
import { whyNoGame } from '../../workers/hands/seat.ts';
import { harmedWords, networkWords } from '../../src/hands/network-score.ts';
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
