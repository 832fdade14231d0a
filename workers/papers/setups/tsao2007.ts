/** tsao2007: Tsao, Lai, Lin, Taxonomy and Evaluation of TCP-Friendly Congestion-Control Schemes on Fairness, Aggressiveness, and Responsiveness. */
import { compared } from './evidence.ts';
import type { TransportOptions } from '../../engine/scenario/types.ts';
import { ampleLink, lossEvery } from './pieces.ts';
import { assumed, inferred, notesOf, stated } from './notes.ts';
import { type ChoiceValue, type FlowInput, type HopInput, setUp, type SetUp } from './setup.ts';
import * as tsao from './tsao2007-common.ts';

/** Round trip of the lossy link, s. */
const LOSSY_RTT_SECONDS = 0.14;
const sweeps = { scheme: tsao.SCHEMES, simulator: tsao.SIMULATORS };
const withPeriod = { ...sweeps, scheme: [...tsao.SCHEMES, 'SIMD/period'] };

/** TCP's mean window with one loss every `seconds`: 3/2 of what it climbs in between, packets. */
function steadyWindow(seconds: number): number {
  return (1.5 * seconds) / LOSSY_RTT_SECONDS;
}

/** One flow on a link that loses only the packets that its loss model names; slow start ends at `slowStartPackets`. */
function lossyLink(
  choice: Pick<tsao.Choices, 'scheme' | 'sendJitterSeconds' | 'simulator'>,
  slowStartPackets: number,
): { path: HopInput[]; transport: TransportOptions; flows: FlowInput[] } {
  return {
    path: ampleLink(LOSSY_RTT_SECONDS),
    transport: {
      ...tsao.transport(choice),
      initialSsthresh: Math.min(200, Math.round(slowStartPackets)),
    },
    flows: [tsao.flows('studied', choice.scheme, { startJitter: LOSSY_RTT_SECONDS, accessDelay: 0 })],
  };
}

const timesNote = assumed(
  'times of loss',
  'counted from the loss before; the next packet to come is lost',
  'not given; the loss module of ns-2 does so',
);

const slowStartNote = assumed(
  'end of slow start',
  'at twice TCP’s mean window',
  'not given; the first cut is by half, and from a higher start schemes that give up a packet per loss would be on their way down for minutes',
);

const nonPeriodic = setUp('tsao2007-nonperiodic', 'Losses at irregular times', ['tsao2007-fig1', 'tsao2007-table4'], {
  defaults: { ...tsao.defaults, durationSeconds: 5200, warmupSeconds: 200, meanSeconds: 5, cv: 1 },
  sweeps: { ...withPeriod, cv: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1], seed: [1, 2, 3, 4, 5] },
  notes: notesOf(tsao.NOTES, [
    tsao.transportNote('tsao-simulator-nonperiodic'),
    stated('flows', 'one in each run'),
    stated('losses', 'one packet every 5 s on average, times generally exponential'),
    inferred(
      'generally exponential',
      '5 s × (1 − CV) and an exponential time of mean 5 s × CV',
      'it has the wanted mean and every CV from 0 to 1',
    ),
    stated('CV', '0 to 1 in even steps'),
    stated('runs', 'five of 5200 s, the first 200 s left out'),
    stated('bottleneck', 'ample'),
    assumed(
      'base round trip',
      '140 ms',
      'not given here; that of the two-state experiment. With 100 ms all three prints at CV 1 are further off: 0.87 and 0.91 for 0.80, 0.78 for 0.60',
    ),
    timesNote,
    slowStartNote,
  ]),
  build: (choice) => ({
    ...lossyLink(choice, 2 * steadyWindow(choice.meanSeconds)),
    loss: { kind: 'interval', mean: choice.meanSeconds, cv: choice.cv },
  }),
});

