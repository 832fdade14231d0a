/** jin2001, Figures 6 to 8: SIMD beside as many TCP flows; Tables 1 and 3: convergence in closed form and in runs. */
import {
  aimdConvergence,
  type Convergence,
  iiadConvergence,
  simdConvergence,
  tcpConvergence,
} from '../../theory/convergence.ts';
import type { Axis, Cell, Figure } from '../figures/figure.ts';
import {
  besideTcp,
  COMPARED,
  type Compared,
  delta,
  FLOW_COUNTS,
  LINK_RATES,
  type Queue,
  signalRate,
  startWindow,
  t1,
  t2,
  CUT_SHORT,
} from './runs.ts';
import { askOf, dots, formulaCell, line, metric, numberCell, panel, show } from '../figures/parts.ts';
import { combined, type Quantity } from '../figures/quantity.ts';

const FLOWS: Axis = { label: 'flows of each kind', unit: '', scale: 'log' };

function sharing(number: number, queue: Queue, words: string): Figure {
  const mbps = (rate: number): string => `${rate / 1e6} Mbit/s`;
  const throughput = (n: number, rate: number, flows: string): Quantity =>
    combined(
      flows,
      [metric(flows, besideTcp(queue, n, rate), 'flow-throughput', { flows: [flows] })],
      ([bps]) => bps! / 1e6,
    );
  return {
    id: `jin2001-fig${number}`,
    paper: 'jin2001',
    number: `Figure ${number}`,
    title: `SIMD beside as many TCP flows, ${words}, 15 and 60 Mbit/s`,
    kind: 'sweep',
    lesson: 'sharing with TCP',
    notice: 'SIMD shares evenly until losses are heavy, where TCP opens its window faster.',
    schemes: ['SIMD(1/16)', 'TCP'],
    setups: [`jin2001-vs-tcp-${queue}`],
    panels: LINK_RATES.flatMap((rate) => [
      panel(mbps(rate), FLOWS, { label: `throughput of a flow, ${mbps(rate)}`, unit: 'Mbit/s', scale: 'log' }),
      panel(`loss ${mbps(rate)}`, FLOWS, { label: queue === 'red-ecn' ? 'marked or dropped' : 'dropped', unit: '' }),
    ]),
    series: LINK_RATES.flatMap((rate) => [
      dots(
        'SIMD flows',
        'SIMD(1/16)',
        FLOW_COUNTS,
        (n) => ({ ask: askOf(besideTcp(queue, n, rate), 'flow-throughput', { flows: ['studied'] }, { each: true }) }),
        mbps(rate),
        1e-6,
      ),
      dots(
        'TCP flows',
        'TCP',
        FLOW_COUNTS,
        (n) => ({ ask: askOf(besideTcp(queue, n, rate), 'flow-throughput', { flows: ['tcp'] }, { each: true }) }),
        mbps(rate),
        1e-6,
      ),
      line('SIMD', 'SIMD(1/16)', FLOW_COUNTS, (n) => throughput(n, rate, 'studied'), mbps(rate)),
      line('TCP', 'TCP', FLOW_COUNTS, (n) => throughput(n, rate, 'tcp'), mbps(rate)),
      line('all traffic', null, FLOW_COUNTS, (n) => signalRate(queue, n, rate), `loss ${mbps(rate)}`),
    ]),
    tables: [],
  };
}

/** Windows at 400 s as Table 3 prints them: experiment 1 (fairness), experiment 2 (full use). */
export const PRINTED_WINDOWS: Readonly<
  Record<Compared, { fair: readonly [number, number]; eff: readonly [number, number] }>
> = {
  TCP: { fair: [6.1, 99.6], eff: [8.8, 13.8] },
  'AIMD(1/16)': { fair: [7.9, 99.2], eff: [12.7, 31] },
  IIAD: { fair: [7.7, 99.8], eff: [11.8, 31.2] },
  'SIMD(1/16)': { fair: [6.6, 96.3], eff: [10.2, 33.2] },
};

export const TABLE3 = { w: 110, epsilon: 10, beta: 1 / 16 } as const;

/** T1, Δ and T2 by Table 1's closed forms. */
export function closedForm(scheme: Compared, w1: number, w2: number): Convergence {
  const { w, epsilon, beta } = TABLE3;
  switch (scheme) {
    case 'TCP':
      return tcpConvergence(w1, w2, w, epsilon);
    case 'AIMD(1/16)':
      return aimdConvergence(w1, w2, w, epsilon, beta);
    case 'IIAD':
      return iiadConvergence(w1, w2, w, epsilon, 2 / 3);
    case 'SIMD(1/16)':
      return simdConvergence(w1, w2, w, epsilon, beta);
  }
}

