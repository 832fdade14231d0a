/** Text as SVG has it. */

/**
 * A text without the spaces at its ends, which SVG leaves out, and by how many px they would have moved what is between.
 * @param measure width of a text, px
 */
export function withoutEndSpaces(
  text: string,
  align: string,
  measure: (text: string) => number,
): { core: string; shift: number } {
  let [first, end] = [0, text.length];
  while (first < end && text[first] === ' ') first += 1;
  while (end > first && text[end - 1] === ' ') end -= 1;
  const width = (spaces: string): number => (spaces === '' ? 0 : measure(spaces));
  const [before, after] = [width(text.slice(0, first)), width(text.slice(end))];
  const shift = align === 'right' ? -after : align === 'center' ? (before - after) / 2 : before;
  return { core: text.slice(first, end), shift };
}

/** Text as it may stand between tags and in attributes, without the characters that XML forbids. */
export function escaped(text: string): string {
  const legal = Array.from(text)
    .filter((sign) => sign >= ' ' && !/[\uFFFE\uFFFF\p{Cs}]/u.test(sign))
    .join('');
  return legal.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
