/** Two of a kind in the same network, whose costs per packet have a bound on their ratio. */

import { EXAMPLES, type Example } from '../../workers/language/examples.ts';

/** One side of a pair: what it is called, and its path and flows. */
interface Side {
  name: string;
  scenario: object;
}

export interface Pair {
  /** What is over what, and in which network. */
  sides: readonly [Side, Side];
  network: string;
  /** The ratio is to be at most this; null where it is to be about 1. */
  bound: number | null;
  /** s simulated. */
  duration: number;
}

const ACCESS = { startJitter: 0.05, accessDelay: 0.01 };
/** TCP flows through a queue of that kind, 1.5 Mbit/s for each, as long as it would be without its rule. */
const queued = (kind: string, count: number, rttCv: number): object => ({
  path: [{ rate: 1.5e6 * count, delay: 0.015, queue: { kind, limit: 50 * count } }],
  flows: [{ scheme: { kind: 'tcp' }, count, ...ACCESS, rttCv }],
});
/** Ten flows of that scheme, whose marks are answered if the queue marks. */
const sent = (kind: string, queue: object): object => ({
  path: [{ rate: 15e6, delay: 0.015, queue: { limit: 250, ...queue } }],
  flows: [{ scheme: { kind }, count: 10, ecn: true, ...ACCESS, rttCv: 0.05 }],
});

const flowQueues = (network: string, count: number, rttCv: number, duration: number): Pair => ({
  sides: [
    { name: 'FQ-CoDel', scenario: queued('fq-codel', count, rttCv) },
    { name: 'CoDel', scenario: queued('codel', count, rttCv) },
  ],
  network,
  bound: 1.5,
  duration,
});

const STEP = { kind: 'step', threshold: 20 };
const DROPTAIL = { kind: 'droptail' };

/** A rule of one's own over the built-in scheme that it writes down. */
const ruled = ({ name, rule, sameAs }: Example, network: string, path: object): Pair => ({
  sides: [{ kind: 'own', rule }, sameAs!].map((scheme, side) => ({
    name: side === 0 ? `${name} as a rule` : name,
    scenario: { path: [{ rate: 15e6, delay: 0.015, ...path }], flows: [{ scheme, count: 10, ...ACCESS, rttCv: 0.05 }] },
  })) as unknown as Pair['sides'],
  network,
  bound: 1.5,
  duration: 120,
});
const LOSSY = { queue: { kind: 'droptail', limit: 5_000 }, loss: { kind: 'bernoulli', p: 0.01 } };
const RULES = EXAMPLES.filter(({ sameAs }) => sameAs);

export const PAIRS: readonly Pair[] = [
  ...RULES.map((example) => ruled(example, 'random losses of 1 %, 10 flows', LOSSY)),
  flowQueues('10 TCP flows', 10, 0, 120),
  flowQueues('10 TCP flows, round trips that differ by 5 %', 10, 0.05, 120),
  flowQueues('100 TCP flows, round trips that differ by 5 %', 100, 0.05, 15),
  {
    sides: [
      { name: 'DCTCP', scenario: sent('dctcp', STEP) },
      { name: 'TCP', scenario: sent('tcp', STEP) },
    ],
    network: 'step marking, 10 flows',
    bound: null,
    duration: 120,
  },
  {
    sides: [
      { name: 'LEDBAT', scenario: sent('ledbat', DROPTAIL) },
      { name: 'TCP', scenario: sent('tcp', DROPTAIL) },
    ],
    network: 'DropTail, 10 flows',
    bound: null,
    duration: 120,
  },
  {
    sides: [
      { name: 'DualPI2', scenario: queued('dualpi2', 10, 0.05) },
      { name: 'CoDel', scenario: queued('codel', 10, 0.05) },
    ],
    network: '10 TCP flows, round trips that differ by 5 %',
    bound: 1.5,
    duration: 120,
  },
  // Above its bound; docs/performance.md says what it does for a packet, and what its time is without a part of that.
  {
    sides: [
      { name: 'Prague', scenario: sent('prague', STEP) },
      { name: 'TCP', scenario: sent('tcp', STEP) },
    ],
    network: 'step marking, 10 flows',
    bound: 1.3,
    duration: 120,
  },
  {
    sides: [
      { name: 'BBRv3', scenario: sent('bbr3', DROPTAIL) },
      { name: 'TCP', scenario: sent('tcp', DROPTAIL) },
    ],
    network: 'DropTail, 10 flows',
    bound: 2.5,
    duration: 120,
  },
];
