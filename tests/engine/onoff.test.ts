import { describe, expect, it } from 'vitest';

import { EventQueue } from '../../workers/engine/event-queue.ts';
import { type OnOffSettings, OnOffSource } from '../../workers/engine/network/sources/onoff.ts';
import { PacketPool } from '../../workers/engine/network/packets.ts';
import { Counts } from '../../workers/engine/network/counts.ts';
import { RandomStream } from '../../workers/engine/random.ts';
import { scenarioWith } from '../support/scenario.ts';
import { LONG } from './support/long.ts';
import { seeds } from './support/statistics.ts';

/** yang2000: five sources of 500 kbit/s, on for 1 s and off for 2 s on average. */
const SETTINGS = scenarioWith({ flows: [{}], traffic: [{ kind: 'onoff' }] }).traffic[0] as OnOffSettings;
/** Between packets of a burst, s. */
const GAP = 0.016;
/** Mean load of five, bit/s. */
const MEAN_LOAD = 5 * 500e3 * (1 / 3);

class Sending {
  readonly eventQueue = new EventQueue();
  readonly counts = new Counts();
  /** Of the last packet, s, and the lengths of bursts (packets) and silences (s) so far; of one source. */
  readonly bursts: number[] = [];
  readonly silences: number[] = [];
  readonly times: number[] = [];
  readonly source: OnOffSource;

  constructor(changes: Partial<OnOffSettings>, seed: number, keep = false) {
    const { eventQueue } = this;
    const pool = new PacketPool();
    const random = new RandomStream(seed, 'traffic 0');
    const parts = { eventQueue, pool, random, counts: this.counts, endpoint: 0 };
    this.source = new OnOffSource({ ...SETTINGS, ...changes }, parts);
    let last = 0;
    let burst = 0;
    this.source.firstHop = {
      receive: (slot) => {
        pool.release(slot);
        if (!keep) return;
        const { now } = eventQueue;
        this.times.push(now);
        if (burst > 0 && now - last > GAP * (1 + 1e-9)) {
          this.bursts.push(burst);
          this.silences.push(now - last - GAP);
          burst = 0;
        }
        burst += 1;
        last = now;
      },
    };
  }

  run(seconds: number): this {
    this.eventQueue.run(seconds, Infinity);
    this.eventQueue.now = seconds;
    return this;
  }
}

function load(changes: Partial<OnOffSettings>, seconds: number, seed: number): number {
  const sending = new Sending(changes, seed);
  sending.source.start(0);
  return (sending.run(seconds).counts.sent * 8_000) / seconds;
}

describe('on-off sources', () => {
  it('with exponential lengths offer their mean load, 833 kbit/s of the five: within 4 standard errors', () => {
    const seconds = 10_000;
    // A cycle of mean 3 s has (2 on − off)/3 of variance 8/9 s² as its part of the error.
    const cycles = (5 * seconds) / 3;
    const sigma = (2.5e6 * Math.sqrt((8 / 9) * cycles)) / (5 * seconds);
    for (const seed of seeds(3)) {
      expect(Math.abs(load({ lengths: 'exponential' }, seconds, seed) - MEAN_LOAD)).toBeLessThan(4 * sigma);
    }
    expect(4 * sigma).toBeLessThan(0.03 * MEAN_LOAD);
  });

  it.runIf(LONG)(
    'with Pareto lengths offer that load in the long run: ten runs of 10 000 s together within 9 %',
    () => {
      const seconds = 10_000;
      const loads = seeds(10).map((seed) => load({}, seconds, seed));
      // The variance is infinite: what puts the sum of n lengths off by x is one length of x, with chance n (scale/x)^1.5.
      // For n = 167 000 cycles in 500 000 source-seconds, one of 21 800 s of burst (43 700 s of silence) has a chance of 1 %
      // and moves the load by 2/3 (1/3) of its share: 8.7 % of the mean either way.
      expect(Math.abs(loads.reduce((sum, value) => sum + value, 0) / 10 / MEAN_LOAD - 1)).toBeLessThan(0.09);
      // That heavy: single runs of almost three hours are further from each other than Poisson bursts ever would be.
      expect(Math.max(...loads) - Math.min(...loads)).toBeGreaterThan(0.05 * MEAN_LOAD);
    },
  );

  it('draw Pareto lengths: P(burst > k × scale) and P(silence > k × scale) are k^-1.5', () => {
    const sending = new Sending({ sources: 1 }, 7, true);
    sending.source.start(0);
    const { bursts, silences } = sending.run(60_000);
    const count = bursts.length;
    expect(count).toBeGreaterThan(15_000);
    for (const k of [2, 4, 16]) {
      const p = k ** -1.5;
      const sigma = Math.sqrt(count * p * (1 - p));
      // Scales: mean/3. A burst of 62.5/3 packets on average at least, rounded to a whole number.
      const packets = Math.round((k * 62.5) / 3);
      const whole = (62.5 / 3 / (packets + 0.5)) ** 1.5;
      expect(Math.abs(bursts.filter((burst) => burst > packets).length - count * whole)).toBeLessThan(4 * sigma);
      expect(Math.abs(silences.filter((silence) => silence > (k * 2) / 3).length - count * p)).toBeLessThan(4 * sigma);
    }
    expect(Math.min(...bursts)).toBe(21);
    expect(Math.min(...silences)).toBeGreaterThanOrEqual(2 / 3 - 1e-6);
  });

  it('send at least one packet a burst, at their rate within it, and begin with a silence', () => {
    const sending = new Sending({ sources: 1, meanOn: 0.001, lengths: 'exponential' }, 3, true);
    sending.source.start(0);
    sending.run(1_000);
    expect(sending.times[0]!).toBeGreaterThan(GAP);
    expect(new Set(sending.bursts)).toEqual(new Set([1]));
    const busy = new Sending({ sources: 1 }, 3, true);
    busy.source.start(0);
    busy.run(300);
    const gaps = busy.times.slice(1).map((time, index) => time - busy.times[index]!);
    expect(Math.min(...gaps)).toBeGreaterThan(GAP * (1 - 1e-9));
    expect(gaps.filter((gap) => Math.abs(gap - GAP) < 1e-9).length).toBeGreaterThan(0.8 * gaps.length);
  });

  it('stop sending at once when stopped, and can be started again', () => {
    const sending = new Sending({}, 1);
    sending.source.start(0);
    const { sent } = sending.run(50).counts;
    sending.source.stop();
    expect(sending.run(100).counts.sent).toBe(sent);
    sending.source.start(100);
    expect(sending.run(150).counts.sent).toBeGreaterThan(sent);
  });
});
