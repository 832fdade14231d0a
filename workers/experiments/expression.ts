/**
 * Statements in the small language (workers/language/), in which lessons and experiments say what a run shows. Its names are
 * measures: a lesson's are in src/lessons/measures.ts, an experiment's are those that it measures.
 *
 *   statement   comparison ":" words   |   sum "in" number ".." number
 *   comparison  sum, then one or more of < > <= >= and a sum
 *   sum         an expression of the language; a leaf is
 *   leaf        name "(" [ argument { "," argument } ] ")"
 *   argument    sum | the id of a flow group, in double quotes if it is no plain word
 *
 * It has no names but those of the measures, no loops and no assignment; a text of bounded length is parsed once.
 */
import { compares, type Expression as Of, partsOf, type Sign as AnySign } from '../language/expression.ts';
import { Parser, type ReadLeaf, SUM } from '../language/parser.ts';

export interface Measure {
  is: 'measure';
  name: string;
  given: readonly Argument[];
}

export type Expression = Of<Measure>;

export type Argument = Expression | { is: 'group'; id: string };

export interface Comparison {
  sums: readonly Expression[];
  signs: readonly Sign[];
}

const SIGNS = ['<=', '>=', '<', '>'] as const satisfies readonly AnySign[];
export type Sign = (typeof SIGNS)[number];

/** A number that stays within bounds, or words that hold as long as a comparison does. */
export type Claim =
  | { is: 'number'; sum: Expression; low: number; high: number }
  | { is: 'words'; comparison: Comparison; words: string };

/** Characters of an expression. */
export const LONGEST_EXPRESSION = 300;
const BOUNDS = 'bounds are written LOW..HIGH';

/** @throws Error with the reason, in a few words */
export function parseClaim(source: string): Claim {
  const colon = source.indexOf(':');
  if (colon >= 0) {
    const words = source.slice(colon + 1).trim();
    if (words === '') throw new Error('nothing is said after “:”');
    return { is: 'words', comparison: parseComparison(source.slice(0, colon)), words };
  }
  const parser = parserOf(source);
  const sum = parser.expression(SUM);
  if (!parser.takeWord('in')) parser.fail('a statement is “EXPRESSION in LOW..HIGH” or “COMPARISON: words”');
  const low = parser.bound(BOUNDS);
  parser.expect('..', BOUNDS);
  const high = parser.bound(BOUNDS);
  parser.end();
  if (!(low < high)) throw new Error(`the bounds ${low}..${high} are empty`);
  return { is: 'number', sum, low, high };
}

/** @throws Error with the reason, in a few words */
export function parseExpression(source: string): Expression {
  const parser = parserOf(source);
  const sum = parser.expression(SUM);
  parser.end();
  return sum;
}

function parseComparison(source: string): Comparison {
  const parser = parserOf(source);
  const sums = [parser.expression(SUM)];
  const signs: Sign[] = [];
  for (;;) {
    const sign = SIGNS.find((each) => parser.take(each));
    if (!sign) break;
    signs.push(sign);
    sums.push(parser.expression(SUM));
  }
  parser.end();
  if (signs.length === 0) throw new Error('before “:” stands a comparison with <, >, <= or >=');
  return { sums, signs };
}

function parserOf(source: string): Parser<Measure> {
  if (source.length > LONGEST_EXPRESSION) throw new Error(`an expression has at most ${LONGEST_EXPRESSION} characters`);
  return new Parser(source, 'statement', readMeasure);
}

const readMeasure: ReadLeaf<Measure> = (token, parser) => {
  const { is, text } = token;
  if (is !== 'word') parser.fail(`“${text}” is no number and no measure`, token);
  parser.expect('(', `after “${text}” stands what is measured, in brackets`);
  return { is: 'measure', name: text, given: parser.list(() => argument(parser)) };
};

function argument(parser: Parser<Measure>): Argument {
  const { is, text } = parser.look();
  const after = parser.look(1).text;
  // `if` and `not` begin an expression, unless they stand alone.
  const begins = (text === 'if' || text === 'not') && after !== ',' && after !== ')';
  const isGroup = is === 'text' || (is === 'word' && after !== '(' && !begins);
  if (!isGroup) return parser.within(SUM);
  parser.skip();
  return { is: 'group', id: text };
}

/** Every measure that an expression asks for. */
export function measuresIn(expression: Expression): Measure[] {
  if (expression.is !== 'measure') return partsOf(expression).flatMap(measuresIn);
  return [expression, ...expression.given.flatMap((each) => (each.is === 'group' ? [] : measuresIn(each)))];
}

/** The sums of a claim. */
export function sumsIn(claim: Claim): readonly Expression[] {
  return claim.is === 'number' ? [claim.sum] : claim.comparison.sums;
}

/** Whether all that is claimed holds of the values of its sums. */
export function holdsOf(claim: Claim, values: readonly number[]): boolean {
  if (claim.is === 'number') return values[0]! >= claim.low && values[0]! <= claim.high;
  return claim.comparison.signs.every((sign, index) => compares(sign, values[index]!, values[index + 1]!));
}
