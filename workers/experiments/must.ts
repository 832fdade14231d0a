/** What must hold: the statements of an experiment, judged at every point by the seeds. */
import type { Experiment, Must } from './experiment.ts';
import { type Claim, type Expression, measuresIn, parseClaim, sumsIn } from './expression.ts';
import { measureKey } from './measures.ts';
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
  const unknown = sumsIn(claim)
    .flatMap(measuresIn)
    .find((measure) => !keys.has(keyOf(measure)));
  return unknown ? `must be of what is measured; ${keyOf(unknown)} is not` : null;
}

/** `loss(tcp)` is the loss of that group. */
function keyOf({ name, given }: Extract<Expression, { is: 'measure' }>): string {
  const [of] = given;
  if (of?.is === 'group') return measureKey({ id: name, group: of.id });
  return of?.is === 'number' ? measureKey({ id: name, hop: of.value - 1 }) : name;
}

export interface Judged {
  must: Must;
  point: Point;
  verdict: 'met' | 'not met' | 'cannot be told';
  /** Seeds in which it holds, of those that have run. */
  holds: number;
  of: number;
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
      return { must, point, verdict, holds: count, of: own.length, why };
    });
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

/** `met: mean-queue() < 20: the queue is short; at 5 packets, in 5 of 5 seeds`. */
export function judgedWords(experiment: Experiment, { must, point, verdict, holds: count, of, why }: Judged): string {
  const at = experiment.vary.length > 0 ? `; at ${pointWords(experiment, point)}` : '';
  return `${verdict}: ${must.says}${at}, in ${count} of ${of} ${of === 1 ? 'seed' : 'seeds'}${why ? ` (${why})` : ''}`;
}
