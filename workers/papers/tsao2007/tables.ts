/** tsao2007, Tables 1 to 4: criteria, parameters, taxonomy, verdicts. */
import { PRINTED_VERDICTS, printedVerdict } from '../../measures/printed-verdicts.ts';
import { taxonomyRow } from '../../measures/scheme-facts.ts';
import type { SchemeChoice } from '../../engine/scenario/types.ts';
import { tsaoScheme } from '../setups/tsao2007-common.ts';
import type { Cell, Figure } from '../figures/figure.ts';
import { textCell } from '../figures/parts.ts';
import { type Column, COLUMNS, EIGHT, evidence, verdictOn, WITH_LONG_RISE } from './runs.ts';

/** What each notion of TCP-friendliness asks for (Table 1), in the paper's terms and in those of our test of it. */
export const CRITERIA = [
  {
    name: 'TCP-compatibility',
    metric: 'tcp-compatible',
    premise: 'comparable conditions',
    fairness: 'at most TCP’s',
    aggressiveness: 'any',
    responsiveness: 'as TCP’s',
  },
  {
    name: 'TCP-equivalence',
    metric: 'tcp-equivalent',
    premise: 'identical conditions',
    fairness: 'TCP’s',
    aggressiveness: 'as TCP’s',
    responsiveness: 'as TCP’s',
  },
  {
    name: 'TCP-equal share',
    metric: 'tcp-equal-share',
    premise: 'the same bottleneck',
    fairness: 'TCP’s',
    aggressiveness: 'as TCP’s',
    responsiveness: 'as TCP’s',
  },
] as const;

const criteria: Figure = {
  id: 'tsao2007-table1',
  paper: 'tsao2007',
  number: 'Table 1',
  title: 'What three notions of TCP-friendliness ask for',
  kind: 'table',
  lesson: 'how schemes differ',
  notice: 'Equal share is the hardest: it assumes nothing about the losses that a flow sees.',
  schemes: [],
  setups: ['tsao2007-criteria'],
  panels: [],
  series: [],
  tables: [
    {
      columns: ['conditions', 'fairness', 'aggressiveness', 'responsiveness', 'our test'],
      rows: CRITERIA.map(({ name, metric, premise, fairness, aggressiveness, responsiveness }) => ({
        name,
        cells: [premise, fairness, aggressiveness, responsiveness]
          .map((text) => textCell(text, text))
          .concat(textCell(metric)),
      })),
    },
  ],
};

/** The constants of a scheme as our preset has them, in the paper's terms. */
export function constantsOf(scheme: SchemeChoice): string {
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
export const PRINTED_CONSTANTS: Readonly<Record<(typeof EIGHT)[number], string>> = {
  GAIMD: 'α 0.2, β 0.125',
  IIAD: 'α 1, β 0.67, k 1, l 0',
  SQRT: 'α 1, β 0.67, k 0.5, l 0.5',
  SIMD: 'β 0.0625, k −0.5, l 1',
  'AIAD/H': 'β 0.25, k 0, l 0',
  TFRCP: 'interval 5 s',
  TFRC: '8 samples',
  TEAR: '8 samples',
};

const constants: Figure = {
  id: 'tsao2007-table2',
  paper: 'tsao2007',
  number: 'Table 2',
  title: 'Constants of the eight schemes',
  kind: 'table',
  lesson: 'how schemes differ',
  notice: 'These are the presets of the eight.',
  schemes: EIGHT,
  setups: ['tsao2007-taxonomy'],
  panels: [],
  series: [],
  tables: [
    {
      columns: ['constants'],
      rows: EIGHT.map((scheme) => ({
        name: scheme,
        cells: [textCell(constantsOf(tsaoScheme(scheme)), PRINTED_CONSTANTS[scheme])],
      })),
    },
  ],
};

/** Table 3: by what fairness is sought, step and curve of the climb, memory of the decrease. */
export const PRINTED_TAXONOMY: Readonly<Record<(typeof EIGHT)[number], readonly [string, string, string, string]>> = {
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
export function taxonomyOf(scheme: (typeof EIGHT)[number]): readonly [string, string, string, string] {
  const { fairness, step, curve, decrease } = taxonomyRow(tsaoScheme(scheme));
  return [fairness, step, curve, decrease];
}

const taxonomy: Figure = {
  id: 'tsao2007-table3',
  paper: 'tsao2007',
  number: 'Table 3',
  title: 'How the eight schemes seek fairness, climb and remember',
  kind: 'table',
  lesson: 'how schemes differ',
  notice: 'No scheme has all three of the policies that the paper recommends.',
  schemes: EIGHT,
  setups: ['tsao2007-taxonomy'],
  panels: [],
  series: [],
  tables: [
    {
      columns: ['fairness by', 'step of the climb', 'curve of the climb', 'memory of the decrease'],
      rows: EIGHT.map((scheme) => ({
        name: scheme,
        cells: taxonomyOf(scheme).map((text, index) => textCell(text, PRINTED_TAXONOMY[scheme][index])),
      })),
    },
  ],
};

const HEADS: Readonly<Record<Column, string>> = {
  'verdict-nonperiodic': 'fairness, irregular losses',
  'verdict-lowmux-hom': 'fairness, equal round trips',
  'verdict-lowmux-het': 'fairness, different round trips',
  'verdict-aggr-two-state': 'aggressiveness, two-state losses',
  'verdict-aggr-bursty': 'aggressiveness, bursty losses',
  'verdict-resp-two-state': 'responsiveness, two-state losses',
  'verdict-resp-bursty': 'responsiveness, bursty losses',
};

function verdictCell(scheme: string, column: Column): Cell {
  return {
    print: printedVerdict(scheme, column).value,
    quantities: evidence(column, scheme),
    text: (found) => {
      const { verdict, why } = verdictOn(column, found);
      return verdict ?? `– (${why})`;
    },
  };
}

const verdicts: Figure = {
  id: 'tsao2007-table4',
  paper: 'tsao2007',
  number: 'Table 4',
  title: 'Verdicts on eight schemes, cell by cell',
  kind: 'table',
  lesson: 'how schemes differ',
  notice:
    'Only TFRC has no X. The paper prints no thresholds: the table goes by ours (docs/metrics.md), the statements by order alone.',
  schemes: EIGHT,
  setups: ['tsao2007-nonperiodic', 'tsao2007-lowmux8', 'tsao2007-two-state', 'tsao2007-bursty'],
  assumed: WITH_LONG_RISE,
  panels: [],
  note: 'O satisfactory, D acceptable (a triangle in print), X unacceptable.',
  series: [],
  tables: [
    {
      columns: COLUMNS.map((column) => HEADS[column]),
      rows: Object.keys(PRINTED_VERDICTS).map((scheme) => ({
        name: scheme,
        cells: COLUMNS.map((column) => verdictCell(scheme, column)),
      })),
    },
  ],
};

export const tsaoTables: readonly Figure[] = [criteria, constants, taxonomy, verdicts];
