/**
 * A canvas context that writes SVG: text stays text, a path a path. It has what the painters of charts and stage use, and
 * a property that it does not know cannot be set. By hand: d3-path has no transformations, clips, styles or text.
 */
import { markerTexts } from '../charts/canvas.ts';
import { type Matrix, placed, product, zoomOf } from './svg-matrix.ts';
import { arcPath, number, numbers, roundRectPath } from './svg-path.ts';
import { escaped, withoutEndSpaces } from './svg-text.ts';
import { plainColour } from './svg-colour.ts';

/** Width of a text, px. */
export type Measure = (font: string, text: string) => number;

/** What `save` keeps for `restore`. */
interface Saved {
  matrix: Matrix;
  clips: readonly string[];
  values: readonly unknown[];
  dash: readonly number[];
}

const SAVED = [
  'fillStyle',
  'strokeStyle',
  'lineWidth',
  'lineJoin',
  'lineDashOffset',
  'globalAlpha',
  'font',
  'textAlign',
] as const;
const ANCHORS: Readonly<Record<string, string>> = { center: ' text-anchor="middle"', right: ' text-anchor="end"' };

export class SvgContext {
  fillStyle = '#000000';
  strokeStyle = '#000000';
  lineWidth = 1;
  lineJoin = 'miter';
  lineDashOffset = 0;
  globalAlpha = 1;
  font = '400 13px sans-serif';
  textAlign = 'left';
  /** Calls whose numbers were not finite; they draw nothing, as on a canvas. */
  skipped = 0;
  private parts: string[] = [];
  private readonly clipPaths = new Map<string, string>();
  private openClips: readonly string[] = [];
  private clips: readonly string[] = [];
  private matrix: Matrix = [1, 0, 0, 1, 0, 0];
  private dash: readonly number[] = [];
  private saved: Saved[] = [];
  private path = '';
  /** A halo whose text is not drawn yet. */
  private halo: { key: string; attributes: string } | null = null;

  /** @param prefix of the drawing's ids; no other drawing on the page may have it */
  constructor(
    private readonly measure: Measure,
    private readonly prefix: string = 'sawtooth',
  ) {
    Object.seal(this);
  }

  /** Everything drawn so far, to be put into an `svg` element. */
  content(): string {
    this.closeTo(0);
    const clips = [...this.clipPaths].map(([path, id]) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
    return (clips.length > 0 ? `<defs>${clips.join('')}</defs>\n` : '') + this.parts.join('\n');
  }

  /** What `draw` draws becomes a link to `address`. */
  link(address: string, draw: () => void): void {
    this.closeTo(0);
    this.parts.push(`<a href="${escaped(address)}">`);
    draw();
    this.closeTo(0);
    this.parts.push('</a>');
  }

  save(): void {
    const { matrix, clips, dash } = this;
    this.saved.push({ matrix, clips, dash, values: SAVED.map((key) => this[key]) });
  }

  restore(): void {
    const saved = this.saved.pop();
    if (!saved) return;
    const { matrix, clips, dash, values } = saved;
    Object.assign(this, { matrix, clips, dash }, Object.fromEntries(SAVED.map((key, index) => [key, values[index]])));
  }

  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void {
    this.matrix = [a, b, c, d, e, f];
  }

  transform(a: number, b: number, c: number, d: number, e: number, f: number): void {
    if (!this.finite(a, b, c, d, e, f)) return;
    this.matrix = product(this.matrix, [a, b, c, d, e, f]);
  }

  translate(x: number, y: number): void {
    this.transform(1, 0, 0, 1, x, y);
  }

  scale(x: number, y: number): void {
    this.transform(x, 0, 0, y, 0, 0);
  }

  rotate(angle: number): void {
    this.transform(Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0);
  }

  setLineDash(dash: readonly number[]): void {
    this.dash = [...dash];
  }

  beginPath(): void {
    this.path = '';
  }

  moveTo(x: number, y: number): void {
    this.add('M', x, y);
  }

  lineTo(x: number, y: number): void {
    this.add(this.path === '' ? 'M' : 'L', x, y);
  }

  closePath(): void {
    if (this.path !== '') this.path += 'Z';
  }

  quadraticCurveTo(x1: number, y1: number, x: number, y: number): void {
    this.add('Q', x1, y1, x, y);
  }

  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.add('C', x1, y1, x2, y2, x, y);
  }

  rect(x: number, y: number, width: number, height: number): void {
    if (!this.finite(x, y, width, height)) return;
    this.add('M', x, y);
    this.add('L', x + width, y);
    this.add('L', x + width, y + height);
    this.add('L', x, y + height);
    this.path += 'Z';
  }

  arc(x: number, y: number, radius: number, from: number, to: number): void {
    if (this.finite(x, y, radius, from, to))
      this.path += arcPath(this.path === '', radius * this.zoom, from, to, (angle) =>
        this.place(x + radius * Math.cos(angle), y + radius * Math.sin(angle)),
      );
  }

  roundRect(x: number, y: number, width: number, height: number, radius: number): void {
    if (this.finite(x, y, width, height, radius))
      this.path += roundRectPath(x, y, width, height, radius, (px, py) => this.place(px, py), this.zoom);
  }

  clip(): void {
    let id = this.clipPaths.get(this.path);
    if (!id) this.clipPaths.set(this.path, (id = `${this.prefix}-${this.clipPaths.size + 1}`));
    this.clips = [...this.clips, id];
  }

  fill(path?: Path2D): void {
    this.emitPath(path, this.paint('fill'));
  }

