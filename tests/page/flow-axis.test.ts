/** The axis of a row of flows: room for what is expected, until it is seen how little comes. */
import { beforeAll, describe, expect, test } from 'vitest';
import { TimeChart } from '../../src/charts/time-chart.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { scenarioWith } from '../support/scenario.ts';
import { inputOf } from './support/drawn-chart.ts';
import { fakeCanvas, stubBrowser } from './support/fake-canvas.ts';
import { openRun } from './support/runs.ts';

beforeAll(stubBrowser);

/** 1250 packets of 1000 bytes fill the path, and 1000 may wait. */
const fast = (more: object): Scenario =>
  scenarioWith({
    duration: 20,
    path: [{ rate: 100e6, delay: 0.05, queue: { kind: 'droptail', limit: 1000 } }],
    flows: [{ id: 'tcp', accessDelay: 0 }],
    ...more,
  });

/** The uppermost number of the row's axis when the run has come to each of the times, s. */
function tops(id: 'window' | 'throughput', scenario: Scenario, times: readonly number[]): number[] {
  const { simulation, series } = openRun(scenario);
  const { canvas, drawing } = fakeCanvas();
  const chart = new TimeChart(canvas);
  chart.resize(860, 300);
  return times.map((time, index) => {
    simulation.runUntil(time);
    drawing.words.length = 0;
    chart.draw(inputOf(series, { now: time, window: null, zoom: [0, 20], rows: [id] }), 1000 * (index + 1));
    const { left } = chart.scene!.geometry;
    const ticks = drawing.words.filter(({ text, x }) => x === left - 8 && /\d/.test(text));
    return Math.max(...ticks.map(({ text }) => Number(text)));
  });
}

describe.each([
  ['window', 60, 2000],
  // 60 packets of 8000 bits each 0.1 s.
  ['throughput', 4.8, 80],
] as const)('the axis of the %s', (id, most, path) => {
  test('has room for what the path can hold, and after twenty round trips for what has come, if that is little', () => {
    const [before, after, end] = tops(id, fast({ transport: { initialSsthresh: 32, maxWindow: 60 } }), [1.5, 3, 20]);
    expect(before).toBeGreaterThanOrEqual(path);
    expect(after).toBeLessThan(2 * most);
    expect(after).toBeGreaterThan(most / 2);
    // A window that the receiver holds back goes on growing.
    expect(end).toBeGreaterThanOrEqual(after!);
    expect(end).toBeLessThan(path / 5);
  });

  test('stays where a fifth of it is used, and grows again for a flow that comes later', () => {
    const [before, after] = tops(id, fast({}), [1.5, 3]);
    expect(after).toBeGreaterThanOrEqual(before!);
    const flows = [
      { id: 'small', accessDelay: 0, transport: { maxWindow: 20 } },
      { id: 'late', accessDelay: 0, start: 8 },
    ];
    const [small, large] = tops(id, fast({ flows, transport: { initialSsthresh: 20 } }), [5, 20]);
    expect(small).toBeLessThan(path / 10);
    expect(large).toBeGreaterThan(1.5 * small!);
  });
});
