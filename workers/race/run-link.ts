/**
 * The link of a run for whoever has no page: its scenario as a whole, as the difference of a link (src/link/link.ts, format 2) before
 * it is packed. The page writes shorter ones; it reads both.
 */
import type { Scenario } from '../engine/scenario/types.ts';

/** What looks like a code of a link's words, or is escaped already, is written with a tilde before it. */
const ESCAPED = /^(?:[A-Za-z]{1,2}$|~)/;

export function linkDocument(scenario: Scenario): unknown {
  const fields = Object.entries(scenario)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [escaped(key), [withoutCodes(value)]]);
  return Object.fromEntries(fields);
}

function withoutCodes(value: unknown): unknown {
  if (typeof value === 'string') return escaped(value);
  if (Array.isArray(value)) return value.map(withoutCodes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [escaped(key), withoutCodes(part)]));
}

function escaped(text: string): string {
  return ESCAPED.test(text) ? `~${text}` : text;
}

/** The address, from `#` on. @param packed what deflate (raw) makes of the document's JSON */
export function runHash(packed: Uint8Array): string {
  const signs = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  return `#/play?s=2.${signs.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}
