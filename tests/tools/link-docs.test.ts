import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withViewFields } from './link-docs.ts';

const document = readFileSync(new URL('../../docs/links.md', import.meta.url), 'utf8');

it('docs/links.md says of each field of a view what its card says: run `npm run docs` after a change', () => {
  expect(withViewFields(document)).toBe(document);
});

it('a document without a place for the table is refused, and the place is named', () => {
  expect(() => withViewFields('# Links')).toThrow(/needs the lines .*From the cards/);
});
