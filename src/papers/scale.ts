/** Axes of the papers' figures: d3's scales, and the ticks that have room. */
import { ticks, tickStep } from 'd3-array';
import { scaleLinear, scaleLog } from 'd3-scale';
import type { Axis } from '../../workers/papers/figures/figure.ts';
import { compact } from '../format.ts';

export interface Scale {
  /** px of a value. */
  at(value: number): number;
  /** Value at px. */
  value(px: number): number;
  low: number;
  high: number;
  ticks: number[];
  /** Of a tick. */
  text(value: number): string;
}

type Bare = Omit<Scale, 'ticks' | 'text'>;

/** Least and most; [Infinity, -Infinity] of nothing. */
export type Extent = readonly [number, number];

export const NOTHING: Extent = [Infinity, -Infinity];

export function including([low, high]: Extent, values: Iterable<number | null>): Extent {
  for (const value of values) {
    if (value === null || !Number.isFinite(value)) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return [low, high];
}

/** The x axis from `left` to `right` px. @param swept values that are ticks where they have room; or none */
export function xScale(axis: Axis, extent: Extent, swept: readonly number[], left: number, right: number): Scale {
  const { names } = axis;
  if (names)
    return {
      ...linear(-0.5, names.length - 0.5, left, right),
      ticks: roomy(
        names.map((_, index) => index),
        linear(-0.5, names.length - 0.5, left, right),
        10 + 6.2 * Math.max(...names.map((name) => name.length)),
      ),
      text: (value) => names[value] ?? '',
    };
  const [low, high] = known(axis.range ?? extent);
  const log = axis.scale === 'log';
  const scale = log ? logarithmic(Math.max(low, LEAST_LOG), high, left, right) : linear(low, high, left, right);
  const candidates =
    swept.length > 0 && (log || swept.length <= 6)
      ? [...new Set(swept)].toSorted((a, b) => a - b)
      : log
        ? decades(scale.low, scale.high)
        : ticks(low, high, Math.max(3, Math.min(9, (right - left) / 80)));
  return {
    ...scale,
    text: tickText,
    ticks: roomy(
      candidates.filter((value) => value >= scale.low * (1 - 1e-9) && value <= scale.high * (1 + 1e-9)),
      scale,
      34,
    ),
  };
}

/** The y axis. It includes 0, unless it is logarithmic or the paper's axis begins elsewhere, and ends at a round number. */
export function yScale(axis: Axis, extent: Extent, bottom: number, top: number): Scale {
  const wanted = Math.max(2, Math.min(6, (bottom - top) / 52));
  const [least, most] = known(extent);
  if (axis.scale === 'log') {
    const [low, high] = known(axis.range ?? [least, most]);
    const from = roundDown(Math.max(low, LEAST_LOG));
    const to = roundUp(Math.max(high, LEAST_LOG));
    const scale = logarithmic(from, to > from ? to : 10 * from, bottom, top);
    return { ...scale, text: tickText, ticks: roomy(decades(scale.low, scale.high), scale, 18) };
  }
  // The paper's range, widened by what lies beyond it: no result is cut off.
  const low = Math.min(axis.range?.[0] ?? 0, least);
  const high = Math.max(axis.range?.[1] ?? 0, most, low + 1e-9);
  const step = tickStep(low, high, wanted);
  const within = axis.range !== undefined && axis.range[0] <= least && axis.range[1] >= most;
  const [first, last] = [Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9)];
  const round = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  // No part of a whole is more than all of it; the interval of its mean may end a little above.
  const whole = axis.unit === '%' && most <= 105 && last * step > 100;
  const end = whole ? Math.max(100, most) : last * step;
  const [bottomValue, topValue] = within ? axis.range! : [first * step, end];
  return {
    ...linear(bottomValue, topValue, bottom, top),
    text: tickText,
    ticks: round.filter((value) => value >= bottomValue - 1e-9 * step && value <= topValue + 1e-9 * step),
  };
}

function known([low, high]: Extent): Extent {
  if (!(low <= high)) return [0, 1];
  return low === high ? (low === 0 ? [0, 1] : [low - Math.abs(low) / 2, high + Math.abs(high) / 2]) : [low, high];
}

function linear(low: number, high: number, from: number, to: number): Bare {
  const scale = scaleLinear([low, high], [from, to]);
  return { at: (value) => scale(value), value: (px) => scale.invert(px), low, high };
}

function logarithmic(low: number, high: number, from: number, to: number): Bare {
  const scale = scaleLog([low, high], [from, to]);
  return { at: (value) => scale(Math.max(value, low / 10)), value: (px) => scale.invert(px), low, high };
}

/** Least value of a logarithmic axis. */
const LEAST_LOG = 1e-9;
/** Over more decades than this only powers of ten are ticks. */
const MANY_DECADES = 3.5;

/** 1, 2 and 5 times the powers of ten between the two. By hand: d3's logarithmic ticks have 3, 4, 6 … too. */
function decades(low: number, high: number): number[] {
  const found: number[] = [];
  const digits = Math.log10(high / low) > MANY_DECADES ? [1] : [1, 2, 5];
  for (let power = Math.floor(Math.log10(low)); power <= Math.ceil(Math.log10(high)); power += 1) {
    for (const digit of digits) found.push(Number((digit * 10 ** power).toPrecision(3)));
  }
  return found.filter((value) => value >= low * (1 - 1e-9) && value <= high * (1 + 1e-9));
}

function roundDown(value: number): number {
  return decades(value / 10, value).at(-1) ?? value;
}

function roundUp(value: number): number {
  return decades(value, value * 10)[0] ?? value;
}

/** Values at least `gap` px apart; round ones are preferred. */
function roomy(values: readonly number[], scale: Bare, gap: number): number[] {
  const kept: number[] = [];
  const roundness = (value: number): number =>
    value === 0 ? 0 : Math.abs(Math.log10(Math.abs(value)) % 1) < 1e-9 ? 0 : 1;
  for (const value of values.toSorted((a, b) => roundness(a) - roundness(b))) {
    if (kept.every((other) => Math.abs(scale.at(other) - scale.at(value)) >= gap)) kept.push(value);
  }
  return kept.toSorted((a, b) => a - b);
}

/** Text of a tick; large powers of ten as powers. */
export function tickText(value: number): string {
  const power = Math.log10(value);
  if (value < 1e5 || Math.abs(power - Math.round(power)) > 1e-9) return compact(value);
  return `10${String(Math.round(power)).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]!)}`;
}
