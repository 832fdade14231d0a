/** jin2001, Figures 1 to 5 and 9 to 11: SIMD's climb, the phase plane, random losses, two flows that converge. */
import { aimdConvergence, iiadConvergence, roundTripsToFairness, simdConvergence } from '../../theory/convergence.ts';
import { binomialGrowth, linearGrowth, simdGrowth } from '../../theory/growth.ts';
import { phaseTrajectory } from '../../theory/phase-plot.ts';
import { aimdThroughput, friendlyIncrease, tcpThroughput, TIMEOUT_RTTS } from '../../theory/throughput.ts';
import type { Axis, Figure, FormulaSeries } from './figure.ts';
import { chain, CHANGE_AT, COMPARED, LOSS_RATES, overTcp } from './jin-runs.ts';
import { askOf, curve, line, panel, range, runOf, SECONDS_AXIS, textCell, trace, xyCurve } from './parts.ts';

const WINDOW: Axis = { label: 'window', unit: 'packets' };
const PEAK = 100;
const RTT = 0.1;
/** When the loss comes whose epoch is shown, s. */
const LOSS_AT = 1.4;

const growth: Figure = {
  id: 'jin2001-fig1',
  paper: 'jin2001',
  number: 'Figure 1',
  title: 'How windows climb after a loss',
  kind: 'formula',
  lesson: 'aggressiveness',
  notice: 'SIMD starts slower than a line and ends faster; IIAD and SQRT slow down as they climb.',
  schemes: ['SIMD(1/16)', 'AIMD(1/16)', 'IIAD', 'SQRT'],
  setups: ['jin2001-growth'],
  panels: [
    panel('theory', { label: 'round trips after the loss', unit: 'RTT', range: [0, 60] }, WINDOW),
    panel('runs', { label: 'round trips after the loss', unit: 'RTT', range: [0, 60] }, WINDOW),
  ],
  note: 'The paper shows SIMD and AIMD, as sketches; the window at the loss, 100 packets, is ours.',
  series: [
    curve('SIMD(1/16)', 'SIMD(1/16)', range(0, 60, 2), (t) => simdGrowth(PEAK, 1 / 16, 'random', t), 'theory'),
    curve(
      'AIMD(1/16)',
      'AIMD(1/16)',
      range(0, 60, 2),
      (t) => linearGrowth((15 / 16) * PEAK, friendlyIncrease(1 / 16, 'losses'), t),
      'theory',
    ),
    curve('IIAD', 'IIAD', range(0, 60, 2), (t) => binomialGrowth(PEAK - 2 / 3, 1, 1, t), 'theory'),
    curve(
      'SQRT',
      'SQRT',
      range(0, 60, 2),
      (t) => binomialGrowth(PEAK - (2 / 3) * Math.sqrt(PEAK), 1, 0.5, t),
      'theory',
    ),
    ...['SIMD(1/16)', 'AIMD(1/16)', 'IIAD', 'SQRT'].map((scheme) =>
      trace(
        scheme,
        scheme,
        askOf(runOf('jin2001-growth', { scheme }), 'cwnd', { from: LOSS_AT, to: LOSS_AT + 60 * RTT }),
        { origin: LOSS_AT, perX: RTT },
        'runs',
      ),
    ),
  ],
  tables: [],
};

const epochs: Figure = {
  id: 'jin2001-fig2',
  paper: 'jin2001',
  number: 'Figure 2',
  title: 'The window of SIMD over several epochs',
  kind: 'trace',
  lesson: 'smoothness',
  notice: 'Each epoch starts at 15/16 of the last peak and climbs as a parabola.',
  schemes: ['SIMD(1/16)'],
  setups: ['jin2001-epochs'],
  panels: ['periodic losses', 'random losses'].map((id) =>
    panel(id, { label: 'time', unit: 'RTT', range: [0, 400] }, { ...WINDOW, label: `window under ${id}` }),
  ),
  series: [
    trace(
      'SIMD for periodic losses',
      'SIMD(1/16)',
      askOf(runOf('jin2001-epochs', { scheme: 'SIMD(1/16)/period', losses: 'periodic' }), 'cwnd', { from: 20, to: 60 }),
      { origin: 20, perX: RTT },
      'periodic losses',
    ),
    trace(
      'SIMD for random losses',
      'SIMD(1/16)',
      askOf(runOf('jin2001-epochs', { scheme: 'SIMD(1/16)', losses: 'Bernoulli' }), 'cwnd', { from: 20, to: 60 }),
      { origin: 20, perX: RTT },
      'random losses',
    ),
  ],
  tables: [],
};

