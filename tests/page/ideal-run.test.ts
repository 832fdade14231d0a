/** The textbook's model of the run on show: what it is made of, how it is drawn, where the run leaves it, and start points. */
import { beforeAll, describe, expect, test } from 'vitest';
import { fetchBackdrop } from '../../src/charts/time-chart.ts';
import { PhasePlane } from '../../src/charts/phase-plane.ts';
import { RunSeries } from '../../src/run/series.ts';
import { startRefusal, type StartPoint, withStarts } from '../../src/scenario/start-points.ts';
import { idealAt, idealRun } from '../../src/theory/ideal-run.ts';
import { parting } from '../../src/theory/parting.ts';
import type { IdealRounds } from '../../workers/theory/ideal-rounds.ts';
import { flowOffset, hopOffset } from '../../workers/engine/sampling/frame.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { scenarioWith } from '../support/scenario.ts';
import { drawn, inputOf } from './support/drawn-chart.ts';
import { fakeCanvas, stubBrowser } from './support/fake-canvas.ts';
import { framesOf, layoutOf } from './support/run-parts.ts';

beforeAll(stubBrowser);
beforeAll(fetchBackdrop);

/** 100 packets a second; a round trip of 0.1 s: the link holds ten packets, its queue five. */
const LINK = { rate: 0.8e6, delay: 0.05, queue: { kind: 'droptail', limit: 5 } };
const begins = (packets: number): object => ({ initialWindow: packets, initialSsthresh: packets });
const group = (id: string, window: number, more: object = {}): object => ({
  ...{ id, scheme: { kind: 'tcp' }, accessDelay: 0, transport: begins(window) },
  ...more,
});

function two(change: object = {}): Scenario {
  const fields = { duration: 20, warmup: 0, path: [LINK], transport: { handshake: false } };
  return scenarioWith({ ...fields, flows: [group('a', 4), group('b', 2)], ...change });
}

function roundsOf(scenario: Scenario, choice: 'link' | 'queue' = 'link'): IdealRounds {
  const run = idealRun(scenario, choice);
  if ('none' in run) throw new Error(run.none);
  return run.rounds;
}

describe('the model of a run', () => {
  test('climbs by the schemes’ law until link, or link and queue, cannot hold both windows, and then cuts both', () => {
    const { windows } = roundsOf(two());
    // 4 + 2, 5 + 3, 6 + 4 are ten: held. 7 + 5 are not.
    expect(windows.map((window) => window.slice(0, 5))).toEqual([
      [4, 5, 6, 7, 3.5],
      [2, 3, 4, 5, 2.5],
    ]);
    const held = roundsOf(two(), 'queue');
    expect(Math.max(...held.windows[0]!.map((window, round) => window + held.windows[1]![round]!))).toBe(16);
  });

  test('follows rate, buffer, starts and stops as they change, and a handshake costs one round', () => {
    const changed = two({ events: [{ at: 1, do: 'rate', rate: 8e6 }] });
    expect(roundsOf(changed).cuts.filter((at) => at > 1.05 && at < 4)).toEqual([]);
    const later = roundsOf(two({ flows: [group('a', 4), group('b', 2, { start: 5, stop: 6 })] }));
    expect([4.9, 5.05, 6.05].map((at) => idealAt(later, later.windows[1]!, at) > 0)).toEqual([false, true, false]);
    const shaken = roundsOf(two({ transport: { handshake: true } }));
    expect([0.05, 0.15].map((at) => idealAt(shaken, shaken.windows[0]!, at))).toEqual([0, 4]);
  });

  test.each([
    ['several links', { path: [LINK, LINK] }, 'one link'],
    ['a link without a rate', { path: [{ ...LINK, rate: null }] }, 'steady rate'],
    ['other traffic', { traffic: [{ kind: 'cbr' }] }, 'other traffic'],
    ['transfers', { flows: [group('a', 2, { packets: 100 })] }, 'transfers'],
    ['a scheme without a law of windows', { flows: [group('a', 2, { scheme: { kind: 'tfrc' } })] }, 'TFRC'],
    ['too many rounds', { flows: [group('a', 2, { count: 400 })], duration: 3600 }, 'too many rounds'],
  ])('is refused in words for %s', (_what, change, words) => {
    const run = idealRun(two(change), 'link');
    expect('none' in run && run.none).toContain(words);
  });
});

