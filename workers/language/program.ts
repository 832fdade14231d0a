/**
 * What runs a rule: each of its parts as a list of steps over numbers, made once, when the flow begins. A step has an operation, where
 * its result goes, and where its two numbers are: slots first, then constants, then what is between.
 */
import type { Expression, Sign } from './expression.ts';
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

/** A statement gave what cannot be, and what was kept in its place stands. */
export interface Held {
  line: number;
  name: string;
  why: 'no number' | 'too small' | 'too large';
  /** When for the first time, s, and how often. */
  since: number;
  times: number;
}

// Each by itself: what runs them is a table of jumps only if they are constants.
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
const SET = 21;

const OPERATIONS: Readonly<Record<Sign, number>> = {
  ...{ '+': ADD, '-': SUBTRACT, '*': MULTIPLY, '/': DIVIDE, '^': POWER },
  ...{ '<': LESS, '>': MORE, '<=': LESS_OR_SAME, '>=': MORE_OR_SAME, '==': SAME, '!=': OTHER, and: AND, or: OR },
};
const INLINE = new Map([
  ['min', LEAST],
  ['max', MOST],
  ['sqrt', ROOT],
]);
/** Numbers of a step: operation, result, and two more. */
const WIDTH = 4;
const SLOTS = FIRST_PARAM + RULE_LIMITS.params;
/** With those of TCP's parts. */
const FIRST_BETWEEN = SLOTS + RULE_LIMITS.parts + 8;

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
      const from = this.place(statement.value, list);
      list.push(SET, statement.slot, from, this.bounded.push({ statement, least, most }) - 1);
    }
    const steps = Int32Array.from(list);
    return () => this.run(steps);
  }

  /** Where the value of an expression will be, once the steps that are added have been taken. @param into where it must be */
  private place(expression: Expression<Named>, list: number[], into = -1): number {
    switch (expression.is) {
      case 'number':
        return this.moved(this.constant(expression.value), list, into);
      case 'slot':
        return this.moved(expression.slot, list, into);
      case 'sum': {
        const left = this.place(expression.left, list);
        return this.step(OPERATIONS[expression.sign], left, this.place(expression.right, list), list, into);
      }
      case 'not':
        return this.step(NOT, this.place(expression.of, list), 0, list, into);
      case 'function':
        return this.called(expression.of, expression.given, list, into);
      case 'choice': {
        const to = into < 0 ? this.next() : into;
        const unless = this.jump(UNLESS, this.place(expression.when, list), list);
        this.place(expression.yes, list, to);
        const go = this.jump(GO, 0, list);
        list[unless] = list.length;
        this.place(expression.no, list, to);
        list[go] = list.length;
        return to;
      }
    }
  }

  private called(of: OneOf, given: readonly Expression<Named>[], list: number[], into: number): number {
    const operation = INLINE.get(of.name);
    const places = given.map((one) => this.place(one, list));
    if (of.takes === 1) {
      const call = operation === undefined ? this.calls.push(of) - 1 : 0;
      return this.step(operation ?? CALL, places[0]!, call, list, into);
    }
    const [first, ...others] = places;
    return others.reduce(
      (before, place, index) => this.step(operation!, before, place, list, index === others.length - 1 ? into : -1),
      first!,
    );
  }

  private step(operation: number, a: number, b: number, list: number[], into: number): number {
    const to = into < 0 ? this.next() : into;
    list.push(operation, to, a, b);
    return to;
  }

  private moved(place: number, list: number[], into: number): number {
    return into < 0 ? place : this.step(COPY, place, 0, list, into);
  }

  /** @returns where in the list its end is to be written */
  private jump(operation: number, a: number, list: number[]): number {
    list.push(operation, 0, a, 0);
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
    const { numbers } = this;
    const end = steps.length;
    for (let at = 0; at < end; at += WIDTH) {
      const to = steps[at + 1]!;
      const a = numbers[steps[at + 2]!]!;
      switch (steps[at]) {
        case ADD:
          numbers[to] = a + numbers[steps[at + 3]!]!;
          break;
        case SUBTRACT:
          numbers[to] = a - numbers[steps[at + 3]!]!;
          break;
        case MULTIPLY:
          numbers[to] = a * numbers[steps[at + 3]!]!;
          break;
        case DIVIDE:
          numbers[to] = a / numbers[steps[at + 3]!]!;
          break;
        case POWER:
          numbers[to] = powerOf(a, numbers[steps[at + 3]!]!);
          break;
        case LESS:
          numbers[to] = a < numbers[steps[at + 3]!]! ? 1 : 0;
          break;
        case MORE:
          numbers[to] = a > numbers[steps[at + 3]!]! ? 1 : 0;
          break;
        case LESS_OR_SAME:
          numbers[to] = a <= numbers[steps[at + 3]!]! ? 1 : 0;
          break;
        case MORE_OR_SAME:
          numbers[to] = a >= numbers[steps[at + 3]!]! ? 1 : 0;
          break;
        case SAME:
          numbers[to] = a === numbers[steps[at + 3]!]! ? 1 : 0;
          break;
        case OTHER:
          numbers[to] = a === numbers[steps[at + 3]!]! ? 0 : 1;
          break;
        case AND:
          numbers[to] = a !== 0 && numbers[steps[at + 3]!]! !== 0 ? 1 : 0;
          break;
        case OR:
          numbers[to] = a !== 0 || numbers[steps[at + 3]!]! !== 0 ? 1 : 0;
          break;
        case NOT:
          numbers[to] = a === 0 ? 1 : 0;
          break;
        case LEAST: {
          const b = numbers[steps[at + 3]!]!;
          numbers[to] = a < b ? a : b <= a ? b : NaN;
          break;
        }
        case MOST: {
          const b = numbers[steps[at + 3]!]!;
          numbers[to] = a > b ? a : b >= a ? b : NaN;
          break;
        }
        case ROOT:
          numbers[to] = Math.sqrt(a);
          break;
        case CALL:
          numbers[to] = this.calls[steps[at + 3]!]!.of(a, NaN);
          break;
        case COPY:
          numbers[to] = a;
          break;
        case UNLESS:
          if (a === 0) at = to - WIDTH;
          break;
        case GO:
          at = to - WIDTH;
          break;
        default: {
          const bounded = this.bounded[steps[at + 3]!]!;
          if (a >= bounded.least && a <= bounded.most) numbers[to] = a;
          else this.hold(bounded, a);
        }
      }
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
