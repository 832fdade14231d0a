import { expect, test } from 'vitest';
import { scenes } from '../../src/scenes/index.ts';
import { sourceText } from '../../src/scenario/papers.ts';
import { queues } from '../../workers/engine/network/queues/index.ts';
import { sources } from '../../workers/engine/network/sources/index.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { metrics } from '../../workers/measures/index.ts';
import { closedForms } from '../../workers/theory/closed-forms.ts';
import { documentNow, DOCUMENTS } from './documents.ts';
import { withViewFields } from './link-docs.ts';

test.each(Object.entries(DOCUMENTS))('docs/%s.md is what `npm run docs` writes now', (name, made) => {
  expect(documentNow(name)).toBe(made());
});

test('a document without a place for the table is refused, and the place is named', () => {
  expect(() => withViewFields('# Links')).toThrow(/needs the lines .*From the cards/);
});

/** What a section has to say of its card. */
const SAID: readonly [document: string, card: string, says: readonly string[]][] = [
  ...schemes.map((card): (typeof SAID)[number] => [
    'schemes',
    card.name,
    [
      ...[...card.law, card.about, `{"kind":"${card.kind}"}`],
      ...card.parameters.map(({ key }) => `\`${key}\` |`),
      ...card.presets.map(({ name }) => `| ${name} |`),
    ],
  ]),
  ...[...queues, ...sources].map((card): (typeof SAID)[number] => [
    'network',
    card.name,
    [card.about, `{"kind":"${card.kind}"}`, ...card.parameters.map(({ key }) => `| \`${key}\` |`)],
  ]),
  ...metrics.map((card): (typeof SAID)[number] => [
    'metrics',
    card.name,
    [
      `\`${card.id}\`. ${sourceText(card.definition)}`,
      `| Formula | ${card.formula.replaceAll('|', '\\|')} |`,
      `| Window | ${sourceText(card.defaultWindow)} |`,
      ...(['O', 'D', 'X'] as const).flatMap((verdict) => (card.thresholds ? [`| ${card.thresholds[verdict]} |`] : [])),
    ],
  ]),
  ['metrics', 'closed forms', closedForms.map(({ id }) => `| \`${id}\` |`)],
  ...scenes.map(({ id, name, notice }): (typeof SAID)[number] => [
    'scenes',
    name,
    [`\`#/scene/${id}\``, ...Object.values(notice.numbers).map(({ between }) => `[${between.join(' to ')}`)],
  ]),
  ['network', 'times as the form shows them', ['| `target` | s | 0.0001 to 1 | 0.005 (5 ms) |']],
];

test.each(SAID)('docs/%s.md says of %s all that its card does', (document, _, says) => {
  const text = documentNow(document);
  expect(says.filter((words) => !text.includes(words))).toEqual([]);
});

test.each(['metrics', 'schemes'])('the links within docs/%s.md lead to what is there', (name) => {
  const text = documentNow(name);
  const headings = [...text.matchAll(/^##+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
  const anchors = [...headings, ...[...text.matchAll(/<a id="([^"]*)">/g)].map(([, anchor]) => anchor!)];
  const links = [...text.matchAll(/\]\(#([^)]*)\)/g)].map(([, link]) => link!);
  expect(links.length).toBeGreaterThanOrEqual(schemes.length);
  for (const link of links) expect(anchors).toContain(link);
});

test.each(['metrics', 'network', 'schemes'])('docs/%s.md names no paper by its key', (name) => {
  expect(documentNow(name)).not.toMatch(/\b(yang|bansal|jin|tsao)20\d\d\b/);
});
