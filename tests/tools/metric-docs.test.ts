import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { closedForms } from '../../workers/theory/closed-forms.ts';
import { metrics } from '../../workers/measures/index.ts';
import { sourceText } from '../../src/scenario/papers.ts';
import { metricsDocument } from './metric-docs.ts';

describe('docs/metrics.md', () => {
  const text = metricsDocument();

  test('is what `npm run docs` writes now', () => {
    expect(readFileSync(new URL('../../docs/metrics.md', import.meta.url), 'utf8')).toBe(text);
  });

  test.each(metrics.map((card) => [card.id, card] as const))(
    'says of %s its definition, formula, unit, window and thresholds',
    (id, card) => {
      const begin = text.indexOf(`\n### ${card.name}\n`);
      expect(begin).toBeGreaterThan(0);
      const section = text.slice(begin, text.indexOf('\n## ', begin) + 1 || undefined).split('\n### ')[1]!;
      expect(section).toContain(`\`${id}\`. ${sourceText(card.definition)}`);
      expect(section).toContain(`| Formula | ${card.formula.replaceAll('|', '\\|')} |`);
      expect(section).toContain(`| Window | ${sourceText(card.defaultWindow)} |`);
      if (card.ours) expect(section).toContain('**Ours:**');
      if (card.thresholds)
        for (const verdict of ['O', 'D', 'X'] as const) expect(section).toContain(`| ${card.thresholds[verdict]} |`);
    },
  );

  test('lists every closed form', () => {
    for (const { id } of closedForms) expect(text).toContain(`| \`${id}\` |`);
  });

  test('its links lead to anchors that are there', () => {
    const anchors = [...text.matchAll(/<a id="([^"]*)">/g)].map(([, anchor]) => anchor!);
    const links = [...text.matchAll(/\]\(#([^)]*)\)/g)].map(([, link]) => link!);
    expect(new Set(anchors).size).toBe(metrics.length);
    expect(links.toSorted()).toEqual(anchors.toSorted());
  });

  test('names no paper by its key', () => expect(text).not.toMatch(/\b(yang|bansal|jin|tsao)20\d\d\b/));
});
