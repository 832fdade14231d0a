import { describe, expect, it } from 'vitest';

import { simdGrowth } from '../../workers/theory/growth.ts';
import { LONG } from '../engine/support/long.ts';
import { run, scenarioOf } from './run.ts';

describe('SIMD beside TCP (jin2001 Fig. 6 to 8)', () => {
  it.each(['jin2001-vs-tcp-red-ecn', 'jin2001-vs-tcp-red', 'jin2001-vs-tcp-droptail'])(
    '%s has n flows of each and four TCP flows the other way',
    (id) => {
      for (const flowsEach of [1, 16]) {
        const { flows, reverse, path } = scenarioOf(id, { flowsEach });
        expect(flows.map(({ scheme, count, direction }) => `${count} ${scheme.kind} ${direction}`)).toEqual([
          `${flowsEach} simd forward`,
          `${flowsEach} tcp forward`,
          '4 tcp reverse',
        ]);
        expect(reverse).toEqual(path);
      }
      const ran = run(scenarioOf(id, { flowsEach: 2 }), 10);
      for (const index of [4, 5, 6, 7]) expect(ran.between(ran.flow(index, 'delivered'), 0, 10)).toBeGreaterThan(100);
    },
  );

  it('marks data with ECN where it drops them without; ACKs cannot be marked', () => {
    const marksAndLosses = (id: string): number[] => {
      const ran = run(scenarioOf(id), 40);
      const data = ran.simulation.layout.flowGroups.map((group, flow) =>
        group < 2 ? ran.between(ran.flow(flow, 'dropped'), 20, 40) : 0,
      );
      return [ran.between(ran.hop(0, 'marks'), 20, 40), data.reduce((sum, count) => sum + count, 0)];
    };
    const [marks, lostBeside] = marksAndLosses('jin2001-vs-tcp-red-ecn');
    expect(marks).toBeGreaterThan(100);
    expect(lostBeside).toBeLessThan(0.05 * marks!);
    for (const id of ['jin2001-vs-tcp-red', 'jin2001-vs-tcp-droptail']) {
      const [none, lost] = marksAndLosses(id);
      expect(none).toBe(0);
      expect(lost).toBeGreaterThan(100);
    }
  });

  it('scales RED with the link: thresholds at 3/8 and 5/4 of the bandwidth-delay product, 5/2 in all', () => {
    const { queue } = scenarioOf('jin2001-vs-tcp-red', { bottleneckBps: 60e6 }).path[0]!;
    expect(queue).toMatchObject({
      kind: 'red',
      minThreshold: 281.25,
      maxThreshold: 937.5,
      limit: 1875,
      maxP: 0.1,
      weight: 0.002,
      gentle: true,
      wait: true,
      ecn: false,
    });
  });
});

describe('the chain of three links (jin2001 Fig. 9)', () => {
  it.each([
    ['jin2001-conv-fair', 15, 0],
    ['jin2001-conv-eff', 11, 3],
  ])('%s holds its two flows apart with %d and %d in the background, until these end at 400 s', (id, first, last) => {
    const scenario = scenarioOf(id);
    expect(scenario.path.map(({ rate }) => rate)).toEqual([6e6, 6e6, id === 'jin2001-conv-fair' ? 6e6 : 10e6]);
    expect(scenario.flows.map(({ count, enter, leave, stop }) => [count, enter, leave, stop])).toEqual([
      [1, 0, 1, null],
      [1, 1, 2, null],
      [first, 0, 0, 400],
      ...(last > 0 ? [[last, 2, 2, 400]] : []),
    ]);
    // The same at another rate: `npm run test:long`.
    if (id === 'jin2001-conv-fair' && !LONG) return;
    const ran = run(scenario, 420);
    const mean = (flow: number, from: number, to: number): number =>
      ran.between(ran.flow(flow, 'cwnd'), from, to) / ((to - from) / ran.simulation.layout.period);
    // Flow 1 has a sixteenth or a twelfth of its link; the paper has windows of about 7 and 100, 10 and 30.
    expect(mean(0, 300, 400)).toBeGreaterThan(5);
    expect(mean(0, 300, 400)).toBeLessThan(14);
    expect(mean(1, 300, 400)).toBeGreaterThan(id === 'jin2001-conv-fair' ? 70 : 25);
    expect(mean(1, 300, 400)).toBeLessThan(id === 'jin2001-conv-fair' ? 125 : 55);
    for (let flow = 2; flow < 2 + first + last; flow += 1) {
      expect(ran.between(ran.flow(flow, 'sent'), 380, 400)).toBeGreaterThan(0);
      expect(ran.between(ran.flow(flow, 'sent'), 405, 420)).toBe(0);
    }
  });
});

