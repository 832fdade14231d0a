/**
 * The registry of readings that are compared: values that a text leaves open, as they are taken and otherwise, by how many statements
 * hold with each. `npm run claims -- --readings REGEX` counts them, and writes what it has counted (setups/reading-counts.ts).
 */
import { SIMULATORS } from '../setups/tsao2007-common.ts';
import { setups } from '../setups/index.ts';
import type { Ask } from '../figures/ask.ts';
import { USUAL, type Claim } from './claim.ts';
import { type Changes, readAs } from './read-as.ts';

export interface OtherReading {
  id: string;
  /** The set-ups that are read otherwise, by their ids. */
  setups: readonly string[];
  /** Of their runs those of this scheme alone. */
  scheme?: string;
  /** Each of the others, in words that follow “with”, and what it changes. */
  others: readonly (readonly [words: string, changes: Changes])[];
  /** Statements whose numbers hang on the reading that is taken by more than their runs, by their ids. */
  but?: readonly string[];
  /** More than the usual, where those leave nearly all of it open. */
  seeds?: number;
  /** Only these statements; what each measured in every reading is kept for the document. */
  told?: readonly string[];
  /** Statements that turn, from holding to not or back, are kept by name. */
  named?: true;
}

const of = (paper: string, having?: string): string[] =>
  setups.flatMap(({ id, defaults }) =>
    id.startsWith(paper) && (having === undefined || Object.hasOwn(defaults, having)) ? [id] : [],
  );
const WAVES = ['sq31-mixed', 'saw31-mixed', 'revsaw31-mixed', 'sq101-mixed', 'sq31-homog', 'sq101-homog'].map(
  (name) => `bansal2001-${name}`,
);
const CHAINS = ['jin2001-conv-fair', 'jin2001-conv-eff'];
const OTHER_SIMULATORS = SIMULATORS.slice(1).map((simulator) => [simulator, { simulator }] as const);

/** What was tried where a statement does not hold and nothing explains it: one statement each. */
const TRIED: readonly OtherReading[] = [
  {
    id: 'tried-tfrc-ahead',
    setups: WAVES,
    others: [['windows that are not rounded', { wholeWindowsFromCut: 1 }]],
    told: ['bansal2001-s421-never-tfrc-wins'],
    seeds: 10,
  },
  {
    id: 'tried-tear-cov',
    setups: of('yang2000', 'tearReportRtts'),
    others: [
      ['a report in four round trips', { tearReportRtts: 4 }],
      ['a weight of 0.02', { tearRttGain: 0.02 }],
      ['a link of 100 Mbit/s', { linkBps: 1e8 }],
    ],
    told: ['yang2000-f6-tear-1pct'],
    seeds: 39,
  },
  ...['f27-tear-dip', 'f28-tear-slow'].map((id) => ({
    id: `tried-${id}`,
    setups: ['yang2000-join-same'],
    others: [
      ['a report in 8 round trips and a weight of 0.01', { tearReportRtts: 8, tearRttGain: 0.01 }],
      ['one in 16', { tearReportRtts: 16, tearRttGain: 0.01 }],
    ] as const,
    told: [`yang2000-${id}`],
    seeds: 120,
  })),
  {
    id: 'tried-aiadh-lockout',
    setups: ['tsao2007-lowmux8'],
    others: [
      ['20 to 100 s', { durationSeconds: 100, warmupSeconds: 20 }],
      ['100 ms and 1 ms', { meanRttSeconds: 0.1, sendJitterSeconds: 0.001 }],
      ['ns-2.2001', { simulator: 'ns-2.2001' }],
    ],
    told: ['tsao2007-t4-aiadh-fair-lowmux-hom'],
  },
  {
    id: 'tried-window-based',
    setups: ['tsao2007-lowmux8'],
    others: [
      ['20 to 100 s', { durationSeconds: 100, warmupSeconds: 20 }],
      ['100 ms and 1 ms', { meanRttSeconds: 0.1, sendJitterSeconds: 0.001 }],
    ],
    told: ['tsao2007-f2-wb-more'],
  },
  {
    id: 'tried-simd-down',
    setups: ['tsao2007-two-state'],
    others: [
      ['5 % of the step', { alpha: 0.05 }],
      ['means of 2 s', { smooth: 2 }],
      ['means of 5 s', { smooth: 5 }],
      ['means of 10 s', { smooth: 10 }],
    ],
    told: ['tsao2007-f3-simd-down'],
    seeds: 10,
  },
  {
    id: 'tsao-iiad-up',
    setups: ['tsao2007-two-state'],
    others: [['15 % of the step', { alpha: 0.15 }]],
    told: ['tsao2007-f3-iiad-up'],
    seeds: 39,
  },
  {
    id: 'tried-unstable',
    setups: ['tsao2007-bursty'],
    others: [
      ['the last third of the phase', { from: 733 }],
      ['120 ms', { baseRttSeconds: 0.12 }],
      ['an overhead of 1 ms', { sendJitterSeconds: 0.001 }],
      ...OTHER_SIMULATORS,
    ],
    told: ['tsao2007-f4-unstable'],
  },
  {
    id: 'tried-loss-events',
    setups: ['tsao2007-bursty'],
    others: [
      ['the first 5 s', { to: 805 }],
      ['the first 15 s', { to: 815 }],
      ['phases of 60 s', { onSeconds: 60, offSeconds: 60, from: 480, to: 540 }],
      ['phases of 20 s', { onSeconds: 20, offSeconds: 20, from: 480, to: 500 }],
    ],
    told: ['tsao2007-t4-gaimd-resp-bursty'],
  },
];

