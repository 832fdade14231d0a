/** Films, on a screen of columns: each holds what was drawn there last, so that what was kept is held against what is drawn anew. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Films, type Frame } from '../../src/charts/film.ts';
import type { Context } from '../../src/charts/canvas.ts';

type Column = string | null;

class Columns {
  readonly canvas: { width: number; height: number };
  columns: Column[];
  strokeStyle = '';
  globalCompositeOperation = 'source-over';
  private moved = 0;
  private scaled = 1;
  private box: [number, number] = [0, Infinity];
  private clipped: [number, number] = [0, Infinity];
  private kept: [number, number, [number, number]][] = [];
  constructor(width: number, height = 1) {
    this.canvas = Object.assign({ width, height }, { getContext: () => this });
    this.columns = Array.from({ length: width }, () => null);
  }
  setTransform(a: number, _b: number, _c: number, _d: number, e: number): void {
    [this.scaled, this.moved] = [a, e];
  }
  save(): void {
    this.kept.push([this.scaled, this.moved, this.clipped]);
  }
  restore(): void {
    [this.scaled, this.moved, this.clipped] = this.kept.pop()!;
  }
  beginPath(): void {}
  rect(x: number, _y: number, width: number): void {
    this.box = [x, x + width];
  }
  clip(): void {
    this.clipped = this.box;
  }
  clearRect(x: number, _y: number, width: number): void {
    this.columns.fill(null, Math.max(0, x), Math.max(0, x + width));
  }
  /** A mark in the column of a place. */
  mark(x: number, what: string): void {
    const column = Math.floor(x * this.scaled + this.moved);
    const [from, to] = this.clipped;
    if (column >= Math.max(0, from) && column < Math.min(this.columns.length, to)) this.columns[column] = what;
  }
  drawImage(from: { getContext(): Columns }, ...at: number[]): void {
    const [sx, width, dx] = at.length > 2 ? [at[0]!, at[2]!, at[4]!] : [0, this.columns.length, at[0]!];
    const taken = from.getContext().columns.slice(sx, sx + width);
    if (this.globalCompositeOperation === 'copy') this.columns.fill(null);
    taken.forEach((column, index) => {
      if (dx + index >= 0 && dx + index < this.columns.length) this.columns[dx + index] = column;
    });
  }
}

/** Canvases of films. */
const made: { getContext(): Columns; oncontextrestored?(): void }[] = [];

beforeAll(() => {
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      constructor(width: number, height: number) {
        const { canvas } = new Columns(width, height);
        made.push(canvas as unknown as (typeof made)[number]);
        return canvas;
      }
    },
  );
});

const PER_SECOND = 20;
const LEFT = 10;
const WIDTH = 300;
const PERIOD = 0.1;

/** Shows a run up to `now` whose right edge is `to`, s. @returns the columns on the screen, and how many samples were drawn */
function show(films: Films, to: number, now: number, density: number, key = ''): { seen: Column[]; samples: number } {
  const screen = new Columns((LEFT + WIDTH) * density);
  const frame: Frame = {
    ...{ left: LEFT, right: LEFT + WIDTH, top: 0, bottom: 10, perSecond: PER_SECOND },
    origin: LEFT + WIDTH - to * PER_SECOND,
  };
  let samples = 0;
  films.draw(screen as unknown as Context, 'row', key, frame, density, (context, from, place) => {
    const last = Math.floor(now / PERIOD);
    for (let sample = Math.max(0, Math.floor(from / PERIOD)); sample <= last; sample++, samples++)
      (context as unknown as Columns).mark(place(sample * PERIOD), `${key}${sample}`);
    return last * PERIOD;
  });
  return { seen: screen.columns, samples };
}

/** Where each sample is seen, px of the screen. */
const placesOf = (seen: Column[]): [string, number][] =>
  seen.flatMap((what, column): [string, number][] => (what === null ? [] : [[what, column]]));

describe.each([1, 1.5, 2])('at %s px of the screen to a px of the drawing', (density) => {
  test('every sample in view stands within a px of its place, however the view has moved, and none beside', () => {
    const films = new Films();
    let at = 2;
    const steps = [0.013, 0.4, 0.07, 3, 0.2, 0.001, 9, 0.5, 40, 0.3, -0.2, 0.1, -30, 0.05, 0.6, 5];
    for (const by of [...steps, ...steps, ...steps]) {
      at = Math.max(0.5, at + by);
      const { seen } = show(films, at, at, density);
      const found = placesOf(seen);
      for (const [what, column] of found) {
        const exact = (LEFT + WIDTH - (at - Number(what) * PERIOD) * PER_SECOND) * density;
        expect(Math.abs(column + 0.5 - exact)).toBeLessThan(1);
      }
      const oldest = Math.max(0, Math.ceil((at - WIDTH / PER_SECOND) / PERIOD + 1));
      expect(found.map(([what]) => Number(what))).toEqual(
        expect.arrayContaining(Array.from({ length: Math.floor(at / PERIOD) - oldest }, (_, index) => oldest + index)),
      );
    }
  });

  test('of a view that moves on only the right end is drawn, and what one drawn anew shows', () => {
    const films = new Films();
    const drawn: number[] = [];
    for (let now = 20; now < 60; now += 0.07) {
      const kept = show(films, now, now, density);
      expect(kept.seen).toEqual(show(new Films(), now, now, density).seen);
      drawn.push(kept.samples);
    }
    // Each of the two films once as a whole.
    expect(drawn.filter((samples) => samples > 12)).toHaveLength(2);
  });
});

test('what is drawn by something else is drawn anew, and so is all after a clear', () => {
  const films = new Films();
  show(films, 20, 20, 1);
  expect(placesOf(show(films, 20, 20, 1, 'b').seen).every(([what]) => what.startsWith('b'))).toBe(true);
  films.clear();
  expect(show(films, 20, 20, 1, 'b').samples).toBeGreaterThan(100);
});

test('a film whose canvas the browser has lost and given back is drawn anew', () => {
  const films = new Films();
  const before = show(films, 20, 20, 1);
  for (const canvas of made) {
    canvas.getContext().columns.fill(null);
    canvas.oncontextrestored?.();
  }
  expect(show(films, 20, 20, 1)).toEqual(before);
});
