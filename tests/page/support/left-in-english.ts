/** What a picture puts together of words and numbers, and says in English to readers of all languages. */
import { sayWith } from '../../../workers/words/say.ts';
import { isName } from '../../tools/words/names.ts';

/**
 * Runs `make` in a language that has all messages, and none that a number has been put into already.
 * @returns which of the texts have English words in them
 */
export function leftInEnglish(make: () => readonly string[]): string[] {
  sayWith({
    translate: (english, said) =>
      // One of a thing has its number in it.
      /\d/.test(english) && !english.startsWith('1\u00a0')
        ? undefined
        : english.replace(/\{(\w+)\}|[a-z]+/gi, (word, name?: string) =>
            String((name && said?.[name]) ?? (isName(word) ? word : '¤')),
          ),
    door: null,
  });
  try {
    return make().filter((text) => !isName(text.replace(/\b(?:ACKs|ms|kbit|Mbit|Gbit|MB|s)\b|\u00a0/g, ' ')));
  } finally {
    sayWith(null);
  }
}
