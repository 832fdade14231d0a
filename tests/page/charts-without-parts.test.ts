/** Charts whose parts cannot be fetched are drawn without them, and rest; with the next run they are asked for again. No other file's test may have fetched them. */
import { beforeAll, expect, test, vi } from 'vitest';
import { ROWS } from '../../src/charts/rows/index.ts';
import { TimeChart } from '../../src/charts/time-chart.ts';
import { scenarioWith } from '../support/scenario.ts';
import { inputOf } from './support/drawn-chart.ts';
import { fakeCanvas, stubBrowser } from './support/fake-canvas.ts';
import { seriesOf } from './support/runs.ts';

const { missing, asked } = vi.hoisted(() => {
  const count = { times: 0 };
  const none = () => {
    count.times += 1;
    throw new Error('no network');
  };
  return { missing: none, asked: count };
});
vi.mock('../../src/charts/flags.ts', missing);
vi.mock('../../src/charts/film.ts', missing);
vi.mock('../../src/charts/backdrops.ts', missing);
vi.mock('../../src/charts/rows/network-share-lines.ts', missing);
vi.mock('../../src/charts/rows/hop-queues-drawing.ts', missing);
vi.mock('../../src/charts/rows/flow-state-drawing.ts', missing);
vi.mock('../../src/charts/rows/completion-drawing.ts', missing);

beforeAll(stubBrowser);

test('a chart whose parts cannot be fetched is drawn without them, and rests, paused and while it plays, until the next run', async () => {
  const { series } = seriesOf(
    scenarioWith({
      duration: 20,
      path: [{ rate: 5e6 }, { rate: 4e6 }],
      flows: [{ id: 'one' }, { id: 'two', leave: 0 }],
      events: [{ at: 5, do: 'rate', hop: 0, rate: 4e6 }],
    }),
  );
  vi.stubGlobal('OffscreenCanvas', class {});
  const { canvas, drawing } = fakeCanvas();
  const chart = new TimeChart(canvas, () => 0);
  chart.resize(828, 900);
  const draw = (now: number, playing: boolean): boolean =>
    chart.draw({ ...inputOf(series, { now, model: 'link' }), rows: ROWS.map(({ id }) => id), playing }, 1_000 * now);
  expect(draw(10, false)).toBe(true);
  await vi.dynamicImportSettled();
  const parts = asked.times;
  // All but the film, which only a playing chart needs.
  expect(parts).toBe(6);
  for (const [now, playing] of [
    [10.5, false],
    [11, true],
    [12, true],
  ] as const)
    expect([now, draw(now, playing)]).toEqual([now, false]);
  expect(drawing.strokes.length).toBeGreaterThan(20);
  expect(drawing.words.map(({ text }) => text)).toContain('Throughput of each flow');
  await vi.dynamicImportSettled();
  expect(asked.times).toBe(parts + 1);
  series.scenario = { ...series.scenario };
  expect(draw(10, false)).toBe(true);
  await vi.dynamicImportSettled();
  expect(asked.times).toBe(parts + 1 + parts);
  expect(draw(10.5, false)).toBe(false);
});
