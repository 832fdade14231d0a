/** The page within another page, drawn: its bar, and its link to the full page, which follows what is changed in it. */
import { beforeEach, expect, test, vi } from 'vitest';
import { act } from 'react';
import { Embed } from '../../src/embed/embed.tsx';
import { rowCards } from '../../src/charts/rows/index.ts';
import { openAgain, wantedRows } from '../../src/embed/frame.ts';
import { leaveLesson } from '../../src/lesson/lesson.ts';
import { speedText } from '../../src/format.ts';
import { SPEEDS } from '../../src/player/state.ts';
import { readAddress } from '../../src/link/address.ts';
import { withCanvas } from './support/canvas.ts';
import { Panel, until } from './support/panel.tsx';

withCanvas();

beforeEach(() => {
  leaveLesson();
  location.hash = '#/embed';
});

/** Shorter than the embed waits before it writes its link. */
const MOMENT_MS = 100;

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');
const link = (): string => document.querySelector('.embed-bar a')!.getAttribute('href')!;
/** Of the only buffer, packets. */
const edit = (panel: Panel, limit: number): unknown =>
  panel.player.edit('the buffer', (old) => ({
    ...old,
    path: old.path.map((hop) => ({ ...hop, queue: { kind: 'droptail' as const, limit } })),
  }));

test('Open leads to the run as it stands, after each change, and of several at once to the last', async () => {
  const panel = await Panel.of(<Embed />);
  let before = link();
  for (const limit of [21, 34]) {
    await panel.settle(() => [limit + 1, limit].map((each) => edit(panel, each)));
    await until(() => expect(link()).not.toBe(before));
    before = link();
    expect((await readAddress(before)).scenario.path[0]!.queue).toMatchObject({ limit });
  }
});

test('Open leads to the last change, also where an earlier link takes longer to pack', async () => {
  const panel = await Panel.of(<Embed />);
  const Packing = CompressionStream;
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => (release = resolve));
  const ends: Promise<void>[] = [];
  vi.stubGlobal(
    'CompressionStream',
    class {
      constructor() {
        const { writable, readable } = new Packing('deflate-raw');
        const first = ends.length === 0;
        const held = new TransformStream({ flush: () => (first ? late : undefined) });
        ends.push(readable.pipeTo(held.writable));
        Object.assign(this, { writable, readable: held.readable });
      }
    },
  );
  const before = link();
  const change = (limit: number): Promise<void> => panel.settle(() => edit(panel, limit));
  await change(21);
  await until(() => expect(ends).toHaveLength(1));
  await change(34);
  await until(() => expect(link()).not.toBe(before));
  release();
  await Promise.all(ends);
  await panel.settle(() => undefined);
  expect((await readAddress(link())).scenario.path[0]!.queue).toMatchObject({ limit: 34 });
});

test('its speeds are those of the page, up to as fast as it goes', async () => {
  const panel = await Panel.of(<Embed />);
  for (const speed of SPEEDS) {
    await panel.choose('Speed', plain(speedText(speed).replace(' real', '')));
    expect(panel.player.state.speed).toBe(speed);
  }
});

test('once it is gone no link is written any more', async () => {
  const panel = await Panel.of(<Embed />);
  // What waits longer than a moment is held, so that a slow machine is not late.
  const held = new Map<unknown, () => void>();
  const { setTimeout: later, clearTimeout: cancel } = window;
  vi.spyOn(window, 'setTimeout').mockImplementation(((todo: () => void, ms: number) => {
    if (ms < MOMENT_MS) return later(todo, ms);
    const timer = Symbol('held');
    held.set(timer, todo);
    return timer;
  }) as never);
  vi.stubGlobal('clearTimeout', (timer: never) => void (held.delete(timer) || cancel(timer)));
  await panel.settle(() => edit(panel, 21));
  const [pending] = [...held.keys()].slice(-1);
  expect(pending).toBeDefined();
  await panel.show(null);
  expect(held.has(pending)).toBe(false);
});

test('a word of its sentence opens the set-up as a sheet; news that ask for nothing are not said, what was refused is', async () => {
  const panel = await Panel.of(<Embed />);
  const sheet = (): boolean => document.querySelector<HTMLDialogElement>('dialog.sheet')!.open;
  expect(sheet()).toBe(false);
  const word = [...document.querySelectorAll<HTMLElement>('.sentence button, .sentence a')].find(({ textContent }) =>
    textContent.includes('Mbit/s'),
  )!;
  await panel.settle(() => word.click());
  expect(sheet()).toBe(true);
  for (const kind of ['info', 'update', 'refused', 'link'] as const) {
    act(() => panel.player.say({ kind, text: `News of ${kind}.` }));
    const [warning] = [...document.querySelectorAll('.embed-top .warning')].map(({ textContent }) => textContent);
    expect(warning).toBe(['info', 'update'].includes(kind) ? undefined : `News of ${kind}.`);
  }
});

test('in a low frame a strip leads to the rows that have no room, one after the other and round', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(310);
  const panel = await Panel.of(<Embed />);
  await panel.settle(() => openAgain(panel.player));
  await until(() => expect(panel.player.state.rows).toHaveLength(1));
  const next = (): string[] =>
    [...document.querySelectorAll('.embed-under button')].map(({ textContent }) => textContent);
  expect(document.querySelector<HTMLElement>('.embed-under')!.className).toContain('low');
  const wanted = wantedRows();
  expect(wanted.length).toBeGreaterThan(2);
  const seen: string[][] = [];
  for (let press = 0; press <= wanted.length; press += 1) {
    seen.push([...panel.player.state.rows, ...next()]);
    await panel.settle(() => document.querySelector<HTMLElement>('.embed-under button')!.click());
  }
  const names = rowCards(wanted).map(({ name }) => `Show ${name}`);
  const round = wanted.map((row, at) => [row, names[(at + 1) % names.length]]);
  expect(seen).toEqual([...round, round[0]]);
});
