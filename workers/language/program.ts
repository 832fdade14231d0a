/**
 * What runs a rule: each of its parts as a closure over its slots. An expression becomes nested closures once, when the flow
 * begins; whoever has numbers or slots on both sides of a sign gets one of his own, for calls are what they cost.
 */
import { type Expression, signed, type Sign } from './expression.ts';
import { powerOf } from './functions.ts';
import {
  FIRST_MEMORY,
  FIRST_PARAM,
  type KnownName,
  MOST_NUMBER,
  MOST_WINDOW,
  NAMES,
  type Part,
  SLOT,
} from './rule-names.ts';
import { type Named, readRule, type Rule, slotsOf, type Statement, TCP_RULE } from './rule.ts';

type Value = () => number;
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

/** A rule at work for one flow. */
export class Program {
  readonly rule: Rule;
  readonly slots: Float64Array;
  readonly held: Held[] = [];
  private readonly clock: { readonly now: number };
  private readonly acts = new Map<Part['id'], Act>();

  constructor(rule: Rule, clock: { readonly now: number }) {
    this.rule = rule;
    this.clock = clock;
    this.slots = slotsOf(rule);
  }

  /**
   * What a part does to the slots; null if that is nothing. It never throws, and leaves in every slot a number within its
   * bounds.
   */
  act(id: Part['id']): Act | null {
    const known = this.acts.get(id);
    if (known) return known;
    const statements = this.statements(id);
    if (statements.length === 0) return null;
    const act = this.inOrder(statements, id);
    this.acts.set(id, act);
    return act;
  }

  /** The statements of a part one by one. */
  steps(id: Part['id']): { statement: Statement; act: Act }[] {
    return this.statements(id).map((statement) => ({ statement, act: this.statement(statement, id) }));
  }

  /** Those of the rule, or TCP's where it has no such part. A mark is answered as a loss where it does not say. */
  private statements(id: Part['id']): readonly Statement[] {
    const { parts } = this.rule;
    const own = parts.get(id) ?? (id === 'mark' ? parts.get('loss') : undefined);
    return own ?? readRule(TCP_RULE).parts.get(id === 'mark' ? 'loss' : id) ?? [];
  }

  private inOrder(statements: readonly Statement[], id: Part['id']): Act {
    const acts = statements.map((one) => this.statement(one, id));
    if (acts.length === 1) return acts[0]!;
    if (acts.length === 2) {
      const [first, second] = acts as [Act, Act];
      return () => {
        first();
        second();
      };
    }
    return () => {
      for (let index = 0; index < acts.length; index += 1) acts[index]!();
    };
  }

  private statement(statement: Statement, id: Part['id']): Act {
    const { slots } = this;
    const { slot } = statement;
    const value = this.valueOf(statement.value);
    const [least, most] = boundsOf(slot, id);
    return () => {
      const given = value();
      if (given >= least && given <= most) slots[slot] = given;
      else this.hold(statement, given, least, most);
    };
  }

  private hold({ slot, line, name }: Statement, given: number, least: number, most: number): void {
    const why = given < least ? 'too small' : given > most ? 'too large' : 'no number';
    if (why !== 'no number') this.slots[slot] = given < least ? least : most;
    const before = this.held.find((one) => one.line === line && one.name === name && one.why === why);
    if (before) before.times += 1;
    else this.held.push({ line, name, why, since: this.clock.now, times: 1 });
  }

  private valueOf(expression: Expression<Named>): Value {
    switch (expression.is) {
      case 'number':
        return constant(expression.value);
      case 'slot':
        return this.slotValue(expression.slot);
      case 'not': {
        const of = this.valueOf(expression.of);
        return () => (of() === 0 ? 1 : 0);
      }
      case 'choice': {
        const [when, yes, no] = [expression.when, expression.yes, expression.no].map((one) => this.valueOf(one)) as [
          Value,
          Value,
          Value,
        ];
        return () => (when() !== 0 ? yes() : no());
      }
      case 'function': {
        const { of, takes } = expression.of;
        const [first, ...others] = expression.given.map((one) => this.valueOf(one));
        if (takes === 1) return () => of(first!(), NaN);
        return others.reduce((a, b) => () => of(a(), b()), first!);
      }
      case 'sum':
        return this.sum(expression.sign, expression.left, expression.right);
    }
  }

  private slotValue(slot: number): Value {
    const { slots } = this;
    if (slot >= FIRST_PARAM) return constant(slots[slot]!);
    return () => slots[slot]!;
  }

  private sum(sign: Sign, left: Expression<Named>, right: Expression<Named>): Value {
    const { slots } = this;
    const [x, y] = [this.known(left), this.known(right)];
    const [i, j] = [slotIn(left), slotIn(right)];
    const [a, b] = [this.valueOf(left), this.valueOf(right)];
    switch (sign) {
      case '+':
        if (i >= 0 && y !== null) return () => slots[i]! + y;
        if (i >= 0) return () => slots[i]! + b();
        return () => a() + b();
      case '-':
        if (i >= 0 && j >= 0) return () => slots[i]! - slots[j]!;
        return () => a() - b();
      case '*':
        if (i >= 0 && y !== null) return () => slots[i]! * y;
        if (x !== null && j >= 0) return () => x * slots[j]!;
        if (i >= 0 && j >= 0) return () => slots[i]! * slots[j]!;
        return () => a() * b();
      case '/':
        if (x !== null && j >= 0) return () => x / slots[j]!;
        if (j >= 0) return () => a() / slots[j]!;
        return () => a() / b();
      case '^':
        return y === null ? () => powerOf(a(), b()) : () => powerOf(a(), y);
      case '<':
        return () => (a() < b() ? 1 : 0);
      case '>':
        return () => (a() > b() ? 1 : 0);
      default:
        return () => signed(sign, a(), b());
    }
  }

  /** The value of a number or a param; null of all else. */
  private known(expression: Expression<Named>): number | null {
    if (expression.is === 'number') return expression.value;
    return expression.is === 'slot' && expression.slot >= FIRST_PARAM ? this.slots[expression.slot]! : null;
  }
}

/** The rule of that text at work. @throws RuleError */
export function programOf(text: string, clock: { readonly now: number }): Program {
  return new Program(readRule(text), clock);
}

function constant(value: number): Value {
  return () => value;
}

/** The slot of a name or memory; −1 of all else. */
function slotIn(expression: Expression<Named>): number {
  return expression.is === 'slot' && expression.slot < FIRST_PARAM ? expression.slot : -1;
}

/** A cut may leave less than a packet: then it waits for the next ACK, as all window schemes do. */
function boundsOf(slot: number, id: Part['id']): readonly [least: number, most: number] {
  const name: KnownName | undefined = slot < FIRST_MEMORY ? NAMES[slot] : undefined;
  if (slot === SLOT.W && (id === 'loss' || id === 'mark')) return [0, MOST_WINDOW];
  return name?.bounds ?? [-MOST_NUMBER, MOST_NUMBER];
}
