import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FRAME_MS, FrameLoop } from '../../src/charts/loop.ts';

let frames: FrameRequestCallback[];
let wall: number;
let painted: string[];

/** A painter that takes so many ms and wants no other frame. */
function painter(name: string, ms: number): () => boolean {
  return () => {
    painted.push(name);
    wall += ms;
    return false;
  };
}

/** Let one animation frame come; what was painted in it. */
function frame(): string {
  painted = [];
  for (const run of frames.splice(0)) run(wall);
  return painted.join(' ');
}

beforeEach(() => {
  [frames, wall, painted] = [[], 0, []];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal('performance', { now: () => wall });
});

describe('an animation frame', () => {
  test('that was asked for twice paints everything once, and none follows', () => {
    const loop = new FrameLoop();
    for (const name of ['stage', 'charts', 'overview']) loop.add(painter(name, 1));
    loop.request();
    expect(frame()).toBe('stage charts overview');
    expect(frames).toEqual([]);
  });

  test('is followed by another as long as a painter wants one', () => {
    const loop = new FrameLoop();
    let left = 2;
    loop.add(() => left-- > 0);
    for (const wanted of [1, 1, 0]) {
      frame();
      expect(frames).toHaveLength(wanted);
    }
  });

  test('that has taken long leaves the rest to the next one, which begins with it', () => {
    const loop = new FrameLoop();
    loop.add(painter('stage', FRAME_MS + 1));
    loop.add(painter('charts', FRAME_MS + 1));
    loop.add(painter('overview', 1));
    expect([frame(), frame(), frame()]).toEqual(['stage', 'charts', 'overview']);
    expect(frames).toEqual([]);
    loop.request();
    frame();
    loop.request();
    expect([frame(), frame(), frame()]).toEqual(['charts', 'overview stage', '']);
  });

  test('paints nothing that was taken out meanwhile', () => {
    const loop = new FrameLoop();
    const remove: (() => void)[] = [];
    loop.add(() => {
      for (const each of remove) each();
      return true;
    });
    remove.push(loop.add(painter('gone', 1)));
    expect([frame(), frame()]).toEqual(['', '']);
  });
});
