import { describe, expect, it } from 'vitest';

import type { Summary } from '../../workers/engine/sampling/summary.ts';
import { FLOW_COLUMNS, frameLayout, flowOffset, hopOffset } from '../../workers/engine/sampling/frame.ts';
import { numbers } from '../../workers/measures/numbers.ts';
import type { RecordedRun } from '../../workers/measures/run.ts';
import { ran } from '../../workers/papers/batch/run-point.ts';
import type { AskOptions } from '../../workers/papers/figures/ask.ts';
import { optionsOf } from '../../workers/papers/figures/scenario-of.ts';
import { findReading } from '../../workers/papers/figures/readings.ts';
import { scenarioWith } from '../support/scenario.ts';

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
  const scenario = scenarioWith({
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

/** Three flows, the last two of one group, over two hops for 20 s, two frames to a round trip; columns by flow or hop. */
function two(
  columns: Partial<Record<'sent' | 'cwnd' | 'lossEvents' | 'queue', ((frame: number) => number)[]>>,
  { warmup = 2, wave }: { warmup?: number; wave?: object } = {},
): RecordedRun {
  const scenario = scenarioWith({
    duration: 20,
    warmup,
    path: [{ rate: 8e6, delay: 0.05 }, { rate: 8e6 }],
    flows: [{ id: 'a' }, { id: 'b', count: 2 }],
    traffic: [
      { kind: 'cbr', high: 1e6 },
      ...(wave ? [{ kind: 'cbr', wave: 'square', high: 4e6, low: 0, ...wave }] : []),
    ],
  });
  const layout = frameLayout({
    period: RTT / 2,
    flowGroups: [0, 1, 1],
    flowBaseRtt: [RTT, RTT, RTT],
    hops: 2,
    traffic: scenario.traffic.length,
  });
  const table = Array.from({ length: layout.width }, () => new Float32Array(400));
  for (const [name, list] of Object.entries(columns))
    for (const [index, of] of list.entries()) {
      const offset = name === 'queue' ? hopOffset(layout, index, 'queue') : flowOffset(index, name as 'sent');
      table[offset]!.forEach((_, frame, all) => (all[frame] = of(frame)));
    }
  return { scenario, layout, frames: 400, columns: table };
}

function read(name: string, run: RecordedRun, options: AskOptions = {}): number | null {
  return findReading(name)!({ run, summary: {} as Summary, digest: '' }, options)?.value ?? null;
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
    expect(read('loss-events-within', run, { from: 10, to: 20 })).toBe(2);
    expect(read('loss-events-within', run, { from: 10.1, to: 20.1 })).toBe(2);
    expect(read('loss-events-within', run, { from: 10.1, to: 15 })).toBe(0);
  });

  it('a rate that falls to a third half a second after the change is at its half after six round trips, and never at a tenth', () => {
    const run = hand(40, { sent: (frame) => (frame < 205 ? 12 : 4) });
    expect(read('fall-to', run, { at: 20, to: 30, level: 0.5 })).toBe(6);
    expect(read('reach', run, { at: 20, to: 30, level: 0.9 })).toBe(6);
    expect(
      findReading('fall-to')!({ run, summary: {} as Summary, digest: '' }, { at: 20, to: 30, level: 0.1 }),
    ).toMatchObject({
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

  it('a flow that is named is read, by its place among all flows, and means are over those named', () => {
    const run = two({
      sent: [(frame) => 1 + frame, () => 7, (frame) => (frame % 2 ? 1 : 3)],
      cwnd: [(frame) => frame, () => 5, (frame) => frame % 2],
    });
    const third = { flows: [2] };
    expect(read('rate-most', run, { flows: [1] })).toBe(14);
    expect([read('rate-most', run, third), read('rate-least', run, third), read('rate-median', run, third)]).toEqual([
      4, 4, 4,
    ]);
    // The warm-up lies in frames 0 to 39: the first flow sends 41 and 42 in the first round trip behind it.
    expect(read('rate-least', run)).toBe(83);
    expect(read('window-at', run, { at: 5, ...third })).toBe(1);
    expect(read('window-at', run, { at: 5 })).toBe(99);
    expect(read('window-cov', run, third)).toBeCloseTo(1, 1);
    expect(read('window-cov', run, { flows: [1, 2] })).toBeCloseTo(0.5, 1);
  });

  it('the window at a loss is that at the end of the frame before it, mean over the cuts of a stretch', () => {
    const run = two({ cwnd: [(frame) => frame], lossEvents: [(frame) => (frame % 100 === 0 ? 2 : 0)] });
    expect(read('window-at-loss', run, { from: 5, to: 15.05 })).toBe((99 + 199 + 299) / 3);
    expect(read('window-at-loss', run, { from: 0, to: 4 })).toBeNull();
  });

  it('the queue is that of the hop that is asked for, and its cycle in round trips, however long a frame is', () => {
    const run = two({ queue: [() => 3, (frame) => 2 * (frame % 20)] });
    expect([read('queue-most', run), read('queue-least', run), read('queue-most', run, { hop: 1 })]).toEqual([
      3, 3, 38,
    ]);
    expect(read('queue-below', run)).toBe(1);
    expect(read('queue-below', run, { packets: 3 })).toBe(0);
    // Twenty frames of 50 ms are ten round trips of 100 ms.
    expect(read('queue-cycle', run, { hop: 1 })).toBeCloseTo(10, 6);
    expect(read('queue-cov', run)).toBe(0);
    // A ripple within a tenth of the swing is no fall.
    const ripple = two({ queue: [(frame) => (frame % 40 < 20 ? 20 : 0) + (frame % 2)] });
    expect(read('queue-cycle', ripple)).toBeCloseTo(20, 6);
  });

  it('a level is reached on the side of the change alone, and the part of it may be asked for', () => {
    const run = two({ sent: [(frame) => (frame < 200 ? 10 : frame < 220 ? 0 : 20)] });
    expect(read('reach', run, { at: 10, to: 20 })).toBe(11);
    expect(read('reach', run, { at: 10, to: 20, smooth: 0.2 })).toBe(12);
    expect(read('fall-to', run, { at: 10, to: 20, level: 0 })).toBe(1);
    const slow = two({ sent: [(frame) => (frame < 200 ? 10 : Math.min(20, 10 + (frame - 199) / 4))] });
    expect(read('reach', slow, { at: 10, to: 20, level: 0.5 })).toBeLessThan(read('reach', slow, { at: 10, to: 20 })!);
  });

  it('under a wave that begins late all its whole periods behind the warm-up are one, of the flows that are named', () => {
    // High from 3 s for 2 s, low for 3 s: the first period behind the warm-up of 2 s is that of 3 s, in frames of 50 ms.
    const phase = (frame: number): number => (frame + 40) % 100;
    const run = two(
      { sent: [(frame) => (phase(frame) < 40 ? 2 : 6), (frame) => (phase(frame) < 44 && phase(frame) >= 8 ? 1 : 3)] },
      { warmup: 2, wave: { start: 3, on: 2, off: 3 } },
    );
    const of = (reading: string, flow: number, options: AskOptions = {}): number | null =>
      read(reading, run, { flows: [flow], ...options });
    expect([of('wave-fall', 0), of('wave-rise', 0)].map((value) => value!.toFixed(2))).toEqual(['0.20', '0.20']);
    expect([of('wave-fall', 1), of('wave-rise', 1)].map((value) => value!.toFixed(2))).toEqual(['0.60', '0.40']);
    expect(of('wave-mean', 0, { from: 0, to: 2 })).toBeCloseTo(40, 9);
    expect(of('wave-mean', 0, { from: 2, to: 5 })).toBeCloseTo(120, 9);
    expect(of('wave-mean', 0)).toBeCloseTo((2 * 40 + 3 * 120) / 5, 9);
    expect(read('wave-mean', run, { flows: [0, 1], from: 3, to: 5 })).toBeCloseTo(90, 9);
    expect(of('wave-mean', 0, { from: 6, to: 7 })).toBeNull();
    expect(read('wave-mean', two({}, { wave: { start: 17, on: 2, off: 3 } }), {})).toBeNull();
    expect(read('wave-mean', two({}), {})).toBeNull();
    const still = two({ sent: [() => 5] }, { wave: { start: 0, on: 2, off: 3 } });
    expect(read('wave-mean', still, { flows: [0] })).toBeCloseTo(100, 9);
  });

  it('a number of the summary is answered by its own card, without a frame', () => {
    const { run, summary, digest } = ran(
      scenarioWith({ duration: 3, warmup: 1, flows: [{ id: 'a', count: 2 }] }),
      false,
    );
    for (const card of numbers) {
      const found = findReading(card.id)!({ run, summary, digest }, {});
      expect([card.id, found?.value]).toEqual([card.id, card.read(summary, {})]);
    }
  });

  it('there is none of a name that nobody gave', () => expect(findReading('toString')).toBeUndefined());
});