const twoState = setUp(
  'tsao2007-two-state',
  'Losses become rarer, and frequent again',
  ['tsao2007-fig3', 'tsao2007-table4'],
  {
    defaults: {
      ...tsao.defaults,
      durationSeconds: 1000,
      warmupSeconds: 50,
      rareSeconds: 5,
      frequentSeconds: 1,
      upSeconds: 100,
      downSeconds: 800,
    },
    sweeps: withPeriod,
    notes: notesOf(tsao.NOTES, [
      tsao.transportNote('tsao-simulator-two-state'),
      stated('losses', 'one packet every 5 s from 100 to 800 s, every second otherwise'),
      stated('base round trip', 'about 140 ms'),
      inferred('bottleneck', 'ample', 'the link of the experiment before'),
      inferred('levels of TCP', '0.61 and 3.06 Mbit/s', '3/2 of the climb between two losses'),
      assumed('length', '1000 s', 'the figure shows what follows 800 s'),
      timesNote,
      slowStartNote,
    ]),
    build: (choice) => ({
      ...lossyLink(choice, 2 * steadyWindow(choice.frequentSeconds)),
      loss: {
        kind: 'schedule',
        steps: [
          { at: 0, model: lossEvery(choice.frequentSeconds) },
          { at: choice.upSeconds, model: lossEvery(choice.rareSeconds) },
          { at: choice.downSeconds, model: lossEvery(choice.frequentSeconds) },
        ],
      },
    }),
  },
);

/** What a scheme without a window may have under way: no bound that acts. */
const NO_WINDOW_PACKETS = 10_000;
const RATE_BASED: readonly ChoiceValue[] = tsao.RATE_BASED;

/** What the text leaves open of the source of two rates and of the path beside it. */
export const BURSTY_READING = { phaseSeconds: 200, baseRttSeconds: 0.06, sendJitterSeconds: 0 };
export const BURSTY_EVIDENCE = compared('tsao-bursty');

/** 14 and 9 Mbit/s of a link of 15: 1 and 6 are left for the flow. */
const bursty = setUp('tsao2007-bursty', 'One flow beside a source of two rates', ['tsao2007-fig4', 'tsao2007-table4'], {
  defaults: {
    ...tsao.defaults,
    durationSeconds: 10 * BURSTY_READING.phaseSeconds,
    warmupSeconds: BURSTY_READING.phaseSeconds,
    sendJitterSeconds: BURSTY_READING.sendJitterSeconds,
    bottleneckBps: 15e6,
    highBps: 14e6,
    lowBps: 9e6,
    onSeconds: BURSTY_READING.phaseSeconds,
    offSeconds: BURSTY_READING.phaseSeconds,
    baseRttSeconds: BURSTY_READING.baseRttSeconds,
  },
  sweeps,
  notes: notesOf(tsao.NOTES, [
    tsao.transportNote('tsao-simulator-bursty'),
    stated('bottleneck', '15 Mbit/s'),
    stated('queue', 'drop-tail, 1.5 of the bandwidth-delay product'),
    inferred(
      'maximum window of rate-based schemes',
      'none',
      'a window is TCP’s, and ns-2’s TFRC has none; held at 200 packets per round trip, TFRCP could never fill the queue, over which the paper has it swing',
    ),
    stated('CBR rates', '14 and 9 Mbit/s, so that 1 and 6 are left'),
    stated('propagation delay', '60 ms'),
    inferred('base round trip', '60 ms', `the 60 ms are read as the round trip and not as one way: ${BURSTY_EVIDENCE}`),
    assumed('random sender overhead', 'none', `not given: ${BURSTY_EVIDENCE}`),
    inferred('flows', 'one', 'the bandwidth that is left is called the flow’s'),
    assumed('times of the two rates', '200 s each', `not given: ${BURSTY_EVIDENCE}`),
    assumed('CBR packets', '1000 bytes, evenly spaced', 'not given'),
    assumed('length', 'five periods', 'not given'),
    assumed('TCP for comparison', 'a run of its own', 'choose TCP as the scheme'),
  ]),
  build: (choice) => ({
    path: [tsao.hop(choice.bottleneckBps, choice.baseRttSeconds, choice.baseRttSeconds / 3)],
    transport: tsao.transport(choice),
    flows: [
      tsao.flows('studied', choice.scheme, {
        accessDelay: choice.baseRttSeconds / 6,
        ...(RATE_BASED.includes(choice.scheme) && { transport: { maxWindow: NO_WINDOW_PACKETS } }),
      }),
    ],
    traffic: [
      {
        kind: 'cbr',
        wave: 'square',
        high: choice.highBps,
        low: choice.lowBps,
        on: choice.onSeconds,
        off: choice.offSeconds,
        packetSize: tsao.PACKET_BYTES,
        jitter: 0,
      },
    ],
  }),
});

export const tsaoLosses: readonly SetUp[] = [nonPeriodic, twoState, bursty];
