/**
 * Changes that people can read and write: `flows.1.count=7`, `path.0.rate=5e6`, `loss.kind=bernoulli`. A path names a
 * field by its keys and list indexes; a value is a number, `true`, `false`, `null`, or text, in quotes if it looks like
 * one of those. Another `kind` starts from its defaults: the old kind's settings are dropped.
 */
import { wellFormed } from '../../workers/engine/scenario/fields.ts';
import { LinkError, shorten } from './link-error.ts';
import { isObject, isPlain, type Json, type Patch } from '../scenario/patch.ts';

export type Override = readonly [path: string, value: string | number | boolean | null];

/** The field that says what sort of thing an object is. */
const KIND = 'kind';
const STEP = /^(?:[A-Za-z][A-Za-z0-9]{0,39}|0|[1-9][0-9]{0,4})$/;
const MAX_STEPS = 8;

/** The patch as overrides; null if it changes the number of items, takes fields away, or puts in whole things. */
export function overridesOf(patch: Patch, from: Json, to: Json, path = ''): Override[] | null {
  if (isPlain(patch)) return path === '' ? null : [[path, patch]];
  if (isObject(to) && path !== '' && Object.hasOwn(to, KIND) && (Array.isArray(patch) || Object.hasOwn(patch, KIND)))
    return wholeThing(from, to, path);
  if (Array.isArray(patch) || Object.hasOwn(patch, '#') || Object.hasOwn(patch, '-')) return null;
  return together(
    Object.entries(patch).map(([step, inner]) =>
      overridesOf(inner, itemOf(from, step) ?? null, itemOf(to, step)!, join(path, step)),
    ),
  );
}

function itemOf(value: Json, step: string): Json | undefined {
  if (Array.isArray(value)) return value[Number(step)];
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

/** The kind first, then all its fields; of the same kind only if no field goes. */
function wholeThing(from: Json, to: { [key: string]: Json }, path: string): Override[] | null {
  const fields = Object.keys(to).filter((key) => key !== KIND);
  const goes = isObject(from) && from[KIND] === to[KIND] && Object.keys(from).some((key) => !Object.hasOwn(to, key));
  return goes
    ? null
    : together([KIND, ...fields].map((key) => (isPlain(to[key]) ? [[join(path, key), to[key]]] : null)));
}

function together(parts: readonly (Override[] | null)[]): Override[] | null {
  return parts.some((part) => part === null) ? null : parts.flatMap((part) => part!);
}

/** An override as it stands in a link. */
export function overrideText([path, value]: Override): string {
  const text = typeof value === 'string' && readValue(value) === value ? value : JSON.stringify(value);
  // A comma needs no escape in a link, but at its end it is taken for the sentence's.
  return `${path}=${encodeURIComponent(wellFormed(text)).replace(/%2C(?=.)/g, ',')}`;
}

/** @throws LinkError if it is none */
export function readOverride(path: string, encoded: string): Override {
  const steps = path.split('.');
  if (steps.length > MAX_STEPS || !steps.every((step) => STEP.test(step)))
    throw new LinkError(`This link sets “${shorten(path)}”, which is the name of no field.`);
  let text: string;
  try {
    text = decodeURIComponent(encoded);
  } catch {
    throw new LinkError(`This link was altered: the value of “${shorten(path)}” cannot be read.`);
  }
  const value = readValue(text);
  if (value === undefined)
    throw new LinkError(
      `This link was altered: the value of “${shorten(path)}” begins with a quote that does not end.`,
    );
  return [path, value];
}

/** A text in quotes that is broken is undefined. */
function readValue(text: string): Override[1] | undefined {
  if (/^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(text))
    return JSON.parse(text) as Override[1];
  if (!text.startsWith('"')) return text;
  try {
    return JSON.parse(text) as string;
  } catch {
    return undefined;
  }
}

/** What the overrides make of `document`, which stays. @throws LinkError if one of them leads nowhere */
export function applyOverrides(document: Json, overrides: readonly Override[]): Json {
  return overrides.reduce((now, [path, value]) => set(now, path.split('.'), value, path), document);
}

function set(from: Json, [step, ...rest]: string[], value: Json, path: string): Json {
  if (step === undefined) return value;
  if (Array.isArray(from)) {
    const index = Number(step);
    if (!(index < from.length)) throw nowhere(path);
    return from.with(index, set(from[index]!, rest, value, path));
  }
  if (typeof from !== 'object' || from === null) throw nowhere(path);
  const known = Object.hasOwn(from, step);
  if (rest.length > 0 && !known) throw nowhere(path);
  if (step === KIND && rest.length === 0 && from[KIND] !== value) return { [KIND]: value };
  return { ...from, [step]: set(known ? from[step]! : null, rest, value, path) };
}

function nowhere(path: string): LinkError {
  return new LinkError(`This link sets “${shorten(path)}”, which is not there.`);
}

function join(path: string, step: string): string {
  return path === '' ? step : `${path}.${step}`;
}
