/** Files as whole texts: the page writes and opens them in parts. */
import { type Imported, openParts } from '../../src/export/import.ts';
import { jsonParts } from '../../src/export/json.ts';
import { partsOf } from '../../src/export/take-apart.ts';
import { csvParts } from '../../workers/results/csv-write.ts';

export const writeCsv = (...of: Parameters<typeof csvParts>): string => [...csvParts(...of)].join('');
export const writeJson = (...of: Parameters<typeof jsonParts>): string => [...jsonParts(...of)].join('');
export const readFile = async (text: string, loadPreset: (name: string) => Promise<unknown>): Promise<Imported> =>
  openParts(partsOf(text), loadPreset);
