/** The marks of a panel: axes, lines, points with error bars, names at the ends. Redrawn only when data or size change. */
import { memo } from 'react';
import { DASHES, flowColour, markerPath } from '../charts/palette.ts';
import { spread } from '../charts/spread.ts';
import type { DrawnSeries } from './figure-data.ts';
import type { PlacedSeries, PlotModel } from './plot-model.ts';
import type { SeriesStyle } from './series-style.ts';

export function colourOf({ slot, variant }: SeriesStyle): string {
  return slot === 0 ? 'var(--ink)' : flowColour(slot, variant);
}

const THEORY_DASH = '2 3';
const LABEL_GAP = 15;
/** Single seeds stand beside their mean, px. */
const BESIDE = 8;
/** Longer names stand below the panels: characters, and part of a panel's width. */
const LONGEST_LABEL = 24;
const LABEL_PART = 0.34;

interface MarkerProps {
  seriesStyle: SeriesStyle;
  r?: number;
  x: number;
  y: number;
}

export function Marker({ seriesStyle, r = 4.5, x, y }: MarkerProps) {
  const colour = colourOf(seriesStyle);
  const hollow = seriesStyle.variant % 2 === 1;
  return (
    <path
      className="marker"
      d={markerPath(seriesStyle.slot === 0 ? 1 : seriesStyle.slot, r)}
      transform={`translate(${x} ${y})`}
      style={
        hollow
          ? { fill: 'var(--plate)', stroke: colour, strokeWidth: 1.75 }
          : { fill: colour, stroke: 'var(--plate)', strokeWidth: 1.5 }
      }
    />
  );
}

/** Line and marker of a series, for a legend. */
export function SeriesKey({ seriesStyle, theory = false }: { seriesStyle: SeriesStyle; theory?: boolean }) {
  return (
    <svg className="series-key" viewBox="0 0 30 14" aria-hidden="true">
      <path
        d="M0 7H30"
        fill="none"
        strokeWidth={theory ? 1.5 : 2}
        strokeDasharray={theory ? THEORY_DASH : dashOf(seriesStyle)}
        style={{ stroke: colourOf(seriesStyle) }}
      />
      {!theory && seriesStyle.slot > 0 && <Marker seriesStyle={seriesStyle} x={15} y={7} r={4.2} />}
    </svg>
  );
}

export function dashOf({ slot }: SeriesStyle): string | undefined {
  return DASHES[slot]?.join(' ') || undefined;
}

interface MarksProps {
  model: PlotModel;
  /** Room for names at the ends of the lines, px; 0 where there are none. */
  labelRoom: number;
  /** Ticks and name of the x axis below it; else only the line. */
  xWords: string | null;
  /** The series that stands out; null for none. */
  focus: string | null;
  ghost: readonly PlacedSeries[];
}

