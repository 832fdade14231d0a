/** How the claims of tsao2007 about its tables are checked. */
import type { Verdict as Grade } from '../../measures/card.ts';
import { PRINTED_VERDICTS, printedVerdict } from '../../measures/printed-verdicts.ts';
import { tsaoScheme } from '../setups/tsao2007-common.ts';
import { constantsOf, PRINTED_CONSTANTS, PRINTED_TAXONOMY, taxonomyOf } from '../figures/tsao-tables.ts';
import {
  type Column,
  COLUMNS,
  EIGHT,
  type Eight,
  fillSeconds,
  lateVariation,
  lossEvents,
  overTcp,
  settles,
  shareRatio,
} from '../figures/tsao-runs.ts';
import { combined, type Measured, type Quantity } from '../figures/quantity.ts';
import { shows } from './checks.ts';
import type { Check, Verdict } from './claim.ts';
import { listed, needsAll, worst } from './findings.ts';
import { interval } from './interval.ts';
import { ordered } from './order-checks.ts';
import { SIMILAR } from './words.ts';

const KEYS: Readonly<Record<string, Eight>> = {
  gaimd: 'GAIMD',
  iiad: 'IIAD',
  sqrt: 'SQRT',
  simd: 'SIMD',
  aiadh: 'AIAD/H',
  tfrcp: 'TFRCP',
  tfrc: 'TFRC',
  tear: 'TEAR',
};

const PLACES: Readonly<Record<string, Column>> = {
  'fair-nonperiodic': 'verdict-nonperiodic',
  'fair-lowmux-hom': 'verdict-lowmux-hom',
  'fair-lowmux-het': 'verdict-lowmux-het',
  'aggr-two-state': 'verdict-aggr-two-state',
  'aggr-bursty': 'verdict-aggr-bursty',
  'resp-two-state': 'verdict-resp-two-state',
  'resp-bursty': 'verdict-resp-bursty',
};

/** The bracket beside a column's grade; those of the two-state columns are of the same times as the grade itself. */
const BRACKET = 'verdict-compat-nonperiodic';

/** A throughput that goes on swinging so much never counts as having taken what became free. */
const UNSTEADY = 0.35;
const NEVER_SECONDS = 1000;

const apart = (share: number): number => Math.max(share, 1 / share);

/** What a column grades, as one number of a scheme: the more, the worse. */
function badness(column: Column | typeof BRACKET, scheme: Eight): Quantity {
  const most = (parts: readonly Quantity[], of = (value: number): number => value): Quantity =>
    combined(scheme, parts, (values) => Math.max(...values.map(of)));
  switch (column) {
    case 'verdict-nonperiodic':
      return most([overTcp(scheme, 1)], apart);
    case BRACKET:
      return most([0, 0.5, 1].map((cv) => overTcp(scheme, cv)));
    case 'verdict-lowmux-hom':
      return most([shareRatio(scheme, 0)], apart);
    case 'verdict-lowmux-het':
      return most(
        [0.1, 0.2, 0.3, 0.42].map((cv) => shareRatio(scheme, cv)),
        apart,
      );
    case 'verdict-aggr-two-state':
      return { ...settles(scheme, 'rise'), label: scheme };
    case 'verdict-aggr-bursty':
      return combined(scheme, [fillSeconds(scheme), lateVariation(scheme)], ([fill, swing]) =>
        swing! > UNSTEADY ? NEVER_SECONDS : fill!,
      );
    case 'verdict-resp-two-state':
      return { ...settles(scheme, 'fall'), label: scheme };
    case 'verdict-resp-bursty':
      return { ...lossEvents(scheme), label: scheme };
  }
}

/** So many of the other seven must be graded as printed by some cuts, or the column tells nothing of order. */
const MOST = 5;

/**
 * Grades that a scheme may have by the others of its column: cuts between O, D and X are laid where most of the other
 * seven are graded as printed (no cut is printed), and one at least of each grade printed among them, so that to grade all
 * alike is no order. The scheme falls into one grade, or into one of two where its number lies in the gap in which a cut
 * may be. What is below `alike` is never an X. Empty where no such cuts grade five of the others: nothing can be told.
 */
export function gradesByOthers(
  value: number,
  others: readonly { value: number; grade: Grade }[],
  alike = -Infinity,
): ReadonlySet<Grade> {
  // A cut lies in a gap between two of the numbers, the scheme's own among them.
  const levels = [...others.map((one) => one.value), value].toSorted((a, b) => a - b);
  const cuts = [-Infinity, ...levels.slice(1).map((level, index) => (level + levels[index]!) / 2), Infinity];
  const printed = new Set(others.map((one) => one.grade));
  const gradeAt = (of: number, good: number, bad: number): Grade =>
    of < good ? 'O' : of < bad || of < alike ? 'D' : 'X';
  let best = Math.min(MOST, others.length) - 1;
  let found = new Set<Grade>();
  for (const good of cuts) {
    for (const bad of cuts.filter((cut) => cut >= good)) {
      const right = others.filter((one) => gradeAt(one.value, good, bad) === one.grade);
      const agreeing = right.length;
      if (agreeing < best || agreeing < MOST || new Set(right.map((one) => one.grade)).size < printed.size) continue;
      if (agreeing > best) found = new Set();
      best = agreeing;
      found.add(gradeAt(value, good, bad));
    }
  }
  return found;
}

