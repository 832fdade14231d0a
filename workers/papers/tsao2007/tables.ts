/** tsao2007, Tables 1 to 3: criteria, parameters, taxonomy. */
import type { SchemeChoice } from '../../engine/scenario/types.ts';
import { taxonomyRow } from '../../measures/scheme-facts.ts';
import { shows } from '../claims/checks.ts';
import type { Check } from '../claims/claim.ts';
import { type Figure, figure } from '../figures/figure.ts';
import { tableOf, textCell } from '../figures/parts.ts';
import { scheme as tsaoScheme } from '../setups/tsao2007-common.ts';
import { EIGHT, type Eight } from './runs.ts';
import { keyOf, table4Checks, verdicts } from './table4.ts';

/** What each notion of TCP-friendliness asks for, in the paper's terms, and our test of it. */
const CRITERIA = [
  {
    name: 'TCP-compatibility',
    metric: 'tcp-compatible',
    asks: ['comparable conditions', 'at most TCP’s', 'any', 'as TCP’s'],
  },
  {
    name: 'TCP-equivalence',
    metric: 'tcp-equivalent',
    asks: ['identical conditions', 'TCP’s', 'as TCP’s', 'as TCP’s'],
  },
  {
    name: 'TCP-equal share',
    metric: 'tcp-equal-share',
    asks: ['the same bottleneck', 'TCP’s', 'as TCP’s', 'as TCP’s'],
  },
] as const;

const criteria = figure('tsao2007-table1', {
  title: 'What three notions of TCP-friendliness ask for',
  kind: 'table',
  lesson: 'how schemes differ',
  notice: {
    at: 'TCP-Friendly Criteria',
    says: 'Equal share is more realistic and more challenging than equivalence: to compete for the same bottleneck does not imply identical network conditions.',
  },
  schemes: [],
  setups: ['tsao2007-criteria'],
  table: {
    columns: ['conditions', 'fairness', 'aggressiveness', 'responsiveness', 'our test'],
    rows: CRITERIA.map(({ name, metric, asks }) => ({
      name,
      cells: [...asks.map((text) => textCell(text, text)), textCell(metric)],
    })),
  },
});

/** The constants of a scheme as our preset has them, in the paper's terms. */
function constantsOf(scheme: SchemeChoice): string {
  const { kind, a, b, k, l, interval, intervals } = scheme;
  switch (kind) {
    case 'aimd':
      return `α ${a}, β ${b}`;
    case 'binomial':
      return `α ${a}, β ${b}, k ${k}, l ${l}`;
    case 'simd':
      return `β ${b}, k −0.5, l 1`;
    case 'aiad-h':
      return `β ${b}, k 0, l 0`;
    case 'tfrcp':
      return `interval ${interval} s`;
    case 'tfrc':
      return `${intervals} samples`;
    case 'tear':
      return '8 samples';
    default:
      return '';
  }
}

/** As Table 2 prints them; with the rows of TFRC and TFRCP identified. */
const PRINTED_CONSTANTS: Readonly<Record<Eight, string>> = {
  GAIMD: 'α 0.2, β 0.125',
  IIAD: 'α 1, β 0.67, k 1, l 0',
  SQRT: 'α 1, β 0.67, k 0.5, l 0.5',
  SIMD: 'β 0.0625, k −0.5, l 1',
  'AIAD/H': 'β 0.25, k 0, l 0',
  TFRCP: 'interval 5 s',
  TFRC: '8 samples',
  TEAR: '8 samples',
};

const constants = figure('tsao2007-table2', {
  title: 'Constants of the eight schemes',
  kind: 'table',
  lesson: 'how schemes differ',
  notice: { at: 'Table 2', says: 'The control parameters used in each scheme.' },
  schemes: EIGHT,
  setups: ['tsao2007-taxonomy'],
  table: tableOf(['constants'], EIGHT, (scheme) => [
    textCell(constantsOf(tsaoScheme(scheme)), PRINTED_CONSTANTS[scheme]),
  ]),
});

/** Table 3: by what fairness is sought, step and curve of the climb, memory of the decrease. */
const PRINTED_TAXONOMY: Readonly<Record<Eight, readonly [string, string, string, string]>> = {
  GAIMD: ['window', 'non-historical', 'linear', 'variable'],
  IIAD: ['window', 'historical', 'sublinear', 'non-historical'],
  SQRT: ['window', 'historical', 'sublinear', 'variable'],
  SIMD: ['window', 'historical', 'superlinear', 'variable'],
  'AIAD/H': ['window', 'historical', 'linear', 'non-historical'],
  TFRCP: ['rate', 'non-historical', 'superlinear', 'fixed'],
  TFRC: ['rate', 'historical', 'linear', 'fixed'],
  TEAR: ['rate', 'historical', 'linear', 'fixed'],
};

/** The row of our card. */
function taxonomyOf(scheme: Eight): readonly [string, string, string, string] {
  const { fairness, step, curve, decrease } = taxonomyRow(tsaoScheme(scheme));
  return [fairness, step, curve, decrease];
}

const taxonomy = figure('tsao2007-table3', {
  title: 'How the eight schemes seek fairness, climb and remember',
  kind: 'table',
  lesson: 'how schemes differ',
  notice: { at: 'Conclusions', says: 'No scheme takes all three recommended policies at once.' },
  schemes: EIGHT,
  setups: ['tsao2007-taxonomy'],
  table: tableOf(
    ['fairness by', 'step of the climb', 'curve of the climb', 'memory of the decrease'],
    EIGHT,
    (scheme) => taxonomyOf(scheme).map((text, index) => textCell(text, PRINTED_TAXONOMY[scheme][index])),
  ),
});

export const tsaoTables: readonly Figure[] = [criteria, constants, taxonomy, verdicts];

/** How the claims about them are checked. */
export const tableChecks: Readonly<Record<string, Check>> = {
  ...Object.fromEntries(
    ['compat', 'equiv', 'eqshare'].map((id, at) => [
      `t1-${id}`,
      shows(`our test of it: ${CRITERIA[at]!.metric}`, 'a definition'),
    ]),
  ),
  ...Object.fromEntries(
    EIGHT.flatMap((scheme) => [
      [`t2-${keyOf(scheme)}`, shows(constantsOf(tsaoScheme(scheme)), PRINTED_CONSTANTS[scheme])],
      [`t3-${keyOf(scheme)}`, shows(taxonomyOf(scheme).join(', '), PRINTED_TAXONOMY[scheme].join(', '))],
    ]),
  ),
  ...table4Checks,
  recommended: shows('0 of 8 rows have all three', 'none'),
};
