/** What a file's text holds: a trace, a measured run, a scenario, or results. A worker reads it, without the page. */
import type { LinkTrace } from '../../workers/engine/network/trace.ts';
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import type { MeasuredRun, Scenario } from '../../workers/engine/scenario/types.ts';
import { isExperiment } from '../../workers/experiments/experiment.ts';
import { isCsv, readCsv } from '../../workers/results/csv-read.ts';
import { ImportError, type Results } from '../../workers/results/results.ts';
import { isMeasured, readMeasured } from '../measured/read-measured.ts';
import { isTrace, readTrace } from '../traces/read-trace.ts';
import { isResults, readJson, readScenario } from './json.ts';

/** Most characters of a file. */
export const MAX_FILE_LENGTH = 64_000_000;
/** Most lists and objects in a file of JSON: two scenarios of as many values as one may have, and what is around them. */
export const MOST_LISTS = 2 * LIMITS.values + 100_000;

/** What no text has: NUL, which is half of each letter in UTF-16, and the sign for bytes that are not UTF-8. */
const NO_TEXT = /[\0\uFFFD]/;

/** What a trace or a measured run is called, and from when on times since 1970 count, s. */
export interface Naming {
  trace: string;
  measured: string;
  since?: number | undefined;
}

export type Taken =
  | { is: 'trace'; trace: LinkTrace }
  | { is: 'measured'; run: MeasuredRun }
  | { is: 'file'; file: Parts };

/** Of a table that names its scenario by a link, `scenario` is null: the page opens the link. */
export interface Parts {
  scenario: Scenario | null;
  compare: Scenario | null;
  results: Results | null;
  /** An experiment, not checked yet; then there is nothing else. */
  experiment?: object;
  /** Or a race. */
  race?: object;
}

/** @throws ImportError with the field, line or rule that is broken */
export function takeApart(source: string, { trace, measured, since }: Naming): Taken {
  const text = withoutMark(source);
  if (isTrace(text)) return { is: 'trace', trace: readTrace(text, trace) };
  if (isMeasured(text)) return { is: 'measured', run: readMeasured(text, measured, since) };
  return { is: 'file', file: partsOf(text) };
}

/**
 * A scenario as JSON, what `npm run sim` prints, exported JSON, or a CSV from the page or from `npm run sim -- … --csv`, which
 * names its scenario. For two compared runs both, B as `compare`.
 * @throws ImportError
 */
export function partsOf(source: string): Parts {
  if (source.length > MAX_FILE_LENGTH)
    throw new ImportError(`This file is ${source.length} characters long; at most ${MAX_FILE_LENGTH} are read.`);
  const text = withoutMark(source);
  if (isCsv(text)) return ofTable(readCsv(text));
  if (text.trim() === '') throw new ImportError('This file is empty.');
  refuseLists(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (NO_TEXT.test(text))
      throw new ImportError('This file is no text in UTF-8. A table that is in UTF-16 can be saved as CSV in UTF-8.');
    if (!'{['.includes(text.trimStart()[0]!))
      throw new ImportError(
        'This file is neither a scenario nor exported results: it is no JSON and no table with a link. Nor is it a trace, or a table of measurements with a column for the time.',
      );
    throw new ImportError(`This file is no JSON: ${(error as Error).message.slice(0, 200)}.`);
  }
  if (isExperiment(value)) return { scenario: null, results: null, compare: null, experiment: value };
  if (isRace(value)) return { scenario: null, results: null, compare: null, race: value };
  if (typeof value === 'object' && value !== null && isResults(value)) return readJson(value);
  return { scenario: scenarioIn(value), results: null, compare: null };
}

function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** What the page of a race saves as its file: nothing else has entries. */
function isRace(json: unknown): json is object {
  return typeof json === 'object' && json !== null && Array.isArray((json as { entries?: unknown }).entries);
}

/** Many lists and objects take long to build, and no file of ours has them. @throws ImportError */
function refuseLists(text: string): void {
  let count = 0;
  for (const sign of ['{', '['])
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1))
      if (++count > MOST_LISTS)
        throw new ImportError(
          `This file holds more than ${MOST_LISTS} lists and objects, more than any file of this page.`,
        );
}

function ofTable(results: Results): Parts {
  const { link, seed, scenario: input } = results.header;
  if (link !== null) return { scenario: null, compare: null, results };
  const scenario = readScenario(input, 'scenario');
  if (scenario.seed !== seed) throw seedRefused('seed', 'scenario', scenario.seed, seed);
  return { scenario, results, compare: null };
}

export function seedRefused(fact: string, where: 'link' | 'scenario', must: number, got: number): ImportError {
  return new ImportError(`${fact}: must be that of the ${where}, ${must}, got ${got}.`);
}

/** A scenario, or the scenario in a report of the command line. */
function scenarioIn(value: unknown): Scenario {
  const report = typeof value === 'object' && value !== null && 'engine' in value && 'scenario' in value;
  return report ? readScenario(value.scenario, 'scenario') : readScenario(value);
}
