/** What the command line and the scenario file must be. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import type { RunMetric } from '../measures/card.ts';
import { findMetric, metrics } from '../measures/index.ts';
import { describeRefusal, ScenarioError } from '../engine/scenario/refusal.ts';
import { normalizeScenario } from '../engine/scenario/normalize.ts';
import type { Scenario } from '../engine/scenario/types.ts';
import { normalizeExperiment } from '../experiments/check.ts';
import { type Experiment, withOwnScenario } from '../experiments/experiment.ts';
import { findSetup, setups } from '../papers/index.ts';

export const USAGE =
  'usage: npm run --silent sim -- FILE.json | setup:ID [--seeds N] [--csv FILE] [--metrics ID,ID] | --ns2 | --check [--must FILE.json]\n       npm run --silent sim -- LESSON.md --check [--seeds N]';
/** What a paper's set-up begins with in place of a file. */
const SETUP_PREFIX = 'setup:';
const MAX_SEEDS = 1_000;

/** The input is not what it must be; `message` is for the person who gave it. */
export class InputError extends Error {}

/**
 * What to print of an error that is the input's or the machine's (a full disk, a file where a directory must be), one line
 * of reason each; null if it is a fault of ours.
 */
export function reasonOf(error: unknown): string | null {
  if (error instanceof ScenarioError) return `${error.refusals.map(describeRefusal).join('\n')}\n`;
  const ofSystem = error instanceof Error && 'syscall' in error;
  return error instanceof InputError || ofSystem ? `${error.message}\n` : null;
}

export interface Options {
  file: string;
  seeds: number | null;
  /** Where the frames go, or null. */
  csv: string | null;
  /** Measured in addition to the summary. */
  metrics: RunMetric[];
  /** Print the scenario as a script for ns-2.35 instead of running it. */
  ns2: boolean;
  /** Judge what must hold instead: what the file states, or the file `must`. */
  check: boolean;
  must: string | null;
}

/** @throws InputError */
export function readArguments(words: string[]): Options | 'help' {
  let parsed;
  try {
    parsed = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        seeds: { type: 'string' },
        csv: { type: 'string' },
        metrics: { type: 'string' },
        ns2: { type: 'boolean' },
        check: { type: 'boolean' },
        must: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new InputError(`${(error as Error).message}\n${USAGE}`);
  }
  const { values, positionals } = parsed;
  if (values.help) return 'help';
  if (positionals.length !== 1)
    throw new InputError(`one scenario file must be named, got ${positionals.length}\n${USAGE}`);
  const seeds = values.seeds === undefined ? null : Number(values.seeds);
  if (seeds !== null && (!Number.isInteger(seeds) || seeds < 1 || seeds > MAX_SEEDS)) {
    throw new InputError(`--seeds: must be a whole number from 1 to ${MAX_SEEDS}, got ${values.seeds}\n${USAGE}`);
  }
  const ns2 = values.ns2 === true;
  if (ns2 && (values.seeds ?? values.csv ?? values.metrics) !== undefined) {
    throw new InputError(
      `--ns2: prints a script and runs nothing: it goes without --seeds, --csv and --metrics\n${USAGE}`,
    );
  }
  const check = values.check === true;
  if (check && (ns2 || (values.csv ?? values.metrics) !== undefined))
    throw new InputError(
      `--check: says what holds and nothing else: it goes without --csv, --metrics and --ns2\n${USAGE}`,
    );
  if (values.must !== undefined && !check) throw new InputError(`--must: goes with --check\n${USAGE}`);
  if (isLesson(positionals[0]!) && (!check || values.must !== undefined))
    throw new InputError(`${positionals[0]}: a lesson runs with --check, and states itself what must hold\n${USAGE}`);
  return {
    ...{ file: positionals[0]!, seeds, ns2, check },
    ...{ csv: values.csv ?? null, metrics: readMetrics(values.metrics), must: values.must ?? null },
  };
}

/** By its name: `week3.md`. */
export function isLesson(file: string): boolean {
  return file.endsWith('.md');
}

/** Metrics of a run by their ids, with commas between. @throws InputError */
function readMetrics(words: string | undefined): RunMetric[] {
  if (words === undefined) return [];
  return words.split(',').map((id) => {
    const metric = findMetric(id.trim());
    if (metric?.takes === 'run') return metric;
    const why = metric ? 'is not measured on a single run' : 'is no metric';
    const ids = metrics.filter((card) => card.takes === 'run').map((card) => card.id);
    throw new InputError(`--metrics: ${id.trim()} ${why}; there are\n${ids.join('\n')}`);
  });
}

/** The scenario in a file, or a paper's set-up by `setup:ID`, with every default filled in. @throws InputError or ScenarioError */
export function readScenario(file: string): Scenario {
  const input = inputOf(file);
  // One that states what must hold is a scenario all the same; an experiment is none.
  return normalizeScenario(Object.hasOwn(Object(input), 'scenario') ? input : scenarioIn(input));
}

/**
 * The experiment in a file, or a scenario that states what must hold as one.
 * @param scenario the file of another scenario in place of its own; null for its own
 * @throws InputError or ScenarioError
 */
export function readExperiment(file: string, seeds: number | null, scenario: string | null): Experiment {
  return normalizeExperiment({
    ...Object(withOwnScenario(inputOf(file))),
    ...(seeds !== null && { seeds }),
    ...(scenario !== null && { scenario: scenarioIn(inputOf(scenario)) }),
  });
}

/** A scenario as it is, or that of an experiment, of a scenario that states what must hold, or of what `sim` has printed. */
function scenarioIn(input: unknown): unknown {
  const whole = withOwnScenario(input);
  return Object.hasOwn(Object(whole), 'scenario') ? (whole as { scenario: unknown }).scenario : input;
}

/** What stands in a file, not checked. @throws InputError */
function inputOf(file: string): unknown {
  if (file.startsWith(SETUP_PREFIX)) return setupOf(file.slice(SETUP_PREFIX.length));
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new InputError(`cannot read ${file}: ${(error as Error).message}`);
  }
  try {
    // A byte order mark, which some editors write.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new InputError(`${file} is not JSON: ${(error as Error).message}`);
  }
}

function setupOf(id: string): unknown {
  const setup = findSetup(id);
  if (!setup) throw new InputError(`there is no set-up ${id}; there are\n${setups.map((each) => each.id).join('\n')}`);
  return setup.build();
}
