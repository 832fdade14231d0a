/** What transfers and probes took: of those that end in the window, each of its own flow or source. */
import { describe, expect, it } from 'vitest';
import type { RecordedRun } from '../../workers/measures/run.ts';
import { ask, handMade, partOf, reasonOf, times, valueOf } from './support/hand-made.ts';

/** Endpoint, when it began and when it ended, s. Two flows, a stream, and two pings: endpoints 0 to 4. */
const COMPLETIONS = [
  [0, 1, 3],
  [0, 4, 9],
  [0, 8, 11],
  [1, 2, 6],
  [3, 2, 2.5],
  [3, 5, 5.3],
  [4, 5, 5.1],
  [3, 9, 9.9],
];
const run: RecordedRun = {
  ...handMade({
    flows: [{ sent: times(12, 5) }, { sent: times(12, 5) }],
    traffic: [{}, { sent: times(12, 2), dropped: [1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 3] }, { sent: times(12, 1) }],
    scenario: { traffic: [{ kind: 'cbr', wave: 'constant', high: 1e5 }, { kind: 'ping' }, { kind: 'ping' }] },
  }),
  completions: Float64Array.from(COMPLETIONS.flat()),
};

describe('completion times', () => {
  it('are of the transfers that end in the window, also those that began before it', () => {
    const answer = ask('completion-time', run, { from: 2, to: 10, flows: [0] });
    expect(valueOf(answer)).toBeCloseTo((2 + 5) / 2, 12);
    expect(partOf(answer, 'transfers')).toBe(2);
  });

  it('are of the flows that are asked for', () => {
    expect(valueOf(ask('completion-time', run, { from: 2, to: 10, flows: [1] }))).toBe(4);
    expect(valueOf(ask('completion-p99', run, { from: 0, to: 12 }))).toBe(5);
  });

  it('end with the window: one that ends after it is none', () => {
    expect(reasonOf(ask('completion-time', run, { from: 9, to: 10, flows: [0] }))).toBe(
      'no transfer ended in the window',
    );
    expect(valueOf(ask('completion-time', run, { from: 10, to: 12, flows: [0] }))).toBe(3);
    // One that ends just then is one of it.
    expect(valueOf(ask('completion-time', run, { from: 0, to: 3, flows: [0] }))).toBe(2);
  });
});

describe('a ping', () => {
  it('is of the probes of pings, behind a stream as well', () => {
    const window = { from: 2, to: 10 };
    expect(valueOf(ask('ping-least', run, window))).toBeCloseTo(0.1, 12);
    expect(valueOf(ask('ping-p99', run, window))).toBeCloseTo(0.9, 12);
    expect(partOf(ask('ping-median', run, window), 'probes')).toBe(4);
  });

  it('has lost what no ping got back in the window', () => {
    expect(valueOf(ask('ping-lost', run, { from: 2, to: 10 }))).toBeCloseTo(1 / 24, 12);
  });

  it('has no time where no probe comes back, and no loss where none is sent', () => {
    const late = {
      ...run,
      columns: run.columns.map((column) => column.map((value, frame) => (frame < 2 ? 0 : value))),
    };
    for (const id of ['ping-least', 'ping-median', 'ping-p95', 'ping-p99'])
      expect(reasonOf(ask(id, run, { from: 0, to: 2 }))).toBe('no probe came back in the window');
    expect(reasonOf(ask('ping-lost', late, { from: 0, to: 2 }))).toBe('no probe was sent in the window');
    expect(valueOf(ask('ping-lost', late, { from: 0, to: 12 }))).toBeCloseTo(4 / 30, 12);
    const none = handMade({ flows: [{ sent: times(9, 1) }], traffic: [{ sent: times(9, 1) }] });
    for (const id of ['ping-least', 'ping-lost']) expect(reasonOf(ask(id, none))).toBe('no ping runs');
  });
});
