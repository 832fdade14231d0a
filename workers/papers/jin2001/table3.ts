/** jin2001, Tables 1 and 3: convergence in closed form and in runs; what is printed, claimed and checked of it. */
import {
  aimdConvergence,
  type Convergence,
  iiadConvergence,
  simdConvergence,
  tcpConvergence,
} from '../../theory/convergence.ts';
import { admitted } from '../claims/checks.ts';
import type { Check, LedgerLine } from '../claims/claim.ts';
import { printsOfRun } from '../claims/single-run.ts';
import { type Cell, type Figure, figure } from '../figures/figure.ts';
import { digits, formulaCell, numberCell, show, tableOf } from '../figures/parts.ts';
import { computed, type Quantity } from '../figures/quantity.ts';
import { COMPARED, type Compared, CUT_SHORT, delta, type Experiment, nameOf, startWindows, t1, t2 } from './runs.ts';

type Pair = readonly [number, number];
/** Simulated and analytic, with the digits that the paper prints. */
type Times = readonly [simu: string, anal: string];

/** Windows at 400 s as Table 3 prints them, packets: experiment 1 (fairness), experiment 2 (full use). */
const WINDOWS: Readonly<Record<Compared, Readonly<Record<Experiment, Pair>>>> = {
  TCP: { fair: [6.1, 99.6], eff: [8.8, 13.8] },
  'AIMD(1/16)': { fair: [7.9, 99.2], eff: [12.7, 31] },
  IIAD: { fair: [7.7, 99.8], eff: [11.8, 31.2] },
  'SIMD(1/16)': { fair: [6.6, 96.3], eff: [10.2, 33.2] },
};

const PRINTED: Readonly<Record<Compared, Readonly<Record<'t1' | 't2' | 'delta', Times>>>> = {
  TCP: { t2: ['68.0', '88.7'], t1: ['55', '43.7'], delta: ['5.8', '6.0'] },
  'AIMD(1/16)': { t2: ['776', '1217'], t1: ['349', '342'], delta: ['18.6', '18.3'] },
  IIAD: { t2: ['4232', '6684'], t1: ['1284', '1242'], delta: ['8.1', '7.6'] },
  'SIMD(1/16)': { t2: ['218', '852'], t1: ['90', '85.1'], delta: ['13.6', '12.3'] },
};

/** What ns-2.35 gives for statements of the table. */
const NS2: Readonly<Record<string, string>> = {
  't3-T2-simu-tcp': '3.4 ± 1.4 s: 68 base round trips, from the change to the first moment within 10 packets',
  't3-T2-simu-aimd': '46 ± 8 s: 916 base round trips, read so',
  't3-T2-simu-iiad': '177 ± 36 s: 3540 base round trips, read so',
  't3-T1-simu-aimd': '20.8 ± 1.0 s: 416 base round trips',
  't3-T1-simu-iiad': '71.4 ± 2.0 s: 1428 base round trips',
  't3-D-simu-aimd': '23.4 ± 3.2',
  't3-D-simu-iiad': '8.0 ± 1.3',
  't3-W-exp1-tcp': '7.3 ± 4.4, 79 ± 23',
  't3-W-exp1-aimd': '5.9 ± 2.1, 101.2 ± 1.3',
  't3-W-exp1-iiad': '7.6 ± 1.0, 102.1 ± 0.6',
  't3-W-exp2-aimd': '8.6 ± 1.2, 31.2 ± 3.3',
  't3-W-exp2-iiad': '8.6 ± 1.3, 30.1 ± 2.1',
};

/** What the link holds and the difference that counts as fair, packets. */
export const W = 110;
const EPSILON = 10;

/** T1, Δ and T2 from two windows, by Table 1. */
export const CLOSED_FORMS: Readonly<Record<Compared, (w1: number, w2: number) => Convergence>> = {
  TCP: (w1, w2) => tcpConvergence(w1, w2, W, EPSILON),
  'AIMD(1/16)': (w1, w2) => aimdConvergence(w1, w2, W, EPSILON, 1 / 16),
  IIAD: (w1, w2) => iiadConvergence(w1, w2, W, EPSILON, 2 / 3),
  'SIMD(1/16)': (w1, w2) => simdConvergence(w1, w2, W, EPSILON, 1 / 16),
};

