/** What must hold: the statements of an experiment, judged at every point by the seeds. */
import { valueOf } from '../language/expression.ts';
import type { Experiment, Measure, Must } from './experiment.ts';
import {
  type Claim,
  type Expression,
  holdsOf,
  type Measure as Call,
  measuresIn,
  parseClaim,
  sumsIn,
} from './expression.ts';
import { findMeasure, measureKey } from './measures.ts';
import { type Point, pointsOf } from './points.ts';
import { inRow, say } from '../words/say.ts';
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

/** `loss(tcp)` is the loss of that group, `mean-queue(2)` the queue at the second hop, `source-loss(1)` the loss of the first source. */
function measureOf({ name, given }: Call): Measure {
  const [of] = given;
  if (of?.is === 'group') return { id: name, group: of.id };
  const place = findMeasure(name)?.of === 'source' ? 'source' : 'hop';
  return of?.is === 'number' ? { id: name, [place]: of.value - 1 } : { id: name };
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
      const each = own.map(({ outcome }) => {
        if (!outcome) return 'has not run yet';
        return 'failed' in outcome ? outcome.failed : holds(claim, outcome);
      });
      const [count, open] = [each.filter((one) => one === true).length, each.find((one) => typeof one === 'string')];
      const wanted = Math.ceil(must.part * own.length - 1e-9);
      const unknown = each.filter((one) => typeof one === 'string').length;
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
  const values = sumsIn(claim).map((sum) => measured(sum, result));
  const missing = values.find((value) => typeof value === 'string');
  return missing ?? holdsOf(claim, values as number[]);
}

/** Its value in a run; or why it has none. */
function measured(expression: Expression, result: RunResult): number | string {
  let why = 'it divides by 0';
  const value = valueOf(expression, (call: Call) => {
    const key = keyOf(call);
    const known = result.values[key];
    if (known === undefined || known === null) why = result.why[key] ?? `${key} has no value`;
    return known ?? NaN;
  });
  return Number.isFinite(value) ? value : why;
}

const VERDICTS = { met: 'met', 'not met': 'not met', 'cannot be told': 'cannot be told' } as const;

/** `met: mean-queue() < 20: the queue is short; at 5 packets, in 5 of 5 seeds (mean-queue 2.1 to 3.4)`. */
export function judgedWords(experiment: Experiment, { must, point, ...told }: Judged): string {
  const { holds: held, of } = told;
  const count =
    of === 1 ? say('in {holds} of 1 seed', { holds: held }) : say('in {holds} of {of} seeds', { holds: held, of });
  const wanted = String(Number((100 * must.part).toPrecision(4)));
  const seeds = must.part < 1 ? say('{count}, {wanted} % wanted', { count, wanted }) : count;
  const numbers = told.numbers.map(({ name, least, most }) => {
    const [low, high] = [least, most].map((value) => String(Number(value.toPrecision(4)))) as [string, string];
    return low === high
      ? say('{name} {value}', { name, value: low })
      : say('{name} {low} to {high}', { name, low, high });
  });
  const beside = inRow('{first}; {next}', [...numbers, ...(told.why === null ? [] : [say(told.why)])]);
  const said = { verdict: say(VERDICTS[told.verdict]), statement: must.says, seeds, beside };
  if (experiment.vary.length === 0)
    return beside
      ? say('{verdict}: {statement}, {seeds} ({beside})', said)
      : say('{verdict}: {statement}, {seeds}', said);
  const where = { ...said, point: pointWords(experiment, point) };
  return beside
    ? say('{verdict}: {statement}; at {point}, {seeds} ({beside})', where)
    : say('{verdict}: {statement}; at {point}, {seeds}', where);
}
