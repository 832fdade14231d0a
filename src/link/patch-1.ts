/**
 * The patches of links of format 1, which are no longer made but read for ever:
 *
 *   [0, value]                    the value itself
 *   [1, { key: patch }, [key]]    an object: these fields changed, those fields gone
 *   [2, length, { index: patch }] a list of that length: these items changed (items past the old end are whole values)
 */
import { isLength, isObject, type Json } from '../scenario/patch.ts';

/**
 * Apply a patch of unknown origin. Leaves `from` as it is. Goes no deeper than `from` does, however deep the patch is.
 * @throws TypeError if the patch is none, or does not fit `from`
 */
export function applyPatch1(from: Json | undefined, patch: unknown): Json {
  if (!Array.isArray(patch)) throw new TypeError('not a patch');
  const [kind, first, second] = patch as [unknown, unknown, unknown];
  if (kind === 0) return first as Json;
  if (kind === 1 && isObject(from) && isObject(first) && Array.isArray(second)) {
    const result: { [key: string]: Json } = {};
    for (const [key, value] of Object.entries(from)) if (!second.includes(key)) result[key] = value;
    for (const [key, value] of Object.entries(first)) {
      if (key === '__proto__') throw new TypeError('not a field');
      result[key] = applyPatch1(Object.hasOwn(from, key) ? from[key] : undefined, value);
    }
    return result;
  }
  if (kind === 2 && Array.isArray(from) && isLength(first) && isObject(second)) {
    return Array.from({ length: first }, (_, index) => {
      const item = Object.hasOwn(second, String(index)) ? second[String(index)] : undefined;
      if (item !== undefined) return applyPatch1(from[index], item);
      if (index >= from.length) throw new TypeError('an item is missing');
      return from[index]!;
    });
  }
  throw new TypeError('the patch does not fit');
}
