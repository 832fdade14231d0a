/**
 * A lesson's text held against its runs, step by step, without a page: whether each statement holds in every seed, and whether the
 * run has the answer that is asked for. What runs a scenario is given, for the page imports no engine.
 */
import type { FrameLayout } from '../../workers/engine/sampling/frame.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { compact } from '../format.ts';
import { RunSeries } from '../run/series.ts';
import { Measured } from '../scenes/measured.ts';
import type { Claim, Expression } from './expression.ts';
import { sumsIn } from './expression.ts';
import type { Question, Step } from './lesson-file.ts';
import { claimHolds, evaluate, whyNone, whyUntold } from './measures.ts';
import { openLesson } from './open-lesson.ts';
import { claimsIn, plainText, prosesOf, reasonsOf } from './prose.ts';

export { LessonError } from './lesson-error.ts';

/** A run that goes on as far as it is told; its frames go to whoever began it. */
export interface Run {
  layout: FrameLayout;
  runUntil(time: number): void;
  completions: { from(index: number): Float64Array };
}
export type BeginRun = (scenario: Scenario, onFrame: (row: Float32Array, index: number) => void) => Run;

type Verdict = 'met' | 'not met' | 'cannot be told';

/** A statement, or what is asked, with the numbers of the run. */
export interface Checked {
  step: number;
  line: number;
  verdict: Verdict;
  words: string;
}

/**
 * @param seeds each run's own seed and those that follow
 * @param preset fetches a prepared scenario by its name
 * @throws LessonError with the first line that is wrong
 */
export async function checkLesson(
  text: string,
  begin: BeginRun,
  seeds: number,
  preset: (name: string) => Promise<unknown>,
): Promise<Checked[]> {
  const { steps } = await openLesson(text, preset);
  return steps.flatMap((step, index) => {
    const runs = Array.from({ length: seeds }, (_, seed) => runOf(step, seed, begin));
    return checkedStep(step, runs).map((one) => ({ step: index + 1, ...one }));
  });
}

/** The run of a step up to its end, with the seed that comes `further` after its own. */
function runOf({ scenario: own, until }: Step, further: number, begin: BeginRun): Measured {
  const scenario = { ...own, seed: (own.seed + further) >>> 0 };
  let series: RunSeries | null = null;
  const run = begin(scenario, (row, index) => series!.append(index, 1, row));
  series = new RunSeries(scenario, run.layout);
  run.runUntil(until);
  series.completions.append(0, run.completions.from(0));
  return Measured.of(scenario, series, until)!;
}

function checkedStep(step: Step, runs: readonly Measured[]): Omit<Checked, 'step'>[] {
  const { before, after, notes, question } = step;
  const stated = [...prosesOf([...before, ...after, ...notes]), ...reasonsOf(question)].flatMap(claimsIn);
  const claims = stated.map(({ claim, says, line, wrong }) => ({
    line,
    ...(wrong === undefined ? judged(says, claim, runs) : { verdict: 'not met' as const, words: `${says} (${wrong})` }),
  }));
  return [...claims, ...asked(question, runs)].toSorted((one, other) => one.line - other.line);
}

/** Not met where it fails in a seed; cannot be told where a run does not say. */
function judged(says: string, claim: Claim, runs: readonly Measured[]): { verdict: Verdict; words: string } {
  const why = runs.map((run) => whyUntold(claim, run));
  const holds = runs.filter((run, index) => why[index] === null && claimHolds(claim, run)).length;
  const untold = why.find((one) => one !== null);
  const verdict =
    holds === runs.length ? 'met' : untold === undefined || why.includes(null) ? 'not met' : 'cannot be told';
  const numbers = sumsIn(claim)
    .filter(isMeasured)
    .map((sum) => spread(sum, runs));
  const beside = [numbers.join(', '), untold ?? ''].filter(Boolean).join('; ');
  return { verdict, words: `${says}${seedWords(holds, runs)}${beside && ` (${beside})`}` };
}

/** A question whose right answer is measured has one in every run. */
function asked(question: Question | null, runs: readonly Measured[]): Omit<Checked, 'step'>[] {
  if (!question) return [];
  return answersOf(question).map((answer) => {
    const why = runs.map((run) => whyNone(answer, run));
    const none = why.find((one) => one !== null);
    const known = why.filter((one) => one === null).length;
    const unit = question.kind === 'number' && question.unit ? ` ${question.unit}` : '';
    return {
      line: question.line,
      verdict: none === undefined ? 'met' : 'cannot be told',
      words: `asks “${plainText(question.ask)}”${seedWords(known, runs)} (${none ?? `${spread(answer, runs)}${unit}`})`,
    };
  });
}

function answersOf(question: Question): Expression[] {
  if (question.kind === 'number') return [question.answer];
  if (question.kind === 'order') return question.items.map(({ by }) => by);
  return question.kind === 'point' ? [question.across.of, question.up.of] : [];
}

function isMeasured(sum: Expression): boolean {
  return sum.is !== 'number';
}

/** Its value in the runs, from the least to the most. */
function spread(sum: Expression, runs: readonly Measured[]): string {
  const values = runs.map((run) => evaluate(sum, run)).filter((value) => !Number.isNaN(value));
  if (values.length === 0) return '';
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => compact(value, 4));
  return least === most ? least! : `${least} to ${most}`;
}

function seedWords(holds: number, { length }: readonly Measured[]): string {
  return length === 1 ? '' : `, in ${holds} of ${length} seeds`;
}
