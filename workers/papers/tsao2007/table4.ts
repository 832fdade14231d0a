/** tsao2007, Table 4: a card for each of its columns; from them the table, what it claims of each cell, and how that is checked. */
import type { Given, Readings, VerdictMetric } from '../../measures/card.ts';
import { findMetric } from '../../measures/index.ts';
import { type PRINTED_COLUMNS, PRINTED_VERDICTS, printedVerdict } from '../../measures/printed-verdicts.ts';
import type { Check, LedgerLine, Verdict } from '../claims/claim.ts';
import { listed, needsAll, worst } from '../claims/findings.ts';
import { side } from '../claims/interval.ts';
import { all } from '../claims/joint-checks.ts';
import { ordered } from '../claims/order-checks.ts';
import { type Cell, figure } from '../figures/figure.ts';
import { tableOf } from '../figures/parts.ts';
import { combined, type Measured, type Quantity } from '../figures/quantity.ts';
import * as runs from './runs.ts';

interface Graded {
  /** The verdict that is passed, a metric. */
  id: string;
  /** What is graded, as one number of a scheme: the more, the worse. */
  badness(scheme: runs.Eight): Quantity;
}

interface Column extends Graded {
  id: (typeof PRINTED_COLUMNS)[number];
  head: string;
  /** In the ids of claims. */
  place: string;
  /** What is graded, and by what we compare. */
  words: string;
  by: string;
  /** Seeds that its statements are judged on. */
  seeds: number;
  /** What our verdict is passed on, and how the metric takes it. */
  evidence(scheme: string): readonly Quantity[];
  readings(values: readonly Given[]): Readings;
  /** The verdict in brackets; where it is of another quantity than the grade, that. */
  bracket?: string;
  bracketed?: Graded;
}

const LOSS_CVS = [0, 0.5, 1];
/** CVs of the RTTs from which the verdict for different ones is taken. */
const SPREAD_CVS = [0.1, 0.2, 0.3, 0.42];
const atCvs = (cvs: readonly number[], values: readonly Given[]) =>
  values.map((value, index) => ({ cv: cvs[index]!, value }));

const apart = (share: number): number => Math.max(share, 1 / share);
const most = (scheme: runs.Eight, parts: readonly Quantity[], of = (value: number): number => value): Quantity =>
  combined(scheme, parts, (values) => Math.max(...values.map(of)));
const overTcps = (scheme: string): Quantity[] => LOSS_CVS.map((cv) => runs.overTcp(scheme, cv));
const shares = (scheme: string): Quantity[] => SPREAD_CVS.map((cv) => runs.shareRatio(scheme, cv));

const COMPATIBLE: Graded = { id: 'verdict-compat-nonperiodic', badness: (scheme) => most(scheme, overTcps(scheme)) };

