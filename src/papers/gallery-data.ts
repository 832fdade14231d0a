/**
 * The shipped results of all figures, thinned for small pictures: `public/figures/gallery.json`, written by `npm run
 * gallery` from what `npm run figures` has computed. Never shown as a result of this page's own runs.
 */
import type { FigureResult } from '../../workers/papers/figures/data.ts';
import { type Extent, including, NOTHING } from './scale.ts';

/** A series of a small picture, in the order of the figure's: x and y in turn; null where a line has a gap. */
export type ThinSeries = readonly (number | null)[];

export interface Gallery {
  engine: string;
  seeds: number;
  figures: Readonly<Record<string, readonly ThinSeries[]>>;
}

/** Extents of the panels by their ids, so that axes stand still while points arrive. */
export type Seen = Readonly<Record<string, { x: Extent; y: Extent }>>;

/** Columns of a small picture's trace: each keeps its least and most. */
const COLUMNS = 56;

export function thinned({ series }: FigureResult): ThinSeries[] {
  return series.map(({ points, xy, trace }) => {
    if (trace) return thinTrace(trace.from, trace.step, trace.values);
    if (xy) return spaced(xy).flatMap(([x, y]) => [short(x), short(y)]);
    return (points ?? []).flatMap(({ x, mean }) => (mean === null ? [] : [short(x), short(mean)]));
  });
}

/** At most as many points as a picture can show. */
function spaced<T>(points: readonly T[]): T[] {
  const every = Math.ceil(points.length / (4 * COLUMNS));
  return points.filter((_, index) => index % every === 0);
}

function thinTrace(from: number, step: number, values: readonly (number | null)[]): (number | null)[] {
  const per = Math.max(1, values.length / COLUMNS);
  const thin: (number | null)[] = [];
  for (let column = 0; column * per < values.length; column += 1) {
    const begin = Math.round(column * per);
    const part = values.slice(begin, Math.max(begin + 1, Math.round((column + 1) * per)));
    const known = part.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
    const ordered = known.toSorted((a, b) => a.value - b.value);
    const kept = ordered.length < 2 ? ordered : [ordered[0]!, ordered.at(-1)!].toSorted((a, b) => a.index - b.index);
    if (kept.length === 0) thin.push(short(from + begin * step), null);
    for (const { value, index } of kept) thin.push(short(from + (begin + index) * step), short(value));
  }
  return thin;
}

/** Three digits are more than a picture of 200 px shows. */
function short(value: number): number {
  return Number(value.toPrecision(4));
}

export function seenOf(
  panels: readonly { id: string }[],
  series: readonly { panel: string }[],
  thin: readonly ThinSeries[],
): Seen {
  const everySecond = (of: readonly (number | null)[], from: 0 | 1) => of.filter((_, at) => at % 2 === from);
  return Object.fromEntries(
    panels.map(({ id }) => {
      const own = thin.filter((_, index) => series[index]?.panel === id).flat();
      return [id, { x: including(NOTHING, everySecond(own, 0)), y: including(NOTHING, everySecond(own, 1)) }];
    }),
  );
}

let fetched: Promise<Gallery | null> | null = null;

/** Null where there are none, or none that can be read. Never rejects. */
export function loadGallery(): Promise<Gallery | null> {
  return (fetched ??= fetch('figures/gallery.json')
    .then(async (response) => (response.ok ? checkedGallery(await response.json()) : null))
    // Asked for again it may come.
    .catch(() => (fetched = null)));
}

function checkedGallery(json: unknown): Gallery | null {
  const { engine, seeds, figures } = Object(json) as Partial<Gallery>;
  return typeof engine === 'string' && typeof seeds === 'number' && typeof figures === 'object'
    ? { engine, seeds, figures }
    : null;
}
