/** bansal2001, Figures 7 to 17: a source that comes and goes, two flows that converge, bandwidth that becomes free, bursts of losses. */
import { acksToFairness, countAcksToFairness } from '../../theory/ack-model.ts';
import { friendlyIncrease } from '../../theory/throughput.ts';
import { utilizationAfterDoubling } from '../../theory/utilization.ts';
import { type Axis, type Figure, figure } from '../figures/figure.ts';
import { askOf, curve, dots, line, metric, panel, runOf, SECONDS_AXIS, trace } from '../figures/parts.ts';
import { assumed } from '../setups/notes.ts';
import * as runs from './runs.ts';

const { ON_TIMES, PERIODS, POWERS } = runs;
const PERIOD_AXIS: Axis = { label: 'one high and one low time together', unit: 's', scale: 'log' };
const ON_AXIS: Axis = { label: 'time on, and as long off', unit: 's', scale: 'log', range: [0.01, 100] };
const SLOWNESS: Axis = { label: 'slowness: 1/b, or loss intervals', unit: '', scale: 'log', range: [1, 300] };
const FAIR_SECONDS: Axis = { label: 'time to 0.1-fairness', unit: 's', scale: 'log' };

/** @param says what the paper says of it; @param states the claims that this states */
function mixed(
  number: number,
  scheme: string,
  says: string,
  states: readonly string[],
  others: readonly string[] = [],
): Figure {
  const run = (period: number) => runs.mixed(scheme, period);
  const flows = (period: number, who: 'tcp' | 'studied') => {
    const [from, to] = runs.FLOWS[who];
    return { ask: runs.sharesAsk(run(period)), from, to };
  };
  return figure(`bansal2001-fig${number}`, {
    title: `Five TCP and five ${scheme} flows against a source that takes two thirds of the link half of the time`,
    kind: 'sweep',
    lesson: 'changing bandwidth',
    notice: { at: 'Section 4.2.1', says },
    states,
    schemes: ['TCP', scheme],
    setups: ['bansal2001-sq31-mixed', ...others],
    panels: [
      panel('main', PERIOD_AXIS, { label: 'throughput over the fair share', unit: '' }),
      panel('all', PERIOD_AXIS, { label: 'throughput of all ten over what is left', unit: '' }),
    ],
    series: [
      dots('TCP flows', 'TCP', PERIODS, (period) => flows(period, 'tcp')),
      dots(`${scheme} flows`, scheme, PERIODS, (period) => flows(period, 'studied')),
      line('TCP', 'TCP', PERIODS, (period) => runs.share(run(period), 'tcp')),
      line(scheme, scheme, PERIODS, (period) => runs.share(run(period), 'studied')),
      line('all flows', null, PERIODS, (period) => metric('all', run(period), 'agg-throughput'), 'all'),
    ],
  });
}

const AS_BESIDE_TFRC =
  'Similar to TFRC’s results in Figure 7: TCP gets more, as the other is noticeably slower to raise its rate when bandwidth returns.';

const THREE = ['TCP', 'TCP(1/8)', 'TFRC(6)'];

function alike(number: number, swing: '31' | '101', title: string, says: string): Figure {
  return figure(`bansal2001-fig${number}`, {
    title,
    kind: 'sweep',
    lesson: 'changing bandwidth',
    notice: { at: 'Section 4.2.4', says },
    schemes: THREE,
    setups: [`bansal2001-sq${swing}-homog`],
    panels: [panel('main', ON_AXIS, { label: 'throughput over what is left', unit: '', range: [0, 1] })],
    series: THREE.flatMap((scheme) => [
      dots(`${scheme} flows`, scheme, ON_TIMES, (on) => ({ ask: runs.sharesAsk(runs.alike(scheme, on, swing)) })),
      line(scheme, scheme, ON_TIMES, (on) => runs.used(scheme, on, swing)),
    ]),
  });
}

