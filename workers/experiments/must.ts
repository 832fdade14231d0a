/** What must hold: the statements of an experiment, judged at every point by the seeds. */
import type { Experiment, Measure, Must } from './experiment.ts';
import { type Claim, type Expression, measuresIn, parseClaim, sumsIn } from './expression.ts';
import { findMeasure, measureKey } from './measures.ts';
import { type Point, pointsOf } from './points.ts';
import { pointWords, type Row, type RunResult } from './rows.ts';

/** Why the statement is none of this experiment's measures; null if it is. */
export function statementProblem({ measures }: Experiment, says: string): string | null {
  let claim: Claim;
  try {
    claim = parseClaim(says);
  } catch (error) {
    return `must be a statement as \`mean-queue() < 20: the queue is short\`: ${(error as Error).message}`;
  }
  const keys = new Set(measures.map(measureKey));
  const unknown = callsIn(claim).find((call) => !keys.has(keyOf(call)));
  return unknown ? `must be of what is measured; ${keyOf(unknown)} is not` : null;
}

type Call = Extract<Expression, { is: 'measure' }>;

/** `loss(tcp)` is the loss of that group, `mean-queue(2)` the queue at the second hop. */
function measureOf({ name, given }: Call): Measure {
  const [of] = given;
  if (of?.is === 'group') return { id: name, group: of.id };
  return of?.is === 'number' ? { id: name, hop: of.value - 1 } : { id: name };
}

function keyOf(call: Call): string {
  return measureKey(measureOf(call));
}

/** The measures that a statement names; none if it is no statement. */
export function statedMeasures(says: string): Measure[] {
  try {
    return callsIn(parseClaim(says))
      .map(measureOf)
      .filter(({ id }) => findMeasure(id));
  } catch {
    return [];
  }
}

function callsIn(claim: Claim): Call[] {
  return sumsIn(claim).flatMap(measuresIn);
}

export interface Judged {
  must: Must;
  point: Point;
  verdict: 'met' | 'not met' | 'cannot be told';
  /** Seeds in which it holds, of those that have run. */
  holds: number;
  of: number;
  /** What was measured of each measure that the statement names: the least and the most of the seeds. */
  numbers: readonly { name: string; least: number; most: number }[];
  /** Why it cannot be told. */
  why: string | null;
}

/** Every statement at every point. */
export function judged(experiment: Experiment, rows: readonly Row[]): Judged[] {
  return experiment.must.flatMap((must) => {
    const claim = parseClaim(must.says);
    return pointsOf(experiment).map((point): Judged => {
      const own = rows.filter((row) => row.point === point);
      const told = own.map(({ outcome }) => {
        if (!outcome) return 'has not run yet';
        return 'failed' in outcome ? outcome.failed : holds(claim, outcome);
      });
      const [count, open] = [told.filter((one) => one === true).length, told.find((one) => typeof one === 'string')];
      const wanted = Math.ceil(must.part * own.length - 1e-9);
      const unknown = told.filter((one) => typeof one === 'string').length;
      const verdict = count >= wanted ? 'met' : count + unknown >= wanted ? 'cannot be told' : 'not met';
      const why = verdict === 'cannot be told' && typeof open === 'string' ? open : null;
      return { must, point, verdict, holds: count, of: own.length, numbers: numbersOf(claim, own), why };
    });
  });
}

function numbersOf(claim: Claim, rows: readonly Row[]): Judged['numbers'] {
  const calls = new Map(callsIn(claim).map((call) => [keyOf(call), call]));
  return [...calls].flatMap(([key, { name, given }]) => {
    const [of] = given;
    const words = of?.is === 'group' ? `${name}(${of.id})` : of?.is === 'number' ? `${name}(${of.value})` : name;
    const values = rows.flatMap(({ outcome }) => (outcome && 'values' in outcome ? (outcome.values[key] ?? []) : []));
    return values.length === 0 ? [] : [{ name: words, least: Math.min(...values), most: Math.max(...values) }];
  });
}

/** Whether it holds in a run; or why that cannot be said. */
function holds(claim: Claim, result: RunResult): boolean | string {
  const values = sumsIn(claim).map((sum) => valueOf(sum, result));
  const missing = values.find((value) => typeof value === 'string');
  if (missing !== undefined) return missing;
  const numbers = values as number[];
  if (claim.is === 'number') return numbers[0]! >= claim.low && numbers[0]! <= claim.high;
  return claim.comparison.signs.every((sign, index) => {
    const [a, b] = [numbers[index]!, numbers[index + 1]!];
    return { '<': a < b, '>': a > b, '<=': a <= b, '>=': a >= b }[sign];
  });
}

function valueOf(expression: Expression, result: RunResult): number | string {
  if (expression.is === 'number') return expression.value;
  if (expression.is === 'measure') {
    const key = keyOf(expression);
    return result.values[key] ?? result.why[key] ?? `${key} has no value`;
  }
  const [left, right] = [valueOf(expression.left, result), valueOf(expression.right, result)];
  if (typeof left === 'string') return left;
  if (typeof right === 'string') return right;
  const value = { '+': left + right, '-': left - right, '*': left * right, '/': left / right }[expression.sign];
  return Number.isFinite(value) ? value : 'it divides by 0';
}

/** `met: mean-queue() < 20: the queue is short; at 5 packets, in 5 of 5 seeds (mean-queue 2.1 to 3.4)`. */
export function judgedWords(experiment: Experiment, { must, point, ...told }: Judged): string {
  const at = experiment.vary.length > 0 ? `; at ${pointWords(experiment, point)}` : '';
  const wanted = must.part < 1 ? `, ${Number((100 * must.part).toPrecision(4))} % wanted` : '';
  const seeds = `in ${told.holds} of ${told.of} ${told.of === 1 ? 'seed' : 'seeds'}${wanted}`;
  const numbers = told.numbers.map(({ name, least, most }) => {
    const [from, to] = [least, most].map((value) => String(Number(value.toPrecision(4))));
    return `${name} ${from === to ? from : `${from} to ${to}`}`;
  });
  const beside = [...numbers, ...(told.why === null ? [] : [told.why])].join('; ');
  return `${told.verdict}: ${must.says}${at}, ${seeds}${beside && ` (${beside})`}`;
}
