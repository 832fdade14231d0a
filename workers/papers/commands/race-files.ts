/** The entries of a race from files: a rule as text, or JSON with a scheme, a rule, a scenario or a race in it. A broken file is an entry with its reason. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

import { InputError } from '../../headless/input.ts';
import { brokenEntry, distinctNames, type Entry, entryOf, RACE_BOUNDS } from '../../race/race.ts';

/** Bytes of a file. */
const MOST_BYTES = 1_000_000;
const KINDS = new Set(['.txt', '.json']);

/** @throws InputError if there are none, or too many */
export function entriesOf(paths: readonly string[], others: readonly Entry[]): Entry[] {
  const files = paths.flatMap(filesOf);
  if (files.length === 0) throw new InputError('no file of a rule: .txt or .json');
  const entries = files.length > RACE_BOUNDS.entries ? [] : files.flatMap(entriesIn);
  const count = Math.max(files.length, entries.length) + others.length;
  if (count > RACE_BOUNDS.entries)
    throw new InputError(`a race has at most ${RACE_BOUNDS.entries} entries, and these would be ${count}`);
  return distinctNames([...entries, ...others]);
}

/** The file, or those of a folder by their names; not of folders in it. */
function filesOf(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => KINDS.has(extname(name).toLowerCase()) && !name.startsWith('.'))
    .toSorted()
    .map((name) => join(path, name));
}

function entriesIn(path: string): Entry[] {
  const name = basename(path, extname(path));
  try {
    const { size } = fileStatus(path);
    if (size > MOST_BYTES) return [brokenEntry(name, `the file has ${size} bytes; at most ${MOST_BYTES} are read`)];
    const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
    if (extname(path).toLowerCase() !== '.json')
      return [entryOf(name, { kind: 'own', rule: text.replaceAll('\r', '') })];
    return jsonEntries(name, JSON.parse(text));
  } catch (error) {
    return [brokenEntry(name, error instanceof Error ? error.message : String(error))];
  }
}

/** A pipe or a device would never end. */
function fileStatus(path: string): { size: number } {
  const status = statSync(path);
  if (!status.isFile()) throw new InputError('must be a file');
  return status;
}

/** A scheme, `{ "rule": … }`, a scenario's first rule (or first scheme), or the entries of a race. */
export function jsonEntries(name: string, json: unknown): Entry[] {
  const { kind, rule, flows, scenario, entries } = Object(json) as Record<string, unknown>;
  if (typeof kind === 'string') return [entryOf(name, json)];
  if (typeof rule === 'string') return [entryOf(name, { kind: 'own', rule })];
  if (Array.isArray(entries))
    return entries.slice(0, RACE_BOUNDS.entries + 1).map((one: unknown, index) => {
      const { name: own, scheme } = Object(one) as Record<string, unknown>;
      return entryOf(typeof own === 'string' ? own : `${name} ${index + 1}`, scheme);
    });
  const groups = flows ?? (Object(scenario) as Record<string, unknown>)['flows'];
  const schemes = (Array.isArray(groups) ? groups : []).map(
    (group: unknown) => (Object(group) as Record<string, unknown>)['scheme'],
  );
  const found = schemes.find((scheme) => (Object(scheme) as Record<string, unknown>)['kind'] === 'own') ?? schemes[0];
  if (found === undefined)
    return [brokenEntry(name, 'must hold a rule, a scheme, a scenario with flows, or the entries of a race')];
  return [entryOf(name, found)];
}
