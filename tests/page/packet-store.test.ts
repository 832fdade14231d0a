import { expect, test } from 'vitest';
import { DropLog, PacketStore } from '../../src/run/packet-store.ts';
import { ACK_SENT, DROPPED, ENTERED, recordCode } from '../../workers/engine/network/packet-records.ts';
import { PacketLog, LOG_RECORDS } from '../../workers/live/packet-log.ts';

const code = recordCode(ENTERED, 0, 7);
const fall = recordCode(DROPPED, 0, 7);

/** A trace with a packet every ms from `from`, every tenth of which falls. */
function write(trace: PacketLog, from: number, count: number): void {
  for (let index = from; index < from + count; index++) trace.packet(index / 1000, index % 10 === 0 ? fall : code);
}

test('what is written in pieces is read as one stretch', () => {
  const [trace, store, log] = [new PacketLog(), new PacketStore(), new DropLog()];
  for (let piece = 0; piece < 30; piece++) {
    write(trace, 100 * piece, 100);
    const block = trace.take();
    store.append(block, 0.1 * (piece + 1));
    log.append(block);
  }
  expect([store.from, store.to, store.end - store.first]).toEqual([0, 3, 3_000]);
  expect(store.timeOf(store.after(1.2344))).toBe(1.235);
  expect(store.codeOf(store.after(1.2344))).toBe(code);
  expect(log.length).toBe(300);
  expect(log.timeOf(log.after(1.23))).toBe(1.24);
});

test('more packets between two reports than are kept begin a new stretch, and no drop is missed', () => {
  const [trace, store, log] = [new PacketLog(), new PacketStore(), new DropLog()];
  write(trace, 0, 100);
  const first = trace.take();
  write(trace, 100, LOG_RECORDS + 500);
  const second = trace.take();
  expect(second.missed).toBe(500);
  for (const block of [first, second]) {
    store.append(block, 20);
    log.append(block);
  }
  expect(store.from).toBe(0.6);
  expect(store.end - store.first).toBe(LOG_RECORDS);
  expect(log.length).toBe(Math.ceil((LOG_RECORDS + 600) / 10));
  // However many there are, each has its own time.
  expect([0, 500, 1_500].map((drop) => log.timeOf(drop))).toEqual([0, 5, 15]);
});

test('a report that arrives late has its place in the order of time', () => {
  const trace = new PacketLog();
  const report = recordCode(ACK_SENT, 0, 7);
  write(trace, 1, 9);
  trace.packet(0.0045, report);
  trace.packet(0.009, report);
  write(trace, 10, 1);
  const stored = pairs(trace.take().records);
  expect(stored.map(([time]) => time)).toEqual([
    0.001, 0.002, 0.003, 0.004, 0.0045, 0.005, 0.006, 0.007, 0.008, 0.009, 0.009, 0.01,
  ]);
  expect(stored.filter(([, which]) => which === report).map(([time]) => time)).toEqual([0.0045, 0.009]);
  expect(stored[9]![1]).toBe(code);
  // Also where the ring has gone round, and no further back than it reaches.
  write(trace, 11, LOG_RECORDS + 100);
  trace.packet(0.5, report);
  trace.packet(0.001, report);
  const times = pairs(trace.take().records).map(([time]) => time!);
  expect(times).toHaveLength(LOG_RECORDS);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.slice(0, 2)).toEqual([0.001, 0.113]);
});

/** Time and code of each record. */
function pairs(records: Float64Array): number[][] {
  return Array.from({ length: records.length / 2 }, (_, index) => [records[2 * index]!, records[2 * index + 1]!]);
}

test('a long stretch loses its oldest packets and says so', () => {
  const [trace, store] = [new PacketLog(), new PacketStore()];
  for (let piece = 0; piece < 10; piece++) {
    write(trace, 10_000 * piece, 10_000);
    store.append(trace.take(), 10 * (piece + 1));
  }
  expect(store.from).toBeGreaterThan(34);
  expect(store.from).toBeLessThan(35);
  expect(store.timeOf(store.first)).toBe(store.from + 0.001);
  expect(store.timeOf(store.end - 1)).toBe(99.999);
});

test('drops that a run taken up again tells once more are passed over', () => {
  const log = new DropLog();
  for (const length of [5_000, 8_000]) {
    const trace = new PacketLog();
    write(trace, 0, length);
    log.append(trace.take());
  }
  expect(log.length).toBe(800);
  expect(Array.from({ length: 800 }, (_, index) => log.timeOf(index))).toEqual(
    Array.from({ length: 800 }, (_, index) => index / 100),
  );
});
