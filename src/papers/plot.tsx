/** One panel of a figure with a cursor. Arrow keys move the cursor; Enter opens the run behind a point. */
import { type KeyboardEvent, type MouseEvent, useMemo } from 'react';
import type { Panel } from '../../workers/papers/figures/figure.ts';
import { compact, unitOf } from '../format.ts';
import { inRow, say } from '../../workers/words/say.ts';
import type { DrawnSeries } from './figure-data.ts';
import { colourOf, Marker, Marks } from './marks.tsx';
import { type PlacedPoint, type PlacedSeries, plotModel, valueAt } from './plot-model.ts';
import type { Extent } from './scale.ts';

/** A point of a series, or a place on the x axis of traces and formulas. */
export interface Spot {
  panel: string;
  /** Index in the panel's series, and in its points; null for a place on the axis. */
  point: { series: number; index: number } | null;
  /** Value on the x axis. */
  x: number;
}

interface Props {
  panel: Panel;
  series: readonly DrawnSeries[];
  ghost: readonly DrawnSeries[];
  seen: { x: Extent; y: Extent } | undefined;
  width: number;
  height: number;
  /** Room for names at the ends of the lines, px; 0 where there are none. */
  labelRoom: number;
  /** Label of the x axis, under its ticks; null for neither. */
  xWords: string | null;
  title: string;
  remark: string;
  /** The only series: its marker stands before the title. */
  titled: DrawnSeries | null;
  focus: string | null;
  /** The cursor, also of another panel with the same x axis. */
  spot: Spot | null;
  onSpot(spot: Spot | null): void;
  /** The focus leaves the panel. */
  onBlur(): void;
  /** The reader presses a point, px within the panel. */
  onPick(spot: Spot, at: readonly [number, number]): void;
}

const REACH = 22;

