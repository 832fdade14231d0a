/** The panels of a figure, the names that have no room in them, and the card of a chosen point. */
import { Fragment, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Ask, runOfAsk } from '../../workers/papers/figures/ask.ts';
import type { Axis, Panel } from '../../workers/papers/figures/figure.ts';
import { compact, unitOf } from '../format.ts';
import { arrange, sameAxis } from './arrangement.ts';
import type { Drawn, DrawnSeries } from './figure-data.ts';
import type { Seen } from './gallery-data.ts';
import { type Extent, including } from './scale.ts';
import { MapPlot } from './map-plot.tsx';
import { fitsLabel, roomForLabels, SeriesKey } from './marks.tsx';
import { extentsOf } from './plot-model.ts';
import { Plot, type Spot } from './plot.tsx';
import { RunLink, RunLinks } from './run-links.tsx';
import { useWidth } from './use-width.ts';
import { Button } from '../ui/button.tsx';
import { inRow, say } from '../../workers/words/say.ts';
import { sayMarked } from '../words/say-marked.tsx';

interface Props {
  data: Drawn;
  /** What the lines were before the reader changed the set-up. */
  ghost: Drawn | null;
  seen: Seen | null;
  /** px that the figure may be high without scrolling. */
  height: number;
  box: RefObject<HTMLDivElement | null>;
}

interface Pick {
  spot: Spot;
  at: readonly [number, number];
}