/** The paper's `anal` column: from the printed windows. T2 starts with both at the line, so its Δ is W2 − W1. */
export function analytic(scheme: Compared): { t1: number; delta: number; t2: number } {
  const { fair, eff } = PRINTED_WINDOWS[scheme];
  const { t1: first, delta: difference } = closedForm(scheme, ...eff);
  return { t1: first, delta: difference, t2: t2From(scheme, fair[1] - fair[0]) };
}

/** T2 for a difference at the line of full use: windows that fill W and differ by it. */
export function t2From(scheme: Compared, difference: number): number {
  const { w } = TABLE3;
  // With the sum at W every scheme's Δ is W2 − W1 itself.
  return closedForm(scheme, (w - difference) / 2, (w + difference) / 2).t2;
}

const closed: Figure = {
  id: 'jin2001-table1',
  paper: 'jin2001',
  number: 'Table 1',
  title: 'Closed forms of the time to full use, the difference there, and the time to fairness',
  kind: 'table',
  lesson: 'convergence',
  notice:
    'From 10 and 30 packets on a link that holds 110: SIMD is slower than TCP and quicker than all other smooth schemes.',
  schemes: COMPARED,
  setups: ['jin2001-table1'],
  panels: [],
  note: 'The paper prints the formulas; evaluated here for W = 110, W1 = 10, W2 = 30 and ε = 10 packets.',
  series: [],
  tables: [
    {
      columns: ['T1, RTT', 'Δ, packets', 'T2, RTT'],
      rows: COMPARED.map((scheme) => {
        const found = closedForm(scheme, 10, 30);
        return { name: scheme, cells: [found.t1, found.delta, found.t2].map((value) => formulaCell(value)) };
      }),
    },
  ],
};

/** What Table 3 prints of runs, and of the closed forms. */
export const PRINTED_TIMES: Readonly<
  Record<
    Compared,
    { t2: readonly [simu: number, anal: number]; t1: readonly [number, number]; delta: readonly [number, number] }
  >
> = {
  TCP: { t2: [68, 88.7], t1: [55, 43.7], delta: [5.8, 6] },
  'AIMD(1/16)': { t2: [776, 1217], t1: [349, 342], delta: [18.6, 18.3] },
  IIAD: { t2: [4232, 6684], t1: [1284, 1242], delta: [8.1, 7.6] },
  'SIMD(1/16)': { t2: [218, 852], t1: [90, 85.1], delta: [13.6, 12.3] },
};

function pairCell(experiment: 'fair' | 'eff', scheme: Compared): Cell {
  const [w1, w2] = PRINTED_WINDOWS[scheme][experiment];
  const quantities = [startWindow(experiment, scheme, 'one'), startWindow(experiment, scheme, 'two')];
  return { print: `${w1}, ${w2}`, quantities, text: (found) => found.map(show).join(', ') };
}

function measuredCells(scheme: Compared): Cell[] {
  const print = PRINTED_TIMES[scheme];
  const anal = analytic(scheme);
  return [
    pairCell('fair', scheme),
    numberCell(t2(scheme), String(print.t2[0])),
    formulaCell(anal.t2, String(print.t2[1])),
    pairCell('eff', scheme),
    numberCell(t1(scheme), String(print.t1[0])),
    formulaCell(anal.t1, String(print.t1[1])),
    numberCell(delta(scheme), String(print.delta[0])),
    formulaCell(anal.delta, String(print.delta[1])),
  ];
}

const measuredTable: Figure = {
  id: 'jin2001-table3',
  paper: 'jin2001',
  number: 'Table 3',
  title: 'Convergence in runs and in closed form',
  kind: 'table',
  lesson: 'convergence',
  notice: 'The synchronized model is pessimistic, most of all for SIMD.',
  schemes: COMPARED,
  setups: ['jin2001-conv-fair', 'jin2001-conv-eff'],
  assumed: CUT_SHORT,
  panels: [],
  note: 'Closed forms from the printed windows, W = 110 and ε = 10 packets. Runs are counted in round trips with the wait in the queues; their T2 goes from the first loss to the first moment at which the windows are that close.',
  series: [],
  tables: [
    {
      columns: [
        'windows, experiment 1',
        'T2 simu',
        'T2 anal',
        'windows, experiment 2',
        'T1 simu',
        'T1 anal',
        'Δ simu',
        'Δ anal',
      ],
      rows: COMPARED.map((scheme) => ({ name: scheme, cells: measuredCells(scheme) })),
    },
  ],
};

export const jinSharing: readonly Figure[] = [
  sharing(6, 'red-ecn', 'RED with ECN'),
  sharing(7, 'red', 'RED'),
  sharing(8, 'droptail', 'drop-tail'),
  closed,
  measuredTable,
];
