/** The one big number of a row, right of the plots, with what it is of and one line below. */
import { drawText, textWidth } from './canvas.ts';
import { isRightToLeft } from '../words/language.ts';
import type { RowBox } from './geometry.ts';
import type { Scene } from './scene.ts';

/** Between a number and what it is of, px. */
const SPACE = 4;

/**
 * @param value with `of` after it in small type; below both, where the row is high enough, the first of `lines` that is
 * not too wide
 * @returns where it ends, px: names of lines stand under it
 */
export function drawReadout(
  { context, palette, geometry }: Scene,
  box: RowBox,
  value: string,
  of: string,
  lines: readonly string[],
): number {
  const x = geometry.right + 10;
  const high = box.bottom - box.top >= 44;
  const y = box.top + (high ? 18 : 14);
  const used = drawText(context, palette, value, x, y, {
    colour: palette.ink,
    size: 19,
    weight: 600,
    halo: palette.plate,
  });
  // The space before it is at its other end where it goes from right to left.
  drawText(context, palette, of, x + used + (isRightToLeft() ? SPACE : 0), y, {
    colour: palette.ink2,
    halo: palette.plate,
  });
  const below = lines.find((line) => x + textWidth(context, palette, line, 12, 400) <= geometry.width);
  if (!high || !below) return y + 4;
  drawText(context, palette, below, x, y + 18, { colour: palette.ink3, size: 12, halo: palette.plate });
  return y + 22;
}
