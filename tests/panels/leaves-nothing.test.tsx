/** Whatever part of the page is shown and goes again: nothing of it listens, watches, draws or asks any more. */
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Blank } from '../../src/dialogs/blank.tsx';
import { DataDialog } from '../../src/dialogs/data-table.tsx';
import { RoundsDialog } from '../../src/dialogs/rounds-dialog.tsx';
import { SequenceDialog } from '../../src/dialogs/sequence-dialog.tsx';
import { ChartRows } from '../../src/panels/charts.tsx';
import { NowSection } from '../../src/panels/now-section.tsx';
import { OverviewBar } from '../../src/panels/overview-bar.tsx';
import { Plane } from '../../src/panels/plane.tsx';
import { PresentFoot } from '../../src/panels/present-foot.tsx';
import { Stage } from '../../src/panels/stage.tsx';
import { TopBar } from '../../src/panels/top-bar.tsx';
import { Transport } from '../../src/panels/transport.tsx';
import { setUp } from '../../src/screen/set-up.ts';
import { NarratorLine } from '../../src/side/narrator-line.tsx';
import { WhyList } from '../../src/side/why-list.tsx';
import { Panel, scenarioOf } from './support/panel.tsx';

/** What is watched now, by what it is. */
const open = new Map<string, number>();
const count = (what: string, by: 1 | -1): void => {
  // React listens to it once for each of its roots.
  if (!what.startsWith('selectionchange')) open.set(what, (open.get(what) ?? 0) + by);
};
const still = (): string[] =>
  [...open].filter(([, number]) => number !== 0).map(([what, number]) => `${what} ×${number}`);

/** Of listeners on what outlives a part: the window, the document, its fonts, media queries. */
function countListeners(target: EventTarget, name: string): void {
  const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)];
  const known = new Map<string, Set<unknown>>();
  const of = (type: string): Set<unknown> => known.get(type) ?? known.set(type, new Set()).get(type)!;
  target.addEventListener = (type: string, listener: never, options?: AddEventListenerOptions | boolean): void => {
    if (!of(type).has(listener)) count(`${type} of the ${name}`, 1);
    of(type).add(listener);
    const end = (): void => void (of(type).delete(listener) && count(`${type} of the ${name}`, -1));
    if (typeof options === 'object') options.signal?.addEventListener('abort', end);
    add(type, listener, options);
  };
  target.removeEventListener = (type: string, listener: never, options?: boolean): void => {
    if (of(type).delete(listener)) count(`${type} of the ${name}`, -1);
    remove(type, listener, options);
  };
}

let restore: (() => void)[] = [];
beforeEach(() => {
  open.clear();
  // Whatever is asked of it is done, and comes to nothing.
  const own: Record<string, unknown> = { measureText: (text: string) => ({ width: 6 * text.length }) };
  const context = new Proxy(own, {
    get: (_, key: string) => own[key] ?? (() => undefined),
    set: (_, key: string, value) => ((own[key] = value), true),
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.stubGlobal('Path2D', class {});
  const style = { color: 'rgb(1, 2, 3)', fontFamily: 'Sans', paddingRight: '0', getPropertyValue: () => '' };
  vi.stubGlobal('getComputedStyle', () => style);
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  for (const kind of ['ResizeObserver', 'MutationObserver', 'IntersectionObserver'])
    vi.stubGlobal(
      kind,
      class {
        private watched = 0;
        observe(): void {
          if (this.watched++ === 0) count(kind, 1);
        }
        disconnect(): void {
          if (this.watched > 0) count(kind, -1);
          this.watched = 0;
        }
        unobserve(): void {}
        takeRecords = (): [] => [];
      },
    );
  vi.stubGlobal('matchMedia', () => {
    const media = Object.assign(new EventTarget(), { matches: false });
    countListeners(media, 'media query');
    return media;
  });
  restore = [window, document, document.fonts].map((target, at) => {
    const { addEventListener, removeEventListener } = target as EventTarget;
    countListeners(target, ['window', 'document', 'fonts'][at]!);
    return () => Object.assign(target, { addEventListener, removeEventListener });
  });
});
afterEach(() => {
  for (const back of restore) back();
});

const PARTS: readonly [name: string, part: () => ReactNode][] = [
  ['the picture of the network', () => <Stage onShow={() => undefined} />],
  ['the rows of the charts', () => <ChartRows />],
  ['the phase plane', () => <Plane />],
  ['the bar of the whole run', () => <OverviewBar />],
  ['the bar of time', () => <Transport focusPlay={false} />],
  ['the top bar', () => <TopBar onSetUp={() => undefined} />],
  ['the foot of a presentation', () => <PresentFoot />],
  ['what is so now', () => <NowSection />],
  ['the narrator', () => <NarratorLine />],
  ['the causes', () => <WhyList />],
  ['a blank screen', () => <Blank />],
  ['the table of the data', () => <DataDialog />],
  ['the rounds', () => <RoundsDialog />],
  ['the packets one by one', () => <SequenceDialog />],
];

test.each(PARTS)('%s', async (_, part) => {
  const panel = await Panel.of(null, scenarioOf({ duration: 10, warmup: 1 }));
  await act(async () => {
    setUp.setState({ calm: false });
    panel.player.togglePlay(true);
    panel.bench.pass(300);
    panel.player.togglePlay(false);
    panel.player.inspect({ group: 'tcp', flow: 0 });
    panel.player.ask({ flow: { group: 'tcp', flow: 0 }, time: 2, variable: null });
    panel.bench.pass(50);
  });
  const { store } = panel.player;
  const subscribe = store.subscribe;
  store.subscribe = (listener) => {
    count('the page’s state', 1);
    const end = subscribe(listener);
    return () => (count('the page’s state', -1), end());
  };
  const drawing = (what: string) => (): (() => void) => {
    count(what, 1);
    return () => count(what, -1);
  };
  Object.assign(panel.loop, { add: drawing('frames'), addPicture: drawing('pictures') });
  await panel.show(part());
  await act(async () => vi.dynamicImportSettled());
  await panel.pass(100);
  const shown = new Map(open);
  await panel.show(null);
  await panel.pass(50);
  expect([still(), panel.player.state.summing]).toEqual([[], false]);
  // It did watch something.
  expect(shown.size).toBeGreaterThan(0);
});
