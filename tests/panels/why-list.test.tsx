/** The answer to Why?: of the flow that was asked about, line by line, each with its own time to go to. */
import { act, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { enterLesson } from '../../src/lesson/lesson.ts';
import { recordOf } from '../../src/narrator/record.ts';
import { WhyList } from '../../src/side/why-list.tsx';
import { chainAt } from '../../src/why/chain.ts';
import { whyNot } from '../../src/why/why-not.ts';
import type { Question } from '../../src/run/question.ts';
import { NARROW } from '../../src/page.ts';
import { Panel, scenarioOf } from './support/panel.tsx';
import { onScreen } from './support/screen.ts';

const FLOWS = [
  { group: 'tcp', flow: 0 },
  { group: 'tcp', flow: 1 },
  { group: 'aimd', flow: 0 },
] as const;
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What was asked, answered, in a run of 20 s. */
async function asked(
  question: Partial<Question> & Pick<Question, 'flow' | 'time'>,
  scenario = scenarioOf(),
): Promise<Panel> {
  const panel = await Panel.of(null, scenario);
  await panel.play(20);
  await act(async () => {
    panel.player.ask({ variable: null, about: null, ...question });
    panel.bench.pass(1_500);
  });
  await panel.show(<WhyList />);
  return panel;
}

const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((each) => plain(each.textContent));

describe('the answer', () => {
  test.each(FLOWS.map((flow, index) => ({ flow, index })))(
    'to a question about $flow is of that flow',
    async ({ flow, index }) => {
      const panel = await asked({ flow, time: 15 });
      const { run } = panel.player;
      const chain = chainAt({ record: recordOf(run, index), series: run.series }, 15);
      const lines = texts('ol:first-of-type > li');
      expect(lines).toHaveLength(chain.lines.length);
      chain.lines.forEach(({ text }, at) =>
        expect(lines[at]!.toLowerCase()).toContain(plain(text).replace('The rule: ', '').toLowerCase()),
      );
      const name = ['TCP 1', 'TCP 2', 'AIMD'][index]!;
      expect(texts('h2')[0]).toMatch(new RegExp(`^Why is the window of ${name}\\b.* what it is at 15\\.00 s\\?$`));
      for (const line of texts('.why-sums li').filter((text) => / cut /.test(text)))
        expect(line).toMatch(new RegExp(`^${name}\\b`));
    },
  );

  test('has the time of a line before it where it differs from the one above, and a press goes there', async () => {
    const panel = await asked({ flow: FLOWS[1], time: 15 });
    const { player } = panel;
    const chain = chainAt({ record: recordOf(player.run, 1), series: player.series }, 15).lines;
    const rows = [...document.querySelectorAll('ol:first-of-type > li')];
    let pressed = 0;
    for (const [at, { time, highlight }] of chain.entries()) {
      const stamp = rows[at]!.querySelector('button span.block')?.textContent ?? null;
      expect(stamp).toBe(time === null || time === chain[at - 1]?.time ? null : `${time.toFixed(3)} s`);
      const button = rows[at]!.querySelector('button');
      expect(button !== null).toBe(time !== null);
      if (time === null) continue;
      await panel.settle(() => button!.click());
      await panel.pass(200);
      expect(player.time).toBeCloseTo(time, 6);
      expect(player.state.highlight).toEqual(highlight);
      pressed += 1;
    }
    expect(pressed).toBeGreaterThan(2);
  });

  test('to why not shows the packet of each line at its hop and time, of the flow that was asked about', async () => {
    const first = await asked({ flow: FLOWS[1], time: 15 });
    const told = { record: recordOf(first.player.run, 1), series: first.player.series };
    const notAt = (time: number) => whyNot(told, time, chainAt(told, time).change).filter(({ fate }) => fate);
    // A packet of a window that has been cut already.
    const time = told.record.fates.map((fate) => fate.time + 0.2).findLast((at) => at < 20 && notAt(at).length > 0)!;
    const panel = await asked({ flow: FLOWS[1], time });
    for (const { text, time: at, fate } of notAt(time)) {
      const line = [...document.querySelectorAll<HTMLElement>('.why-not li button')].find(({ textContent }) =>
        plain(textContent).endsWith(plain(text)),
      )!;
      await panel.settle(() => line.click());
      const { hop, fate: what } = fate!;
      expect(panel.player.state.highlight).toEqual({ flow: 1, time: at, at: { hop, fate: what } });
    }
  });

  test('sums up at least ten seconds before, or all there is', async () => {
    await asked({ flow: FLOWS[0], time: 15 });
    const span = (): number =>
      Number(/^In the ([\d.]+) s before$/.exec(texts('h3').find((text) => text.endsWith('before'))!)![1]);
    expect(span()).toBeGreaterThanOrEqual(10);
    await asked({ flow: FLOWS[0], time: 8 });
    expect(span()).toBe(8);
  });

  test('ends by Close and by Escape, and Down and Up go through its lines', async () => {
    for (const end of ['Close', 'Escape']) {
      const panel = await asked({ flow: FLOWS[0], time: 15 });
      const buttons = [...document.querySelectorAll<HTMLElement>('li button')];
      expect(document.activeElement).toBe(buttons[0]);
      await panel.key(document.activeElement!, 'ArrowDown');
      expect(document.activeElement).toBe(buttons[1]);
      await panel.key(document.activeElement!, 'ArrowUp');
      expect(document.activeElement).toBe(buttons[0]);
      if (end === 'Close') await panel.press('Close');
      else await panel.key(document.activeElement!, 'Escape');
      expect(panel.player.state.question).toBeNull();
      expect(document.querySelector('.why')).toBeNull();
    }
  });

  test('gives the focus back to where it was when it ends, and shows the network above it on a narrow screen alone', async () => {
    for (const [narrow, late] of [
      [false, false],
      [true, false],
      [false, true],
    ]) {
      onScreen(...(narrow ? [NARROW] : []));
      const panel = await Panel.of(null);
      const frames = new Set<() => boolean>();
      Object.assign(panel.loop, { add: (frame: () => boolean) => (frames.add(frame), () => frames.delete(frame)) });
      await panel.play(20);
      const around = (why: ReactNode): ReactNode => (
        <>
          <div className="stage" />
          <button type="button">before</button>
          {why}
        </>
      );
      await panel.show(around(null));
      const scroll = vi.spyOn(document.querySelector<HTMLElement>('.stage')!, 'scrollIntoView');
      const before = panel.button('before');
      before.focus();
      await act(async () => {
        panel.player.ask({ flow: FLOWS[0], time: 15, variable: null });
        panel.bench.pass(1_500);
      });
      const known = vi.spyOn(panel.player.run, 'knowsCauses');
      if (late) known.mockReturnValue(false);
      await panel.show(around(<WhyList />));
      if (late) {
        expect(document.activeElement).toBe(before);
        known.mockRestore();
        await panel.settle(() => frames.forEach((frame) => frame()));
      }
      expect([document.activeElement === before, scroll.mock.calls.length]).toEqual([false, narrow ? 1 : 0]);
      await panel.key(document.activeElement!, 'Escape');
      expect(document.activeElement).toBe(before);
    }
  });

  test('that is long in coming shows what was asked for after 300 ms, and not before', async () => {
    const panel = await Panel.of(null);
    await panel.play(20);
    const frames = new Set<() => boolean>();
    Object.assign(panel.loop, { add: (frame: () => boolean) => (frames.add(frame), () => frames.delete(frame)) });
    await act(async () => panel.player.ask({ flow: FLOWS[0], time: 15, variable: null }));
    vi.spyOn(panel.player.run, 'knowsCauses').mockReturnValue(false);
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    await panel.show(<WhyList />);
    const hidden: boolean[] = [];
    for (const ms of [0, 300, 301]) {
      now.mockReturnValue(1_000 + ms);
      await panel.settle(() => frames.forEach((frame) => frame()));
      hidden.push(document.querySelector('.why')!.hasAttribute('hidden'));
    }
    expect(hidden).toEqual([true, true, false]);
    now.mockRestore();
  });

  test('offers the run without what led there, from when it did, unless a link keeps that locked', async () => {
    const panel = await asked({ flow: FLOWS[0], time: 15 });
    const [fork] = texts('.why-forks button');
    expect(fork).toBeDefined();
    await panel.press(fork!);
    expect(panel.player.otherRun).not.toBeNull();
    expect(panel.player.state.scenario.events).toHaveLength(1);
    expect(panel.player.state.other!.scenario.events).toEqual([]);
    const locked = await asked({ flow: FLOWS[0], time: 15 });
    await act(async () => enterLesson({ locked: ['now'] }, null as never));
    await locked.show(<WhyList key="locked" />);
    expect(texts('.why-forks button')).toEqual([]);
  });
});
