/**
 * What runs a rule: each of its parts as a list of steps over numbers, made once, when the flow begins. A step has an operation, where
 * its result goes, and where its two numbers are: slots first, then constants, then what is between.
 */
import { type Expression, partsOf, type Sign, valueOf } from './expression.ts';
import { type OneOf, powerOf } from './functions.ts';
import {
  FIRST_MEMORY,
  FIRST_PARAM,
  type KnownName,
  MOST_NUMBER,
  MOST_WINDOW,
  NAMES,
  type Part,
  RULE_LIMITS,
  SLOT,
} from './rule-names.ts';
import { type Named, readRule, type Rule, slotsOf, type Statement, TCP_RULE } from './rule.ts';

type Act = () => void;
type Sum = Extract<Expression<Named>, { is: 'sum' }>;
type Choice = Extract<Expression<Named>, { is: 'choice' }>;

/** A statement gave what cannot be, and what was kept in its place stands. */
export interface Held {
  line: number;
  name: string;
  why: 'no number' | 'too small' | 'too large';
  /** When for the first time, s, and how often. */
  since: number;
  times: number;
}

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
/** Numbers of a step: operation, where its result goes or where a jump leads, a, b, c, and the bounds of what it sets or none. */
const WIDTH = 6;
const NO_BOUNDS = -1;
const SLOTS = FIRST_PARAM + RULE_LIMITS.params;
/** With those of TCP's parts. */
const FIRST_BETWEEN = SLOTS + RULE_LIMITS.parts + 8;

/** Of a run, in its groups of flows. */
export type HeldOfGroup = Held & { group: number };

/** Where a value is to be: anywhere, at a place, or in a slot if it is within bounds. */
interface Aim {
  to: number;
  bounds: number;
}
const ANYWHERE: Aim = { to: -1, bounds: NO_BOUNDS };

/** A statement that acts by itself. */
export interface Step {
  statement: Statement;
  act: Act;
}

/** What a statement of a part may set, and what happens beyond. */
interface Bounded {
  statement: Statement;
  least: number;
  most: number;
}

/** A rule at work for one flow. */
export class Program {
  readonly rule: Rule;
  readonly slots: Float64Array;
  readonly held: Held[] = [];
  private readonly clock: { readonly now: number };
  private readonly acts = new Map<Part['id'], Act | null>();
  private readonly single = new Map<Part['id'], readonly Step[]>();
  private readonly numbers = new Float64Array(FIRST_BETWEEN + RULE_LIMITS.parts);
  private readonly calls: OneOf[] = [];
  private readonly bounded: Bounded[] = [];
  /** Of what is bounded: least and most. */
  private limits = new Float64Array(0);
  private constants = 0;
  private between = 0;

  constructor(rule: Rule, clock: { readonly now: number }) {
    this.rule = rule;
    this.clock = clock;
    this.numbers.set(slotsOf(rule));
    this.slots = this.numbers.subarray(0, SLOTS);
  }

  /**
   * What a part does to the slots; null if that is nothing. It never throws, and leaves in every slot a number within its
   * bounds.
   */
  act(id: Part['id']): Act | null {
    const known = this.acts.get(id);
    if (known !== undefined) return known;
    const statements = this.statements(id);
    const act = statements.length === 0 ? null : this.actOf(statements, id);
    this.acts.set(id, act);
    return act;
  }

  /** The statements of a part one by one. */
  steps(id: Part['id']): readonly Step[] {
    let steps = this.single.get(id);
    if (!steps) {
      steps = this.statements(id).map((statement) => ({ statement, act: this.actOf([statement], id) }));
      this.single.set(id, steps);
    }
    return steps;
  }

  /** Those of the rule, or TCP's where it has no such part. A mark is answered as a loss where it does not say. */
  private statements(id: Part['id']): readonly Statement[] {
    const { parts } = this.rule;
    const own = parts.get(id) ?? (id === 'mark' ? parts.get('loss') : undefined);
    return own ?? readRule(TCP_RULE).parts.get(id === 'mark' ? 'loss' : id) ?? [];
  }

