/** What the command lines of figures, claims and experiments have in common. */
import { availableParallelism } from 'node:os';
import { parseArgs, type ParseArgsConfig } from 'node:util';

import { InputError, reasonOf } from '../../headless/input.ts';

const DEFAULT_SEEDS = 3;

/** Options of all: seeds, whether to run again, a part of the runs (shards.ts), and in how many processes. */
const OPTIONS = {
  seeds: { type: 'string' },
  fresh: { type: 'boolean', default: false },
  shard: { type: 'string' },
  merge: { type: 'string' },
  out: { type: 'string' },
  jobs: { type: 'string' },
} as const;

/**
 * The words of the command line: these options with `own`, and names where they are allowed.
 * @throws InputError, with how the command is used
 */
export function readOptions<const Own extends NonNullable<ParseArgsConfig['options']>>(
  own: Own,
  usage: string,
  words: readonly string[],
  allowPositionals = false,
) {
  try {
    return parseArgs({ args: [...words], allowPositionals, options: { ...OPTIONS, ...own } });
  } catch (error) {
    throw new InputError(`${(error as Error).message}\n${usage}`);
  }
}

export type Print = (text: string) => void;

/** Where a command says what it has to say. */
export interface Said {
  print: Print;
  complain: Print;
}

/** Does what the words ask for. An error in them or of the disk is said in one line. @returns the exit status */
export async function statusOf(
  command: (words: readonly string[], said: Said) => Promise<number>,
  words: readonly string[],
  said: Said,
): Promise<number> {
  try {
    return await command(words, said);
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    said.complain(reason);
    return 2;
  }
}

/** All cores, unless the words say how many. @throws InputError */
export function processesOf(words: string | undefined): number {
  const count = words === undefined ? availableParallelism() : Number(words);
  if (!Number.isInteger(count) || count < 1 || count > 1024)
    throw new InputError(`--jobs: must be a whole number from 1 to 1024, got ${words}`);
  return count;
}

/** Seeds 1 to N. @throws InputError */
export function seedsOf(words: string | undefined): number[] {
  const count = words === undefined ? DEFAULT_SEEDS : Number(words);
  if (!Number.isInteger(count) || count < 1 || count > 1000)
    throw new InputError(`--seeds: must be a whole number from 1 to 1000, got ${words}`);
  return seedsUpTo(count);
}

export function seedsUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
