/** What metrics answer about a run, as the command line prints it: without the traces, which `--csv` has. */
import type { RunMetric } from '../measures/card.ts';
import type { NotApplicable, NotReached, Reading } from '../measures/result.ts';
import type { RecordedRun } from '../measures/run.ts';
import { overSeeds, type OverSeeds } from './seeds.ts';

export type Answer = (Omit<Reading<number | string>, 'series'> | NotReached | NotApplicable) & { unit: string };

/** The answers by the ids of the metrics. */
export function answersOf(metrics: readonly RunMetric[], run: RecordedRun): Record<string, Answer> {
  return Object.fromEntries(metrics.map((metric) => [metric.id, answerOf(metric, run)]));
}

function answerOf(metric: RunMetric, run: RecordedRun): Answer {
  const result = metric.measure(run);
  if (result.status !== 'measured') return { ...result, unit: metric.unit };
  const { status, value, window, parts, caveats } = result;
  return { status, value, unit: metric.unit, window, parts, caveats };
}

/** The same of several seeds: mean, sd and n of the numbers that were measured (null if none was), and each answer. */
export function overRuns(
  runs: readonly Record<string, Answer>[],
): Record<string, { value: OverSeeds | null; answers: Answer[] }> {
  return Object.fromEntries(
    Object.keys(runs[0]!).map((id) => {
      const answers = runs.map((run) => run[id]!);
      const values = answers.map((answer) =>
        answer.status === 'measured' && typeof answer.value === 'number' ? answer.value : null,
      );
      return [id, { value: values.every((value) => value === null) ? null : overSeeds(values), answers }];
    }),
  );
}
