/** A drawing of the page as a file: what its styles say is written into it, on white, so that it stands alone. */
import { plainColour } from './svg-colour.ts';

const FONTS = "'Source Sans 3 Variable', 'Source Sans 3', 'Source Sans Pro', Arial, sans-serif";
const STYLES = ['stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'text-anchor', 'paint-order'];
const TEXT_STYLES = ['font-size', 'font-weight'];

/** @param title what it shows @param desc where it comes from */
export function drawingSvg(drawing: SVGSVGElement, title: string, desc: string): string {
  const box = document.createElement('div');
  box.className = 'paper drawing-copy';
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  box.append(copy);
  // Beside the drawing, so that the same styles hold.
  drawing.parentElement!.append(box);
  const elements = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  const styles = elements.map((element) => stylesOf(element));
  box.remove();
  elements.forEach((element, index) => {
    for (const name of ['class', 'style', 'tabindex', 'role', 'aria-label']) element.removeAttribute(name);
    for (const [name, value] of styles[index]!) element.setAttribute(name, value);
  });
  const { width, height } = drawing.viewBox.baseVal;
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width, height, 'font-family': FONTS };
  for (const [name, value] of Object.entries(attributes)) copy.setAttribute(name, String(value));
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [name, value] of Object.entries({ width, height, fill: '#ffffff' }))
    paper.setAttribute(name, String(value));
  const named = (name: string, text: string): Element => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    element.textContent = text;
    return element;
  };
  copy.prepend(named('title', title), named('desc', desc), paper);
  return `${new XMLSerializer().serializeToString(copy)}\n`;
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

/** @param dots to a px of the drawing */
export async function drawingPng(svg: string, width: number, height: number, dots: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(width * dots), Math.round(height * dots)];
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser could not make this picture.');
  return blob;
}
