import { vi } from 'vitest';
import { fetchFlags } from '../../../src/charts/time-chart.ts';
import { fetchNetworkShares } from '../../../src/charts/rows/throughput-row.ts';
import { ROWS } from '../../../src/charts/rows/index.ts';

/** Fetch what draws flags, and the rows that few readers open, so that a chart made after it draws them at once. */
export async function fetchDrawings(): Promise<void> {
  await fetchFlags();
  await fetchNetworkShares();
  for (const card of ROWS) card.make();
  await vi.dynamicImportSettled();
}
