/** What the command lines of figures and claims have in common. */
import { InputError } from './input.ts';

const DEFAULT_SEEDS = 3;

/** Seeds 1 to N. @throws InputError */
export function seedsOf(words: string | undefined): number[] {
  const count = words === undefined ? DEFAULT_SEEDS : Number(words);
  if (!Number.isInteger(count) || count < 1 || count > 1000) throw new InputError(`--seeds: must be a whole number from 1 to 1000, got ${words}`);
  return Array.from({ length: count }, (_, index) => index + 1);
}
