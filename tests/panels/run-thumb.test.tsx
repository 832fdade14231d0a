/** The small pictures of runs in lists: fetched once for all lists, and asked for again where they have not come. */
import { expect, test, vi } from 'vitest';
import type * as Thumbs from '../../src/previews/run-thumb.tsx';
import { Panel } from './support/panel.tsx';

/** Of this file alone: what is fetched once stays for all others. */
const OWN = '../../src/previews/run-thumb.tsx?of-this-test';

const PICTURES = { scenes: { sawtooth: [{ slot: 0, path: 'M0 0' }] }, lessons: {} };

test('are fetched once for all lists, and asked for again by the next list where they have not come', async () => {
  const { usePictures, RunThumb } = (await import(/* @vite-ignore */ OWN)) as typeof Thumbs;
  const List = () => <RunThumb lines={usePictures()?.scenes['sawtooth']} />;
  const drawn = (): number => document.querySelectorAll('.run-thumb path:not(.baseline)').length;
  const answers = [
    () => Promise.reject(new Error('no network')),
    () => Promise.resolve(new Response('', { status: 404 })),
    () => Promise.resolve(Response.json(PICTURES)),
  ];
  const asked = vi.fn<(path: string) => Promise<Response>>(() => answers.shift()!());
  vi.stubGlobal('fetch', asked);
  const panel = await Panel.of(null);
  const shown: number[] = [];
  for (let list = 1; list <= 4; list += 1) {
    await panel.show(<List key={list} />);
    await panel.settle(() => undefined);
    shown.push(drawn());
  }
  expect([shown, asked.mock.calls]).toEqual([[0, 0, 1, 1], Array(3).fill(['pictures.json'])]);
});
