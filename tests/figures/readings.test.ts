import { describe, expect, it } from 'vitest';

import type { Summary } from '../../workers/engine/sampling/summary.ts';
import { FLOW_COLUMNS, frameLayout, flowOffset, hopOffset } from '../../workers/engine/sampling/frame.ts';
import type { RecordedRun } from '../../workers/measures/run.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { AskOptions } from '../../workers/papers/figures/ask.ts';
import { optionsOf } from '../../workers/papers/figures/bin-of.ts';
import { findReading } from '../../workers/papers/figures/readings.ts';

const RTT = 0.1;

/** One flow for `seconds` in frames of a round trip; `sent`, `cwnd` and `queue` as functions of the frame; a square wave beside it. */
function hand(
  seconds: number,
  columns: {
    sent?: (frame: number) => number;
    queue?: (frame: number) => number;
    cwnd?: (frame: number) => number;
    lossEvents?: (frame: number) => number;
  },
): RecordedRun {
  const scenario = normalizeScenario({
    version: 1,
    duration: seconds,
    warmup: 0,
    path: [{ rate: 8e6, delay: 0.05, queue: { kind: 'droptail', limit: 50 } }],
    flows: [{ id: 'a', scheme: { kind: 'tcp' } }],
    traffic: [{ kind: 'cbr', wave: 'square', high: 4e6, low: 0, on: 4, off: 4, packetSize: 1000 }],
  });
  const layout = frameLayout({ period: RTT, flowGroups: [0], flowBaseRtt: [RTT], hops: 1, traffic: 1 });
  const frames = Math.round(seconds / RTT);
  const table = Array.from({ length: layout.width }, () => new Float32Array(frames));
  const fill = (offset: number, of: (frame: number) => number): void => {
    for (let frame = 0; frame < frames; frame += 1) table[offset]![frame] = of(frame);
  };
  fill(flowOffset(0, 'sent'), columns.sent ?? (() => 10));
  fill(flowOffset(0, 'cwnd'), columns.cwnd ?? (() => 10));
  fill(flowOffset(0, 'lossEvents'), columns.lossEvents ?? (() => 0));
  fill(hopOffset(layout, 0, 'queue'), columns.queue ?? (() => 0));
  expect(FLOW_COLUMNS).toContain('cwnd');
  return { scenario, layout, frames, columns: table };
}

function read(name: string, run: RecordedRun, options: AskOptions = {}): number | null {
  return findReading(name)!({ run, summary: {} as Summary }, options)?.value ?? null;
}

describe('the readings', () => {
  it('a queue that falls every 2 s has a cycle of 20 round trips, and waits below 5 packets a quarter of the time', () => {
    const run = hand(40, { queue: (frame) => 2 * (frame % 20) });
    expect(read('queue-cycle', run)).toBeCloseTo(20, 6);
    expect(read('queue-most', run)).toBe(38);
    expect(read('queue-least', run)).toBe(0);
    expect(read('queue-below', run, { packets: 10 })).toBeCloseTo(0.25, 6);
    expect(read('queue-cycle', hand(40, {}))).toBeNull();
  });

  it('a flow is at a rate in those round trips that begin with the window for it, and in no others', () => {
    // Windows below 30 in every fourth frame; in every eighth the flow has the window and does not send.
    const run = hand(40, {
      cwnd: (frame) => (frame % 4 === 0 ? 20 : 40),
      sent: (frame) => (frame % 4 === 1 ? 5 : frame % 8 === 2 ? 20 : 31),
    });
    const asked = { from: 10, to: 30, packets: 30, level: 31.25 };
    expect(read('part-at-rate', run, asked)).toBeCloseTo(5 / 6, 6);
    expect(read('part-at-rate', run, { ...asked, packets: 50 })).toBeNull();
  });

  it('the least rate is of bins as long as they are asked for: what comes in bursts is not silent over two round trips', () => {
    const bursts = hand(40, { sent: (frame) => (frame % 2 === 0 ? 0 : 20) });
    expect(read('rate-least', bursts)).toBe(0);
    expect(read('rate-least', bursts, { bin: 0.2 })).toBe(10);
  });

  it('counts the loss events of a stretch, from its first frame to before its end', () => {
    const run = hand(40, { lossEvents: (frame) => (frame % 50 === 0 ? 1 : 0) });
    expect(read('loss-events', run, { from: 10, to: 20 })).toBe(2);
    expect(read('loss-events', run, { from: 10.1, to: 20.1 })).toBe(2);
    expect(read('loss-events', run, { from: 10.1, to: 15 })).toBe(0);
  });

  it('a rate that falls to a third half a second after the change is at its half after six round trips, and never at a tenth', () => {
    const run = hand(40, { sent: (frame) => (frame < 205 ? 12 : 4) });
    expect(read('fall-to', run, { at: 20, to: 30, level: 0.5 })).toBe(6);
    expect(read('reach', run, { at: 20, to: 30, level: 0.9 })).toBe(6);
    expect(findReading('fall-to')!({ run, summary: {} as Summary }, { at: 20, to: 30, level: 0.1 })).toMatchObject({
      value: 100,
      beyond: true,
    });
  });

  it('under a wave of 8 s a flow that follows after 1 s takes a second both ways, smoothing included', () => {
    // High for 40 frames, low for 40; the flow is 10 frames behind.
    const run = hand(80, { sent: (frame) => ((frame + 70) % 80 < 40 ? 5 : 15) });
    for (const reading of ['wave-rise', 'wave-fall']) expect(read(reading, run)).toBeCloseTo(1.2, 6);
    expect(read('wave-mean', run, { from: 2, to: 4 })).toBeCloseTo(50, 6);
  });

  it('a flow that follows at once takes two frames both ways: the running mean begins with the level before', () => {
    // The mean over 0.2 s is half old and half new after the first frame.
    const run = hand(80, { sent: (frame) => (frame % 80 < 40 ? 5 : 15) });
    for (const reading of ['wave-rise', 'wave-fall']) expect(read(reading, run)).toBeCloseTo(0.2, 6);
  });

  it('the highest rate over a second is given as packets in a round trip', () => {
    expect(
      read('rate-most', hand(40, { sent: (frame) => (frame >= 100 && frame < 110 ? 30 : 10) }), { bin: 1 }),
    ).toBeCloseTo(30, 6);
    expect(read('rate-median', hand(40, { sent: (frame) => (frame % 3 === 0 ? 30 : 10) }))).toBe(10);
  });

  it('are taken in the set-up’s own round trip where it has one, and in the one that is asked for', () => {
    const ask = { setup: 'yang2000-8same', choice: {}, measure: 'jain-f' };
    expect(optionsOf(ask)).toEqual({ bin: 0.2 });
    expect(optionsOf({ ...ask, choice: { binSeconds: 0.1 } })).toEqual({ bin: 0.1 });
    expect(optionsOf({ ...ask, options: { bin: 1 } })).toEqual({ bin: 1 });
    expect(optionsOf({ ...ask, measure: 'queue-len' })).toBeUndefined();
    expect(optionsOf({ ...ask, setup: 'yang2000-bern5' })).toBeUndefined();
  });

  it('there is none of a name that nobody gave', () => expect(findReading('toString')).toBeUndefined());
});
