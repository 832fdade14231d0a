import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { ASIDE_WIDTH } from '../charts/geometry.ts';
import { namesOf } from '../scenario/names.ts';

/** Width of the quantities’ names, of a number with its gap, and of a letter in the first and the second line of a head, px. */
const [NAMES, NUMBER, LETTER, SMALL_LETTER] = [86, 56, 7, 5.6];

/** Whether a column for each group, its name on two lines where it has brackets, fits beside the charts. */
export function fitUpright(scenario: Scenario): boolean {
  const columns = namesOf(scenario).map((name) => {
    const [first = '', second = ''] = headLines(name);
    return Math.max(NUMBER, 26 + LETTER * first.length, 10 + SMALL_LETTER * second.length);
  });
  return columns.reduce((sum, width) => sum + width, NAMES) <= ASIDE_WIDTH;
}

/** `AIMD(0.2, 1/8 cut)` as `AIMD` and `(0.2, 1/8 cut)`. */
export function headLines(name: string): string[] {
  return name.split(/(?=\()/);
}
