import { describe, expect, test, vi } from 'vitest';
import { endpointOf } from '../../workers/engine/network/packet-records.ts';
import type { RunHandle } from '../../src/run/run-handle.ts';
import type { RunSeries } from '../../src/run/series.ts';
import { along } from '../../src/stage/curve.ts';
import { lanesOf } from '../../src/stage/lanes.ts';
import { layoutOf } from '../../src/stage/layout.ts';
import { StageModel } from '../../src/stage/model.ts';
import { StageInteraction } from '../../src/panels/stage-interaction.ts';
import type { Player } from '../../src/player/player.ts';
import type { StagePainter } from '../../src/stage/painter.ts';
import { pick } from '../../src/stage/pick.ts';
import { oneByOne } from '../../src/stage/regime.ts';
import { Readings, type StageScene } from '../../src/stage/scene.ts';
import { SlotsInView } from '../../src/stage/slots.ts';
import { handMade } from '../scenes/support/hand-made.ts';
import { scenarioWith } from '../support/scenario.ts';
import { goOn, observedRun } from './support/observed-run.ts';

const hop = (limit = 30) => ({ rate: 5e6, delay: 0.01, queue: { kind: 'droptail', limit } });
const tcp = (id: string, more: object = {}) => ({ id, scheme: { kind: 'tcp' }, ...more });
const scenario = (fields: object) => scenarioWith({ duration: 20, path: [hop()], flows: [tcp('tcp')], ...fields });

const NETWORKS: [string, ReturnType<typeof scenario>][] = [
  ['one flow', scenario({})],
  [
    'four flows and a source',
    scenario({ flows: [tcp('a', { count: 4 })], traffic: [{ kind: 'cbr', wave: 'constant', high: 1e6 }] }),
  ],
  ['sixty-four flows', scenario({ flows: [tcp('a', { count: 32 }), tcp('b', { count: 32 })] })],
  [
    'three bottlenecks with a flow across each',
    scenario({
      path: [hop(), hop(), hop()],
      flows: [tcp('all'), ...[0, 1, 2].map((at) => tcp(`only ${at}`, { enter: at, leave: at }))],
    }),
  ],
  ['ten bottlenecks', scenario({ path: Array.from({ length: 10 }, () => hop()) })],
];
const SIZES: [number, number, number][] = [
  [1084, 254, 1],
  [1520, 320, 1],
  [1792, 440, 1.85],
  [358, 212, 1],
  [328, 212, 1],
  [640, 138, 1],
];

describe.each(NETWORKS)('the stage of %s', (_, of) => {
  test.each(SIZES)('has a place on the plate for everybody at %i by %i px, scale %f', (width, height, z) => {
    const { actors, boxes, labels } = layoutOf(of, 0, width, height, z);
    expect(labels.length).toBeGreaterThan(0);
    for (const { group, flow, first, x, y, xEnd, yEnd } of actors) {
      // On a phone there is one hop of several, and those who cross it.
      const { enter, leave } = group < 0 ? of.traffic[flow]! : of.flows[group]!;
      expect(first >= 0).toBe(boxes.some(({ hop: shown }) => enter <= shown && shown <= leave));
      if (first < 0) continue;
      for (const [px, py] of group < 0
        ? [[x, y]]
        : [
            [x, y],
            [xEnd, yEnd],
          ]) {
        expect(px).toBeGreaterThan(0);
        expect(px).toBeLessThan(width);
        expect(py).toBeGreaterThan(0);
        expect(py).toBeLessThan(height);
      }
    }
    let before = 0;
    for (const { mouth, x0, x1, x2 } of boxes) {
      for (const [left, right] of [
        [before, mouth],
        [mouth, x0],
        [x0, x1],
        [x1, x2],
        [x2, width],
      ])
        expect(left).toBeLessThan(right!);
      before = x2;
    }
  });

  test('a packet leaves its sender, moves on at every moment, and arrives in front of its queue', () => {
    const { actors, boxes } = layoutOf(of, 0, 1084, 254, 1);
    const point = new Float64Array(4);
    for (const { way, first, x, y } of actors) {
      along(way, 0, point);
      expect(Math.hypot(point[0]! - x, point[1]! - y)).toBeLessThan(10);
      for (let u = 0.05, last = point[0]!; u <= 1; u += 0.05) {
        along(way, u, point);
        expect(point[0]).toBeGreaterThan(last);
        expect(Math.hypot(point[2]!, point[3]!)).toBeCloseTo(1, 9);
        last = point[0]!;
      }
      along(way, 1, point);
      expect(point[0]).toBeCloseTo(boxes[first]!.x0, 6);
    }
  });
});

