/** Figures as files: true SVG with text as text, and PNG at print resolution. */
import { pngFrom } from './drawing.ts';
import { type Figure, paintFigure } from './figure.ts';
import { type Measure, SvgContext } from './svg-context.ts';
import { escaped } from './svg-text.ts';

const FONTS = "'Source Sans 3 Variable', 'Source Sans 3', 'Source Sans Pro', Arial, sans-serif";

let ruler: CanvasRenderingContext2D | null = null;

/** Width of a text in the page's fonts, px. */
export const measureText: Measure = (font, text) => {
  ruler ??= document.createElement('canvas').getContext('2d')!;
  ruler.font = font;
  return ruler.measureText(text).width;
};

/** @param prefix of the ids within, for drawings that stand in one page */
export function svgOf(figure: Figure, prefix?: string): string {
  const { width, height, zoom, caption, link } = figure;
  const context = new SvgContext(measureText, prefix);
  paintFigure(figure, {
    context: context as unknown as CanvasRenderingContext2D,
    scale: 1,
    link: (address, draw) => context.link(address, draw),
  });
  const [title = 'Sawtooth', ...rest] = caption.filter(({ linked }) => !linked).map(({ text }) => text);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * zoom}" height="${height * zoom}" viewBox="0 0 ${width} ${height}" font-family="${FONTS}">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped([...rest, link].join(' '))}</desc>`,
    context.content(),
    '</svg>\n',
  ].join('\n');
}

/** @param dots to a px of the file: 2 is 192 to the inch at the figure's own size */
export async function pngOf(figure: Figure, dots: number): Promise<Blob> {
  const scale = dots * figure.zoom;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(figure.width * scale);
  canvas.height = Math.round(figure.height * scale);
  paintFigure(figure, { context: canvas.getContext('2d')!, scale });
  return pngFrom(canvas);
}
