/** A scenario's script for ns-2, as it always was, of every card and under all network conditions: line by line but for what every script has. */
import { expect, test } from 'vitest';
import { lossModels } from '../../workers/engine/network/losses/index.ts';
import { queues } from '../../workers/engine/network/queues/index.ts';
import { sources } from '../../workers/engine/network/sources/index.ts';
import type { Card } from '../../workers/engine/scenario/parameter.ts';
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { toNs2 } from '../../workers/ns2/script.ts';
import { CONDITIONS, fieldsOf, settingsOf } from '../engine/support/conditions.ts';
import { digestOf } from '../support/digest.ts';
import { scenarioWith } from '../support/scenario.ts';

/** A digest for each script, and all that scripts say they have not: each once. */
function kept(scenarios: readonly (readonly [name: string, fields: object])[]): string[] {
  const said = new Set<string>();
  const scripts = scenarios.map(([name, fields]) => {
    const { script, leftOut, remarks } = toNs2(scenarioWith(fields), 'https://example.org/#/play');
    // Once for all packets, times and flows.
    for (const line of [...leftOut, ...remarks]) said.add(line.replaceAll(/\d[\d.]*/g, '…'));
    return `${name}: ${digestOf([script.replace(ENGINE_VERSION, ''), leftOut, remarks])}`;
  });
  return [...new Set(scripts), ...said];
}

const TURNS = [0, 1, 2, 3];

const [first] = Object.values(CONDITIONS);

test('of every scheme', () => {
  const scenarios = schemes.flatMap((card) => TURNS.map((turn) => [card.kind, fieldsOf(card, first!, turn)] as const));
  expect(kept(scenarios)).toMatchSnapshot();
});

test('under all network conditions', () => {
  const scenarios = Object.entries(CONDITIONS).map(
    ([name, conditions], turn) => [name, fieldsOf(schemes[turn % schemes.length]!, conditions, turn)] as const,
  );
  expect(kept(scenarios)).toMatchSnapshot();
});

test.each<[string, readonly Card[], (settings: object) => object]>([
  ['queue', queues, (queue) => ({ path: [{}, { queue }] })],
  ['way to lose', lossModels, (loss) => ({ path: [{}, { loss }] })],
  ['source', sources, (source) => ({ path: [{}, {}], traffic: [{ ...source, enter: 1 }] })],
])('of every %s', (_, cards, run) => {
  const flows = [{ id: 'one' }, { id: 'two', accessDelay: 0.01, packets: 30 }];
  const scenarios = cards.flatMap((card) =>
    TURNS.map((turn) => [card.kind, { flows, ...run(settingsOf(card, turn)) }] as const),
  );
  expect(kept(scenarios)).toMatchSnapshot();
});