test('of a path too long for the plate the hop in view is drawn', () => {
  const { boxes } = layoutOf(NETWORKS[4]![1], 7, 1084, 254, 1);
  expect(boxes.map((box) => box.hop)).toEqual([7]);
});

describe('links side by side', () => {
  const beside = (count: number, fields: object = {}) =>
    scenario({
      path: Array.from({ length: count }, () => hop()),
      flows: Array.from({ length: count }, (_, at) => tcp(`only ${at}`, { enter: at, leave: at })),
      ...fields,
    });

  test.each([
    [1084, 177, 1],
    [1084, 150, 1],
    [358, 212, 1],
    [1792, 440, 1.85],
  ])('have a lane each from the top down at %i by %i px, with their own flow and its ACKs', (width, height, scale) => {
    const lanes = lanesOf(beside(4), 0, width, height, scale);
    expect(lanes.map(({ boxes }) => boxes.map((box) => box.hop))).toEqual([[0], [1], [2], [3]]);
    lanes.forEach((lane, at) => {
      expect(lane.top).toBeCloseTo((at * height) / 4, 9);
      const there = lane.actors.filter(({ first }) => first >= 0);
      expect(there.map(({ group }) => group)).toEqual([at]);
      expect(lane.axis - lane.half).toBeGreaterThan(0);
      expect(lane.axis + lane.half).toBeLessThan(lane.height);
      if (lane.rail !== null) expect(lane.rail).toBeLessThan(lane.axis - lane.pipe - lane.font);
      for (const { y, yEnd } of there) expect([y, yEnd]).toEqual([lane.axis, lane.axis]);
    });
  });

  test('have their sources in a row behind their flows, over none of them', () => {
    const sources = [0, 0, 1, 1].map((at) => ({ kind: 'cbr', high: 1e5, enter: at, leave: at }));
    const lanes = lanesOf(beside(2, { traffic: sources }), 0, 1084, 177, 1);
    lanes.forEach((lane) => {
      const ys = lane.actors.filter(({ first }) => first >= 0).map(({ y }) => y);
      expect(ys).toHaveLength(3);
      ys.slice(1).forEach((y, index) => expect(y - ys[index]!).toBeGreaterThan(14));
      expect(ys.at(-1)!).toBeLessThan(lane.height);
    });
  });

  test('of which not all have room are as many as have, with the hop in view', () => {
    const hops = (hopInView: number) => lanesOf(beside(9), hopInView, 1084, 150, 1).map(({ boxes }) => boxes[0]!.hop);
    expect(hops(0)).toEqual([0, 1, 2, 3]);
    expect(hops(6)).toEqual([3, 4, 5, 6]);
    expect(hops(8)).toEqual([5, 6, 7, 8]);
  });

  test('are none where one flow crosses two hops, and a chain stays one picture', () => {
    const through = beside(3, {
      flows: [tcp('all'), ...[0, 1, 2].map((at) => tcp(`only ${at}`, { enter: at, leave: at }))],
    });
    expect(lanesOf(through, 0, 1084, 177, 1)).toHaveLength(1);
    expect(lanesOf(through, 0, 1084, 177, 1)[0]!.boxes).toHaveLength(3);
    expect(lanesOf(scenario({}), 0, 1084, 177, 1)).toHaveLength(1);
  });
});

test('flows that go the other way have no place on the stage, and are counted', () => {
  const both = scenario({
    reverse: [hop()],
    flows: [tcp('there', { count: 2 }), tcp('back', { count: 3, direction: 'reverse' })],
  });
  const { actors, flows, reverse } = layoutOf(both, 0, 1084, 254, 1);
  expect([flows, reverse]).toEqual([2, 3]);
  expect(actors.map(({ first }) => first)).toEqual([0, 0, -1, -1, -1]);
});

