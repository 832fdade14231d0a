/** A panel as a map: a cell a point, its mean as colour and number. Arrow keys move over the cells; Enter opens the runs behind one. */
import '../styles/map.css';

import { type KeyboardEvent, type MouseEvent, useMemo } from 'react';
import type { Panel, Rows } from '../../workers/papers/figures/figure.ts';
import { compact } from '../format.ts';
import { inRow, say } from '../../workers/words/say.ts';
import type { DrawnSeries } from './figure-data.ts';
import { type Cell, mapModel, type MapModel, STEPS } from './map-model.ts';
import { type Spot, summaryOf } from './plot.tsx';

interface Props {
  panel: Panel & { rows: Rows };
  series: readonly DrawnSeries[];
  width: number;
  height: number;
  xWords: string;
  title: string;
  remark: string;
  spot: Spot | null;
  onSpot(spot: Spot | null): void;
  onBlur(): void;
  /** The reader presses a cell, px within the panel. */
  onPick(spot: Spot, at: readonly [number, number]): void;
}

/** Room above the cells: the title, and what the rows are; below them: the axis, its name, the scale. */
const [TOP, BOTTOM] = [42, 66];

export function MapPlot({ panel, series, width, height, xWords, title, remark, spot, onSpot, onBlur, onPick }: Props) {
  const model = useMemo(
    () => mapModel(panel.x, panel.rows, series, { width, height, top: TOP, bottom: BOTTOM }),
    [panel, series, width, height],
  );
  const { cells } = model;
  const spotOf = ({ series: row, index }: Cell): Spot => ({
    panel: panel.id,
    point: { series: row, index },
    x: series[row]!.points[index]!.x,
  });
  const own = spot?.point && spot.panel === panel.id ? spot.point : null;
  const chosen = own && cells.find((cell) => cell.series === own.series && cell.index === own.index);
  const under = (event: MouseEvent<SVGSVGElement>): Cell | undefined => {
    const box = event.currentTarget.getBoundingClientRect();
    const [px, py] = [
      ((event.clientX - box.left) / box.width) * width,
      ((event.clientY - box.top) / box.height) * height,
    ];
    return cells.find(({ x, y }) => px >= x && px < x + model.width && py >= y && py < y + model.height);
  };
  const pick = (cell: Cell | null | undefined): void => {
    if (cell) onPick(spotOf(cell), [cell.x + model.width / 2, cell.y + model.height / 2]);
  };
  const key = (event: KeyboardEvent): void => {
    const along = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0;
    const across = ({ ArrowUp: 1, ArrowDown: -1 }[event.key] ?? 0) * (panel.rows.upward ? 1 : -1);
    const open = event.key === 'Enter' || event.key === ' ';
    if (along === 0 && across === 0 && !open) return;
    event.preventDefault();
    if (open) return pick(chosen);
    const next = chosen
      ? cells.find((cell) => cell.series === chosen.series + across && cell.index === chosen.index + along)
      : cells[0];
    if (next) onSpot(spotOf(next));
  };
  return (
    // A picture with a cursor that pointer and keys move; it holds no controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <svg
      className="plot map block"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="application"
      aria-roledescription={say('map')}
      aria-label={inRow('{first} {next}', [say('{text}.', { text: `${title}${remark}` }), summaryOf(series, panel)])}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onPointerMove={(event) => {
        const cell = under(event);
        onSpot(cell ? spotOf(cell) : null);
      }}
      onPointerLeave={() => onSpot(null)}
      onClick={(event) => pick(under(event))}
      onKeyDown={key}
      onBlur={onBlur}
    >
      <text className="plot-title" x={0} y={13.5}>
        <tspan className="strong">{title}</tspan>
        <tspan className="remark">{remark}</tspan>
      </text>
      <text className="axis-words" x={0} y={33}>
        {panel.rows.unit
          ? say('{name}, {unit}', { name: say(panel.rows.label), unit: say(panel.rows.unit) })
          : panel.rows.label}
      </text>
      <Cells model={model} xWords={xWords} right={width - 2} />
      {chosen && (
        <rect className="ring" x={chosen.x} y={chosen.y} width={model.width} height={model.height} aria-hidden="true" />
      )}
      {chosen?.text && !chosen.fits && (
        <text className="cursor cursor-value" x={width - 2} y={33} textAnchor="end">
          {chosen.text}
        </text>
      )}
    </svg>
  );
}

function Cells({ model, xWords, right }: { model: MapModel; xWords: string; right: number }) {
  const { cells, width, height, left, bottom, columns, rows, ends, ratios } = model;
  return (
    <>
      {rows.map(({ y, text }) => (
        <text key={text} x={left - 6} y={y + 4} textAnchor="end">
          {text}
        </text>
      ))}
      {cells.map(({ series, index, x, y, step, text, fits }) => (
        <g key={`${series} ${index}`} className={step === null ? 'cell no-value' : `cell step-${step}`}>
          <rect x={x} y={y} width={width} height={height} />
          {fits && (
            <text x={x + width / 2} y={y + height / 2 + 4} textAnchor="middle">
              {text}
            </text>
          )}
        </g>
      ))}
      {columns.map(({ x, text }) => (
        <text key={text} x={x} y={bottom + 17} textAnchor="middle">
          {text}
        </text>
      ))}
      <text className="axis-words" x={right} y={bottom + 35} textAnchor="end">
        {xWords}
      </text>
      {ends.length > 0 && (
        <g className="map-scale" aria-hidden="true" transform={`translate(${left} ${bottom + 42})`}>
          {Array.from({ length: ends.length === 1 ? 1 : STEPS }, (_, step) => (
            <g key={step} className={`cell step-${ends.length === 1 ? (STEPS - 1) / 2 : step}`}>
              <rect x={step * SWATCH} y={0} width={SWATCH} height={8} />
            </g>
          ))}
          {ends.map((value, index) => (
            <text
              key={index}
              x={(index * STEPS * SWATCH) / 2}
              y={21}
              textAnchor={index === 0 ? 'start' : index === 1 ? 'middle' : 'end'}
            >
              {compact(value, 3)}
            </text>
          ))}
          {ratios && (
            <text x={STEPS * SWATCH + 8} y={9}>
              log scale
            </text>
          )}
        </g>
      )}
    </>
  );
}

/** Px of a step in the scale. */
const SWATCH = 16;
