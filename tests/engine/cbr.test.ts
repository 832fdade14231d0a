import { describe, expect, it } from 'vitest';

import { EventQueue } from '../../workers/engine/event-queue.ts';
import { type CbrSettings, CbrSource } from '../../workers/engine/network/sources/cbr.ts';
import { PacketPool } from '../../workers/engine/network/packets.ts';
import { Counts } from '../../workers/engine/network/counts.ts';
import { RandomStream } from '../../workers/engine/random.ts';

const SETTINGS: CbrSettings = {
  kind: 'cbr',
  wave: 'constant',
  high: 1e6,
  low: 0,
  on: 10,
  off: 10,
  start: 0,
  stop: null,
  packetSize: 1_000,
  jitter: 0,
  scalable: false,
  enter: 0,
  leave: 0,
};
/** Of a packet at 1 Mbit/s, s. */
const GAP = 0.008;

class Sending {
  readonly eventQueue = new EventQueue();
  readonly times: number[] = [];
  readonly source: CbrSource;

  constructor(changes: Partial<CbrSettings> = {}, seed = 1) {
    const { eventQueue, times } = this;
    const pool = new PacketPool();
    const random = new RandomStream(seed, 'traffic 0');
    const parts = { eventQueue, pool, random, counts: new Counts(), endpoint: 0 };
    this.source = new CbrSource({ ...SETTINGS, ...changes }, parts);
    this.source.firstHop = {
      receive: (slot) => {
        times.push(eventQueue.now);
        pool.release(slot);
      },
    };
  }

  run(seconds: number): this {
    this.eventQueue.run(seconds, Infinity);
    this.eventQueue.now = seconds;
    return this;
  }

  /** Packets sent in [from, to). */
  count(from: number, to: number): number {
    return this.times.filter((at) => at >= from - 1e-9 && at < to - 1e-9).length;
  }
}

describe('a constant-rate source', () => {
  it('sends its first packet at once and then one every 8 × bytes / rate seconds', () => {
    const sending = new Sending();
    sending.source.start(0);
    sending.run(0.997);
    expect(sending.times).toHaveLength(125);
    sending.times.forEach((at, k) => expect(at).toBeCloseTo(k * GAP, 9));
  });

  it('falls silent when it is stopped, and restarts when it is started again', () => {
    const sending = new Sending();
    sending.source.start(0);
    sending.run(0.5).source.stop();
    sending.run(3);
    expect(sending.count(0.5001, 3)).toBe(0);
    sending.source.start(3);
    sending.run(3.1);
    expect(sending.times.at(-13)).toBeCloseTo(3, 9);
    expect(sending.count(3, 3.1)).toBe(13);
  });

  it('with jitter stretches each gap by a random factor within bounds and keeps its mean rate', () => {
    const sending = new Sending({ jitter: 0.5 });
    sending.source.start(0);
    sending.run(200);
    const gaps = sending.times.slice(1).map((at, index) => at - sending.times[index]!);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0.5 * GAP - 1e-9);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(1.5 * GAP + 1e-9);
    // Uniform: standard deviation GAP / sqrt(12).
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    expect(Math.abs(mean - GAP)).toBeLessThan((4 * GAP) / Math.sqrt(12 * gaps.length));
    const variance = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length;
    expect(Math.sqrt(variance) / (GAP / Math.sqrt(12))).toBeCloseTo(1, 1.5);
  });
});

describe('a square wave', () => {
  it('begins high and is high and silent in turn, each phase beginning with a packet', () => {
    // Half a gap longer than 2 s, so that no packet falls on the turn.
    const sending = new Sending({ wave: 'square', on: 2.004, off: 3 });
    sending.source.start(0);
    sending.run(20);
    for (let period = 0; period < 4; period += 1) {
      const start = 5.004 * period;
      expect(sending.count(start, start + 2.004)).toBe(251);
      expect(sending.count(start + 2.004, start + 5.004)).toBe(0);
      expect(sending.times[251 * period]).toBeCloseTo(start, 9);
    }
  });

  it('goes between two rates', () => {
    const sending = new Sending({ wave: 'square', high: 2e6, low: 0.5e6, on: 4, off: 4 });
    sending.source.start(0);
    sending.run(16);
    for (const start of [0, 8]) {
      expect(Math.abs(sending.count(start, start + 4) - 1_000)).toBeLessThanOrEqual(1);
      expect(Math.abs(sending.count(start + 4, start + 8) - 250)).toBeLessThanOrEqual(1);
    }
  });

  it('turning from one rate to another sends the next packet when the last gap is over, at the new rate from there', () => {
    // Gaps of 8 and 80 ms; the turns are at 0.1, 0.2 and 0.3 s.
    const sending = new Sending({ wave: 'square', high: 1e6, low: 1e5, on: 0.1, off: 0.1 });
    sending.source.start(0);
    sending.run(0.29);
    const around = sending.times.slice(11);
    const expected = [0.088, 0.096, 0.104, 0.184, 0.264, 0.272, 0.28, 0.288];
    expect(around).toEqual(expected.map((at) => expect.closeTo(at, 9) as number));
  });

  it('with a higher rate in its second half climbs there', () => {
    const sending = new Sending({ wave: 'square', high: 0.5e6, low: 2e6, on: 4, off: 4 });
    sending.source.start(0);
    sending.run(8);
    expect(sending.count(0, 4)).toBe(250);
    expect(Math.abs(sending.count(4, 8) - 1_000)).toBeLessThanOrEqual(2);
  });

  it('keeps its mean over phases that are shorter than a gap', () => {
    // ns-2 sends at once when it turns from silence to sound: one packet per period at least.
    const sending = new Sending({ wave: 'square', high: 1e6, on: 0.004, off: 0.004 });
    sending.source.start(0);
    sending.run(8);
    expect(sending.count(0, 8)).toBe(1_000);
  });
});

