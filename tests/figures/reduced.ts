/** Every figure in a reduced form: both ends of its first sweep and one of the others, one seed, and less time where the paper takes much. */
import { type Figure, type Series, withChoice } from '../../workers/papers/figures/figure.ts';
import type { Choices } from '../../workers/papers/setups/setup.ts';

/** Shorter runs of the set-ups that take long, with everything that must move along. s */
const SHORTER: Readonly<Record<string, Choices>> = {
  'bansal2001-sq31-mixed': { durationSeconds: 105 },
  'bansal2001-sq31-homog': { durationSeconds: 105 },
  'bansal2001-sq101-homog': { durationSeconds: 105 },
  'bansal2001-two-flow': { durationSeconds: 80 },
  'bansal2001-doubling': { durationSeconds: 50, stopSeconds: 35, warmupSeconds: 20 },
  'yang2000-lf15': { durationSeconds: 60 },
  'yang2000-lf60': { durationSeconds: 90 },
  'jin2001-vs-tcp-red-ecn': { durationSeconds: 70, warmupSeconds: 30 },
  'jin2001-vs-tcp-red': { durationSeconds: 70, warmupSeconds: 30 },
  'jin2001-vs-tcp-droptail': { durationSeconds: 70, warmupSeconds: 30 },
  'jin2001-conv-fair': { durationSeconds: 425 },
  'jin2001-conv-eff': { durationSeconds: 425 },
  'tsao2007-nonperiodic': { durationSeconds: 300 },
  'tsao2007-lowmux8': { durationSeconds: 80, warmupSeconds: 40 },
  'tsao2007-lowmux32': { durationSeconds: 40, warmupSeconds: 20 },
  'tsao2007-multibottleneck': { durationSeconds: 40, warmupSeconds: 20 },
};

/** The first and the last point of a sweep. */
function ends<T>(points: readonly T[]): T[] {
  return points.length <= 2 ? [...points] : [points[0]!, points.at(-1)!];
}

function fewerPoints(series: Series, index: number): Series {
  switch (series.mark) {
    case 'line':
    case 'dots':
      return { ...series, points: index === 0 ? ends(series.points) : series.points.slice(-1) };
    case 'each':
      return { ...series, points: index === 0 ? ends(series.points) : series.points.slice(-1) };
    case 'trace':
    case 'formula':
      return series;
  }
}

export function reduced(figure: Figure): Figure {
  return withChoice({ ...figure, series: figure.series.map(fewerPoints) }, (setup, choice) => ({
    ...choice,
    ...SHORTER[setup],
  }));
}
