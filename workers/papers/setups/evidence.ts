/** How readings compare, in words and numbers, from what `npm run claims -- --readings REGEX` has counted. */
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

/** What a reading that is told by its numbers measured of that name: as taken, then with each of the others. */
export function told(id: string, name: string): readonly string[] {
  const [, ...measured] = READING_COUNTS[id]?.told?.find(([label]) => label === name) ?? [];
  return measured;
}

/** `with RED f11-tcp-queue, f14-cycles no longer hold`: the statements that turn with each of the others, and how. */
export function turned(id: string): string {
  const { counts = [], turns = [] } = READING_COUNTS[id] ?? {};
  const ways = counts.slice(1).map(([words], other) => {
    const turning = (from: string, to: string, says: string): string[] => {
      const found = turns.filter(([, taken, ...others]) => taken === from && others[other] === to);
      const named = found.map(([claim]) => `\`${claim.slice(claim.indexOf('-') + 1)}\``).join(', ');
      return found.length === 0 ? [] : [`${named} ${says}${found.length === 1 ? 's' : ''}`];
    };
    const said = [...turning('holds', 'fails', 'no longer hold'), ...turning('fails', 'holds', 'instead hold')];
    return `with ${words} ${said.join(' and ') || 'none turns'}`;
  });
  return ways.join('; ');
}

/**
 * `Tried (…, 3 seeds): with 20 to 100 s AIAD/H 6.66 ± 8.7, GAIMD 6.58 ± 2: cannot be told; with …`: what was measured at these places
 * of the one statement of such a reading, and how that is judged.
 */
export function tried(id: string, places: readonly number[]): string {
  const found = READING_COUNTS[id];
  if (!found?.told) return 'Not counted.';
  const { seeds, counts, told: all } = found;
  const rows = places.map((place) => all[place]!);
  const others = counts.slice(1).map(([words, holds, open], other) => {
    const measured = rows.map(([label, ...values]) => `${label} ${values[other + 1]}`).join(', ');
    return `with ${words} ${measured}: ${holds > 0 ? 'holds' : open > 0 ? 'cannot be told' : 'does not hold'}`;
  });
  return `Tried (\`npm run claims -- --readings ${id}\`, ${seeds} seeds): ${others.join('; ')}.`;
}
