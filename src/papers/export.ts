/** A figure as files: its numbers as CSV (workers/results/csv-cells.ts), its drawing as a standalone SVG. */
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import { csvFact, csvRecord } from '../../workers/results/csv-cells.ts';
import { escaped } from '../export/svg-text.ts';
import type { FigureData } from '../../workers/papers/figures/data.ts';

/** All that is drawn, one record per point, and the cells of the tables; the first lines name the figure. */
export function csvOf({ figure, series, seeds, table }: FigureData, address: string): string {
  const head = [`${figure.id}: ${figure.title}`, `engine ${ENGINE_VERSION}, seeds ${seeds.join(' ')}`, address];
  const lines: (string | number | null)[][] = [
    ['panel', 'series', 'kind', 'x', 'y', 'least', 'most', ...seeds.map((seed) => `seed ${seed}`)],
  ];
  for (const { panel, name, mark, points, xy, trace } of series) {
    for (const { x, measured } of points)
      if (measured) lines.push([panel, name, mark, x, measured.mean, measured.low, measured.high, ...measured.values]);
    for (const [x, y] of xy) lines.push([panel, name, mark, x, y]);
    trace?.values.forEach((value, index) =>
      lines.push([panel, name, mark, Number((trace.from + index * trace.step).toPrecision(9)), value]),
    );
  }
  if (table) {
    const { columns, rows } = table;
    lines.push(['table', 'row', 'column', 'ours', 'print']);
    for (const { name, cells } of rows)
      cells.forEach(({ ours, print }, column) => lines.push(['table', name, columns[column]!, ours, print]));
  }
  return [...head.map(csvFact), ...lines.map(csvRecord)].join('');
}

const STROKES = ['stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linejoin', 'stroke-linecap'];
const STYLES = ['fill', 'opacity', 'font-size', 'font-weight', 'text-anchor'].concat(STROKES);
const MARGIN = 24;
const CAPTION = 44;

/** The panels in `box` as they are drawn now, in the colours of the theme, with a caption below. */
/** @param source what it is of, e.g. `yang2000, Figure 12` */
export function svgOf(box: HTMLElement, { figure, seeds }: FigureData, source: string, address: string): string {
  const drawings = [...box.querySelectorAll<SVGSVGElement>('svg.plot')];
  const frame = box.getBoundingClientRect();
  const { color, backgroundColor } = getComputedStyle(box);
  const places = drawings.map((drawing) => drawing.getBoundingClientRect());
  const width = Math.ceil(Math.max(...places.map(({ right }) => right - frame.left))) + 2 * MARGIN;
  const height = Math.ceil(Math.max(...places.map(({ bottom }) => bottom - frame.top))) + 2 * MARGIN + CAPTION;
  const parts = drawings.map((drawing, index) => {
    const copy = drawing.cloneNode(true) as SVGSVGElement;
    copy.querySelectorAll('.cursor, .ring').forEach((part) => part.remove());
    const [from, to] = [drawing.querySelectorAll('*:not(.cursor, .cursor *, .ring)'), copy.querySelectorAll('*')];
    from.forEach((element, at) => dress(element, to[at]!));
    const { left, top } = places[index]!;
    return `<g transform="translate(${MARGIN + left - frame.left} ${MARGIN + top - frame.top})">${copy.innerHTML}</g>`;
  });
  const origin = `${source}. Seeds ${seeds.join(', ')}; Sawtooth, engine ${ENGINE_VERSION}.`;
  const words = [escaped(figure.title), escaped(origin)].map(
    (text, line) =>
      `<text x="${MARGIN}" y="${height - MARGIN - 20 + 17 * line}" font-size="13" font-weight="${line === 0 ? 600 : 400}" fill="${color}">${text}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="'Source Sans 3', Arial, sans-serif">`,
    `<title>${escaped(figure.title)}</title><desc>${escaped(address)}</desc>`,
    `<rect width="100%" height="100%" fill="${backgroundColor}"/>`,
    ...parts,
    ...words,
    '</svg>\n',
  ].join('');
}

/** Give `to` the computed style of `from` as attributes of its own. */
function dress(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  to.removeAttribute('class');
  to.removeAttribute('style');
  for (const name of STYLES) to.setAttribute(name, style.getPropertyValue(name));
}
