/** The page as a whole: which parts stand where in each of its shapes, and what a press of a word or of *Set up* brings. */
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from '../../src/app.tsx';
import { lesson } from '../../src/lesson/lesson.ts';
import { NARROW } from '../../src/page.ts';
import { mode, setMode } from '../../src/screen/mode.ts';
import { setUp } from '../../src/screen/set-up.ts';
import { speak } from '../../src/words/speak.ts';
import { withCanvas } from './support/canvas.ts';
import { Panel, textsOf } from './support/panel.tsx';
import { onScreen } from './support/screen.ts';

withCanvas();
beforeEach(() => {
  onScreen();
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
});
const before = mode.getState();
afterEach(() =>
  act(async () => {
    await speak('en');
    mode.setState(before, true);
    setUp.setState({ calm: false });
    lesson.setState({}, true);
  }),
);

const app = <App focusPlay={false} onOpenDefault={() => undefined} />;
const PARTS = {
  skip: '.page > .skip',
  sentence: '.sentence-place .sentence',
  lesson: '.telling .lesson',
  narrator: '.telling > .narrator',
  comparison: '.side .compare-bar',
  model: '.side > .model-note',
  language: '.side > .language-note',
  rail: '.side > .rail .section',
  sheet: 'dialog.sheet .rail .section',
  network: '.main > .stage',
  charts: '.main .charts',
  time: '.transport button',
};
type Part = keyof typeof PARTS;
const parts = (): Part[] =>
  (Object.entries(PARTS) as [Part, string][]).flatMap(([part, where]) => (document.querySelector(where) ? [part] : []));
const USUAL: readonly Part[] = ['skip', 'sentence', 'narrator', 'rail', 'network', 'charts', 'time'];
const byPlace = (one: Part, other: Part): number => Object.keys(PARTS).indexOf(one) - Object.keys(PARTS).indexOf(other);

test('a wide page has everything beside and under one another, in the order of focus', async () => {
  await Panel.of(app);
  expect(parts()).toEqual(USUAL);
  expect(document.querySelector('.page')!.className).toBe('page');
  expect(textsOf('.set-up')).toEqual([]);
  const order = [...document.querySelectorAll('.main > *')].map(({ className }) => className.split(' ')[0]);
  expect(order).toEqual(['sentence-place', 'side', 'stage', 'charts']);
});

describe('what stands on the page', () => {
  const narrow = USUAL.map((part) => (part === 'rail' ? 'sheet' : part)).toSorted(byPlace);
  test.each<[string, readonly Part[], string, (panel: Panel) => unknown]>([
    [
      'without the narrator',
      USUAL.filter((part) => part !== 'narrator'),
      'page',
      ({ player }) => player.setView({ narrator: false }),
    ],
    [
      'with the network put away',
      USUAL.filter((part) => part !== 'network'),
      'page',
      () => setMode({ networkHidden: true }),
    ],
    ['with the set-up put away', narrow, 'page one-column', () => setMode({ railHidden: true })],
    ['presenting', narrow, 'page one-column', () => setMode({ presenting: true })],
    ['calm', USUAL.filter((part) => part !== 'skip'), 'page calm', () => setUp.setState({ calm: true })],
    ['of two runs', [...USUAL, 'comparison'], 'page', ({ player }) => player.toggleCompare()],
    ['with the textbook’s model', [...USUAL, 'model'], 'page', ({ player }) => player.setView({ model: 'link' })],
    ['in another language', [...USUAL, 'language'], 'page', () => speak('de')],
    ['of a link with a note', [...USUAL, 'lesson'], 'page', () => lesson.setState({ note: 'Look.' })],
  ])('%s', async (_, wanted, shape, change) => {
    const panel = await Panel.of(app);
    await act(async () => change(panel));
    await panel.show(app);
    expect(parts()).toEqual(wanted.toSorted(byPlace));
    expect(document.querySelector('.page')!.className).toBe(shape);
  });
});

test('the narrator’s words are those of a run that plays, or that rests', async () => {
  const panel = await Panel.of(app);
  const telling = (): string => document.querySelector('.telling')!.className;
  expect(telling()).toBe('telling');
  await panel.settle(() => panel.player.togglePlay(true));
  expect(telling()).toBe('telling playing');
  await panel.settle(() => panel.player.togglePlay(false));
  expect(telling()).toBe('telling');
});

test('the first press skips to the charts', async () => {
  const panel = await Panel.of(app);
  await panel.press('Skip to the charts');
  expect(document.activeElement?.classList).toContain('row-stop');
});

describe('a word of the sentence', () => {
  const word = (): HTMLElement =>
    [...document.querySelectorAll<HTMLElement>('.sentence .word')].find((each) =>
      each.textContent.includes('drop-tail'),
    )!;
  const follow = (): Promise<void> =>
    act(async () => {
      word().click();
      await vi.dynamicImportSettled();
      await new Promise((resolve) => void setTimeout(resolve));
    });
  const sheet = (): HTMLDialogElement | null => document.querySelector('dialog.sheet');

  test('leads to its control beside the run where there is room', async () => {
    await Panel.of(app);
    await follow();
    expect(document.activeElement?.closest('.side > .rail #bottleneck')).not.toBeNull();
    expect(sheet()).toBeNull();
  });

  test('opens the set-up before it leads there where there is none, and *Set up* opens it too', async () => {
    onScreen(NARROW);
    const panel = await Panel.of(app);
    expect([sheet()!.open, textsOf('.set-up')]).toEqual([false, ['Set up']]);
    await follow();
    expect(sheet()!.open).toBe(true);
    expect(document.activeElement?.closest('dialog.sheet #bottleneck')).not.toBeNull();
    await panel.settle(() => sheet()!.close());
    await panel.press('Set up');
    expect(sheet()!.open).toBe(true);
  });
});
