import { expect, it } from 'vitest';

import { keepExperiment, keptExperiments } from '../../src/library/kept-experiments.ts';
import { openParts } from '../../src/export/import.ts';
import { partsOf } from '../../src/export/take-apart.ts';

function storeOf(first: string | null = null): () => Pick<Storage, 'getItem' | 'setItem'> {
  let text = first;
  return () => ({ getItem: () => text, setItem: (_, value) => void (text = value) });
}

const forbidden = (): never => {
  throw new Error('storage is forbidden');
};

it('experiments are kept by their links, the newest first, each title once, thirty of them', () => {
  const store = storeOf();
  for (let index = 0; index < 40; index += 1)
    keepExperiment(`No. ${index}`, `#/experiment?e=1.x${index}`, index, store);
  keepExperiment('No. 30', '#/experiment?e=1.y', 99, store);
  const kept = keptExperiments(store);
  expect(kept).toHaveLength(30);
  expect(kept[0]).toEqual({ at: 99, title: 'No. 30', hash: '#/experiment?e=1.y' });
  expect(kept.filter(({ title }) => title === 'No. 30')).toHaveLength(1);
});

it('a storage that is forbidden, broken or holds something else keeps none and throws nothing', () => {
  keepExperiment('x', '#/experiment?e=1.x', 1, forbidden);
  expect(keptExperiments(forbidden)).toEqual([]);
  for (const text of ['{', '5', '[{"hash":"javascript:alert(1)","title":"x","at":1}]', '[null,[1]]'])
    expect(keptExperiments(storeOf(text))).toEqual([]);
  const store = storeOf();
  keepExperiment('x', 'https://example.org', 1, store);
  keepExperiment('x', `#/experiment?e=1.${'x'.repeat(70_000)}`, 1, store);
  expect(keptExperiments(store)).toEqual([]);
});

it('a file that is an experiment is told from a scenario', async () => {
  const parts = partsOf('{"version":1,"scenario":{"version":1},"vary":[]}');
  expect(parts.experiment).toEqual({ version: 1, scenario: { version: 1 }, vary: [] });
  await expect(openParts(parts, () => Promise.reject(new Error('none')))).rejects.toThrow('is an experiment');
});
