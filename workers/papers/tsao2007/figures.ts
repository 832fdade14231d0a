/** tsao2007, Figures 1 to 4. */
import { meanWindowUnderTimedLosses } from '../../theory/throughput.ts';
import { type Axis, type Figure, figure } from '../figures/figure.ts';
import { askOf, curve, line, numberCell, panel, SECONDS_AXIS, tableOf, trace } from '../figures/parts.ts';
import * as runs from './runs.ts';

const NINE = ['TCP', ...runs.EIGHT];
const OVER_TCP: Axis = { label: 'throughput over TCP’s', unit: '' };
/** Mean time between losses in round trips: 5 s of 0.14 s. */
const LOSS_RTTS = 5 / 0.14;

/** GAIMD over TCP by the mean windows of the two. */
function gaimdOverTcp(cv: number): number {
  return meanWindowUnderTimedLosses(0.2, 1 / 8, LOSS_RTTS, cv) / meanWindowUnderTimedLosses(1, 1 / 2, LOSS_RTTS, cv);
}

const nonPeriodic = figure('tsao2007-fig1', {
  title: 'Throughput over TCP’s when losses come at irregular times',
  kind: 'sweep',
  lesson: 'fairness in the long run',
  notice: {
    at: 'Observation 1',
    says: 'With non-periodic losses no scheme meets TCP-equivalence; SIMD and TFRCP have a different trend from the others.',
  },
  states: ['f1-none', 'f1-decline', 'f1-simd-trend', 'f1-tfrcp-trend'],
  schemes: [...runs.EIGHT, 'SIMD/period'],
  setups: ['tsao2007-nonperiodic'],
  panels: [panel('main', { label: 'CV of the time between losses', unit: '', range: [0, 1] }, OVER_TCP)],
  series: [
    ...[...runs.EIGHT, 'SIMD/period'].map((scheme) =>
      line(scheme, scheme, runs.LOSS_CVS, (cv) => runs.overTcp(scheme, cv)),
    ),
    curve('GAIMD, in theory', 'GAIMD', runs.LOSS_CVS, gaimdOverTcp),
  ],
});

const CV_AXIS: Axis = { label: 'CV of the round trips', unit: '', range: [0, 0.42] };
const LOG_OVER_TCP: Axis = { ...OVER_TCP, scale: 'log' };

const spread = figure('tsao2007-fig2', {
  title: 'Shares and losses of eight flows of a scheme beside eight TCP flows as round trips spread',
  kind: 'sweep',
  lesson: 'sharing with TCP',
  notice: {
    at: 'Observation 2',
    says: 'GAIMD and SIMD take 1.5 to 4 times TCP’s bandwidth on average, and more than 10 times where round trips are equal; the rate-based schemes meet equal share above a CV of 0.05.',
  },
  states: ['f2-gaimd-cv0', 'f2-simd-cv0', 'f2-gaimd-avg', 'f2-simd-avg', 'f2-rb-het'],
  schemes: runs.EIGHT,
  setups: ['tsao2007-lowmux8', 'tsao2007-lowmux32', 'tsao2007-multibottleneck'],
  assumed: runs.WITH_SHORT_CHAIN,
  panels: [
    panel('shares', CV_AXIS, LOG_OVER_TCP),
    panel('losses', CV_AXIS, { label: 'loss rate over TCP’s, flows of the shortest round trip', unit: '' }),
    panel('64 flows', CV_AXIS, LOG_OVER_TCP),
    panel('chain', { label: 'bottlenecks in a row', unit: '' }, LOG_OVER_TCP),
  ],
  note: 'The propagation delay of 50 ms is taken for the round trip, and no random delay at the sender: with these two readings more of the paper’s statements hold. Cross traffic on the chain is ours.',
  series: [
    ...runs.EIGHT.map((scheme) => line(scheme, scheme, runs.RTT_CVS, (cv) => runs.shareRatio(scheme, cv), 'shares')),
    ...runs.EIGHT.map((scheme) => line(scheme, scheme, runs.RTT_CVS, (cv) => runs.lossRatio(scheme, cv), 'losses')),
    ...runs.EIGHT.map((scheme) =>
      line(scheme, scheme, [0], (cv) => runs.shareRatio(scheme, cv, { setup: 'tsao2007-lowmux32' }), '64 flows'),
    ),
    ...runs.EIGHT.map((scheme) =>
      line(scheme, scheme, runs.BOTTLENECKS, (count) => runs.shareOnChain(scheme, count), 'chain'),
    ),
  ],
});

