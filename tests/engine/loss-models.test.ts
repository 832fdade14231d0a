import { describe, expect, it } from 'vitest';

import { lossProcess } from '../../workers/engine/network/losses/index.ts';
import type { LossProcess } from '../../workers/engine/network/losses/process.ts';
import { RandomStream } from '../../workers/engine/random.ts';
import { gilbert } from '../../workers/engine/network/losses/gilbert.ts';
import { defaultsOf } from '../../workers/engine/scenario/parameter.ts';
import type { LossModel, PlainLossModel } from '../../workers/engine/scenario/types.ts';
import { LONG } from './support/long.ts';
import { mean, seeds } from './support/statistics.ts';

/** Between packets, s. */
const GAP = 0.01;

const begin = (model: LossModel, seed = 1, now = 0): LossProcess =>
  lossProcess(model, new RandomStream(seed, 'loss'), now)!;

/** Whether each packet is lost that comes at `from`, one gap later, and so on, `count` of them. */
function fates(process: LossProcess, count: number, from = 0): boolean[] {
  return Array.from({ length: count }, (_, packet) => process.drops(from + packet * GAP));
}

/** Numbers, from 1, of the lost ones. */
const lost = (all: readonly boolean[]): number[] => all.flatMap((is, index) => (is ? [index + 1] : []));
const countLost = (all: readonly boolean[]): number => all.filter(Boolean).length;
const deviation = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

describe('losses with a given time between them', () => {
  /** The times between `count` losses, as they are drawn: a packet comes at just each of them. */
  function intervals(cv: number, count: number, seed: number): number[] {
    const process = begin({ kind: 'interval', mean: 5, cv }, seed) as LossProcess & { next: number };
    const times = [0];
    for (let loss = 0; loss < count; loss += 1) {
      times.push(process.next);
      expect(process.drops(process.next)).toBe(true);
    }
    return times.slice(1).map((time, index) => time - times[index]!);
  }

  it.each(LONG ? [0, 0.25, 0.5, 0.75, 1] : [0, 0.5, 1])(
    'have their mean of 5 s and their CV, %f, and none is shorter than mean × (1 − CV)',
    (cv) => {
      const count = 20_000;
      for (const seed of seeds(LONG ? 3 : 1)) {
        const drawn = intervals(cv, count, seed);
        // Standard errors: of the mean cv·m/√n, of an exponential's standard deviation √(2/n) of it; 4 of both.
        const sigma = cv / Math.sqrt(count);
        expect(Math.abs(mean(drawn) / 5 - 1)).toBeLessThanOrEqual(4 * sigma + 1e-9);
        expect(Math.abs(deviation(drawn) / mean(drawn) - cv)).toBeLessThanOrEqual(
          4 * (Math.SQRT2 * sigma + cv * sigma) + 1e-9,
        );
        expect(Math.min(...drawn)).toBeGreaterThanOrEqual(5 * (1 - cv) - 1e-6);
      }
    },
  );

  it('hit the first packet at or after each time, which runs from the packet lost before', () => {
    const process = begin({ kind: 'interval', mean: 1, cv: 0 });
    const lostAt = [0.9, 1, 1.5, 2.25, 3, 3.2, 3.25].filter((now) => process.drops(now));
    expect(lostAt).toEqual([1, 2.25, 3.25]);
  });

  it('take one packet after a silence, however long it was', () => {
    const process = begin({ kind: 'interval', mean: 1, cv: 0 });
    expect([7.5, 7.6, 8, 8.4, 8.5, 8.6].map((now) => process.drops(now))).toEqual([
      true,
      false,
      false,
      false,
      true,
      false,
    ]);
  });
});

describe('losses by a pattern of counts', () => {
  it('come after exactly these many packets, over and over: three after 50 each, three after 400 each', () => {
    const gaps = [50, 50, 50, 400, 400, 400];
    const numbers = lost(fates(begin({ kind: 'pattern', gaps }), 4 * 1_350));
    expect(numbers).toHaveLength(24);
    expect(numbers.map((number, index) => number - (numbers[index - 1] ?? 0))).toEqual([
      ...gaps,
      ...gaps,
      ...gaps,
      ...gaps,
    ]);
  });
});