export const otherReadings: readonly OtherReading[] = [
  {
    id: 'bansal-reverse',
    setups: WAVES,
    others: [['none in the other direction', { reverseFlows: 0 }]],
  },
  {
    id: 'bansal-whole',
    setups: WAVES,
    others: [['windows that are not rounded', { wholeWindowsFromCut: 1 }]],
  },
  {
    id: 'yang-jitter',
    setups: of('yang2000', 'sendJitterSeconds'),
    others: [['1 ms', { sendJitterSeconds: 0.001 }]],
    seeds: 10,
  },
  {
    id: 'yang-bins',
    setups: of('yang2000', 'binSeconds'),
    others: [
      ['0.1 s, the propagation,', { binSeconds: 0.1 }],
      ['0.3 s', { binSeconds: 0.3 }],
    ],
  },
  { id: 'yang-forced', setups: of('yang2000', 'linkBps'), others: [['100 Mbit/s', { linkBps: 1e8 }]] },
  {
    id: 'yang-tear',
    setups: of('yang2000', 'tearReportRtts'),
    others: [
      ['reports in four round trips', { tearReportRtts: 4 }],
      ['a weight of 0.02', { tearRttGain: 0.02 }],
      ['both', { tearReportRtts: 4, tearRttGain: 0.02 }],
    ],
  },
  {
    id: 'yang-red',
    setups: of('yang2000', 'queue'),
    others: [['RED', { queue: 'RED' }]],
    // These compare the two queues themselves.
    but: ['yang2000-f13-red', 'yang2000-s22-red'],
    seeds: 10,
    named: true,
  },
  {
    id: 'yang-tear-before',
    setups: of('yang2000'),
    scheme: 'TEAR',
    others: [['TEAR before its change', { scheme: 'TEAR without timeout' }]],
    // These compare the two themselves.
    but: ['yang2000-s22-tear', 'yang2000-f22-tear-no-to'],
    seeds: 10,
    named: true,
  },
  {
    id: 'jin-beside',
    setups: of('jin2001-vs-tcp'),
    others: [
      ['NewReno', { variant: 'newreno' }],
      ['Reno', { variant: 'reno' }],
      ['a window of 128 packets', { maxWindowPackets: 128 }],
    ],
    seeds: 10,
    named: true,
  },
  {
    id: 'jin-chain',
    setups: CHAINS,
    others: [['50 ms and the last link’s own queue', { backgroundRttSeconds: 0.05, lastQueueBps: 10e6 }]],
    seeds: 10,
  },
  {
    id: 'jin-times',
    setups: CHAINS,
    others: [
      ['base round trips', { withQueue: 0 }],
      ['the time from the change', { sinceChange: 1 }],
      ['the time to the end of an epoch', { firstMoment: 0 }],
    ],
    seeds: 10,
  },
  {
    id: 'tsao-sharing',
    setups: ['tsao2007-lowmux8'],
    others: [
      ['100 ms and 1 ms', { meanRttSeconds: 0.1, sendJitterSeconds: 0.001 }],
      ['20 to 100 s', { durationSeconds: 100, warmupSeconds: 20 }],
    ],
  },
  {
    id: 'tsao-bursty',
    setups: ['tsao2007-bursty'],
    others: [
      ['120 ms', { baseRttSeconds: 0.12 }],
      ['an overhead of 1 ms', { sendJitterSeconds: 0.001 }],
    ],
    but: ['tsao2007-f4-15s'],
  },
  {
    id: 'tsao-converged',
    setups: ['tsao2007-two-state'],
    others: [
      ['5 % of the step', { alpha: 0.05 }],
      ['means of 2 s both ways', { smooth: 2 }],
      ['means of 5 s', { smooth: 5 }],
      ['means of 10 s', { smooth: 10 }],
    ],
  },
  ...(['nonperiodic', 'lowmux8', 'two-state', 'bursty'] as const).map((name) => ({
    id: `tsao-simulator-${name}`,
    setups: [`tsao2007-${name}`],
    others: OTHER_SIMULATORS,
  })),
  {
    id: 'tsao-simulator-more-flows',
    setups: ['tsao2007-lowmux32', 'tsao2007-multibottleneck'],
    others: OTHER_SIMULATORS,
  },
  {
    id: 'tsao-timer',
    setups: ['tsao2007-lowmux8'],
    others: OTHER_SIMULATORS,
    told: ['tsao2007-f2-gaimd-cv0'],
  },
  {
    id: 'tsao-length',
    setups: ['tsao2007-lowmux8'],
    others: [
      [60, 0],
      [100, 20],
      [200, 50],
    ].map(([durationSeconds, warmupSeconds]) => [
      `${warmupSeconds} to ${durationSeconds} s`,
      { durationSeconds: durationSeconds!, warmupSeconds: warmupSeconds! },
    ]),
    told: ['tsao2007-t4-iiad-fair-lowmux-hom', 'tsao2007-t4-aiadh-fair-lowmux-hom'],
  },
  {
    id: 'tsao-rounding',
    setups: ['tsao2007-two-state'],
    others: OTHER_SIMULATORS.slice(0, 1),
    told: ['tsao2007-f3-aiadh-slower'],
  },
  {
    id: 'bansal-b0',
    setups: of('bansal2001', 'bottleneckBps'),
    others: [['10 b0', { bottleneckBps: 1.6e6 }]],
    told: ['bansal2001-f12-slower-growth'],
  },
  {
    id: 'bansal-acks',
    setups: of('bansal2001', 'packetsPerAck'),
    others: [['one ACK for two packets', { packetsPerAck: 2 }]],
    told: ['bansal2001-f13-tcp-f20', 'bansal2001-f7-tcp-over-tfrc'],
  },
  ...TRIED,
];

/** Whether an ask is of a run that it reads otherwise. */
export const concerns =
  ({ setups: among, scheme }: OtherReading) =>
  ({ setup, choice }: Ask): boolean =>
    among.includes(setup) && (scheme === undefined || choice['scheme'] === scheme);

export const seedsOfReading = ({ seeds = USUAL }: OtherReading): number => seeds;

/** The statements that it may change, as taken and otherwise. `changes` says whether an ask comes to something else. */
export function readingsOf(
  reading: OtherReading,
  claims: readonly Claim[],
  differs: (one: Claim, other: Claim) => boolean,
): Claim[][] {
  const { others, but = [], told } = reading;
  const columns = [{}, ...others.map(([, changes]) => changes)];
  const read = claims
    .filter(({ id, needs }) => needs === 'run' && !but.includes(id) && (told?.includes(id) ?? true))
    .map((claim) => columns.map((changes, index) => (index === 0 ? claim : readAs(claim, changes, concerns(reading)))))
    .filter(([taken, ...rest]) => rest.some((other) => differs(taken!, other)));
  return columns.map((_, index) => read.map((row) => row[index]!));
}