const MEGABITS = { label: 'throughput', unit: 'Mbit/s' };
/** Packets of 8000 bits per round trip to Mbit/s. */
const perRtt = (rttSeconds: number): number => 8000 / rttSeconds / 1e6;

/** What the text says of the way up, of six schemes 'within 100', and of the way down, s. */
const UP: Readonly<Record<string, string | null>> = { TCP: null, IIAD: '700', 'AIAD/H': '700' };
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

const twoStates = figure('tsao2007-fig3', {
  title: 'Throughput when losses become rare at 100 s and frequent again at 800 s',
  kind: 'trace',
  lesson: 'aggressiveness',
  notice: {
    at: 'Observation 3',
    says: 'IIAD and AIAD/H take 700 s to increase to the new steady throughput; the other six reach it within 100 s.',
  },
  states: ['f3-iiad-up', 'f3-aiadh-up', 'f3-six-up'],
  schemes: NINE,
  setups: ['tsao2007-two-state'],
  assumed: runs.WITH_LONG_RISE,
  panels: [panel('main', { ...SECONDS_AXIS, range: [0, 1000] }, MEGABITS)],
  series: NINE.map((scheme) => {
    const ask = askOf(runs.twoState(scheme), 'send-rate', { from: 0, to: 1000, bin: 5, of: 'delivered' });
    return trace(scheme, scheme, ask, { perY: perRtt(0.14) });
  }),
  table: tableOf(['seconds to the new level, upwards', 'downwards'], NINE, (scheme) => [
    numberCell(runs.settles(scheme, 'rise'), scheme in UP ? UP[scheme]! : 'within 100'),
    numberCell(runs.settles(scheme, 'fall'), DOWN[scheme] ?? null),
  ]),
});

/** A rise and the fall after it, and all of the run. */
const SHORT = { from: runs.ONE_RISE - 10, to: runs.ONE_RISE + runs.PHASE_SECONDS + 40, bin: 1 };
const LONG = { from: 0, to: 10 * runs.PHASE_SECONDS, bin: 5 };

const twoRates = figure('tsao2007-fig4', {
  title: 'Throughput beside a source of two rates, and loss events on the way down',
  kind: 'trace',
  lesson: 'changing bandwidth',
  notice: {
    at: 'Observation 4',
    says: 'SIMD uses what is available as quickly as TCP and is smooth afterwards, TFRCP oscillates, and TFRC and TEAR meet fewer losses on the way down than SIMD and GAIMD.',
  },
  states: ['f4a-simd', 'f4b-tfrcp', 'f4c-fixed-fewer'],
  schemes: NINE,
  setups: ['tsao2007-bursty'],
  panels: [
    panel('short', { ...SECONDS_AXIS, range: [SHORT.from, SHORT.to] }, MEGABITS),
    panel('long', { ...SECONDS_AXIS, range: [0, LONG.to] }, MEGABITS),
  ],
  note: 'How long each rate lasts is not given; 200 s each is ours.',
  series: Object.entries({ short: SHORT, long: LONG }).flatMap(([id, window]) =>
    NINE.map((scheme) => {
      const ask = askOf(runs.bursty(scheme), 'send-rate', { ...window, of: 'delivered' });
      return trace(scheme, scheme, ask, { perY: perRtt(runs.BURSTY_RTT_SECONDS) }, id);
    }),
  ),
  table: tableOf(
    [
      'seconds to 90 % of what became free',
      'seconds to yield',
      'CoV of 1 s, last two thirds after the rise',
      'loss events over TCP’s while 1 Mbit/s is left',
    ],
    NINE,
    (scheme) =>
      [runs.fillSeconds, runs.fallSeconds, runs.lateVariation, runs.lossEvents].map((of) => numberCell(of(scheme))),
  ),
});

export const tsaoFigures: readonly Figure[] = [nonPeriodic, spread, twoStates, twoRates];
