/**
 * Makes steps of a rule's statements, once, when the flow begins. A step has an operation, where its result goes, and where its
 * numbers are: slots first, then constants, then what is between. program.ts runs them.
 */
import { type Expression, partsOf, type Sign, valueOf } from './expression.ts';
import type { OneOf } from './functions.ts';
import { FIRST_MEMORY, FIRST_PARAM, RULE_LIMITS } from './rule-names.ts';
import type { Named } from './rule.ts';

type Sum = Extract<Expression<Named>, { is: 'sum' }>;
type Choice = Extract<Expression<Named>, { is: 'choice' }>;

// What runs them has their numbers written out: V8 makes a table of jumps of literals alone, and compares names one by one.
const ADD = 0;
const SUBTRACT = 1;
const MULTIPLY = 2;
const DIVIDE = 3;
const POWER = 4;
const LESS = 5;
const MORE = 6;
const LESS_OR_SAME = 7;
const MORE_OR_SAME = 8;
const SAME = 9;
const OTHER = 10;
const AND = 11;
const OR = 12;
const NOT = 13;
const LEAST = 14;
const MOST = 15;
const ROOT = 16;
const CALL = 17;
const COPY = 18;
const UNLESS = 19;
const GO = 20;
// As UNLESS behind the comparison, in one step.
const UNLESS_LESS = 21;
const UNLESS_MORE = 22;
const UNLESS_LESS_OR_SAME = 23;
const UNLESS_MORE_OR_SAME = 24;
const UNLESS_SAME = 25;
const UNLESS_OTHER = 26;
/**
 * Two sums in one step: of a and b, and of that and c. The first is one of the four, PAIR + 6 × it; the second one of six, with the
 * last two from c to that.
 */
const PAIR = 27;
const FROM_C_SUBTRACT = 4;
const FROM_C_DIVIDE = 5;

const OPERATIONS: Readonly<Record<Sign, number>> = {
  ...{ '+': ADD, '-': SUBTRACT, '*': MULTIPLY, '/': DIVIDE, '^': POWER },
  ...{ '<': LESS, '>': MORE, '<=': LESS_OR_SAME, '>=': MORE_OR_SAME, '==': SAME, '!=': OTHER, and: AND, or: OR },
};
const UNLESS_COMPARED: Readonly<Partial<Record<Sign, number>>> = {
  ...{ '<': UNLESS_LESS, '>': UNLESS_MORE, '<=': UNLESS_LESS_OR_SAME, '>=': UNLESS_MORE_OR_SAME },
  ...{ '==': UNLESS_SAME, '!=': UNLESS_OTHER },
};
const INLINE = new Map([
  ['min', LEAST],
  ['max', MOST],
  ['sqrt', ROOT],
]);
/** One of two numbers: c where a and b compare so, else d. In the order of the comparisons. */
const EITHER = 51;
/** The root of a − b, which laws take of how far a window has come. */
const ROOT_OF_REST = 57;
/** Numbers of a step: operation, where its result goes or where a jump leads, a, b, c, the bounds of what it sets or none, and d. */
export const WIDTH = 7;
const NO_BOUNDS = -1;
export const SLOTS = FIRST_PARAM + RULE_LIMITS.params;
/** With those of TCP's parts. */
const FIRST_BETWEEN = SLOTS + RULE_LIMITS.parts + 8;

/** Where a value is to be: anywhere, at a place, or in a slot if it is within bounds. */
interface Aim {
  to: number;
  bounds: number;
}
const ANYWHERE: Aim = { to: -1, bounds: NO_BOUNDS };

/** What asks the same again, with nothing done since, is not asked: a jump goes on to where the one leads that it comes to. */
export function straightened(list: readonly number[]): Int32Array {
  const steps = Int32Array.from(list);
  for (let at = 0; at < steps.length; at += WIDTH) {
    const [operation, , a, b] = steps.subarray(at, at + WIDTH);
    if (operation! < UNLESS || operation! > UNLESS_OTHER) continue;
    for (let end = steps[at + 1]!; end < steps.length; steps[at + 1] = end = steps[end + 1]!) {
      const same = steps[end] === operation && steps[end + 2] === a && steps[end + 3] === b;
      if (!same && steps[end] !== GO) break;
    }
  }
  return steps;
}

/** The steps of one program, and the numbers that they work on. */
export class Compiler {
  readonly numbers = new Float64Array(FIRST_BETWEEN + RULE_LIMITS.parts);
  /** The functions that a step calls, by its third number. */
  readonly calls: OneOf[] = [];
  private constants = 0;
  private between = 0;

  /**
   * Adds the steps of a statement to the list. Constants and what is between are of this act's own steps: another one begins where
   * these end, if there is room.
   */
  statement(value: Expression<Named>, slot: number, bounds: number, list: number[]): void {
    this.between = 0;
    this.place(value, list, { to: slot, bounds });
  }

  /** What is made of numbers and params alone is computed once. */
  private isConstant(value: Expression<Named>): boolean {
    if (value.is === 'slot') return value.slot >= FIRST_PARAM;
    return partsOf(value).every((part) => this.isConstant(part));
  }

