/** How readings compare, in words, from what `npm run claims -- --readings REGEX` has counted. */
import { READING_COUNTS } from './reading-counts.ts';

/** `of 29 statements 13 hold and 5 do not; with 100 ms and 1 ms 4 and 12 (three seeds)`. */
export function compared(id: string): string {
  const found = READING_COUNTS[id];
  if (!found) return 'not counted';
  const { statements, seeds, counts } = found;
  const [taken, ...others] = counts.map(([words, holds, , fails]) => ({ words, holds, fails }));
  const otherwise = others.map(({ words, holds, fails }) => `; with ${words} ${holds} and ${fails}`).join('');
  return `of ${statements} statements ${taken!.holds} hold and ${taken!.fails} do not${otherwise} (${seeds} seeds)`;
}