describe('losses by phases', () => {
  const phases = [
    { seconds: 6, every: 200 },
    { seconds: 1, every: 4 },
  ];

  it('take every 200th packet for 6 s and every 4th for 1 s, over and over, each phase counting from 1', () => {
    // A packet every 10 ms, half a gap after the turns: 600 and 100 in the phases.
    const numbers = lost(fates(begin({ kind: 'phases', phases }), 3 * 700, GAP / 2));
    const cycle = [200, 400, 600, ...Array.from({ length: 25 }, (_, index) => 604 + 4 * index)];
    expect(numbers).toEqual([0, 1, 2].flatMap((turn) => cycle.map((number) => 700 * turn + number)));
  });

  it('lose nothing in a phase that says so', () => {
    const process = begin({
      kind: 'phases',
      phases: [
        { seconds: 1, every: null },
        { seconds: 1, every: 1 },
      ],
    });
    const all = fates(process, 400, GAP / 2);
    expect(all.map((is, packet) => is === (Math.floor(packet / 100) % 2 === 1))).not.toContain(false);
  });

  it('keep their time through a silence of many cycles', () => {
    const process = begin({ kind: 'phases', phases });
    process.drops(0);
    // 700 000 s are 100 000 cycles; 6.5 s into the next one, every 4th packet is lost.
    expect(lost(fates(process, 12, 700_000 + 6.5))).toEqual([4, 8, 12]);
  });
});

describe('Gilbert-Elliott losses', () => {
  /** Stationary loss rate, and the standard deviation of the number lost of `count`, of a two-state chain of memory λ. */
  function expected(
    bad: number,
    memory: number,
    good: number,
    lossBad: number,
    count: number,
  ): { rate: number; sigma: number } {
    const rate = bad * lossBad + (1 - bad) * good;
    const pull = (lossBad - good) ** 2 * bad * (1 - bad);
    return { rate, sigma: Math.sqrt(count * (rate * (1 - rate) + (2 * pull * memory) / (1 - memory))) };
  }

  it.each([
    [0.005, 0.5, 0, 1],
    [0.02, 0.1, 0, 1],
    [0.01, 0.2, 0.001, 0.4],
  ])(
    'by packets, toBad %f, toGood %f, lossGood %f, lossBad %f, have their stationary rate',
    (toBad, toGood, lossGood, lossBad) => {
      const count = 200_000;
      const { rate, sigma } = expected(toBad / (toBad + toGood), 1 - toBad - toGood, lossGood, lossBad, count);
      for (const seed of seeds(LONG ? 4 : 2)) {
        const process = begin({ ...defaultsOf(gilbert), by: 'packets', toBad, toGood, lossGood, lossBad }, seed);
        expect(Math.abs(countLost(fates(process, count)) - count * rate)).toBeLessThan(4 * sigma);
      }
    },
  );

  it('by packets come in bursts of mean length 1/toGood, geometric', () => {
    const toGood = 0.2;
    const all = fates(
      begin({ ...defaultsOf(gilbert), by: 'packets', toBad: 0.01, toGood, lossGood: 0, lossBad: 1 }),
      1_000_000,
    );
    const bursts: number[] = [];
    let length = 0;
    for (const is of all) {
      if (is) length += 1;
      else if (length > 0) {
        bursts.push(length);
        length = 0;
      }
    }
    // The state changes after a packet: a visit to the bad state is a burst.
    const error = Math.sqrt(1 - toGood) / toGood / Math.sqrt(bursts.length);
    expect(bursts.length).toBeGreaterThan(9_000);
    expect(Math.abs(mean(bursts) - 1 / toGood)).toBeLessThan(4 * error);
    const single = bursts.filter((burst) => burst === 1).length / bursts.length;
    expect(Math.abs(single - toGood)).toBeLessThan(4 * Math.sqrt((toGood * (1 - toGood)) / bursts.length));
  });

  it.each([
    [2, 0.2, 0, 1],
    [0.5, 0.5, 0.01, 0.3],
    // Shorter than from packet to packet.
    [0.003, 0.001, 0, 1],
  ])(
    'by seconds, %f good and %f bad, lossGood %f, lossBad %f, have their stationary rate',
    (good, bad, lossGood, lossBad) => {
      const count = 200_000;
      const memory = Math.exp(-GAP * (1 / good + 1 / bad));
      const { rate, sigma } = expected(bad / (good + bad), memory, lossGood, lossBad, count);
      for (const seed of seeds(LONG ? 4 : 2)) {
        const process = begin({ ...defaultsOf(gilbert), by: 'seconds', good, bad, lossGood, lossBad }, seed);
        expect(Math.abs(countLost(fates(process, count)) - count * rate)).toBeLessThan(4 * sigma);
      }
    },
  );

  it('by seconds after a long silence are in either state as often as in the long run, and take no time to get there', () => {
    const inBad = seeds(2_000).filter((seed) => {
      const process = begin(
        { ...defaultsOf(gilbert), by: 'seconds', good: 0.003, bad: 0.001, lossGood: 0, lossBad: 1 },
        seed,
      );
      return process.drops(36_000);
    }).length;
    expect(Math.abs(inBad - 500)).toBeLessThan(4 * Math.sqrt(2_000 * 0.25 * 0.75));
  });

  it.each([
    [2, 0.2],
    [0.003, 0.001],
    [0.5, 0.5],
  ])(
    'by seconds, %f good and %f bad, are followed through 90 cycles without a packet, not through 300',
    (good, bad) => {
      const stream = new RandomStream(1, 'loss');
      let draws = 0;
      const random = { uniform: () => ((draws += 1), stream.uniform()) } as RandomStream;
      const model: LossModel = { ...defaultsOf(gilbert), by: 'seconds', good, bad, lossGood: 0, lossBad: 1 };
      const process = lossProcess(model, random, 0)!;
      process.drops(90 * (good + bad));
      expect(draws).toBeGreaterThan(120);
      draws = 0;
      process.drops(390 * (good + bad));
      // The state, how long it lasts, and this packet.
      expect(draws).toBe(3);
    },
  );

  it('begin in the good state', () => {
    expect(
      countLost(
        fates(begin({ ...defaultsOf(gilbert), by: 'packets', toBad: 0, toGood: 0, lossGood: 0, lossBad: 1 }), 1_000),
      ),
    ).toBe(0);
  });
});