export function FigureView({ data, ghost, seen, height, box }: Props) {
  const { figure, series, seeds } = data;
  const width = useWidth(box);
  const [held, setSpot] = useState<Spot | null>(null);
  // Another figure may have no such panel.
  const spot = held && figure.panels.some(({ id }) => id === held.panel) ? held : null;
  const [pick, setPick] = useState<Pick | null>(null);
  const [focus, setFocus] = useState<string | null>(null);
  // The rows of a map have their names beside them.
  const isMap = figure.panels.some(({ rows }) => rows !== undefined);
  const byPanel = useMemo(
    () => new Map(figure.panels.map(({ id }) => [id, series.filter(({ panel }) => panel === id)])),
    [figure, series],
  );
  /** The only line of a panel, which is its title. */
  const alone = ({ id }: Panel): DrawnSeries | null =>
    byPanel.get(id)!.length === 1 && byPanel.get(id)![0]!.name === id ? byPanel.get(id)![0]! : null;
  const titles = new Set(figure.panels.map(alone));
  // All panels are as wide, however high they are.
  const wide = arrange(figure, width, height).places[0]?.width ?? width;
  const below = [
    ...new Map(
      series
        .filter((one) => !isMap && !titles.has(one) && !fitsLabel(one, wide) && one.mark !== 'each')
        .map((one) => [one.name, one]),
    ).values(),
  ];
  const keysHeight =
    below.length === 0
      ? 0
      : 14 + 24 * Math.ceil(below.reduce((sum, { name }) => sum + 58 + 6.4 * name.length, 0) / Math.max(300, width));
  const { columns, places } = useMemo(
    () => arrange(figure, width, height - keysHeight),
    [figure, width, height, keysHeight],
  );
  const extents = useMemo(() => commonExtents(data, byPanel, seen), [data, byPanel, seen]);
  const ghosts = useMemo(
    () => new Map(figure.panels.map(({ id }) => [id, ghost?.series.filter(({ panel }) => panel === id) ?? NONE])),
    [figure, ghost],
  );
  const rooms = places.map(({ panel }) => (alone(panel) ? 0 : roomForLabels(byPanel.get(panel.id)!, wide)));
  // Where a title has no room for them, they stand below all panels.
  const inTitle = columns === 1 && width >= 520;
  const labels = figure.panels.map(({ y }) => y.label);
  const twins = new Set(labels.filter((label, index) => labels.indexOf(label) !== index));
  // Panels above each other end at the same place.
  const room = (index: number): number => (columns === 1 ? Math.max(...rooms) : rooms[index]!);
  const close = useCallback(() => setPick(null), []);
  return (
    <div ref={box} className="figure-box">
      {width > 0 && (
        <div className="panels" data-columns={columns}>
          {places.map(({ panel, width: own, height: high, axis }, index) => {
            const content = byPanel.get(panel.id)!;
            const titled = alone(panel);
            const shared =
              spot && !spot.point && sameAxis(figure.panels.find(({ id }) => id === spot.panel)!.x, panel.x);
            const common = {
              panel,
              series: content,
              width: own,
              height: high,
              title: titled ? say(titled.name) : capital(say(panel.y.label)),
              remark:
                (titled && titled.name !== panel.y.label ? `, ${say(panel.y.label)}` : '') +
                (twins.has(panel.y.label) && !titled ? `, ${say(panel.id)}` : '') +
                remarkOf(panel.y.unit, inTitle || panel.rows ? marksWords(content, seeds.length, panel) : []),
              spot: spot?.panel === panel.id || shared ? spot : null,
              onSpot: setSpot,
              // While a point's card has the focus, its point stays marked.
              onBlur: () => {
                if (!pick) setSpot(null);
              },
              onPick: (chosen: Spot, at: readonly [number, number]) => setPick({ spot: chosen, at }),
            };
            return (
              <div key={panel.id} className="panel relative">
                {panel.rows ? (
                  <MapPlot
                    {...common}
                    panel={{ ...panel, rows: panel.rows }}
                    xWords={axisWords({ ...panel.x, scale: undefined }, own)}
                  />
                ) : (
                  <Plot
                    {...common}
                    ghost={ghosts.get(panel.id)!}
                    seen={extents.get(panel.id)}
                    labelRoom={room(index)}
                    xWords={axis ? axisWords(panel.x, own) : null}
                    titled={titled}
                    focus={focus}
                  />
                )}
                {pick?.spot.panel === panel.id && (
                  <PointCard pick={pick} data={data} series={content} width={own} onClose={close} />
                )}
              </div>
            );
          })}
        </div>
      )}
      {!inTitle && !isMap && marksWords(series, seeds.length).length > 0 && (
        <p className="help">
          {say('{text}.', { text: capital(inRow('{first}; {next}', marksWords(series, seeds.length))) })}
        </p>
      )}
      {ghost && <p className="help">Pale: the paper’s set-up, before your change.</p>}
      {below.length > 0 && (
        <ul className="key-row flex wrap" aria-label="Lines">
          {below.map((one) => (
            <li key={one.name}>
              <Button
                className="key-button small ink-2 gap-8"
                onPointerEnter={() => setFocus(one.name)}
                onPointerLeave={() => setFocus(null)}
                onFocus={() => setFocus(one.name)}
                onBlur={() => setFocus(null)}
              >
                <SeriesKey
                  seriesStyle={one.style}
                  theory={one.mark === 'formula' && series.some(({ mark }) => mark !== 'formula')}
                />
                {one.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {spot?.point
          ? spotWords(spot, byPanel.get(spot.panel)!, figure.panels.find(({ id }) => id === spot.panel)!.x)
          : ''}
      </p>
    </div>
  );
}

const NONE: DrawnSeries[] = [];

/** Least extents of each panel; panels with like y axes share one, so that they can be compared. */
function commonExtents(
  { figure: { panels } }: Drawn,
  byPanel: ReadonlyMap<string, readonly DrawnSeries[]>,
  seen: Seen | null,
): Seens {
  const own = new Map(panels.map(({ id }) => [id, extentsOf(byPanel.get(id)!, seen?.[id])]));
  return new Map(
    panels.map(({ id, y }) => [
      id,
      {
        x: own.get(id)!.x,
        y: panels
          .filter((other) => sameAxis(other.y, y))
          .reduce((all, other) => including(all, own.get(other.id)!.y), own.get(id)!.y),
      },
    ]),
  );
}

type Seens = ReadonlyMap<string, { x: Extent; y: Extent }>;

interface PointCardProps {
  pick: Pick;
  data: Drawn;
  series: readonly DrawnSeries[];
  width: number;
  onClose(): void;
}

/** What a point stands for, and the runs behind it. */
function PointCard({ pick: { spot, at }, data, series, width, onClose }: PointCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = card.current;
    const before = document.activeElement;
    element?.focus();
    const leave = (event: PointerEvent): void => {
      if (!element?.contains(event.target as Node)) onClose();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      onClose();
      (before as SVGElement | null)?.focus();
    };
    document.addEventListener('pointerdown', leave);
    element?.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      element?.removeEventListener('keydown', escape);
    };
  }, [onClose]);
  const one = series[spot.point!.series];
  const point = one?.points[spot.point!.index];
  if (!one || !point?.measured) return null;
  const { mean, low, values, why, beyond } = point.measured;
  // Bars of an experiment are intervals of the mean.
  const half = one.singles && mean !== null && low !== null ? mean - low : 0;
  const axis = data.figure.panels.find(({ id }) => id === spot.panel)!.x;
  const place = placeWords(axis, point.x);
  const number = mean === null ? '' : compact(mean, 3);
  const value = mean === null ? say('no value') : beyond ? say('more than {value}', { value: number }) : number;
  const onLeft = at[0] > width - 270;
  return (
    <div
      ref={card}
      className="point-card small"
      role="dialog"
      aria-label={say('{name} at {place}', { name: say(one.name), place })}
      tabIndex={-1}
      style={{
        left: onLeft ? undefined : at[0] + 14,
        right: onLeft ? width - at[0] + 14 : undefined,
        top: Math.max(0, at[1] - 50),
      }}
    >
      <p>
        {sayMarked(
          half > 1e-9 * Math.abs(mean ?? 0)
            ? '<name>it</name> at {place}: <value>it</value> ± {half}'
            : '<name>it</name> at {place}: <value>it</value>',
          { place, half: compact(half, 3) },
          { name: () => <b>{say(one.name)}</b>, value: () => <b>{value}</b> },
        )}
      </p>
      <p className="unit">
        <SeedValues values={values} asks={point.asks} seeds={data.seeds} />
        {why && `; ${say(why)}`}
      </p>
      <p>
        <RunLinks asks={point.asks} seed={data.seeds[0]!} />
      </p>
    </div>
  );
}

function spotWords({ point, x }: Spot, series: readonly DrawnSeries[], axis: Axis): string {
  const one = series[point!.series];
  const found = one?.points[point!.index]?.measured;
  if (!one || !found || found.mean === null) return '';
  const said = { name: say(one.name), place: placeWords(axis, x), value: compact(found.mean, 3) };
  return say('{name} at {place}: {value}', said);
}

/** The single seeds, each a link to its run where the number is of one run. */
function SeedValues({
  values,
  asks,
  seeds,
}: {
  values: readonly (number | null)[];
  asks: readonly Ask[];
  seeds: readonly number[];
}) {
  if (values.length < 2) return say('seed {seed}', { seed: seeds[0]! });
  const [ask] = asks;
  const linked = asks.length === 1 && values.length === seeds.length;
  const words = values.map((value) => (value === null ? '–' : compact(value, 3)));
  if (!linked) return say('seeds: {values}', { values: inRow('{first}, {next}', words) });
  return (
    <>
      {say('seeds:')}{' '}
      {words.map((word, index) => (
        <Fragment key={seeds[index]}>
          {index > 0 && ', '}
          <RunLink
            run={{ ...runOfAsk(ask!), seed: seeds[index]! }}
            words={word}
            label={say('{value}: the run with seed {seed}, in the playground', { value: word, seed: seeds[index]! })}
          />
        </Fragment>
      ))}
    </>
  );
}

/** A place on the x axis: `20 packets`, `Reno`. */
function placeWords({ unit, names }: Axis, x: number): string {
  return say(names?.[x] ?? '') || `${compact(x)} ${say(unitOf(compact(x), unit))}`.trim();
}

function remarkOf(unit: string, marks: readonly string[]): string {
  const words = [say(unit), marks.join('; ')].filter(Boolean);
  return words.length > 0 ? `, ${words.join('; ')}` : '';
}

/** What dots and bars stand for. */
function marksWords(series: readonly DrawnSeries[], seeds: number, panel?: Panel): string[] {
  if (panel?.rows) return seeds > 1 ? [say('mean of {count} seeds', { count: seeds })] : [];
  return [
    series.some(({ mark }) => mark === 'each') ? say('one dot a flow') : '',
    seeds > 1 && series.some(({ mark }) => mark === 'line' || mark === 'dots') ? barsWords(series, seeds) : '',
  ].filter(Boolean);
}

function barsWords(series: readonly DrawnSeries[], seeds: number): string {
  if (series.some(({ singles }) => singles))
    return say('bars: 95 % interval of the mean of {count} seeds; dots: each seed', { count: seeds });
  return series.some(({ mark }) => mark === 'line')
    ? say('bars: least to most of {count} seeds', { count: seeds })
    : '';
}

function axisWords(
  { label, unit, scale }: { label: string; unit: string; scale?: 'log' | undefined },
  width: number,
): string {
  const axis = unit && label ? say('{name}, {unit}', { name: say(label), unit: say(unit) }) : say(label || unit);
  return scale === 'log' && width > 420 ? say('{axis} (log scale)', { axis }) : axis;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
