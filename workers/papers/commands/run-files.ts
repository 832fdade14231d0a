/**
 * Results of runs as JSON lines, `runs*.jsonl` in a folder: a head that names the engine, then a line a run. A line is written
 * whole when its run is over, so that what is stopped or killed goes on where it was, and files of several machines lie side by
 * side.
 */
import { appendFileSync, existsSync, readdirSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

import { ENGINE_VERSION } from '../../engine/version.ts';
import type { Outcome, RunResult } from '../../experiments/rows.ts';
import { InputError } from '../../headless/input.ts';
import type { Shard } from './shards.ts';

const NAME = /^runs(?:-\d+-of-\d+)?\.jsonl$/;
const FORMAT = 'sawtooth runs 1';

/** A line. `run` is the digest of its scenario without the seed. */
export type RunLine = { run: string; seed: number; settings: Record<string, unknown> } & Outcome;

export function runsFile(folder: string, shard: Shard | undefined): string {
  return join(folder, shard ? `runs-${shard.index}-of-${shard.of}.jsonl` : 'runs.jsonl');
}

export function lineKey({ run, seed }: Pick<RunLine, 'run' | 'seed'>): string {
  return `${run} ${seed}`;
}

/**
 * All that the files of a folder know, by `lineKey`.
 * @throws InputError if a file is of another engine, cannot be read, or two lines disagree about a run
 */
export function readRuns(folder: string): Map<string, RunLine> {
  const found = new Map<string, RunLine>();
  const from = new Map<string, string>();
  for (const name of existsSync(folder)
    ? readdirSync(folder)
        .filter((one) => NAME.test(one))
        .toSorted()
    : []) {
    linesOf(join(folder, name)).forEach((line, index) => {
      const where = `${join(folder, name)}, line ${index + 2}`;
      const key = lineKey(line);
      const before = found.get(key);
      found.set(key, before ? together(before, line, from.get(key)!, where) : line);
      from.set(key, where);
    });
  }
  return found;
}

/** One line for what two say of a run; a failure gives way to a result. */
function together(one: RunLine, other: RunLine, where: string, here: string): RunLine {
  if ('failed' in one) return other;
  if ('failed' in other) return one;
  const differs =
    one.digest !== other.digest ||
    Object.entries(other.values).some(([key, value]) => Object.hasOwn(one.values, key) && one.values[key] !== value);
  if (differs)
    throw new InputError(
      `${here}: disagrees with ${where} about run ${lineKey(one)}; one of the two is not of this engine`,
    );
  return { ...one, values: { ...one.values, ...other.values }, why: { ...one.why, ...other.why } };
}

/** The lines behind the head; one whose end is missing is left out. */
function linesOf(path: string): RunLine[] {
  // A pipe or a device would never end.
  if (!statSync(path).isFile()) throw new InputError(`${path}: must be a file`);
  const text = readFileSync(path, 'utf8');
  const lines = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(0, -1);
  const [head, ...runs] = lines.map((line, index) => parsed(line, `${path}, line ${index + 1}`));
  if (head === undefined) return [];
  const { format, engine } = head as { format?: unknown; engine?: unknown };
  if (format !== FORMAT) throw new InputError(`${path}, line 1: must begin with the head of a file of runs`);
  if (engine !== ENGINE_VERSION)
    throw new InputError(`${path}: results of engine ${String(engine)} are not those of ${ENGINE_VERSION}`);
  return runs.map((line, index) => runLine(line, `${path}, line ${index + 2}`));
}

function parsed(line: string, where: string): object {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch (error) {
    throw new InputError(`${where}: is not JSON: ${(error as Error).message}`);
  }
  if (typeof json !== 'object' || json === null) throw new InputError(`${where}: must be an object`);
  return json;
}

function runLine(json: object, where: string): RunLine {
  const { run, seed, settings, values, why, digest, failed } = json as Record<string, unknown>;
  const plain = (of: unknown, fits: (value: unknown) => boolean): boolean =>
    typeof of === 'object' && of !== null && Object.values(of).every(fits);
  const result =
    typeof failed === 'string' ||
    (typeof digest === 'string' &&
      plain(values, (value) => value === null || typeof value === 'number') &&
      plain(why ?? {}, (value) => typeof value === 'string'));
  if (typeof run !== 'string' || typeof seed !== 'number' || !result)
    throw new InputError(`${where}: must have run, seed, and either values and digest or failed`);
  const head = { run, seed, settings: Object(settings) as Record<string, unknown> };
  if (typeof failed === 'string') return { ...head, failed };
  return { ...head, values, why: why ?? {}, digest } as {
    run: string;
    seed: number;
    settings: Record<string, unknown>;
  } & RunResult;
}

/** Adds lines to a file of its own; the rest of a line that was cut is taken off first. */
export class RunWriter {
  /** @throws Error of the system */
  constructor(private readonly path: string) {
    const before = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
    const whole = before.lastIndexOf(10) + 1;
    if (whole < before.length) truncateSync(path, whole);
    if (whole === 0) this.line({ format: FORMAT, engine: ENGINE_VERSION });
  }

  write(line: RunLine): void {
    this.line(line);
  }

  private line(json: object): void {
    appendFileSync(this.path, `${JSON.stringify(json)}\n`);
  }
}
