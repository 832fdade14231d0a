/** The frame of a copied embed is as high as what its link shows needs: words, network, rows; of the last link alone. */
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CopiedFrame, type Measured } from '../../src/embed/copied.tsx';
import { EMBED_ROWS, naturalHeight } from '../../src/embed/layout.ts';
import { readAddress } from '../../src/link/address.ts';
import { encodeHash } from '../../src/link/codec.ts';
import { Panel } from './support/panel.tsx';

/** Of the words above the network, and of what a scene says, px. */
const [ABOVE, NOTICE] = [57, 23];
let resized: () => void;
let observed = 0;

beforeEach(() => {
  observed = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(call: () => void) {
        resized = call;
      }
      observe(): void {
        observed += 1;
      }
      disconnect(): void {
        observed = 0;
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function height(this: HTMLElement) {
    return this.classList.contains('embed-top') ? ABOVE : this.classList.contains('embed-notice') ? NOTICE : 0;
  });
});

const LINK = '#/play?flows.0.count=2';

async function measured(hash: string): Promise<{ panel: Panel; told: Measured[]; show(hash: string): Promise<void> }> {
  const told: Measured[] = [];
  const panel = await Panel.of(null);
  const onMeasured = (one: Measured): void => void told.push(one);
  const show = async (next: string): Promise<void> => {
    await panel.show(<CopiedFrame hash={next} onMeasured={onMeasured} />);
    await readAddress(next);
    await panel.pass(20);
  };
  await show(hash);
  return { panel, told, show };
}

const heightOf = async (hash: string, more: object = {}): Promise<number> => {
  const { scenario } = await readAddress(hash);
  const all = { scenario, rows: EMBED_ROWS, above: ABOVE, notice: NOTICE, stage: true, charts: true };
  return naturalHeight({ ...all, ...more });
};

test.each([
  ['of a plain link', LINK, {}],
  [
    'of more rows',
    `${LINK}&view.rows=throughput,window,queue,fairness`,
    { rows: ['throughput', 'window', 'queue', 'fairness'] },
  ],
  ['without the network', `${LINK}&view.locked=stage.hidden`, { stage: false }],
  ['without the charts', `${LINK}&view.locked=charts.hidden`, { charts: false }],
] as const)('the height %s is that of what it shows', async (_, hash, more) => {
  const { told } = await measured(hash);
  expect(told.at(-1)).toEqual({ hash, height: await heightOf(hash, more) });
});

test('note and question are measured with the words, the sentence only where the link shows it, the narrator where it says so', async () => {
  const { panel, show } = await measured(`${LINK}&view.note=Look%20here.&view.question=Why%3F`);
  expect(panel.text).toContain('Look here.');
  expect(panel.text).toContain('Why?');
  expect(document.querySelector('.sentence')).not.toBeNull();
  expect(document.querySelector('.narrator')).toBeNull();
  await show(`${LINK}&view.locked=sentence.hidden&view.narrator=on`);
  expect(document.querySelector('.sentence')).toBeNull();
  expect(document.querySelector('.narrator')).not.toBeNull();
  // It is there to be measured, and for nobody to read or press.
  const frame = document.querySelector('.embed.measured')!;
  expect([frame.getAttribute('aria-hidden'), frame.hasAttribute('inert')]).toEqual(['true', true]);
});

test('what comes later is measured anew, of the last link alone, and nothing is watched when it is closed', async () => {
  const { panel, told, show } = await measured(LINK);
  const count = told.length;
  act(() => resized());
  expect(told).toHaveLength(count + 1);
  const other = `${LINK}&view.rows=queue`;
  await show(other);
  expect(told.at(-1)).toEqual({ hash: other, height: await heightOf(other, { rows: ['queue'] }) });
  act(() => resized());
  expect(told.at(-1)!.hash).toBe(other);
  await panel.show(null);
  expect(observed).toBe(0);
});

test('a link that is left before it has been read is not measured when it comes', async () => {
  const told: string[] = [];
  const panel = await Panel.of(null);
  const onMeasured = ({ hash }: Measured): void => void told.push(hash);
  const frame = (hash: string) => <CopiedFrame hash={hash} onMeasured={onMeasured} />;
  // The first is packed, and comes later than the next, which is the first scene.
  const packed = await encodeHash({ ...panel.scenario, note: 'packed '.repeat(40) });
  expect(packed).toContain('s=2.');
  act(() => panel.draw(frame(packed)));
  await panel.show(frame('#/play'));
  await readAddress(packed);
  await panel.pass(20);
  expect(new Set(told)).toEqual(new Set(['#/play']));
});
