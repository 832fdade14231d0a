/** Closed forms whose parameters the reader may change: the reader's curves are drawn beside the paper's. */
import { friendlyIncrease } from '../../workers/theory/throughput.ts';
import type { Figure, FormulaSeries } from '../../workers/papers/figures/figure.ts';
import { curve, range, xyCurve } from '../../workers/papers/figures/parts.ts';
import { analyticSteps, partsDone, timerStates } from '../../workers/papers/yang2000/sweep-figures.ts';
import { acksToFairness } from '../../workers/theory/ack-model.ts';
import { linearGrowth, simdGrowth } from '../../workers/theory/growth.ts';
import { phaseTrajectory } from '../../workers/theory/phase-plot.ts';
import { intervalTimeShare } from '../../workers/theory/variation.ts';

export interface Knob {
  name: string;
  words: string;
  unit: string;
  least: number;
  most: number;
  /** First value: the paper's, or near it. */
  start: number;
}

interface Playful {
  knobs: readonly Knob[];
  /** The reader's curves; in the place of the paper's where `instead`. */
  series(values: readonly number[]): FormulaSeries[];
  instead?: true;
}

const LOSS = (words: string, start: number): Knob => ({ name: words, words, unit: '%', least: 0.5, most: 20, start });
const CUTS = Array.from({ length: 40 }, (_, index) => 0.5 * 0.885 ** index);

function steps(before: number, after: number, shown: number): Playful {
  return {
    knobs: [LOSS('loss rate before', before), LOSS('loss rate after', after)],
    instead: true,
    // Without a change there is no curve.
    series: ([from, to]) =>
      Object.entries(analyticSteps(from! / 100, to! / 100)).map(([scheme, step]) =>
        xyCurve(scheme, scheme, partsDone(step, shown)),
      ),
  };
}

/** @param percent the chance that the reader has chosen */
function yours(percent: number, of: (p: number) => readonly (readonly [number, number])[]): FormulaSeries {
  const p = percent / 100;
  return xyCurve(`p = ${p.toPrecision(2)}, yours`, null, of(p));
}

const PLAYFUL: Readonly<Record<string, Playful>> = {
  'yang2000-fig20': steps(1, 4, 50),
  'yang2000-fig29': steps(4, 1, 120),
  'yang2000-fig37': { knobs: [LOSS('loss rate', 8)], series: ([p]) => [yours(p!, timerStates)] },
  'yang2000-fig38': {
    knobs: [LOSS('loss rate', 3)],
    series: ([p]) => [yours(p!, (chance) => range(1, 60, 1).map((i) => [i, intervalTimeShare(chance, i)] as const))],
  },
  'bansal2001-fig11': {
    knobs: [{ name: 'p', words: 'chance of a mark', unit: '%', least: 0.1, most: 30, start: 3 }],
    series: ([p]) => [yours(p!, (chance) => CUTS.map((b) => [b, acksToFairness(b, chance, 0.1)] as const))],
  },
  'jin2001-fig1': {
    knobs: [
      { name: 'peak', words: 'window at the loss', unit: 'packets', least: 20, most: 120, start: 100 },
      { name: 'cut', words: 'part cut', unit: '', least: 0.03, most: 0.5, start: 0.125 },
    ],
    series: ([peak, cut]) => {
      const climb = friendlyIncrease(cut!, 'losses');
      return [
        curve('SIMD, yours', null, range(0, 60, 1), (t) => simdGrowth(peak!, cut!, 'random', t), 'theory'),
        curve('AIMD, yours', null, range(0, 60, 1), (t) => linearGrowth((1 - cut!) * peak!, climb, t), 'theory'),
      ];
    },
  },
  'jin2001-fig3': {
    knobs: [
      { name: 'one', words: 'first share of user 1', unit: '', least: 0.02, most: 0.5, start: 0.1 },
      { name: 'two', words: 'first share of user 2', unit: '', least: 0.02, most: 0.5, start: 0.5 },
      { name: 'cut', words: 'part cut', unit: '', least: 0.03, most: 0.5, start: 0.0625 },
    ],
    series: ([one, two, cut]) =>
      (['AIMD', 'SIMD'] as const).map((scheme) =>
        xyCurve('yours', null, phaseTrajectory(scheme, [one!, two!], cut!, 20), scheme),
      ),
  },
};

/** The parameters of a figure that can be changed; none if its curves have no closed form with parameters. */
export function knobsOf(id: string): readonly Knob[] {
  return PLAYFUL[id]?.knobs ?? [];
}

/** The figure with the reader's curves; as it is for values that are null. */
export function played(figure: Figure, values: readonly number[] | null): Figure {
  const playful = PLAYFUL[figure.id];
  if (!playful || !values) return figure;
  const own = playful.series(values);
  return { ...figure, series: playful.instead ? own : [...figure.series, ...own] };
}
