/** What stands on the stage, box by box: packets where they are, rates as thick as they are, words that say the same. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Player } from '../../src/player/player.ts';
import type { Highlight } from '../../src/run/question.ts';
import { pick } from '../../src/stage/pick.ts';
import { endpointOf } from '../../workers/engine/network/packet-records.ts';
import { type DrawnChange, drawnStage } from './support/drawn-stage.ts';
import { type Box, stubBrowser } from './support/fake-canvas.ts';
import { observedRun, type ObservedRun } from './support/observed-run.ts';

beforeAll(stubBrowser);

const TIME = 13.5623;
/** Two hops; the second one is slower; one more flow crosses the first alone, so that packets wait at both. Flow 2 is the second group’s first. */
const run = observedRun({
  path: [
    { rate: 5e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } },
    { rate: 4e6, delay: 0.03, queue: { kind: 'droptail', limit: 25 } },
  ],
  flows: [
    { id: 'tcp', scheme: { kind: 'tcp' }, count: 2, startJitter: 1 },
    { id: 'aimd', scheme: { kind: 'aimd' }, count: 2, startJitter: 1, packetSize: 700 },
    { id: 'short', scheme: { kind: 'tcp' }, leave: 0 },
  ],
  traffic: [{ kind: 'cbr', wave: 'constant', high: 1e6 }],
});
const SOURCE = 5;
/** Who crosses each hop. */
const CROSSING = [
  [0, 1, 2, 3, 4, SOURCE],
  [0, 1, 2, 3, SOURCE],
];

const drawn = (of: ObservedRun, change: DrawnChange = {}) => drawnStage(of, { time: TIME, ...change });

/** Drawn by the first test that asks. */
function once<T>(draw: () => T): () => T {
  let known: { value: T } | null = null;
  return () => (known ??= { value: draw() }).value;
}

