/** A row whose drawing is fetched: an empty one until then, from then on what has been fetched, and empty for good where it cannot be. */
import { expect, test, vi } from 'vitest';
import { fetchedRow } from '../../src/charts/rows/fetched-row.ts';
import type { ChartRow, Reading, Scene } from '../../src/charts/scene.ts';

const scene = { scenario: {} } as Scene;
const box = { title: 0, top: 0, bottom: 50 };
const reading: Reading = { name: 'queue', slot: 0, colour: '', y: 3, text: '4 packets', flow: null };

class Drawing implements ChartRow {
  readonly refit = vi.fn<() => void>();
  title = (): [string, string, string] => ['Queue of each hop', ', packets', ''];
  draw = (of: Scene, into: unknown): boolean => of !== scene || into !== box;
  readings = (of: Scene, time: number): Reading[] => (of === scene && time === 7 ? [reading] : []);
}

/** All that a row of the chart says. */
const said = (row: ChartRow): unknown[] => [row.title(scene), row.draw(scene, box), row.readings(scene, 7)];

test('has its name, no readings, and asks to be drawn again, until its drawing is there; then it is that drawing', async () => {
  const made: Drawing[] = [];
  const fetch = vi.fn<() => Promise<typeof Drawing>>(async () =>
    Promise.resolve(
      class extends Drawing {
        constructor() {
          super();
          made.push(this);
        }
      },
    ),
  );
  const make = fetchedRow('Queue', fetch);
  const row = make();
  expect(said(row)).toEqual([['Queue', '', ''], true, []]);
  row.refit!();
  await vi.waitFor(() => expect(row.draw(scene, box)).toBe(false));
  expect(made).toHaveLength(1);
  expect(said(row)).toEqual([['Queue of each hop', ', packets', ''], false, [reading]]);
  expect(made[0]!.refit).not.toHaveBeenCalled();
  row.refit!();
  expect(made[0]!.refit).toHaveBeenCalledTimes(1);
  // Of the next chart it is there at once, a row of its own.
  const other = make();
  expect([other, other === made[0]]).toEqual([made[1], false]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('where it cannot be fetched it stays empty and rests; with the next run it is asked for again', async () => {
  const fetch = vi.fn<() => Promise<typeof Drawing>>(() => Promise.reject(new Error('no network')));
  const make = fetchedRow('Queue', fetch);
  const row = make();
  expect(row.draw(scene, box)).toBe(true);
  await vi.waitFor(() => expect(row.draw(scene, box)).toBe(false));
  expect(said(row)).toEqual([['Queue', '', ''], false, []]);
  expect(fetch).toHaveBeenCalledTimes(1);
  fetch.mockResolvedValue(Drawing);
  const next = { scenario: {} } as Scene;
  expect(row.draw(next, box)).toBe(true);
  await vi.waitFor(() => expect(row.title(next)[0]).toBe('Queue of each hop'));
});