describe('losses by a schedule', () => {
  /** Packets per span of time. */
  const SPAN = 20_000;
  const turn = SPAN * GAP;
  const twoSteps = (first: PlainLossModel, second: PlainLossModel, seed = 1): [number, number] => {
    const model: LossModel = {
      kind: 'schedule',
      steps: [
        { at: 0, model: first },
        { at: turn, model: second },
      ],
    };
    const all = fates(begin(model, seed), 2 * SPAN, GAP / 2);
    return [countLost(all.slice(0, SPAN)), countLost(all.slice(SPAN))];
  };

  it('of 1 % and then 4 %, counted, switch just at their time and restart the count', () => {
    const model: LossModel = {
      kind: 'schedule',
      steps: [
        { at: 0, model: { kind: 'periodic', every: 100, offset: 100 } },
        { at: 2.5, model: { kind: 'periodic', every: 25, offset: 25 } },
      ],
    };
    expect(lost(fates(begin(model), 400, GAP / 2))).toEqual([100, 200, 275, 300, 325, 350, 375, 400]);
  });

  it.each([
    [0.01, 0.04],
    [0.04, 0.01],
    [0.005, 1],
    [0.1, 0],
  ])('of chance %f and then %f lose as many as these chances do, before and after', (before, after) => {
    for (const seed of seeds(LONG ? 4 : 2)) {
      const counts = twoSteps({ kind: 'bernoulli', p: before }, { kind: 'bernoulli', p: after }, seed);
      [before, after].forEach((p, index) => {
        expect(Math.abs(counts[index]! - SPAN * p)).toBeLessThanOrEqual(4 * Math.sqrt(SPAN * p * (1 - p)));
      });
    }
  });

  it('lose nothing before their first step', () => {
    const all = fates(
      begin({ kind: 'schedule', steps: [{ at: 1, model: { kind: 'bernoulli', p: 1 } }] }),
      200,
      GAP / 2,
    );
    expect([countLost(all.slice(0, 100)), countLost(all.slice(100))]).toEqual([0, 100]);
  });

  it('put in later begin with the step whose time it is, its times counted from that step’s', () => {
    const steps = [
      { at: 0, model: { kind: 'bernoulli' as const, p: 1 } },
      { at: 10, model: { kind: 'interval' as const, mean: 3, cv: 0 } },
    ];
    const process = begin({ kind: 'schedule', steps }, 1, 12);
    expect([12, 12.9, 13.1, 15.9, 16.1].map((now) => process.drops(now))).toEqual([false, false, true, false, true]);
  });
});
