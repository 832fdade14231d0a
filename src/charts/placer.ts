/** Where words stand within a picture: never on other words. What is placed first is the more important; what finds no place is left out. */
import { type Context, drawText, type TextStyle, textWidth } from './canvas.ts';
import type { Palette } from './palette.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Parts of a type's size above and below the baseline that its letters take. */
const ASCENT = 0.72;
const DESCENT = 0.2;

export class Placer {
  private readonly taken: Box[] = [];

  take(box: Box): void {
    this.taken.push(box);
  }

  /** Takes the first of the boxes that lies on nothing. @returns its number; −1 if there is none */
  place(boxes: readonly Box[]): number {
    const found = boxes.findIndex((box) => !this.taken.some((other) => meet(box, other)));
    if (found >= 0) this.take(boxes[found]!);
    return found;
  }

  /** Draw `text` with its baseline at the first of the places (x, y) where it lies on nothing. @returns its width, px; 0 if there is none */
  say(
    context: Context,
    palette: Palette,
    text: string,
    places: readonly (readonly [x: number, y: number])[],
    style: TextStyle,
  ): number {
    const { size = 13, weight = 400, align = 'left' } = style;
    const wide = textWidth(context, palette, text, size, weight);
    const before = align === 'left' ? 0 : align === 'right' ? wide : wide / 2;
    const boxes = places.map(([x, y]) => ({
      left: x - before,
      right: x - before + wide,
      top: y - ASCENT * size,
      bottom: y + DESCENT * size,
    }));
    const place = this.place(boxes);
    if (place < 0) return 0;
    drawText(context, palette, text, ...places[place]!, style);
    return wide;
  }
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
