/** tsao2007, Figures 1 to 4. */
import { meanWindowUnderTimedLosses } from '../../theory/throughput.ts';
import type { Axis, Figure } from '../figures/figure.ts';
import { askOf, curve, line, numberCell, panel, SECONDS_AXIS, trace } from '../figures/parts.ts';
import {
  BOTTLENECKS,
  bursty,
  BURSTY_RTT_SECONDS,
  EIGHT,
  fallSeconds,
  fillSeconds,
  LOSS_CVS,
  lossEvents,
  lossRatio,
  lateVariation,
  ONE_RISE,
  overTcp,
  PHASE_SECONDS,
  RTT_CVS,
  settles,
  shareRatio,
  twoState,
  WITH_LONG_RISE,
} from './runs.ts';

const NINE = ['TCP', ...EIGHT];
const OVER_TCP: Axis = { label: 'throughput over TCP’s', unit: '' };
/** Mean time between losses in round trips: 5 s of 0.14 s. */
const LOSS_RTTS = 5 / 0.14;

/** GAIMD over TCP by the mean windows of the two. */
export function gaimdOverTcp(cv: number): number {
  return meanWindowUnderTimedLosses(0.2, 1 / 8, LOSS_RTTS, cv) / meanWindowUnderTimedLosses(1, 1 / 2, LOSS_RTTS, cv);
}

const nonPeriodic: Figure = {
  id: 'tsao2007-fig1',
  paper: 'tsao2007',
  number: 'Figure 1',
  title: 'Throughput over TCP’s when losses come at irregular times',
  kind: 'sweep',
  lesson: 'fairness in the long run',
  notice: 'Schemes made for periodic losses fall behind TCP as losses become irregular; SIMD and TFRCP gain.',
  schemes: [...EIGHT, 'SIMD/period'],
  setups: ['tsao2007-nonperiodic'],
  panels: [panel('main', { label: 'CV of the time between losses', unit: '', range: [0, 1] }, OVER_TCP)],
  series: [
    ...[...EIGHT, 'SIMD/period'].map((scheme) => line(scheme, scheme, LOSS_CVS, (cv) => overTcp(scheme, cv))),
    curve('GAIMD, in theory', 'GAIMD', LOSS_CVS, gaimdOverTcp),
  ],
  tables: [],
};

const spread: Figure = {
  id: 'tsao2007-fig2',
  paper: 'tsao2007',
  number: 'Figure 2',
  title: 'Shares and losses of eight flows of a scheme beside eight TCP flows as round trips spread',
  kind: 'sweep',
  lesson: 'sharing with TCP',
  notice:
    'With equal round trips window-based schemes crowd TCP out of a drop-tail queue; with unequal ones they still take up to four times as much.',
  schemes: EIGHT,
  setups: ['tsao2007-lowmux8', 'tsao2007-lowmux32', 'tsao2007-multibottleneck'],
  panels: [
    panel('shares', { label: 'CV of the round trips', unit: '', range: [0, 0.42] }, { ...OVER_TCP, scale: 'log' }),
    panel(
      'losses',
      { label: 'CV of the round trips', unit: '', range: [0, 0.42] },
      { label: 'loss rate over TCP’s, flows of the shortest round trip', unit: '' },
    ),
    panel('64 flows', { label: 'CV of the round trips', unit: '', range: [0, 0.42] }, { ...OVER_TCP, scale: 'log' }),
    panel('chain', { label: 'bottlenecks in a row', unit: '' }, { ...OVER_TCP, scale: 'log' }),
  ],
  note: 'The propagation delay of 50 ms is taken for the round trip, and no random delay at the sender: with these two readings more of the paper’s statements hold. Cross traffic on the chain is ours.',
  series: [
    ...EIGHT.map((scheme) => line(scheme, scheme, RTT_CVS, (cv) => shareRatio(scheme, cv), 'shares')),
    ...EIGHT.map((scheme) => line(scheme, scheme, RTT_CVS, (cv) => lossRatio(scheme, cv), 'losses')),
    ...EIGHT.map((scheme) =>
      line(scheme, scheme, [0], (cv) => shareRatio(scheme, cv, { setup: 'tsao2007-lowmux32' }), '64 flows'),
    ),
    ...(['GAIMD', 'TFRC'] as const).map((scheme) =>
      line(
        scheme,
        scheme,
        BOTTLENECKS,
        (bottlenecks) => shareRatio(scheme, 0.2, { setup: 'tsao2007-multibottleneck', bottlenecks }),
        'chain',
      ),
    ),
  ],
  tables: [],
};