const dropRates = figure('bansal2001-fig15', {
  title: 'Drop rate of ten flows of one scheme under the same swings',
  kind: 'sweep',
  lesson: 'changing bandwidth',
  notice: { at: 'Section 4.2.4', says: 'The packet drop rate in the runs of Figure 14.' },
  schemes: THREE,
  setups: ['bansal2001-sq31-homog'],
  panels: [panel('main', ON_AXIS, { label: 'drop rate', unit: '', range: [0, 0.14] })],
  series: THREE.map((scheme) =>
    line(scheme, scheme, ON_TIMES, (on) => metric(scheme, runs.alike(scheme, on), 'drop-rate')),
  ),
});

/** The runs of two flows, and of flows that leave: see NO_REVERSE in runs.ts. */
const NO_REVERSE = assumed(
  'reverse flows',
  'none',
  'on a RED queue that counts packets ACKs take places: with data in the other direction TCP never uses more than 80 % of the link, where the paper reports 86 % in Figure 13',
);

const twoFlows = {
  kind: 'sweep',
  lesson: 'convergence',
  also: 'delta fair fairness convergence time δ',
  setups: ['bansal2001-two-flow'],
  assumed: {
    'bansal2001-two-flow': [
      NO_REVERSE,
      assumed('length', '162 to 1686 s', 'the slower a scheme, the longer: what is not fair by then is a lower bound'),
    ],
  },
} as const;

const twoTcp = figure('bansal2001-fig10', {
  ...twoFlows,
  title: 'Time until two TCP(b) flows share fairly',
  notice: { at: null, says: 'The gentler the cut, the longer two unequal flows stay unequal.' },
  states: ['f10-slower-b'],
  schemes: ['TCP(b)'],
  panels: [panel('main', SLOWNESS, FAIR_SECONDS)],
  note: 'The text has B = 10 b0, which is not much larger than b0; the link here is 10 Mbit/s, 62.5 b0. Without reverse traffic (see Figure 13).',
  series: [line('TCP(b)', 'TCP', POWERS, (n) => runs.fairTime(`TCP(1/${n})`))],
});

const twoTfrc = figure('bansal2001-fig12', {
  ...twoFlows,
  title: 'Time until two TFRC flows share fairly',
  notice: {
    at: 'Section 4.2.2',
    says: 'The time does not grow with slowness as rapidly as TCP(b)’s, because TFRC relies on a fixed number of loss intervals.',
  },
  schemes: ['TFRC(k)'],
  panels: [panel('main', { label: 'loss intervals', unit: '', scale: 'log' }, FAIR_SECONDS)],
  note: 'TFRC(1) is left out: with the weights of ns-2 it would be TFRC(2) again. Without reverse traffic (see Figure 13).',
  series: [line('TFRC(k)', 'TFRC', POWERS, (n) => runs.fairTime(`TFRC(${n})`))],
});

const CUTS = [0.5, 0.4, 0.3, 0.25, 0.2, 1 / 8, 1 / 16, 1 / 32, 1 / 64, 1 / 128, 1 / 256];
const DELTA = 0.1;

const acks = figure('bansal2001-fig11', {
  title: 'ACKs to 0.1-fairness in a model of two AIMD flows',
  kind: 'formula',
  lesson: 'convergence',
  also: twoFlows.also,
  notice: {
    at: 'Section 4.2.2',
    says: 'At a drop rate of 10 % two flows come fairly rapidly to fair shares for b of about 0.2 and more; for smaller b it takes exponentially longer.',
  },
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
});

/** Of the five flows that stay: s, packets/s. */
const RTT = 0.05;
const BEFORE = 125;