describe('what is in view of a queue', () => {
  test('is all of it, if those who wait can be seen in that', () => {
    const run = observedRun({});
    goOn(run, 5);
    expect([...new SlotsInView().of(run.series, [40])]).toEqual([40]);
  });

  test('is as much of an endless one as has ever been filled, in round steps, and does not shrink', () => {
    const run = observedRun({ path: [{ rate: 5e6, delay: 0.02, queue: { kind: 'droptail', limit: 100_000 } }] });
    const slots = new SlotsInView();
    const seen: number[] = [];
    for (let time = 1; time <= 20; time++) {
      goOn(run, time);
      const [now] = slots.of(run.series, [100_000]);
      const fullest = Math.max(
        ...Array.from({ length: run.series.length }, (_, index) => run.series.hopColumn(0, 'queueMax').at(index)),
      );
      expect(now).toBeGreaterThanOrEqual(fullest);
      seen.push(now!);
    }
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen[0]).toBeGreaterThanOrEqual(50);
    expect(seen[0]).toBeLessThan(1_000);
  });

  test('of another run is as of the first one shown: every sample of it counts, from the first on, at every hop', () => {
    const endless = { kind: 'droptail', limit: 100_000 };
    const path = [
      { rate: 50e6, delay: 0.01, queue: endless },
      { rate: 5e6, delay: 0.01, queue: endless },
    ];
    const flows = [{ id: 'tcp', scheme: { kind: 'tcp' }, transport: { maxWindow: 60 } }];
    const long = observedRun({ path, flows });
    // Its queue is longest at the beginning.
    const early = observedRun({ path, flows, traffic: [{ kind: 'cbr', high: 40e6, stop: 1 }] });
    goOn(long, 19);
    goOn(early, 15);
    const alone = [long, early].map(({ series }) => [...new SlotsInView().of(series, [100_000, 100_000])]);
    expect(alone[1]![1]).toBeGreaterThan(2 * alone[0]![1]!);
    expect(alone[1]![1]).toBeGreaterThan(alone[1]![0]!);
    const slots = new SlotsInView();
    expect([long, early, long].map(({ series }) => [...slots.of(series, [100_000, 100_000])])).toEqual([
      alone[0],
      alone[1],
      alone[0],
    ]);
  });
});

test('the numbers on the stage are those of the last sample', () => {
  const run = observedRun({ traffic: [{ kind: 'cbr', wave: 'constant', high: 1e6 }] });
  goOn(run, 10);
  const readings = new Readings();
  readings.read(run.series, 9);
  const index = run.series.samples.indexAt(9);
  for (let flow = 0; flow < 5; flow++) {
    expect(readings.received[flow]).toBe(run.series.throughput[flow]!.at(index));
    expect(readings.window[flow]).toBe(run.series.flowColumn(flow, 'cwnd').at(index));
  }
  // In two samples of 0.1 s there are 25 packets of the stream, give or take one.
  expect(readings.sent[5]! / 1e6).toBeGreaterThan(0.95);
  expect(readings.sent[5]! / 1e6).toBeLessThan(1.05);
  readings.read(run.series, 0);
  expect([...readings.received, ...readings.sent]).toEqual(Array(12).fill(0));
});

test('what a flow sends in the first second counts its first sample, in packets of its group’s size', () => {
  const series = handMade([{ sent: [10, 20] }, {}, { sent: [10] }]);
  const readings = new Readings();
  const sentAt = (time: number): number[] => {
    readings.read(series, time);
    return [...readings.sent];
  };
  expect(sentAt(1)).toEqual([80_000, 0, 40_000]);
  expect(sentAt(2)).toEqual([160_000, 0, 40_000]);
});

test('flows that come to a link or leave it together do so evenly about its middle, however many go elsewhere', () => {
  const { actors, axis } = layoutOf(
    scenario({
      path: [hop(), hop()],
      flows: [tcp('through', { count: 2, leave: 1 }), tcp('out', { count: 2, leave: 0 })],
    }),
    ...([0, 1084, 254, 1] as const),
  );
  const middle = (ys: readonly number[]): number => ys.reduce((sum, y) => sum + y, 0) / ys.length;
  expect(middle(actors.map(({ way }) => way[7]!))).toBeCloseTo(axis, 6);
  const through = actors.filter(({ group }) => group === 0).map(({ wayOut }) => wayOut[1]!);
  expect(through[0]).toBeLessThan(axis);
  expect(middle(through)).toBeCloseTo(axis, 6);
});

test.each([
  [0, 20],
  [19, 50],
  [40, 50],
  [60, 100],
  [110, 200],
  [200, 500],
])('a long queue of which %i were filled shows %i slots: steps are 1, 2, 5, 10', (most, slots) => {
  const series = {
    scenario: scenario({ path: [{ rate: 1e5, delay: 0.01, queue: { kind: 'droptail', limit: 10_000 } }] }),
    length: 1,
    hopColumn: () => ({ at: () => most }),
  };
  expect(new SlotsInView().of(series as unknown as RunSeries, [10_000])).toEqual([slots]);
});

