/** The table of runs as Parquet: another library reads back what CSV has, to the last bit. */
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';

import { normalizeExperiment } from '../../workers/experiments/check.ts';
import { seedsOf } from '../../workers/experiments/experiment.ts';
import { columnsOf, csvOf, rowsOf } from '../../workers/experiments/rows.ts';
import { parquetOf } from '../../src/papers/parquet.ts';

const experiment = normalizeExperiment({
  version: 1,
  scenario: {
    version: 1,
    seed: 4294967293,
    duration: 5,
    path: [{ rate: 2e6, delay: 0.02, queue: { kind: 'droptail', limit: 20 } }],
    flows: [{ id: 'tcp', scheme: { kind: 'tcp' } }],
  },
  vary: [
    { path: 'path.0.rate', values: [1e6, 2e6 / 3] },
    { path: 'path.0.queue.kind', values: ['droptail', 'red'] },
  ],
  seeds: 3,
  measures: ['mean-wait', 'jain'],
});

/** A third and its neighbours: what four digits would lose. */
const rows = rowsOf(experiment, seedsOf(experiment), ({ at }, seed) =>
  at[0] === 1 && seed % 2 === 1
    ? { failed: 'too many packets' }
    : {
        values: { 'mean-wait': (1 + at[1]!) / 3 + Number.EPSILON, jain: null },
        why: {},
        digest: `d${at.join('')}${seed}`,
      },
);

describe('the table of runs as Parquet', () => {
  const columns = columnsOf(experiment, rows);
  const file = parquetOf(columns, { title: 'Röhren & Co', link: 'https://example.org/#/experiment?e=1.x' });

  it('is read back as it was written: a row a run, every bit of every number, what is missing as null', async () => {
    const read = await parquetReadObjects({ file });
    expect(read).toHaveLength(rows.length);
    read.forEach((row, index) => {
      const written = columns.map(({ head, cells }) => [head, cells[index]!]);
      expect(row).toEqual(Object.fromEntries(written));
    });
    expect(read[0]).toEqual({
      ...{ 'Link rate [bit/s]': 1e6, Queue: 'drop-tail', seed: 4294967293, digest: 'd004294967293' },
      ...{ 'Mean wait [s]': 1 / 3 + Number.EPSILON, 'Jain’s index': null, failed: null },
    });
    expect(read.filter(({ failed }) => failed === 'too many packets').length).toBeGreaterThan(0);
  });

  it('has the columns of the CSV, in its order, and says in the file what it is', () => {
    const { schema, key_value_metadata: facts, created_by: by } = parquetMetadata(file);
    const [head] = csvOf(experiment, rows, []).split('\r\n');
    expect(
      schema
        .slice(1)
        .map(({ name }) => name)
        .join(),
    ).toBe(head);
    expect(schema.slice(1).map(({ type }) => type)).toEqual([
      ...['DOUBLE', 'BYTE_ARRAY', 'DOUBLE', 'DOUBLE', 'DOUBLE', 'BYTE_ARRAY', 'BYTE_ARRAY'],
    ]);
    expect(facts).toContainEqual({ key: 'title', value: 'Röhren & Co' });
    expect(by).toBe('sawtooth');
  });

  it('is a table too where there is no run', async () => {
    expect(await parquetReadObjects({ file: parquetOf(columnsOf(experiment, []), {}) })).toEqual([]);
  });
});