export function Plot(props: Props) {
  const { panel, series, ghost, seen, width, height, labelRoom, xWords, title, remark, spot, onSpot } = props;
  const right = labelRoom || 12;
  const model = useMemo(
    () =>
      plotModel(
        panel,
        series,
        { width, height, left: width < 420 ? 34 : 44, right, top: 26, bottom: xWords === null ? 8 : 42 },
        seen,
      ),
    [panel, series, width, height, right, xWords, seen],
  );
  const shadows = useMemo(() => {
    if (ghost.length === 0) return [];
    const range = { x: [model.x.low, model.x.high] as Extent, y: [model.y.low, model.y.high] as Extent };
    return plotModel({ ...panel, x: { ...panel.x, range: range.x }, y: { ...panel.y, range: range.y } }, ghost, {
      width,
      height,
      left: model.left,
      right: width - model.right,
      top: model.top,
      bottom: height - model.bottom,
    }).placed.filter(({ overlay }) => !overlay);
  }, [ghost, model, panel, width, height]);

  const near = (px: number, py: number): Spot | null => {
    let best: { spot: Spot; far: number } | null = null;
    model.placed.forEach(({ points, series: one }, index) => {
      for (const point of points) {
        const far = Math.hypot(point.x - px, (point.y - py) * 0.8);
        if (far < (best?.far ?? REACH))
          best = {
            spot: { panel: panel.id, point: { series: index, index: point.index }, x: one.points[point.index]!.x },
            far,
          };
      }
    });
    if (best) return (best as { spot: Spot }).spot;
    const read = model.placed.some(
      ({ series: { mark }, path }) => (mark === 'trace' || mark === 'formula') && path !== '',
    );
    if (!read || px < model.left - 4 || px > model.right + 4) return null;
    return { panel: panel.id, point: null, x: Math.min(model.x.high, Math.max(model.x.low, model.x.value(px))) };
  };
  const placeOf = (event: MouseEvent<SVGSVGElement>): [number, number] => {
    const box = event.currentTarget.getBoundingClientRect();
    return [((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height];
  };
  const press = (event: MouseEvent<SVGSVGElement>): void => {
    const found = near(...placeOf(event));
    onSpot(found);
    const placed = found && pointOf(model.placed, found);
    if (found && placed) props.onPick(found, [placed.x, placed.y]);
  };
  const key = (event: KeyboardEvent): void => {
    const own = spot?.panel === panel.id ? spot : null;
    if (event.key === 'Enter' || event.key === ' ') {
      const placed = own && pointOf(model.placed, own);
      if (own && placed) {
        event.preventDefault();
        props.onPick(own, [placed.x, placed.y]);
      }
      return;
    }
    const next = moved(model.placed, own, event.key, panel.id, [model.x.low, model.x.high]);
    if (!next) return;
    event.preventDefault();
    onSpot(next);
  };

  const point = spot?.panel === panel.id && spot.point ? pointOf(model.placed, spot) : null;
  return (
    // A picture with a cursor that pointer and keys move; it holds no controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <svg
      className="plot block"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="application"
      aria-roledescription={say('chart')}
      aria-label={inRow('{first} {next}', [say('{text}.', { text: `${title}${remark}` }), summaryOf(series, panel)])}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onPointerMove={(event) => onSpot(near(...placeOf(event)))}
      onPointerLeave={() => onSpot(null)}
      onClick={press}
      onKeyDown={key}
      onBlur={props.onBlur}
    >
      {props.titled && <Marker seriesStyle={props.titled.style} x={6} y={9} />}
      <text className="plot-title" x={props.titled ? 18 : 0} y={13.5}>
        <tspan className="strong">{title}</tspan>
        <tspan className="remark">{remark}</tspan>
      </text>
      <Marks model={model} labelRoom={labelRoom} xWords={xWords} focus={props.focus} ghost={shadows} />
      {point && <circle className="ring" cx={point.x} cy={point.y} r={9} />}
      {spot && !spot.point && <Cursor model={model} x={spot.x} unit={panel.y.unit} />}
    </svg>
  );
}

/** A line through the panel at x, and the value of each series there. */
function Cursor({ model, x, unit }: { model: ReturnType<typeof plotModel>; x: number; unit: string }) {
  const read = model.placed.flatMap(({ series, path }) => {
    const value = path === '' || series.mark === 'line' ? null : valueAt(series, x);
    return value === null ? [] : [{ series, value, y: model.y.at(value) }];
  });
  const px = model.x.at(x);
  const flip = px > model.right - 130;
  const shown = read.toSorted((a, b) => a.y - b.y);
  const places = shown.reduce<number[]>(
    (above, { y }) => [...above, Math.min(model.bottom - 4, Math.max(y, (above.at(-1) ?? -Infinity) + 15))],
    [],
  );
  return (
    <g className="cursor" aria-hidden="true">
      <path className="cursor-line" d={`M${px} ${model.top}V${model.bottom}`} />
      {shown.map(({ series, value, y }, index) => {
        return (
          <g key={index}>
            <circle cx={px} cy={y} r={3.5} style={{ fill: colourOf(series.style) }} className="cursor-dot" />
            <text
              className="cursor-value"
              x={px + (flip ? -9 : 9)}
              y={places[index]! + 4}
              textAnchor={flip ? 'end' : 'start'}
            >
              {shown.length > 1 && <tspan className="cursor-name">{`${series.name} `}</tspan>}
              {`${compact(value, 3)}${shown.length === 1 && unit ? ` ${unitOf(compact(value, 3), unit)}` : ''}`}
            </text>
          </g>
        );
      })}
      <text className="cursor-x" x={px + (flip ? -9 : 9)} y={model.top + 2} textAnchor={flip ? 'end' : 'start'}>
        {compact(x, 4)}
      </text>
    </g>
  );
}

function pointOf(placed: readonly PlacedSeries[], { point }: Spot): PlacedPoint | null {
  if (!point) return null;
  return placed[point.series]?.points.find(({ index }) => index === point.index) ?? null;
}

/** Where a key moves the cursor: along a series or to the next one; on traces and formulas along the axis. */
function moved(
  placed: readonly PlacedSeries[],
  spot: Spot | null,
  pressed: string,
  panel: string,
  [low, high]: Extent,
): Spot | null {
  const [along, across] = [{ ArrowRight: 1, ArrowLeft: -1 }[pressed] ?? 0, { ArrowDown: 1, ArrowUp: -1 }[pressed] ?? 0];
  if (along === 0 && across === 0) return null;
  const withPoints = placed.flatMap(({ points }, index) => (points.length > 0 ? [index] : []));
  if (withPoints.length === 0) {
    const step = (high - low) / 100;
    return across === 0
      ? { panel, point: null, x: Math.min(high, Math.max(low, (spot?.x ?? low) + along * step)) }
      : null;
  }
  const series = spot?.point
    ? withPoints[(withPoints.indexOf(spot.point.series) + across + withPoints.length) % withPoints.length]!
    : withPoints[0]!;
  const { points } = placed[series]!;
  const now = spot?.point ? points.findIndex(({ index }) => index >= spot.point!.index) : -1;
  const next =
    points[
      Math.min(
        points.length - 1,
        Math.max(0, (now < 0 && spot?.point ? points.length - 1 : now) + (spot?.point ? along : 1)),
      )
    ]!;
  return { panel, point: { series, index: next.index }, x: placed[series]!.series.points[next.index]!.x };
}

/** The panel in words. */
export function summaryOf(series: readonly DrawnSeries[], panel: Panel): string {
  const sentences = series.flatMap(({ name, points, trace }) => {
    const known = points.filter(({ measured }) => measured?.mean !== null && measured !== null);
    if (known.length > 0) {
      const [first, last] = [known[0]!, known.at(-1)!];
      return [
        say('{name}: {first} at {from}, {last} at {to}', {
          name: say(name),
          first: compact(first.measured!.mean!, 3),
          from: compact(first.x, 3),
          last: compact(last.measured!.mean!, 3),
          to: compact(last.x, 3),
        }),
      ];
    }
    const values = trace?.values.filter((value) => value !== null) ?? [];
    if (values.length === 0) return [];
    return [
      say('{name}: mean {mean}, from {low} to {high}', {
        name: say(name),
        mean: compact(values.reduce((sum, value) => sum + value, 0) / values.length, 3),
        low: compact(Math.min(...values), 3),
        high: compact(Math.max(...values), 3),
      }),
    ];
  });
  return sentences.length === 0
    ? say('Over {what}.', { what: say(panel.x.label) })
    : say('{text}.', { text: inRow('{first}; {next}', sentences) });
}
