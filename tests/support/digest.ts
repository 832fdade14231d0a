import { createHash } from 'node:crypto';

/** As JSON, numbers to nine digits: logarithms and powers of other machines may differ in the last ones. */
export function roundedJson(of: unknown): string {
  return JSON.stringify(of, (_, value: unknown) => {
    if (typeof value !== 'number') return value;
    // JSON would make nothing of what is no finite number.
    return Number.isFinite(value) ? Number(value.toPrecision(9)) : String(value);
  });
}

/** A short digest of anything, to be kept. */
export function digestOf(of: unknown): string {
  return createHash('sha256').update(roundedJson(of)).digest('hex').slice(0, 12);
}
