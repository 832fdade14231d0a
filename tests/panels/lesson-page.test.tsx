/** A lesson from its cover to its end: each step with its own question, answer, outcome and code; where the reader goes on. */
import { useEffect, useState } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { decodeCode } from '../../src/lessons/code.ts';
import { HandIn } from '../../src/lessons/hand-in.tsx';
import type { Lesson } from '../../src/lessons/lesson-file.ts';
import { LessonPage } from '../../src/lessons/lesson-page.tsx';
import { openLesson } from '../../src/lessons/open-lesson.ts';
import { noProgress, type Progress } from '../../src/lessons/progress.ts';
import { LESSONS } from '../../src/link/lessons.ts';
import { Panel, scenarioOf } from './support/panel.tsx';
import { encodeHash } from '../../src/link/codec.ts';

let lesson: Lesson;
beforeAll(async () => {
  const hash = await encodeHash(scenarioOf({ duration: 10, warmup: 1 }));
  const scene = (from: number, until: number): string =>
    `\`\`\`scene\nopen: ${hash}\nfrom: ${from}\nuntil: ${until}\n\`\`\``;
  lesson = await openLesson(`# Shares

About shares.

## First

Before one.

${scene(0, 4)}

\`\`\`question
choice: Who gets more?
- [ ] AIMD.
  It has one flow only.
- [x] TCP.
  It has two flows.
- [ ] Nobody.
  They differ.
\`\`\`

AIMD gets {{rate(aimd, 1, 4) in 0..8}} Mbit/s.

## Second

${scene(4, 6)}

\`\`\`question
number: How much does TCP get?
unit: Mbit/s
answer: rate(tcp, 4, 6)
near: 0.5
\`\`\`

TCP got {{rate(tcp, 4, 6) in 0..8}} Mbit/s.

## Third

${scene(6, 7)}

Nothing is asked.

## What stays

\`\`\`check
choice: One?
- [x] Yes.
- [ ] No.
  It is.
\`\`\`
`);
});

let progress: Progress;
function Lessons({ name = null, from }: { name?: string | null; from: Progress }) {
  const [now, setNow] = useState(from);
  useEffect(() => {
    progress = now;
  });
  return <LessonPage lesson={lesson} lessonKey="key" name={name} progress={now} onProgress={setNow} />;
}
const pageOf = (given: Partial<Progress> = {}, name: string | null = null): Promise<Panel> =>
  Panel.of(<Lessons name={name} from={{ ...noProgress(lesson), ...given }} />);

