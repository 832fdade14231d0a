/**
 * A canvas that keeps nothing of what is painted on it but a digest, and the words: for very many pictures that must stay as they are. All that a
 * mark looks like by counts: its style but for how lines join, its place to a hundredth of a px, where it is clipped. Letters are half as wide as high.
 */
import { markerTexts } from '../../../src/charts/canvas.ts';

export interface DigestedCanvas {
  canvas: HTMLCanvasElement;
  /** Of all marks since the canvas was last cleared as a whole, in five digits. */
  digest(): string;
  /** What was written since then. */
  words: string[];
}

export function digestedCanvas(width = 0, height = 0): DigestedCanvas {
  const canvas = { style: {}, width, height, append: () => undefined, getContext: () => context };
  const context = new DigestedContext(canvas);
  return {
    canvas: canvas as unknown as HTMLCanvasElement,
    digest: () => hex(mix(mix(context.all, canvas.width), canvas.height)),
    words: context.words,
  };
}

/** Of any values, in five digits; numbers to a hundredth. */
export function digestOf(...of: readonly unknown[]): string {
  return hex(of.reduce<number>(mixAny, START));
}

/** Those of the words that have not been said yet; from now on they are. */
export function newWords(said: Set<string>, words: readonly string[]): string {
  const plain = words.map((text) => text.replaceAll(/\s/g, ' ')).filter((text) => /\p{L}/u.test(text));
  const news = [...new Set(plain)].filter((text) => !said.has(text));
  for (const text of news) said.add(text);
  return news.join(' | ');
}

const START = 0x811c9dc5;

function hex(hash: number): string {
  return (hash >>> 12).toString(16).padStart(5, '0');
}

function mix(hash: number, value: number): number {
  const word = Number.isFinite(value) ? Math.round(100 * value) : 0x7ffffffe;
  const mixed = Math.imul(hash ^ word, 0x01000193);
  return mixed ^ (mixed >>> 15);
}

const known = new Map<string, number>();

function mixText(hash: number, text: string): number {
  let own = known.get(text);
  if (own === undefined) {
    own = START;
    for (let at = 0; at < text.length; at++) own = Math.imul(own ^ text.charCodeAt(at), 0x01000193);
    known.set(text, own);
  }
  return mix(hash, own & 0xffffff);
}

function mixAny(hash: number, value: unknown): number {
  if (typeof value === 'number') return mix(hash, value);
  if (typeof value === 'string') return mixText(hash, value);
  if (Array.isArray(value)) return value.reduce<number>(mixAny, mix(hash, value.length));
  if (typeof value === 'object' && value !== null) return Object.values(value).reduce<number>(mixAny, hash);
  return mix(hash, value === true ? -1 : value === false ? -2 : -3);
}

interface Sized {
  width: number;
  height: number;
}

const sizes = new Map<string, number>();

/** Px of the letters of a font. */
function sizeOf(font: string): number {
  let size = sizes.get(font);
  if (size === undefined) sizes.set(font, (size = Number(/(\d+(?:\.\d+)?)px/.exec(font)?.[1])));
  return size;
}

class DigestedContext {
  all = START;
  readonly words: string[] = [];
  fillStyle = '';
  strokeStyle = '';
  globalAlpha = 1;
  lineWidth = 1;
  lineDashOffset = 0;
  lineJoin = '';
  font = '';
  textAlign = 'left';
  direction = '';
  globalCompositeOperation = '';
  private dash = 0;
  private moved = START;
  private clipped = 0;
  private path = START;
  private readonly kept: (() => void)[] = [];

  constructor(readonly canvas: Sized) {}

  save(): void {
    const { fillStyle, strokeStyle, globalAlpha, lineWidth, lineDashOffset, font, textAlign, direction } = this;
    const { dash, moved, clipped } = this;
    this.kept.push(() => {
      [this.fillStyle, this.strokeStyle] = [fillStyle, strokeStyle];
      [this.font, this.textAlign, this.direction] = [font, textAlign, direction];
      [this.globalAlpha, this.lineWidth, this.lineDashOffset] = [globalAlpha, lineWidth, lineDashOffset];
      [this.dash, this.moved, this.clipped] = [dash, moved, clipped];
    });
  }
  restore(): void {
    this.kept.pop()!();
  }

