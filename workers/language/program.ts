/** What runs a rule: each of its parts as a list of steps over numbers (compiler.ts). */
import { Compiler, SLOTS, straightened, WIDTH } from './compiler.ts';
import { type OneOf, powerOf } from './functions.ts';
import { FIRST_MEMORY, type KnownName, MOST_NUMBER, MOST_WINDOW, NAMES, type Part, SLOT } from './rule-names.ts';
import { readRule, type Rule, slotsOf, type Statement, TCP_RULE } from './rule.ts';

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

/** Of a run, in its groups of flows. */
export type HeldOfGroup = Held & { group: number };

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
  readonly slots: Float64Array;
  readonly held: Held[] = [];
  private readonly acts = new Map<Part['id'], Act | null>();
  private readonly single = new Map<Part['id'], readonly Step[]>();
  private readonly compiler = new Compiler();
  private readonly numbers: Float64Array;
  private readonly calls: readonly OneOf[];
  private readonly bounded: Bounded[] = [];
  /** Of what is bounded: least and most. */
  private limits = new Float64Array(0);

  constructor(
    readonly rule: Rule,
    private readonly clock: { readonly now: number },
  ) {
    this.numbers = this.compiler.numbers;
    this.calls = this.compiler.calls;
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
    for (const statement of statements) {
      const [least, most] = boundsOf(statement.slot, id);
      const bounds = this.bounded.push({ statement, least, most }) - 1;
      this.compiler.statement(statement.value, statement.slot, bounds, list);
    }
    const steps = straightened(list);
    this.limits = Float64Array.from(this.bounded.flatMap((one) => [one.least, one.most]));
    return () => this.run(steps);
  }

  /** The numbers of the operations are those of compiler.ts, written out. */
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
        case 51:
          value = a < b ? c : numbers[steps[at + 6]!]!;
          break;
        case 52:
          value = a > b ? c : numbers[steps[at + 6]!]!;
          break;
        case 53:
          value = a <= b ? c : numbers[steps[at + 6]!]!;
          break;
        case 54:
          value = a >= b ? c : numbers[steps[at + 6]!]!;
          break;
        case 55:
          value = a === b ? c : numbers[steps[at + 6]!]!;
          break;
        case 56:
          value = a !== b ? c : numbers[steps[at + 6]!]!;
          break;
        case 57: // ROOT_OF_REST
          value = Math.sqrt(a - b);
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
