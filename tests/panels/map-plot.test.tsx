/** A panel as a map: what keys, pointer and press do at its cells, rows that go up or down. */
import { act } from 'react';
import { expect, test } from 'vitest';
import type { DrawnSeries } from '../../src/papers/figure-data.ts';
import { MapPlot } from '../../src/papers/map-plot.tsx';
import type { Spot } from '../../src/papers/plot.tsx';
import type { Panel as FigurePanel, Rows } from '../../workers/papers/figures/figure.ts';
import { Panel } from './support/panel.tsx';

/** Three rows of two cells; of the last row the second has no value. */
const series = [0, 1, 2].map((row) => ({
  label: `row ${row}`,
  points: [10, 20].map((x, index) => ({
    x,
    measured: row === 2 && index === 1 ? { mean: null } : { mean: 1 + row + 10 * index },
    asks: [],
  })),
})) as unknown as DrawnSeries[];
const names = ['5 ms', '10 ms', '20 ms'];
const [WIDTH, HEIGHT] = [400, 300];

interface Shown {
  panel: Panel;
  map: SVGSVGElement;
  spots: (Spot | null)[];
  picks: [Spot, readonly [number, number]][];
  blurs(): number;
  at(spot: Spot | null): Promise<void>;
}

async function shown(upward: boolean): Promise<Shown> {
  const spots: Shown['spots'] = [];
  const picks: Shown['picks'] = [];
  let blurs = 0;
  const panel = await Panel.of(null);
  const figure = { id: 'p', rows: { label: 'Delay', unit: 'ms', names, upward }, x: { label: 'Rate' } };
  const at = (spot: Spot | null): Promise<void> =>
    panel.show(
      <MapPlot
        panel={figure as unknown as FigurePanel & { rows: Rows }}
        series={series}
        width={WIDTH}
        height={HEIGHT}
        xWords="Rate, Mbit/s"
        title="Use of the link"
        remark=""
        spot={spot}
        onSpot={(next) => spots.push(next)}
        onBlur={() => (blurs += 1)}
        onPick={(...pick) => picks.push(pick)}
      />,
    );
  await at(null);
  const map = document.querySelector<SVGSVGElement>('.map')!;
  map.getBoundingClientRect = () => ({ left: 0, top: 0, width: WIDTH, height: HEIGHT }) as DOMRect;
  return { panel, map, spots, picks, at, blurs: () => blurs };
}

const spotAt = (row: number, index: number): Spot =>
  ({ panel: 'p', point: { series: row, index }, x: [10, 20][index] }) as Spot;
const cellOf = (row: number, index: number): [number, number] => {
  const rect = document.querySelectorAll('.cell > rect')[2 * row + index]!;
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(rect.getAttribute(name)));
  return [x! + width! / 2, y! + height! / 2];
};

test.each([
  ['up', true, 2],
  ['down', false, 0],
])('arrow keys move over cells as they are drawn, where rows go %s', async (_, upward, above) => {
  const { panel, map, spots, at } = await shown(upward);
  // The row that the arrow upwards leads to is drawn above.
  expect(cellOf(above, 0)[1]).toBeLessThan(cellOf(1, 0)[1]);
  await panel.key(map, 'ArrowRight');
  expect(spots).toEqual([spotAt(0, 0)]);
  await at(spotAt(1, 0));
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowRight']) await panel.key(map, key);
  expect(spots.slice(1)).toEqual([spotAt(above, 0), spotAt(2 - above, 0), spotAt(1, 1)]);
  // Beyond the last cell there is none.
  await panel.key(map, 'ArrowLeft');
  expect(spots).toHaveLength(4);
});

test('Enter and Space open what has the ring and nothing without one; any other key is the page’s', async () => {
  const { panel, map, spots, picks, at } = await shown(true);
  await panel.key(map, 'Enter');
  expect(picks).toEqual([]);
  await at(spotAt(1, 1));
  const ring = document.querySelector('.ring')!;
  expect(Number(ring.getAttribute('x')) + Number(ring.getAttribute('width')) / 2).toBeCloseTo(cellOf(1, 1)[0], 6);
  await panel.key(map, 'Enter');
  await panel.key(map, ' ');
  expect(picks).toEqual([1, 2].map(() => [spotAt(1, 1), cellOf(1, 1).map((px) => expect.closeTo(px, 6))]));
  const taken = (key: string): boolean => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    act(() => void map.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect([taken('Enter'), taken('Tab'), taken('a')]).toEqual([true, false, false]);
  expect(spots).toEqual([]);
  // A ring of another panel is none here.
  await at({ ...spotAt(1, 1), panel: 'q' });
  expect(document.querySelector('.ring')).toBeNull();
  await panel.key(map, 'Enter');
  expect(picks).toHaveLength(3);
});

test('the pointer is over the cell that is drawn there, and over none beside them or when it leaves; a press opens it, and the focus leaves by itself', async () => {
  const { map, spots, picks, blurs } = await shown(true);
  const point = (type: string, [clientX, clientY]: [number, number]): void =>
    act(() => void map.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY })));
  point('pointermove', cellOf(2, 1));
  point('pointermove', [WIDTH / 2, HEIGHT - 2]);
  expect(spots).toEqual([spotAt(2, 1), null]);
  point('click', cellOf(0, 1));
  point('click', [WIDTH / 2, 5]);
  expect(picks.map(([spot]) => spot)).toEqual([spotAt(0, 1)]);
  point('pointermove', cellOf(1, 0));
  point('pointerout', [0, 0]);
  expect(spots.slice(2)).toEqual([spotAt(1, 0), null]);
  act(() => map.focus());
  act(() => map.blur());
  expect([blurs(), spots.length]).toEqual([1, 4]);
});

test('a cell has its number, one that could not be measured a dash, and the map says what its axes are', async () => {
  await shown(true);
  const texts = [...document.querySelectorAll('.cell text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['1', '11', '2', '12', '3', '–']);
  const all = document.querySelector('.map')!.textContent;
  for (const words of ['Use of the link', 'Delay, ms', 'Rate, Mbit/s', ...names]) expect(all).toContain(words);
});
