/** The textbook's model against what textbooks say of it, with the laws of the schemes' own cards. */
import { describe, expect, it } from 'vitest';
import { findScheme, schemes } from '../../workers/engine/schemes/index.ts';
import type { WindowScheme } from '../../workers/engine/schemes/scheme.ts';
import { defaultsOf, type ParameterValues } from '../../workers/engine/scenario/parameter.ts';
import { tcpConvergence } from '../../workers/theory/convergence.ts';
import { type IdealFlow, type IdealRounds, idealRounds, type Stretch } from '../../workers/theory/ideal-rounds.ts';

/** One packet of 8000 bits a millisecond: at a round trip of 100 ms the link holds 100 packets. */
const LINK = 8e6;
const BITS = 8000;
const RTT = 0.1;

function flow(kind: string, values: ParameterValues, initialWindow: number, more: Partial<IdealFlow> = {}): IdealFlow {
  const scheme = findScheme(kind) as WindowScheme;
  const law: IdealFlow['law'] = (view) => scheme.createLaw({ ...defaultsOf(scheme), ...values }, view);
  return { law, bits: BITS, initialWindow, threshold: initialWindow, maxWindow: 1e6, ...more };
}

function run(flows: readonly IdealFlow[], until: number, change: Partial<Stretch> = {}): IdealRounds {
  const always = { at: 0, rate: LINK, buffer: 0, rtts: flows.map(() => RTT), sends: flows.map(() => true) };
  return idealRounds(flows, [{ ...always, ...change }], until);
}

const last = (values: readonly number[]): number => values.at(-1)!;
const preset = (name: string): ParameterValues =>
  findScheme('binomial')!.presets.find((candidate) => candidate.name === name)!.values;

describe('in rounds in which both lose at once (Chiu and Jain 1989)', () => {
  const pair = (kind: string, values: ParameterValues, rounds = 2000): IdealRounds =>
    run([flow(kind, values, 60), flow(kind, values, 10)], rounds * RTT);

  it('additive increase and multiplicative decrease bring both to the same window', () => {
    const { windows, cuts } = pair('aimd', { a: 1, b: 0.5 });
    expect(cuts.length).toBeGreaterThan(10);
    expect(last(windows[0]!) - last(windows[1]!)).toBeLessThan(0.1);
    // Each cut halves the difference, and nothing else changes it.
    expect(last(windows[0]!) - last(windows[1]!)).toBeCloseTo(50 / 2 ** cuts.length, 9);
  });

  it('additive increase and additive decrease keep the difference', () => {
    const { windows, cuts } = pair('binomial', preset('AIAD'));
    expect(cuts.length).toBeGreaterThan(10);
    windows[0]!.forEach((window, round) => expect(window - windows[1]![round]!).toBeCloseTo(50, 9));
  });

  it('multiplicative increase and multiplicative decrease keep the ratio', () => {
    const { windows, cuts } = pair('binomial', preset('MIMD'));
    expect(cuts.length).toBeGreaterThan(10);
    windows[0]!.forEach((window, round) => expect(window / windows[1]![round]!).toBeCloseTo(6, 9));
  });

  it('multiplicative increase and additive decrease take all from the smaller one', () => {
    const { windows } = pair('binomial', preset('MIAD'));
    const difference = (round: number): number => windows[0]![round]! - windows[1]![round]!;
    expect(difference(500)).toBeGreaterThan(difference(0));
    expect(last(windows[1]!)).toBeLessThan(2);
    expect(last(windows[0]!)).toBeGreaterThan(90);
  });

  it('TCP first fills the link when the closed form of Jin et al. says, and stays within a round of it', () => {
    const { time, windows } = pair('tcp', {}, 40);
    const full = time.findIndex((_, round) => windows[0]![round]! + windows[1]![round]! >= 100);
    expect(full).toBe(Math.ceil(tcpConvergence(10, 60, 100, 1).t1));
  });
});

it('two round trips, 50 and 100 ms, on 30 packets a second come to one packet each, as in Kurose and Ross', () => {
  const flows = [flow('aimd', { a: 1, b: 0.5 }, 10), flow('aimd', { a: 1, b: 0.5 }, 10)];
  const { windows, rates } = run(flows, 1.001, { rate: 30 * BITS, rtts: [0.05, 0.1] });
  expect([0, 1].map((each) => last(windows[each]!))).toEqual([1, 1]);
  expect(last(rates[0]!)).toBe(2 * last(rates[1]!));
});