  setTransform(...all: number[]): void {
    this.moved = all.reduce(mix, START);
  }
  translate(x: number, y: number): void {
    this.moved = mix(mix(this.moved, x), y);
  }
  scale(x: number, y: number): void {
    this.moved = mix(mix(this.moved, 1000 * x), y);
  }
  rotate(angle: number): void {
    this.moved = mix(this.moved, 100 * angle);
  }
  transform(...all: number[]): void {
    this.moved = all.reduce(mix, this.moved);
  }

  setLineDash(dash: readonly number[]): void {
    this.dash = dash.reduce(mix, 0);
  }
  beginPath(): void {
    this.path = START;
  }
  moveTo(x: number, y: number): void {
    this.path = mix(mix(this.path ^ 1, x), y);
  }
  lineTo(x: number, y: number): void {
    this.path = mix(mix(this.path, x), y);
  }
  closePath(): void {
    this.path ^= 2;
  }
  rect(...all: number[]): void {
    this.path = all.reduce(mix, this.path ^ 4);
  }
  arc(...all: number[]): void {
    this.path = all.reduce(mix, this.path ^ 8);
  }
  roundRect(...all: number[]): void {
    this.path = all.reduce(mix, this.path ^ 16);
  }
  bezierCurveTo(...all: number[]): void {
    this.path = all.reduce(mix, this.path ^ 32);
  }
  quadraticCurveTo(...all: number[]): void {
    this.path = all.reduce(mix, this.path ^ 64);
  }
  clip(): void {
    this.clipped = mix(mix(mix(this.clipped ^ 1, this.path & 0xffffff), this.moved & 0xffffff), 1);
  }

  fill(marker?: Path2D): void {
    this.filled(marker ? mixText(128, markerTexts.get(marker)!) : this.path);
  }
  fillRect(x: number, y: number, width: number, height: number): void {
    this.filled(mix(mix(mix(mix(256, x), y), width), height));
  }
  stroke(marker?: Path2D): void {
    this.stroked(marker ? mixText(128, markerTexts.get(marker)!) : this.path);
  }
  strokeRect(x: number, y: number, width: number, height: number): void {
    this.stroked(mix(mix(mix(mix(512, x), y), width), height));
  }
  fillText(text: string, x: number, y: number): void {
    this.words.push(text);
    this.filled(this.written(text, x, y));
  }
  strokeText(text: string, x: number, y: number): void {
    this.stroked(this.written(text, x, y));
  }
  drawImage(image: { getContext(): DigestedContext }, ...at: number[]): void {
    this.placed(mix(at.reduce(mix, 1024), image.getContext().all & 0xffffff));
  }

  clearRect(x: number, y: number, width: number, height: number): void {
    if (this.clipped !== 0) return this.placed(mix(mix(mix(mix(2048, x), y), width), height));
    this.all = START;
    this.words.length = 0;
  }

  measureText(text: string): { width: number } {
    return { width: (text.length * sizeOf(this.font)) / 2 };
  }

  private written(text: string, x: number, y: number): number {
    return mixText(mixText(mixText(mix(mix(4096, x), y), text), this.font), this.textAlign + this.direction);
  }
  private filled(mark: number): void {
    this.placed(mix(mixText(mark, this.fillStyle), this.globalAlpha));
  }
  private stroked(mark: number): void {
    const look = mix(mix(mixText(mark ^ 1, this.strokeStyle), this.globalAlpha), this.lineWidth);
    this.placed(this.dash === 0 ? look : mix(mix(look, this.dash & 0xffffff), this.lineDashOffset));
  }
  private placed(mark: number): void {
    this.all = mix(mix(mix(this.all, mark & 0xffffff), this.moved & 0xffffff), this.clipped & 0xffffff);
  }
}
