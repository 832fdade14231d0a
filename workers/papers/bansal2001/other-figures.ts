/** bansal2001, Figures 10 to 13 and 17: convergence of two flows, bandwidth that becomes free, a bursty pattern of losses. */
import { friendlyIncrease } from '../../theory/throughput.ts';
import { acksToFairness, countAcksToFairness } from '../../theory/ack-model.ts';
import { utilizationAfterDoubling } from '../../theory/utilization.ts';
import { fairTime, fk, POWERS } from './runs.ts';
import { assumed } from '../setups/setup.ts';
import type { Axis, Figure } from '../figures/figure.ts';
import { askOf, curve, line, panel, runOf, SECONDS_AXIS, trace } from '../figures/parts.ts';

const SLOWNESS: Axis = { label: 'slowness: 1/b, or loss intervals', unit: '', scale: 'log', range: [1, 300] };
const FAIR_SECONDS: Axis = { label: 'time to 0.1-fairness', unit: 's', scale: 'log' };
const CUTS = [0.5, 0.4, 0.3, 0.25, 0.2, 1 / 8, 1 / 16, 1 / 32, 1 / 64, 1 / 128, 1 / 256];
const DELTA = 0.1;

/** The runs of two flows, and of flows that leave: see NO_REVERSE in bansal-runs.ts. */
const NO_REVERSE = assumed(
  'reverse flows',
  'none',
  'on a RED queue that counts packets ACKs take places: with data in the other direction TCP never uses more than 80 % of the link, where the paper reports 86 % in Figure 13',
);
const TWO_FLOWS = [
  NO_REVERSE,
  assumed('length', '162 to 1686 s', 'the slower a scheme, the longer: what is not fair by then is a lower bound'),
];

const twoTcp: Figure = {
  id: 'bansal2001-fig10',
  paper: 'bansal2001',
  number: 'Figure 10',
  title: 'Time until two TCP(b) flows share fairly',
  kind: 'sweep',
  lesson: 'convergence',
  also: 'delta fair fairness convergence time δ',
  notice: 'Cutting gently keeps two unequal flows unequal for long: the time grows about as 1/b.',
  schemes: ['TCP(b)'],
  setups: ['bansal2001-two-flow'],
  assumed: { 'bansal2001-two-flow': TWO_FLOWS },
  panels: [panel('main', SLOWNESS, FAIR_SECONDS)],
  note: 'The text has B = 10 b0, which is not much larger than b0; the link here is 10 Mbit/s, 62.5 b0. Without reverse traffic (see Figure 13).',
  series: [line('TCP(b)', 'TCP', POWERS, (n) => fairTime(`TCP(1/${n})`))],
  tables: [],
};

const acks: Figure = {
  id: 'bansal2001-fig11',
  paper: 'bansal2001',
  number: 'Figure 11',
  title: 'ACKs to 0.1-fairness in a model of two AIMD flows',
  kind: 'formula',
  lesson: 'convergence',
  also: 'delta fair fairness convergence time δ',
  notice: 'The curve is ln δ / ln(1 − bp): short above b = 0.2, long below.',
  schemes: ['AIMD(b)'],
  setups: ['bansal2001-ack-model'],
  panels: [
    panel(
      'main',
      { label: 'b, the part cut', unit: '', scale: 'log', range: [0.003, 0.5] },
      { label: 'ACKs', unit: '', scale: 'log' },
    ),
  ],
  note: 'The printed recursion and formula are damaged; these are derived again. The paper shows p = 0.1.',
  series: [
    ...[0.1, 0.01, 0.001].map((p) => curve(`p = ${p}`, 'AIMD', CUTS, (b) => acksToFairness(b, p, DELTA))),
    curve('recursion from (61.5, 1), p = 0.1', 'AIMD', CUTS, (b) =>
      countAcksToFairness({ a: friendlyIncrease(b, 'timeouts'), b, markProbability: 0.1 }, [61.5, 1], DELTA),
    ),
  ],
  tables: [],
};

