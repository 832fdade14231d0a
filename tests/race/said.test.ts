/** What a race and the search for a link that breaks a rule tell, in another language: nothing of it stays English but names. */
import { expect, test } from 'vitest';
import { cardPlan } from '../../workers/papers/figures/rule-card.ts';
import { networkWords } from '../../workers/race/breaking/breaking.ts';
import { FAILURES } from '../../workers/race/breaking/failures.ts';
import { drawnNetwork, rangesSaid } from '../../workers/race/breaking/networks.ts';
import { linkColumns } from '../../workers/race/columns.ts';
import { planeOf } from '../../workers/race/plane.ts';
import { inLetters, unsaid } from '../support/said.ts';
import { scenarioWith } from '../support/scenario.ts';

test('axes of the plane, failures with their numbers, networks and the card of a rule are said in the reader’s language', () => {
  const measured = { own: 1e6, others: 2e5, loss: 0.1, cov: 1.5, full: 0.95 };
  const said = inLetters(() => {
    const size = { width: 600, height: 300, left: 40, right: 10, top: 10, bottom: 40 };
    const { x, y } = planeOf([], linkColumns(true), size);
    const card = cardPlan({ name: 'A', scheme: { kind: 'tcp', variant: 'sack' } });
    return [
      ...[x.words, y.words, card.title, rangesSaid()],
      ...FAILURES.map(({ says }) => says(measured, measured)),
      ...[0, 1, 2, 3, 4, 5].map((number) => networkWords(scenarioWith({ ...drawnNetwork(1, number) }))),
      ...card.panels.flatMap((panel) => [panel.x.label, panel.y.label]),
    ];
  });
  expect(said.length).toBeGreaterThan(20);
  expect(said.flatMap(unsaid)).toEqual([]);
});
