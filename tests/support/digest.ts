/** A short digest of anything, to be kept; numbers count to nine digits, since logarithms of other machines may differ in the last ones. */
import { createHash } from 'node:crypto';

export function digestOf(of: unknown): string {
  const text = JSON.stringify(of, (_, value: unknown) =>
    typeof value === 'number' && Number.isFinite(value) ? Number(value.toPrecision(9)) : value,
  );
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