  stroke(path?: Path2D): void {
    this.emitPath(path, ` fill="none"${this.strokeAttributes(path ? 1 : this.zoom)}`);
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.emitRect(x, y, width, height, this.paint('fill'));
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    this.emitRect(x, y, width, height, ` fill="none"${this.strokeAttributes(this.zoom)}`);
  }

  /** The page is white and nothing was drawn before. */
  clearRect(): void {}

  measureText(text: string): { width: number } {
    return { width: this.measure(this.font, text) };
  }

  /** A halo: written with the text that is drawn next, if it is the same text at the same place. */
  strokeText(text: string, x: number, y: number): void {
    this.halo = { key: `${text} ${x} ${y}`, attributes: `${this.strokeAttributes(this.zoom)} paint-order="stroke"` };
  }

  fillText(text: string, x: number, y: number): void {
    const halo = this.halo?.key === `${text} ${x} ${y}` ? this.halo.attributes : '';
    this.halo = null;
    const measure = (part: string): number => this.measure(this.font, part);
    const { core, shift } = withoutEndSpaces(text, this.textAlign, measure);
    if (core === '' || !this.finite(x, y)) return;
    const [, weight, size] = /^(\d+) ([\d.]+)px /.exec(this.font)!;
    const [a, b, c, d] = this.matrix;
    const [px, py] = this.place(x + shift, y);
    const level = b === 0 && c === 0 && a === d;
    const at = level
      ? ` x="${number(px)}" y="${number(py)}" font-size="${number(Number(size) * a)}"`
      : ` transform="matrix(${numbers([a, b, c, d], 4)} ${numbers([px, py])})" font-size="${size}"`;
    // With its width given, a viewer without the font leaves what follows in place.
    const width = measure(core) * (level ? a : 1);
    const fitted = width > 0 ? ` textLength="${number(width)}" lengthAdjust="spacingAndGlyphs"` : '';
    this.emit(
      `<text${at}${weight === '400' ? '' : ` font-weight="${weight}"`}${ANCHORS[this.textAlign] ?? ''}${fitted}${this.paint('fill')}${halo}>${escaped(core)}</text>`,
    );
  }

  /** Factor by which the transformation enlarges lengths. */
  private get zoom(): number {
    return zoomOf(this.matrix);
  }

  private place(x: number, y: number): [number, number] {
    return placed(this.matrix, x, y);
  }

  private finite(...values: number[]): boolean {
    const finite = values.every(Number.isFinite);
    if (!finite) this.skipped++;
    return finite;
  }

  private add(command: string, ...points: number[]): void {
    if (!this.finite(...points)) return;
    const places: number[] = [];
    for (let index = 0; index < points.length; index += 2)
      places.push(...this.place(points[index]!, points[index + 1]!));
    this.path += command + numbers(places);
  }

  private paint(kind: 'fill' | 'stroke'): string {
    const { hex, opacity } = plainColour(kind === 'fill' ? this.fillStyle : this.strokeStyle);
    const whole = opacity * this.globalAlpha;
    return ` ${kind}="${hex}"${whole < 1 ? ` ${kind}-opacity="${number(whole, 3)}"` : ''}`;
  }

  private strokeAttributes(zoom: number): string {
    const dash = this.dash.length > 0 ? ` stroke-dasharray="${numbers(this.dash.map((length) => length * zoom))}"` : '';
    const offset =
      dash && this.lineDashOffset !== 0 ? ` stroke-dashoffset="${number(this.lineDashOffset * zoom)}"` : '';
    const join = this.lineJoin === 'miter' ? '' : ` stroke-linejoin="${this.lineJoin}"`;
    return `${this.paint('stroke')} stroke-width="${number(this.lineWidth * zoom, 3)}"${dash}${offset}${join}`;
  }

  private emitPath(path: Path2D | undefined, attributes: string): void {
    if (path) {
      const text = markerTexts.get(path);
      if (text === undefined) throw new TypeError('a path whose text is not known');
      this.emit(`<path d="${text}" transform="matrix(${numbers(this.matrix, 4)})"${attributes}/>`);
    } else if (this.path !== '') {
      this.emit(`<path d="${this.path}"${attributes}/>`);
    }
  }

  private emitRect(x: number, y: number, width: number, height: number, attributes: string): void {
    if (!this.finite(x, y, width, height) || width === 0 || height === 0) return;
    const [a, b, c, d] = this.matrix;
    if (b === 0 && c === 0) {
      const [left, top] = this.place(Math.min(x, x + width), Math.min(y, y + height));
      this.emit(
        `<rect x="${number(left)}" y="${number(top)}" width="${number(Math.abs(a * width))}" height="${number(Math.abs(d * height))}"${attributes}/>`,
      );
      return;
    }
    const corners = [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ].map(([px, py]) => numbers(this.place(px!, py!)));
    this.emit(`<path d="M${corners.join('L')}Z"${attributes}/>`);
  }

  /** Add an element inside the groups of the clips in force. */
  private emit(element: string): void {
    let common = 0;
    while (common < this.openClips.length && this.openClips[common] === this.clips[common]) common++;
    this.closeTo(common);
    for (const id of this.clips.slice(common)) this.parts.push(`<g clip-path="url(#${id})">`);
    this.openClips = this.clips;
    this.parts.push(element);
  }

  private closeTo(depth: number): void {
    for (let open = this.openClips.length; open > depth; open--) this.parts.push('</g>');
    this.openClips = this.openClips.slice(0, depth);
  }
}
