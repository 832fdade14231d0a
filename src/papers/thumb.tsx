/** A small picture of a figure: the shipped result, or only axes if there is none. */
import { memo } from 'react';
import type { Figure, Panel } from '../../workers/papers/figures/figure.ts';
import type { DrawnSeries } from './figure-data.ts';
import type { ThinSeries } from './gallery-data.ts';
import { colourOf, dashOf } from './marks.tsx';
import { plotModel } from './plot-model.ts';
import { stylesOf } from './series-style.ts';

const WIDTH = 240;
const HEIGHT = 132;
/** Most panels in one picture. */
const MOST_PANELS = 4;

interface ThumbProps {
  figure: Figure;
  thin: readonly ThinSeries[] | undefined;
}

export const Thumb = memo(function Thumb({ figure, thin }: ThumbProps) {
  const panels = figure.panels.slice(0, MOST_PANELS);
  const styles = stylesOf(figure.series);
  const rows = panels.length > 2 ? 2 : panels.length;
  const columns = Math.ceil(panels.length / Math.max(1, rows));
  return (
    <svg className="thumb block full" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {panels.length === 0 && <TablePicture figure={figure} />}
      {panels.map((panel, index) => {
        const series = figure.series.flatMap((one, at): DrawnSeries[] =>
          one.panel === panel.id ? [thinSeries(figure, at, styles[at]!, thin?.[at])] : [],
        );
        return (
          <g
            key={panel.id}
            transform={`translate(${(index % columns) * (WIDTH / columns)} ${Math.floor(index / columns) * (HEIGHT / rows)})`}
          >
            <ThumbPanel
              panel={panel}
              series={series}
              width={WIDTH / columns - (columns > 1 ? 6 : 0)}
              height={HEIGHT / rows - (rows > 1 ? 4 : 0)}
            />
          </g>
        );
      })}
    </svg>
  );
});

interface ThumbPanelProps {
  panel: Panel;
  series: readonly DrawnSeries[];
  width: number;
  height: number;
}

function ThumbPanel({ panel, series, width, height }: ThumbPanelProps) {
  const { placed, left, right, bottom } = plotModel(panel, series, {
    width,
    height,
    left: 2,
    right: 2,
    top: 6,
    bottom: 6,
  });
  return (
    <>
      {[0.25, 0.5, 0.75].map((part) => (
        <path key={part} className="grid-line" d={`M${left} ${bottom - part * (bottom - 6)}H${right}`} />
      ))}
      <path className="baseline" d={`M${left} ${bottom}H${right}`} />
      {placed.map((one, index) => (
        <g key={index} style={{ stroke: colourOf(one.series.style), fill: colourOf(one.series.style) }}>
          {one.dots.map(([x, y], dot) => (
            <circle key={dot} className="dot" cx={x} cy={y} r={1.4} />
          ))}
          <path
            className={one.series.mark === 'trace' ? 'trace' : 'line'}
            d={one.path}
            strokeDasharray={
              one.overlay ? '1.5 2.5' : one.series.mark === 'trace' ? undefined : dashOf(one.series.style)
            }
          />
          {one.points.length <= 12 &&
            one.points.map((point) => <circle key={point.index} cx={point.x} cy={point.y} r={1.9} stroke="none" />)}
        </g>
      ))}
    </>
  );
}

function thinSeries(
  { series }: Figure,
  index: number,
  style: DrawnSeries['style'],
  thin: ThinSeries | undefined,
): DrawnSeries {
  const { name, scheme, panel, mark } = series[index]!;
  const pairs = Array.from(
    { length: (thin?.length ?? 0) / 2 },
    (_, at) => [thin![2 * at]!, thin![2 * at + 1] ?? null] as const,
  );
  const known = pairs.filter((pair): pair is readonly [number, number] => pair[1] !== null);
  const points =
    mark === 'line' || mark === 'dots'
      ? known.map(([x, y]) => ({
          x,
          measured: { label: '', values: [y], mean: y, low: y, high: y, sd: 0, beyond: false, why: null },
          seeds: 1,
          asks: [],
        }))
      : [];
  // A thinned trace has no even step: it is drawn as a line through its points.
  return {
    name,
    scheme,
    panel,
    mark: mark === 'trace' ? 'formula' : mark,
    style,
    points,
    xy: points.length > 0 ? [] : known,
    trace: null,
    ask: null,
  };
}

/** A table as lines: its rows and columns. */
function TablePicture({ figure }: { figure: Figure }) {
  const { table } = figure;
  const rows = Math.min(9, table?.rows.length ?? 0);
  const columns = table?.columns.length ?? 1;
  const step = (HEIGHT - 16) / (rows + 1);
  return (
    <>
      {Array.from({ length: rows + 2 }, (_, row) => (
        <path key={row} className={row === 1 ? 'baseline' : 'grid-line'} d={`M2 ${8 + row * step}H${WIDTH - 2}`} />
      ))}
      {table?.rows.slice(0, rows).map(({ name, cells }, row) => (
        <g key={name}>
          <path className="ghost-text" d={`M4 ${8 + (row + 1.5) * step}h${Math.min(52, 5 * name.length)}`} />
          {cells.map((cell, column) => {
            const x = 68 + (column * (WIDTH - 70)) / columns;
            const length = Math.min((WIDTH - 70) / columns - 6, 4.2 * (cell.print ?? '000').length);
            return (
              <path
                key={column}
                className="ghost-text pale"
                d={`M${x} ${8 + (row + 1.5) * step}h${Math.max(4, length)}`}
              />
            );
          })}
        </g>
      ))}
    </>
  );
}