const twoTfrc: Figure = {
  id: 'bansal2001-fig12',
  paper: 'bansal2001',
  number: 'Figure 12',
  title: 'Time until two TFRC flows share fairly',
  kind: 'sweep',
  lesson: 'convergence',
  also: 'delta fair fairness convergence time δ',
  notice: 'With TFRC the time grows more gently: a fixed number of loss intervals is enough to forget.',
  schemes: ['TFRC(k)'],
  setups: ['bansal2001-two-flow'],
  assumed: { 'bansal2001-two-flow': TWO_FLOWS },
  panels: [panel('main', { label: 'loss intervals', unit: '', scale: 'log' }, { ...FAIR_SECONDS })],
  note: 'TFRC(1) is left out: with the weights of ns-2 it would be TFRC(2) again. Without reverse traffic (see Figure 13).',
  series: [line('TFRC(k)', 'TFRC', POWERS, (n) => fairTime(`TFRC(${n})`))],
  tables: [],
};

/** Of the five flows that stay: s, packets/s. */
const RTT = 0.05;
const BEFORE = 125;

const doubling: Figure = {
  id: 'bansal2001-fig13',
  paper: 'bansal2001',
  number: 'Figure 13',
  title: 'Part of the link that is used in the first 20 and 200 round trips after half of the flows stop',
  kind: 'sweep',
  lesson: 'aggressiveness',
  also: 'f(k) f(20) f(200) refill new bandwidth',
  notice: 'The smoother a scheme is, the longer it leaves new bandwidth unused.',
  schemes: ['TCP(b)', 'SQRT(b)', 'TFRC(k)'],
  setups: ['bansal2001-doubling'],
  assumed: { 'bansal2001-doubling': [NO_REVERSE] },
  panels: [panel('main', SLOWNESS, { label: 'utilization', unit: '', range: [0.5, 1] })],
  note: 'TFRC without history discounting, as in the paper. Without reverse traffic: with it TCP could not use the part of the link that the paper reports.',
  series: [20, 200].flatMap((k) => [
    line(`f(${k}) of TCP(1/b)`, 'TCP', POWERS, (n) => fk(`TCP(1/${n})`, k)),
    line(`f(${k}) of SQRT(1/b)`, 'SQRT', POWERS, (n) => fk(`SQRT(1/${n})`, k)),
    line(`f(${k}) of TFRC(b)`, 'TFRC', POWERS, (n) => fk(`TFRC(${n})`, k)),
    curve(`f(${k}) of TCP(1/b), formula for an empty queue`, 'TCP', POWERS, (n) =>
      utilizationAfterDoubling(k, friendlyIncrease(1 / n, 'timeouts'), RTT, BEFORE),
    ),
  ]),
  tables: [],
};

/** Packets of 1000 bytes: packets per round trip to kB per 0.2 s. */
const KILOBYTES = 0.2 / RTT;

const bursty: Figure = {
  id: 'bansal2001-fig17',
  paper: 'bansal2001',
  number: 'Figure 17',
  title: 'Rate of TFRC and of TCP(1/8) under a mildly bursty pattern of losses',
  kind: 'trace',
  lesson: 'smoothness',
  notice: 'TFRC averages over loss intervals and glides where TCP(1/8) draws small saw teeth.',
  schemes: ['TFRC(6)', 'TCP(1/8)'],
  setups: ['bansal2001-burst-mild', 'bansal2001-periodic-steady'],
  panels: ['TFRC(6)', 'TCP(1/8)'].map((scheme) =>
    panel(
      scheme,
      { ...SECONDS_AXIS, range: [0, 20] },
      { label: `rate of ${scheme}`, unit: 'kB per 0.2 s', range: [0, 140] },
    ),
  ),
  note: 'The pattern is known of the paper with moderate certainty: after 50, 50, 50, 400, 400 and 400 arrivals.',
  series: ['TFRC(6)', 'TCP(1/8)'].flatMap((scheme) =>
    [0.2, 1].map((bin) =>
      trace(
        `mean of ${bin} s`,
        scheme,
        askOf(runOf('bansal2001-burst-mild', { scheme }), 'send-rate', { from: 0, to: 20, bin }),
        { perY: KILOBYTES },
        scheme,
      ),
    ),
  ),
  tables: [],
};

export const bansalOtherFigures: readonly Figure[] = [twoTcp, acks, twoTfrc, doubling, bursty];