export const COLUMNS: readonly Column[] = [
  {
    id: 'verdict-nonperiodic',
    head: 'fairness, irregular losses',
    place: 'fair-nonperiodic',
    words: 'fairness, TCP-equivalence, non-periodic losses',
    by: 'the throughput over TCP’s or under it at CV 1, in the bracket the largest over TCP’s at CV 0, 0.5 and 1',
    seeds: 5,
    evidence: overTcps,
    readings: (values) => ({ throughputVsTcp: atCvs(LOSS_CVS, values) }),
    badness: (scheme) => most(scheme, [runs.overTcp(scheme, 1)], apart),
    bracket: COMPATIBLE.id,
    bracketed: COMPATIBLE,
  },
  {
    id: 'verdict-lowmux-hom',
    head: 'fairness, equal round trips',
    place: 'fair-lowmux-hom',
    words: 'fairness, equal share, low multiplexing with equal round trips',
    by: 'the share over TCP’s or under it',
    seeds: 3,
    evidence: (scheme) => [runs.shareRatio(scheme, 0)],
    readings: (values) => ({ shareRatio: atCvs([0], values) }),
    badness: (scheme) => most(scheme, [runs.shareRatio(scheme, 0)], apart),
  },
  {
    id: 'verdict-lowmux-het',
    head: 'fairness, different round trips',
    place: 'fair-lowmux-het',
    words: 'fairness, equal share, low multiplexing with different round trips',
    by: 'the share over TCP’s or under it, at the worst CV',
    seeds: 8,
    evidence: shares,
    readings: (values) => ({ shareRatio: atCvs(SPREAD_CVS, values) }),
    badness: (scheme) => most(scheme, shares(scheme), apart),
  },
  {
    id: 'verdict-aggr-two-state',
    head: 'aggressiveness, two-state losses',
    place: 'aggr-two-state',
    words: 'aggressiveness, TCP-equivalence, two-state losses',
    by: 'seconds to settle',
    seeds: 10,
    evidence: (scheme) => [runs.settles(scheme, 'rise'), runs.settles('SIMD', 'rise')],
    readings: ([rise, simd]) => ({ riseSeconds: rise!, simdRiseSeconds: simd! }),
    badness: (scheme) => runs.settles(scheme, 'rise'),
  },
  {
    id: 'verdict-aggr-bursty',
    head: 'aggressiveness, bursty losses',
    place: 'aggr-bursty',
    words: 'aggressiveness, equal share, bursty losses',
    by: 'seconds to 90 % of what is free',
    seeds: 10,
    evidence: (scheme) => [runs.fillSeconds(scheme), runs.fillSeconds('TCP'), runs.lateVariation(scheme)],
    readings: ([refill, tcp, variation]) => ({
      refillSeconds: refill!,
      tcpRefillSeconds: tcp!,
      oscillation: variation!,
    }),
    badness: (scheme) => runs.fillSeconds(scheme),
  },
  {
    id: 'verdict-resp-two-state',
    head: 'responsiveness, two-state losses',
    place: 'resp-two-state',
    words: 'responsiveness, TCP-equivalence, two-state losses',
    by: 'seconds to settle',
    seeds: 10,
    evidence: (scheme) => [runs.settles(scheme, 'fall')],
    readings: ([fall]) => ({ fallSeconds: fall! }),
    badness: (scheme) => runs.settles(scheme, 'fall'),
    bracket: 'verdict-compat-resp-two-state',
  },
  {
    id: 'verdict-resp-bursty',
    head: 'responsiveness, bursty losses',
    place: 'resp-bursty',
    words: 'responsiveness, equal share, bursty losses',
    by: 'loss events over TCP’s',
    seeds: 10,
    evidence: (scheme) => [runs.lossEvents(scheme)],
    readings: ([events]) => ({ normLossEvents: events! }),
    badness: (scheme) => runs.lossEvents(scheme),
  },
];

/** A mean as a metric's answer: a bound where a seed did not get there. */
function given({ mean, beyond, why }: Measured): Given {
  if (mean === null) return { status: 'not applicable', why: why ?? 'no value' };
  if (!beyond) return mean;
  const window = { from: 0, to: 0, bin: 0, fromRtts: 0, toRtts: 0, binRtts: 0 };
  return { status: 'not reached', beyond: mean, why: why ?? '', parts: [], window };
}

/** Our verdict on means over the seeds, or why it cannot be passed, beside the printed one. */
function verdictCell(scheme: string, { id, evidence, readings }: Column): Cell {
  const card = findMetric(id) as VerdictMetric;
  return {
    print: printedVerdict(scheme, id).value,
    quantities: evidence(scheme),
    text: (found) => {
      const result = card.measure(readings(found.map(given)));
      return result.status === 'measured' ? result.value : `– (${result.why})`;
    },
  };
}