describe('studied and TCP flows on shared links (tsao2007)', () => {
  it.each(['tsao2007-lowmux8', 'tsao2007-lowmux32'])(
    '%s spreads the round trips of either set with the chosen CV about 50 ms',
    (id) => {
      for (const rttCv of [0, 0.2, 0.42]) {
        const scenario = scenarioOf(id, { rttCv });
        const { layout } = run(scenario, 0).simulation;
        for (const set of [0, 1]) {
          const rtts = layout.flowBaseRtt.filter((_, index) => layout.flowGroups[index] === set);
          const mean = rtts.reduce((sum, rtt) => sum + rtt, 0) / rtts.length;
          const deviation = Math.sqrt(rtts.reduce((sum, rtt) => sum + (rtt - mean) ** 2, 0) / rtts.length);
          expect(mean).toBeCloseTo(0.05, 9);
          expect(deviation / mean).toBeCloseTo(rttCv, 9);
        }
        expect(scenario.path[0]!.rate! / layout.flowBaseRtt.length).toBe(1e6);
      }
    },
  );

  it('puts 1 to 10 bottlenecks in a row, with eight TCP flows across each of a chain', () => {
    for (let bottlenecks = 1; bottlenecks <= 10; bottlenecks += 1) {
      const { path, flows } = scenarioOf('tsao2007-multibottleneck', { bottlenecks, rttCv: 0.42 });
      expect(path).toHaveLength(bottlenecks);
      const routes = flows.map(({ count, enter, leave }) => [count, enter, leave]);
      const through = [
        [8, 0, bottlenecks - 1],
        [8, 0, bottlenecks - 1],
      ];
      const across = path.map((_, hop) => [8, hop, hop]);
      expect(routes).toEqual(bottlenecks === 1 ? through : [...through, ...across]);
    }
  });

  it('makes each of the bottlenecks one: all are full, and all of their flows get through', () => {
    const ran = run(scenarioOf('tsao2007-multibottleneck', { bottlenecks: 4 }), 10);
    for (let hop = 0; hop < 4; hop += 1) {
      expect(ran.between(ran.hop(hop, 'departures'), 5, 10) / (2000 * 5)).toBeGreaterThan(0.9);
      expect(ran.between(ran.hop(hop, 'drops'), 0, 10)).toBeGreaterThan(0);
    }
    ran.simulation.layout.flowGroups.forEach((_, flow) =>
      expect(ran.between(ran.flow(flow, 'delivered'), 0, 10)).toBeGreaterThan(0),
    );
  });

  it('sets all eight schemes of the taxonomy beside TCP with the constants of Table 2', () => {
    const { flows } = scenarioOf('tsao2007-taxonomy');
    expect(Object.fromEntries(flows.map(({ id, scheme }) => [id, scheme]))).toMatchObject({
      TCP: { kind: 'tcp', variant: 'sack' },
      GAIMD: { kind: 'aimd', a: 0.2, b: 0.125 },
      IIAD: { kind: 'binomial', a: 1, b: 0.67, k: 1, l: 0 },
      SQRT: { kind: 'binomial', a: 1, b: 0.67, k: 0.5, l: 0.5 },
      SIMD: { kind: 'simd', b: 0.0625, period: false },
      'AIAD/H': { kind: 'aiad-h', b: 0.25 },
      TFRCP: { kind: 'tfrcp', interval: 5 },
      TFRC: { kind: 'tfrc', intervals: 8 },
      TEAR: { kind: 'tear' },
    });
  });

  it('gives each criterion its premise: comparable losses, the same losses, one bottleneck', () => {
    expect(scenarioOf('tsao2007-criteria', { criterion: 'compatibility' }).path[0]!.loss.kind).toBe('bernoulli');
    expect(scenarioOf('tsao2007-criteria', { criterion: 'equivalence' }).path[0]!.loss).toEqual({
      kind: 'interval',
      mean: 1,
      cv: 0,
    });
    const shared = scenarioOf('tsao2007-criteria', { criterion: 'equal share' });
    expect(shared.path[0]!.loss.kind).toBe('none');
    expect(shared.flows.map(({ scheme }) => scheme.kind)).toEqual(['aimd', 'tcp']);
  });
});

describe('two flows put at given windows (jin2001)', () => {
  it.each([
    ['jin2001-phase', 10, 50, 100],
    ['jin2001-phase-map', 20, 40, 100],
    ['jin2001-table1', 10, 30, 110],
  ])(
    '%s begins at %d and %d packets on a link that holds %d, and loses nothing before it is full',
    (id, first, second, capacity) => {
      for (const scheme of ['SIMD(1/16)', 'AIMD(1/16)', 'IIAD']) {
        const ran = run(scenarioOf(id, { scheme }), 10);
        const at = Math.round(1.3 / 0.1);
        const windows = [0, 1].map((flow) => ran.flow(flow, 'cwnd'));
        expect(Math.abs(windows[0]![at]! - first)).toBeLessThan(1);
        expect(Math.abs(windows[1]![at]! - second)).toBeLessThan(1);
        const firstDrop = ran.hop(0, 'drops').findIndex((drops) => drops > 0);
        if (firstDrop < 0) continue;
        expect(windows[0]![firstDrop]! + windows[1]![firstDrop]!).toBeGreaterThan(0.9 * capacity);
      }
    },
  );
});

describe('the climb after one loss (jin2001 Fig. 1)', () => {
  it('of SIMD starts at 15/16 of the window at the loss and follows the square of the time', () => {
    const ran = run(scenarioOf('jin2001-growth'));
    const window = ran.flow(0, 'cwnd');
    const cut = window.findIndex((value, at) => at > 14 && value < 97);
    expect(window[cut]).toBeCloseTo(93.75, 1);
    expect(window[cut - 1]).toBeCloseTo(100, 1);
    for (const roundTrips of [10, 20, 40, 55]) {
      const gain = simdGrowth(100, 1 / 16, 'random', roundTrips) - 93.75;
      expect(Math.abs(window[cut + roundTrips]! - 93.75 - gain)).toBeLessThan(0.1 * gain + 0.03);
    }
  });

  it.each([
    ['AIMD(1/16)', 93.75, 3 / 31],
    ['IIAD', 99.333, 0.01],
    ['SQRT', 93.333, 0.103],
  ])('of %s starts at %d packets and adds %d per round trip', (scheme, start, climb) => {
    const window = run(scenarioOf('jin2001-growth', { scheme })).flow(0, 'cwnd');
    const cut = window.findIndex((value, at) => at > 14 && value < window[14]! - 0.3);
    expect(Math.abs(window[cut]! - start)).toBeLessThan(0.6);
    expect(Math.abs((window[cut + 50]! - window[cut]!) / 50 / climb - 1)).toBeLessThan(0.1);
  });
});