describe('beside a run', () => {
  const scenario = two();
  const series = new RunSeries(scenario, layoutOf(scenario));
  series.append(
    0,
    100,
    framesOf(scenario, 100, (row, index, layout) => {
      row[flowOffset(0, 'cwnd')] = 6;
      row[flowOffset(1, 'cwnd')] = 3;
      row[hopOffset(layout, 0, 'queueMean')] = 2.5;
      // Both at once, one alone, and both in neighbouring samples.
      if ([20, 40, 60].includes(index)) row[flowOffset(0, 'lossEvents')] = 1;
      if ([20, 61].includes(index)) row[flowOffset(1, 'lossEvents')] = 1;
    }),
  );
  const said = (choice: 'link' | 'queue', now = 10): string =>
    parting(series, ['A', 'B'], choice, now).join(' ').replaceAll('\u00a0', ' ');

  test('the page says by how much the mean windows differ, how many losses were of all, and what the queue held', () => {
    const { cuts, windows, time } = roundsOf(scenario);
    const rounds = time.filter((at) => at < 10 - 1e-9).length;
    const mean = windows[0]!.slice(0, rounds).reduce((sum, window) => sum + window, 0) / rounds;
    expect(said('link')).toContain(
      `Mean window from 0 to 10.0 s: A 6.0 packets against the model’s ${mean.toFixed(1)}`,
    );
    expect(said('link')).toContain(`The model loses ${cuts.filter((at) => at <= 10).length} times, all flows at once`);
    expect(said('link')).toContain('here that was so in 2 of 3 loss events.');
    expect(said('link')).toContain('The model has no queue: here 2.5 packets waited in the mean.');
    expect(said('queue')).toMatch(/The model’s queue holds [\d.]+ packets in the mean: here 2\.5 waited\./);
    expect(said('link', 2)).toContain('0 of 0 loss events');
  });

  test('the model’s mean begins where the run’s does, in the middle of a round too', () => {
    // Rounds of 0.14 s; samples of 0.1 s, of which those up to 2 s are no longer kept one by one.
    const slow = two({ path: [{ ...LINK, delay: 0.07 }] });
    const late = new RunSeries(slow, layoutOf(slow), { samples: 200, chunk: 16, whole: 32, bin: 8 });
    late.append(
      0,
      100,
      framesOf(slow, 100, (row) => (row[flowOffset(0, 'cwnd')] = 6)),
    );
    const first = late.flowColumn(0, 'cwnd').binned;
    expect(first).toBeGreaterThan(0);
    const from = late.samples.timeOf(first - 1);
    const rounds = roundsOf(slow);
    const PARTS = 1000;
    for (const samples of [1, 2, 3, 4]) {
      const to = late.samples.timeOf(first + samples - 1);
      let sum = 0;
      for (let part = 0; part < PARTS; part += 1)
        sum += idealAt(rounds, rounds.windows[0]!, from + ((part + 0.5) / PARTS) * (to - from));
      const [sentence] = parting(late, ['A', 'B'], 'link', to);
      const model = Number(/A 6\.0 packets against the model’s ([\d.]+)/.exec(sentence!)![1]);
      // Said to a tenth; the sum of parts is some thousandths off.
      expect(Math.abs(model - sum / PARTS)).toBeLessThan(0.06);
    }
  });

  test('it is drawn dashed with names of its own, up to now; without the setting nothing of it is', () => {
    const view = { rows: ['window', 'queue'] as const, now: 10, window: null, zoom: [0, 20] as const };
    const names = (model: 'link' | 'queue' | null): string[] =>
      drawn([inputOf(series, { ...view, model })]).drawing.words.flatMap(({ text }) =>
        text.startsWith('model') ? [text] : [],
      );
    expect(names(null)).toEqual([]);
    expect(names('link').sort()).toEqual(['model TCP A', 'model TCP B']);
    expect(names('queue').sort()).toEqual(['model', 'model TCP A', 'model TCP B']);
  });
});