  private actOf(statements: readonly Statement[], id: Part['id']): Act {
    const list: number[] = [];
    // Constants and what is between are of this act's own steps: another one begins where these end, if there is room.
    for (const statement of statements) {
      this.between = 0;
      const [least, most] = boundsOf(statement.slot, id);
      const bounds = this.bounded.push({ statement, least, most }) - 1;
      this.place(statement.value, list, { to: statement.slot, bounds });
    }
    const steps = Int32Array.from(list);
    this.limits = Float64Array.from(this.bounded.flatMap((one) => [one.least, one.most]));
    return () => this.run(steps);
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
      const value = valueOf(expression, ({ slot }) => this.slots[slot]!);
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
    const into = aim.to < 0 ? { to: this.next(), bounds: NO_BOUNDS } : aim;
    const compared = when.is === 'sum' && !this.isConstant(when) ? UNLESS_COMPARED[when.sign] : undefined;
    const [left, right] = compared === undefined || when.is !== 'sum' ? [when] : [when.left, when.right];
    const a = this.place(left, list);
    const unless = this.jump(compared ?? UNLESS, a, right ? this.place(right, list) : 0, list);
    this.place(yes, list, into);
    // A memory that keeps its value is within its bounds. A window may not be.
    const keeps = no.is === 'slot' && no.slot === into.to && no.slot >= FIRST_MEMORY;
    const go = keeps ? null : this.jump(GO, 0, 0, list);
    list[unless] = list.length;
    if (go !== null) {
      this.place(no, list, into);
      list[go] = list.length;
    }
    return into.to;
  }

  private step(operation: number, [a, b = 0, c = 0]: readonly number[], list: number[], aim: Aim): number {
    const to = aim.to < 0 ? this.next() : aim.to;
    list.push(operation, to, a!, b, c, aim.bounds);
    return to;
  }

  private moved(place: number, list: number[], aim: Aim): number {
    if (aim.to < 0) return place;
    return this.step(COPY, [place], list, aim);
  }

