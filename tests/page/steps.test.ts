import { expect, test } from 'vitest';
import { FlowStateSeries } from '../../src/run/flow-state-series.ts';
import { DropLog, PacketStore } from '../../src/run/packet-store.ts';
import { arrivalBeside, lossBeside, roundTripBeside, roundTripsBy } from '../../src/run/steps.ts';
import { goOn, observedRun } from './support/observed-run.ts';
import {
  ACK_SENT,
  DROPPED,
  DROPPED_AT_HEAD,
  ENTERED,
  LOST,
  recordCode,
} from '../../workers/engine/network/packet-records.ts';

function stores(records: readonly [time: number, kind: number, hop: number][], until: number): [PacketStore, DropLog] {
  const isDrop = (kind: number): boolean => [DROPPED, LOST, DROPPED_AT_HEAD].includes(kind);
  const pairs = (of: typeof records): Float64Array<ArrayBuffer> =>
    Float64Array.from(of.flatMap(([time, kind, hop]) => [time, recordCode(kind, hop, 3)]));
  const [packets, drops] = [new PacketStore(), new DropLog()];
  const block = {
    records: pairs(records),
    missed: 0,
    drops: pairs(records.filter(([, kind]) => isDrop(kind))),
    firstDrop: 0,
  };
  packets.append(block, until);
  drops.append(block);
  return [packets, drops];
}

const [packets, drops] = stores(
  [
    [1, ENTERED, 0],
    [2, LOST, 0],
    [3, ENTERED, 1],
    [4, ACK_SENT, 0],
    [5, DROPPED, 1],
    [6, ENTERED, 0],
  ],
  7,
);

test('the loss beside a time is that of any hop, and never the one of that very time', () => {
  expect([0, 1.9, 2, 4.999, 5].map((time) => lossBeside(drops, time, 1))).toEqual([2, 2, 5, 5, null]);
  expect([0, 2, 2.001, 5, 6].map((time) => lossBeside(drops, time, -1))).toEqual([null, null, 2, 2, 5]);
  expect(lossBeside(new DropLog(), 0, 1)).toBeNull();
  expect(lossBeside(new DropLog(), 9, -1)).toBeNull();
});

test('the arrival beside a time is of a packet at that hop, lost ones too; ACKs that leave a receiver are none', () => {
  expect([0, 1, 2, 5.5, 6].map((time) => arrivalBeside(packets, 0, time, 1))).toEqual([1, 2, 6, 6, null]);
  expect([0, 1, 2, 6, 7].map((time) => arrivalBeside(packets, 0, time, -1))).toEqual([null, null, 1, 2, 6]);
  expect([0, 3, 5].map((time) => arrivalBeside(packets, 1, time, 1))).toEqual([3, 5, null]);
});

test('beyond the packets that are known there is no answer, in either direction', () => {
  const store = new PacketStore();
  store.restart(4);
  store.append(
    {
      records: Float64Array.from([4.5, recordCode(ENTERED, 0, 0)]),
      missed: 0,
      drops: new Float64Array(0),
      firstDrop: 0,
    },
    5,
  );
  expect([3.9, 4, 5, 5.1].map((time) => arrivalBeside(store, 0, time, 1))).toEqual([null, 4.5, null, null]);
  expect([3.9, 4, 5, 5.1].map((time) => arrivalBeside(store, 0, time, -1))).toEqual([null, null, 4.5, null]);
});

test('a step by round trip goes on by one, of as long as packets take then, and a step back undoes it', () => {
  const run = observedRun({
    duration: 30,
    sample: 0.05,
    path: [{ rate: 2e6, delay: 0.03, queue: { kind: 'droptail', limit: 40 } }],
    flows: [{ id: 'tcp', scheme: { kind: 'tcp' }, start: 0.5 }],
  });
  goOn(run, 30);
  const { series } = run;
  const roundTrip = (time: number): number => series.roundTrip[0]!.at(series.samples.indexAt(time + 0.05));
  let time = roundTripBeside(series, 10, 1)!;
  for (let steps = 0; steps < 50; steps++) {
    const next = roundTripBeside(series, time, 1)!;
    const [least, most] = [time, (time + next) / 2, next]
      .map(roundTrip)
      .sort((one, other) => one - other)
      .filter((_, at) => at !== 1);
    expect(next - time).toBeGreaterThan(least! - 0.01);
    expect(next - time).toBeLessThan(most! + 0.01);
    expect(Math.round(1e6 * (roundTripsBy(series, next) - roundTripsBy(series, time)))).toBe(1e6);
    expect(roundTripBeside(series, next, -1)).toBeCloseTo(time, 6);
    time = next;
  }
  expect(roundTripBeside(series, 30, 1)).toBeNull();
  // Before the flow begins they are those of its empty path.
  expect(roundTripBeside(series, 0, 1)).toBeCloseTo(series.layout.flowBaseRtt[0]!, 6);
});

test('round trips are those of the observed flow; of the first one if none is observed', () => {
  const run = observedRun({
    flows: [
      { id: 'near', count: 2, start: 8 },
      { id: 'far', accessDelay: 0.1, start: 8 },
    ],
  });
  goOn(run, 4);
  const { series } = run;
  const { flowBaseRtt } = series.layout;
  const first = (): number => roundTripBeside(series, 0, 1)!;
  expect(flowBaseRtt[2]).toBeGreaterThan(2 * flowBaseRtt[0]!);
  expect(first()).toBeCloseTo((flowBaseRtt[0]! + flowBaseRtt[1]!) / 2, 6);
  series.flowState = new FlowStateSeries(2, []);
  expect(first()).toBeCloseTo(flowBaseRtt[2]!, 6);
});
