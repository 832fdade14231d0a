/** jin2001, Figures 3 and 4: the phase plane, and from where SIMD is sooner fair than AIMD. */
import { aimdConvergence, iiadConvergence, roundTripsToFairness, simdConvergence } from '../../theory/convergence.ts';
import { phaseTrajectory } from '../../theory/phase-plot.ts';
import { type Axis, figure, type FormulaSeries } from '../figures/figure.ts';
import { curve, panel, range, xyCurve } from '../figures/parts.ts';

const SHARE = (label: string): Axis => ({ label, unit: 'of the capacity', range: [0, 1] });

/** A line of no scheme through two points. */
function straight(name: string, from: readonly [number, number], to: readonly [number, number], panelId: string) {
  return xyCurve(name, null, [from, to], panelId);
}

export const phase = figure('jin2001-fig3', {
  title: 'Two users on their way to a fair share: AIMD and SIMD',
  kind: 'formula',
  lesson: 'convergence',
  notice: {
    at: 'Section 4.1',
    says: 'AIMD increases parallel to the fairness line; SIMD’s trajectory has the slope x₁/x₂ and comes nearer to it.',
  },
  schemes: ['AIMD(1/16)', 'SIMD(1/16)'],
  setups: ['jin2001-phase'],
  panels: ['AIMD', 'SIMD'].map((id) => panel(id, SHARE('share of user 1'), SHARE(`share of user 2, ${id}`))),
  note: 'From (0.1, 0.5), an assumption; a cut of 1/16.',
  series: (['AIMD', 'SIMD'] as const).flatMap((scheme): FormulaSeries[] => [
    straight('fairness', [0, 0], [1, 1], scheme),
    straight('full use', [0, 1], [1, 0], scheme),
    xyCurve(scheme, `${scheme}(1/16)`, phaseTrajectory(scheme, [0.1, 0.5], 1 / 16, 20), scheme),
  ]),
});

/** Figure 4's capacity, packets; the difference that counts as fair; the part cut. */
const W = 100;
const EPSILON = 1;
const BETA = 1 / 16;

/** Round trips to fairness from two windows, for the three schemes of the map. */
export function mapTimes(w1: number, w2: number): { aimd: number; simd: number; iiad: number } {
  return {
    aimd: roundTripsToFairness(aimdConvergence(w1, w2, W, EPSILON, BETA)),
    simd: roundTripsToFairness(simdConvergence(w1, w2, W, EPSILON, BETA)),
    iiad: roundTripsToFairness(iiadConvergence(w1, w2, W, EPSILON, 2 / 3)),
  };
}

/** Pairs of windows W1 < W2 with W1 + W2 < W, `step` packets apart. */
export function mapGrid(step: number): (readonly [number, number])[] {
  return range(step, W, step).flatMap((w1) =>
    range(w1 + step, W, step).flatMap((w2) => (w1 + w2 < W - 1e-9 ? [[w1, w2] as const] : [])),
  );
}

const MAP_STEP = 2;
const soonerWith = (scheme: 'SIMD' | 'AIMD'): (readonly [number, number])[] =>
  mapGrid(MAP_STEP).filter(([w1, w2]) => {
    const { aimd, simd } = mapTimes(w1, w2);
    return scheme === 'SIMD' ? simd < aimd : simd >= aimd;
  });

export const map = figure('jin2001-fig4', {
  title: 'From where SIMD is sooner fair than AIMD',
  kind: 'formula',
  lesson: 'convergence',
  notice: {
    at: 'Section 4.2',
    says: 'In most cases SIMD converges faster than AIMD; IIAD is much slower than both in all cases.',
  },
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
    straight('beyond this line SIMD is fairer when the link is next full', [0, 1 / 3], [1 / 3, 0], 'a'),
    straight('full use', [0, 1], [1, 0], 'a'),
    curve('T1 of SIMD', 'SIMD(1/16)', range(2, 48, 2), (w1) => simdConvergence(w1, 50, W, EPSILON, BETA).t1, 'b'),
    curve('T1 of AIMD', 'AIMD(1/16)', range(2, 48, 2), (w1) => aimdConvergence(w1, 50, W, EPSILON, BETA).t1, 'b'),
    xyCurve('SIMD sooner', 'SIMD(1/16)', soonerWith('SIMD'), 'c'),
    xyCurve('AIMD sooner', 'AIMD(1/16)', soonerWith('AIMD'), 'c'),
  ],
});
