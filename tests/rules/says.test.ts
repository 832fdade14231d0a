import { expect, test } from 'vitest';
import { says } from '../../workers/late/says.ts';

test('a kind of scheme is found wherever it stands: in a scenario, beside it, among the values of an experiment', () => {
  const flows = [{ scheme: { kind: 'tcp' } }, { scheme: { kind: 'own', rule: '' } }];
  for (const input of [
    { flows },
    { scenario: { flows: [] }, compare: { flows } },
    { vary: [{ path: 'flows.0.scheme.kind', values: ['tcp', 'own'] }] },
    'own',
  ])
    expect(says(input, 'own'), JSON.stringify(input)).toBe(true);
});

test('it is not found in texts that mention it, in names that people gave, in names of fields, or in numbers', () => {
  for (const input of [
    { note: 'my own rule, "own"' },
    { own: 1 },
    { title: 'own', flows: [{ id: 'own' }], entries: [{ name: 'own' }] },
    { columns: [[1, 2, 3], new Float64Array(4)] },
    { flows: [{ scheme: { kind: 'tcp' } }] },
    null,
    undefined,
    7,
  ])
    expect(says(input, 'own'), String(input)).toBe(false);
});