const SHARE = (label: string): Axis => ({ label, unit: 'of the capacity', range: [0, 1] });

const phase: Figure = {
  id: 'jin2001-fig3',
  paper: 'jin2001',
  number: 'Figure 3',
  title: 'Two users on their way to a fair share: AIMD and SIMD',
  kind: 'formula',
  lesson: 'convergence',
  notice: 'AIMD climbs parallel to the line of fairness, SIMD turns towards it.',
  schemes: ['AIMD(1/16)', 'SIMD(1/16)'],
  setups: ['jin2001-phase'],
  panels: ['AIMD', 'SIMD'].map((id) => panel(id, SHARE('share of user 1'), SHARE(`share of user 2, ${id}`))),
  note: 'From (0.1, 0.5), an assumption; a cut of 1/16.',
  series: (['AIMD', 'SIMD'] as const).flatMap((scheme): FormulaSeries[] => [
    xyCurve(
      'fairness',
      null,
      [
        [0, 0],
        [1, 1],
      ],
      scheme,
    ),
    xyCurve(
      'full use',
      null,
      [
        [0, 1],
        [1, 0],
      ],
      scheme,
    ),
    xyCurve(scheme, `${scheme}(1/16)`, phaseTrajectory(scheme, [0.1, 0.5], 1 / 16, 20), scheme),
  ]),
  tables: [],
};

/** Figure 4's capacity, packets, and the difference that counts as fair. */
export const MAP = { w: 100, epsilon: 1, beta: 1 / 16 } as const;

/** Round trips to fairness from two windows, for the three schemes of the map. */
export function mapTimes(w1: number, w2: number): { aimd: number; simd: number; iiad: number } {
  const { w, epsilon, beta } = MAP;
  return {
    aimd: roundTripsToFairness(aimdConvergence(w1, w2, w, epsilon, beta)),
    simd: roundTripsToFairness(simdConvergence(w1, w2, w, epsilon, beta)),
    iiad: roundTripsToFairness(iiadConvergence(w1, w2, w, epsilon, 2 / 3)),
  };
}

/** Pairs of windows W1 < W2 with W1 + W2 < W, `step` packets apart. */
export function mapGrid(step: number): (readonly [number, number])[] {
  return range(step, MAP.w, step).flatMap((w1) =>
    range(w1 + step, MAP.w, step).flatMap((w2) => (w1 + w2 < MAP.w - 1e-9 ? [[w1, w2] as const] : [])),
  );
}

const MAP_STEP = 2;
const soonerWith = (scheme: 'SIMD' | 'AIMD'): (readonly [number, number])[] =>
  mapGrid(MAP_STEP).filter(([w1, w2]) => {
    const { aimd, simd } = mapTimes(w1, w2);
    return scheme === 'SIMD' ? simd < aimd : simd >= aimd;
  });

const map: Figure = {
  id: 'jin2001-fig4',
  paper: 'jin2001',
  number: 'Figure 4',
  title: 'From where SIMD is sooner fair than AIMD',
  kind: 'formula',
  lesson: 'convergence',
  notice: 'SIMD is sooner from almost everywhere; two nearly empty windows are the exception.',
  schemes: ['SIMD(1/16)', 'AIMD(1/16)'],
  setups: ['jin2001-phase-map'],
  panels: [
    panel('a', SHARE('share of user 1'), SHARE('share of user 2')),
    panel(
      'b',
      { label: 'smaller window', unit: 'packets' },
      { label: 'time to full use, larger window 50 packets', unit: 'RTT' },
    ),
    panel(
      'c',
      { label: 'smaller window', unit: 'packets', range: [0, 50] },
      { label: 'larger window', unit: 'packets', range: [0, 100] },
    ),
  ],
  note: 'By the closed forms, on a grid of 2 packets.',
  series: [
    xyCurve(
      'beyond this line SIMD is fairer when the link is next full',
      null,
      [
        [0, 1 / 3],
        [1 / 3, 0],
      ],
      'a',
    ),
    xyCurve(
      'full use',
      null,
      [
        [0, 1],
        [1, 0],
      ],
      'a',
    ),
    curve(
      'T1 of SIMD',
      'SIMD(1/16)',
      range(2, 48, 2),
      (w1) => simdConvergence(w1, 50, MAP.w, MAP.epsilon, MAP.beta).t1,
      'b',
    ),
    curve(
      'T1 of AIMD',
      'AIMD(1/16)',
      range(2, 48, 2),
      (w1) => aimdConvergence(w1, 50, MAP.w, MAP.epsilon, MAP.beta).t1,
      'b',
    ),
    xyCurve('SIMD sooner', 'SIMD(1/16)', soonerWith('SIMD'), 'c'),
    xyCurve('AIMD sooner', 'AIMD(1/16)', soonerWith('AIMD'), 'c'),
  ],
  tables: [],
};