describe('at rest, packet by packet', () => {
  const still = once(() => drawn(run));
  const colours = new Map<number, string>();

  test.each([0, 1])('those who wait at hop %d stand in their slots from the gate on, as high as they are', (hop) => {
    const { scene, layout, between } = still();
    const tall = 2 * layout.half - 10 * layout.z;
    const { x0, x1 } = layout.boxes[hop]!;
    const passages = scene.model.hops[hop]!;
    const slot = (x1 - x0) / scene.slots[hop]!;
    const bars = between(x0, x1).filter(({ width }) => Math.abs(width - 0.8 * slot) < 1e-9);
    const first = passages.begunBy(TIME);
    expect(bars).toHaveLength(passages.waitingAt(TIME));
    expect(bars.length).toBeGreaterThan(5);
    for (const [place, bar] of bars.entries()) {
      const endpoint = endpointOf(passages.codeOf(first + place));
      expect(bar.x).toBeCloseTo(x1 - (place + 0.9) * slot, 6);
      expect(bar.height).toBeCloseTo(endpoint === SOURCE ? tall / 2 : tall, 6);
      expect(bar.y + bar.height / 2).toBeCloseTo(layout.axis, 6);
      // The same flow has the same colour at every hop, and another group another one.
      colours.set(endpoint, colours.get(endpoint) ?? bar.colour);
      expect(bar.colour).toBe(colours.get(endpoint));
    }
  });

  test('groups and sources differ in colour', () => {
    expect(colours.get(SOURCE)).toBe('var(--cbr)');
    const groups = [
      [0, 1],
      [2, 3],
    ].map((flows) => flows.map((flow) => colours.get(flow)).find(Boolean));
    expect(new Set([...groups, 'var(--cbr)']).size).toBe(3);
  });

  test.each([0, 1])('those on link %d are as far as their time on it, and as wide as they take to be sent', (hop) => {
    const { scene, layout, between } = still();
    const { x1, x2 } = layout.boxes[hop]!;
    const passages = scene.model.hops[hop]!;
    const { delay } = run.scenario.path[hop]!;
    const from = x1 + 2 * layout.z;
    const pixels = (x2 - from) / delay;
    const heads = between(from - 2 * layout.z, x2)
      .filter(
        ({ y, height }) => Math.abs(y + height / 2 - layout.axis) < 1e-6 && height < 2 * layout.pipe - 7.9 * layout.z,
      )
      .map(({ x, width }) => x + width);
    const indices = Array.from(
      { length: passages.begunBy(TIME) - passages.endedBy(TIME - delay) },
      (_, place) => passages.endedBy(TIME - delay) + place,
    ).filter((index) => !passages.wasDropped(index));
    expect(indices.length).toBeGreaterThan(3);
    for (const index of indices) {
      const head = Math.min(x2, from + (TIME - passages.startOf(index)) * pixels);
      expect(heads.some((each) => Math.abs(each - head) < 1e-6)).toBe(true);
    }
  });

  test('a flow that is pointed at stands out, in queues and on links', () => {
    const pointed = drawn(run, { pointed: { group: 'aimd', flow: 1 } });
    for (const { x0, x1, hop } of pointed.layout.boxes) {
      const passages = pointed.scene.model.hops[hop]!;
      const slot = (x1 - x0) / pointed.scene.slots[hop]!;
      const bars = pointed.between(x0, x1).filter(({ width }) => Math.abs(width - 0.8 * slot) < 1e-9);
      for (const [place, { opacity, colour }] of bars.entries()) {
        const endpoint = endpointOf(passages.codeOf(passages.begunBy(TIME) + place));
        expect(opacity < 1).toBe(endpoint !== 3);
        if (endpoint === 3) expect(colour).toBe(colours.get(3));
      }
    }
    expect(pointed.scene.pointed).toBe(3);
    expect(drawn(run, { pointed: { group: 'gone', flow: 1 } }).scene.pointed).toBe(-1);
  });

  test('a press on a packet is on its flow, at either hop', () => {
    const { scene, layout } = still();
    for (const { x0, x1, hop } of layout.boxes) {
      const passages = scene.model.hops[hop]!;
      const slot = (x1 - x0) / scene.slots[hop]!;
      for (let place = 0; place < passages.waitingAt(TIME); place += 1) {
        const endpoint = endpointOf(passages.codeOf(passages.begunBy(TIME) + place));
        const flow = endpoint === SOURCE ? -1 : endpoint;
        expect(pick(scene, x1 - (place + 0.5) * slot, layout.axis)).toEqual({ flow, section: 'bottleneck' });
        // Where single packets are not known, or not drawn, it is on the queue alone.
        for (const unseen of [{ known: false }, { packets: 0.5 }])
          expect(pick({ ...scene, ...unseen }, x1 - (place + 0.5) * slot, layout.axis).flow).toBe(-1);
      }
    }
  });

  test('the words say how many wait, what room is left, the rate and the delay', () => {
    const alone = observedRun({ traffic: [] });
    const { words, scene: one } = drawn(alone);
    const waiting = one.model.hops[0]!.waitingAt(TIME);
    const wait = 1000 * one.model.hops[0]!.wait(TIME, 5e6);
    expect(words).toContain(`${waiting} waiting`);
    expect(words).toContain(`, ${wait.toFixed(wait < 10 ? 1 : 0)} ms`);
    expect(words).toContain(`room for ${40 - waiting}`);
    expect(words).toContain('5 Mbit/s');
    expect(words).toContain('20 ms of link');
  });
});

test('where flows are served in turn, each has a row of its own, the head of its queue at the gate', () => {
  const fair = observedRun({ path: [{ rate: 5e6, delay: 0.02, queue: { kind: 'drr', limit: 60 } }] });
  const { scene, layout, between } = drawn(fair, { numbers: { queue: 20 } as Player['state']['numbers'] });
  const { x0, x1 } = layout.boxes[0]!;
  const slot = (x1 - x0) / scene.slots[0]!;
  const bars = between(x0, x1).filter(({ width }) => Math.abs(width - 0.8 * slot) < 1e-9);
  expect(bars).toHaveLength(scene.model.hops[0]!.waitingAt(TIME));
  const tall = (2 * layout.half - 10 * layout.z) / 5;
  const rowOf = ({ y, height }: Box): number => Math.floor((y + height / 2 - layout.axis) / tall + 2.5);
  const rows = new Map(bars.map((bar) => [rowOf(bar), bars.filter((other) => rowOf(other) === rowOf(bar))]));
  expect(rows.size).toBeGreaterThan(2);
  for (const [row, own] of rows) {
    expect(row >= 0 && row < 5).toBe(true);
    expect(new Set(own.map(({ colour }) => colour)).size).toBe(1);
    own.forEach((bar, place) => {
      expect(bar.x).toBeCloseTo(x1 - (place + 0.9) * slot, 6);
      expect(bar.height).toBeCloseTo(0.8 * tall, 6);
      expect(bar.y + bar.height / 2).toBeCloseTo(layout.axis + (row - 2) * tall, 6);
      expect(pick(scene, bar.x, bar.y).flow).toBe(row);
    });
  }
});

