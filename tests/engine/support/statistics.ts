/** Small statistics for tolerances that come from the spread over seeds. */
import { expect } from 'vitest';

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Standard deviation of the mean of these (independent) values. */
export function standardError(values: readonly number[]): number {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}

/** The seeds 1 to `count`. */
export function seeds(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** Each of them to nine decimals. */
export function expectClose(actual: readonly number[], expected: readonly number[]): void {
  expect(actual).toHaveLength(expected.length);
  expected.forEach((value, index) => expect(actual[index]).toBeCloseTo(value, 9));
}
