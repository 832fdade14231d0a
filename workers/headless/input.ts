/** What the command line and the scenario file must be. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { normalizeScenario } from '../engine/scenario/normalize.ts';
import type { Scenario } from '../engine/scenario/types.ts';

export const USAGE = 'usage: npm run --silent sim -- FILE.json [--seeds N] [--csv FILE]';
const MAX_SEEDS = 1_000;

/** The input is not what it must be; `message` is for the person who gave it. */
export class InputError extends Error {}

export interface Options {
  file: string;
  seeds: number;
  /** Where the frames go, or null. */
  csv: string | null;
}

/** @throws InputError */
export function readArguments(words: string[]): Options | 'help' {
  let parsed;
  try {
    parsed = parseArgs({
      args: words,
      allowPositionals: true,
      options: { seeds: { type: 'string' }, csv: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new InputError(`${(error as Error).message}\n${USAGE}`);
  }
  const { values, positionals } = parsed;
  if (values.help) return 'help';
  if (positionals.length !== 1) throw new InputError(`one scenario file must be named, got ${positionals.length}\n${USAGE}`);
  const seeds = values.seeds === undefined ? 1 : Number(values.seeds);
  if (!Number.isInteger(seeds) || seeds < 1 || seeds > MAX_SEEDS) {
    throw new InputError(`--seeds: must be a whole number from 1 to ${MAX_SEEDS}, got ${values.seeds}\n${USAGE}`);
  }
  return { file: positionals[0]!, seeds, csv: values.csv ?? null };
}

/** The scenario in a file, with every default filled in. @throws InputError or ScenarioError */
export function readScenario(file: string): Scenario {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new InputError(`cannot read ${file}: ${(error as Error).message}`);
  }
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (error) {
    throw new InputError(`${file} is not JSON: ${(error as Error).message}`);
  }
  return normalizeScenario(input);
}