export const verdicts = figure('tsao2007-table4', {
  title: 'Verdicts on eight schemes, cell by cell',
  kind: 'table',
  lesson: 'how schemes differ',
  notice: { at: 'Abstract', says: 'TFRC meets both criteria under more testing scenarios than the others.' },
  states: ['t4-tfrc-best'],
  schemes: runs.EIGHT,
  setups: ['tsao2007-nonperiodic', 'tsao2007-lowmux8', 'tsao2007-two-state', 'tsao2007-bursty'],
  assumed: runs.WITH_LONG_RISE,
  note: 'O satisfactory, D acceptable (a triangle in print), X unacceptable. The paper prints no thresholds: the table goes by ours (docs/metrics.md), the statements by order alone.',
  table: tableOf(
    COLUMNS.map(({ head }) => head),
    Object.keys(PRINTED_VERDICTS),
    (scheme) => COLUMNS.map((column) => verdictCell(scheme, column)),
  ),
});

/** A scheme in the ids of claims. */
export const keyOf = (scheme: string): string => scheme.toLowerCase().replace('/', '');
export const cellId = (scheme: string, { place }: Column): string => `t4-${keyOf(scheme)}-${place}`;

/** From the best to the worst. */
const ORDER = ['O', 'D', 'X'] as const;
const GRADES = { O: 'satisfactory', D: 'acceptable', X: 'unacceptable' } as const;
const rankOf = (scheme: string, id: string): number => ORDER.indexOf(printedVerdict(scheme, id).value);

/** Observation 4 rejects it with bursty losses for its swings, and not for its time, which is graded of the others. */
const SWINGING = 'TFRCP';
const SWINGS_AT = 'verdict-aggr-bursty';

/** What ns-2.35 gives for cells. */
const NS2: Readonly<Record<string, string>> = {
  't4-gaimd-fair-lowmux-hom': '7.05',
  't4-gaimd-fair-lowmux-het': '1.43 to 2.59',
  't4-iiad-fair-lowmux-hom': '55.9',
  't4-iiad-fair-lowmux-het': '1.09 to 1.19',
  't4-sqrt-fair-lowmux-hom': '8.06',
  't4-sqrt-fair-lowmux-het': '1.45 to 2.31',
  't4-tfrc-fair-lowmux-hom': '0.31',
  't4-tfrc-fair-lowmux-het': '1.04 to 1.25',
  't4-sqrt-aggr-two-state': 'SQRT 101 s, GAIMD 91, TFRC 71, in bins of 5 s',
  't4-gaimd-resp-bursty': 'GAIMD 98 loss events, TFRC 118 †',
  't4-iiad-resp-bursty': 'IIAD 94 loss events, TFRC 118 †',
  't4-tfrc-resp-bursty': 'TFRC 118 loss events †, GAIMD 98, IIAD 94, TCP 105',
};

/** `worse than each O, better than each X`, of the other grades in its column. */
function sides(scheme: string, id: string): string {
  const own = rankOf(scheme, id);
  return ORDER.filter((_, rank) => rank !== own && runs.EIGHT.some((one) => rankOf(one, id) === rank))
    .map((grade) => {
      const but = id === SWINGS_AT && grade === 'X' ? ` but ${SWINGING}` : '';
      return `${ORDER.indexOf(grade) < own ? 'worse' : 'better'} than each ${grade}${but}`;
    })
    .join(', ');
}

/** The cells. The table prints grades and no cuts: what can be asked is their order within a column. */
export const cellLedger: readonly LedgerLine[] = Object.keys(PRINTED_VERDICTS).flatMap((scheme) =>
  COLUMNS.map((column): LedgerLine => {
    const { id, words, by, seeds, bracket } = column;
    const grade = (of: string): string => GRADES[printedVerdict(scheme, of).value];
    const compatibility = bracket === undefined ? '' : ` (compatibility ${grade(bracket)})`;
    const bySwings = scheme === SWINGING && id === SWINGS_AT;
    const measured = bySwings ? 'the CoV once risen, the ground that Observation 4 gives' : by;
    const says = `${scheme} is rated ${grade(id)}${compatibility} for ${words} (here: by ${measured}, ${sides(scheme, id)})`;
    const claim = cellId(scheme, column);
    return [claim, 'Table 4', 'table4', 'paper', says, { seeds, ns2: NS2[claim] }];
  }),
);

