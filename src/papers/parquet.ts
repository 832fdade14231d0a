/** The table of an experiment's runs as Apache Parquet, for pandas, R, DuckDB. Fetched when it is asked for. */
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { Column } from '../../workers/experiments/rows.ts';

/** @param facts what the file says of itself, by name */
export function parquetOf(columns: readonly Column[], facts: Readonly<Record<string, string>>): ArrayBuffer {
  return parquetWriteBuffer({
    columnData: columns.map(({ head, cells, words }) => ({
      name: head,
      // Numbers keep all their bits.
      type: words ? 'STRING' : 'DOUBLE',
      data: words ? cells.map((cell) => (cell === null ? null : String(cell))) : cells,
    })),
    kvMetadata: Object.entries(facts).map(([key, value]) => ({ key, value })),
    createdBy: 'sawtooth',
  });
}
