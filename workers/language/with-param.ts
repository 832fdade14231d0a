import type { Param } from './rule.ts';

/** The text with another value of a param in its place, to the last digit. */
export function withParam(text: string, { at, length }: Param, value: number): string {
  // No exponent where a person would write none.
  const written = Math.abs(value) < 1e-6 && Number(value.toFixed(12)) === value ? value.toFixed(12) : String(value);
  return text.slice(0, at) + written + text.slice(at + length);
}