it('a lone flow on a link without a buffer swings between W/2 and W, and has 3/4 of the link in the mean', () => {
  const { windows } = run([flow('tcp', {}, 50)], 1000);
  const settled = windows[0]!.slice(1000);
  // The first window above W is at most one packet above it.
  expect(Math.max(...settled)).toBeLessThanOrEqual(101 + 1e-6);
  expect(Math.min(...settled)).toBeGreaterThanOrEqual(50);
  const mean = settled.reduce((sum, window) => sum + window, 0) / settled.length;
  expect(mean).toBeGreaterThanOrEqual(0.75 * 100);
  expect(mean).toBeLessThanOrEqual(0.75 * 101);
});

it('a buffer of one bandwidth–delay product is empty only at the cut, and its wait makes rounds longer', () => {
  const { windows, queue, time } = run([flow('tcp', {}, 100)], 500, { buffer: 100 * BITS });
  const settled = queue.slice(300);
  expect(Math.max(...settled)).toBe(100 * BITS);
  expect(Math.min(...settled)).toBeLessThan(BITS);
  windows[0]!.forEach((window, round) => expect(queue[round]! / BITS).toBeCloseTo(Math.min(100, window - 100), 6));
  for (let round = 1; round < 100; round += 1)
    expect(time[round]! - time[round - 1]!).toBeCloseTo(RTT + queue[round - 1]! / LINK, 9);
});

it('below its threshold a window doubles each round, and a cut ends that', () => {
  const { windows } = run([flow('tcp', {}, 1, { threshold: 16 })], 0.75);
  expect(windows[0]).toEqual([1, 2, 4, 8, 16, 17, 18, 19]);
  const over = run([flow('tcp', {}, 1, { threshold: 1e6 })], 1.05);
  expect(over.windows[0]).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 64, 65, 66]);
});

it('a flow that starts later begins with its own window, and one that stops has none', () => {
  const flows = [flow('tcp', {}, 4), flow('tcp', {}, 2)];
  const stretch = { rate: LINK, buffer: 0, rtts: [RTT, RTT] };
  const { time, windows } = idealRounds(
    flows,
    [
      { ...stretch, at: 0, sends: [true, false] },
      { ...stretch, at: 0.25, sends: [true, true] },
      { ...stretch, at: 0.5, sends: [false, true] },
    ],
    0.9,
  );
  const at = (seconds: number): number[] => {
    const place = time.findLastIndex((each) => each <= seconds + 1e-9);
    return windows.map((window) => window[place]!);
  };
  expect([at(0.24), at(0.26), at(0.36), at(0.51)]).toEqual([
    [6, 0],
    [6, 2],
    [7, 3],
    [0, 4],
  ]);
});

describe('the law of every window scheme of the registry', () => {
  it.each(schemes.filter((scheme) => 'createLaw' in scheme).map(({ kind }) => kind))(
    '%s has rounds: windows stay finite, one at least, and are cut when the link cannot hold them',
    (kind) => {
      const { windows, cuts } = run([flow(kind, {}, 10), flow(kind, {}, 2)], 300, { buffer: 50 * BITS });
      for (const window of windows.flat()) expect(window).toBeGreaterThanOrEqual(1);
      expect(Math.max(...windows.flat())).toBeLessThan(1000);
      expect(cuts.length).toBeGreaterThan(0);
    },
  );
});

it('a flow that begins again begins with slow start up to its first threshold', () => {
  const tcp = flow('tcp', {}, 1, { threshold: 16 });
  const sends = (at: number, on: boolean): Stretch => ({ at, rate: LINK, buffer: 0, rtts: [RTT], sends: [on] });
  const { time, windows } = idealRounds([tcp], [sends(0, true), sends(60, false), sends(70, true)], 75);
  const after = (start: number): number[] =>
    [1, 2, 3, 4, 5, 6].map((rounds) => windows[0]![time.findLastIndex((at) => at <= start + (rounds + 0.5) * RTT)]!);
  expect(after(0)).toEqual([2, 4, 8, 16, 17, 18]);
  expect(after(70)).toEqual([2, 4, 8, 16, 17, 18]);
});
