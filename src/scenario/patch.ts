/**
 * The difference between two JSON values, and its application. A patch is
 *
 *   [0, value]                    the value itself
 *   [1, { key: patch }, [key]]    an object: these fields changed, those fields gone
 *   [2, length, { index: patch }] a list of that length: these items changed (items past the old end are whole values)
 *
 * Equal values have no patch (`undefined`).
 */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Patch = [0, Json] | [1, Record<string, Patch>, string[]] | [2, number, Record<string, Patch>];

/** Items that a list may be patched to have: more than any scenario has. */
const MAX_LIST = 20_000;

/** The patch that makes `to` out of `from`; undefined if they are equal. */
export function difference(from: Json, to: Json): Patch | undefined {
  if (Object.is(from, to)) return undefined;
  if (Array.isArray(from) && Array.isArray(to)) {
    const items: Record<string, Patch> = {};
    to.forEach((item, index) => {
      const patch: Patch | undefined = index < from.length ? difference(from[index]!, item) : [0, item];
      if (patch) items[index] = patch;
    });
    return from.length === to.length && Object.keys(items).length === 0 ? undefined : [2, to.length, items];
  }
  if (isObject(from) && isObject(to)) {
    const changed: Record<string, Patch> = {};
    for (const [key, value] of Object.entries(to)) {
      const patch: Patch | undefined = Object.hasOwn(from, key) ? difference(from[key]!, value) : [0, value];
      if (patch) changed[key] = patch;
    }
    const gone = Object.keys(from).filter((key) => !Object.hasOwn(to, key));
    return Object.keys(changed).length === 0 && gone.length === 0 ? undefined : [1, changed, gone];
  }
  return [0, to];
}

/**
 * Apply a patch of unknown origin. Leaves `from` as it is. Goes no deeper than `from` does, however deep the patch is.
 * @throws TypeError if the patch is none, or does not fit `from`
 */
export function applyPatch(from: Json | undefined, patch: unknown): Json {
  if (!Array.isArray(patch)) throw new TypeError('not a patch');
  const [kind, first, second] = patch as [unknown, unknown, unknown];
  if (kind === 0) return first as Json;
  if (kind === 1 && isObject(from) && isObject(first) && Array.isArray(second)) {
    const result: { [key: string]: Json } = {};
    for (const [key, value] of Object.entries(from)) if (!second.includes(key)) result[key] = value;
    for (const [key, value] of Object.entries(first)) {
      if (key === '__proto__') throw new TypeError('not a field');
      result[key] = applyPatch(Object.hasOwn(from, key) ? from[key] : undefined, value);
    }
    return result;
  }
  if (kind === 2 && Array.isArray(from) && isLength(first) && isObject(second)) {
    return Array.from({ length: first }, (_, index) => {
      const item = Object.hasOwn(second, String(index)) ? second[String(index)] : undefined;
      if (item !== undefined) return applyPatch(from[index], item);
      if (index >= from.length) throw new TypeError('an item is missing');
      return from[index]!;
    });
  }
  throw new TypeError('the patch does not fit');
}

function isObject(value: unknown): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_LIST;
}
