import { beforeAll, expect, test, vi } from 'vitest';
import { DropLog } from '../../src/run/packet-store.ts';
import type { Player } from '../../src/player/player.ts';
import { bufferbloat } from '../../src/scenes/list/bufferbloat.ts';
import { sceneScenario } from '../../src/scenes/index.ts';
import { StagePainter } from '../../src/stage/painter.ts';
import { pick } from '../../src/stage/pick.ts';
import { fakeCanvas, stubBrowser } from './support/fake-canvas.ts';
import { goOn, observedRun } from './support/observed-run.ts';

beforeAll(stubBrowser);

type Shown = Parameters<StagePainter['draw']>[0];

/** A painter with a canvas for what moves and one upon it; `draw` says how many words it drew upon it. */
function stage(speed: number | null) {
  const run = observedRun({});
  goOn(run, 12);
  const { wiring } = run.simulation;
  const [lower, upper] = [fakeCanvas(), fakeCanvas()];
  const painter = new StagePainter(lower.canvas, upper.canvas);
  const written = vi.spyOn(upper.canvas.getContext('2d')!, 'fillText');
  const numbers = { queue: 3 };
  let waiting: number | null = null;
  let outdated = (_displayed: number): boolean => expect.fail('nothing was drawn');
  const draw = (
    time: number,
    wallMs: number,
    change: Partial<Player['state']> = {},
    calm = false,
    [wide, high] = [1084, 254],
  ): number => {
    const shown = {
      run: { series: run.series, packets: run.packets, drops: new DropLog(), wiring },
      time,
      state: { playing: true, speed, pointed: null, highlight: null, hop: 0, numbers, ...change },
    };
    written.mockClear();
    painter.draw(shown as unknown as Shown, wide, high, 1, calm, wallMs);
    waiting = painter.waitingAt(0, shown as unknown as Shown);
    outdated = (displayed) => painter.isOutdated(displayed, 0, shown as unknown as Shown);
    return written.mock.calls.length;
  };
  return { lower, upper, draw, painter, waiting: () => waiting, outdated: (displayed: number) => outdated(displayed) };
}

test('words stand upon what moves, and in one drawing with it where there is no canvas upon it', () => {
  const { lower, upper, draw } = stage(5);
  expect(draw(10, 1_000, { playing: false })).toBeGreaterThan(10);
  const said = upper.drawing.words.map(({ text }) => text);
  expect(said.join(' ')).toMatch(/5\sMbit\/s.*\swaiting|\swaiting.* 5\sMbit\/s/);
  expect(lower.drawing.boxes.length).toBeGreaterThan(0);
  expect(lower.drawing.words.filter(({ text }) => said.includes(text))).toEqual([]);
});

test('the first picture of a painter is that of one that has drawn before, of packets and of rates', () => {
  for (const playing of [false, true]) {
    const { lower, draw } = stage(playing ? 0.01 : 5);
    draw(10, 1_000, { playing });
    const first = structuredClone(lower.drawing);
    for (const [time, wallMs] of [
      [11, 3_000],
      [10, 5_000],
    ] as const)
      draw(time, wallMs, { playing });
    expect(lower.drawing.boxes.length).toBeGreaterThan(0);
    expect(first).toEqual(lower.drawing);
  }
});

test('where less motion is wanted a run that plays is a still every half second; one at rest is drawn at once', () => {
  const { draw } = stage(1);
  const still = (time: number, wallMs: number, playing: boolean): boolean => draw(time, wallMs, { playing }, true) > 0;
  expect([still(5, 1_000, true), still(5.4, 1_499, true), still(5.5, 1_500, true)]).toEqual([true, false, true]);
  expect([still(6, 1_600, false), still(6.1, 1_700, true), still(6.2, 2_100, true)]).toEqual([true, false, true]);
});

test.each([
  [0, 254],
  [1084, 0],
])('a stage of %d by %d px is not drawn', (...size) => {
  const { draw } = stage(1);
  expect(draw(5, 1_000, { playing: false }, false, size)).toBe(0);
  expect(draw(5, 1_100, { playing: false })).toBeGreaterThan(10);
});

test('while rates are drawn, words are renewed with the page’s numbers, in the frame after them', () => {
  const { draw } = stage(5);
  for (const wallMs of [1_000, 1_300]) draw(10, wallMs);
  expect(draw(11, 1_317)).toBe(0);
  const numbers = { queue: 7 } as Player['state']['numbers'];
  expect(draw(11.1, 1_400, { numbers })).toBe(0);
  expect(draw(11.2, 1_417, { numbers })).toBeGreaterThan(10);
  expect(draw(11.3, 1_433, { numbers })).toBe(0);
});

