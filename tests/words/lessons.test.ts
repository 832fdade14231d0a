/** Lessons in other languages: whole, and of the English text, or not shown. */
import { describe, expect, test, vi } from 'vitest';
import { textKey } from '../../src/lesson/key.ts';
import { inReadersLanguage } from '../../src/lessons/in-language.ts';
import { LANGUAGES } from '../../src/words/language.ts';
import { englishLesson, lessonFaults, lessonsIn, toTranslate } from '../tools/words/lessons.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const SHORTEST = englishLesson(ROOT, 'delay-and-rate');

const OTHERS = LANGUAGES.flatMap((language) => lessonsIn(ROOT, language).map((lesson) => ({ language, ...lesson })));

// A stale one is not shown; `npm run words` names it.
describe.each(OTHERS)('$name in $language', ({ name, text, stale }) => {
  test.skipIf(stale)('has the steps, questions, statements and links of the English one', () => {
    expect(lessonFaults(englishLesson(ROOT, name), text)).toEqual([]);
  });
});

test('a lesson is shown in the reader’s language if the translation is of exactly this text, else in English, whole', async () => {
  const german = await inReadersLanguage(SHORTEST, 'delay-and-rate', 'de');
  expect(german).toContain('# Aus Verzögerung und Rate lernen');
  expect(german).toContain(`of: ${textKey(SHORTEST)}\n`);
  const mended = `${SHORTEST}\n`;
  expect(await inReadersLanguage(mended, 'delay-and-rate', 'de')).toBe(mended);
  for (const [name, language] of [
    ['delay-and-rate', 'en'],
    ['delay-and-rate', 'ar'],
    ['mine', 'de'],
    [null, 'de'],
  ] as const)
    expect(await inReadersLanguage(SHORTEST, name, language)).toBe(SHORTEST);
});

test('a translation that cannot be fetched leaves the lesson in English, whole', async () => {
  vi.doMock('../../src/words/files/de/lessons/buffer.md?raw', () => {
    throw new Error('gone');
  });
  expect(await inReadersLanguage(SHORTEST, 'buffer', 'de')).toBe(SHORTEST);
  vi.doUnmock('../../src/words/files/de/lessons/buffer.md?raw');
});

test('what the test of lessons refuses: another scene, statement, link, answer, paragraph or option, and English left over', () => {
  const german = lessonsIn(ROOT, 'de').find(({ name }) => name === 'delay-and-rate')!.text;
  const fault = (from: string, to: string): string => {
    expect(german).toContain(from);
    return lessonFaults(SHORTEST, german.replace(from, to)).join();
  };
  expect(fault('until: 20', 'until: 21')).toContain('step 1, scene');
  expect(fault('queue() in 0.8..3.2', 'queue() in 0.8..3.3')).toContain('step 1, after the question');
  expect(fault('near: 2', 'near: 3')).toContain('step 1, question');
  expect(fault('#/scene/vegas?path.0.queue.limit=8', '#/scene/vegas')).toContain('step 2, after the question');
  expect(fault('- [x]', '- [ ]')).toContain('exactly one option');
  expect(fault('## BBR', 'Noch ein Absatz.\n\n## BBR')).toContain('paragraphs');
  expect(lessonFaults(SHORTEST, toTranslate(SHORTEST))[0]).toContain('English still');
});