export const Marks = memo(function Marks({ model, labelRoom, xWords, focus, ghost }: MarksProps) {
  const { x, y, left, right, top, bottom, placed, waiting } = model;
  const several = new Set(placed.map(({ series }) => `${series.style.slot} ${series.style.variant}`)).size > 1;
  const dim = ({ series }: PlacedSeries): boolean => focus !== null && series.scheme !== focus && series.name !== focus;
  return (
    <>
      <g className="axes">
        {y.ticks.map((value) => (
          <g key={value}>
            {y.at(value) < bottom - 0.5 && <path className="grid-line" d={`M${left} ${y.at(value)}H${right}`} />}
            <text x={left - 8} y={y.at(value) + 4} textAnchor="end">
              {y.text(value)}
            </text>
          </g>
        ))}
        <path className="baseline" d={`M${left} ${bottom}H${right}`} />
        {x.ticks.map((value) => (
          <g key={value}>
            <path className="tick" d={`M${x.at(value)} ${bottom}v4`} />
            {xWords !== null && (
              <text x={x.at(value)} y={bottom + 17} textAnchor="middle">
                {x.text(value)}
              </text>
            )}
          </g>
        ))}
        {xWords && (
          <text className="axis-words" x={right} y={bottom + 35} textAnchor="end">
            {xWords}
          </text>
        )}
        {waiting.map((value) => (
          <path key={value} className="waiting" d={`M${x.at(value)} ${top}V${bottom}`} />
        ))}
      </g>
      <g className="ghost">
        {ghost.map((one) => (
          <path key={one.series.name} d={one.path} style={{ stroke: colourOf(one.series.style) }} />
        ))}
      </g>
      {placed.map((one, index) => (
        <g key={index} className={dim(one) ? 'series dim' : 'series'}>
          {one.dots.map(([px, py], dot) => (
            <circle
              key={dot}
              className="dot"
              cx={px}
              cy={py}
              r={one.series.mark === 'each' ? 2.7 : 1.6}
              style={{ fill: colourOf(one.series.style) }}
            />
          ))}
          {one.band && <path d={one.band} stroke="none" style={{ fill: colourOf(one.series.style), opacity: 0.18 }} />}
          <path
            className={
              one.overlay || one.reference ? 'theory' : one.series.mark === 'trace' || one.winding ? 'trace' : 'line'
            }
            d={one.path}
            strokeDasharray={
              one.overlay || one.reference
                ? THEORY_DASH
                : (several || one.series.mark !== 'trace') && !one.winding
                  ? dashOf(one.series.style)
                  : undefined
            }
            style={{ stroke: colourOf(one.series.style) }}
          />
          {one.points.map((point) => (
            <g key={point.index}>
              {point.singles.map((single, seed) => (
                <circle
                  key={seed}
                  className="single"
                  cx={point.x + BESIDE}
                  cy={single}
                  r={1.8}
                  style={{ fill: colourOf(one.series.style) }}
                />
              ))}
              {Math.abs(point.low - point.high) > 1 && (
                <path
                  className="bar"
                  d={`M${point.x} ${point.low}V${point.high}M${point.x - 4} ${point.low}h8M${point.x - 4} ${point.high}h8`}
                  style={{ stroke: colourOf(one.series.style) }}
                />
              )}
              <Marker seriesStyle={one.series.style} x={point.x} y={point.y} r={placed.length > 6 ? 3.8 : 4.8} />
            </g>
          ))}
        </g>
      ))}
      {labelRoom > 0 && <Labels model={model} room={labelRoom} />}
    </>
  );
});

/** Names right of the lines' ends, without overlap. By hand: d3 places no labels. */
function Labels({ model: { placed, right, top, bottom }, room }: { model: PlotModel; room: number }) {
  const named = placed
    .filter(({ end, series }) => end !== null && series.name !== '' && roomOf(series.name) <= room)
    .toSorted((a, b) => a.end![1] - b.end![1]);
  const places = spread(
    named.map(({ end }) => end![1]),
    LABEL_GAP,
    top + 4,
    bottom - 4,
  );
  return (
    <g className="labels">
      {named.map(({ series, end, overlay, reference }, index) => {
        const at = places[index]!;
        const [ex, ey] = end!;
        const far = Math.abs(at - ey) > 3 || right - ex > 30;
        return (
          <g key={`${series.name} ${index}`}>
            {far && <path className="leader" d={`M${ex + 7} ${ey}L${right + 8} ${at}`} />}
            {overlay || reference ? (
              <path
                d={`M${right + 10} ${at}h14`}
                fill="none"
                strokeWidth={1.5}
                strokeDasharray={THEORY_DASH}
                style={{ stroke: colourOf(series.style) }}
              />
            ) : (
              <Marker seriesStyle={series.style} x={right + 17} y={at} />
            )}
            <text className={overlay || reference ? 'theory-label' : undefined} x={right + 28} y={at + 4.5}>
              {series.name}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Room that a name needs right of the plot, px. */
const roomOf = (name: string): number => 36 + 6.9 * name.length;

/** Whether the name has room at the end of its line, in a panel of that width. */
export function fitsLabel({ name, mark }: Pick<DrawnSeries, 'name' | 'mark'>, width: number): boolean {
  return mark !== 'each' && name.length <= LONGEST_LABEL && roomOf(name) <= LABEL_PART * width;
}

/** Room that the names need that have it, px. */
export function roomForLabels(series: readonly DrawnSeries[], width: number): number {
  return Math.max(0, ...series.filter((one) => fitsLabel(one, width)).map(({ name }) => roomOf(name)));
}