/** Shares of TCP's that are alike by the word's rule are never unacceptable. */
const FLOORS: Partial<Record<Column | typeof BRACKET, number>> = {
  'verdict-nonperiodic': SIMILAR,
  [BRACKET]: SIMILAR,
  'verdict-lowmux-hom': SIMILAR,
  'verdict-lowmux-het': SIMILAR,
};

/** Which grades the others of a column admit at the mean and at both ends of the interval of a scheme's number. */
function gradesOf(found: readonly Measured[], scheme: Eight, column: Column | typeof BRACKET): ReadonlySet<Grade>[] {
  const at = EIGHT.indexOf(scheme);
  const own = interval(found[at]!.values)!;
  const others = EIGHT.flatMap((one, index) =>
    index === at ? [] : [{ value: found[index]!.mean!, grade: printedVerdict(one, column).value }],
  );
  return [own.mean - own.half, own.mean, own.mean + own.half].map((value) =>
    gradesByOthers(value, others, FLOORS[column]),
  );
}

/** A cell holds if its printed grade is the only one admitted, fails if it is not among them, and else cannot be told. */
export function judgeGrades(admitted: readonly ReadonlySet<Grade>[], printed: Grade): Verdict {
  if (admitted.some(({ size }) => size === 0)) return 'open';
  if (admitted.every((grades) => grades.size === 1 && grades.has(printed))) return 'holds';
  return admitted.some((grades) => grades.has(printed)) ? 'open' : 'fails';
}

const GRADES: readonly Grade[] = ['O', 'D', 'X'];

/** `D or X`, over the interval; where no cuts do, that. */
function gradesText(admitted: readonly ReadonlySet<Grade>[]): string {
  if (admitted.some(({ size }) => size === 0)) return 'no cuts grade five of the other seven as printed';
  const grades = GRADES.filter((grade) => admitted.some((one) => one.has(grade)));
  return `by the other seven it is ${grades.join(' or ')}`;
}

/** A cell of Table 4, with its bracket where that is of another quantity. */
function cell(scheme: Eight, column: Column): Check {
  const columns = column === 'verdict-nonperiodic' ? ([column, BRACKET] as const) : ([column] as const);
  const [print, bracket] = columns.map((one) => printedVerdict(scheme, one).value);
  return {
    expects: `${print!}${bracket ? ` (${bracket})` : ''}`,
    quantities: columns.flatMap((one) => EIGHT.map((each) => badness(one, each))),
    judge: needsAll((found) => {
      const parts = columns.map((one, index) => ({ column: one, of: found.slice(8 * index, 8 * index + 8) }));
      const text = ({ column: one, of }: (typeof parts)[number]): string =>
        listed(
          of.map((each, index) => ({ ...each, label: `${each.label} ${printedVerdict(EIGHT[index], one).value}` })),
        );
      const admitted = parts.map((part) => gradesOf(part.of, scheme, part.column));
      return {
        verdict: worst(
          parts.map((part, index) => judgeGrades(admitted[index]!, printedVerdict(scheme, part.column).value)),
        ),
        measured: parts.map(text).join('; most over TCP: '),
        tells: admitted.map(gradesText).join('; of the most over TCP '),
      };
    }),
  };
}

/** Mean place of a scheme among the eight over the seven columns, 1 the best. */
function meanPlace(scheme: Eight): Quantity {
  const columns = COLUMNS.map((column) => EIGHT.map((one) => badness(column, one)));
  return combined(scheme, columns.flat(), (values) => {
    const places = COLUMNS.map((_, index) => {
      const row = values.slice(8 * index, 8 * index + 8);
      const own = row[EIGHT.indexOf(scheme)]!;
      return 1 + row.filter((value) => value < own).length;
    });
    return places.reduce((sum, place) => sum + place, 0) / places.length;
  });
}

export const tsaoTableChecks: Readonly<Record<string, Check>> = {
  't1-compat': shows('our test of it: tcp-compatible', 'a definition'),
  't1-equiv': shows('our test of it: tcp-equivalent', 'a definition'),
  't1-eqshare': shows('our test of it: tcp-equal-share', 'a definition'),
  ...Object.fromEntries(
    Object.entries(KEYS).map(([key, scheme]) => [
      `t2-${key}`,
      shows(constantsOf(tsaoScheme(scheme)), PRINTED_CONSTANTS[scheme]),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(KEYS).map(([key, scheme]) => [
      `t3-${key}`,
      shows(taxonomyOf(scheme).join(', '), PRINTED_TAXONOMY[scheme].join(', ')),
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(PRINTED_VERDICTS).flatMap((row) => {
      const [key] = Object.entries(KEYS).find(([, scheme]) => scheme === row)!;
      return Object.entries(PLACES).map(([place, column]) => [`t4-${key}-${place}`, cell(row as Eight, column)]);
    }),
  ),
  't4-tfrc-best': ordered('ascending', [meanPlace('TFRC'), EIGHT.filter((scheme) => scheme !== 'TFRC').map(meanPlace)]),
  recommended: shows('0 of 8 rows have all three', 'none'),
};