/** T2 for a difference at the line of full use: windows that fill W and differ by it. */
export function t2From(scheme: Compared, difference: number): number {
  // With the sum at W every scheme's Δ is W2 − W1 itself.
  return CLOSED_FORMS[scheme]((W - difference) / 2, (W + difference) / 2).t2;
}

/** The paper's `anal` column: from the printed windows. T2 starts with both at the line, so its Δ is W2 − W1. */
export function analytic(scheme: Compared): Record<'t1' | 't2' | 'delta', number> {
  const { fair, eff } = WINDOWS[scheme];
  const { t1: first, delta: difference } = CLOSED_FORMS[scheme](...eff);
  return { t1: first, delta: difference, t2: t2From(scheme, fair[1] - fair[0]) };
}

/** The printed windows have one digit behind the point: the formula with each half a digit up and down. */
function overDigits(printed: Pair, of: (w1: number, w2: number) => number): [least: Quantity, most: Quantity] {
  const [one, two] = printed.map((window) => [window - 0.05, window + 0.05]);
  const values = one!.flatMap((w1) => two!.map((w2) => of(w1, w2)));
  return [computed('least', Math.min(...values)), computed('most', Math.max(...values))];
}

/** The printed number is what the closed form gives for some windows that are printed as these. */
function evaluated(print: string, range: readonly [Quantity, Quantity], unit: string): Check {
  const { value, slack } = admitted(print);
  return {
    expects: `${print}${unit}`,
    quantities: range,
    judge(found) {
      const [least, most] = found.map(({ mean }) => mean!);
      const holds = least! <= value + slack && most! >= value - slack;
      return { verdict: holds ? 'holds' : 'fails', measured: `${digits(least!)} to ${digits(most!)}` };
    },
  };
}

/** T2 of IIAD with the 0.666 that two thirds are often typed as. */
export const iiadRounded = evaluated(
  PRINTED.IIAD.t2[1],
  overDigits(WINDOWS.IIAD.fair, (w1, w2) => {
    const apart = w2 - w1;
    return iiadConvergence((W - apart) / 2, (W + apart) / 2, W, EPSILON, 0.666).t2;
  }),
  ' RTT with β = 0.666',
);

const TIMES = {
  T2: { of: 't2', symbol: 'T2', unit: ' RTT', words: 'round trips', shownIn: 'fig10', run: t2 },
  T1: { of: 't1', symbol: 'T1', unit: ' RTT', words: 'round trips', shownIn: 'fig11', run: t1 },
  D: { of: 'delta', symbol: 'Delta', unit: ' packets', words: 'packets', shownIn: 'fig11', run: delta },
} as const;

/** A line of the ledger and its check. */
interface Statement {
  line: LedgerLine;
  check: Check;
}

