/** Tables: those of the papers, printed values beside ours; and the numbers of a figure. */
import type { ReactNode } from 'react';
import { compact } from '../format.ts';
import type { CellData } from '../../workers/papers/figures/data.ts';
import type { Drawn, DrawnFigure, DrawnSeries } from './figure-data.ts';
import { CellLinks } from './run-links.tsx';
import { inRow, say } from '../../workers/words/say.ts';

export function PaperTable({ data: { table, figure } }: { data: DrawnFigure }) {
  if (!table) return null;
  const { columns, rows } = table;
  const compared = rows.some(({ cells }) => cells.some(({ print }) => print !== null));
  return (
    <TableBox label={figure.number}>
      <table className="paper-table">
        {compared && <caption>Each cell: what we get, and below it what the paper prints.</caption>}
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <PaperCell key={column} cell={cell} compared={compared} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

/** A wide table scrolls sideways, with keys too. */
function TableBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-box" tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}

function PaperCell({ cell: { print, ours }, compared }: { cell: CellData; compared: boolean }) {
  const same = print !== null && ours !== null && plain(print) === plain(ours);
  return (
    <td className={print === null ? undefined : same ? 'same' : 'other'}>
      <span className="block strong">{ours ?? <span className="not-yet s ink-3">not run yet</span>}</span>
      {compared && (
        <span className="print block s ink-3">
          {print ?? '–'}
          {same && <span className="visually-hidden"> (the same)</span>}
        </span>
      )}
    </td>
  );
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

const MOST_ROWS = 120;

/** The numbers of the figure's panels; a point's number leads to its run. */
export function NumberTables({ data: { figure, series, seeds } }: { data: Drawn }) {
  return (
    <div className="number-tables">
      {figure.panels.map((panel) => {
        const own = series.filter((one) => one.panel === panel.id);
        return [
          own.filter(({ points }) => points.length > 0),
          own.filter(({ trace }) => trace !== null),
          own.filter(({ mark }) => mark === 'formula'),
        ]
          .filter((some) => some.length > 0)
          .map((some, index) => (
            <TableBox key={`${panel.id} ${index}`} label={say('Numbers of {what}', { what: say(panel.y.label) })}>
              <table className="numbers-table">
                <caption>{captionOf(panel.y, some[0]!.points.length > 0 ? seeds.length : 0)}</caption>
                <thead>
                  <tr>
                    <th scope="col">
                      {panel.x.label}
                      {panel.x.unit && `, ${panel.x.unit}`}
                    </th>
                    {some.map(({ name }) => (
                      <th key={name} scope="col">
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {some[0]!.points.length > 0 ? (
                    <PointRows series={some} seed={seeds[0]!} />
                  ) : (
                    <ValueRows series={some} />
                  )}
                </tbody>
              </table>
            </TableBox>
          ));
      })}
    </div>
  );
}

function PointRows({ series, seed }: { series: readonly DrawnSeries[]; seed: number }) {
  const xs = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))].toSorted((a, b) => a - b);
  return xs.map((x) => (
    <tr key={x}>
      <th scope="row">{compact(x)}</th>
      {series.map((one) => {
        const point = one.points.find((candidate) => candidate.x === x);
        const { mean = null, low = null, high = null, values = [], beyond = false } = point?.measured ?? {};
        return (
          <td key={one.name}>
            {mean === null ? '–' : `${beyond ? '> ' : ''}${compact(mean, 3)}`}
            {values.length > 1 && low !== null && high !== null && (
              <span className="unit"> {say('{low} to {high}', { low: compact(low, 3), high: compact(high, 3) })}</span>
            )}
            {point && (
              <span className="cell-links wrap">
                <CellLinks
                  asks={point.asks}
                  seed={seed}
                  label={say('{name} at {place}', { name: say(one.name), place: compact(x) })}
                />
              </span>
            )}
          </td>
        );
      })}
    </tr>
  ));
}

function ValueRows({ series }: { series: readonly DrawnSeries[] }) {
  const columns = series.map(
    ({ trace, xy }) =>
      new Map(
        trace
          ? trace.values.map((value, index) => [round(trace.from + index * trace.step), value])
          : xy.map(([x, y]) => [round(x), y]),
      ),
  );
  const xs = [...new Set(columns.flatMap((column) => [...column.keys()]))].toSorted((a, b) => a - b);
  const every = Math.ceil(xs.length / MOST_ROWS);
  return xs
    .filter((_, index) => index % every === 0)
    .map((x) => (
      <tr key={x}>
        <th scope="row">{compact(x)}</th>
        {columns.map((column, index) => (
          <td key={index}>{typeof column.get(x) === 'number' ? compact(column.get(x)!, 3) : '–'}</td>
        ))}
      </tr>
    ));
}

function round(x: number): number {
  return Number(x.toPrecision(6));
}

/** @param seeds of which means are shown; 0 for none */
function captionOf({ label, unit }: Readonly<Record<'label' | 'unit', string>>, seeds: number): string {
  const what = inRow(
    '{first}, {next}',
    [label, unit].filter((word) => word !== '').map((word) => say(word)),
  );
  if (seeds === 0) return what;
  return seeds === 1
    ? say('{what}; mean of one seed', { what })
    : say('{what}; mean of {seeds} seeds, with the least and the most', { what, seeds });
}
