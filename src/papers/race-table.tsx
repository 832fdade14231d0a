/** What came of a race in numbers: a row an entry, in the order of the race or by any column; a broken one with its reason. */
import { useState } from 'react';
import { type RaceColumn, spreadText } from '../../workers/race/columns.ts';
import type { RaceView } from '../../workers/race/views.ts';
import type { Standing } from '../../workers/race/standing.ts';
import { say, withinSentence } from '../../workers/words/say.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Marker } from './marks.tsx';
import { RunLink } from './run-links.tsx';
import { styleOf } from './race-plane.tsx';
import { runOfPoint } from '../../workers/papers/figures/experiment-figure.ts';

interface Props {
  view: RaceView;
  seed: number;
  focus: number | null;
  onFocus(entry: number | null): void;
  /** Opens one entry's link in the plane and the table; of all links together. */
  onLink(id: string): void;
  /** The links, for the row of an entry of all of them together. */
  views: readonly RaceView[];
}

/** By which column, and which way; null is the order of the race. */
type Order = { column: RaceColumn | null; up: boolean } | null;

export function RaceTable({ view, seed, focus, onFocus, onLink, views }: Props) {
  const [order, setOrder] = useState<Order>(null);
  const { columns, standings, name } = view;
  const press = (column: RaceColumn | null): void => {
    const isSame = order !== null && order.column?.quantity === column?.quantity;
    const begins = column === null;
    setOrder(!isSame ? { column, up: begins } : order.up === begins ? { column, up: !begins } : null);
  };
  const sortOf = (column: RaceColumn | null) =>
    order !== null && order.column?.quantity === column?.quantity ? (order.up ? 'ascending' : 'descending') : undefined;
  return (
    // A wide table scrolls sideways, with keys too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-box" tabIndex={0} role="region" aria-label={say('{name} in numbers', { name: say(name) })}>
      <table className="numbers-table race-table">
        <caption>
          Means over the seeds ± their 95 % interval (Student’s t). Press a head to sort by it; a third press brings the
          order of the race back.
        </caption>
        <thead>
          <tr>
            <th scope="col" aria-sort={sortOf(null)}>
              <Head words="Entry" unit="" says="By name" sort={sortOf(null)} onPress={() => press(null)} />
            </th>
            {columns.map((column) => (
              <th key={column.quantity} scope="col" aria-sort={sortOf(column)}>
                <Head
                  words={column.name}
                  unit={column.unit}
                  says={column.says}
                  sort={sortOf(column)}
                  onPress={() => press(column)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted(standings, order).map(({ standing, index }) => {
            const { entry, point, of, failed } = standing;
            const why = entry.broken ?? failed;
            return (
              <tr
                key={index}
                className={focus === index ? 'focused' : undefined}
                onPointerEnter={() => onFocus(index)}
                onPointerLeave={() => onFocus(null)}
              >
                <th scope="row">
                  <svg width="16" height="14" aria-hidden="true">
                    {entry.broken === null && <Marker seriesStyle={styleOf(entry)} x={7} y={8} />}
                  </svg>
                  <bdi>{point ? <RunLink run={{ ...runOfPoint(point), seed }} words={entry.name} /> : entry.name}</bdi>
                  {view.id === 'all' && why === null && <Runs views={views} entry={index} seed={seed} />}
                </th>
                {why === null ? (
                  columns.map((column) => (
                    <td key={column.quantity}>
                      {spreadText(of[column.quantity], column) || <span className="not-yet ink-3">–</span>}
                    </td>
                  ))
                ) : (
                  <td className="race-why warning s" colSpan={columns.length}>
                    <span>{why}</span>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {view.id === 'all' && (
        <p className="help">
          {say('One by one:')}{' '}
          {views.slice(1).map(({ id, name: link }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <LinkButton onClick={() => onLink(id)}>{withinSentence(link)}</LinkButton>
            </span>
          ))}
          .
        </p>
      )}
    </div>
  );
}

/** The runs of an entry on each link; made when they are asked for. */
function Runs({ views, entry, seed }: { views: readonly RaceView[]; entry: number; seed: number }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="race-runs s" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="ink-3">runs</summary>
      {open &&
        views.slice(1).map(({ id, name, standings }) => {
          const { point } = standings[entry]!;
          return point && <RunLink key={id} run={{ ...runOfPoint(point), seed }} words={withinSentence(name)} />;
        })}
    </details>
  );
}

interface HeadProps {
  words: string;
  unit: string;
  says: string;
  sort: 'ascending' | 'descending' | undefined;
  onPress(): void;
}

function Head({ words, unit, says, sort, onPress }: HeadProps) {
  return (
    <Button className="race-head" title={says} onClick={onPress}>
      {words}
      <span aria-hidden="true">{sort === 'ascending' ? ' ↑' : sort === 'descending' ? ' ↓' : ''}</span>
      {unit && <span className="block unit">{unit}</span>}
    </Button>
  );
}

/** What has no number comes last, whichever way. */
function sorted(standings: readonly Standing[], order: Order): { standing: Standing; index: number }[] {
  const rows = standings.map((standing, index) => ({ standing, index }));
  if (order === null) return rows;
  const { column, up } = order;
  const sign = up ? 1 : -1;
  if (column === null)
    return rows.toSorted((a, b) => sign * a.standing.entry.name.localeCompare(b.standing.entry.name));
  const of = ({ standing }: (typeof rows)[number]): number | null => standing.of[column.quantity].mean;
  return rows.toSorted((a, b) => {
    const [one, other] = [of(a), of(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}
