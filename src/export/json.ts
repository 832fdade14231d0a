/**
 * Results as JSON: the content of the CSV, and the scenario. `why` sums up what flows cut for and lost, in sentences. For two compared runs `runs` has the link, seed, digest and
 * scenario of each, A before B.
 */
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { describeRefusal, ScenarioError } from '../../workers/engine/scenario/refusal.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import {
  ImportError,
  numberText,
  RESULTS_FORMAT,
  RESULTS_MARK,
  type ResultColumn,
  type Results,
  RUN_NAMES,
  type RunFacts,
} from '../../workers/results/results.ts';

/** The document in parts, a line a column: it may be too long for one string. @param compare run B's scenario */
export function* jsonParts(
  { header, columns, why }: Results,
  scenario: Scenario,
  compare: Scenario | null = null,
): Generator<string> {
  const { link, engine, runs } = header;
  const own =
    runs && compare
      ? {
          link,
          engine,
          runs: runs.map((run, index) => ({
            run: RUN_NAMES[index],
            ...run,
            scenario: index === 0 ? scenario : compare,
          })),
        }
      : { ...header, scenario };
  const head = JSON.stringify({ sawtooth: `${RESULTS_MARK} ${RESULTS_FORMAT}`, ...own, ...(why ? { why } : {}) });
  yield `${head.slice(0, -1)},"columns":[\n`;
  for (const [index, { name, unit, values, single }] of columns.entries()) {
    const texts = Array.from({ length: values.length }, (_, row) => numberText(values.at(row)!, single) || 'null');
    yield `${JSON.stringify({ name, unit }).slice(0, -1)},"values":[${texts.join(',')}]}${index === columns.length - 1 ? '' : ','}\n`;
  }
  yield ']}\n';
}

/** Whether a JSON value is an exported result. */
export function isResults(value: object): boolean {
  return 'sawtooth' in value;
}

/** The results in a JSON value, and the scenarios of its runs. @throws ImportError with the field that is broken */
export function readJson(value: object): { results: Results; scenario: Scenario; compare: Scenario | null } {
  const { sawtooth, link, engine, columns, runs } = value as Record<string, unknown>;
  if (sawtooth !== `${RESULTS_MARK} ${RESULTS_FORMAT}`)
    throw refuse('sawtooth', `must be “${RESULTS_MARK} ${RESULTS_FORMAT}”, the format that this page reads`);
  if (runs !== undefined && !(Array.isArray(runs) && runs.length === RUN_NAMES.length))
    throw refuse('runs', 'must be a list of two runs');
  const [a, b] = Array.isArray(runs)
    ? runs.map((run: unknown, index) => readRun(Object(run) as object, `runs[${index}].`))
    : [readRun(value, '')];
  const address = b ? addressIn(link, 'link') : a!.facts.link;
  if (typeof engine !== 'string') throw refuse('engine', 'must be a version');
  const header = {
    ...a!.facts,
    link: address,
    engine,
    ...(b ? { runs: [a!.facts as RunFacts, b.facts as RunFacts] as const } : {}),
  };
  return { scenario: a!.scenario, compare: b?.scenario ?? null, results: { header, columns: readColumns(columns) } };
}

/** Which run it is, and its scenario; `at` is where it stands. */
function readRun(
  value: object,
  at: string,
): { facts: Omit<RunFacts, 'link'> & { link: string | null }; scenario: Scenario } {
  const { link, seed, digest, scenario: input } = value as Record<string, unknown>;
  const scenario = readScenario(input, `${at}scenario`);
  if (seed !== scenario.seed) throw refuse(`${at}seed`, `must be that of the scenario, ${scenario.seed}`);
  // One run that no link holds is named by its scenario alone.
  const address = link === null && at === '' ? null : addressIn(link, `${at}link`);
  if (digest !== null && typeof digest !== 'string') throw refuse(`${at}digest`, 'must be text or null');
  return { scenario, facts: { link: address, seed: scenario.seed, digest } };
}

function addressIn(link: unknown, at: string): string {
  if (typeof link !== 'string' || !link.includes('#/')) throw refuse(at, 'must be an address');
  return link;
}

function readColumns(columns: unknown): ResultColumn[] {
  if (!Array.isArray(columns)) throw refuse('columns', 'must be a list');
  return columns.map((column: unknown, index) => {
    const { name, unit, values } = (column ?? {}) as Record<string, unknown>;
    if (typeof name !== 'string') throw refuse(`columns[${index}].name`, 'must be text');
    if (typeof unit !== 'string') throw refuse(`columns[${index}].unit`, 'must be text');
    if (!Array.isArray(values)) throw refuse(`columns[${index}].values`, 'must be a list');
    if (values.length !== (columns[0] as { values: unknown[] }).values.length)
      throw refuse(`columns[${index}].values`, 'must be as long as the first column');
    return {
      name,
      unit,
      values: Float64Array.from(values, (item: unknown, row) => {
        if (item === null) return NaN;
        if (typeof item !== 'number') throw refuse(`columns[${index}].values[${row}]`, 'must be a number or null');
        return item;
      }),
    };
  });
}

/** A scenario from a file. @throws ImportError with the path of the first field that is refused, `within` before it */
export function readScenario(input: unknown, within = ''): Scenario {
  try {
    return normalizeScenario(input);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    const first = error.refusals[0]!;
    const path = [within, first.path].filter((part) => part !== '').join('.');
    throw new ImportError(`${describeRefusal({ ...first, path })}.`);
  }
}

function refuse(field: string, rule: string): ImportError {
  return new ImportError(`${field}: ${rule}.`);
}
