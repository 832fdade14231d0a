/** Two settings as a map: a cell a point, its value as a colour whose scale is told, and as a number where there is room. */
import { describe, expect, it } from 'vitest';

import { experimentFile, normalizeExperiment } from '../../workers/experiments/check.ts';
import { pointsOf } from '../../workers/experiments/points.ts';
import { experimentAsks, experimentPlan } from '../../workers/papers/figures/experiment-figure.ts';
import { type Answer, answerKey } from '../../workers/papers/figures/ask.ts';
import { drawnFigure } from '../../src/papers/figure-data.ts';
import { mapModel, STEPS } from '../../src/papers/map-model.ts';

const SCENARIO = {
  version: 1,
  duration: 5,
  path: [{ rate: 2e6, delay: 0.02, queue: { kind: 'droptail', limit: 20 } }],
  flows: [{ id: 'tcp', scheme: { kind: 'tcp' }, count: 2 }],
};
const BUFFERS = { path: 'path.0.queue.limit', values: [5, 20, 100] };
const RATES = { path: 'path.0.rate', values: [1e6, 8e6] };
const SIZE = { width: 400, height: 300, top: 40, bottom: 60 };

const read = (more: object = {}) =>
  normalizeExperiment({
    ...{ version: 1, scenario: SCENARIO, vary: [BUFFERS, RATES], seeds: 1, measures: ['mean-queue'], map: true },
    ...more,
  });

/** The map where the mean queue is what `value` says of buffer and rate. */
function modelOf(
  experiment: ReturnType<typeof read>,
  value: (buffer: number, rate: number) => number | null,
  size = SIZE,
) {
  const answers = new Map<string, Answer>();
  const asks = experimentAsks(experiment);
  pointsOf(experiment).forEach((point, index) => {
    const [buffer, rate] = point.values as [number, number];
    answers.set(answerKey(asks[2 * index + 1]!, 1), { value: value(buffer, rate), why: 'none' });
  });
  const { figure, series } = drawnFigure(experimentPlan(experiment), answers, [1]);
  return mapModel(figure.panels[0]!.x, figure.panels[0]!.rows!, series, size);
}

describe('a map of two settings', () => {
  it('is chosen in the file, and is what lines are where nothing is said', () => {
    expect(experimentFile(read()).map).toBe(true);
    expect(normalizeExperiment(JSON.parse(JSON.stringify(experimentFile(read()))))).toEqual(read());
    expect(experimentPlan(read()).panels[0]!.rows).toEqual({
      ...{ label: 'Link rate', unit: 'Mbit/s', names: ['1', '8'], upward: true },
    });
    expect(experimentPlan(read({ map: false })).panels[0]!.rows).toBeUndefined();
    // Of one setting there is none.
    expect(experimentPlan(read({ vary: [BUFFERS] })).panels[0]!.rows).toBeUndefined();
    expect(() => read({ map: 'yes' })).toThrow('map: must be true or false');
  });

  it('has the first setting to the right and the numbers of the second upwards, each value in its cell', () => {
    const { cells, columns, rows } = modelOf(read(), (buffer, rate) => buffer + rate / 1e6);
    expect(columns.map(({ text }) => text)).toEqual(['5', '20', '100']);
    expect(cells.map(({ text }) => text)).toEqual(['6', '21', '101', '13', '28', '108']);
    expect(cells.every(({ fits }) => fits)).toBe(true);
    const at = (text: string) => cells.find((cell) => cell.text === text)!;
    expect(at('101').x).toBeGreaterThan(at('6').x);
    expect(at('13').y).toBeLessThan(at('6').y);
    expect(rows[1]!.y).toBeLessThan(rows[0]!.y);
  });

  it('colours by equal steps, or by equal ratios where values span many; the scale says its ends', () => {
    const even = modelOf(read(), (buffer) => buffer);
    expect(even.ratios).toBe(false);
    expect(even.ends).toEqual([5, 52.5, 100]);
    expect(even.cells.slice(0, 3).map(({ step }) => step)).toEqual([0, Math.floor((15 / 95) * STEPS), STEPS - 1]);
    const wide = modelOf(read(), (buffer, rate) => (buffer * rate) / 1e6);
    expect(wide.ratios).toBe(true);
    expect(wide.ends[1]).toBeCloseTo(Math.sqrt(5 * 800), 12);
    // 1:4:20 and the same, eight times as much.
    expect(wide.cells.map(({ step }) => step)).toEqual([0, 2, 5, 3, 6, 8]);
    expect(modelOf(read(), () => 7).cells.map(({ step }) => step)).toEqual(Array(6).fill((STEPS - 1) / 2));
  });

  it('says a cell without a value, and writes no number where it has no room', () => {
    const some = modelOf(read(), (buffer) => (buffer === 20 ? null : buffer));
    expect(some.cells[1]).toMatchObject({ text: '–', step: null });
    expect(modelOf(read(), () => null).ends).toEqual([]);
    const many = read({ vary: [{ path: 'path.0.queue.limit', from: 5, to: 104, count: 100 }, RATES] });
    const narrow = modelOf(many, (buffer) => buffer);
    expect(narrow.cells.some(({ fits }) => fits)).toBe(false);
    expect(narrow.columns.length).toBeLessThan(20);
  });
});
