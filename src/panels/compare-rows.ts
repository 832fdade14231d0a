/** Two compared runs in numbers: what there is of each as a whole, and B less A. */
import { fixed } from '../format.ts';
import type { GroupNumbers, RunNumbers } from '../run/numbers.ts';
import type { PageState } from '../player/state.ts';
import { cellText, type NumberRow, numberRows } from '../run/number-rows.ts';

export interface WholeRow {
  name: string;
  /** '' for a pure number. */
  unit: string;
  digits: number;
  /** Room for the number, digits wide. */
  chars: number;
  /** In the row's unit; null where there is none. */
  of(numbers: RunNumbers): number | null;
}

/** Means over two runs; of fairness where either has several flows. */
export function wholeRows(a: RunNumbers, b: RunNumbers): readonly WholeRow[] {
  const { digits } = numberRows(a).find(({ key }) => key === 'mean')!;
  const fairness: WholeRow = { name: 'fairness index', unit: '', digits: 2, chars: 4, of: (run) => run.meanFairness };
  return [
    ...([a, b].some(hasSeveralFlows) ? [fairness] : []),
    {
      name: 'throughput',
      unit: 'Mbit/s',
      digits,
      chars: digits + 3,
      of: ({ groups }) => groups.reduce((sum, group) => sum + group.mean, 0) / 1e6,
    },
    { name: 'lost', unit: '%', digits: 3, chars: 6, of: lostOfAll },
    { name: 'queue', unit: 'packets', digits: 1, chars: 5, of: (numbers) => numbers.meanQueue },
    { name: 'link used', unit: '%', digits: 1, chars: 4, of: ({ used }) => (used === null ? null : 100 * used) },
  ];
}

const hasSeveralFlows = ({ scenario }: RunNumbers): boolean =>
  scenario.flows.reduce((sum, { count }) => sum + count, 0) > 1;

/** Packets dropped of all that were sent, %. */
function lostOfAll({ groups }: RunNumbers): number | null {
  const sent = groups.reduce((sum, group) => sum + group.sent, 0);
  return sent > 0 ? (100 * groups.reduce((sum, group) => sum + group.lost * group.sent, 0)) / sent : null;
}

/** Name and unit. */
export function headOf({ name, unit }: WholeRow): string {
  return unit ? `${name}, ${unit}` : name;
}

/** A number of a run as text, a dash where there is none. */
export function wholeText({ digits, of }: WholeRow, numbers: RunNumbers): string {
  const value = of(numbers);
  return value === null ? '–' : fixed(value, digits);
}

export function wholeDifference({ digits, of }: WholeRow, a: RunNumbers, b: RunNumbers): string {
  return difference(of(a), of(b), digits);
}

/** Of a group, B less A. */
export function differenceText(row: NumberRow, a: GroupNumbers | undefined, b: GroupNumbers | undefined): string {
  const [from, to] = [a, b].map((numbers) =>
    cellText(row, numbers?.[row.key]) === '–' ? null : row.scale * numbers![row.key]!,
  );
  return difference(from!, to!, row.digits);
}

/** Of the numbers as they are shown, so that nobody's sum is another; with its sign, and a dash where one is none. */
function difference(from: number | null, to: number | null, digits: number): string {
  if (from === null || to === null) return '–';
  const shown = (value: number): number => Number(value.toFixed(digits));
  const [value, text] = [shown(to) - shown(from), fixed(shown(to) - shown(from), digits)];
  return /[1-9]/.test(text) ? (value > 0 ? `+${text}` : text) : text.replace('−', '');
}

/** A and B, whichever of them the page sets; null where no two runs are compared. */
export function runsInNumbers({ numbers, name, other }: PageState): readonly [a: RunNumbers, b: RunNumbers] | null {
  if (!other) return null;
  return name === 'A' ? [numbers, other.numbers] : [other.numbers, numbers];
}
