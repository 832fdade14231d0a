import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rulesDocument } from './rule-docs.ts';

it('docs/rules.md is what the language’s lists and its examples say (npm run docs)', () => {
  expect(readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8')).toBe(rulesDocument());
});
