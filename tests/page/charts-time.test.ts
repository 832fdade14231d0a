import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TimeView } from '../../src/charts/time-view.ts';
import { fillTrace, Trace } from '../../src/charts/trace.ts';
import { Column } from '../../src/run/column.ts';

const DURATION = 300;

/** A view advanced to each time in turn, 40 s wide unless said. */
function seen(
  times: readonly { now: number; known: number }[],
  window: number | null = 40,
  zoom: [number, number] | null = null,
): TimeView {
  const view = new TimeView();
  for (const { now, known } of times) view.update(now, known, window, zoom, DURATION);
  return view;
}

/** A run followed up to `time` in steps of 0.1 s. */
const followed = (time: number): { now: number; known: number }[] =>
  Array.from({ length: Math.round(10 * time) + 1 }, (_, step) => ({ now: step / 10, known: step / 10 + 0.2 }));

describe('the stretch of time in view', () => {
  test('while the run is followed, now is the right edge', () => {
    const view = seen(followed(57.3));
    expect([view.from, view.to]).toEqual([57.3 - 40, 57.3]);
  });

  test('gone back within the window, the window stays and now moves in it', () => {
    const view = seen([...followed(100), { now: 80, known: 100.2 }, { now: 65, known: 100.2 }]);
    expect([view.from, view.to]).toEqual([60, 100]);
  });

  test('played on from there, now comes to the right edge and pushes the window on from where it was', () => {
    const again = Array.from({ length: 300 }, (_, step) => ({ now: 80 + step / 10, known: 150 }));
    const view = seen([...followed(100), ...again]);
    expect(view.to).toBeCloseTo(109.9, 9);
    expect(view.to - view.from).toBeCloseTo(40, 9);
  });

  test('gone back beyond the window, it is turned like a page: now lies in it, with some of what came after', () => {
    const view = seen([...followed(100), { now: 30, known: 100.2 }]);
    expect([view.from, view.to]).toEqual([0, 40]);
    const jump = seen([...followed(20), { now: 150, known: 250 }]);
    expect([jump.from, jump.to]).toEqual([120, 160]);
  });

  test('the beginning of a known run fills the window; no part of it lies before 0', () => {
    const view = seen([...followed(100), { now: 0, known: 100.2 }]);
    expect([view.from, view.to]).toEqual([0, 40]);
  });

  test('another run begins at the right edge, while the same run gone on differently keeps its window', () => {
    const other = seen([...followed(100), { now: 0, known: 0 }]);
    expect(other.to).toBe(0);
    const forked = seen([...followed(100), { now: 80, known: 100.2 }, { now: 80, known: 80 }]);
    expect([forked.from, forked.to]).toEqual([60, 100]);
  });

  test('a stretch zoomed into stands still at every time on show, and the whole run is from 0 to its end', () => {
    const zoomed = seen([...followed(100), { now: 20, known: 100.2 }], 40, [52, 53]);
    expect([zoomed.from, zoomed.to]).toEqual([52, 53]);
    const whole = seen(followed(100), null);
    expect([whole.from, whole.to]).toEqual([0, DURATION]);
  });

  test('wherever the reader goes, now is in view, and the window is as wide as was asked', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.double({ min: 0, max: DURATION, noNaN: true }),
            fc.double({ min: 0, max: DURATION, noNaN: true }),
          ),
          { minLength: 1, maxLength: 30 },
        ),
        fc.constantFrom(10, 40, 120),
        (moves, window) => {
          const view = seen(
            moves.map(([a, b]) => ({ now: Math.min(a, b), known: Math.max(a, b) })),
            window,
          );
          const [a, b] = moves.at(-1)!;
          const now = Math.min(a, b);
          expect(view.to - view.from).toBeCloseTo(window, 9);
          expect(now).toBeGreaterThanOrEqual(view.from - 1e-9);
          expect(now).toBeLessThanOrEqual(view.to + 1e-9);
        },
      ),
    );
  });
});

describe('points kept from frame to frame', () => {
  test('a trace of a column that grows is the trace of the same column read at once, after any drawing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -10, max: 10, noNaN: true }), { minLength: 2, maxLength: 300 }),
        fc.integer({ min: 2, max: 40 }),
        fc.array(fc.tuple(fc.nat(300), fc.nat(300)), { minLength: 1, maxLength: 8 }),
        (list, bucket, draws) => {
          const growing = new Column();
          draws.forEach(([a, b], draw) => {
            const until = Math.ceil((list.length * (draw + 1)) / draws.length);
            while (growing.length < until) growing.push(list[growing.length]!);
            const [from, to] = [Math.min(a, b, growing.length - 1), Math.max(a, b)];
            const fresh = new Column();
            for (let index = 0; index < growing.length; index++) fresh.push(list[index]!);
            const [kept, again] = [
              fillTrace(new Trace(), growing, from, to, bucket),
              fillTrace(new Trace(), fresh, from, to, bucket),
            ];
            expect([...kept.x.slice(0, kept.length)]).toEqual([...again.x.slice(0, again.length)]);
            expect([...kept.y.slice(0, kept.length)]).toEqual([...again.y.slice(0, again.length)]);
            // Nothing beyond the last sample asked for.
            if (kept.length > 0) expect(kept.x[kept.length - 1]).toBeLessThanOrEqual(to);
          });
        },
      ),
    );
  });
});
