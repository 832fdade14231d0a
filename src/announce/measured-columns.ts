/** Measured runs as columns of results and of the data table: at each sample of the run what was measured last. */
import type { MeasuredRun } from '../../workers/engine/scenario/types.ts';
import type { ResultColumn } from '../../workers/results/results.ts';
import type { TableColumn } from '../charts/rows/row-card.ts';
import { fixed } from '../format.ts';
import type { RunSeries } from '../run/series.ts';
import { valueAt } from '../measured/value-at.ts';
import { say } from '../../workers/words/say.ts';

const QUANTITIES = [
  { column: 'cwnd', row: 'window', name: 'window', unit: 'packets', head: 'window, packets', scale: 1, digits: 1 },
  { column: 'rtt', row: 'roundTrip', name: 'round trip', unit: 's', head: 'round trip, ms', scale: 1000, digits: 0 },
  { column: 'queue', row: 'queue', name: 'queue', unit: 'packets', head: 'queue, packets', scale: 1, digits: 0 },
] as const;

interface Measurement {
  run: MeasuredRun;
  values: readonly (number | null)[];
  quantity: (typeof QUANTITIES)[number];
}

/** What was measured of the rows on show. */
function measurements({ scenario }: RunSeries, rows: readonly string[]): Measurement[] {
  return (scenario.measured ?? []).flatMap((run) =>
    QUANTITIES.flatMap((quantity): Measurement[] => {
      const values = run[quantity.column];
      return values && rows.includes(quantity.row) ? [{ run, values, quantity }] : [];
    }),
  );
}

export function measuredColumns(series: RunSeries, rows: readonly string[]): ResultColumn[] {
  return measurements(series, rows).map(({ run, values, quantity: { name, unit } }) => ({
    name: `measured ${run.name}, ${name}`,
    unit,
    values: {
      length: series.length,
      at: (sample) => valueAt(run.time, values, series.samples.timeOf(sample)) ?? NaN,
    },
  }));
}

export function measuredTable(series: RunSeries, rows: readonly string[]): TableColumn[] {
  return measurements(series, rows).map(({ run, values, quantity: { head, scale, digits } }) => ({
    head: say('{run} {quantity}', { run: run.name, quantity: say(head) }),
    cell: (_, end) => {
      const value = valueAt(run.time, values, series.samples.timeOf(end));
      return value === null ? '–' : fixed(scale * value, digits);
    },
  }));
}
