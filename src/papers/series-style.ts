/** By what a series is told from its neighbours: its scheme's slot (colour, dash, marker), and which of several in that slot. */
import type { Series } from '../../workers/papers/figures/figure.ts';

export interface Sign {
  /** 1 to 8 of charts/palette.ts; 0 is ink: of no scheme. */
  slot: number;
  /** 0 for the first in its slot; from 1 on a tint, and the marker is hollow. */
  variant: number;
}

/** Slots that schemes own by the names that the papers give them; the first pattern that fits. */
const OWNERS: readonly (readonly [RegExp, number])[] = [
  [/^TCP(\(b\)|\(1\/2\))?$/, 1],
  [/^TFRCP/, 2],
  [/^TFRC/, 2],
  [/^(TCP\(|AIMD|GAIMD)/, 3],
  [/^TEAR/, 4],
  [/^SIMD/, 5],
  [/^SQRT/, 6],
  [/^AIAD/, 7],
  [/^IIAD/, 8],
];
/** Free slots are given from here: the first belongs to TCP. */
const SLOTS = [2, 3, 4, 5, 6, 7, 8];

/**
 * Slot of each scheme of a figure: its own; on a clash the later one takes the lowest free slot, where there is none its
 * owner's, and is a variant there.
 */
export function schemeSigns(schemes: readonly string[]): Map<string, Sign> {
  const own = (scheme: string): number => OWNERS.find(([pattern]) => pattern.test(scheme))?.[1] ?? 1;
  const known = [...new Set(schemes)];
  const taken = new Set(known.map(own));
  const signs = new Map<string, Sign>();
  const owned = new Set<number>();
  // Where a slot is wanted twice, TFRCP yields to TFRC; else who comes first has it.
  for (const scheme of known.toSorted((a, b) => Number(a.startsWith('TFRCP')) - Number(b.startsWith('TFRCP')))) {
    const slot = own(scheme);
    const free = owned.has(slot) ? SLOTS.find((candidate) => !taken.has(candidate)) : slot;
    taken.add(free ?? slot);
    owned.add(free ?? slot);
    signs.set(scheme, { slot: free ?? slot, variant: free === undefined ? 1 : 0 });
  }
  return signs;
}

/** Sign of each series. Series of one scheme and kind in one panel are variants of each other. */
export function signsOf(series: readonly Pick<Series, 'scheme' | 'panel' | 'mark'>[]): Sign[] {
  const signs = schemeSigns(series.flatMap(({ scheme }) => (scheme === null ? [] : [scheme])));
  const counts = new Map<string, number>();
  return series.map(({ scheme, panel, mark }) => {
    const key = `${panel} ${mark} ${scheme}`;
    const earlier = counts.get(key) ?? 0;
    counts.set(key, earlier + 1);
    const { slot, variant } = scheme === null ? { slot: 0, variant: 0 } : signs.get(scheme)!;
    return { slot, variant: variant + earlier };
  });
}
