import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { schemesDocument } from './scheme-docs.ts';

describe('docs/schemes.md', () => {
  const text = schemesDocument();

  test('is what `npm run docs` writes now', () => {
    expect(readFileSync(new URL('../../docs/schemes.md', import.meta.url), 'utf8')).toBe(text);
  });

  test.each(schemes.map((card) => [card.name, card] as const))(
    'says of %s its law, every parameter with key and range, every preset, and its source',
    (_, card) => {
      const begin = text.indexOf(`\n## ${card.name}`);
      expect(begin).toBeGreaterThan(0);
      const section = text.slice(begin, text.indexOf('\n## ', begin + 1));
      for (const line of card.law) expect(section).toContain(line);
      expect(section).toContain(card.about);
      expect(section).toContain(`{"kind":"${card.kind}"}`);
      for (const parameter of card.parameters)
        expect(section).toMatch(new RegExp(`\\| [^|]*${parameter.name}[^|]* \\| \`${parameter.key}\` \\|`));
      for (const preset of card.presets) expect(section).toContain(`| ${preset.name} |`);
      expect(section).toContain('\nSource: ');
    },
  );

  test('its links lead to headings that are there', () => {
    const anchors = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) =>
      heading!
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    );
    const links = [...text.matchAll(/\]\(#([^)]*)\)/g)].map(([, link]) => link!);
    expect(links).toHaveLength(schemes.length);
    for (const link of links) expect(anchors).toContain(link);
  });

  test('names no paper by its key', () => expect(text).not.toMatch(/\b(yang|bansal|jin|tsao)20\d\d\b/));
});
