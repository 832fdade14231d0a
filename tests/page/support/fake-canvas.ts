/** A canvas that notes what is drawn on it, and just enough of a browser around it. Letters are 6 px wide. */
import { vi } from 'vitest';

export interface Stroke {
  colour: string;
  width: number;
  opacity: number;
  dash: number[];
  points: [x: number, y: number][];
  /** Left and right of the place that is drawn into, px. */
  clip: [left: number, right: number];
  /** Upper and lower edge of that place. */
  edges: [top: number, bottom: number];
}

export interface Words {
  text: string;
  /** Where it is drawn from, to its right, to its left or about it; and its left edge, px. */
  x: number;
  left: number;
  y: number;
  opacity: number;
}

export interface Box {
  colour: string;
  opacity: number;
  x: number;
  y: number;
  width: number;
  height: number;
  clip: [left: number, right: number];
}

/** A circle that was stroked. */
export interface Ring {
  colour: string;
  x: number;
  y: number;
  radius: number;
}

export interface Drawing {
  strokes: Stroke[];
  words: Words[];
  boxes: Box[];
  rings: Ring[];
}

/** A canvas and what was drawn on it since it was last cleared. */
export function fakeCanvas(): { canvas: HTMLCanvasElement; drawing: Drawing } {
  const drawing: Drawing = { strokes: [], words: [], boxes: [], rings: [] };
  const element = { style: {}, width: 0, height: 0, append: () => undefined, getContext: () => context };
  const canvas = element as unknown as HTMLCanvasElement;
  const context = new FakeContext(drawing, canvas);
  return { canvas, drawing };
}

/** Colours resolve to their own CSS text, so that a test can name them. */
export function stubBrowser(): void {
  vi.stubGlobal('getComputedStyle', (element: { style: { color: string } }) => ({
    color: element.style.color,
    fontFamily: 'Sans',
    getPropertyValue: () => '',
  }));
  vi.stubGlobal('document', { createElement: () => ({ style: {}, remove: () => undefined }) });
  vi.stubGlobal('window', { devicePixelRatio: 1 });
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal('Path2D', class {});
}

class FakeContext {
  strokeStyle = '';
  fillStyle = '';
  lineWidth = 1;
  lineJoin = '';
  lineDashOffset = 0;
  globalAlpha = 1;
  font = '';
  textAlign = 'left';
  private dash: number[] = [];
  private points: [number, number][] = [];
  private circles: Omit<Ring, 'colour'>[] = [];
  private box: [number, number] = [-Infinity, Infinity];
  private clip_: [number, number] = [-Infinity, Infinity];
  /** Upper and lower edge of what is drawn into. */
  private boxEdges: [number, number] = [-Infinity, Infinity];
  private edges: [number, number] = [-Infinity, Infinity];
  private readonly kept: {
    alpha: number;
    dash: number[];
    clip: [number, number];
    edges: [number, number];
    moved: [number, number];
  }[] = [];
  /** What `translate` has moved the origin by. */
  private moved: [number, number] = [0, 0];

  constructor(
    private readonly drawing: Drawing,
    private readonly canvas: HTMLCanvasElement,
  ) {}

  setTransform(): void {}
  translate(x: number, y: number): void {
    this.moved = [this.moved[0] + x, this.moved[1] + y];
  }
  rotate(): void {}
  scale(): void {}

  arc(x: number, y: number, radius: number): void {
    this.circles.push({ x, y, radius });
  }
  roundRect(): void {}
  strokeText(): void {}
  drawImage(): void {}

  /** What lies wholly between the upper and the lower edge goes. */
  clearRect(_x: number, y: number, _width: number, height: number): void {
    const { strokes, words, boxes, rings } = this.drawing;
    const all = y <= 0 && height >= this.canvas.height;
    const stays = (...ys: number[]): boolean => !all && !ys.every((each) => each >= y && each < y + height);
    strokes.splice(0, Infinity, ...strokes.filter(({ points }) => stays(...points.map((point) => point[1]))));
    words.splice(0, Infinity, ...words.filter((word) => stays(word.y)));
    boxes.splice(0, Infinity, ...boxes.filter((box) => stays(box.y, box.y + box.height)));
    rings.splice(0, Infinity, ...rings.filter((ring) => stays(ring.y)));
  }

  save(): void {
    this.kept.push({
      alpha: this.globalAlpha,
      dash: this.dash,
      clip: this.clip_,
      edges: this.edges,
      moved: this.moved,
    });
  }

  restore(): void {
    const { alpha, dash, clip, edges, moved } = this.kept.pop()!;
    [this.globalAlpha, this.dash, this.clip_, this.edges, this.moved] = [alpha, dash, clip, edges, moved];
  }

  rect(x: number, y: number, width: number, height: number): void {
    const [left, top] = [x + this.moved[0], y + this.moved[1]];
    this.box = [left, left + width];
    this.boxEdges = [top, top + height];
  }

  clip(): void {
    this.clip_ = this.box;
    this.edges = [Math.max(this.edges[0], this.boxEdges[0]), Math.min(this.edges[1], this.boxEdges[1])];
  }

  /** Whether anything between two heights can be seen. */
  private shows(top: number, bottom: number): boolean {
    return bottom >= this.edges[0] && top <= this.edges[1];
  }

  setLineDash(dash: number[]): void {
    this.dash = dash;
  }

  beginPath(): void {
    this.points = [];
    this.circles = [];
  }

  moveTo(x: number, y: number): void {
    this.points.push([x + this.moved[0], y + this.moved[1]]);
  }

  lineTo(x: number, y: number): void {
    this.points.push([x + this.moved[0], y + this.moved[1]]);
  }

  /** A curve is its end. */
  bezierCurveTo(...[, , , , x, y]: [number, number, number, number, number, number]): void {
    this.points.push([x + this.moved[0], y + this.moved[1]]);
  }

  quadraticCurveTo(_x: number, _y: number, x: number, y: number): void {
    this.points.push([x + this.moved[0], y + this.moved[1]]);
  }

  strokeRect(): void {}
  transform(): void {}
  closePath(): void {}
  fill(): void {}

  stroke(): void {
    const { strokeStyle: colour, lineWidth: width, globalAlpha: opacity, dash, points, clip_: clip } = this;
    const ys = points.map((point) => point[1]);
    this.drawing.rings.push(...this.circles.map((circle) => ({ colour, ...circle })));
    if (points.length > 0 && this.shows(Math.min(...ys), Math.max(...ys)))
      this.drawing.strokes.push({
        colour,
        width,
        opacity,
        dash: [...dash],
        points: [...points],
        clip,
        edges: this.edges,
      });
  }

  fillRect(left: number, top: number, width: number, height: number): void {
    const [x, y] = [left + this.moved[0], top + this.moved[1]];
    if (!this.shows(y, y + height)) return;
    this.drawing.boxes.push({
      colour: this.fillStyle,
      opacity: this.globalAlpha,
      x,
      y,
      width,
      height,
      clip: this.clip_,
    });
  }

  fillText(text: string, at: number, baseline: number): void {
    const [x, y] = [at + this.moved[0], baseline + this.moved[1]];
    const before = { left: 0, center: 0.5, right: 1 }[this.textAlign as 'left'];
    const left = x - before * this.measureText(text).width;
    if (this.shows(y, y)) this.drawing.words.push({ text, x, left, y, opacity: this.globalAlpha });
  }

  measureText(text: string): { width: number } {
    return { width: 6 * text.length };
  }
}
