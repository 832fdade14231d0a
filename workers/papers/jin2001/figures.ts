/** jin2001, Figures 1, 2, 5 and 9 to 11: SIMD's climb, random losses, two flows that converge. */
import { binomialGrowth, linearGrowth, simdGrowth } from '../../theory/growth.ts';
import { aimdThroughput, friendlyIncrease, tcpThroughput, TIMEOUT_RTTS } from '../../theory/throughput.ts';
import { type Axis, type Figure, figure } from '../figures/figure.ts';
import { chain, CHANGE_AT, COMPARED, CUT_SHORT, type Experiment, LOSS_RATES, overTcp } from './runs.ts';
import { map, phase } from './phase-figures.ts';
import { askOf, curve, line, panel, range, runOf, SECONDS_AXIS, textCell, trace } from '../figures/parts.ts';

const WINDOW: Axis = { label: 'window', unit: 'packets' };
const PEAK = 100;
const RTT = 0.1;
/** When the loss comes whose epoch is shown, s. */
const LOSS_AT = 1.4;

const SINCE_LOSS: Axis = { label: 'round trips after the loss', unit: 'RTT', range: [0, 60] };

/** Windows by the laws, packets, a number of round trips after a loss at PEAK. */
const CLIMBS: Readonly<Record<string, (roundTrips: number) => number>> = {
  'SIMD(1/16)': (t) => simdGrowth(PEAK, 1 / 16, 'random', t),
  'AIMD(1/16)': (t) => linearGrowth((15 / 16) * PEAK, friendlyIncrease(1 / 16, 'losses'), t),
  IIAD: (t) => binomialGrowth(PEAK - 2 / 3, 1, 1, t),
  SQRT: (t) => binomialGrowth(PEAK - (2 / 3) * Math.sqrt(PEAK), 1, 0.5, t),
};

const growth = figure('jin2001-fig1', {
  title: 'How windows climb after a loss',
  kind: 'formula',
  lesson: 'aggressiveness',
  notice: {
    at: 'Sections 1 and 2',
    says: 'SIMD’s window grows super-linearly with the time since the last loss; those of other schemes linearly or sub-linearly.',
  },
  schemes: Object.keys(CLIMBS),
  setups: ['jin2001-growth'],
  panels: [panel('theory', SINCE_LOSS, WINDOW), panel('runs', SINCE_LOSS, WINDOW)],
  note: 'The paper shows SIMD and AIMD, as sketches; the window at the loss, 100 packets, is ours.',
  series: [
    ...Object.entries(CLIMBS).map(([scheme, climb]) => curve(scheme, scheme, range(0, 60, 2), climb, 'theory')),
    ...Object.keys(CLIMBS).map((scheme) => {
      const window = { from: LOSS_AT, to: LOSS_AT + 60 * RTT };
      const ask = askOf(runOf('jin2001-growth', { scheme }), 'cwnd', window);
      return trace(scheme, scheme, ask, { origin: LOSS_AT, perX: RTT }, 'runs');
    }),
  ],
});

const epochs = figure('jin2001-fig2', {
  title: 'The window of SIMD over several epochs',
  kind: 'trace',
  lesson: 'smoothness',
  notice: {
    at: 'Section 3',
    says: 'In each epoch the window is cut to 1 − β of what it was and increased until the first loss.',
  },
  schemes: ['SIMD(1/16)'],
  setups: ['jin2001-epochs'],
  panels: ['periodic losses', 'random losses'].map((id) =>
    panel(id, { label: 'time', unit: 'RTT', range: [0, 400] }, { ...WINDOW, label: `window under ${id}` }),
  ),
  series: ['periodic', 'random'].map((kind) => {
    const choice =
      kind === 'periodic'
        ? { scheme: 'SIMD(1/16)/period', losses: 'periodic' }
        : { scheme: 'SIMD(1/16)', losses: 'Bernoulli' };
    const ask = askOf(runOf('jin2001-epochs', choice), 'cwnd', { from: 20, to: 60 });
    return trace(`SIMD for ${kind} losses`, 'SIMD(1/16)', ask, { origin: 20, perX: RTT }, `${kind} losses`);
  }),
});

/** Eq. 8 over TCP's, a timeout of four round trips. */
function equationOverTcp(a: number, b: number, p: number): number {
  return aimdThroughput(p, RTT, TIMEOUT_RTTS * RTT, a, b) / tcpThroughput(p, RTT, TIMEOUT_RTTS * RTT);
}