test('of a queue too long for single packets each column is a pixel, as long as what waits, in the colour of most', () => {
  const long = observedRun({
    path: [{ rate: 5e6, delay: 0.2, queue: { kind: 'droptail', limit: 900 } }],
    flows: [{ id: 'tcp', scheme: { kind: 'tcp' }, count: 2, transport: { maxWindow: 400 } }],
  });
  const columnsOf = (pointed: Player['state']['pointed'] = null) => {
    const { scene, layout, between } = drawn(long, { time: 18, pointed });
    const { x0, x1 } = layout.boxes[0]!;
    const columns = between(x0, x1).filter(
      ({ width, height }) => width === 1 && height === 2 * layout.half - 10 * layout.z,
    );
    return { columns, waiting: scene.model.hops[0]!.waitingAt(18), perPixel: scene.slots[0]! / (x1 - x0) };
  };
  const { columns, waiting, perPixel } = columnsOf();
  expect(waiting).toBeGreaterThan(150);
  expect(Math.abs(columns.length - waiting / perPixel)).toBeLessThanOrEqual(1);
  expect(new Set(columns.map(({ x }) => x)).size).toBe(columns.length);
  expect(columns.every(({ opacity }) => opacity === 1)).toBe(true);
  // Pointed at, one flow's columns stand out, and the other's do not.
  const opacities = columnsOf({ group: 'tcp', flow: 1 }).columns.map(({ opacity }) => opacity);
  expect(new Set(opacities)).toEqual(new Set([1, 0.3]));
});

describe('while it plays too quickly for packets', () => {
  const playing = once(() => drawn(run, { playing: true, speed: 5 }));

  test.each([0, 1])('on link %d each flow’s layer is as thick as its rate is of the link’s', (hop) => {
    const { scene, layout, between } = playing();
    const { x1, x2 } = layout.boxes[hop]!;
    const inner = 2 * layout.pipe - 4 * layout.z;
    const rate = run.scenario.path[hop]!.rate!;
    const layers = between(x1 + 2 * layout.z, x2).filter(
      ({ x, width, height }) =>
        Math.abs(x - x1 - 2 * layout.z) < 0.01 && Math.abs(width - (x2 - x1 - 2 * layout.z)) < 0.01 && height < inner,
    );
    const expected = CROSSING[hop]!.map((endpoint) => (scene.readings.received[endpoint]! / rate) * inner);
    const heights = layers.map(({ height }) => height);
    for (const each of expected) expect(heights.some((height) => Math.abs(height - each) < 1e-6)).toBe(true);
    expect(expected.every((each) => each > 0)).toBe(true);
    // About the axis, one upon the other.
    const own = layers.filter(({ height }) => expected.some((each) => Math.abs(height - each) < 1e-6));
    const [top, bottom] = [Math.min(...own.map(({ y }) => y)), Math.max(...own.map(({ y, height }) => y + height))];
    expect((top + bottom) / 2).toBeCloseTo(layout.axis, 6);
    expect(bottom - top).toBeCloseTo(
      expected.reduce((sum, each) => sum + each),
      6,
    );
  });

  test('the way into the network and out of it is as thick as what is sent and received', () => {
    const { scene, layout, drawing } = playing();
    const inner = 2 * layout.pipe - 4 * layout.z;
    const widths = drawing.strokes.map(({ width }) => width);
    for (const endpoint of [0, 1, 2, 3]) {
      expect(widths.some((wide) => Math.abs(wide - (scene.readings.sent[endpoint]! / 5e6) * inner) < 1e-6)).toBe(true);
      expect(widths.some((wide) => Math.abs(wide - (scene.readings.received[endpoint]! / 4e6) * inner) < 1e-6)).toBe(
        true,
      );
    }
  });

  test('the other queue is as long as its sample, the one in view as the page’s number', () => {
    const { scene, layout, between } = playing();
    const lengths = layout.boxes.map(({ x0, x1 }) =>
      Math.max(
        0,
        ...between(x0, x1)
          .filter(({ x, width }) => Math.abs(x + width - x1) < 0.01 && width < x1 - x0 - 1)
          .map(({ width }) => width / (x1 - x0)),
      ),
    );
    const waiting = scene.model.hops[1]!.waitingAt(TIME);
    expect(lengths[0]! * scene.slots[0]!).toBeCloseTo(7, 6);
    expect(lengths[1]! * scene.slots[1]!).toBeCloseTo(scene.displayed.waiting[1]!, 6);
    expect(Math.abs(scene.displayed.waiting[1]! - waiting)).toBeLessThan(5);
  });
});

