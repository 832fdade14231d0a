import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scenarioDocument } from './scenario-docs.ts';

it('docs/scenario.md says of each field what its list says: run `npm run docs` after a change', () => {
  const document = readFileSync(new URL('../../docs/scenario.md', import.meta.url), 'utf8');
  expect(document).toBe(scenarioDocument());
});
