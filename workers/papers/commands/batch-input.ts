/** What the command lines of figures and claims have in common. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

import { InputError, reasonOf } from '../../headless/input.ts';

const DEFAULT_SEEDS = 3;

/** Options of both commands: seeds, whether to run again, and a part of the runs (shards.ts). */
const OPTIONS = {
  seeds: { type: 'string' },
  fresh: { type: 'boolean', default: false },
  shard: { type: 'string' },
  merge: { type: 'string' },
  out: { type: 'string' },
} as const;

/**
 * The words of the command line: these options with `own`, and names where they are allowed.
 * @throws InputError, with how the command is used
 */
export function readOptions<const Own extends NonNullable<ParseArgsConfig['options']>>(
  own: Own,
  usage: string,
  allowPositionals = false,
  args = process.argv.slice(2),
) {
  try {
    return parseArgs({ args, allowPositionals, options: { ...OPTIONS, ...own } });
  } catch (error) {
    throw new InputError(`${(error as Error).message}\n${usage}`);
  }
}

/** Run a command. An error in its input or of the disk is printed in one line, with exit status 2. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    process.stderr.write(reason);
    process.exitCode = 2;
  }
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
