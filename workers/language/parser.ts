/**
 * The one parser of the small language, a Pratt parser: statements of lessons, what must hold of experiments, and rules.
 *
 *   expression  "if" expression "then" expression "else" expression | "not" expression | - expression
 *               expression (or | and | < > <= >= == != | + - | * / | ^) expression, the later ones binding closer
 *               number | "(" expression ")" | function "(" expression { "," expression } ")" | leaf
 */
import type { Expression, Sign } from './expression.ts';
import { functionNamed } from './functions.ts';
import { LanguageError, type Token, tokensOf } from './tokens.ts';

/** Nesting of brackets and functions. */
const DEPTH = 20;

const BINDS = new Map<string, number>([
  ...[['or', 1] as const, ['and', 2] as const],
  ...['<', '>', '<=', '>=', '==', '!='].map((sign) => [sign, 4] as const),
  ...[['+', 5] as const, ['-', 5] as const, ['*', 6] as const, ['/', 6] as const, ['^', 8] as const],
]);
const NOT = 3;
const COMPARISON = 4;
const MINUS = 7;
/** Binds closer than comparisons: a statement compares sums. */
export const SUM = 5;

/** Reads what is neither number, bracket nor function: a name, a measure. @throws LanguageError */
export type ReadLeaf<Leaf> = (token: Token, parser: Parser<Leaf>) => Leaf;

export class Parser<Leaf> {
  private readonly tokens: readonly Token[];
  private at = 0;
  private depth = 0;
  /** Numbers, names and signs read so far: what an expression costs. */
  parts = 0;

  constructor(
    source: string,
    kind: 'statement' | 'rule',
    private readonly readLeaf: ReadLeaf<Leaf>,
  ) {
    this.tokens = tokensOf(source, kind);
  }

  /** @param least how close a sign must bind to be taken in */
  expression(least = 0): Expression<Leaf> {
    let left = this.first(least);
    for (;;) {
      const sign = this.look();
      const binds = sign.is === 'sign' || sign.is === 'word' ? BINDS.get(sign.text) : undefined;
      if (binds === undefined || binds < Math.max(1, least)) break;
      this.skip();
      // Powers are taken from the right, all else from the left.
      const right = sign.text === '^' ? this.within(binds) : this.expression(binds + 1);
      left = { is: 'sum', sign: sign.text as Sign, left, right };
      if (binds === COMPARISON && BINDS.get(this.look().text) === COMPARISON && least < SUM)
        this.fail('comparisons are joined by “and”');
    }
    return left;
  }

  /** One level further in. */
  within(least = 0): Expression<Leaf> {
    if (++this.depth > DEPTH) this.fail(`brackets are nested more than ${DEPTH} deep`);
    const inner = this.expression(least);
    this.depth -= 1;
    return inner;
  }

  private first(least: number): Expression<Leaf> {
    this.parts += 1;
    let isNegative = false;
    let hasSign = false;
    for (; this.take('-'); hasSign = true) isNegative = !isNegative;
    if (hasSign) {
      const right = this.expression(Math.max(MINUS, least));
      return isNegative ? { is: 'sum', sign: '-', left: { is: 'number', value: 0 }, right } : right;
    }
    if (this.takeWord('not')) return { is: 'not', of: this.within(NOT) };
    if (this.takeWord('if')) return this.choice();
    if (this.take('(')) {
      const inner = this.within();
      this.expect(')', 'a bracket is not closed');
      return inner;
    }
    const token = this.next();
    if (token.is === 'number') return { is: 'number', value: numberOf(token) };
    const named = token.is === 'word' && this.look().text === '(' ? functionNamed(token.text) : undefined;
    if (!named) return this.readLeaf(token, this);
    this.skip();
    const given = this.list(() => this.within());
    const wrong = named.takes === 1 ? given.length !== 1 : given.length < 2;
    if (wrong) this.fail(`${named.name} takes ${named.takes === 1 ? 'one number' : 'two numbers or more'}`, token);
    return { is: 'function', of: named, given };
  }

  private choice(): Expression<Leaf> {
    const when = this.within();
    if (!this.takeWord('then')) this.fail('after the condition stands “then”');
    const yes = this.within();
    if (!this.takeWord('else')) this.fail('after “then …” stands “else …”: there is always a value');
    return { is: 'choice', when, yes, no: this.within() };
  }

  /** What stands in brackets with commas between, behind the first bracket. */
  list<One>(one: () => One): One[] {
    const list: One[] = [];
    if (this.take(')')) return list;
    do list.push(one());
    while (this.take(','));
    this.expect(')', 'a bracket is not closed');
    return list;
  }

  /** A number that may have a sign before it. */
  bound(why: string): number {
    const sign = this.take('-') ? -1 : 1;
    const token = this.next();
    if (token.is !== 'number') this.fail(why, token);
    return sign * numberOf(token);
  }

  look(ahead = 0): Token {
    return this.tokens[Math.min(this.at + ahead, this.tokens.length - 1)]!;
  }

  next(): Token {
    const token = this.look();
    if (token.is === 'end') this.fail('it breaks off', token);
    this.at += 1;
    return token;
  }

  skip(): void {
    this.at += 1;
  }

  take(sign: string): boolean {
    const token = this.look();
    const here = token.is === 'sign' && token.text === sign;
    if (here) this.at += 1;
    return here;
  }

  takeWord(word: string): boolean {
    const token = this.look();
    const here = token.is === 'word' && token.text === word;
    if (here) this.at += 1;
    return here;
  }

  expect(sign: string, why: string): void {
    if (!this.take(sign)) this.fail(why);
  }

  end(): void {
    const left = this.look();
    if (left.is !== 'end') this.fail(`“${left.text}” is too much`, left);
  }

  fail(reason: string, { at, text }: Token = this.look()): never {
    throw new LanguageError(reason, at, Math.max(1, text.length));
  }
}

function numberOf(token: Token): number {
  const value = Number(token.text);
  if (!Number.isFinite(value)) throw new LanguageError('the number is too large', token.at, token.text.length);
  return value;
}