describe('a sawtooth', () => {
  const ramp = (wave: 'sawtooth' | 'reverse-sawtooth', on: number, changes: Partial<CbrSettings> = {}): Sending => {
    const sending = new Sending({ wave, high: 10e6, low: 0, on, ...changes });
    sending.source.start(0);
    return sending;
  };

  it.each(['sawtooth', 'reverse-sawtooth'] as const)(
    'keeps its mean rate exactly over ramps of any length (%s)',
    (wave) => {
      for (const on of [0.01, 0.1, 0.2, 1, 5, 20]) {
        // 5 Mbit/s for 20 s; the last packet may just be due.
        expect(Math.abs(ramp(wave, on).run(20).times.length - 12_500)).toBeLessThanOrEqual(1);
        expect(Math.abs(ramp(wave, on, { low: 2e6 }).run(20).times.length - 15_000)).toBeLessThanOrEqual(1);
      }
    },
  );

  it('sends its k-th packet when the area under the ramp is k packets', () => {
    // Rising from 0 to 10 Mbit/s in 5 s: t²·10⁶ bits by t.
    const rising = ramp('sawtooth', 5).run(4.9).times;
    rising.forEach((at, index) => expect(at).toBeCloseTo(Math.sqrt((index + 1) * 0.008), 9));
    // Falling: 10t − t² Mbit by t.
    const falling = ramp('reverse-sawtooth', 5).run(4.9).times;
    falling.forEach((at, index) => expect(at).toBeCloseTo(5 - Math.sqrt(25 - (index + 1) * 0.008), 8));
  });

  it('begins its ramp when it is switched on, whenever that is, and again each time it is switched on', () => {
    // 1 Mbit/s falling to 0 in 4 s: packet k leaves when 1e6 t − 1e6 t²/8 bits have gone by.
    const first = (k: number): number => 4 - Math.sqrt(16 - 0.064 * k);
    const sending = new Sending({ wave: 'reverse-sawtooth', high: 1e6, low: 0, on: 4 });
    sending.source.start(0);
    sending.source.stop();
    sending.run(5.2);
    sending.source.start(5.2);
    sending.run(6.3);
    sending.source.stop();
    expect(sending.times.slice(0, 4)).toEqual([1, 2, 3, 4].map((k) => expect.closeTo(5.2 + first(k), 9)));
    const before = sending.times.length;
    sending.run(7.1);
    expect(sending.times).toHaveLength(before);
    sending.source.start(7.1);
    sending.run(8);
    expect(sending.times.slice(before, before + 4)).toEqual([1, 2, 3, 4].map((k) => expect.closeTo(7.1 + first(k), 9)));
  });

  it('begins each ramp where it should: low after the fall, high after the jump', () => {
    const [rising, falling] = [ramp('sawtooth', 4).run(12), ramp('reverse-sawtooth', 4).run(12)];
    for (const start of [0, 4, 8]) {
      // A quarter and three quarters of 2500 packets in the halves of a ramp.
      expect(Math.abs(rising.count(start, start + 2) - 625)).toBeLessThanOrEqual(1);
      expect(Math.abs(rising.count(start + 2, start + 4) - 1_875)).toBeLessThanOrEqual(1);
      expect(Math.abs(falling.count(start, start + 2) - 1_875)).toBeLessThanOrEqual(1);
      expect(Math.abs(falling.count(start + 2, start + 4) - 625)).toBeLessThanOrEqual(1);
    }
  });

  it('with jitter keeps its mean, and differs from seed to seed', () => {
    const [one, other] = [1, 2].map((seed) => {
      const sending = new Sending({ wave: 'sawtooth', high: 10e6, low: 0, on: 0.5, jitter: 0.5 }, seed);
      sending.source.start(0);
      return sending.run(20).times;
    });
    // 12 500 gaps with a standard deviation of 1/√12 of a packet: 32 packets, 4 times.
    for (const times of [one!, other!]) expect(Math.abs(times.length - 12_500)).toBeLessThan(4 * 33);
    expect(one!.slice(0, 5)).not.toEqual(other!.slice(0, 5));
  });
});
