/** The few shapes that the terms' pictures are made of, as plain data in a box of 200 × 80. */

export const WIDTH = 200;
export const HEIGHT = 80;

/** How a shape is drawn: a flow and the other flow in their hues, a loss, ink, what stands back. */
export type Look = 'flow' | 'other' | 'loss' | 'ink' | 'faint';

type Point = readonly [x: number, y: number];

export type Shape =
  | { kind: 'line'; points: readonly Point[]; look: Look; dashed?: true; arrow?: true }
  | { kind: 'box'; at: Point; width: number; height: number; look: Look; open?: true }
  | { kind: 'dot'; at: Point; look: Look }
  | { kind: 'cross'; at: Point }
  | { kind: 'text'; at: Point; text: string; anchor?: 'middle' | 'end' };

export const line = (look: Look, ...points: readonly Point[]): Shape => ({ kind: 'line', points, look });
export const dashed = (look: Look, ...points: readonly Point[]): Shape => ({
  kind: 'line',
  points,
  look,
  dashed: true,
});
export const arrow = (look: Look, ...points: readonly Point[]): Shape => ({ kind: 'line', points, look, arrow: true });
export const dot = (look: Look, ...at: Point): Shape => ({ kind: 'dot', at, look });
export const cross = (...at: Point): Shape => ({ kind: 'cross', at });
export const box = (look: Look, x: number, y: number, width: number, height: number): Shape => ({
  kind: 'box',
  at: [x, y],
  width,
  height,
  look,
});
export const frame = (x: number, y: number, width: number, height: number): Shape => ({
  kind: 'box',
  at: [x, y],
  width,
  height,
  look: 'ink',
  open: true,
});
export const text = (words: string, x: number, y: number, anchor?: 'middle' | 'end'): Shape => ({
  kind: 'text',
  at: [x, y],
  text: words,
  ...(anchor && { anchor }),
});

/** Axes of a small chart: what goes up stands above them, what goes on under them. */
export const axes = (up: string, on = 'time'): Shape[] => [
  line('faint', [10, 16], [10, 66], [194, 66]),
  text(up, 10, 10),
  text(on, 194, 77, 'end'),
];

/** Climbs from `low` to `high`, each cut by half, from left to right; y grows downwards. */
export function teeth(look: Look, count: number, low: number, high: number, from = 12, to = 190): Shape {
  const width = (to - from) / count;
  return line(
    look,
    ...Array.from({ length: count }, (_, index): Point[] => [
      [from + index * width, low],
      [from + (index + 1) * width, high],
    ]).flat(),
    [to, low],
  );
}

/** Low and high in turn; `at` is where it changes. */
export const steps = (look: Look, low: number, high: number, at: readonly number[]): Shape =>
  line(
    look,
    [12, low],
    ...at.flatMap((x, index): Point[] =>
      index % 2 === 0
        ? [
            [x, low],
            [x, high],
          ]
        : [
            [x, high],
            [x, low],
          ],
    ),
    [190, low],
  );

/** Packets in a row. */
export const packets = (look: Look, count: number, x: number, y: number, step = 9): Shape[] =>
  Array.from({ length: count }, (_, index) => box(look, x + index * step, y - 4, 6, 8));

/** A queue that holds `held` of `places` packets, its exit at the right. */
export const queue = (x: number, y: number, places: number, held: number): Shape[] => [
  line('ink', [x, y - 8], [x + places * 9 + 3, y - 8]),
  line('ink', [x, y + 8], [x + places * 9 + 3, y + 8]),
  line('ink', [x + places * 9 + 3, y - 8], [x + places * 9 + 3, y + 8]),
  ...packets('flow', held, x + (places - held) * 9 + 3, y),
];

/** A sender at the left, a receiver at the right. */
export const ends = (y = 40): Shape[] => [
  frame(6, y - 9, 18, 18),
  frame(176, y - 9, 18, 18),
  text('S', 15, y + 4, 'middle'),
  text('R', 185, y + 4, 'middle'),
];
