/**
 * All that is painted on a canvas, mark by mark: what, in which style, where. For pictures that must stay as they are. Letters
 * are half as wide as high.
 */
import { createHash } from 'node:crypto';
import { markerTexts } from '../../../src/charts/canvas.ts';

interface Mark {
  /** Name of the canvas's method. */
  paint: string;
  /** The letters, where it is words. */
  words: string;
  all: string;
}

/** Properties that a mark has, by what paints it. */
const STYLE: Readonly<Record<string, readonly string[]>> = {
  fill: ['fillStyle', 'globalAlpha'],
  stroke: ['strokeStyle', 'globalAlpha', 'lineWidth', '#dash'],
  Text: ['font', 'textAlign'],
};

/** A canvas, and the marks on it since it was last cleared as a whole. */
export function markedCanvas(): { canvas: HTMLCanvasElement; marks: Mark[] } {
  const marks: Mark[] = [];
  const context = new Proxy<Record<string, unknown>>({}, handlerOf(marks));
  const canvas = { style: {}, width: 0, height: 0, append: () => undefined, getContext: () => context };
  return { canvas: canvas as unknown as HTMLCanvasElement, marks };
}

/** What was painted, short enough to be kept: the words, and of each kind of mark how many there are and a digest of them. */
export function pictureOf(marks: readonly Mark[]): string {
  const kinds = [...new Set(marks.map(({ paint }) => paint))].map((kind) => {
    const own = marks.filter(({ paint }) => paint === kind).map(({ all }) => all);
    return `${own.length} ${kind} ${createHash('sha256').update(own.join('\n')).digest('hex').slice(0, 8)}`;
  });
  const words = marks.flatMap((mark) => (mark.paint === 'fillText' ? [mark.words.replaceAll(/\s/g, ' ')] : []));
  return `${words.join(' | ')}\n${kinds.join(', ')}`;
}

function handlerOf(marks: Mark[]): ProxyHandler<Record<string, unknown>> {
  let state: Record<string, unknown> = { globalAlpha: 1, lineWidth: 1, '#dash': '', '#moved': '', '#clip': '' };
  const kept: (typeof state)[] = [];
  let path: string[] = [];
  const paint = (name: string, args: readonly unknown[]): void => {
    const named = Object.keys(STYLE).filter((part) => name.includes(part));
    const style = named.flatMap((part) => STYLE[part]!.map((key) => written(state[key])));
    const where = args.length > 0 ? args.map(written) : path;
    const words = typeof args[0] === 'string' ? args[0] : '';
    marks.push({ paint: name, words, all: [name, ...style, state['#moved'], state['#clip'], ...where].join(' ') });
  };
  const methods: Record<string, (...args: unknown[]) => unknown> = {
    save: () => kept.push({ ...state }),
    restore: () => (state = kept.pop()!),
    beginPath: () => (path = []),
    setLineDash: (dash) => (state['#dash'] = written(dash)),
    setTransform: () => (state['#moved'] = ''),
    clip: () => (state['#clip'] = `${String(state['#clip'])}[${String(state['#moved'])} ${path.join(' ')}]`),
    measureText: (text) => ({
      width: (String(text).length * Number(/(\d+(?:\.\d+)?)px/.exec(String(state['font']))?.[1])) / 2,
    }),
    clearRect: (...args) => {
      if (state['#clip'] === '') marks.length = 0;
      else paint('clearRect', args);
    },
  };
  return {
    get: (_, name: string) =>
      name in state
        ? state[name]
        : (methods[name] ??
          ((...args: unknown[]) => {
            if (/^(fill|stroke)/.test(name)) paint(name, args);
            else if (/^(translate|rotate|scale|transform)$/.test(name))
              state['#moved'] = `${String(state['#moved'])}${name}(${args.map(written).join()})`;
            else path.push(name, ...args.map(written));
          })),
    set: (_, name: string, value) => {
      state[name] = value;
      return true;
    },
  };
}

/** Numbers to a hundredth of a px, so that the last bit of a root or a sine is of no account. */
function written(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(100 * value) / 100 + 0);
  // A marker's path is made once, by whichever test draws the first one: what it says, not what it is.
  return typeof value === 'string' ? value : (markerTexts.get(value as Path2D) ?? JSON.stringify(value) ?? '');
}