/** What the table says of a scheme. */
function statements(scheme: Compared): Statement[] {
  const name = nameOf(scheme);
  const lineOf = (part: string, says: string, figures: string, seeds?: number): LedgerLine => {
    const id = `t3-${part}-${name.toLowerCase()}`;
    return [id, 'Table 3', figures, 'paper', says, { seeds, ns2: NS2[id] }];
  };
  const windows = (part: string, experiment: Experiment): Statement => {
    const printed = WINDOWS[scheme][experiment];
    const says = `Initial windows of ${name} in experiment ${part.at(-1)} are ${printed.join(' and ')} packets`;
    const prints = printed.map((window) => window.toFixed(1));
    return {
      line: lineOf(part, says, 'table3', 39),
      check: printsOfRun(startWindows(experiment, scheme), prints, ' packets'),
    };
  };
  const times = (part: keyof typeof TIMES, from: Experiment, form: (w1: number, w2: number) => number): Statement[] => {
    const { of, symbol, unit, words, shownIn, run } = TIMES[part];
    const [simu, anal] = PRINTED[scheme][of];
    const says = (how: string, print: string) => `Table 3 ${how} ${symbol} for ${name} is ${Number(print)} ${words}`;
    return [
      {
        line: lineOf(`${part}-anal`, says('analytic', anal), 'table3'),
        check: evaluated(anal, overDigits(WINDOWS[scheme][from], form), unit),
      },
      {
        line: lineOf(`${part}-simu`, says('simulated', simu), `table3 ${shownIn}`, 39),
        check: printsOfRun(run(scheme), simu, unit),
      },
    ];
  };
  return [
    ...times('T2', 'fair', (w1, w2) => t2From(scheme, w2 - w1)),
    windows('W-exp1', 'fair'),
    ...times('T1', 'eff', (w1, w2) => CLOSED_FORMS[scheme](w1, w2).t1),
    ...times('D', 'eff', (w1, w2) => CLOSED_FORMS[scheme](w1, w2).delta),
    windows('W-exp2', 'eff'),
  ];
}

const all = COMPARED.flatMap(statements);
export const table3Ledger: readonly LedgerLine[] = all.map(({ line }) => line);
export const table3Checks: Readonly<Record<string, Check>> = Object.fromEntries(
  all.map(({ line: [id], check }) => [id, check]),
);

/** A scheme's row: windows, T2, windows, T1, Δ, runs before closed forms. */
function cells(scheme: Compared): Cell[] {
  const computedTimes = analytic(scheme);
  const windows = (experiment: Experiment): Cell => ({
    print: WINDOWS[scheme][experiment].join(', '),
    quantities: startWindows(experiment, scheme),
    text: (found) => found.map(show).join(', '),
  });
  const times = (part: keyof typeof TIMES): Cell[] => {
    const { of, run } = TIMES[part];
    const [simu, anal] = PRINTED[scheme][of].map((print) => String(Number(print)));
    return [numberCell(run(scheme), simu), formulaCell(computedTimes[of], anal)];
  };
  return [windows('fair'), ...times('T2'), windows('eff'), ...times('T1'), ...times('D')];
}

export const convergenceTables: readonly Figure[] = [
  figure('jin2001-table1', {
    title: 'Closed forms of the time to full use, the difference there, and the time to fairness',
    kind: 'table',
    lesson: 'convergence',
    notice: {
      at: null,
      says: 'From 10 and 30 packets on a link that holds 110 SIMD is slower than TCP and quicker than AIMD and IIAD.',
    },
    schemes: COMPARED,
    setups: ['jin2001-table1'],
    note: 'The paper prints the formulas; evaluated here for W = 110, W1 = 10, W2 = 30 and ε = 10 packets.',
    table: tableOf(['T1, RTT', 'Δ, packets', 'T2, RTT'], COMPARED, (scheme) => {
      const found = CLOSED_FORMS[scheme](10, 30);
      return [formulaCell(found.t1), formulaCell(found.delta), formulaCell(found.t2)];
    }),
  }),
  figure('jin2001-table3', {
    title: 'Convergence in runs and in closed form',
    kind: 'table',
    lesson: 'convergence',
    notice: {
      at: 'Section 5.3.1',
      says: 'All measured times to fairness are smaller than the theoretical ones, and SIMD’s much smaller.',
    },
    states: ['t3-sim-below-anal', 't3-simd-gain'],
    schemes: COMPARED,
    setups: ['jin2001-conv-fair', 'jin2001-conv-eff'],
    assumed: CUT_SHORT,
    note: 'Closed forms from the printed windows, W = 110 and ε = 10 packets. Runs are counted in round trips with the wait in the queues; their T2 goes from the first loss to the first moment at which the windows are that close.',
    table: tableOf(
      [
        'windows, experiment 1',
        'T2 simu',
        'T2 anal',
        'windows, experiment 2',
        'T1 simu',
        'T1 anal',
        'Δ simu',
        'Δ anal',
      ],
      COMPARED,
      cells,
    ),
  }),
];
