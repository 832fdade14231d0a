/** Lines over simulated time: one panel, its axis in words. What it shows is said beside it, so it is hidden from speech. */
import { scaleLinear } from 'd3-scale';
import { curveLinear, curveStepBefore, line } from 'd3-shape';
import { compact } from '../format.ts';

export interface PlotLine {
  name: string;
  /** CSS colour. */
  colour: string;
  dash?: string;
  /** It stays until it changes. */
  steps?: true;
  /** s; and a value each. */
  times: ArrayLike<number>;
  values: ArrayLike<number>;
}

export interface Mark {
  /** s */
  time: number;
  text?: string;
}

interface Props {
  title: string;
  unit: string;
  /** What the marks are. */
  marked?: string;
  lines: readonly PlotLine[];
  marks?: readonly Mark[];
  from: number;
  until: number;
  width: number;
  height: number;
  /** Least top of the axis. */
  atLeast: number;
}

const ROOM = { left: 46, right: 14, top: 24, bottom: 24 };

export function LinePlot({ title, unit, marked, lines, marks = [], from, until, width, height, atLeast }: Props) {
  const top = Math.max(atLeast, ...lines.map(({ times, values }) => largest(times, values, from)));
  const x = scaleLinear([from, until], [ROOM.left, Math.max(ROOM.left + 1, width - ROOM.right)]);
  const y = scaleLinear([0, top], [height - ROOM.bottom, ROOM.top]).nice(4);
  const floor = height - ROOM.bottom;
  return (
    <svg
      className="hands-plot block"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <text x={ROOM.left - 38} y={14} className="hands-plot-title">
        {title}
        <tspan className="hands-plot-unit" dx={8}>
          {unit}
        </tspan>
        {marked && (
          <>
            <tspan className="hands-plot-marked" dx={18}>
              |
            </tspan>
            <tspan className="hands-plot-unit" dx={5}>
              {marked}
            </tspan>
          </>
        )}
      </text>
      {y.ticks(Math.max(2, Math.floor(height / 60))).map((tick) => (
        <g key={tick}>
          <line x1={ROOM.left} x2={width - ROOM.right} y1={y(tick)} y2={y(tick)} className="hands-plot-grid" />
          <text x={ROOM.left - 6} y={y(tick) + 4} textAnchor="end">
            {compact(tick)}
          </text>
        </g>
      ))}
      {x.ticks(Math.max(3, Math.floor(width / 110))).map((tick) => (
        <text key={tick} x={x(tick)} y={height - 6} textAnchor="middle">
          {`${compact(tick)} s`}
        </text>
      ))}
      {marks
        .filter(({ time }) => time >= from && time <= until)
        .map(({ time, text }, index) => (
          <g key={index}>
            <path d={`M${x(time)} ${floor}v-9`} className="hands-plot-mark" />
            {text && (
              <text x={x(time)} y={floor - 12} textAnchor="middle" className="hands-plot-mark-text">
                {text}
              </text>
            )}
          </g>
        ))}
      {lines.map(({ name, colour, dash, steps, times, values }) => (
        <path
          key={name}
          d={pathOf(times, values, from, x, y, steps)}
          fill="none"
          stroke={colour}
          strokeWidth={2}
          strokeLinejoin="round"
          strokeDasharray={dash}
        />
      ))}
    </svg>
  );
}

function pathOf(
  times: ArrayLike<number>,
  values: ArrayLike<number>,
  from: number,
  x: (value: number) => number,
  y: (value: number) => number,
  steps = false,
): string {
  const shown = Array.from({ length: times.length }, (_, index) => index).filter((index) => times[index]! >= from);
  return (
    line<number>()
      .curve(steps ? curveStepBefore : curveLinear)
      .defined((index) => Number.isFinite(values[index]!))
      .x((index) => x(times[index]!))
      .y((index) => y(values[index]!))(shown) ?? ''
  );
}

function largest(times: ArrayLike<number>, values: ArrayLike<number>, from: number): number {
  let top = 0;
  for (let index = 0; index < times.length; index += 1)
    if (times[index]! >= from && values[index]! > top) top = values[index]!;
  return top;
}
