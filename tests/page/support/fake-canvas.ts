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
}

export interface Words {
  text: string;
  x: number;
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

export interface Drawing {
  strokes: Stroke[];
  words: Words[];
  boxes: Box[];
}

/** A canvas and what was drawn on it since it was last cleared. */
export function fakeCanvas(): { canvas: HTMLCanvasElement; drawing: Drawing } {
  const drawing: Drawing = { strokes: [], words: [], boxes: [] };
  const context = new FakeContext(drawing);
  const element = { style: {}, width: 0, height: 0, append: () => undefined, getContext: () => context };
  const canvas = element as unknown as HTMLCanvasElement;
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
  private readonly drawing: Drawing;
  private dash: number[] = [];
  private points: [number, number][] = [];
  private box: [number, number] = [-Infinity, Infinity];
  private clip_: [number, number] = [-Infinity, Infinity];
  private readonly kept: { alpha: number; clip: [number, number] }[] = [];

  constructor(drawing: Drawing) {
    this.drawing = drawing;
  }

  setTransform(): void {}
  translate(): void {}
  rotate(): void {}
  scale(): void {}
  arc(): void {}
  roundRect(): void {}
  strokeText(): void {}

  clearRect(): void {
    for (const list of Object.values(this.drawing)) list.length = 0;
  }

  save(): void {
    this.kept.push({ alpha: this.globalAlpha, clip: this.clip_ });
  }

  restore(): void {
    const { alpha, clip } = this.kept.pop()!;
    [this.globalAlpha, this.clip_] = [alpha, clip];
  }

  rect(x: number, _y: number, width: number): void {
    this.box = [x, x + width];
  }

  clip(): void {
    this.clip_ = this.box;
  }

  setLineDash(dash: number[]): void {
    this.dash = dash;
  }

  beginPath(): void {
    this.points = [];
  }

  moveTo(x: number, y: number): void {
    this.points.push([x, y]);
  }

  lineTo(x: number, y: number): void {
    this.points.push([x, y]);
  }

  closePath(): void {}
  fill(): void {}

  stroke(): void {
    const { strokeStyle: colour, lineWidth: width, globalAlpha: opacity, dash, points, clip_: clip } = this;
    if (points.length > 0)
      this.drawing.strokes.push({ colour, width, opacity, dash: [...dash], points: [...points], clip });
  }

  fillRect(x: number, y: number, width: number, height: number): void {
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

  fillText(text: string, x: number, y: number): void {
    this.drawing.words.push({ text, x, y, opacity: this.globalAlpha });
  }

  measureText(text: string): { width: number } {
    return { width: 6 * text.length };
  }
}