const doubling = figure('bansal2001-fig13', {
  title: 'Part of the link that is used in the first 20 and 200 round trips after half of the flows stop',
  kind: 'sweep',
  lesson: 'aggressiveness',
  also: 'f(k) f(20) f(200) refill new bandwidth',
  notice: {
    at: 'Section 4.2.3',
    says: 'The slower a scheme, the more sluggish it is in taking advantage of a sudden increase of the available bandwidth.',
  },
  states: ['s423-slower-sluggish'],
  schemes: ['TCP(b)', 'SQRT(b)', 'TFRC(k)'],
  setups: ['bansal2001-doubling'],
  assumed: { 'bansal2001-doubling': [NO_REVERSE] },
  panels: [panel('main', SLOWNESS, { label: 'utilization', unit: '', range: [0.5, 1] })],
  note: 'TFRC without history discounting, as in the paper. Without reverse traffic: with it TCP could not use the part of the link that the paper reports.',
  series: [20, 200].flatMap((k) => [
    line(`f(${k}) of TCP(1/b)`, 'TCP', POWERS, (n) => runs.fk(`TCP(1/${n})`, k)),
    line(`f(${k}) of SQRT(1/b)`, 'SQRT', POWERS, (n) => runs.fk(`SQRT(1/${n})`, k)),
    line(`f(${k}) of TFRC(b)`, 'TFRC', POWERS, (n) => runs.fk(`TFRC(${n})`, k)),
    curve(`f(${k}) of TCP(1/b), formula for an empty queue`, 'TCP', POWERS, (n) =>
      utilizationAfterDoubling(k, friendlyIncrease(1 / n, 'timeouts'), RTT, BEFORE),
    ),
  ]),
});

/** Packets of 1000 bytes: packets per round trip to kB per 0.2 s. */
const KILOBYTES = 0.2 / RTT;
const SMOOTH_TWO = ['TFRC(6)', 'TCP(1/8)'];

const bursty = figure('bansal2001-fig17', {
  title: 'Rate of TFRC and of TCP(1/8) under a mildly bursty pattern of losses',
  kind: 'trace',
  lesson: 'smoothness',
  notice: { at: 'Figure 17', says: 'TFRC and TCP(1/8) with a mildly bursty loss pattern.' },
  schemes: SMOOTH_TWO,
  setups: ['bansal2001-burst-mild', 'bansal2001-periodic-steady'],
  panels: SMOOTH_TWO.map((scheme) =>
    panel(
      scheme,
      { ...SECONDS_AXIS, range: [0, 20] },
      { label: `rate of ${scheme}`, unit: 'kB per 0.2 s', range: [0, 140] },
    ),
  ),
  note: 'The pattern is known of the paper with moderate certainty: after 50, 50, 50, 400, 400 and 400 arrivals.',
  series: SMOOTH_TWO.flatMap((scheme) => {
    const run = runOf('bansal2001-burst-mild', { scheme });
    const rate = (bin: number) => askOf(run, 'send-rate', { from: 0, to: 20, bin });
    return [0.2, 1].map((bin) => trace(`mean of ${bin} s`, scheme, rate(bin), { perY: KILOBYTES }, scheme));
  }),
});

export const bansalFigures: readonly Figure[] = [
  mixed(
    7,
    'TFRC(6)',
    'With periods of one to ten seconds TCP gets more throughput than TFRC: schemes that are compatible under static conditions do not necessarily compete equitably when conditions change.',
    ['f7-tcp-over-tfrc', 's421-static-compat'],
    ['bansal2001-steady10', 'bansal2001-saw31-mixed', 'bansal2001-revsaw31-mixed'],
  ),
  mixed(8, 'TCP(1/8)', AS_BESIDE_TFRC, ['f8-tcp-over-tcp8']),
  mixed(9, 'SQRT(1/2)', AS_BESIDE_TFRC, ['f9-tcp-over-sqrt']),
  twoTcp,
  acks,
  twoTfrc,
  doubling,
  alike(
    14,
    '31',
    'Throughput of ten flows of one scheme against a 3:1 source',
    'With ON and OFF times of 50 ms throughput is high for all three; with 200 ms, four round trips, each gets less than 80 % of what is available.',
  ),
  dropRates,
  alike(
    16,
    '101',
    'Throughput of ten flows of one scheme under swings of 10:1',
    'With changes of 10:1 none of the three is particularly successful, and at certain frequencies TFRC does particularly badly relative to TCP.',
  ),
  bursty,
];
