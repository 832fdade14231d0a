/** Expressions of the small language, and their values. What a name or a measure is, says the text that it stands in. */
import { type OneOf, powerOf } from './functions.ts';

/** `and` and `or` see 0 as no and all else as yes; they, `not` and comparisons are 1 or 0. */
export type Sign = '+' | '-' | '*' | '/' | '^' | '<' | '>' | '<=' | '>=' | '==' | '!=' | 'and' | 'or';

export type Expression<Leaf> =
  | { is: 'number'; value: number }
  | { is: 'sum'; sign: Sign; left: Expression<Leaf>; right: Expression<Leaf> }
  | { is: 'not'; of: Expression<Leaf> }
  | { is: 'choice'; when: Expression<Leaf>; yes: Expression<Leaf>; no: Expression<Leaf> }
  | { is: 'function'; of: OneOf; given: readonly Expression<Leaf>[] }
  | Leaf;

type Plain = Exclude<Expression<never>, never>;

/** What a sign makes of two numbers. */
export function signed(sign: Sign, a: number, b: number): number {
  switch (sign) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '^':
      return powerOf(a, b);
    case 'and':
      return Number(a !== 0 && b !== 0);
    case 'or':
      return Number(a !== 0 || b !== 0);
    default:
      return Number(compares(sign, a, b));
  }
}

/** Whether two numbers compare so. */
export function compares(sign: Sign, a: number, b: number): boolean {
  switch (sign) {
    case '<':
      return a < b;
    case '>':
      return a > b;
    case '<=':
      return a <= b;
    case '>=':
      return a >= b;
    case '==':
      return a === b;
    default:
      return a !== b;
  }
}

/** The value; NaN or an infinity where there is none. @param valueOfLeaf of a name or a measure */
export function valueOf<Leaf extends { is: string }>(
  expression: Expression<Leaf>,
  valueOfLeaf: (leaf: Leaf) => number,
): number {
  const of = (one: Expression<Leaf>): number => valueOf(one, valueOfLeaf);
  const plain = expression as Plain;
  switch (plain.is) {
    case 'number':
      return plain.value;
    case 'sum':
      return signed(plain.sign, of(plain.left), of(plain.right));
    case 'not':
      return Number(of(plain.of) === 0);
    case 'choice':
      return of(plain.when) !== 0 ? of(plain.yes) : of(plain.no);
    case 'function': {
      const [first, ...others] = plain.given.map(of);
      return plain.of.takes === 1 ? plain.of.of(first!, NaN) : others.reduce((a, b) => plain.of.of(a, b), first!);
    }
    default:
      return valueOfLeaf(expression as Leaf);
  }
}

/** The parts that an expression is made of; of a leaf none. */
export function partsOf<Leaf extends { is: string }>(expression: Expression<Leaf>): readonly Expression<Leaf>[] {
  const plain = expression as Plain;
  switch (plain.is) {
    case 'sum':
      return [plain.left, plain.right];
    case 'not':
      return [plain.of];
    case 'choice':
      return [plain.when, plain.yes, plain.no];
    case 'function':
      return plain.given;
    default:
      return [];
  }
}
