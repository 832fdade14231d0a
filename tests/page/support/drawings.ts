import { vi } from 'vitest';
import { ROWS } from '../../../src/charts/rows/index.ts';

/** Fetch what draws the rows that few readers open, so that a chart made after it draws them at once. */
export async function fetchDrawings(): Promise<void> {
  for (const card of ROWS) card.make();
  await vi.dynamicImportSettled();
}
