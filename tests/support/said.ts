/** What is said in another language: each message in letters of its own, so that what no message says is seen. */
import { sayWith } from '../../workers/words/say.ts';

/** The messages of `make` in such letters; what is put into them stays as it is. */
export function inLetters<Made>(make: () => Made): Made {
  const translate = (english: string, said: Readonly<Record<string, string | number>> = {}): string =>
    english
      .split(/(\{\w+\})/)
      .map((part, at) => (at % 2 === 1 ? String(said[part.slice(1, -1)]) : part.replace(/[a-z]/gi, circled)))
      .join('');
  sayWith({ translate, door: null });
  try {
    return make();
  } finally {
    sayWith(null);
  }
}

function circled(letter: string): string {
  return String.fromCodePoint(0x24d0 + letter.toLowerCase().charCodeAt(0) - 97);
}

/** Words of a text that no message says; units are none. */
export function unsaid(text: string): string[] {
  return (text.match(/[A-Za-z][a-z]+(?:\/s)?/g) ?? []).filter((word) => !/^(?:[MGk]?bit\/s|ms)$/.test(word));
}
