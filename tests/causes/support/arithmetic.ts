/** Works out the sums that a sentence writes down: `(1 − 0.125) × 40 = 35`. */
import { power } from '../../../workers/theory/math.ts';

export interface Sum {
  /** What the left side comes to, and what the sentence says that it is. */
  left: number;
  right: number;
}

const NUMBER = String.raw`-?\d+(?:\.\d+)?(?:e[+-]?\d+)?`;
const SUM = new RegExp(String.raw`((?:[\d.()+−×/^³ ]|e[+-]?\d)+) = (${NUMBER})`, 'g');

/** Every sum in a sentence whose numbers stand there in full, but for those with a letter in them. */
export function sumsIn(sentence: string): Sum[] {
  return [...sentence.matchAll(SUM)].flatMap(([, left, right]) =>
    /^ *[\d(].*[+−×/^]/.test(left!) ? [{ left: new Reader(left!).sum(), right: Number(right) }] : [],
  );
}

class Reader {
  private readonly tokens: string[];

  constructor(text: string) {
    // A colon or a bracket that belongs to the words before leaves a blank.
    this.tokens = text.match(new RegExp(String.raw`${NUMBER}|[()+−×/^³]`, 'g')) ?? [];
  }

  sum(): number {
    let value = this.product();
    while (this.tokens[0] === '+' || this.tokens[0] === '−') {
      const plus = this.tokens.shift() === '+';
      const next = this.product();
      value = plus ? value + next : value - next;
    }
    return value;
  }

  private product(): number {
    let value = this.factor();
    while (this.tokens[0] === '×' || this.tokens[0] === '/') {
      const times = this.tokens.shift() === '×';
      const next = this.factor();
      value = times ? value * next : value / next;
    }
    return value;
  }

  private factor(): number {
    const token = this.tokens.shift()!;
    const value = token === '(' ? this.sum() : Number(token);
    if (token === '(') this.tokens.shift();
    if (this.tokens[0] === '^') {
      this.tokens.shift();
      return power(value, this.factor());
    }
    if (this.tokens[0] !== '³') return value;
    this.tokens.shift();
    return value * value * value;
  }
}
