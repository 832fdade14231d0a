/** The stage lays out what it draws: whatever of the network differs from the drawing before, it is in place at the next one. */
import { beforeAll, describe, expect, test } from 'vitest';
import { lanesOf } from '../../src/stage/lanes.ts';
import type { RunSeries } from '../../src/run/series.ts';
import { StagePainter } from '../../src/stage/painter.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { shownOf } from './support/drawn-stage.ts';
import { fakeCanvas, stubBrowser } from './support/fake-canvas.ts';
import { goOn, observedRun, type ObservedRun } from './support/observed-run.ts';

beforeAll(stubBrowser);

const hop = { rate: 5e6, delay: 0.02, queue: { kind: 'droptail', limit: 40 } };
const tcp = { id: 'tcp', scheme: { kind: 'tcp' }, count: 2, leave: 1 };
const cbr = { kind: 'cbr', wave: 'constant', high: 1e6, leave: 1 };
const first = { duration: 3, path: [hop, hop], flows: [tcp], traffic: [cbr] };

const known = new Map<object, ObservedRun>();
function runOf(fields: object): ObservedRun {
  const run = known.get(fields) ?? observedRun(fields);
  known.set(fields, run);
  goOn(run, 2);
  return run;
}

/** As an edit leaves it: what is the same as before is the same object. */
function sharing(run: ObservedRun, before: Scenario): ObservedRun {
  const same = (key: keyof Scenario): boolean => JSON.stringify(run.scenario[key]) === JSON.stringify(before[key]);
  const keys = (Object.keys(before) as (keyof Scenario)[]).filter(same);
  const scenario = { ...run.scenario, ...Object.fromEntries(keys.map((key) => [key, before[key]])) };
  return { ...run, scenario, series: Object.create(run.series, { scenario: { value: scenario } }) as RunSeries };
}

describe('drawn after another network, it has the places that it has alone', () => {
  test.each([
    ['a source that was added', { ...first, traffic: [cbr, { ...cbr, high: 2e6 }] }],
    ['no source', { ...first, traffic: [] }],
    ['a source that enters at another hop', { ...first, traffic: [{ ...cbr, enter: 1 }] }],
    ['a source that leaves at another hop', { ...first, traffic: [{ ...cbr, leave: 0 }] }],
    ['a flow more', { ...first, flows: [{ ...tcp, count: 3 }] }],
    ['a group more', { ...first, flows: [tcp, { ...tcp, id: 'other' }] }],
    ['a flow that leaves earlier', { ...first, flows: [{ ...tcp, leave: 0 }] }],
    [
      'a flow the other way',
      { ...first, reverse: [hop, hop], flows: [tcp, { ...tcp, id: 'back', direction: 'reverse' }] },
    ],
    ['a queue with thresholds', { ...first, path: [{ ...hop, queue: { kind: 'red', limit: 40 } }, hop] }],
    ['a hop more', { ...first, path: [hop, hop, hop] }],
  ])('%s', (_, fields) => {
    const painter = new StagePainter(fakeCanvas().canvas);
    painter.draw(shownOf(runOf(first), 1.5), 1084, 300, 1, false, 1_000);
    expect(painter.lanes).toEqual(lanesOf(runOf(first).scenario, 0, 1084, 300, 1));
    const next = sharing(runOf(fields), runOf(first).scenario);
    painter.draw(shownOf(next, 1.5), 1084, 300, 1, false, 1_010);
    expect(painter.lanes).toEqual(lanesOf(next.scenario, 0, 1084, 300, 1));
    painter.draw(shownOf(runOf(first), 1.5), 1084, 300, 1, false, 1_020);
    expect(painter.lanes).toEqual(lanesOf(runOf(first).scenario, 0, 1084, 300, 1));
  });
});

test('at another size, another scale, or with another hop of a long path in view, it is laid out again', () => {
  const long = { ...first, path: Array<object>(6).fill(hop) };
  const painter = new StagePainter(fakeCanvas().canvas);
  const run = runOf(long);
  const sizes = [
    [1, 1084, 300, 1],
    [4, 1084, 300, 1],
    [4, 700, 300, 1],
    [4, 700, 200, 1],
    [4, 1500, 200, 1],
    [4, 1500, 200, 1.3],
    [0, 1500, 200, 1.3],
  ] as const;
  for (const [index, [view, width, height, scale]] of sizes.entries()) {
    painter.draw(shownOf(run, 1.5, { hop: view }), width, height, scale, false, 1_000 + index);
    expect(painter.lanes).toEqual(lanesOf(run.scenario, view, width, height, scale));
    expect(painter.lanes[0]!.boxes.map((box) => box.hop)).toEqual([view]);
    expect(painter.scene!.hopInView).toBe(view);
  }
});
