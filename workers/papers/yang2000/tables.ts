/** yang2000, Figures 1 and 2 and Table 1. */
import { type Cell, type Figure, figure } from '../figures/figure.ts';
import {
  askOf,
  metric,
  numberCell,
  panel,
  RATE_AXIS,
  RTT_AXIS,
  show,
  tableOf,
  textCell,
  trace,
} from '../figures/parts.ts';
import { combined, type Measured, type Quantity } from '../figures/quantity.ts';
import { covAt, fairnessIn, FOUR, RTT, STUDIED, yang } from './runs.ts';

const topology = figure('yang2000-fig1', {
  title: 'The network: one bottleneck between ample access links',
  kind: 'diagram',
  lesson: 'how schemes differ',
  notice: {
    at: 'Section 2.2',
    says: 'Packets are dropped only at the bottleneck of 2.5 Mbit/s and 30 ms, which has a buffer of 50 packets; all access links take 10 ms.',
  },
  schemes: [],
  setups: ['yang2000-common'],
  table: {
    columns: ['rate', 'one way', 'queue'],
    rows: [
      {
        name: 'bottleneck',
        cells: ['2.5 Mbit/s', '30 ms', 'drop-tail, 50 packets'].map((text) => textCell(text, text)),
      },
      {
        name: 'access links',
        cells: [textCell('never full', 'ample'), textCell('10 ms each', '10 ms each'), textCell('none')],
      },
    ],
  },
});

/** Round trips of the small excerpt. */
const [FROM, TO] = [100, 110];

const rows = figure('yang2000-fig2', {
  title: 'Two ways to read a table of rates: along a flow, or across flows',
  kind: 'trace',
  lesson: 'fairness in the short run',
  notice: {
    at: 'Section 3.1.1',
    says: 'The rates of one flow over time measure its smoothness; those of all flows in the same round trip their short-term fairness.',
  },
  schemes: ['TCP'],
  setups: ['yang2000-8same', 'yang2000-analytic'],
  panels: [panel('main', { ...RTT_AXIS, range: [FROM, TO] }, RATE_AXIS)],
  series: Array.from({ length: 8 }, (_, flow) =>
    trace(
      `flow ${flow + 1}`,
      'TCP',
      askOf(yang('8same', 'TCP'), 'send-rate', { flows: [flow], from: FROM * RTT, to: TO * RTT }),
      { perX: RTT },
    ),
  ),
  table: tableOf(['CoV over time, mean of the flows', 'CoV over flows, mean over time'], ['eight TCP flows'], () => [
    numberCell(metric('over time', yang('8same', 'TCP'), 'cov-time')),
    numberCell(metric('over flows', yang('8same', 'TCP'), 'cov-sf')),
  ]),
});

/** Losses, one in each round trip, that the sender has heard of when its rate is half. */
export function halving(scheme: string): Quantity {
  return metric(scheme, yang('persistent', scheme), 'halving-heard', { at: 100 });
}

type Climber = string | { kind: string; [parameter: string]: number | boolean | string };

/** Largest climb of the window in a round trip without loss. */
export function climb(scheme: Climber): Quantity {
  return metric(nameOf(scheme), { setup: 'yang2000-noloss', choice: { scheme } }, 'increase-I', { from: 101, to: 130 });
}

/** What a round trip without loss adds to the rate, packets: the mean from the 10th to the 300th after the last loss. */
export function climbSpeed(scheme: Climber): Quantity {
  const rate = (from: number, to: number): Quantity =>
    metric('', { setup: 'yang2000-noloss', choice: { scheme } }, 'send-rate', { ...STUDIED, from, to });
  const [first, last] = [101, 129];
  return combined(
    nameOf(scheme),
    [rate(first, first + 1), rate(last, last + 1)],
    ([soon, late]) => ((late! - soon!) * RTT) / (last - first),
  );
}

function nameOf(scheme: Climber): string {
  return typeof scheme === 'string' ? scheme : 'TFRC without discounting';
}

export const WITHOUT_DISCOUNTING = { kind: 'tfrc', intervals: 8, discounting: false, spread: 0.1 };

type Print = readonly [f: string, few: string, many: string, d: string, i: string];

/** As it is printed. */
export const TABLE1: Readonly<Record<string, Print>> = {
  TCP: ['0.7', '0.58', '1.7', '1', '1'],
  GAIMD: ['0.9', '0.26', '1.7', '5', '0.31'],
  TFRC: ['close to 1', '0.22', '2', '5 to 6', '0.12, with discounting 0.22'],
  TEAR: ['close to 1', '0.2', '0.4', '5 to 6', '0.08'],
};

function cells(scheme: string): Cell[] {
  const [f, few, many, d, i] = TABLE1[scheme]!;
  const own = climbSpeed(scheme);
  const without = climbSpeed(WITHOUT_DISCOUNTING);
  const both = (found: readonly Measured[]): string => found.map(show).join(', with discounting ');
  return [
    numberCell(fairnessIn('8same', scheme), f),
    numberCell(covAt(scheme, 0.02), few),
    numberCell(covAt(scheme, 0.2), many),
    numberCell(halving(scheme), d),
    scheme === 'TFRC' ? { print: i, quantities: [without, own], text: both } : numberCell(own, i),
  ];
}

const summary = figure('yang2000-table1', {
  title: 'Fairness, smoothness, responsiveness and aggressiveness of four schemes',
  kind: 'table',
  lesson: 'how schemes differ',
  notice: {
    at: 'Section 6',
    says: 'At low loss TFRC and TEAR are fairer and smoother; TCP is the most responsive and the fastest to use extra bandwidth.',
  },
  states: [],
  schemes: FOUR,
  setups: ['yang2000-1v7', 'yang2000-8same', 'yang2000-bern-sweep', 'yang2000-persistent', 'yang2000-noloss'],
  note: 'The paper mixes what it derives with what it measures; ours are measured: the index among eight flows of one scheme, the CoV of one flow under random losses.',
  table: tableOf(
    ['fairness index', 'CoV at 2 %', 'CoV at 20 %', 'round trips to half the rate', 'climb per round trip, packets'],
    FOUR,
    cells,
  ),
});

export const yangTables: readonly Figure[] = [topology, rows, summary];
