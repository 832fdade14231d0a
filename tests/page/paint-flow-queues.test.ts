/** Rows of the queues of a hop that serves flows in turn: whose row a press is on. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { FlowPassages } from '../../src/stage/flow-passages.ts';
import { flowOfRow, rowsOf } from '../../src/stage/paint-flow-queues.ts';
import { pick } from '../../src/stage/pick.ts';
import { endpointOf, isLowLatency } from '../../workers/engine/network/packet-records.ts';
import { drawnStage } from './support/drawn-stage.ts';
import { stubBrowser } from './support/fake-canvas.ts';
import { observedRun } from './support/observed-run.ts';

beforeAll(stubBrowser);

const tcp = { id: 'tcp', scheme: { kind: 'tcp' } };
const drr = { rate: 5e6, delay: 0.02, queue: { kind: 'drr', limit: 60 } };

/** Whose each row is, from the top down, by a press in its middle. */
function flowsOfRows(fields: object, hop = 0): { flows: number[]; rows: number } {
  const { scene, layout } = drawnStage(observedRun({ duration: 4, ...fields }), { time: 3, hop });
  const box = layout.boxes.find((each) => each.hop === hop)!;
  const { rows, tall } = rowsOf(scene, hop);
  const y = (row: number): number => layout.axis + (row + 0.5 - rows / 2) * tall;
  const passages = scene.model.hops[hop] as FlowPassages;
  const flowAt = (row: number): number => flowOfRow(scene, passages, box, box.x1 - 1, y(row));
  return { rows, flows: Array.from({ length: rows }, (_, row) => flowAt(row)) };
}

describe('a press on a row of a hop that serves flows in turn', () => {
  test('gives the one flow of that row, and of a source’s none', () => {
    const flows = [
      { ...tcp, count: 2 },
      { ...tcp, id: 'other', count: 2 },
    ];
    const traffic = [{ kind: 'cbr', wave: 'constant', high: 1e6 }];
    expect(flowsOfRows({ path: [drr], flows, traffic }).flows).toEqual([0, 1, 2, 3, -1]);
  });

  test('counts those alone that cross that hop', () => {
    const flows = [
      { ...tcp, leave: 0 },
      { ...tcp, id: 'far', count: 2, enter: 1 },
      { ...tcp, id: 'all' },
    ];
    const of = { path: [drr, drr], flows, traffic: [] };
    expect(flowsOfRows(of, 0).flows).toEqual([0, 3]);
    expect(flowsOfRows(of, 1).flows).toEqual([1, 2, 3]);
  });

  test('gives no flow where several share the row, and the flow where it is alone among shared ones', () => {
    expect(flowsOfRows({ path: [drr], flows: [{ ...tcp, count: 24 }], traffic: [] })).toEqual({
      rows: 12,
      flows: Array<number>(12).fill(-1),
    });
    const { flows } = flowsOfRows({ path: [drr], flows: [{ ...tcp, count: 14 }], traffic: [] });
    // Fourteen in twelve rows: two rows have two flows each, the others one.
    expect(flows.filter((flow) => flow < 0)).toHaveLength(2);
    const alone = flows.filter((flow) => flow >= 0);
    expect(alone).toEqual(alone.toSorted((a, b) => a - b));
    expect(new Set(alone).size).toBe(10);
  });
});

test('of two queues, the low-latency one above the classic one, a press gives the flow whose packet waits there', () => {
  const run = observedRun({
    duration: 9,
    path: [{ rate: 5e6, delay: 0.02, queue: { kind: 'dualpi2', limit: 200 } }],
    flows: [
      { id: 'cubic', scheme: { kind: 'cubic' }, count: 2 },
      { id: 'prague', scheme: { kind: 'prague' }, count: 2 },
    ],
    traffic: [],
  });
  let seen = [0, 0];
  for (let time = 4; time < 7; time += 0.02) {
    const { scene, layout } = drawnStage(run, { time });
    const [box] = layout.boxes;
    const { hop, x0, x1 } = box!;
    const passages = scene.model.hops[hop] as FlowPassages;
    const indices = new Int32Array(4096);
    const count = passages.waiting(time, indices);
    const codes = Array.from(indices.subarray(0, count), (index) => passages.codeOf(index));
    const slot = (x1 - x0) / scene.slots[hop]!;
    for (const [row, low] of [true, false].entries()) {
      const own = codes.filter((code) => isLowLatency(code) === low);
      const y = layout.axis + (row - 0.5) * (layout.half - 5 * layout.z);
      own.forEach((code, place) => {
        expect(pick(scene, x1 - (place + 0.5) * slot, y).flow).toBe(endpointOf(code));
        seen = seen.map((number, at) => number + Number(at === row));
      });
      expect(pick(scene, x1 - (own.length + 0.5) * slot, y).flow).toBe(-1);
    }
  }
  expect(Math.min(...seen)).toBeGreaterThan(10);
});
