/**
 * Places for labels that want to stand at `wanted` (px, in the order in which they shall stand) at least `gap` apart
 * and within [low, high]: the nearest such places by least squares (pool adjacent violators).
 */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const blocks: { sum: number; count: number }[] = [];
  wanted.forEach((place, index) => {
    blocks.push({ sum: place - index * gap, count: 1 });
    while (blocks.length > 1) {
      const last = blocks[blocks.length - 1]!;
      const before = blocks[blocks.length - 2]!;
      if (before.sum / before.count <= last.sum / last.count) break;
      before.sum += last.sum;
      before.count += last.count;
      blocks.pop();
    }
  });
  const top = Math.max(low, high - (wanted.length - 1) * gap);
  const flat = blocks.flatMap(({ sum, count }) => Array<number>(count).fill(Math.min(top, Math.max(low, sum / count))));
  return flat.map((place, index) => place + index * gap);
}
