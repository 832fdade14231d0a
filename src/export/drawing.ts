/** A drawing of the page as a file: what its styles say is written into it, on white, so that it stands alone. */
import { plainColour } from './svg-colour.ts';
import { say } from '../../workers/words/say.ts';

const FONTS = "'Source Sans 3 Variable', 'Source Sans 3', 'Source Sans Pro', Arial, sans-serif";
const STYLES = ['stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'text-anchor', 'paint-order'];
const TEXT_STYLES = ['font-size', 'font-weight'];
const SVG = 'http://www.w3.org/2000/svg';

/** @param title what it shows @param desc where it comes from */
export function drawingSvg(drawing: SVGSVGElement, title: string, desc: string): string {
  const { width, height } = drawing.viewBox.baseVal;
  return inCopy(drawing, (copy, elements) => {
    const styles = elements.map(stylesOf);
    elements.forEach((element, index) => {
      for (const name of ['class', 'style', 'tabindex', 'role', 'aria-label']) element.removeAttribute(name);
      for (const [name, value] of styles[index]!) element.setAttribute(name, value);
    });
    const attributes = { width, height, 'font-family': FONTS };
    for (const [name, value] of Object.entries(attributes)) copy.setAttribute(name, String(value));
    const paper = document.createElementNS(SVG, 'rect');
    for (const [name, value] of Object.entries({ width, height, fill: '#ffffff' }))
      paper.setAttribute(name, String(value));
    const named = (name: string, text: string): Element => {
      const element = document.createElementNS(SVG, name);
      element.textContent = text;
      return element;
    };
    copy.prepend(named('title', title), named('desc', desc), paper);
    return `${new XMLSerializer().serializeToString(copy)}\n`;
  });
}

/** @param dots to a px of the drawing */
export async function drawingPng(drawing: SVGSVGElement, dots: number): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(width * dots), Math.round(height * dots)];
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // Painted by hand: a page that fetches nothing from elsewhere may not load a drawing as a picture either.
  inCopy(drawing, (copy, elements) => {
    for (const element of elements) paint(context, copy, element, dots);
  });
  return pngFrom(canvas);
}

export async function pngFrom(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error(say('The browser could not make this picture.'));
  return blob;
}

/** Make something of a copy of the drawing that stands on white, in its own size, where the same styles hold. */
function inCopy<T>(drawing: SVGSVGElement, make: (copy: SVGSVGElement, elements: SVGElement[]) => T): T {
  const box = document.createElement('div');
  box.className = 'paper drawing-copy';
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const { width, height } = drawing.viewBox.baseVal;
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px` });
  box.append(copy);
  drawing.parentElement!.append(box);
  try {
    return make(copy, [copy, ...copy.querySelectorAll<SVGElement>('*')]);
  } finally {
    box.remove();
  }
}

function stylesOf(element: Element): [name: string, value: string][] {
  const computed = getComputedStyle(element);
  const found: [string, string][] = [];
  for (const name of ['fill', 'stroke']) {
    const css = computed.getPropertyValue(name);
    if (css === 'none' || css === '') {
      found.push([name, 'none']);
      continue;
    }
    const { hex, opacity } = plainColour(css);
    found.push([name, hex]);
    if (opacity < 1) found.push([`${name}-opacity`, String(opacity)]);
  }
  const names = element.tagName === 'text' ? [...STYLES, ...TEXT_STYLES] : STYLES;
  for (const name of names) found.push([name, computed.getPropertyValue(name)]);
  return found.filter(([, value]) => value !== '');
}

function paint(context: CanvasRenderingContext2D, copy: SVGSVGElement, element: SVGElement, dots: number): void {
  const outline = outlineOf(element);
  const isText = element.tagName === 'text';
  if ((!outline && !isText) || element.closest('clipPath')) return;
  context.save();
  const clipped = element.closest<SVGGraphicsElement>('[clip-path]');
  const clip = clipped && copy.querySelector(`${/#[\w-]+/.exec(clipped.getAttribute('clip-path')!)![0]} rect`);
  if (clip) {
    place(context, clipped, dots);
    context.clip(outlineOf(clip as SVGElement)!);
  }
  place(context, element as SVGGraphicsElement, dots);
  const style = Object.fromEntries(stylesOf(element));
  context.lineWidth = parseFloat(style['stroke-width'] ?? '1');
  context.lineCap = (style['stroke-linecap'] ?? 'butt') as CanvasLineCap;
  context.lineJoin = (style['stroke-linejoin'] ?? 'miter') as CanvasLineJoin;
  context.setLineDash((style['stroke-dasharray'] ?? '').match(/[\d.]+/g)?.map(Number) ?? []);
  if (isText) writeText(context, element, style);
  else {
    if (inColour(context, style, 'fill')) context.fill(outline!);
    if (inColour(context, style, 'stroke')) context.stroke(outline!);
  }
  context.restore();
}

/** Its own coordinates from here on. */
function place(context: CanvasRenderingContext2D, element: SVGGraphicsElement, dots: number): void {
  const { a, b, c, d, e, f } = element.getCTM()!;
  context.setTransform(a * dots, b * dots, c * dots, d * dots, e * dots, f * dots);
}

/** @returns whether there is a colour to draw in */
function inColour(context: CanvasRenderingContext2D, style: Record<string, string>, what: 'fill' | 'stroke'): boolean {
  const colour = style[what]!;
  if (colour === 'none') return false;
  context[`${what}Style`] = colour;
  context.globalAlpha = Number(style[`${what}-opacity`] ?? 1);
  return true;
}

function writeText(context: CanvasRenderingContext2D, element: SVGElement, style: Record<string, string>): void {
  context.font = `${style['font-weight']} ${style['font-size']} ${FONTS}`;
  context.textAlign = ({ middle: 'center', end: 'right' } as const)[style['text-anchor']!] ?? 'left';
  const [x, y] = [numberOf(element, 'x'), numberOf(element, 'y')];
  const text = element.textContent;
  if (inColour(context, style, 'stroke')) context.strokeText(text, x, y);
  if (inColour(context, style, 'fill')) context.fillText(text, x, y);
}

function outlineOf(element: SVGElement): Path2D | null {
  switch (element.tagName) {
    case 'path':
      return new Path2D(element.getAttribute('d') ?? '');
    case 'circle': {
      const path = new Path2D();
      path.arc(numberOf(element, 'cx'), numberOf(element, 'cy'), numberOf(element, 'r'), 0, 2 * Math.PI);
      return path;
    }
    case 'rect': {
      const path = new Path2D();
      path.rect(
        ...(['x', 'y', 'width', 'height'].map((name) => numberOf(element, name)) as [number, number, number, number]),
      );
      return path;
    }
    default:
      return null;
  }
}

function numberOf(element: Element, name: string): number {
  return Number(element.getAttribute(name) ?? 0);
}
