/** No text can hang the page: every reader of texts from outside takes long repeats in a time that grows as they do. */
import { describe, expect, test } from 'vitest';
import { lessonToAnswer, readersOf, tryReader } from '../support/hostile-texts.ts';
import { LONG } from '../engine/support/long.ts';
import { opened } from '../lessons/support.ts';

/**
 * Processor time of one text, ms, not counting what else the machine does. Each text of these takes less than half a second; a reader
 * whose time grows as the square takes ten seconds and more for the longest.
 */
const MOST_MS = 4_000;
/** Of the repeats, around each of a reader's frames another part; `npm run fuzz:texts` tries all. */
const EVERY = LONG ? 4 : 120;
const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

describe.each(Object.entries(readersOf(await lessonToAnswer())))('the reader of a %s', (_, reader) => {
  test('takes long repeats in its stride', async () => {
    const { ms, text } = await tryReader(reader, clock, EVERY);
    expect(ms, text).toBeLessThan(MOST_MS);
  });
});

test.each([
  ['a curve of many blanks', 'question', `curve: ?\nof: window(${' '.repeat(50_000)}x`],
  ['an axis of many blanks', 'question', `point: ?\nacross: a${' '.repeat(50_000)}b\nup: 1 0..2 y`],
  [
    'a value behind many blanks that ends in a line of another kind',
    'question',
    `choice:${' '.repeat(50_000)}x\u2028y`,
  ],
  ['empty lines of a scene', 'scene', '\n'.repeat(50_000)],
])('a lesson of %s is refused at once, with a line', async (_, kind, lines) => {
  const began = clock();
  const text = `# T\n\n## S\n\n\`\`\`scene\nopen: #/scene/sawtooth\n\`\`\`\n\n\`\`\`${kind}\n${lines}\n\`\`\`\n`;
  await expect(opened(text)).rejects.toThrow(/^Line \d+: /);
  expect(clock() - began).toBeLessThan(MOST_MS);
});
