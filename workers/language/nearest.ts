/** Of the names the one that differs least from a word that is none; undefined if all differ much. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const begins = names.find((name) => word.startsWith(name) || (word.length > 2 && name.startsWith(word)));
  if (begins !== undefined) return begins;
  const most = Math.max(1, Math.floor(word.length / 3));
  let [best, least] = [undefined as string | undefined, most + 1];
  for (const name of names) {
    const edits = editsBetween(word.slice(0, 40).toLowerCase(), name.toLowerCase());
    if (edits < least) [best, least] = [name, edits];
  }
  return best;
}

/** Letters to put in, take out or replace. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = row[j - 1]! + Number(one[i - 1] !== other[j - 1]);
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, replaced));
    }
    row = next;
  }
  return row.at(-1)!;
}
