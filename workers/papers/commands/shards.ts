/** Shards: parts of the runs done apart, e.g. on several machines, and put together again. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { ENGINE_VERSION } from '../../engine/version.ts';
import type { Answer } from '../figures/ask.ts';
import type { Answers } from '../figures/quantity.ts';
import { InputError } from '../../headless/input.ts';
import type { Said } from './batch-input.ts';

export interface Shard {
  /** From 1. */
  index: number;
  of: number;
}

/** What a shard leaves behind. */
export interface StoredAnswers {
  engine: string;
  seeds: number[];
  answers: Record<string, Answer>;
}

const MOST_SHARDS = 1000;

/** `2/4` is the second of four. @throws InputError */
export function shardOf(words: string): Shard {
  const [, index, of] = /^(\d+)\/(\d+)$/.exec(words) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (!(shard.index >= 1 && shard.index <= shard.of && shard.of <= MOST_SHARDS))
    throw new InputError(`--shard: must be I/N with I from 1 to N, and N at most ${MOST_SHARDS}, got ${words}`);
  return shard;
}

/** Writes `answers-2-of-4.json` into the directory. */
export function writeShard(answers: Answers, seeds: number[], shard: Shard, directory: string, { print }: Said): void {
  makeFolder(directory);
  const stored: StoredAnswers = { engine: ENGINE_VERSION, seeds, answers: Object.fromEntries(answers) };
  const file = join(directory, `answers-${shard.index}-of-${shard.of}.json`);
  writeFileSync(file, JSON.stringify(stored));
  print(`${file}\n`);
}

/** The answers of all shards in a directory. @throws InputError if one is missing, or they are of different engines or seeds */
export function mergeShards(directory: string): { answers: Map<string, Answer>; seeds: number[] } {
  const names = readdirSync(directory).filter((name) => /^answers-\d+-of-\d+\.json$/.test(name));
  const wanted = Number(/-of-(\d+)/.exec(names[0] ?? '')?.[1]);
  if (names.length !== wanted)
    throw new InputError(
      `--merge: ${directory} holds ${names.length} shards${names.length === 0 ? '' : ` of ${wanted}`}`,
    );
  const parts = names.map((name) => JSON.parse(readFileSync(join(directory, name), 'utf8')) as StoredAnswers);
  const [first] = parts;
  for (const { engine, seeds } of parts) {
    if (engine !== ENGINE_VERSION)
      throw new InputError(`--merge: answers of engine ${engine} are not those of ${ENGINE_VERSION}`);
    if (seeds.length !== first!.seeds.length) throw new InputError('--merge: the shards have different seeds');
  }
  return { answers: new Map(parts.flatMap(({ answers }) => Object.entries(answers))), seeds: first!.seeds };
}

/**
 * Makes the folder, if it is not there, and writes a file into it to see that it can be done.
 * @throws Error of the system
 * @throws InputError if the path is a file's
 */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  // One by one: where a file system makes no folders, as in /proc, Node's own recursion never ends.
  for (let at = resolve(path); !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const each of missing) {
    try {
      mkdirSync(each);
    } catch (error) {
      // Another shard may have made it.
      if (!existsSync(each)) throw error;
    }
  }
  if (!statSync(path).isDirectory()) throw new InputError(`${path} is a file, not a folder`);
  const trial = join(path, `.trial-${process.pid}`);
  writeFileSync(trial, '');
  rmSync(trial);
}
