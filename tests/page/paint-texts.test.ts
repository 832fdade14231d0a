/** The words at senders and receivers: what they do, summed over each label's own flows, in one unit. */
import { beforeAll, describe, expect, test } from 'vitest';
import { flowOffset, trafficOffset } from '../../workers/engine/sampling/frame.ts';
import { drawnStage } from './support/drawn-stage.ts';
import { stubBrowser } from './support/fake-canvas.ts';
import { observedRun } from './support/observed-run.ts';

beforeAll(stubBrowser);

const path = [{ rate: 5e6, delay: 0.02, queue: { kind: 'droptail', limit: 40 } }];
const group = (kind: string, id = kind) => ({ id, scheme: { kind } });
const wordsOf = (fields: object, change: object = {}) =>
  drawnStage(observedRun({ duration: 6, path, traffic: [], ...fields }), { time: 4, ...change }).words;

describe('the head of the senders says what each number is', () => {
  test.each([
    ['windows alone', ['tcp', 'vegas'], 'window'],
    ['rates alone', ['tfrc', 'rap'], 'sends, Mbit/s'],
    ['a window and then a rate', ['tcp', 'tfrc'], 'window or Mbit/s'],
    ['a rate and then a window', ['rap', 'cubic'], 'window or Mbit/s'],
    ['two rates and a window', ['rap', 'tfrc', 'tcp'], 'window or Mbit/s'],
  ])('%s', (_, kinds, head) => {
    // Senders that stand close together have one line each, and the head the words for all.
    const flows = kinds.map((kind) => ({ ...group(kind), count: kinds.length > 2 ? 2 : 3 }));
    const words = wordsOf({ flows }, { height: 220 });
    const heads = words.filter((text) => /^(window|sends, .*|window or .*)$/.test(text));
    expect(heads).toEqual([head]);
  });

  test('in kbit/s where no link is faster than 1 Mbit/s, in Gbit/s where one has 1 Gbit/s', () => {
    const unit = (rate: number): string[] =>
      wordsOf({ duration: 2, path: [{ ...path[0], rate }], flows: [group('tcp')] }, { time: 0.5 }).filter((text) =>
        text.startsWith('gets, '),
      );
    expect([unit(0.9e6), unit(1e6)]).toEqual([['gets, kbit/s'], ['gets, Mbit/s']]);
  });
});

describe('of two groups of flows and a source', () => {
  const run = observedRun({
    duration: 6,
    path,
    flows: [
      { ...group('tcp'), count: 2 },
      { ...group('tfrc'), packetSize: 500 },
    ],
    traffic: [{ kind: 'cbr', wave: 'constant', high: 1e6 }],
  });
  const { series } = run;
  const index = Math.round(4 / series.layout.period) - 1;
  let still: ReturnType<typeof drawnStage>;
  beforeAll(() => {
    still = drawnStage(run, { time: 4 });
  });
  const mean = (offset: number, bytes: number): number => {
    const span = Math.round(1 / series.layout.period);
    let packets = 0;
    for (let at = index - span + 1; at <= index; at++) packets += series.samples.columns[offset]!.at(at);
    return (packets * 8 * bytes) / (span * series.layout.period) / 1e6;
  };

  test('each sender says its own window, or the rate that it sends in bits of its own packets', () => {
    const { words, scene } = still;
    const windows = [0, 1].map((flow) => series.flowColumn(flow, 'cwnd').at(index).toFixed(1));
    for (const window of windows) expect(words.join(' | ')).toContain(`window ${window}`);
    expect(scene.readings.sent[2]! / 1e6).toBeCloseTo(mean(flowOffset(2, 'sent'), 500), 1);
    expect(words).toContain(`sends ${(scene.displayed.sent[2]! / 1e6).toFixed(2)}`);
  });

  test('each receiver says what it gets, and a source what it sends', () => {
    const { words, scene } = still;
    for (const flow of [0, 1, 2]) expect(words).toContain((scene.displayed.received[flow]! / 1e6).toFixed(2));
    for (const flow of [0, 1, 2])
      expect(scene.readings.received[flow]! / 1e6).toBeCloseTo(
        mean(flowOffset(flow, 'delivered'), flow === 2 ? 500 : 1000),
        1,
      );
    expect(scene.readings.sent[3]! / 1e6).toBeCloseTo(1, 1);
    expect(mean(trafficOffset(series.layout, 0, 'sent'), 1000)).toBeCloseTo(1, 1);
    expect(words).toContain(`sends ${(scene.displayed.sent[3]! / 1e6).toFixed(2)}`);
  });
});

test('the words of each hop are of its own queue: how many wait, how long, what room is left, its rate', () => {
  const hops = [
    { rate: 5e6, delay: 0.02, queue: { kind: 'droptail', limit: 40 } },
    { rate: 4e6, delay: 0.03, queue: { kind: 'droptail', limit: 25 } },
  ];
  const run = observedRun({
    duration: 14,
    path: hops,
    flows: [
      { id: 'tcp', scheme: { kind: 'tcp' }, count: 2, startJitter: 1 },
      { id: 'short', scheme: { kind: 'tcp' }, leave: 0 },
    ],
    traffic: [],
    events: [
      { at: 11, do: 'rate', hop: 1, rate: 3e6 },
      { at: 12, do: 'queue', hop: 1, limit: 33 },
    ],
  });
  for (const [time, rate, limit] of [
    [10, 4, 25],
    [11.5, 3, 25],
    [12.6, 3, 33],
  ] as const) {
    const { drawing, layout, scene } = drawnStage(run, { time, width: 1500 });
    layout.boxes.forEach(({ t0, x2 }, hop) => {
      const own = drawing.words
        .filter(({ x, y }) => x >= t0 && x <= x2 + 20 && (layout.tray === null || y < layout.tray))
        .map(({ text }) => text.replaceAll('\u00a0', ' '))
        .join(' | ');
      const waiting = scene.model.hops[hop]!.waitingAt(time);
      expect(own).toContain(`${waiting} waiting`);
      expect(own).toContain(`${hop === 0 ? 5 : rate} Mbit/s`);
      expect(own).toMatch(
        new RegExp(
          `room for ${Math.max(0, (hop === 0 ? 40 : limit) - waiting)}\\b|holds ${hop === 0 ? 40 : limit} packets|full`,
        ),
      );
    });
  }
});

test('where flows leave between two hops stands what they got, where they come their name, and not what they sent', () => {
  const hops = [
    { rate: 5e6, delay: 0.02, queue: { kind: 'droptail', limit: 10 } },
    { rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 10 } },
  ];
  const run = observedRun({
    duration: 8,
    path: hops,
    flows: [
      { id: 'all', label: 'All', scheme: { kind: 'tcp' } },
      { id: 'out', label: 'Out', scheme: { kind: 'tcp' }, leave: 0 },
      { id: 'come', label: 'Come', scheme: { kind: 'tcp' }, enter: 1 },
    ],
    // Much of what is sent falls: what was got is less.
    loss: { kind: 'bernoulli', p: 0.1 },
    traffic: [],
  });
  const { words, scene } = drawnStage(run, { time: 4.2, width: 1500, height: 320 });
  const [got, sent] = [scene.displayed.received[1]! / 1e6, scene.displayed.sent[1]! / 1e6];
  expect(got.toFixed(2)).not.toBe(sent.toFixed(2));
  expect(words.join(' | ')).toContain(got.toFixed(2));
  expect(words.filter((text) => text.includes('Out')).length).toBeGreaterThan(0);
  expect(words.join(' | ')).toContain('Come');
});