  /** @returns where in the list its end is to be written */
  private jump(operation: number, a: number, b: number, list: number[]): number {
    list.push(operation, 0, a, b, 0, NO_BOUNDS);
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

  private run(steps: Int32Array): void {
    const { numbers, limits } = this;
    const end = steps.length;
    for (let at = 0; at < end; at += WIDTH) {
      const to = steps[at + 1]!;
      const a = numbers[steps[at + 2]!]!;
      const b = numbers[steps[at + 3]!]!;
      const c = numbers[steps[at + 4]!]!;
      let value = 0;
      switch (steps[at]) {
        case 0: // ADD
          value = a + b;
          break;
        case 1: // SUBTRACT
          value = a - b;
          break;
        case 2: // MULTIPLY
          value = a * b;
          break;
        case 3: // DIVIDE
          value = a / b;
          break;
        case 4: // POWER
          value = powerOf(a, b);
          break;
        case 5: // LESS
          value = a < b ? 1 : 0;
          break;
        case 6: // MORE
          value = a > b ? 1 : 0;
          break;
        case 7: // LESS_OR_SAME
          value = a <= b ? 1 : 0;
          break;
        case 8: // MORE_OR_SAME
          value = a >= b ? 1 : 0;
          break;
        case 9: // SAME
          value = a === b ? 1 : 0;
          break;
        case 10: // OTHER
          value = a === b ? 0 : 1;
          break;
        case 11: // AND
          value = a !== 0 && b !== 0 ? 1 : 0;
          break;
        case 12: // OR
          value = a !== 0 || b !== 0 ? 1 : 0;
          break;
        case 13: // NOT
          value = a === 0 ? 1 : 0;
          break;
        case 14: // LEAST
          value = a < b ? a : b <= a ? b : NaN;
          break;
        case 15: // MOST
          value = a > b ? a : b >= a ? b : NaN;
          break;
        case 16: // ROOT
          value = Math.sqrt(a);
          break;
        case 17: // CALL
          value = this.calls[steps[at + 4]!]!.of(a, NaN);
          break;
        case 18: // COPY
          value = a;
          break;
        case 19: // UNLESS
          if (a === 0) at = to - WIDTH;
          continue;
        case 20: // GO
          at = to - WIDTH;
          continue;
        case 21: // UNLESS_LESS
          if (!(a < b)) at = to - WIDTH;
          continue;
        case 22: // UNLESS_MORE
          if (!(a > b)) at = to - WIDTH;
          continue;
        case 23: // UNLESS_LESS_OR_SAME
          if (!(a <= b)) at = to - WIDTH;
          continue;
        case 24: // UNLESS_MORE_OR_SAME
          if (!(a >= b)) at = to - WIDTH;
          continue;
        case 25: // UNLESS_SAME
          if (a !== b) at = to - WIDTH;
          continue;
        case 26: // UNLESS_OTHER
          if (a === b) at = to - WIDTH;
          continue;
        case 27:
          value = a + b + c;
          break;
        case 28:
          value = a + b - c;
          break;
        case 29:
          value = (a + b) * c;
          break;
        case 30:
          value = (a + b) / c;
          break;
        case 31:
          value = c - (a + b);
          break;
        case 32:
          value = c / (a + b);
          break;
        case 33:
          value = a - b + c;
          break;
        case 34:
          value = a - b - c;
          break;
        case 35:
          value = (a - b) * c;
          break;
        case 36:
          value = (a - b) / c;
          break;
        case 37:
          value = c - (a - b);
          break;
        case 38:
          value = c / (a - b);
          break;
        case 39:
          value = a * b + c;
          break;
        case 40:
          value = a * b - c;
          break;
        case 41:
          value = a * b * c;
          break;
        case 42:
          value = (a * b) / c;
          break;
        case 43:
          value = c - a * b;
          break;
        case 44:
          value = c / (a * b);
          break;
        case 45:
          value = a / b + c;
          break;
        case 46:
          value = a / b - c;
          break;
        case 47:
          value = (a / b) * c;
          break;
        case 48:
          value = a / b / c;
          break;
        case 49:
          value = c - a / b;
          break;
        case 50:
          value = c / (a / b);
          break;
        default:
      }
      const bounds = steps[at + 5]!;
      if (bounds < 0) {
        numbers[to] = value;
        continue;
      }
      if (value >= limits[2 * bounds]! && value <= limits[2 * bounds + 1]!) numbers[to] = value;
      else this.hold(this.bounded[bounds]!, value);
    }
  }

  private hold({ statement: { slot, line, name }, least, most }: Bounded, given: number): void {
    const why = given < least ? 'too small' : given > most ? 'too large' : 'no number';
    if (why !== 'no number') this.slots[slot] = given < least ? least : most;
    const before = this.held.find((one) => one.line === line && one.name === name && one.why === why);
    if (before) before.times += 1;
    else this.held.push({ line, name, why, since: this.clock.now, times: 1 });
  }
}

/** The rule of that text at work. @throws RuleError */
export function programOf(text: string, clock: { readonly now: number }): Program {
  return new Program(readRule(text), clock);
}

/** A cut may leave less than a packet: then it waits for the next ACK, as all window schemes do. */
function boundsOf(slot: number, id: Part['id']): readonly [least: number, most: number] {
  const name: KnownName | undefined = slot < FIRST_MEMORY ? NAMES[slot] : undefined;
  if (slot === SLOT.W && (id === 'loss' || id === 'mark')) return [0, MOST_WINDOW];
  return name?.bounds ?? [-MOST_NUMBER, MOST_NUMBER];
}
