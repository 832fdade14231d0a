/** The share panel over a run that goes on, and the table of the data of one of two runs. */
import { expect, test, vi } from 'vitest';
import { DataDialog } from '../../src/dialogs/data-table.tsx';
import { SharePanel } from '../../src/dialogs/share-panel.tsx';
import { nameOf, Panel } from './support/panel.tsx';

test('an embed begins where its maker was when the panel was opened, also when the run has gone on meanwhile', async () => {
  const panel = await Panel.of(null);
  await panel.play(3);
  await panel.show(<SharePanel />);
  const begins = (): string => nameOf(panel.button(/^Begins at/));
  const then = begins();
  expect(then).toMatch(/^Begins at [1-9]/);
  await panel.play(4);
  await panel.enter(panel.input('Question'), 'Why does it fall?');
  expect(begins()).toBe(then);
});

test('the link with a question is copied where the question was typed', async () => {
  // What is said of a copy goes away after a while: here no time passes by itself.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const write = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  const panel = await Panel.of(<SharePanel />);
  /** Links are made a moment later. */
  const otherLink = async (than: string): Promise<string> => {
    while (panel.value('Link') === than) await panel.pass(20);
    return panel.value('Link');
  };
  // What was typed before is kept while the panel is closed.
  await panel.enter(panel.input('Question'), '');
  expect(panel.text).not.toContain('Copy this link');
  const without = await otherLink('');
  await panel.enter(panel.input('Question'), 'Why does it fall?');
  await otherLink(without);
  await panel.press('Copy this link');
  expect(write.mock.calls).toEqual([[panel.value('Link')]]);
  const said = (): string => document.querySelector('.share-words')!.textContent;
  expect(said()).toContain('Copied');
  await panel.settle(() => vi.advanceTimersByTime(2_000));
  expect(said()).not.toContain('Copied');
});

test('the table of the data says of two compared runs which one it is of', async () => {
  const panel = await Panel.of(<DataDialog />);
  const heading = async (): Promise<string> => {
    await panel.show(null);
    await panel.show(<DataDialog />);
    return document.querySelector('h2')!.textContent;
  };
  expect(await heading()).toMatch(/^Data in view at/);
  await panel.settle(() => panel.player.toggleCompare());
  expect(await heading()).toMatch(/^Data in view of run B at/);
  await panel.settle(() => panel.player.switchRun());
  expect(await heading()).toMatch(/^Data in view of run A at/);
});
