/** Theory's curve over the setting that varies, where a closed form holds by what is set; and whose form it is. */
import type { Experiment, Measure } from '../../workers/experiments/experiment.ts';
import { measureName, measureShown } from '../../workers/experiments/measures.ts';
import { type Point, pointsOf } from '../../workers/experiments/points.ts';
import {
  isLogarithmic,
  isNumeric,
  namedSetting,
  valuesOf,
  valueText,
  withValue,
} from '../../workers/experiments/settings.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { FormulaSeries } from '../../workers/papers/figures/figure.ts';
import { PREDICTED, setPrediction } from '../theory/set-prediction.ts';
import { inRow, say } from '../../workers/words/say.ts';

export interface TheoryCurves {
  series: FormulaSeries[];
  /** Form and source of each measure, in words. */
  words: string[];
}

/** Values along the axis at which the form is evaluated, and lines that have one at most. */
const [STEPS, MOST_LINES] = [40, 8];
const NOTHING: TheoryCurves = { series: [], words: [] };

/** None on a map, or where no form holds at two values. */
export function theoryCurves(experiment: Experiment): TheoryCurves {
  const { scenario, vary, measures, map } = experiment;
  const [axis, second] = vary;
  if (!axis || axis.path === '' || map || !isNumeric(scenario, axis)) return NOTHING;
  const points = pointsOf(experiment);
  const starts = points.filter(({ at }) => at[0] === 0);
  if (starts.length > MOST_LINES) return NOTHING;
  // Between its points are scenarios that have to be checked: not where no form holds at any of them.
  const predicted = measures.filter(
    ({ id, group }) => isPredicted(id) && points.some((point) => 'value' in setPrediction(point.scenario, id, group)),
  );
  if (predicted.length === 0) return NOTHING;
  const values = along(experiment);
  // Of several lines the colour says whose curve it is.
  const name = second ? '' : say('theory');
  const { per } = namedSetting(scenario, axis.path);
  const words: string[] = [];
  const series = predicted.flatMap((measure) => {
    const panel = measureName(scenario, measure);
    const forms = new Set<string>();
    const curves = starts.flatMap((start): FormulaSeries[] => {
      const scheme = second ? valueText(scenario, second, start.at[1]!) : 'TCP';
      const shown = curve(start, axis.path, values, measure, (form) => forms.add(form)).map(
        ([x, y]) => [x / per, y / measureShown(measure).per] as const,
      );
      return shown.length < 2 ? [] : [{ name, scheme, panel, mark: 'formula', points: shown }];
    });
    if (forms.size > 0)
      words.push(say('{measure}: {forms}', { measure: panel, forms: inRow('{first}; {next}', [...forms]) }));
    return curves;
  });
  return series.length > 0 ? { series, words } : NOTHING;
}

function isPredicted(id: string): id is (typeof PREDICTED)[number] {
  return PREDICTED.some((one) => one === id);
}

/** From the least to the greatest value of the axis, in its steps; and its own values. */
function along({ scenario, vary: [axis] }: Experiment): number[] {
  const own = valuesOf(scenario, axis!) as readonly number[];
  const [least, most] = [Math.min(...own), Math.max(...own)];
  const { field } = namedSetting(scenario, axis!.path);
  const whole = field?.type === 'number' && field.whole === true;
  const ratios = isLogarithmic(scenario, axis!);
  const between = Array.from({ length: STEPS }, (_, step) => {
    const part = (step + 0.5) / STEPS;
    const value = ratios ? least * (most / least) ** part : least + part * (most - least);
    return whole ? Math.round(value) : value;
  });
  return [...new Set([...own, ...between])].toSorted((a, b) => a - b);
}

/** The longest stretch of the axis without a gap on which the form holds. */
function curve(
  { scenario }: Point,
  path: string,
  values: readonly number[],
  { id, group }: Measure,
  tell: (words: string) => void,
): (readonly [number, number])[] {
  let [longest, now]: (readonly [number, number])[][] = [[], []];
  let said = '';
  for (const value of values) {
    const found = predictionAt(scenario, path, value, id, group);
    if (found && 'value' in found) {
      now = [...now!, [value, found.value]];
      if (now.length > longest!.length) longest = now;
      said = say('{formula} ({source})', { formula: say(found.formula), source: say(found.source) });
    } else now = [];
  }
  if (longest!.length > 1) tell(said);
  return longest!;
}

function predictionAt(scenario: Point['scenario'], path: string, value: number, id: string, group?: string) {
  try {
    return isPredicted(id) ? setPrediction(normalizeScenario(withValue(scenario, path, value)), id, group) : null;
  } catch {
    // Between two values that can be there may be one that cannot.
    return null;
  }
}