  /** Where the value of an expression will be, once the steps that are added have been taken. */
  private place(expression: Expression<Named>, list: number[], aim = ANYWHERE): number {
    if (expression.is === 'slot') return this.moved(expression.slot, list, aim);
    if (this.isConstant(expression)) {
      const value = valueOf(expression, ({ slot }) => this.numbers[slot]!);
      return this.moved(this.constant(value), list, aim);
    }
    switch (expression.is) {
      case 'sum':
        return this.pair(expression, list, aim) ?? this.sum(expression, list, aim);
      case 'not':
        return this.step(NOT, [this.place(expression.of, list)], list, aim);
      case 'function':
        return this.called(expression.of, expression.given, list, aim);
      case 'choice':
        return this.choice(expression, list, aim);
      default:
        return this.moved(this.constant(expression.value), list, aim);
    }
  }

  private sum({ sign, left, right }: Sum, list: number[], aim: Aim): number {
    const first = this.place(left, list);
    return this.step(OPERATIONS[sign], [first, this.place(right, list)], list, aim);
  }

  /** A sum of a sum in one step; null if it is none, or if both sides are to be computed. */
  private pair({ sign, left, right }: Sum, list: number[], aim: Aim): number | null {
    const outer = OPERATIONS[sign];
    if (outer > DIVIDE) return null;
    if (this.isPlain(left)) {
      if (!this.isSum(right)) return null;
      const second = outer === SUBTRACT ? FROM_C_SUBTRACT : outer === DIVIDE ? FROM_C_DIVIDE : outer;
      return this.pairOf(right, second, left, list, aim);
    }
    return this.isSum(left) && this.isPlain(right) ? this.pairOf(left, outer, right, list, aim) : null;
  }

  private pairOf(inner: Sum, second: number, other: Expression<Named>, list: number[], aim: Aim): number {
    const a = this.place(inner.left, list);
    const b = this.place(inner.right, list);
    return this.step(PAIR + 6 * OPERATIONS[inner.sign] + second, [a, b, this.place(other, list)], list, aim);
  }

  /** It stands somewhere: no step computes it. */
  private isPlain(value: Expression<Named>): boolean {
    return value.is === 'slot' || this.isConstant(value);
  }

  private isSum(value: Expression<Named>): value is Sum {
    return value.is === 'sum' && OPERATIONS[value.sign] <= DIVIDE && !this.isConstant(value);
  }

  private called(of: OneOf, given: readonly Expression<Named>[], list: number[], aim: Aim): number {
    const operation = INLINE.get(of.name);
    const inner = given[0]!;
    if (operation === ROOT && inner.is === 'sum' && inner.sign === '-')
      return this.step(ROOT_OF_REST, [this.place(inner.left, list), this.place(inner.right, list)], list, aim);
    const places = given.map((one) => this.place(one, list));
    if (of.takes === 1) {
      const call = operation === undefined ? this.calls.push(of) - 1 : 0;
      return this.step(operation ?? CALL, [places[0]!, 0, call], list, aim);
    }
    const [first, ...others] = places;
    return others.reduce(
      (before, place, index) =>
        this.step(operation!, [before, place], list, index === others.length - 1 ? aim : ANYWHERE),
      first!,
    );
  }

  /** Each branch puts its value where it is to be. */
  private choice({ when, yes, no }: Choice, list: number[], aim: Aim): number {
    const compared = when.is === 'sum' && !this.isConstant(when) ? UNLESS_COMPARED[when.sign] : undefined;
    const [left, right] = compared === undefined || when.is !== 'sum' ? [when] : [when.left, when.right];
    const a = this.place(left, list);
    const b = right ? this.place(right, list) : 0;
    // A memory that keeps its value is within its bounds. A window may not be.
    const keeps = no.is === 'slot' && no.slot === aim.to && no.slot >= FIRST_MEMORY;
    if (compared !== undefined && !keeps && this.isPlain(yes) && this.isPlain(no))
      return this.step(EITHER + compared - UNLESS_LESS, [a, b, this.place(yes, list), this.place(no, list)], list, aim);
    const into = aim.to < 0 ? { to: this.next(), bounds: NO_BOUNDS } : aim;
    const unless = this.jump(compared ?? UNLESS, a, b, list);
    this.place(yes, list, into);
    const go = keeps ? null : this.jump(GO, 0, 0, list);
    list[unless] = list.length;
    if (go !== null) {
      this.place(no, list, into);
      list[go] = list.length;
    }
    return into.to;
  }

  private step(operation: number, [a, b = 0, c = 0, d = 0]: readonly number[], list: number[], aim: Aim): number {
    const to = aim.to < 0 ? this.next() : aim.to;
    list.push(operation, to, a!, b, c, aim.bounds, d);
    return to;
  }

  private moved(place: number, list: number[], aim: Aim): number {
    if (aim.to < 0) return place;
    return this.step(COPY, [place], list, aim);
  }

  /** @returns where in the list its end is to be written */
  private jump(operation: number, a: number, b: number, list: number[]): number {
    list.push(operation, 0, a, b, 0, NO_BOUNDS, 0);
    return list.length - WIDTH + 1;
  }

  private constant(value: number): number {
    for (let place = SLOTS; place < SLOTS + this.constants; place += 1)
      if (Object.is(this.numbers[place], value)) return place;
    const place = SLOTS + this.constants;
    this.constants += 1;
    this.numbers[place] = value;
    return place;
  }

  private next(): number {
    this.between += 1;
    return FIRST_BETWEEN + this.between - 1;
  }
}
