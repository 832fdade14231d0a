/**
 * The difference between two JSON values, and its application. A patch is
 *
 *   a number, text, flag or null   that value
 *   [value]                        the value itself, of any type
 *   { key: patch, '-': [key] }     an object: these fields changed, those fields gone
 *   { index: patch, '#': length }  a list: these items changed, and how many items it has now; one past the old end is given by what
 *                                  it changes of the old last one, as a whole if there was none
 *
 * Equal values have no patch (`undefined`).
 */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** Under `-` a list of keys stands in brackets of its own: it is a patch as well, that of a whole value. */
export type Patch = Plain | [Json] | { [key: string]: Patch };
type Plain = null | boolean | number | string;

const GONE = '-';
const LENGTH = '#';
/** Items that a list may be patched to have: more than any scenario has. */
const MAX_LIST = 20_000;

/** The shortest patch of these that makes `to` out of `from`; undefined if they are equal. */
export function difference(from: Json, to: Json): Patch | undefined {
  if (isPlain(to)) return from === to ? undefined : to;
  const changes = Array.isArray(to) ? changesOfList(from, to) : changesOfObject(from, to);
  if (changes === null) return JSON.stringify(from) === JSON.stringify(to) ? undefined : [to];
  if (Object.keys(changes).length === 0) return undefined;
  return JSON.stringify(changes).length <= JSON.stringify([to]).length ? changes : [to];
}

/** Null where a whole value is the only way. */
function changesOfList(from: Json, to: Json[]): { [key: string]: Patch } | null {
  if (!Array.isArray(from)) return null;
  const changes: { [key: string]: Patch } = {};
  if (from.length !== to.length) changes[LENGTH] = to.length;
  to.forEach((item, index) => {
    const like = index < from.length ? from[index] : from.at(-1);
    const patch = like === undefined ? whole(item) : difference(like, item);
    if (patch !== undefined) changes[index] = patch;
  });
  return changes;
}

function changesOfObject(from: Json, to: { [key: string]: Json }): { [key: string]: Patch } | null {
  if (!isObject(from) || [GONE, LENGTH].some((key) => Object.hasOwn(from, key) || Object.hasOwn(to, key))) return null;
  const changes: { [key: string]: Patch } = {};
  for (const [key, value] of Object.entries(to)) {
    const patch = Object.hasOwn(from, key) ? difference(from[key]!, value) : whole(value);
    if (patch !== undefined) changes[key] = patch;
  }
  const gone = Object.keys(from).filter((key) => !Object.hasOwn(to, key));
  if (gone.length > 0) changes[GONE] = [gone];
  return changes;
}

function whole(value: Json): Patch {
  return isPlain(value) ? value : [value];
}

/**
 * Apply a patch of unknown origin. Leaves `from` as it is. Goes no deeper than `from` does, however deep the patch is.
 * @throws TypeError if the patch is none, or does not fit `from`
 */
export function applyPatch(from: Json | undefined, patch: unknown): Json {
  if (isPlain(patch)) return patch;
  if (Array.isArray(patch)) {
    if (patch.length !== 1) throw new TypeError('not one whole value');
    return patch[0] as Json;
  }
  if (!isObject(patch)) throw new TypeError('not a patch');
  if (Array.isArray(from)) return patchedList(from, patch);
  if (isObject(from)) return patchedObject(from, patch);
  throw new TypeError('the patch does not fit');
}

function patchedList(from: Json[], patch: { [key: string]: unknown }): Json {
  const { [LENGTH]: given, ...items } = patch;
  const length = given === undefined ? from.length : given;
  if (!isLength(length)) throw new TypeError('not a length');
  for (const key of Object.keys(items))
    if (!/^(?:0|[1-9]\d{0,4})$/.test(key) || Number(key) >= length) throw new TypeError('not an item');
  return Array.from({ length }, (_, index) => {
    const like = index < from.length ? from[index] : from.at(-1);
    if (Object.hasOwn(items, index)) return applyPatch(like, items[index]);
    if (like === undefined) throw new TypeError('an item is missing');
    return like;
  });
}

function patchedObject(from: { [key: string]: Json }, patch: { [key: string]: unknown }): Json {
  const gone = Object.hasOwn(patch, GONE) ? applyPatch(undefined, patch[GONE]) : [];
  if (!Array.isArray(gone)) throw new TypeError('not a list of fields');
  const left = new Set<unknown>(gone);
  const result: { [key: string]: Json } = {};
  for (const [key, value] of Object.entries(from)) if (!left.has(key)) result[key] = value;
  for (const [key, value] of Object.entries(patch)) {
    if (key === '__proto__') throw new TypeError('not a field');
    if (key !== GONE) result[key] = applyPatch(Object.hasOwn(from, key) ? from[key] : undefined, value);
  }
  return result;
}

export function isPlain(value: unknown): value is Plain {
  return value === null || ['number', 'string', 'boolean'].includes(typeof value);
}

export function isObject(value: unknown): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_LIST;
}
