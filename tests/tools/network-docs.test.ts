import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { queues } from '../../workers/engine/network/queues/index.ts';
import { sources } from '../../workers/engine/network/sources/index.ts';
import { heading, networkDocument } from './network-docs.ts';

describe('docs/network.md', () => {
  const text = networkDocument();

  test('is what `npm run docs` writes now', () => {
    expect(readFileSync(new URL('../../docs/network.md', import.meta.url), 'utf8')).toBe(text);
  });

  test.each([...queues, ...sources].map((card) => [card.name, card] as const))(
    'says of %s every parameter with its key, and its source',
    (_, card) => {
      const begin = text.indexOf(`\n### ${heading(card)}\n`);
      expect(begin).toBeGreaterThan(0);
      const section = text.slice(begin, text.indexOf('\nSource: ', begin + 1));
      expect(section).toContain(card.about);
      expect(section).toContain(`{"kind":"${card.kind}"}`);
      const keys = [...section.matchAll(/\| `(\w+)` \|/g)].map(([, key]) => key);
      expect(keys).toEqual(card.parameters.map(({ key }) => key));
    },
  );

  test('shows a time as the form does, beside SI: CoDel’s target is 0.005 s, 5 ms', () => {
    expect(text).toContain('| Waiting it lets pass *target* | `target` | s | 0.0001 to 1 | 0.005 (5 ms) |');
  });

  test('names no paper by its key', () => expect(text).not.toMatch(/\b(yang|bansal|jin|tsao)20\d\d\b/));
});
