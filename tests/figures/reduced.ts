/** Every figure in a reduced form: the ends of each sweep, one seed, and less time where the paper takes much. */
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
  'tsao2007-nonperiodic': { durationSeconds: 400 },
  'tsao2007-lowmux8': { durationSeconds: 130, warmupSeconds: 60 },
  'tsao2007-lowmux32': { durationSeconds: 50, warmupSeconds: 25 },
  'tsao2007-multibottleneck': { durationSeconds: 40, warmupSeconds: 20 },
};

/** The first and the last point of a sweep. */
function ends<T>(points: readonly T[]): T[] {
  return points.length <= 2 ? [...points] : [points[0]!, points.at(-1)!];
}

function fewerPoints(series: Series): Series {
  switch (series.mark) {
    case 'line':
    case 'dots':
      return { ...series, points: ends(series.points) };
    case 'each':
      return { ...series, points: ends(series.points) };
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