const MEGABITS = { label: 'throughput', unit: 'Mbit/s' };
/** Packets of 8000 bits per round trip to Mbit/s. */
const perRtt = (rttSeconds: number): number => 8000 / rttSeconds / 1e6;

/** What the text says of the way down, s. */
const DOWN: Readonly<Record<string, string>> = {
  GAIMD: '40',
  SIMD: '40',
  TFRCP: '20',
  TFRC: '20',
  TEAR: '20',
  SQRT: 'as quick as those of 20',
  IIAD: 'longest',
  'AIAD/H': 'longest',
};

const twoStates: Figure = {
  id: 'tsao2007-fig3',
  paper: 'tsao2007',
  number: 'Figure 3',
  title: 'Throughput when losses become rare at 100 s and frequent again at 800 s',
  kind: 'trace',
  lesson: 'aggressiveness',
  notice: 'IIAD and AIAD/H need more than ten minutes to use what they are given.',
  schemes: NINE,
  setups: ['tsao2007-two-state'],
  assumed: WITH_LONG_RISE,
  panels: [panel('main', { ...SECONDS_AXIS, range: [0, 1000] }, MEGABITS)],
  series: NINE.map((scheme) =>
    trace(scheme, scheme, askOf(twoState(scheme), 'send-rate', { from: 0, to: 1000, bin: 5, of: 'delivered' }), {
      perY: perRtt(0.14),
    }),
  ),
  tables: [
    {
      columns: ['seconds to the new level, upwards', 'downwards'],
      rows: NINE.map((scheme) => ({
        name: scheme,
        cells: [
          numberCell(
            settles(scheme, 'rise'),
            /IIAD|AIAD/.test(scheme) ? '700' : scheme === 'TCP' ? null : 'within 100',
          ),
          numberCell(settles(scheme, 'fall'), DOWN[scheme] ?? null),
        ],
      })),
    },
  ],
};

/** A rise and the fall after it, and all of the run. */
const SHORT = { from: ONE_RISE - 10, to: ONE_RISE + PHASE_SECONDS + 40, bin: 1 };
const LONG = { from: 0, to: 10 * PHASE_SECONDS, bin: 5 };

const twoRates: Figure = {
  id: 'tsao2007-fig4',
  paper: 'tsao2007',
  number: 'Figure 4',
  title: 'Throughput beside a source of two rates, and loss events on the way down',
  kind: 'trace',
  lesson: 'changing bandwidth',
  notice: 'SIMD jumps as TCP does, TFRCP rings, TEAR dozes.',
  schemes: NINE,
  setups: ['tsao2007-bursty'],
  panels: [
    panel('short', { ...SECONDS_AXIS, range: [SHORT.from, SHORT.to] }, MEGABITS),
    panel('long', { ...SECONDS_AXIS, range: [0, LONG.to] }, MEGABITS),
  ],
  note: 'How long each rate lasts is not given; 200 s each is ours.',
  series: [
    ...NINE.map((scheme) =>
      trace(
        scheme,
        scheme,
        askOf(bursty(scheme), 'send-rate', { ...SHORT, of: 'delivered' }),
        { perY: perRtt(BURSTY_RTT_SECONDS) },
        'short',
      ),
    ),
    ...NINE.map((scheme) =>
      trace(
        scheme,
        scheme,
        askOf(bursty(scheme), 'send-rate', { ...LONG, of: 'delivered' }),
        { perY: perRtt(BURSTY_RTT_SECONDS) },
        'long',
      ),
    ),
  ],
  tables: [
    {
      columns: [
        'seconds to 90 % of what became free',
        'seconds to yield',
        'CoV of 1 s, last two thirds after the rise',
        'loss events over TCP’s while 1 Mbit/s is left',
      ],
      rows: NINE.map((scheme) => ({
        name: scheme,
        cells: [fillSeconds(scheme), fallSeconds(scheme), lateVariation(scheme), lossEvents(scheme)].map((quantity) =>
          numberCell(quantity),
        ),
      })),
    },
  ],
};

export const tsaoFigures: readonly Figure[] = [nonPeriodic, spread, twoStates, twoRates];