/** Eq. 8 over TCP's, a timeout of four round trips. */
export function equationOverTcp(a: number, b: number, p: number): number {
  return aimdThroughput(p, RTT, TIMEOUT_RTTS * RTT, a, b) / tcpThroughput(p, RTT, TIMEOUT_RTTS * RTT);
}

const SIMDS = ['SIMD(1/2)', 'SIMD(1/4)', 'SIMD(1/8)', 'SIMD(1/16)'];

const randomLoss: Figure = {
  id: 'jin2001-fig5',
  paper: 'jin2001',
  number: 'Figure 5',
  title: 'Throughput over TCP’s on a link that drops at random',
  kind: 'sweep',
  lesson: 'timeouts',
  notice: 'Between congestion avoidance and timeouts no constant fits both: hence the dip.',
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
  tables: [],
};

const topology: Figure = {
  id: 'jin2001-fig9',
  paper: 'jin2001',
  number: 'Figure 9',
  title: 'Three links in a row on which two flows converge',
  kind: 'diagram',
  lesson: 'convergence',
  notice:
    'Background flows hold the two at unequal windows; when they end, at 400 s, the middle link is what both want.',
  schemes: [],
  setups: ['jin2001-conv-fair', 'jin2001-conv-eff'],
  panels: [],
  note: 'The rates of the middle link are in a picture that we had not; 6 Mbit/s is inferred.',
  series: [],
  tables: [
    {
      columns: ['rate', 'flows until 400 s', 'flows from then on'],
      rows: [
        {
          name: 'b1 to b2',
          cells: [textCell('6 Mbit/s', '6 Mbit/s'), textCell('flow 1, and 15 or 11 more'), textCell('flow 1')],
        },
        { name: 'b2 to b3', cells: [textCell('6 Mbit/s'), textCell('flows 1 and 2'), textCell('flows 1 and 2')] },
        {
          name: 'b3 to b4',
          cells: [
            textCell('6 or 10 Mbit/s', '6 or 10 Mbit/s'),
            textCell('flow 2, and none or 3 more'),
            textCell('flow 2'),
          ],
        },
      ],
    },
  ],
};

function convergence(number: number, experiment: 'fair' | 'eff', until: number, title: string, notice: string): Figure {
  return {
    id: `jin2001-fig${number}`,
    paper: 'jin2001',
    number: `Figure ${number}`,
    title,
    kind: 'trace',
    lesson: 'convergence',
    notice,
    schemes: COMPARED,
    setups: [`jin2001-conv-${experiment}`],
    panels: COMPARED.map((scheme) =>
      panel(
        scheme,
        { ...SECONDS_AXIS, range: [CHANGE_AT - 10, until] },
        { label: `windows of ${scheme}`, unit: 'packets', range: [0, 128] },
      ),
    ),
    note: 'How long each is shown is ours; IIAD needs thousands of round trips.',
    series: COMPARED.flatMap((scheme) =>
      (['one', 'two'] as const).map((flow, index) => {
        const run = chain(experiment, scheme);
        const to = Math.min(until, Number(run.choice['durationSeconds']));
        return trace(
          `flow ${index + 1}`,
          scheme,
          askOf(run, 'cwnd', { flows: [flow], from: CHANGE_AT - 10, to, bin: 0.5 }),
          {},
          scheme,
        );
      }),
    ),
    tables: [],
  };
}

export const jinFigures: readonly Figure[] = [
  growth,
  epochs,
  phase,
  map,
  randomLoss,
  topology,
  convergence(
    10,
    'fair',
    900,
    'Windows of two flows that come to a fair share',
    'TCP’s meet first but jump; SIMD’s meet soon and stay smooth; AIMD and IIAD crawl.',
  ),
  convergence(
    11,
    'eff',
    600,
    'Windows of two flows that come to full use',
    'With SIMD the smaller window climbs faster, so that the two meet on the way up.',
  ),
];
