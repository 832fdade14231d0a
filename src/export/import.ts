/** What a file holds that is opened or dropped on the page: a scenario, or results that name their scenario. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { decodeHash, LinkError, type Shown } from '../link/codec.ts';
import { isCsv, readCsv } from '../../workers/results/csv-read.ts';
import { isResults, readJson, readScenario } from './json.ts';
import { ImportError, type Results } from '../../workers/results/results.ts';

/** Most characters of a file. */
export const MAX_FILE_LENGTH = 64_000_000;

/** What no text has: NUL, which is half of each letter in UTF-16, and the sign for bytes that are not UTF-8. */
const NO_TEXT = /[\0\uFFFD]/;

/** The content of a file; `results` is null for a scenario alone. */
export interface Imported extends Required<Shown> {
  scenario: Scenario;
  results: Results | null;
}

/**
 * What a file holds: a scenario as JSON, what `npm run sim` prints, exported JSON, or a CSV from the page or from
 * `npm run sim -- … --csv`, which names its scenario. For two compared runs both, B as `compare`.
 * @param loadPreset as for links
 * @throws ImportError with the field that is broken
 */
export async function readFile(text: string, loadPreset: (name: string) => Promise<unknown>): Promise<Imported> {
  if (text.length > MAX_FILE_LENGTH)
    throw new ImportError(`This file is ${text.length} characters long; at most ${MAX_FILE_LENGTH} are read.`);
  const body = text.replace(/^\uFEFF/, '');
  if (isCsv(body)) return fromCsv(body, loadPreset);
  if (body.trim() === '') throw new ImportError('This file is empty.');
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (error) {
    if (NO_TEXT.test(body))
      throw new ImportError('This file is no text in UTF-8. A table that is in UTF-16 can be saved as CSV in UTF-8.');
    if (!/^\s*[{[]/.test(body))
      throw new ImportError(
        'This file is neither a scenario nor exported results: it is no JSON and no table with a link. Nor is it a trace, or a table of measurements with a column for the time.',
      );
    throw new ImportError(`This file is no JSON: ${(error as Error).message.slice(0, 200)}.`);
  }
  if (typeof value === 'object' && value !== null && isResults(value)) return { ...readJson(value), view: {} };
  return { scenario: scenarioIn(value), results: null, view: {}, compare: null };
}

async function fromCsv(text: string, loadPreset: (name: string) => Promise<unknown>): Promise<Imported> {
  const results = readCsv(text);
  const { link, seed, runs } = results.header;
  if (link === null) {
    const scenario = readScenario(results.header.scenario, 'scenario');
    if (scenario.seed !== seed) throw seedRefused('seed', 'scenario', scenario.seed, seed);
    return { scenario, results, view: {}, compare: null };
  }
  try {
    const { scenario, view, compare } = await decodeHash(link.slice(link.indexOf('#/')), loadPreset);
    if (runs && !compare) throw new ImportError('link: must be that of both runs.');
    if (scenario.seed !== seed) throw seedRefused(runs ? 'A seed' : 'seed', 'link', scenario.seed, seed);
    if (runs && compare && compare.seed !== runs[1].seed)
      throw seedRefused('B seed', 'link', compare.seed, runs[1].seed);
    return { scenario, view, compare, results };
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    throw new ImportError(`link: ${error.message}`);
  }
}

function seedRefused(fact: string, where: 'link' | 'scenario', must: number, got: number): ImportError {
  return new ImportError(`${fact}: must be that of the ${where}, ${must}, got ${got}.`);
}

/** A scenario, or the scenario in a report of the command line. */
function scenarioIn(value: unknown): Scenario {
  const report = typeof value === 'object' && value !== null && 'engine' in value && 'scenario' in value;
  return report ? readScenario(value.scenario, 'scenario') : readScenario(value);
}
