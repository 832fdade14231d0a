/** The cursor of a figure's panel: where keys and pointer lead it, over gaps and from line to line, what opens a point, and whose every other key is. */
import { act, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { DrawnSeries } from '../../src/papers/figure-data.ts';
import { Plot, type Spot } from '../../src/papers/plot.tsx';
import type { Panel as FigurePanel } from '../../workers/papers/figures/figure.ts';
import { Panel } from './support/panel.tsx';

const measured = (mean: number) => ({ label: '', values: [mean], mean, low: mean, high: mean });
const lineOf = (name: string, means: readonly (number | null)[]): DrawnSeries =>
  ({
    ...{ name, scheme: name, panel: 'p', mark: 'line', style: { slot: 1, variant: 0 }, xy: [], trace: null, ask: null },
    points: means.map((mean, at) => ({
      x: at + 1,
      measured: mean === null ? null : measured(mean),
      seeds: 1,
      asks: [],
    })),
  }) as unknown as DrawnSeries;
/** Of the second line the ends are missing, of the third all. */
const LINES = [
  lineOf('A', [10, 20, 30, 40]),
  lineOf('B', [null, 50, 60, null]),
  lineOf('C', [null, null, null, null]),
  lineOf('D', [80, 80, 70, 70]),
];
const CURVE = { ...lineOf('A', []), mark: 'formula', xy: [0, 5, 10].map((x) => [x, x]) } as unknown as DrawnSeries;
const figure = { id: 'p', x: { label: 'x', unit: '' }, y: { label: 'y', unit: '' } } as unknown as FigurePanel;
const [WIDTH, HEIGHT] = [600, 300];

let spots: (Spot | null)[];
let picks: [Spot, readonly [number, number]][];
let blurs: number;
beforeEach(() => {
  [spots, picks, blurs] = [[], [], 0];
  const box = { left: 0, top: 0, width: WIDTH, height: HEIGHT } as DOMRect;
  vi.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
});
function Shown({ series = LINES, first = null }: { series?: readonly DrawnSeries[]; first?: Spot | null }) {
  const [spot, setSpot] = useState(first);
  const take = (next: Spot | null): void => {
    spots.push(next);
    setSpot(next);
  };
  return (
    <Plot
      {...{ panel: figure, series, ghost: [], seen: undefined, width: WIDTH, height: HEIGHT, labelRoom: 0, spot }}
      {...{ xWords: 'x', title: 'T', remark: '', titled: null, focus: null, onSpot: take }}
      onBlur={() => (blurs += 1)}
      onPick={(...pick) => picks.push(pick)}
    />
  );
}
const plot = (): SVGElement => document.querySelector<SVGElement>('svg.plot')!;
/** @returns whether the browser is kept from what it would do */
function press(key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  act(() => void plot().dispatchEvent(event));
  return event.defaultPrevented;
}
const pointer = (type: string, [clientX, clientY]: readonly [number, number] = [0, 0]): void =>
  act(() => void plot().dispatchEvent(new PointerEvent(type, { clientX, clientY, bubbles: true })));
const said = (spot: Spot | null | undefined, series = LINES): string =>
  spot?.point ? `${series[spot.point.series]!.name} ${spot.x}` : String(spot?.x ?? 'none');

describe('the cursor of points', () => {
  test.each([
    ['ArrowRight', 'A 1'],
    ['ArrowLeft', 'A 1'],
    ['ArrowUp', 'A 1'],
    ['ArrowRight ArrowRight', 'A 2'],
    ['ArrowRight ArrowRight ArrowLeft ArrowLeft', 'A 1'],
    ['ArrowRight ArrowRight ArrowRight ArrowRight ArrowRight', 'A 4'],
    ['ArrowRight ArrowDown', 'B 2'],
    ['ArrowRight ArrowRight ArrowRight ArrowRight ArrowDown', 'B 3'],
    ['ArrowRight ArrowDown ArrowLeft', 'B 2'],
    ['ArrowRight ArrowDown ArrowRight ArrowRight', 'B 3'],
    ['ArrowRight ArrowDown ArrowDown', 'D 2'],
    ['ArrowRight ArrowDown ArrowDown ArrowDown', 'A 2'],
    ['ArrowRight ArrowUp', 'D 1'],
    ['ArrowRight ArrowUp ArrowRight', 'D 2'],
  ])('is by %s at %s', async (keys, at) => {
    await Panel.of(<Shown />);
    for (const key of keys.split(' ')) expect(press(key)).toBe(true);
    expect(said(spots.at(-1))).toBe(at);
    expect(document.querySelectorAll('.ring')).toHaveLength(1);
  });

  test('opens its point by Enter and by Space; without it they are the browser’s, as is any other key', async () => {
    await Panel.of(<Shown />);
    expect(['Enter', ' ', 'Tab', 'a', 'Escape'].map(press)).toEqual(Array(5).fill(false));
    press('ArrowRight');
    expect(['Enter', ' ', 'Tab'].map(press)).toEqual([true, true, false]);
    const ring = document.querySelector('.ring')!;
    const at = ['cx', 'cy'].map((name) => expect.closeTo(Number(ring.getAttribute(name)), 6));
    expect(picks).toEqual([1, 2].map(() => [spots.at(-1), at]));
    expect(spots).toHaveLength(1);
  });

  test('of another panel is none here: keys begin with the first point', async () => {
    await Panel.of(<Shown first={{ panel: 'q', point: { series: 3, index: 2 }, x: 3 }} />);
    expect([document.querySelector('.ring'), press('Enter'), picks]).toEqual([null, false, []]);
    press('ArrowRight');
    expect(said(spots.at(-1))).toBe('A 1');
  });

  test('goes with the pointer to the nearest of points that lie close together, whichever is drawn first', async () => {
    const close = [lineOf('under', [10, 20, 30, 40]), lineOf('above', [10.5, 20.5, 30.5, 40.5])];
    for (const series of [close, close.toReversed()]) {
      await Panel.of(<Shown series={series} />);
      const names = series.flatMap(({ name }) => [1, 2, 3, 4].map((x) => `${name} ${x}`));
      const places = [...plot().querySelectorAll('.series .marker')].map((each) =>
        each
          .getAttribute('transform')!
          .match(/-?[\d.]+/g)!
          .map(Number),
      );
      const heights = places.map(([, y]) => y!);
      expect(Math.abs(heights[0]! - heights[4]!)).toBeLessThan(10);
      const found = places.map(([x, y]) => (pointer('pointermove', [x!, y!]), said(spots.at(-1), series)));
      expect(found).toEqual(names);
    }
  });

  test('goes with the pointer to the nearest point within 22 px, and with it when it leaves; the focus leaves by itself', async () => {
    await Panel.of(<Shown />);
    const places = [...plot().querySelectorAll('.series .marker')].map(
      (each) =>
        each
          .getAttribute('transform')!
          .match(/-?[\d.]+/g)!
          .map(Number) as [number, number],
    );
    const known = LINES.flatMap((line) =>
      line.points.flatMap((point) => (point.measured ? [`${line.name} ${point.x}`] : [])),
    );
    const nearest = places.map(([x, y]) => (pointer('pointermove', [x + 2, y + 2]), said(spots.at(-1))));
    expect(nearest).toEqual(known);
    const [x, y] = places[0]!;
    const near = ([dx, dy]: readonly [number, number]): string => (
      pointer('pointermove', [x + dx, y + dy]),
      said(spots.at(-1))
    );
    // Up and down a little farther.
    expect(
      [
        [-21.9, 0],
        [-22, 0],
        [0, 27.4],
        [0, 27.6],
      ].map((by) => near(by as [number, number])),
    ).toEqual(['A 1', 'none', 'A 1', 'none']);
    pointer('click', places[5]);
    expect([said(spots.at(-1)), picks.length, picks[0]![1]]).toEqual(['B 3', 1, places[5]]);
    pointer('click', [x, y + 40]);
    expect([said(spots.at(-1)), picks.length]).toEqual(['none', 1]);
    pointer('pointermove', [x, y]);
    pointer('pointerout');
    expect([said(spots.at(-1)), document.querySelector('.ring'), blurs]).toEqual(['none', null, 0]);
    act(() => plot().focus());
    act(() => plot().blur());
    expect(blurs).toBe(1);
  });
});

describe('the cursor over a curve', () => {
  const series = [CURVE];
  test('goes along the axis by hundredths, no farther than its ends; up and down are the browser’s', async () => {
    await Panel.of(<Shown series={series} />);
    expect(['ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'Enter'].map(press)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    const xs = spots.map((spot) => spot!.x);
    expect(xs).toEqual([0, 0.1, 0.2].map((x) => expect.closeTo(x, 9)));
    await Panel.of(<Shown series={series} first={{ panel: 'p', point: null, x: 9.95 }} />);
    press('ArrowRight');
    press('ArrowRight');
    expect(spots.slice(-2).map((spot) => spot!.x)).toEqual([10, 10]);
  });

  test('is where the pointer is, up to 4 px beside the plot', async () => {
    await Panel.of(<Shown series={series} />);
    const line = document.querySelector('.baseline')!.getAttribute('d')!;
    const [left, , right] = line.match(/[\d.]+/g)!.map(Number) as [number, number, number];
    const at = (px: number): string => (pointer('pointermove', [px, 60]), said(spots.at(-1), series));
    expect([left - 4, left - 5, right + 4, right + 5].map(at)).toEqual(['0', 'none', '10', 'none']);
    expect(Number(at((left + right) / 2))).toBeCloseTo(5, 6);
  });
});
