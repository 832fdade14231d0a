/**
 * A small picture of a run: the quantity that its scene or lesson shows first, over the whole run. Drawn once by `npm run
 * pictures` into public/pictures.json, which the lists of scenes and of lessons fetch; a test holds it to today's runs.
 */
import { HEIGHT, type PictureLine, WIDTH } from '../../src/previews/run-picture.ts';
import type { RunSeries } from '../../src/run/series.ts';
import { slotsOf } from '../../src/scenario/names.ts';

const COLUMNS = 48;
/** Groups whose first flow is drawn. */
const MOST_LINES = 4;

interface Values {
  at(index: number): number;
}

/** @param rows ids of the rows that are shown, the first one first */
export function pictureOf(series: RunSeries, rows: readonly string[] = []): PictureLine[] {
  const slots = slotsOf(series.scenario);
  const row = rows.find((id) => id === 'window' || id === 'queue' || id === 'throughput') ?? 'throughput';
  const lines: { slot: number; values: Values }[] =
    row === 'queue'
      ? [{ slot: 0, values: series.hopColumn(0, 'queueMax') }]
      : series.flowsOfGroup.slice(0, MOST_LINES).map(([flow], group) => ({
          slot: slots[group]!,
          values: row === 'window' ? series.flowColumn(flow!, 'cwnd') : series.throughput[flow!]!,
        }));
  const traces = lines.map(({ values }) => extremes(values, series.length));
  const top = Math.max(1e-9, ...traces.flat().map(([, value]) => value));
  return lines.map(({ slot }, index) => ({
    slot,
    path: traces[index]!.map(
      ([place, value], at) =>
        `${at === 0 ? 'M' : 'L'}${short(place * WIDTH)} ${short(HEIGHT - 1 - (value / top) * (HEIGHT - 2))}`,
    ).join(''),
  }));
}

/** Of each column its least and its greatest value, in the order in which they come; places from 0 to 1. */
function extremes(values: Values, length: number): [place: number, value: number][] {
  return Array.from({ length: COLUMNS }, (_, column) => {
    const [from, to] = [column, column + 1].map((edge) => Math.floor((edge * length) / COLUMNS)) as [number, number];
    let [least, most] = [from, from];
    for (let index = from; index < to; index++) {
      if (values.at(index) < values.at(least)) least = index;
      if (values.at(index) > values.at(most)) most = index;
    }
    const both = least === most ? [least] : [Math.min(least, most), Math.max(least, most)];
    return both.map((index): [number, number] => [index / Math.max(1, length - 1), values.at(index)]);
  }).flat();
}

function short(value: number): number {
  return Number(value.toFixed(1));
}
