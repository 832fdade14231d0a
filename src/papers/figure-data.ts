/** The data of a figure as it is drawn: with the answers that have arrived, and how its series look. */
import { type FigureData, figureData, type SeriesData } from '../../workers/papers/figures/data.ts';
import type { Figure, Plan } from '../../workers/papers/figures/figure.ts';
import type { Answers } from '../../workers/papers/figures/quantity.ts';
import { type SeriesStyle, stylesOf } from './series-style.ts';

export interface DrawnSeries extends SeriesData {
  style: SeriesStyle;
}

export type Drawn<Of extends Plan = Plan> = FigureData<DrawnSeries, Of>;
export type DrawnFigure = Drawn<Figure>;

export function drawnFigure<Of extends Plan>(figure: Of, answers: Answers, seeds: readonly number[]): Drawn<Of> {
  const styles = stylesOf(figure.series);
  const data = figureData(figure, answers, seeds);
  return { ...data, series: data.series.map((series, index) => ({ ...series, style: styles[index]! })) };
}
