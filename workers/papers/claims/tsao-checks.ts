/** How the claims of tsao2007 are checked. Verdicts are passed by our thresholds (docs/metrics.md): the paper prints none. */
import type { Readings, Verdict, VerdictMetric } from '../../measures/card.ts';
import { findMetric } from '../../measures/index.ts';
import { PRINTED_VERDICTS, printedVerdict } from '../../measures/printed-verdicts.ts';
import { tsaoScheme } from '../setups/tsao2007-common.ts';
import { constantsOf, PRINTED_CONSTANTS, PRINTED_TAXONOMY, taxonomyOf } from '../figures/tsao-tables.ts';
import { type Column, COLUMNS, EIGHT, type Eight, evidence, verdictOn } from '../figures/tsao-runs.ts';
import { same } from './checks.ts';
import { listed } from './findings.ts';
import type { Check } from './claim.ts';

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

/** The paper's bracket beside a verdict: on compatibility, where losses are irregular. The other two brackets follow from the cell itself. */
const BRACKET = 'verdict-compat-nonperiodic';

/** A cell of Table 4 is what the paper prints; with its bracket where that is measured. */
function cell(scheme: Eight, column: Column): Check {
  const print = printedVerdict(scheme, column).value;
  const bracket = column === 'verdict-nonperiodic' ? printedVerdict(scheme, BRACKET).value : null;
  return {
    expects: bracket === null ? print : `${print} (${bracket})`,
    quantities: evidence(column, scheme),
    judge(found) {
      const { verdict, why } = verdictOn(column, found);
      const compatible = bracket === null ? null : verdictOn(BRACKET, found).verdict;
      const ours = `${verdict ?? 'none'}${compatible === null ? '' : ` (${compatible})`}; ${listed(found)}`;
      if (verdict === null) return { verdict: 'unchecked', measured: listed(found), why };
      if (verdict === print && compatible === bracket) return { verdict: 'holds', measured: ours };
      const close =
        oneGradeOff(verdict, print) && (compatible === null || bracket === null || oneGradeOff(compatible, bracket));
      return close
        ? { verdict: 'within', measured: ours, within: 'one grade (the cuts between grades are ours)' }
        : { verdict: 'fails', measured: ours };
    },
  };
}

const GRADES: readonly Verdict[] = ['O', 'D', 'X'];

function oneGradeOff(ours: Verdict, print: Verdict): boolean {
  return Math.abs(GRADES.indexOf(ours) - GRADES.indexOf(print)) <= 1;
}

/** Every cell of the table, and how many X each row has. */
const countX: Check = {
  expects: 'TFRC alone has no X',
  quantities: EIGHT.flatMap((scheme) => COLUMNS.flatMap((column) => evidence(column, scheme))),
  judge(found) {
    let from = 0;
    const rows = EIGHT.map((scheme) => {
      const verdicts = COLUMNS.map((column) => {
        const length = evidence(column, scheme).length;
        return verdictOn(column, found.slice(from, (from += length))).verdict;
      });
      return { scheme, x: verdicts.filter((verdict) => verdict === 'X').length };
    });
    const holds = rows.every(({ scheme, x }) => (scheme === 'TFRC' ? x === 0 : x > 0));
    return { verdict: holds ? 'holds' : 'fails', measured: rows.map(({ scheme, x }) => `${scheme} ${x} X`).join(', ') };
  },
};

/** Readings with which a scheme is like TCP in every respect. */
const LIKE_TCP: Readings = {
  throughputVsTcp: [0, 0.5, 1].map((cv) => ({ cv, value: 1 })),
  shareRatio: [0, 0.2, 0.42].map((cv) => ({ cv, value: 1 })),
  riseSeconds: 20,
  simdRiseSeconds: 70,
  fallSeconds: 5,
  refillSeconds: 10,
  tcpRefillSeconds: 10,
  oscillation: 0.1,
  normLossEvents: 1,
};

const sweep = (value: number): Readings => ({
  throughputVsTcp: [0, 0.5, 1].map((cv) => ({ cv, value })),
  shareRatio: [0, 0.2, 0.42].map((cv) => ({ cv, value })),
});
const SLOW_UP: Readings = { riseSeconds: 700, refillSeconds: 1000 };
const SLOW_DOWN: Readings = { fallSeconds: 200, normLossEvents: 10 };

/** What our test of a notion demands, found out by giving it schemes that differ from TCP in one respect. */
function demands(metric: string): string {
  const card = findMetric(metric) as VerdictMetric;
  const passes = (differing: Readings): boolean => {
    const found = card.measure({ ...LIKE_TCP, ...differing });
    return found.status === 'measured' && found.value === ('O' satisfies Verdict);
  };
  const [less, more] = [passes(sweep(0.3)), passes(sweep(3))];
  const fairness = less ? (more ? 'any' : 'at most TCP’s') : 'TCP’s';
  return `${passes({}) ? '' : 'not even TCP passes; '}bandwidth ${fairness}, climb ${passes(SLOW_UP) ? 'any' : 'as TCP’s'}, response ${passes(SLOW_DOWN) ? 'any' : 'as TCP’s'}`;
}

const EQUAL = 'bandwidth TCP’s, climb as TCP’s, response as TCP’s';

const recommended: Check = {
  expects: 'no scheme is rate-based, climbs by history and ever faster, and remembers a fixed time',
  quantities: [],
  judge() {
    const rows = EIGHT.map(taxonomyOf);
    const all = rows.filter(
      ([fairness, step, curve, decrease]) =>
        fairness === 'rate' && step === 'historical' && curve === 'superlinear' && decrease === 'fixed',
    );
    return {
      verdict: all.length === 0 ? 'holds' : 'fails',
      measured: `${all.length} of ${rows.length} schemes have all three`,
    };
  },
};

export const tsaoTableChecks: Readonly<Record<string, Check>> = {
  't1-compat': same(demands('tcp-compatible'), 'bandwidth at most TCP’s, climb any, response as TCP’s'),
  't1-equiv': same(demands('tcp-equivalent'), EQUAL),
  't1-eqshare': same(demands('tcp-equal-share'), EQUAL),
  ...Object.fromEntries(
    Object.entries(KEYS).map(([key, scheme]) => [
      `t2-${key}`,
      same(constantsOf(tsaoScheme(scheme)), PRINTED_CONSTANTS[scheme]),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(KEYS).map(([key, scheme]) => [
      `t3-${key}`,
      same(taxonomyOf(scheme).join(', '), PRINTED_TAXONOMY[scheme].join(', ')),
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(PRINTED_VERDICTS).flatMap((row) => {
      const [key] = Object.entries(KEYS).find(([, scheme]) => scheme === row)!;
      return Object.entries(PLACES).map(([place, column]) => [`t4-${key}-${place}`, cell(row as Eight, column)]);
    }),
  ),
  't4-tfrc-best': countX,
  recommended,
};
