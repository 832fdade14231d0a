/**
 * Throughput against delay as marks of a plane: a box an entry, its 95 % intervals wide and high, names where there is room, and
 * the hull. No drawing: the page and the file of the command line draw the same marks.
 */
import type { RaceColumn } from './columns.ts';
import { shortNumber } from './columns.ts';
import { say } from '../words/say.ts';
import type { Standing } from './standing.ts';

export interface PlaneSize {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Tick {
  at: number;
  text: string;
}

/** An entry. */
export interface PlaneMark {
  /** Its place in the race. */
  entry: number;
  name: string;
  x: number;
  y: number;
  box: { x: number; y: number; width: number; height: number };
  /** Where its name stands; null where there is no room. */
  label: { x: number; y: number; anchor: 'start' | 'end' | 'middle' } | null;
}

export interface Plane {
  x: { words: string; ticks: readonly Tick[] };
  y: { words: string; ticks: readonly Tick[] };
  marks: readonly PlaneMark[];
  /** From the entry with the least delay to that with the most throughput. */
  hull: readonly (readonly [number, number])[];
}

interface Scale {
  at(value: number): number;
  ticks: readonly Tick[];
}

/** @param columns what stands on the axis upwards, and along */
export function planeOf(standings: readonly Standing[], [up, along]: readonly RaceColumn[], size: PlaneSize): Plane {
  const known = standings.flatMap((standing, entry) => {
    const [y, x] = [standing.of[up!.quantity], standing.of[along!.quantity]];
    if (y.mean === null || x.mean === null) return [];
    const part = (mean: number, half: number | null, per: number) => ({
      mean: mean / per,
      low: (mean - (half ?? 0)) / per,
      high: (mean + (half ?? 0)) / per,
    });
    return [{ standing, entry, x: part(x.mean, x.half, along!.per), y: part(y.mean, y.half, up!.per) }];
  });
  const { width, height, left, right, top, bottom } = size;
  const xs = scaleOf(
    known.flatMap(({ x }) => [x.mean, x.high, x.low > 0 ? x.low : x.mean]),
    [left, width - right],
    70,
    true,
  );
  const heights = known.flatMap(({ y }) => [y.high, y.low, y.mean]);
  // Where all lie close together at the top, the bottom tells nothing.
  const isHigh = Math.min(...heights) > Math.max(...heights) / 2;
  const ys = scaleOf(
    isHigh || known.length === 0 ? heights : [0, ...heights.filter((value) => value > 0)],
    [height - bottom, top],
    44,
    false,
  );
  const within = (px: number, low: number, high: number): number => Math.min(high, Math.max(low, px));
  const placed = known.map(({ standing, entry, x, y }): PlaneMark => {
    const [x0, x1] = [within(xs.at(x.low), left, width - right), within(xs.at(x.high), left, width - right)];
    const [y0, y1] = [within(ys.at(y.high), top, height - bottom), within(ys.at(y.low), top, height - bottom)];
    return {
      ...{ entry, name: standing.entry.name, x: xs.at(x.mean), y: ys.at(y.mean), label: null },
      box: { x: x0, y: y0, width: x1 - x0, height: y1 - y0 },
    };
  });
  return {
    x: { words: axisWords(along!), ticks: xs.ticks },
    y: { words: axisWords(up!), ticks: ys.ticks },
    marks: labelled(placed, size),
    hull: hullOf(placed),
  };
}

function axisWords({ name, unit }: RaceColumn): string {
  return say('{name}, {unit}', { name: say(name), unit: say(unit) });
}

/** From the left upwards, each step less steep than the one before: no entry lies above it, or left of it. */
export function hullOf(points: readonly { x: number; y: number }[]): (readonly [number, number])[] {
  // Px grow downwards: the highest is the least.
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const best = Math.min(...sorted.map(({ y }) => y));
  const hull: { x: number; y: number }[] = [];
  for (const point of sorted) {
    if (hull.length > 0 && point.y >= hull.at(-1)!.y) continue;
    while (hull.length > 1) {
      const [before, last] = [hull.at(-2)!, hull.at(-1)!];
      const turn = (last.x - before.x) * (point.y - before.y) - (last.y - before.y) * (point.x - before.x);
      if (turn > 0) break;
      hull.pop();
    }
    hull.push(point);
    if (point.y === best) break;
  }
  return hull.map(({ x, y }) => [x, y] as const);
}

/** Width of a sign of a name, and height of its line, px. */
const SIGN = 6.6;
const LINE = 15;
const GAP = 9;

/** Names right, left, above or below their marks, where neither marks nor other names are. */
function labelled(marks: readonly PlaneMark[], { width, height, bottom, left }: PlaneSize): PlaneMark[] {
  interface Taken {
    x: number;
    y: number;
    width: number;
    height: number;
  }
  const taken: Taken[] = marks.map(({ x, y }) => ({ x: x - 5, y: y - 5, width: 10, height: 10 }));
  const isFree = (one: Taken): boolean =>
    one.x >= left &&
    one.x + one.width <= width &&
    one.y >= 0 &&
    one.y + one.height <= height - bottom &&
    taken.every(
      (other) =>
        one.x >= other.x + other.width ||
        other.x >= one.x + one.width ||
        one.y >= other.y + other.height ||
        other.y >= one.y + one.height,
    );
  return marks.map((mark) => {
    const long = SIGN * Array.from(mark.name).length;
    const { x, y } = mark;
    const places = [
      { x: x + GAP, y: y + 4, anchor: 'start' as const, from: x + GAP },
      { x: x - GAP, y: y + 4, anchor: 'end' as const, from: x - GAP - long },
      { x, y: y - GAP, anchor: 'middle' as const, from: x - long / 2 },
      { x, y: y + GAP + 10, anchor: 'middle' as const, from: x - long / 2 },
    ];
    for (const { from, ...label } of places) {
      const box = { x: from, y: label.y - 12, width: long, height: LINE };
      if (!isFree(box)) continue;
      taken.push(box);
      return { ...mark, label };
    }
    return mark;
  });
}

/** Values further apart than this are shown by their ratios. */
const RATIO = 8;

/** @param gap px between two ticks at least */
function scaleOf(
  values: readonly number[],
  [from, to]: readonly [number, number],
  gap: number,
  mayBeRatios: boolean,
): Scale {
  const finite = values.filter(Number.isFinite);
  // Nothing is known yet: no number is told.
  if (finite.length === 0) return { at: () => from, ticks: [] };
  const [low, high] = [Math.min(...finite), Math.max(...finite)];
  const steps = Math.max(2, Math.floor(Math.abs(to - from) / gap));
  if (mayBeRatios && low > 0 && high / low > RATIO) {
    const [first, last] = [Math.log(low / 1.1), Math.log(high * 1.1)];
    const at = (value: number): number =>
      from + ((Math.log(Math.max(value, low / 1.1)) - first) / (last - first)) * (to - from);
    const ticks = [1, 2, 5].flatMap((digit) =>
      Array.from({ length: 24 }, (_, power) => Number((digit * 10 ** (power - 8)).toPrecision(1))),
    );
    const all = ticks.filter((value) => value >= low / 1.1 && value <= high * 1.1).toSorted((a, b) => a - b);
    const every = Math.ceil(all.length / steps);
    return {
      at,
      ticks: all
        .filter((_, index) => index % every === 0)
        .map((value) => ({ at: at(value), text: shortNumber(value) })),
    };
  }
  const span = high - low || Math.abs(high) || 1;
  const padded = low > 0 ? Math.max(0, low - 0.12 * span) : low;
  const rough = (high + 0.06 * span - padded) / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((digit) => digit * power >= rough) ?? 10);
  const begin = mayBeRatios ? padded : Math.floor(padded / step + 1e-9) * step;
  const end = high + 0.06 * span;
  const at = (value: number): number => from + ((value - begin) / (end - begin)) * (to - from);
  const first = Math.ceil(begin / step - 1e-9);
  const count = Math.floor(end / step + 1e-9) - first + 1;
  return {
    at,
    ticks: Array.from({ length: count }, (_, index) => {
      const value = Number(((first + index) * step).toPrecision(6));
      return { at: at(value), text: shortNumber(value) };
    }),
  };
}
