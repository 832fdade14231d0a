/** How the claims of tsao2007 about its tables are checked. */
import { printedVerdict } from '../../measures/printed-verdicts.ts';
import { tsaoScheme } from '../setups/tsao2007-common.ts';
import { constantsOf, PRINTED_CONSTANTS, PRINTED_TAXONOMY, taxonomyOf } from './tables.ts';
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
} from './runs.ts';
import { combined, type Quantity } from '../figures/quantity.ts';
import { shows } from '../claims/checks.ts';
import type { Check, Verdict } from '../claims/claim.ts';
import { listed, needsAll, worst } from '../claims/findings.ts';
import { side } from '../claims/interval.ts';
import { all } from '../claims/joint-checks.ts';
import { ordered } from '../claims/order-checks.ts';
import { cellId, keyOf, ORDER, TABLE4 } from './ledger.ts';

/** The bracket beside a column's grade; those of the two-state columns are of the same times as the grade itself. */
const BRACKET = 'verdict-compat-nonperiodic';

/** Observation 4 rejects it with bursty losses for its swings, and not for its time, which is graded of the others. */
const SWINGING = 'TFRCP';

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
      return { ...fillSeconds(scheme), label: scheme };
    case 'verdict-resp-two-state':
      return { ...settles(scheme, 'fall'), label: scheme };
    case 'verdict-resp-bursty':
      return { ...lossEvents(scheme), label: scheme };
  }
}

/**
 * Against the schemes of its column that have another grade: it holds if it is surely on the right side of each. One that is on
 * the wrong side does not say which of the two is misplaced; a scheme on the wrong side of more than half of them is.
 */
function byOrder(scheme: Eight, column: Column | typeof BRACKET): Check {
  const own = printedVerdict(scheme, column).value;
  const bySwings = column === 'verdict-aggr-bursty' && scheme === SWINGING;
  const others = EIGHT.filter(
    (one) => printedVerdict(one, column).value !== own && (column !== 'verdict-aggr-bursty' || one !== SWINGING),
  );
  const name = (one: Eight): string => `${one} ${printedVerdict(one, column).value}`;
  return {
    expects: own,
    quantities: [scheme, ...others].map((one) => ({
      ...(bySwings ? lateVariation(one) : badness(column, one)),
      label: name(one),
    })),
    judge: needsAll((found) => {
      const [mine, ...theirs] = found;
      const verdicts = others.map((one, index): Verdict => {
        const wanted = ORDER.indexOf(own) > ORDER.indexOf(printedVerdict(one, column).value) ? 'more' : 'less';
        const told = side(mine!, theirs[index]!);
        return told === 'open' ? 'open' : told === wanted ? 'holds' : 'fails';
      });
      const names = (verdict: Verdict): string =>
        others
          .filter((_, index) => verdicts[index] === verdict)
          .map(name)
          .join(', ');
      const tells = [
        ...(verdicts.includes('fails') ? [`in the other order with ${names('fails')}`] : []),
        ...(verdicts.includes('open') ? [`not told from ${names('open')}`] : []),
      ];
      const wrong = verdicts.filter((one) => one === 'fails').length;
      return {
        verdict: wrong > others.length / 2 ? 'fails' : wrong > 0 ? 'open' : worst(verdicts),
        measured: listed(found),
        ...(tells.length > 0 && { tells: tells.join('; ') }),
      };
    }),
  };
}

/** A cell of Table 4, with its bracket where that is of another quantity. */
function cell(scheme: Eight, column: Column): Check {
  if (column !== 'verdict-nonperiodic') return byOrder(scheme, column);
  const [grade, bracket] = [byOrder(scheme, column), byOrder(scheme, BRACKET)];
  return { ...all(grade, bracket), expects: `${grade.expects} (${bracket.expects})` };
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

/** A place is known where a time is only known to be longer: such a time is the longest of its column. */
function placesOnly(check: Check): Check {
  return { ...check, judge: (found) => check.judge(found.map((one) => ({ ...one, beyond: false }))) };
}

export const tsaoTableChecks: Readonly<Record<string, Check>> = {
  't1-compat': shows('our test of it: tcp-compatible', 'a definition'),
  't1-equiv': shows('our test of it: tcp-equivalent', 'a definition'),
  't1-eqshare': shows('our test of it: tcp-equal-share', 'a definition'),
  ...Object.fromEntries(
    EIGHT.map((scheme) => [`t2-${keyOf(scheme)}`, shows(constantsOf(tsaoScheme(scheme)), PRINTED_CONSTANTS[scheme])]),
  ),
  ...Object.fromEntries(
    EIGHT.map((scheme) => [
      `t3-${keyOf(scheme)}`,
      shows(taxonomyOf(scheme).join(', '), PRINTED_TAXONOMY[scheme].join(', ')),
    ]),
  ),
  ...Object.fromEntries(
    EIGHT.flatMap((scheme) => TABLE4.map(([place, column]) => [cellId(scheme, place), cell(scheme, column)])),
  ),
  't4-tfrc-best': placesOnly(
    ordered('ascending', [meanPlace('TFRC'), EIGHT.filter((scheme) => scheme !== 'TFRC').map(meanPlace)]),
  ),
  recommended: shows('0 of 8 rows have all three', 'none'),
};
