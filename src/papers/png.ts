/** A figure for paper: on white in every theme, and as PNG at print resolution. */
import { drawingPng } from '../export/drawing.ts';
import { svgElement } from '../export/svg-element.ts';

/** Dots to a px. */
const DOTS = 2;

/** @param svg a figure as a file @throws Error if the browser cannot make it */
export async function pngOfSvg(svg: string): Promise<Blob> {
  const drawing = svgElement(svg);
  const box = document.createElement('div');
  box.className = 'visually-hidden';
  box.append(drawing);
  // Where it stands nowhere, nothing in it has a place.
  document.body.append(box);
  try {
    return await drawingPng(drawing, DOTS);
  } finally {
    box.remove();
  }
}

/** Make something of a copy of the element that stands on white, in its own size. */
export function onWhite<T>(element: HTMLElement, make: (copy: HTMLElement) => T): T {
  const sheet = document.createElement('div');
  sheet.className = 'paper drawing-copy';
  Object.assign(sheet.style, { width: `${element.clientWidth}px`, color: 'var(--ink)' });
  const copy = element.cloneNode(true) as HTMLElement;
  sheet.append(copy);
  // Beside it, so that the same styles hold.
  element.parentElement!.append(sheet);
  try {
    return make(copy);
  } finally {
    sheet.remove();
  }
}
