/** The shipped results of the figures, thinned: no more than a small picture shows, gaps as gaps; and none where they cannot be read. */
import { describe, expect, test, vi } from 'vitest';
import { seenOf, thinned } from '../../src/papers/gallery-data.ts';

type Result = Parameters<typeof thinned>[0];
const thin = (series: object) => thinned({ series: [series] } as unknown as Result)[0]!;

describe('a series of a small picture', () => {
  test('of points has each that has a mean, to four digits', () => {
    const points = [
      { x: 1, mean: 0.123456 },
      { x: 2, mean: null },
      { x: 3, mean: 12345.6 },
    ];
    expect(thin({ points })).toEqual([1, 0.1235, 3, 12350]);
    expect(thin({})).toEqual([]);
  });

  test('of a trace has the least and the most of each column in order of time, and a gap where nothing is known', () => {
    expect(thin({ trace: { from: 1, step: 0.5, values: [3, null, 4] } })).toEqual([1, 3, 1.5, null, 2, 4]);
    // Four values to a column, of which the third has none.
    const values = Array.from({ length: 4 * 56 }, (_, at) => (at >= 8 && at < 12 ? null : [2, 9, 0, 5][at % 4]!));
    expect(
      thin({ trace: { from: 0, step: 1, values } })
        .slice(0, 14)
        .join(),
    ).toBe('1,9,2,0,5,9,6,0,8,,13,9,14,0');
  });
});

test('the extents of each panel are those of its own series, whatever has gaps', () => {
  const panels = [{ id: 'a' }, { id: 'b' }];
  const series = [{ panel: 'a' }, { panel: 'b' }, { panel: 'a' }];
  expect(
    seenOf(panels, series, [
      [1, 5, 2, null],
      [7, 70],
      [3, 4],
    ]),
  ).toEqual({
    a: { x: [1, 3], y: [4, 5] },
    b: { x: [7, 7], y: [70, 70] },
  });
});

test.each<[string, () => Promise<Response>, boolean, asked?: number]>([
  ['as they are shipped', async () => Response.json({ engine: '1', seeds: 3, figures: {}, more: 1 }), true],
  ['with a field missing', async () => Response.json({ engine: '1', figures: {} }), false],
  ['that are no object', async () => Response.json(null), false],
  ['that are no JSON', async () => new Response('<'), false, 2],
  ['that are not there', async () => new Response('{}', { status: 404 }), false],
  ['without a network', () => Promise.reject(new TypeError('offline')), false, 2],
])(
  'results %s are read once, or are none; what did not come is asked for again',
  async (_, answer, found, asked = 1) => {
    vi.resetModules();
    const fetched = vi.fn<typeof answer>(answer);
    vi.stubGlobal('fetch', fetched);
    const { loadGallery } = await import('../../src/papers/gallery-data.ts');
    const gallery = await loadGallery();
    expect(gallery).toEqual(found ? { engine: '1', seeds: 3, figures: {} } : null);
    expect(await loadGallery()).toBe(gallery);
    expect(fetched).toHaveBeenCalledTimes(asked);
  },
);
