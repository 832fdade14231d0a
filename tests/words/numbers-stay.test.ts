/** A translation has the numbers of its English: a wrong one would be a wrong lesson, and nobody would see it. */
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/words/language.ts';
import { textsOf, translationsIn } from '../tools/words/files.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** The digits of each number, whichever sign its language has between whole and part, and between thousands. */
function numbersIn(text: string): Set<string> {
  return new Set([...text.matchAll(/\d(?:[\d.,]*\d)?/g)].map(([number]) => number.replace(/[.,]/g, '')));
}

/** What stands in an English text beside what is put into it; the words of its codes stay. */
const ofEnglish = (text: string): string => text.replace(/\{\w+(?:[:#][^{}]*)?\}/g, '');
/** What stands in a translation, without the keys by which it chooses. */
const ofTranslation = (text: string): string => text.replace(/\{ \$\w+ (?:->|\})|^\s*\*?\[\w+\]/gm, '');

test.each(OTHERS)('%s has each number of the English, and no other', (language) => {
  const wrong: string[] = [];
  for (const text of textsOf(ROOT, language).values())
    for (const { english, said } of translationsIn(text)) {
      const [theirs, ours] = [numbersIn(ofEnglish(english)), numbersIn(ofTranslation(said))];
      // Arabic says one in a word, and of none its number.
      if (language === 'ar') {
        theirs.delete('1');
        ours.delete('1');
        if (said.includes('[zero]')) ours.delete('0');
      }
      if ([...theirs].sort().join() !== [...ours].sort().join()) wrong.push(`${english}: ${said}`);
    }
  expect(wrong).toEqual([]);
});