test.each(['link', 'queue'] as const)(
  'on the plane it is named beside where it stands, within the square: %s',
  (model) => {
    const scenario = two();
    const far = new RunSeries(scenario, layoutOf(scenario));
    far.append(
      0,
      100,
      framesOf(scenario, 100, (row) => [0, 1].forEach((flow) => (row[flowOffset(flow, 'cwnd')] = 5))),
    );
    const flow = (of: number) => ({ flow: of, name: `${of}`, slot: of + 1, place: 0 });
    const sides = new Set<boolean>();
    for (let now = 0.5; now < 10; now += 0.1)
      for (const [across, up] of [
        [0, 1],
        [1, 0],
      ] as const) {
        const { canvas, drawing } = fakeCanvas();
        const plane = new PhasePlane(canvas);
        plane.resize(400);
        plane.draw({ ...{ series: far, now, quantity: 'window', model }, across: flow(across), up: flow(up) });
        const words = drawing.words.find(({ text }) => text.includes('model'))!;
        const right = words.left + 6 * words.text.length;
        expect([words.left, right].filter((edge) => edge < 0 || edge > 400)).toEqual([]);
        sides.add(words.left === words.x);
      }
    expect(sides).toEqual(new Set([true, false]));
  },
);

describe('two flows begin at a point of the plane', () => {
  const points = (flows: [string, number][], values: [number, number], quantity: StartPoint['quantity'] = 'window') =>
    flows.map(([id, flow], axis) => ({
      ...{ choice: { group: id, flow }, quantity },
      value: values[axis]!,
    })) as unknown as [StartPoint, StartPoint];
  const windowsOf = ({ flows }: Scenario): unknown[] =>
    flows.map(({ id, count, transport }) => [id, count, transport.initialWindow, transport.initialSsthresh]);

  test('with these windows, in whole packets, and no slow start', () => {
    const at = points([['a', 0], ['b', 0]], [7.6, 0.2]); // prettier-ignore
    expect(startRefusal(two(), at)).toBeNull();
    const { scenario, pair } = withStarts(two(), at);
    expect(windowsOf(normalizeScenario(scenario))).toEqual([['a', 1, 8, 8], ['b', 1, 1, 1]]); // prettier-ignore
    expect(pair).toEqual([{ group: 'a', flow: 0 }, { group: 'b', flow: 0 }]); // prettier-ignore
    expect(roundsOf(scenario).windows.map(([first]) => first)).toEqual([8, 1]);
  });

  test('of rates, with the windows that these are over an empty round trip', () => {
    const at = points([['a', 0], ['b', 0]], [0.4e6, 0.16e6], 'rate'); // prettier-ignore
    expect(windowsOf(withStarts(two(), at).scenario)).toEqual([['a', 1, 5, 5], ['b', 1, 2, 2]]); // prettier-ignore
  });

  test('of one group of two they become a group each', () => {
    const pair = two({ flows: [group('tcp', 2, { count: 2 })] });
    const at = points([['tcp', 1], ['tcp', 0]], [3, 9]); // prettier-ignore
    expect(startRefusal(pair, at)).toBeNull();
    const { scenario, pair: renamed } = withStarts(pair, at);
    expect(windowsOf(normalizeScenario(scenario))).toEqual([['tcp', 1, 9, 9], ['tcp-2', 1, 3, 3]]); // prettier-ignore
    expect(renamed.map(({ group: id }) => id)).toEqual(['tcp-2', 'tcp']);
  });

  test.each([
    ['a crowd', { flows: [group('a', 2, { count: 3 })] }, ['a', 0], ['a', 1], 'All flows of a group begin alike'],
    ['one flow twice', {}, ['a', 0], ['a', 0], 'Both axes are of one flow'],
    [
      'a rate scheme',
      { flows: [group('a', 2, { scheme: { kind: 'tfrc' } }), group('b', 2)] },
      ['a', 0],
      ['b', 0],
      'no window',
    ],
    [
      'a group with timed changes',
      { flows: [group('a', 2, { count: 2 })], events: [{ at: 1, do: 'stop', group: 'a' }] },
      ['a', 0],
      ['a', 1],
      'timed changes',
    ],
  ] as const)('is refused in words for %s', (_what, change, one, other, words) => {
    expect(startRefusal(two(change), points([[...one], [...other]], [3, 3]))).toContain(words);
  });
});
