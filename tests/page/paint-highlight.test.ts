/** The ring about a packet that a line speaks of stands where this became of it: each fate has its place at each hop. */
import { beforeAll, expect, test } from 'vitest';
import { FATES, type Fate } from '../../workers/engine/network/fates.ts';
import { drawnStage } from './support/drawn-stage.ts';
import { stubBrowser } from './support/fake-canvas.ts';
import { observedRun } from './support/observed-run.ts';

beforeAll(stubBrowser);

type Across = 'before the mouth' | 'in front' | 'tail' | 'head';
type Up = 'below' | 'axis' | 'low-latency' | 'classic';

/** A packet is lost before the queue, dropped into the tray below it, marked as it comes or as it leaves; of two queues the low-latency one is above. */
const PLACES: Record<Exclude<Fate, 'waited'>, [Across, Up]> = {
  'dropped, queue full': ['in front', 'below'],
  'dropped early': ['in front', 'below'],
  'dropped at the head': ['head', 'below'],
  lost: ['before the mouth', 'axis'],
  marked: ['tail', 'axis'],
  'marked at the head': ['head', 'axis'],
  'ACK dropped': ['in front', 'below'],
  'pushed out': ['in front', 'below'],
  'marked for its wait': ['head', 'low-latency'],
  'marked by the coupling': ['head', 'low-latency'],
  'marked by PI2': ['head', 'classic'],
  'dropped by PI2': ['head', 'below'],
  'dropped in overload': ['head', 'below'],
  'ACK marked': ['in front', 'below'],
  'made room at the head': ['head', 'below'],
  'lost by a change': ['before the mouth', 'axis'],
  'marked by a change': ['tail', 'axis'],
};

const run = observedRun({
  duration: 6,
  path: [
    { rate: 5e6, delay: 0.02, queue: { kind: 'droptail', limit: 40 } },
    { rate: 4e6, delay: 0.02, queue: { kind: 'dualpi2', limit: 40 } },
  ],
});

test.each(FATES.filter((fate): fate is keyof typeof PLACES => fate !== 'waited'))('%s', (fate) => {
  for (const hop of [0, 1]) {
    const { drawing, layout } = drawnStage(run, { time: 4, highlight: { flow: 3, time: 4, at: { hop, fate } } });
    const ring = drawing.rings.find(({ radius }) => radius === 13 * layout.z)!;
    const { mouth, x0, x1 } = layout.boxes[hop]!;
    const { axis, half } = layout;
    const across: Across =
      ring.x > x1 - 20 && ring.x < x1
        ? 'head'
        : ring.x > x0 && ring.x < x0 + 20
          ? 'tail'
          : ring.x < mouth
            ? 'before the mouth'
            : 'in front';
    const up: Up =
      ring.y > axis + half ? 'below' : ring.y === axis ? 'axis' : ring.y < axis ? 'low-latency' : 'classic';
    expect([across, up]).toEqual(PLACES[fate]);
    expect(ring.x).toBeLessThan(x1);
    expect(Math.abs(ring.x - (across === 'head' ? x1 : x0))).toBeLessThan(60);
  }
});
