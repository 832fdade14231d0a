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
function tops(
  id: 'window' | 'throughput' | 'queue',
  scenario: Scenario,
  times: readonly number[],
  span = Infinity,
): number[] {
  const { simulation, series } = openRun(scenario);
  const { canvas, drawing } = fakeCanvas();
  const chart = new TimeChart(canvas);
  chart.resize(860, 300);
  return times.map((time, index) => {
    simulation.runUntil(time);
    drawing.words.length = 0;
    const zoom: [number, number] = span === Infinity ? [0, 20] : [Math.max(0, time - span), Math.max(span, time)];
    chart.draw(inputOf(series, { now: time, window: null, zoom, rows: [id] }), 1000 * (index + 1));
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

/** Slow start fills a buffer of forty bandwidth-delay products; what follows needs a small part of it. */
const overshot = (more: object = {}): Scenario =>
  scenarioWith({
    duration: 40,
    warmup: 5,
    path: [{ rate: 10e6, delay: 0.02, queue: { kind: 'pie', limit: 2000 } }],
    flows: [{ id: 'cubic', accessDelay: 0, scheme: { kind: 'cubic' } }],
    ...more,
  });

describe.each(['window', 'queue'] as const)('once the warm-up has left the view the axis of the %s', (id) => {
  test('comes down to what is in view, once, and has its old room again in the warm-up', () => {
    const [start, still, later, end, back] = tops(id, overshot(), [4, 9, 20, 35, 4], 5);
    expect(still).toBe(start);
    expect(later).toBeLessThan(start! / 3);
    expect(end).toBeLessThan(start! / 3);
    expect(end).toBeGreaterThanOrEqual(later!);
    expect(back).toBe(start);
  });

  test('stays where the run has no warm-up', () => {
    const [start, later] = tops(id, overshot({ warmup: 0 }), [4, 20], 5);
    expect(later).toBe(start);
  });

  test('stays where more than a third of it is used', () => {
    const sawtooth = overshot({ path: [{ rate: 1e6, delay: 0.05, queue: { kind: 'droptail', limit: 200 } }] });
    const [start, later] = tops(id, sawtooth, [4, 35], 5);
    expect(later).toBeGreaterThanOrEqual(start!);
  });
});
