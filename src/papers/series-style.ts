/** How a series looks: its scheme's slot (colour, dash, marker), and its variant if the slot has several series. */
import type { Series } from '../../workers/papers/figures/figure.ts';

export interface SeriesStyle {
  /** 1 to 8 of charts/palette.ts; 0 is ink, for no scheme. */
  slot: number;
  /** 0 for the first in its slot; the others are tints, odd ones with a hollow marker. */
  variant: number;
}

/** Slot of a scheme by its name in the papers: that of the first pattern that matches. */
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
/** Slots that are given to schemes whose own is taken; the first slot is TCP's. */
const SLOTS = [2, 3, 4, 5, 6, 7, 8];

/** The style of each scheme. Of two that own a slot the later gets the lowest free one, or stays as a variant. */
export function schemeStyles(schemes: readonly string[]): Map<string, SeriesStyle> {
  const own = (scheme: string): number => OWNERS.find(([pattern]) => pattern.test(scheme))?.[1] ?? 1;
  const known = [...new Set(schemes)];
  const taken = new Set(known.map(own));
  const styles = new Map<string, SeriesStyle>();
  const owned = new Set<number>();
  // TFRCP yields its slot to TFRC; else the first scheme keeps it.
  for (const scheme of known.toSorted((a, b) => Number(a.startsWith('TFRCP')) - Number(b.startsWith('TFRCP')))) {
    const slot = own(scheme);
    const free = owned.has(slot) ? SLOTS.find((candidate) => !taken.has(candidate)) : slot;
    taken.add(free ?? slot);
    owned.add(free ?? slot);
    styles.set(scheme, { slot: free ?? slot, variant: free === undefined ? 1 : 0 });
  }
  return styles;
}

/** The style of each series. Series of the same scheme and kind in one panel are variants. */
export function stylesOf(series: readonly Pick<Series, 'scheme' | 'panel' | 'mark'>[]): SeriesStyle[] {
  const styles = schemeStyles(series.flatMap(({ scheme }) => (scheme === null ? [] : [scheme])));
  const counts = new Map<string, number>();
  return series.map(({ scheme, panel, mark }) => {
    const key = `${panel} ${mark} ${scheme}`;
    const earlier = counts.get(key) ?? 0;
    counts.set(key, earlier + 1);
    const { slot, variant } = scheme === null ? { slot: 0, variant: 0 } : styles.get(scheme)!;
    return { slot, variant: variant + earlier };
  });
}