async function rest(panel: Panel, ms = 200): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await panel.pass(ms / 5);
}
const NUMBER = { kind: 'number', value: 3 } as const;
const title = (): string => document.querySelector('h1')!.textContent;
const words = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('a lesson', () => {
  test('asks, shows and judges each step by its own run and answer, and goes on where it was left', async () => {
    const panel = await pageOf();
    expect(title()).toBe('Shares');
    expect(words('.lesson-contents li')).toEqual(['First', 'Second', 'Third']);
    await panel.press('Begin without them');
    await rest(panel);
    expect([title(), progress.at]).toEqual(['First', 0]);
    expect(panel.button('Present').getAttribute('aria-pressed')).toBe('false');
    expect(panel.text).toContain('Before one.');
    await panel.press('TCP.');
    await panel.press('That is my answer');
    expect(progress.answers).toEqual([{ kind: 'choice', option: 1 }, null, null]);
    expect(panel.text).toContain('Watch. The run goes on to 4 s.');
    await panel.press('Skip to the end');
    await rest(panel, 2_000);
    expect(words('.lesson-reasons li b')).toEqual(['TCP.']);
    expect(words('.lesson-reasons li')).toEqual([expect.stringContaining('your answer')]);
    expect(progress.outcomes[0]).toMatchObject({ right: true });
    expect(progress.outcomes.slice(1)).toEqual([null, null]);
    const rate = (group: number, from: number, to: number): number => {
      const { series } = panel.player;
      return series.groupRate(group, series.samples.indexAt(from), series.samples.indexAt(to)) / 1e6;
    };
    const said = (): number => Number(/(?:gets|got)\s(\d+(\.\d+)?)/.exec(words('.lesson-shown')[0]!)![1]);
    expect(said()).toBeCloseTo(rate(1, 1, 4), 1);
    await panel.press('Next');
    await rest(panel, 1_000);
    expect([title(), progress.at]).toEqual(['Second', 1]);
    // What it will do is said before the run is played.
    expect(words('.lesson-says button')).not.toContain('Play');
    await panel.enter(document.querySelector<HTMLInputElement>('.lesson-question input')!, '1');
    await panel.press('That is my answer');
    await panel.press('Skip to the end');
    await rest(panel, 2_000);
    expect(progress.answers).toEqual([{ kind: 'choice', option: 1 }, { kind: 'number', value: 1 }, null]);
    expect(progress.outcomes[1]).toMatchObject({ right: false });
    expect(progress.outcomes[1]!.digest).not.toBe(progress.outcomes[0]!.digest);
    expect(said()).toBeCloseTo(rate(0, 4, 6), 1);
    // What a student hands in says of which step it is.
    await panel.openAll();
    const { digest } = progress.outcomes[1]!;
    expect(decodeCode(panel.value('Your answer as a code'), lesson, 'key')).toMatchObject([
      { lesson: 'key', step: 1, answer: { kind: 'number', value: 1 }, digest },
    ]);
    await panel.enter(panel.input('Why?'), 'because');
    expect(progress.reasons).toEqual(['', 'because', '']);
    await panel.press('Next');
    await rest(panel);
    expect(title()).toBe('Third');
    await panel.press('Play');
    expect(panel.text).toContain('The run goes on to 7 s.');
    await panel.press('To the end');
    expect([title(), progress.at]).toEqual(['The questions again', 3]);
    await panel.press('Back');
    expect(progress.at).toBe(2);
  });

  test('shows where the reader is and what is answered; each step is gone to by its number', async () => {
    const panel = await pageOf({ at: 1, answers: [{ kind: 'choice', option: 0 }, null, null] });
    await rest(panel);
    const steps = [...document.querySelectorAll<HTMLElement>('.lesson-crumbs li button')];
    expect(steps.map((each) => each.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(steps.map(({ dataset }) => dataset['done'])).toEqual(['true', 'false', 'false']);
    await panel.press('Step 1: First');
    await rest(panel, 2_000);
    expect([title(), progress.at]).toEqual(['First', 0]);
    // What was answered before is shown with its reasons, and beside it what is right.
    expect(words('.lesson-reasons li b')).toEqual(['AIMD.', 'TCP.']);
    expect(words('.lesson-yours')).toEqual([' your answer']);
    expect(words('.lesson-reasons li')[0]).toContain('It has one flow only.');
    await panel.press('Shares');
    expect(progress.at).toBe(-1);
    await panel.press('Go on at step 2');
    expect(progress.at).toBe(1);
  });

  test('is judged by the run up to the step’s end, and only where there is an answer', async () => {
    const panel = await pageOf({ at: 0 });
    await rest(panel);
    await panel.press('Just show me');
    await panel.press('Skip to the end');
    await rest(panel, 2_000);
    expect(progress.answers[0]).toEqual({ kind: 'none' });
    expect(document.querySelector('.hand-in')).toBeNull();
    expect(words('.lesson-yours')).toEqual([]);
    expect(words('.lesson-reasons li b')).toEqual(['TCP.']);
    expect(panel.player.time).toBe(4);
  });

  test('lets the reader play with a step, and comes back to it', async () => {
    const panel = await pageOf({ at: 0 });
    await rest(panel);
    const set = (): boolean => [...document.querySelectorAll('button')].some((each) => each.textContent === 'Set up');
    expect([set(), document.querySelector<HTMLElement>('.lesson-stage')!.inert]).toEqual([false, true]);
    expect(document.querySelector('.lesson-bar')).toBeNull();
    await panel.press('Play with it');
    expect([set(), document.querySelector<HTMLElement>('.lesson-stage')!.inert]).toEqual([true, false]);
    expect(document.querySelector('.lesson-bar')!.textContent).toContain('0.0 s');
    expect(document.querySelector('.lesson-question')).toBeNull();
    await panel.press('Back to the lesson');
    await rest(panel);
    expect(document.querySelector('.lesson-question')).not.toBeNull();
    expect(set()).toBe(false);
  });

  test('gives the focus to the title of each part that is come to, and a step is read from its beginning', async () => {
    const scrolled: string[] = [];
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function scroll(this: HTMLElement, how) {
      scrolled.push(`${this.className} ${(how as ScrollIntoViewOptions).block}`);
    });
    const panel = await pageOf();
    const focused = (): string => `${document.activeElement!.localName} ${document.activeElement!.textContent}`;
    expect([focused(), scrolled]).toEqual(['h1 Shares', []]);
    for (const [press, heading] of [
      ['Begin without them', 'First'],
      ['Step 3: Third', 'Third'],
    ] as const) {
      scrolled.length = 0;
      await panel.press(press);
      expect([focused(), scrolled]).toEqual([`h1 ${heading}`, ['lesson-page start']]);
    }
    await panel.press('Shares');
    expect(focused()).toBe('h1 Shares');
    await panel.key(document.body, 'PageDown');
    await panel.show(<Lessons key="end" from={{ ...progress, at: 3 }} />);
    expect(focused()).toBe('h1 The questions again');
  });

  test('of a step that asks nothing is led by a remote: it plays, goes to its end, and leads on', async () => {
    const panel = await pageOf({ at: 2 });
    await rest(panel);
    const phase = (): string[] => words('.lesson-says .lesson-buttons button');
    expect(phase()).toContain('Play');
    for (const there of ['Skip to the end', 'Play with it']) {
      await panel.key(document.body, 'PageDown');
      await rest(panel, 2_000 * Number(there === 'Play with it'));
      expect([phase().includes(there), progress.at]).toEqual([true, 2]);
    }
    expect(progress.outcomes[2]).not.toBeNull();
    await panel.key(document.body, 'PageDown');
    expect(progress.at).toBe(3);
  });

  test('is shown large to a room by a press, and as before by another', async () => {
    const panel = await pageOf({ at: 0 });
    const isLarge = (): boolean => document.documentElement.dataset['presenting'] !== undefined;
    for (const large of [true, false]) {
      await panel.press('Present');
      expect([isLarge(), panel.button('Present').getAttribute('aria-pressed')]).toEqual([large, String(large)]);
    }
  });

  test('is set up while it is played with, in a sheet that its press opens, and shows the phase plane where that is asked for', async () => {
    const panel = await pageOf({ at: 0 });
    await rest(panel);
    await panel.press('Play with it');
    const sheet = [...document.querySelectorAll('dialog')].find((dialog) => dialog.querySelector('#flows'))!;
    expect(sheet.open).toBe(false);
    await panel.press('Set up');
    expect(sheet.open).toBe(true);
    const charts = document.querySelector('.charts')!;
    for (const plane of [true, false]) {
      await panel.settle(() => panel.player.setView({ plane }));
      expect(charts.classList.contains('with-aside')).toBe(plane);
    }
  });

  test('asks before and after as much as it has questions, or nothing', async () => {
    const [check] = lesson.checks;
    const of = (count: number, at: number) => {
      const own = { ...lesson, checks: Array.from({ length: count }, () => check!) };
      return (
        <LessonPage
          key={`${count} ${at}`}
          lesson={own}
          lessonKey="key"
          name={null}
          progress={{ ...noProgress(own), at }}
          onProgress={() => undefined}
        />
      );
    };
    const panel = await Panel.of(of(2, -1));
    expect(words('.lesson-cover .lesson-main')).toEqual(['Begin with 2 questions']);
    await panel.show(of(0, -1));
    expect(words('.lesson-cover .lesson-main')).toEqual(['Begin']);
    await panel.show(of(0, 3));
    expect([title(), words('.lesson-checks')]).toEqual(['That was the lesson', []]);
  });

  test('says what is refused while it is played with, and no news of the playground', async () => {
    const panel = await pageOf({ at: 0 });
    await rest(panel);
    const said = (): string[] => words('.lesson-run > [role=alert]');
    for (const [kind, shown] of [
      ['refused', ['No.']],
      ['info', []],
      ['update', []],
      ['engine', ['No.']],
    ] as const) {
      await panel.settle(() => panel.player.say({ kind, text: 'No.' }));
      expect(said(), kind).toEqual(shown);
    }
  });

  test.each(LESSONS.map(({ name, title: own }, at) => [name, own, LESSONS[at + 1]] as const).slice(-2))(
    'that is %s leads on to the one after it in the course, if there is one',
    async (name, _own, after) => {
      await pageOf({ at: 3 }, name);
      expect(words('.lesson-ways a')).toEqual(['All lessons', ...(after ? [`Next: ${after.title}`] : [])]);
    },
  );

  test('of nobody’s course leads to the list alone', async () => {
    await pageOf({ at: 3 });
    expect(words('.lesson-ways a')).toEqual(['All lessons']);
  });
});

describe('what is handed in', () => {
  test('is told to the page around, anew with each reason, from one student', async () => {
    const told: string[] = [];
    const around = { postMessage: ({ answer }: { answer: string }) => told.push(answer) };
    vi.spyOn(window, 'parent', 'get').mockReturnValue(around as unknown as Window & typeof globalThis);
    const hand = (step: number, reason: string) => (
      <HandIn
        lesson="key"
        step={step}
        answer={step === 0 ? { kind: 'choice', option: 2 } : { kind: 'number', value: 2 }}
        digest="01234567"
        reason={reason}
        onReason={() => undefined}
      />
    );
    const panel = await Panel.of(hand(0, ''));
    await panel.show(hand(0, 'so'));
    await panel.show(hand(1, 'so'));
    const read = told.flatMap((code) => decodeCode(code, lesson, 'key')!);
    expect(read).toMatchObject([
      { step: 0, reason: '' },
      { step: 0, reason: 'so' },
      { step: 1, reason: 'so' },
    ]);
    expect(new Set(read.map(({ tag }) => tag)).size).toBe(1);
  });

  test('of a whole lesson is each answer that there is, and says which are missing; of a run that was left, without its digest', async () => {
    const panel = await pageOf({
      at: 3,
      answers: [{ kind: 'choice', option: 2 }, null, null],
      reasons: ['because', '', ''],
      outcomes: [{ digest: '01234567', right: false }, null, null],
    });
    const handed = (): unknown => decodeCode(panel.value('Your answers as one code'), lesson, 'key');
    const first = { step: 0, answer: { kind: 'choice', option: 2 }, digest: '01234567', reason: 'because' };
    expect(handed()).toMatchObject([first]);
    expect(words('.hand-in p')).toEqual(['Not answered yet, and so not in it: step 2']);
    await panel.press('step 2');
    expect(progress.at).toBe(1);
    await panel.show(
      <Lessons key="all" from={{ ...progress, at: 3, answers: [progress.answers[0]!, NUMBER, null] }} />,
    );
    expect(handed()).toMatchObject([first, { step: 1, answer: NUMBER, digest: '', reason: '' }]);
    expect(words('.hand-in p')).toEqual([]);
    await panel.show(<Lessons key="none" from={{ ...noProgress(lesson), at: 3 }} />);
    expect(words('.hand-in p')).toEqual(['Not answered yet, and so not in it: step 1, step 2']);
    expect(document.querySelector('.hand-in-code')).toBeNull();
  });
});
