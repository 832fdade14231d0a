/**
 * Languages that nobody speaks, made from the English of every message: one of longer words with accents, and one that is written
 * from right to left. They are files as somebody drops them who tries a translation of their own.
 */
import { messageId } from '../../../src/words/message-id.ts';
import { messagesOf } from '../../tools/words/messages.ts';

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'áƀçđéƒĝĥíĵķĺɱñóþɋŕšţúṽŵẋýž';
const ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنه';

export type Pseudo = 'longer' | 'from the right';

/** The text of a file with every message; what is put in stays in its place. */
export function pseudoFile(kind: Pseudo): string {
  return messagesOf(new URL('../../../', import.meta.url).pathname)
    .map(({ english }) => `${messageId(english)} = ${pseudo(english, kind)}\n`)
    .join('');
}

function pseudo(english: string, kind: Pseudo): string {
  return english
    .split(/(\{[^{}]*\}|<\/?\w+>|\s+)/)
    .map((part) => {
      const name = /^\{(\w+)/.exec(part)?.[1];
      return name === undefined ? (/^<\/?\w/.test(part) ? part : spelt(part, kind)) : `{ $${name} }`;
    })
    .join('');
}

/** A word in other letters, and longer by two fifths: its last letter is said again. */
function spelt(word: string, kind: Pseudo): string {
  const letters = kind === 'longer' ? ACCENTED : ARABIC;
  const other = word.replace(/[a-z]/gi, (letter) => letters[LATIN.indexOf(letter.toLowerCase())]!);
  const last = Array.from(other, (sign, at) => (letters.includes(sign) ? at : -1)).findLast((at) => at >= 0);
  if (last === undefined) return other;
  return other.slice(0, last) + other[last]!.repeat(1 + Math.round(0.4 * word.length)) + other.slice(last + 1);
}
