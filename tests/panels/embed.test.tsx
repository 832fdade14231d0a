/** The page within another page, drawn: its bar, and its link to the full page, which follows what is changed in it. */
import { beforeEach, expect, test, vi } from 'vitest';
import { Embed } from '../../src/embed/embed.tsx';
import { leaveLesson } from '../../src/lesson/lesson.ts';
import { readAddress } from '../../src/link/address.ts';
import { withCanvas } from './support/canvas.ts';
import { Panel, until } from './support/panel.tsx';

withCanvas();

beforeEach(() => {
  leaveLesson();
  location.hash = '#/embed';
});

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

test('once it is gone no link is written any more', async () => {
  const panel = await Panel.of(<Embed />);
  const waiting = new Set<unknown>();
  const { setTimeout: later, clearTimeout: cancel } = window;
  vi.spyOn(window, 'setTimeout').mockImplementation(((todo: () => void, ms: number) => {
    const timer = later(todo, ms);
    waiting.add(timer);
    return timer;
  }) as never);
  vi.stubGlobal('clearTimeout', (timer: never) => {
    waiting.delete(timer);
    cancel(timer);
  });
  await panel.settle(() => edit(panel, 21));
  const [pending] = [...waiting].slice(-1);
  expect(pending).toBeDefined();
  await panel.show(null);
  expect(waiting).not.toContain(pending);
});
