/** Small parts beside a run: what was measured, where the run comes from, summaries that come late, pictures that follow their place. */
import { expect, test, vi } from 'vitest';
import { MeasuredList } from '../../src/panels/measured-list.tsx';
import { keepDrawn } from '../../src/panels/keep-drawn.ts';
import { NewsLine } from '../../src/side/news-line.tsx';
import { useSummaries } from '../../src/side/use-summaries.ts';
import { toggleTheme } from '../../src/theme.ts';
import { Panel, scenarioOf, textsOf } from './support/panel.tsx';

test('of several measured runs the one whose button is pressed goes, and the last one leaves none', async () => {
  const measured = ['a', 'b', 'c'].map((name) => ({ name, time: [0, 1], cwnd: [1, 2] }));
  const panel = await Panel.of(<MeasuredList />, scenarioOf({ measured }));
  const names = (): string[] => (panel.scenario.measured ?? []).map(({ name }) => name);
  for (const [gone, left] of [
    ['b', ['a', 'c']],
    ['c', ['a']],
    ['a', []],
  ] as const) {
    await panel.press(`Remove ${gone}`);
    expect(names()).toEqual(left);
    expect(textsOf('li > span')).toEqual(left.map((name) => `Behind it, measured: ${name}`));
  }
});

test('a run without a title is said to be simulated packet by packet, and that rates are shown while it is played too fast for packets', async () => {
  const panel = await Panel.of(<NewsLine onOpenDefault={() => undefined} />, scenarioOf({ title: '' }));
  const said = (): string => document.querySelector('.source')!.textContent;
  for (const [speed, playing, rates] of [
    [0.05, false, false],
    [0.05, true, false],
    [100, true, true],
    [null, true, true],
    [100, false, false],
  ] as const) {
    await panel.settle(() => {
      panel.player.setSpeed(speed);
      panel.player.togglePlay(playing);
    });
    expect([speed, playing, said().includes('shows rates')]).toEqual([speed, playing, rates]);
  }
  await panel.settle(() => panel.player.open(scenarioOf({ title: 'Mine' }), false, null));
  expect(said()).toBe('Mine');
});

test('a panel with summaries is told once, when the causes have come up to the time on show; they are recorded as long as it is there', async () => {
  const known = vi.fn<() => void>();
  const Part = () => (useSummaries(known), null);
  const panel = await Panel.of(null);
  await panel.play(3);
  const frames = new Set<() => boolean>();
  Object.assign(panel.loop, { add: (frame: () => boolean) => (frames.add(frame), () => frames.delete(frame)) });
  const sum = vi.spyOn(panel.player, 'sum').mockImplementation(() => undefined);
  const upTo = vi.spyOn(panel.player.run.causes, 'knownTo');
  const frame = async (time: number): Promise<number> => {
    upTo.mockReturnValue(time);
    await panel.settle(() => frames.forEach((each) => each()));
    return known.mock.calls.length;
  };
  upTo.mockReturnValue(1);
  await panel.show(<Part />);
  const { time } = panel.player;
  expect([await frame(1), await frame(time - 0.01), await frame(time), await frame(time + 1)]).toEqual([0, 0, 1, 1]);
  await panel.show(null);
  expect([sum.mock.calls, frames.size]).toEqual([[[true], [false]], 0]);
  // What is known at once is in what is shown first.
  upTo.mockReturnValue(time);
  await panel.show(<Part />);
  expect(await frame(time)).toBe(1);
});

test('a picture is drawn again when its place, the theme or the fonts change, each for what it is, and no more once it is ended', async () => {
  let measured = (): void => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(call: () => void) {
        measured = call;
      }
      observe(): void {}
      disconnect(): void {
        measured = () => undefined;
      }
    },
  );
  const calls: string[] = [];
  const note = (what: string) => () => void calls.push(what);
  const pictures = new Set<unknown>();
  const loop = {
    request: note('frame'),
    addPicture: (draw: unknown) => (pictures.add(draw), () => pictures.delete(draw)),
  };
  const end = keepDrawn(loop as never, document.body, {
    resize: note('size'),
    restyle: note('style'),
    draw: () => false,
  });
  const changes = [() => measured(), () => document.fonts.dispatchEvent(new Event('loadingdone')), () => toggleTheme()];
  const after = async (change: () => void): Promise<string[]> => {
    calls.length = 0;
    change();
    // A browser says of attributes when the task is over.
    await new Promise((over) => setTimeout(over));
    return [...calls];
  };
  const all = async (): Promise<string[][]> => {
    const of: string[][] = [];
    for (const change of changes) of.push(await after(change));
    return of;
  };
  expect(await all()).toEqual([
    ['size', 'frame'],
    ['style', 'frame'],
    ['style', 'frame'],
  ]);
  expect(pictures.size).toBe(1);
  end();
  expect([await all(), pictures.size]).toEqual([[[], [], []], 0]);
});
