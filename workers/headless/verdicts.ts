import type { Experiment } from '../experiments/experiment.ts';
import { judged, judgedWords } from '../experiments/must.ts';
import type { Row } from '../experiments/rows.ts';
import { InputError } from './input.ts';

/** To be asked before anything runs. @throws InputError if nothing is stated that must hold */
export function refuseUnstated({ must }: Experiment): void {
  if (must.length === 0) throw new InputError('--check: nothing is stated that must hold: there is no `must`');
}

/** What must hold, a line a statement and point: met, not met or cannot be told, with the numbers. The status is 0 if all are met. */
export function verdicts(experiment: Experiment, rows: readonly Row[]): { text: string; status: 0 | 1 } {
  const found = judged(experiment, rows);
  return {
    text: found.map((one) => `${judgedWords(experiment, one)}\n`).join(''),
    status: found.every(({ verdict }) => verdict === 'met') ? 0 : 1,
  };
}