test('while rates are drawn, a queue is as long as its words say, at every moment', () => {
  const { draw, lower, upper, painter } = stage(5);
  for (const wallMs of [1_000, 1_300]) draw(10, wallMs);
  let numbers = { queue: 3 } as Player['state']['numbers'];
  for (let frame = 0; frame < 60; frame++) {
    // The page renews its numbers now and then, between two frames of the stage.
    if (frame % 7 === 3) numbers = { queue: frame % 40 } as Player['state']['numbers'];
    draw(10 + 0.08 * frame, 1_400 + 16 * frame, { numbers });
    const said = upper.drawing.words.map(({ text }) => /^(\d+)\u00a0waiting$/.exec(text)?.[1]).find(Boolean);
    const { x0, x1 } = painter.lanes[0]!.boxes[0]!;
    const drawn = lower.drawing.boxes.filter(
      ({ x, width }) => x >= x0 - 0.01 && Math.abs(x + width - x1) < 0.01 && width < x1 - x0 - 1,
    );
    const length = Math.max(0, ...drawn.map(({ width }) => width));
    expect((length / (x1 - x0)) * painter.scene!.slots[0]!).toBeCloseTo(Number(said), 6);
  }
});

test('while packets are seen one by one, words go with them, but not sooner than they can be read: after 50 ms', () => {
  const { draw } = stage(0.02);
  for (const wallMs of [1_000, 1_300]) draw(10, wallMs);
  // 5 Mbit/s are a packet each 1.6 ms: within 12 ms others wait.
  expect(draw(10.01, 1_340)).toBe(0);
  expect(draw(10.012, 1_352)).toBeGreaterThan(10);
});

test('packets fade into rates within 200 ms of frames, however long the stage has rested before', () => {
  const { draw, painter } = stage(5);
  draw(10, 1_000, { playing: false });
  draw(10.1, 60_000);
  expect([painter.scene!.packets, painter.isOfRates]).toEqual([0.5, false]);
  draw(10.2, 60_050);
  expect(painter.scene!.packets).toBeCloseTo(0.25, 9);
  draw(10.3, 60_100);
  expect([painter.scene!.packets, painter.isOfRates]).toEqual([0, true]);
});

test('a number of waiting packets is outdated where it is off by more than a tenth of the queue in view', () => {
  const { draw, painter, waiting, outdated } = stage(5);
  draw(10, 1_000, { playing: false });
  const apart = 0.1 * painter.scene!.slots[0]!;
  const off = [-apart - 1e-6, -apart, 0, apart, apart + 1e-6];
  expect(off.map((by) => outdated(waiting()! + by))).toEqual([true, false, false, false, true]);
});

test('at rest, words are of the time on show', () => {
  const { draw } = stage(5);
  draw(10, 1_000, { playing: false });
  expect(draw(10.001, 1_001, { playing: false })).toBeGreaterThan(10);
});

test('as fast as the engine goes, samples say how many wait and no packet is followed; at rest each packet is known at once', () => {
  const { draw, waiting } = stage(null);
  // Packets fade into rates first.
  draw(10, 1_000);
  expect(waiting()).not.toBeNull();
  for (const wallMs of [1_100, 1_200, 1_300]) draw(10.5, wallMs);
  expect(waiting()).toBeNull();
  draw(11, 1_320, { playing: false });
  expect(waiting()).not.toBeNull();
});

test('of links side by side each lane says its own name, how many wait and what was dropped, within the stage', () => {
  const run = observedRun(sceneScenario(bufferbloat, bufferbloat.scenario));
  goOn(run, 8);
  const { canvas, drawing } = fakeCanvas();
  const painter = new StagePainter(canvas);
  const shown = {
    run: { series: run.series, packets: run.packets, drops: new DropLog(), wiring: run.simulation.wiring },
    time: 7.5,
    state: { playing: false, speed: 2, pointed: null, highlight: null, hop: 3, numbers: { queue: 3 } },
  } as unknown as Shown;
  painter.draw(shown, 1010, 177, 1, false, 1_000);
  const words = drawing.words.map(({ text, y }) => ({ text: text.replaceAll('\u00a0', ' '), y }));
  const lanes = painter.lanes.map(({ top, height }) =>
    words.filter(({ y }) => y > top && y <= top + height).map(({ text }) => text),
  );
  expect(lanes.map((lane) => lane.filter((text) => /^TCP behind|3 Mbit|waiting|dropped/.test(text)).length)).toEqual([
    4, 4, 4, 4,
  ]);
  [5, 20, 100, 1000].forEach((limit, at) => expect(lanes[at]).toContain(`TCP behind ${limit}`));
  expect(words.every(({ y }) => y <= 177)).toBe(true);
  // What is pointed at in the last lane is its flow.
  const { axis, top, xS } = painter.lanes[3]!;
  expect(pick(painter.scene!, xS, top + axis).flow).toBe(3);
  expect(pick(painter.scene!, xS, painter.lanes[0]!.axis).flow).toBe(0);
  // While rates are drawn, as many wait at the bottleneck in view as the charts display, at each other as its packets tell.
  const moving = {
    ...shown,
    state: { ...shown.state, playing: true, speed: 20, numbers: { queue: 777 } },
  } as unknown as Shown;
  const other = fakeCanvas();
  const mover = new StagePainter(other.canvas);
  // Packets fade into rates first.
  for (const wallMs of [1_000, 1_300]) mover.draw(moving, 1010, 177, 1, false, wallMs);
  const told = other.drawing.words.flatMap(({ text }) => /^(.*)\u00a0waiting$/.exec(text)?.[1] ?? []);
  expect(told).toEqual([...[0, 1, 2].map((at) => String(painter.waitingAt(at, shown))), '777']);
});