describe('what a line of a chain of causes speaks of', () => {
  const ringOf = (at: Highlight['at'], time = TIME, flow = 2) => {
    const { drawing, layout, scene } = drawn(run, { highlight: { flow, time, at } });
    const rings = drawing.rings.filter(({ radius }) => radius === 13 * layout.z);
    const [ring] = rings;
    const place: [x: number, y: number] | null = ring ? [ring.x, ring.y] : null;
    return { layout, scene, place };
  };

  test('has a ring about it at its time, and at no other', () => {
    const { layout, place } = ringOf(null);
    const sender = layout.actors.find(({ endpoint }) => endpoint === 2)!;
    expect(place).toEqual([sender.x, sender.y]);
    expect(ringOf(null, TIME + 1e-3).place).toBeNull();
    expect(ringOf(null, TIME, 99).place).toBeNull();
  });

  test('stands where the packet was dropped, lost, marked or began to wait, at its own hop', () => {
    for (const hop of [0, 1]) {
      const of = (fate: NonNullable<Highlight['at']>['fate']) => ringOf({ hop, fate }).place!;
      const { layout, scene } = ringOf(null);
      const { x0, x1, mouth } = layout.boxes[hop]!;
      const { axis, half } = layout;
      const below = (y: number): boolean => y > axis + half;
      const [full, head, lost] = [of('dropped, queue full'), of('dropped at the head'), of('lost')];
      const [marked, atHead, waited] = [of('marked'), of('marked at the head'), of('waited')];
      // In front of the queue below it; at its gate below it; before its mouth.
      expect([full[0] < x0, below(full[1]), x0 - full[0] < 20]).toEqual([true, true, true]);
      expect([head[0] < x1, below(head[1]), x1 - head[0] < 20]).toEqual([true, true, true]);
      expect([lost[0] < mouth, lost[1]]).toEqual([true, axis]);
      expect([marked[0] > x0, marked[0] < x0 + 20, marked[1]]).toEqual([true, true, axis]);
      expect([atHead[0] < x1, atHead[0] > x1 - 20, atHead[1]]).toEqual([true, true, axis]);
      const last = scene.model.hops[hop]!.waitingAt(TIME) - 0.5;
      expect(waited).toEqual([expect.closeTo(x1 - ((x1 - x0) * last) / scene.slots[hop]!, 6), axis]);
    }
    expect(ringOf({ hop: 7, fate: 'lost' }).place).toBeNull();
  });
});

test('of a queue whose room has been made smaller all are in view who still wait, then as many as it holds', () => {
  const shrunk = observedRun({
    traffic: [{ kind: 'cbr', wave: 'constant', high: 9e6 }],
    events: [{ at: 10, do: 'queue', hop: 0, limit: 10 }],
  });
  const [before, at, after] = [9.9, 10.001, 12].map((time) => {
    const { scene, words } = drawn(shrunk, { time });
    return { slots: scene.slots[0]!, waiting: scene.model.hops[0]!.waitingAt(time), text: words.join(' ') };
  });
  expect(before!.slots).toBe(40);
  expect(before!.text).toContain('holds 40 packets');
  expect(at!.waiting).toBeGreaterThan(30);
  expect(at!.slots).toBe(at!.waiting);
  expect(after!.waiting).toBeGreaterThan(5);
  expect(after!.slots).toBe(10);
  expect(after!.text).toContain('holds 10 packets');
});