const SIMDS = ['SIMD(1/2)', 'SIMD(1/4)', 'SIMD(1/8)', 'SIMD(1/16)'];

const randomLoss = figure('jin2001-fig5', {
  title: 'Throughput over TCP’s on a link that drops at random',
  kind: 'sweep',
  lesson: 'timeouts',
  notice: {
    at: 'Section 5.1',
    says: 'All curves have a dip at moderate loss rates; in the worst case, around 15 %, SIMD(1/16) has at least 75 % of TCP’s throughput.',
  },
  schemes: [...SIMDS, 'AIMD(1/8)'],
  setups: ['jin2001-fat-link'],
  panels: [
    panel(
      'main',
      { label: 'loss rate', unit: '', scale: 'log', range: [0.001, 0.5] },
      { label: 'throughput over TCP’s', unit: '', range: [0.5, 1.2] },
    ),
  ],
  series: [
    ...[...SIMDS, 'AIMD(1/8)'].map((scheme) => line(scheme, scheme, LOSS_RATES, (p) => overTcp(scheme, p))),
    curve('AIMD(1/8), Eq. 8', 'AIMD(1/8)', LOSS_RATES, (p) => equationOverTcp(0.2, 1 / 8, p)),
  ],
});

const topology = figure('jin2001-fig9', {
  title: 'Three links in a row on which two flows converge',
  kind: 'diagram',
  lesson: 'convergence',
  notice: {
    at: 'Section 5.3',
    says: 'At 400 s all background flows end; two flows stay and compete for the middle link.',
  },
  schemes: [],
  setups: ['jin2001-conv-fair', 'jin2001-conv-eff'],
  note: 'The rates of the middle link are in a picture that we had not; 6 Mbit/s is inferred.',
  table: {
    columns: ['rate', 'flows until 400 s', 'flows from then on'],
    rows: [
      {
        name: 'b1 to b2',
        cells: [
          textCell('6 Mbit/s', '6 Mbit/s'),
          ...['flow 1, and 15 or 11 more', 'flow 1'].map((text) => textCell(text)),
        ],
      },
      { name: 'b2 to b3', cells: ['6 Mbit/s', 'flows 1 and 2', 'flows 1 and 2'].map((text) => textCell(text)) },
      {
        name: 'b3 to b4',
        cells: [
          textCell('6 or 10 Mbit/s', '6 or 10 Mbit/s'),
          ...['flow 2, and none or 3 more', 'flow 2'].map((text) => textCell(text)),
        ],
      },
    ],
  },
});

function convergence(
  number: number,
  experiment: Experiment,
  until: number,
  words: Pick<Figure, 'title' | 'notice' | 'states'>,
): Figure {
  return figure(`jin2001-fig${number}`, {
    ...words,
    kind: 'trace',
    lesson: 'convergence',
    schemes: COMPARED,
    setups: [`jin2001-conv-${experiment}`],
    assumed: CUT_SHORT,
    panels: COMPARED.map((scheme) =>
      panel(
        scheme,
        { ...SECONDS_AXIS, range: [CHANGE_AT - 10, until] },
        { label: `windows of ${scheme}`, unit: 'packets', range: [0, 128] },
      ),
    ),
    note: 'How long each is shown is ours; IIAD needs thousands of round trips.',
    series: COMPARED.flatMap((scheme) =>
      ['one', 'two'].map((flow, index) => {
        const run = chain(experiment, scheme);
        const to = Math.min(until, Number(run.choice['durationSeconds']));
        const ask = askOf(run, 'cwnd', { flows: [flow], from: CHANGE_AT - 10, to, bin: 0.5 });
        return trace(`flow ${index + 1}`, scheme, ask, {}, scheme);
      }),
    ),
  });
}

export const jinFigures: readonly Figure[] = [
  growth,
  epochs,
  phase,
  map,
  randomLoss,
  topology,
  convergence(10, 'fair', 900, {
    title: 'Windows of two flows that come to a fair share',
    notice: {
      at: 'Section 5.3.1',
      says: 'TCP converges fastest; IIAD is the smoothest and least responsive; SIMD converges much faster than AIMD.',
    },
  }),
  convergence(11, 'eff', 600, {
    title: 'Windows of two flows that come to full use',
    notice: {
      at: 'Section 5.3.2',
      says: 'With SIMD two flows come smoothly and quickly to the fair state, since the one with the smaller window grows more aggressively.',
    },
    states: ['f11-simd-fair'],
  }),
];
