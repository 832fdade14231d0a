/** Text as SVG has it. */

/** A text without spaces at its ends, which SVG drops, and the px by which they moved it. @param measure in px */
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