describe('under the pointer', () => {
  const run = observedRun({ traffic: [{ kind: 'cbr', wave: 'constant', high: 1e6 }] });
  goOn(run, 10);
  const model = new StageModel();
  const { wiring } = run.simulation;
  model.sync({ series: run.series, packets: run.packets, wiring });
  const passages = model.hops[0]!;
  const waits = (at: number): number => passages.arrivedBy(at) - passages.begunBy(at);
  let time = 5;
  while (waits(time) < 20) time += 0.001;
  const layout = layoutOf(run.scenario, 0, 1084, 254, 1);
  const scene = {
    layout,
    lanes: [layout],
    model,
    time,
    known: true,
    packets: 1,
    slots: [40],
    run: { series: run.series } as RunHandle,
  } as unknown as StageScene;
  const [box] = layout.boxes;

  test('a packet in the queue tells whose it is, counted from the gate', () => {
    const slot = (box!.x1 - box!.x0) / 40;
    for (let place = 0; place < 20; place++) {
      const endpoint = endpointOf(passages.codeOf(passages.begunBy(time) + place));
      expect(pick(scene, box!.x1 - (place + 0.5) * slot, layout.axis)).toEqual({
        flow: endpoint < 5 ? endpoint : -1,
        section: 'bottleneck',
      });
    }
    expect(pick(scene, box!.x0 + 1, layout.axis).flow).toBe(-1);
  });

  test('a packet on the link tells whose it is', () => {
    const inService = passages.begunBy(time) - 1;
    const x = box!.x1 + 2 + ((time - passages.startOf(inService)) / 0.02) * (box!.x2 - box!.x1) * 0.5;
    const endpoint = endpointOf(passages.codeOf(inService));
    expect(pick(scene, x, layout.axis)).toEqual({ flow: endpoint < 5 ? endpoint : -1, section: 'bottleneck' });
  });

  test('nodes and labels of flows lead to the flow, a source to the disturbance, the tray to the losses', () => {
    for (const actor of layout.actors.filter(({ group }) => group >= 0)) {
      expect(pick(scene, actor.x - 40, actor.y)).toEqual({ flow: actor.endpoint, section: null });
      expect(pick(scene, actor.xEnd + 40, actor.yEnd)).toEqual({ flow: actor.endpoint, section: null });
    }
    const source = layout.actors.find(({ group }) => group < 0)!;
    expect(pick(scene, source.x, source.y).section).toBe('disturbance');
    expect(pick(scene, box!.x0 + 40, layout.tray! - 4).section).toBe('losses');
  });

  test('a press on a part opens its section, also over a packet; a press on a flow observes it', () => {
    const canvas = Object.assign(new EventTarget(), { style: { cursor: '' } });
    const player = {
      series: run.series,
      point: vi.fn<(flow: object | null) => void>(),
      inspect: vi.fn<(flow: object | null) => void>(),
    };
    const show = vi.fn<(section: string) => void>();
    const interaction = new StageInteraction(
      player as unknown as Player,
      { scene, lanes: [layout] } as unknown as StagePainter,
      canvas as unknown as HTMLCanvasElement,
      show,
    );
    const send = (type: string, offsetX: number, offsetY: number): boolean =>
      canvas.dispatchEvent(Object.assign(new Event(type), { offsetX, offsetY }));
    const [flow] = layout.actors;
    const chosen = { group: run.scenario.flows[0]!.id, flow: 0 };
    send('pointermove', flow!.x - 40, flow!.y);
    expect([player.point.mock.lastCall![0], canvas.style.cursor]).toEqual([chosen, 'pointer']);
    send('click', flow!.x - 40, flow!.y);
    expect(player.inspect.mock.calls).toEqual([[chosen]]);
    expect(show).not.toHaveBeenCalled();
    const slot = (box!.x1 - box!.x0) / 40;
    send('click', box!.x1 - 0.5 * slot, layout.axis);
    expect(show.mock.calls).toEqual([['bottleneck']]);
    expect(player.inspect).toHaveBeenCalledOnce();
    send('pointerleave', 0, 0);
    expect(player.point.mock.lastCall).toEqual([null]);
    interaction.dispose();
    send('click', flow!.x - 40, flow!.y);
    expect(player.inspect).toHaveBeenCalledOnce();
  });
});

test('packets are drawn one by one where each takes nine tenths of a frame at the slowest link, rates where less', () => {
  // 8000 bits at 1 Mbit/s are 8 ms; at half of real time 16 ms, and a frame has 16.7.
  const network = scenario({ path: [hop(), { ...hop(), rate: 1e6 }, { ...hop(), rate: null }] });
  expect([0.5, 0.55, 0, null].map((speed) => oneByOne(network, speed))).toEqual([true, false, true, false]);
});

test('on a phone dropped packets do not lie on the way of a source that nobody slows down', () => {
  const source = { kind: 'cbr', wave: 'constant', high: 1e6 };
  const { boxes, actors } = layoutOf(scenario({ traffic: [source] }), 0, 366, 230, 1);
  const { t0, t1, mouth } = boxes[0]!;
  expect(actors.at(-1)!.way.length).toBeGreaterThan(0);
  expect(t0).toBeGreaterThan(mouth);
  expect(t1 - t0).toBeGreaterThan(50);
});
