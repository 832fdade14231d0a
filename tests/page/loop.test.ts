import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BUSY_MS, FrameLoop } from '../../src/run/frame-loop.ts';

/** Ms between two frames. */
const FRAME_MS = 16;

let wall = 0;
let next: ((wallMs: number) => void) | null = null;
/** What each frame did, in order. */
let frames: string[][] = [];

/** Frames that were asked for, at most `count`. */
function pass(count: number): void {
  for (; count > 0 && next; count--) {
    const run = next;
    next = null;
    frames.push([]);
    const begun = wall;
    run(wall);
    wall = begun + FRAME_MS;
  }
}

/** Something that takes `ms` of script each time. */
const taking = (name: string, ms: number) => (): boolean => {
  frames.at(-1)!.push(name);
  wall += ms;
  return true;
};

beforeEach(() => {
  [wall, next, frames] = [1_000, null, []];
  vi.stubGlobal('requestAnimationFrame', (run: (wallMs: number) => void) => ((next = run), 1));
});

const loopOf = (): FrameLoop =>
  new FrameLoop(
    (change) => change(),
    () => wall,
  );

describe('pictures in a frame', () => {
  test('where there is room, all of them are in every frame', () => {
    const loop = loopOf();
    loop.add(taking('run', 0.5));
    loop.addPicture(taking('network', 0.5));
    loop.addPicture(taking('charts', 1));
    pass(3);
    expect(frames).toEqual(Array(3).fill(['run', 'network', 'charts']));
  });

  test('where one takes more than the frame has, they take turns: no frame has two', () => {
    const loop = loopOf();
    loop.add(taking('run', 0.5));
    loop.addPicture(taking('network', BUSY_MS));
    loop.addPicture(taking('charts', BUSY_MS));
    pass(5);
    expect(frames.map((frame) => frame.slice(1))).toEqual([
      ['network'],
      ['charts'],
      ['network'],
      ['charts'],
      ['network'],
    ]);
  });

  test('where the run itself takes the frame, a picture comes when it has waited for 30 ms, and one at a time', () => {
    const loop = loopOf();
    loop.add(taking('run', BUSY_MS + 1));
    for (const name of ['network', 'charts', 'overview']) loop.addPicture(taking(name, 0.1));
    pass(10);
    const painted = frames.map((frame) => frame.slice(1));
    expect(painted.every((pictures) => pictures.length <= 1)).toBe(true);
    for (const name of ['network', 'charts', 'overview']) {
      const places = painted.flatMap((pictures, place) => (pictures.includes(name) ? [place] : []));
      expect(Math.max(...places.slice(1).map((place, index) => place - places[index]!))).toBeLessThanOrEqual(3);
    }
  });

  test('a frame in which the page’s tables are rendered is theirs', () => {
    // The tables are rendered when the change of the page's state is carried out.
    const loop = new FrameLoop(
      (change) => {
        change();
        if (frames.length === 2) taking('tables', BUSY_MS)();
      },
      () => wall,
    );
    loop.add(taking('run', 0.5));
    loop.addPicture(taking('charts', 0.5));
    pass(3);
    expect(frames).toEqual([
      ['run', 'charts'],
      ['run', 'tables'],
      ['run', 'charts'],
    ]);
  });

  test('one that may not wait, since packets move in it, is in every frame', () => {
    const loop = loopOf();
    loop.add(taking('run', BUSY_MS + 1));
    loop.addPicture(taking('charts', BUSY_MS));
    loop.addPicture(taking('packets', BUSY_MS), () => false);
    pass(6);
    expect(frames.every((frame) => frame.includes('packets'))).toBe(true);
    expect(frames.filter((frame) => frame.includes('charts')).length).toBeGreaterThanOrEqual(2);
  });

  test('one that waits is asked for again though nothing else moves; one taken out is not', () => {
    const loop = loopOf();
    let busy = true;
    loop.add(() => {
      wall += busy ? BUSY_MS : 0;
      return false;
    });
    const painted = vi.fn<() => boolean>(() => false);
    const remove = loop.addPicture(painted);
    pass(1);
    expect(painted).toHaveBeenCalledTimes(1);
    loop.request();
    pass(1);
    expect(painted).toHaveBeenCalledTimes(1);
    busy = false;
    pass(1);
    expect(painted).toHaveBeenCalledTimes(2);
    remove();
    loop.request();
    pass(2);
    expect(painted).toHaveBeenCalledTimes(2);
  });
});

test('of a frame the browser is asked once, however often the page asks before it comes, and once more after it', () => {
  const asked = vi.fn<(run: (wallMs: number) => void) => number>((run) => ((next = run), 1));
  vi.stubGlobal('requestAnimationFrame', asked);
  const loop = loopOf();
  const painted = vi.fn<() => boolean>(() => false);
  const remove = loop.add(painted);
  for (let again = 0; again < 3; again += 1) loop.request();
  expect(asked).toHaveBeenCalledTimes(1);
  pass(1);
  for (let again = 0; again < 3; again += 1) loop.request();
  expect([asked.mock.calls.length, painted.mock.calls.length]).toEqual([2, 1]);
  remove();
  pass(1);
  expect([asked.mock.calls.length, painted.mock.calls.length]).toEqual([2, 1]);
});
