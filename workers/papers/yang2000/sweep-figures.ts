/** yang2000, Figures 6, 18 to 20, 29, 37 and 38: sweeps over the loss rate, and what the paper derives. */
import { friendlyIncrease, TIMEOUT_RTTS } from '../../theory/throughput.ts';
import { aimdRateStep, type RateStep, shareDone, tearRateStep, tfrcRateStep } from '../../theory/rate-steps.ts';
import {
  aimdCov,
  backoffChance,
  intervalTimeShare,
  MAX_BACKOFFS,
  tearCov,
  tfrcCov,
  timeoutCov,
} from '../../theory/variation.ts';
import { type Axis, type Figure, figure } from '../figures/figure.ts';
import { curve, line, panel, range, RTT_AXIS, xyCurve } from '../figures/parts.ts';
import { covAt, covLf, FOUR, LONG_TERM_RATES, LOSS_RATES } from './runs.ts';

const LOSS_AXIS: Axis = { label: 'loss rate', unit: '', range: [0, 0.2] };
const covs = figure('yang2000-fig6', {
  title: 'How much the rate varies as random losses become frequent',
  kind: 'sweep',
  lesson: 'smoothness',
  notice: {
    at: 'Section 3.3.1',
    says: 'At 1 % of losses TCP has the largest CoV, GAIMD the second and TFRC and TEAR similar ones; at 20 % TFRC has the highest.',
  },
  states: ['f6-order-1pct', 'f6-tfrc-worst-20pct'],
  schemes: FOUR,
  setups: ['yang2000-bern-sweep', 'yang2000-analytic'],
  panels: [panel('main', LOSS_AXIS, { label: 'CoV over time, bins of one round trip', unit: '', range: [0, 2.5] })],
  note: 'The levels of theory are for losses that are Poisson in time; the paper evaluates its timeout formula at 20 % as 1.7, where it gives 1.87.',
  series: [
    ...FOUR.map((scheme) => line(scheme, scheme, LOSS_RATES, (p) => covAt(scheme, p))),
    curve('TCP, theory for few losses', 'TCP', [0.005, 0.05], () => aimdCov(0.5)),
    curve('GAIMD, theory for few losses', 'GAIMD', [0.005, 0.05], () => aimdCov(1 / 8)),
    curve('TFRC, theory for few losses', 'TFRC', [0.005, 0.01, 0.02, 0.05, 0.09], (p) => tfrcCov(p)),
    curve('TEAR, theory for few losses', 'TEAR', [0.005, 0.05], () => tearCov()),
    curve('TCP and GAIMD, theory for timeouts', 'TCP', range(0.1, 0.2, 0.02), (p) => timeoutCov(p, TIMEOUT_RTTS)),
  ],
});

function longTerm(number: number, name: 'lf15' | 'lf60', flows: number, seconds: number, says: string): Figure {
  return figure(`yang2000-fig${number}`, {
    title: `How unequal the shares of ${flows} flows of one scheme are over ${seconds} s`,
    kind: 'sweep',
    lesson: 'fairness in the long run',
    notice: { at: 'Section 3.3.2', says },
    schemes: FOUR,
    setups: [`yang2000-${name}`],
    panels: [
      panel('main', { ...LOSS_AXIS, range: [0, 0.17] }, { label: `CoV over flows, means of ${seconds} s`, unit: '' }),
    ],
    series: FOUR.map((scheme) => line(scheme, scheme, LONG_TERM_RATES, (p) => covLf(name, scheme, p))),
  });
}

/** The four schemes after a step of the loss rate, by the paper's recursions; GAIMD with the climb that the paper uses. */
export function analyticSteps(pBefore: number, pAfter: number): Readonly<Record<string, RateStep>> {
  return {
    TCP: aimdRateStep(1, 0.5, pBefore, pAfter),
    GAIMD: aimdRateStep(friendlyIncrease(1 / 8, 'timeouts'), 1 / 8, pBefore, pAfter),
    TFRC: tfrcRateStep(pBefore, pAfter),
    TEAR: tearRateStep(pBefore, pAfter),
  };
}