/**
 * Against the schemes of its column that have another grade: it holds if it is surely on the right side of each. One that is on
 * the wrong side does not say which of the two is misplaced; a scheme on the wrong side of more than half of them is.
 */
function byOrder(scheme: runs.Eight, { id, badness }: Graded): Check {
  const own = printedVerdict(scheme, id).value;
  const bySwings = id === SWINGS_AT && scheme === SWINGING;
  const others = runs.EIGHT.filter(
    (one) => printedVerdict(one, id).value !== own && (id !== SWINGS_AT || one !== SWINGING),
  );
  const name = (one: runs.Eight): string => `${one} ${printedVerdict(one, id).value}`;
  const named = (one: runs.Eight): Quantity => ({
    ...(bySwings ? runs.lateVariation(one) : badness(one)),
    label: name(one),
  });
  return {
    expects: own,
    quantities: [scheme, ...others].map(named),
    judge: needsAll((found) => {
      const [mine, ...theirs] = found;
      const told = others.map((one, index): Verdict => {
        const wanted = rankOf(scheme, id) > rankOf(one, id) ? 'more' : 'less';
        const seen = side(mine!, theirs[index]!);
        return seen === 'open' ? 'open' : seen === wanted ? 'holds' : 'fails';
      });
      const having = (verdict: Verdict): runs.Eight[] => others.filter((_, index) => told[index] === verdict);
      const [wrong, open] = [having('fails'), having('open')];
      const tells = [
        ...(wrong.length > 0 ? [`in the other order with ${wrong.map(name).join(', ')}`] : []),
        ...(open.length > 0 ? [`not told from ${open.map(name).join(', ')}`] : []),
      ];
      const partly = wrong.length > 0 && wrong.length <= others.length / 2;
      return {
        verdict: partly ? 'open' : wrong.length > 0 ? 'fails' : worst(told),
        ...(partly && { undecided: 'partly' }),
        measured: listed(found),
        ...(tells.length > 0 && { tells: tells.join('; ') }),
      };
    }),
  };
}

/** A cell, with its bracket where that is of another quantity. */
function cell(scheme: runs.Eight, column: Column): Check {
  const grade = byOrder(scheme, column);
  if (!column.bracketed) return grade;
  const bracket = byOrder(scheme, column.bracketed);
  return { ...all(grade, bracket), expects: `${grade.expects} (${bracket.expects})` };
}

/** Mean place of a scheme among the eight over the seven columns, 1 the best. */
function meanPlace(scheme: runs.Eight): Quantity {
  const columns = COLUMNS.map(({ badness }) => runs.EIGHT.map((one) => badness(one)));
  return combined(scheme, columns.flat(), (values) => {
    const places = COLUMNS.map((_, index) => {
      const row = values.slice(8 * index, 8 * index + 8);
      const own = row[runs.EIGHT.indexOf(scheme)]!;
      return 1 + row.filter((value) => value < own).length;
    });
    return places.reduce((sum, place) => sum + place, 0) / places.length;
  });
}

/** A place is known where a time is only known to be longer: such a time is the longest of its column. */
function placesOnly(check: Check): Check {
  return { ...check, judge: (found) => check.judge(found.map((one) => ({ ...one, beyond: false }))) };
}

export const table4Checks: Readonly<Record<string, Check>> = {
  ...Object.fromEntries(
    runs.EIGHT.flatMap((scheme) => COLUMNS.map((column) => [cellId(scheme, column), cell(scheme, column)])),
  ),
  't4-tfrc-best': placesOnly(
    ordered('ascending', [meanPlace('TFRC'), runs.EIGHT.filter((scheme) => scheme !== 'TFRC').map(meanPlace)]),
  ),
};
