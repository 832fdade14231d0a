/**
 * The small language in which lessons and experiments say what a run shows: numbers, + - * /, brackets, and measures: a lesson's
 * are in src/lessons/measures.ts, an experiment's are those that it measures.
 *
 *   statement   comparison ":" words   |   sum "in" number ".." number
 *   comparison  sum, then one or more of < > <= >= and a sum
 *   sum         product { (+ | -) product }
 *   product     factor { (* | /) factor }
 *   factor      number | - factor | "(" sum ")" | name "(" [ argument { "," argument } ] ")"
 *   argument    sum | the id of a flow group, in double quotes if it is no plain word
 *
 * It has no names but those of the measures, no loops and no assignment; a text of bounded length is parsed once.
 */

export type Expression =
  | { is: 'number'; value: number }
  | { is: 'sum'; sign: '+' | '-' | '*' | '/'; left: Expression; right: Expression }
  | { is: 'measure'; name: string; given: readonly Argument[] };

export type Argument = Expression | { is: 'group'; id: string };

export interface Comparison {
  sums: readonly Expression[];
  signs: readonly Sign[];
}

export type Sign = '<' | '>' | '<=' | '>=';

/** A number that stays within bounds, or words that hold as long as a comparison does. */
export type Claim =
  | { is: 'number'; sum: Expression; low: number; high: number }
  | { is: 'words'; comparison: Comparison; words: string };

/** Characters of an expression. */
export const LONGEST_EXPRESSION = 300;
/** Nesting of brackets and measures. */
const DEPTH = 20;
const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z][A-Za-z0-9_-]*)|"([^"]*)"|(\.\.|<=|>=|[-+*/(),<>]))/y;

interface Token {
  is: 'number' | 'word' | 'text' | 'sign';
  text: string;
}

/** @throws Error with the reason, in a few words */
export function parseClaim(source: string): Claim {
  const colon = source.indexOf(':');
  if (colon >= 0) {
    const words = source.slice(colon + 1).trim();
    if (words === '') throw new Error('nothing is said after “:”');
    return { is: 'words', comparison: parseComparison(source.slice(0, colon)), words };
  }
  const parser = new Parser(source);
  const sum = parser.sum();
  parser.expect('in', 'a statement is “EXPRESSION in LOW..HIGH” or “COMPARISON: words”');
  const low = parser.bound();
  parser.expect('..', 'bounds are written LOW..HIGH');
  const high = parser.bound();
  parser.end();
  if (!(low < high)) throw new Error(`the bounds ${low}..${high} are empty`);
  return { is: 'number', sum, low, high };
}

/** @throws Error with the reason, in a few words */
export function parseExpression(source: string): Expression {
  const parser = new Parser(source);
  const sum = parser.sum();
  parser.end();
  return sum;
}

function parseComparison(source: string): Comparison {
  const parser = new Parser(source);
  const sums = [parser.sum()];
  const signs: Sign[] = [];
  for (let sign = parser.comparing(); sign; sign = parser.comparing()) {
    signs.push(sign);
    sums.push(parser.sum());
  }
  parser.end();
  if (signs.length === 0) throw new Error('before “:” stands a comparison with <, >, <= or >=');
  return { sums, signs };
}

function tokensOf(source: string): Token[] {
  if (source.length > LONGEST_EXPRESSION) throw new Error(`an expression has at most ${LONGEST_EXPRESSION} characters`);
  const tokens: Token[] = [];
  const text = source.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (!found) throw new Error(`“${text.slice(from).trim()[0]}” has no meaning here`);
    const [, number, word, quote, sign] = found;
    if (number !== undefined) tokens.push({ is: 'number', text: number });
    else if (word !== undefined) tokens.push({ is: 'word', text: word });
    else if (quote !== undefined) tokens.push({ is: 'text', text: quote });
    else tokens.push({ is: 'sign', text: sign! });
  }
  return tokens;
}

class Parser {
  private readonly tokens: readonly Token[];
  private at = 0;
  private depth = 0;

  constructor(source: string) {
    this.tokens = tokensOf(source);
  }

  sum(): Expression {
    if (++this.depth > DEPTH) throw new Error(`brackets are nested more than ${DEPTH} deep`);
    const whole = this.row(() => this.row(() => this.factor(), '*', '/'), '+', '-');
    this.depth--;
    return whole;
  }

  bound(): number {
    const sign = this.take('-') ? -1 : 1;
    const { is, text } = this.next();
    if (is !== 'number') throw new Error('bounds are written LOW..HIGH');
    return sign * Number(text);
  }

  comparing(): Sign | null {
    for (const sign of ['<=', '>=', '<', '>'] as const) if (this.take(sign)) return sign;
    return null;
  }

  expect(text: string, why: string): void {
    if (!this.take(text)) throw new Error(why);
  }

  end(): void {
    const left = this.tokens[this.at];
    if (left) throw new Error(`“${left.text}” is too much`);
  }

  private row(part: () => Expression, ...signs: ('+' | '-' | '*' | '/')[]): Expression {
    let left = part();
    for (;;) {
      const sign = signs.find((each) => this.take(each));
      if (!sign) return left;
      left = { is: 'sum', sign, left, right: part() };
    }
  }

  private factor(): Expression {
    let negative = false;
    while (this.take('-')) negative = !negative;
    const value = this.plain();
    return negative ? { is: 'sum', sign: '-', left: { is: 'number', value: 0 }, right: value } : value;
  }

  private plain(): Expression {
    if (this.take('(')) {
      const within = this.sum();
      this.expect(')', 'a bracket is not closed');
      return within;
    }
    const { is, text } = this.next();
    if (is === 'number') return { is: 'number', value: Number(text) };
    if (is !== 'word') throw new Error(`“${text}” is no number and no measure`);
    this.expect('(', `after “${text}” stands what is measured, in brackets`);
    return { is: 'measure', name: text, given: this.given() };
  }

  private given(): Argument[] {
    const given: Argument[] = [];
    if (this.take(')')) return given;
    do given.push(this.argument());
    while (this.take(','));
    this.expect(')', 'a bracket is not closed');
    return given;
  }

  private argument(): Argument {
    const token = this.tokens[this.at];
    const isGroup = token?.is === 'text' || (token?.is === 'word' && this.tokens[this.at + 1]?.text !== '(');
    if (!isGroup) return this.sum();
    this.at++;
    return { is: 'group', id: token.text };
  }

  private take(text: string): boolean {
    const token = this.tokens[this.at];
    const here = token?.text === text && token.is !== 'text';
    if (here) this.at++;
    return here;
  }

  private next(): Token {
    const token = this.tokens[this.at++];
    if (!token) throw new Error('it breaks off');
    return token;
  }
}

/** Every measure that an expression asks for. */
export function measuresIn(expression: Expression): Extract<Expression, { is: 'measure' }>[] {
  if (expression.is === 'number') return [];
  if (expression.is === 'sum') return [...measuresIn(expression.left), ...measuresIn(expression.right)];
  return [expression, ...expression.given.flatMap((each) => (each.is === 'group' ? [] : measuresIn(each)))];
}

/** The sums of a claim. */
export function sumsIn(claim: Claim): readonly Expression[] {
  return claim.is === 'number' ? [claim.sum] : claim.comparison.sums;
}