/** The part of the step that is done, by the recursions, within a number of round trips. */
export function partsDone(step: RateStep, shown: number): (readonly [roundTrips: number, share: number])[] {
  return shareDone(step)
    .filter(({ roundTrips, share }) => roundTrips <= shown && Number.isFinite(share))
    .map(({ roundTrips, share }) => [roundTrips, share] as const);
}

function analytic(
  number: number,
  [pBefore, pAfter]: readonly [number, number],
  shown: number,
  words: Pick<Figure, 'title' | 'notice' | 'note'>,
): Figure {
  return figure(`yang2000-fig${number}`, {
    ...words,
    kind: 'formula',
    lesson: pAfter > pBefore ? 'responsiveness' : 'aggressiveness',
    schemes: FOUR,
    setups: ['yang2000-analytic'],
    panels: [
      panel(
        'main',
        { ...RTT_AXIS, label: 'round trips after the change', range: [0, shown] },
        { label: 'part of the step done', unit: '', range: [0, 1] },
      ),
    ],
    series: Object.entries(analyticSteps(pBefore, pAfter)).map(([scheme, step]) =>
      xyCurve(scheme, scheme, partsDone(step, shown)),
    ),
  });
}

/** Chance of each value of the timer, times its first one. */
export function timerStates(p: number): (readonly [times: number, chance: number])[] {
  return range(0, MAX_BACKOFFS, 1).map((state) => [2 ** state, backoffChance(p, state)] as const);
}

const timeoutStates = figure('yang2000-fig37', {
  title: 'The states of a flow that lives on timeouts',
  kind: 'formula',
  lesson: 'timeouts',
  notice: {
    at: 'Appendix B',
    says: 'Each state is one back-off of the timer: in state 1 a flow sends one packet in t round trips, in state 2 one in 2t, and so on.',
  },
  schemes: ['TCP', 'GAIMD'],
  setups: ['yang2000-analytic'],
  panels: [
    panel(
      'main',
      { label: 'timer, times its first value', unit: '', scale: 'log' },
      { label: 'chance of the state', unit: '', range: [0, 1] },
    ),
  ],
  series: [0.05, 0.1, 0.2].map((p) => xyCurve(`p = ${p}`, null, timerStates(p))),
});

const tfrcStates = figure('yang2000-fig38', {
  title: 'How much time TFRC spends at each length of a loss interval',
  kind: 'formula',
  lesson: 'smoothness',
  notice: { at: 'Appendix D', says: 'The higher the rate, the faster TFRC leaves the state.' },
  schemes: ['TFRC'],
  setups: ['yang2000-analytic'],
  panels: [panel('main', { label: 'loss interval', unit: 'packets' }, { label: 'part of the time', unit: '' })],
  note: 'The printed balance equation has its exponents swapped; its solution is right.',
  series: [0.02, 0.05, 0.09].map((p) => curve(`p = ${p}`, 'TFRC', range(1, 60, 1), (i) => intervalTimeShare(p, i))),
});

export const yangSweeps: readonly Figure[] = [
  covs,
  longTerm(18, 'lf15', 32, 15, 'Very similar to Figure 6 in trend and in the order of the four.'),
  longTerm(19, 'lf60', 16, 60, 'At low loss the CoV over 60 s is about half of that over 15 s.'),
  analytic(20, [0.01, 0.04], 50, {
    title: 'How the rates follow a step of the loss rate from 1 % to 4 %, in theory',
    notice: {
      at: 'Section 4.1',
      says: 'TCP is the fastest; the other three look similar, except that GAIMD becomes slower after 10 round trips.',
    },
    note: 'The printed recursions have slips; these are the mended ones.',
  }),
  analytic(29, [0.04, 0.01], 120, {
    title: 'How the rates follow a fall of the loss rate, in theory',
    notice: { at: 'Section 5.1', says: 'The analytical responding speed, by the derivations of Section 4.1.' },
    note: 'The text does not name the step; 4 % to 1 % is assumed. TFRC without its open interval, as printed, is slower than it is.',
  }),
  timeoutStates,
  tfrcStates,
];
