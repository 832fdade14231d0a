/** A lesson whose answers are drawn: by pointer and by keys, judged by the run, shown to a room, of a class, and on the teacher's sheet. */
import { useEffect, useState } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer } from '../../src/lessons/answer.ts';
import type { HandedIn } from '../../src/lessons/code.ts';
import { Chart } from '../../src/lessons/collect-answers.tsx';
import { CURVE_KNOTS, CURVE_LEVELS } from '../../src/lessons/curve.ts';
import type { CurveQuestion, Lesson, PointQuestion, WordsQuestion } from '../../src/lessons/lesson-file.ts';
import { LessonPage } from '../../src/lessons/lesson-page.tsx';
import { openLesson } from '../../src/lessons/open-lesson.ts';
import { INNER, PLOT } from '../../src/lessons/plot-frame.tsx';
import { noProgress, type Progress } from '../../src/lessons/progress.ts';
import { AnswerField } from '../../src/lessons/question-fields.tsx';
import { Sketch } from '../../src/lessons/sketch.tsx';
import { Spot } from '../../src/lessons/spot.tsx';
import { encodeHash } from '../../src/link/codec.ts';
import { Panel, scenarioOf, textsOf, until } from './support/panel.tsx';

let lesson: Lesson;
let curve: CurveQuestion;
let point: PointQuestion;
let own: WordsQuestion;
beforeAll(async () => {
  const hash = await encodeHash(scenarioOf({ duration: 6, warmup: 1 }));
  const scene = `\`\`\`scene\nopen: ${hash}\nuntil: 4\n\`\`\``;
  const step = (title: string, question: string, after: string): string =>
    `## ${title}\n\nLook.\n\n${scene}\n\n\`\`\`question\n${question}\n\`\`\`\n\n${after}\n`;
  lesson = await openLesson(
    [
      '# Drawn\n\nOf `cwnd`, *slow* **start** and [its round trip](#/terms/rtt).\n\n> Bring chalk.',
      step('A curve', 'curve: Draw the queue.\nof: queue(1)\ntop: 50', '1. One\n2. Two\n\n- and `three`'),
      step(
        'A point',
        'point: Where do they stand?\nacross: rate(tcp, 1, 4) 0..8 TCP\nup: rate(aimd, 1, 4) 0..8 AIMD\nnear: 0.1',
        'TCP gets {{rate(tcp, 1, 4) in 7.9..8}} Mbit/s, and has {{kept(tcp, 3.99) in 0..9}} of it.',
      ),
      step('Words', 'words: What do you notice?', 'So it is.'),
      '## Check\n\n```check\nchoice: One?\n- [x] Yes.\n- [ ] No.\n  It is.\n```\n',
    ].join('\n\n'),
  );
  [curve, point, own] = lesson.steps.map(({ question }) => question) as [CurveQuestion, PointQuestion, WordsQuestion];
});

/** The plot is as large as its own units; what a pointer presses it keeps until it is let go. */
beforeEach(() => {
  const box = { left: 0, top: 0, width: PLOT.width, height: PLOT.height } as DOMRect;
  vi.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
  let held: number | null = null;
  Object.assign(HTMLElement.prototype, {
    setPointerCapture: (id: number) => void (held = id),
    hasPointerCapture: (id: number) => held === id,
  });
  return () => {
    for (const name of ['setPointerCapture', 'hasPointerCapture']) Reflect.deleteProperty(HTMLElement.prototype, name);
  };
});

const slider = (): HTMLElement => document.querySelector('.to-draw')!;
const told = (): string => slider().getAttribute('aria-valuetext')!;
async function pointer(panel: Panel, type: string, across: number, up: number): Promise<void> {
  const [clientX, clientY] = [PLOT.left + across * INNER.width, PLOT.top + (1 - up) * INNER.height];
  await panel.settle(() =>
    slider().dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX, clientY, bubbles: true })),
  );
}
async function keys(panel: Panel, ...names: string[]): Promise<void> {
  for (const name of names) await panel.key(slider(), name);
}

describe('a curve', () => {
  let heights: readonly number[] = [];
  function Drawn() {
    const [answer, setAnswer] = useState<Extract<Answer, { kind: 'curve' }> | null>(null);
    const take = (next: Answer): void => {
      if (next.kind !== 'curve') return;
      heights = next.heights;
      setAnswer(next);
    };
    return <Sketch question={curve} step={lesson.steps[0]!} answer={answer} run={null} onChange={take} />;
  }

  test('is drawn by strokes: a straight line between two places of a pointer, level after the last, none without a press', async () => {
    const panel = await Panel.of(<Drawn />);
    heights = [];
    await pointer(panel, 'pointermove', 0.5, 0.5);
    expect([heights, textsOf('.sketch-hint')]).toEqual([[], ['Draw here']]);
    await pointer(panel, 'pointerdown', 0, 0);
    await pointer(panel, 'pointermove', 0.5, 1);
    const half = (CURVE_KNOTS - 1) / 2;
    const rising = Array.from({ length: half + 1 }, (_, knot) => Math.round((knot / half) * CURVE_LEVELS));
    expect(heights).toEqual([...rising, ...Array<number>(half).fill(CURVE_LEVELS)]);
    expect([told(), textsOf('.sketch-hint')]).toEqual(['at 2 s: 50 packets', []]);
    // Another press begins anew where it is, also to the left, and beyond the plot is its edge.
    await pointer(panel, 'pointerdown', 2, 0);
    await pointer(panel, 'pointermove', 0.75, 0.5);
    expect(heights.slice(0, half + 1)).toEqual(rising);
    expect([heights[0.75 * (CURVE_KNOTS - 1)], heights.at(-1)]).toEqual([Math.round(CURVE_LEVELS / 2), 0]);
    expect(told()).toBe('at 3 s: 25 packets');
  });

  test('is drawn by keys: it goes on level to the right, goes back over what is drawn, and is lifted and lowered', async () => {
    const panel = await Panel.of(<Drawn />);
    heights = [];
    await keys(panel, 'x');
    expect(heights).toEqual([]);
    await keys(panel, 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowLeft');
    expect(heights.slice(0, 4)).toEqual([2, 6, 6, 6]);
    expect(slider().getAttribute('aria-valuenow')).toBe(String((100 * 2) / CURVE_LEVELS));
  });

  test('keeps the arrows, which would move the page, and leaves other keys to it', async () => {
    const panel = await Panel.of(<Drawn />);
    const kept: boolean[] = [];
    for (const key of ['ArrowUp', 'ArrowLeft', 'PageDown']) {
      const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      await panel.settle(() => slider().dispatchEvent(press));
      kept.push(press.defaultPrevented);
    }
    expect(kept).toEqual([true, true, false]);
  });

  test.each([
    ['wider', 30, 20, 3 * PLOT.width, 2 * PLOT.height],
    ['higher', -40, 5, 2 * PLOT.width, 3 * PLOT.height],
  ])('is drawn where the pointer is, also in a box that is %s than the plot', async (_, left, top, width, height) => {
    const panel = await Panel.of(<Drawn />);
    heights = [];
    vi.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockReturnValue({ left, top, width, height } as DOMRect);
    // The plot keeps its shape, twice as large, in the middle of the box.
    const at = (across: number, up: number): { clientX: number; clientY: number } => ({
      clientX: left + width / 2 + 2 * (PLOT.left + across * INNER.width - PLOT.width / 2),
      clientY: top + height / 2 + 2 * (PLOT.top + (1 - up) * INNER.height - PLOT.height / 2),
    });
    const press = (across: number, up: number): boolean =>
      slider().dispatchEvent(new PointerEvent('pointerdown', { pointerId: 1, bubbles: true, ...at(across, up) }));
    await panel.settle(() => press(0, 0.25));
    await panel.settle(() => press(1, 0.75));
    expect([heights[0], heights.at(-1)]).toEqual([0.25, 0.75].map((up) => Math.round(up * CURVE_LEVELS)));
  });

  test('is no swipe: what touches it does not move the page', async () => {
    await Panel.of(<Drawn />);
    const touch = new Event('touchstart', { cancelable: true });
    slider().dispatchEvent(touch);
    expect(touch.defaultPrevented).toBe(true);
  });
});

test('a point is set by a press and moved by keys, from the middle at first, no farther than the plot', async () => {
  let given: Answer = { kind: 'none' };
  function Set({ from }: { from: Extract<Answer, { kind: 'point' }> | null }) {
    const [answer, setAnswer] = useState(from);
    const take = (next: Answer): void => {
      given = next;
      if (next.kind === 'point') setAnswer(next);
    };
    return <Spot question={point} answer={answer} run={null} onChange={take} />;
  }
  const panel = await Panel.of(<Set from={null} />);
  expect([told(), textsOf('.sketch-hint')]).toEqual(['not set', ['Press where it will be']]);
  await keys(panel, 'ArrowRight', 'ArrowDown');
  expect(given).toEqual({ kind: 'point', across: expect.closeTo(0.52), up: expect.closeTo(0.48) });
  await pointer(panel, 'pointerdown', 0.25, 0.75);
  expect(given).toEqual({ kind: 'point', across: expect.closeTo(0.25), up: expect.closeTo(0.75) });
  expect([told(), textsOf('.sketch-hint')]).toEqual(['TCP 2, AIMD 6', []]);
  await pointer(panel, 'pointermove', -1, 2);
  await keys(panel, 'ArrowLeft', 'ArrowUp');
  expect(given).toEqual({ kind: 'point', across: 0, up: 1 });
});

test('own words are given on as they are, and blanks are none; a curve and a point have their question alone there', async () => {
  const given = vi.fn<(answer: Answer) => void>();
  const panel = await Panel.of(<AnswerField question={own} answer={null} onChange={given} />);
  const area = document.querySelector('textarea')!;
  await panel.enter(area, ' it swings');
  await panel.enter(area, '  ');
  expect(given.mock.calls).toEqual([[{ kind: 'words', text: ' it swings' }], [{ kind: 'none' }]]);
  await panel.show(<AnswerField question={own} answer={{ kind: 'words', text: 'kept' }} onChange={given} />);
  expect(area.value).toBe('kept');
  for (const question of [curve, point]) {
    await panel.show(<AnswerField question={question} answer={null} onChange={given} />);
    expect(textsOf('.lesson-ask')).toEqual([question === curve ? 'Draw the queue.' : 'Where do they stand?']);
    expect(document.querySelector('textarea, input, button')).toBeNull();
  }
});

test('of a class each is drawn faintly, of very many an even choice, and the one that is looked at by name', async () => {
  const handed = (answer: Answer, name: string): HandedIn => ({
    lesson: 'key',
    step: 0,
    answer,
    name,
    digest: '',
    reason: '',
    tag: '',
  });
  const curves = Array.from({ length: 101 }, (_, at) =>
    handed({ kind: 'curve', heights: Array<number>(CURVE_KNOTS).fill(at % CURVE_LEVELS) }, at === 3 ? 'Ann' : ''),
  );
  const panel = await Panel.of(<Chart step={lesson.steps[0]!} answers={curves} shown={curves[3]!} run={null} />);
  expect(document.querySelectorAll('.sketch-other')).toHaveLength(51);
  expect(textsOf('.help')).toEqual(['Of each 2 of the 101 answers one is drawn.']);
  expect(document.querySelector('[role=img]')!.getAttribute('aria-label')).toContain('Your curve: on average');
  const points = [0.2, 0.4].map((part) => handed({ kind: 'point', across: part, up: 1 - part }, ''));
  await panel.show(<Chart step={lesson.steps[1]!} answers={points} shown={null} run={null} />);
  expect([...document.querySelectorAll('.spot-other')].map((each) => Number(each.getAttribute('cx')))).toEqual(
    [0.2, 0.4].map((part) => PLOT.left + part * INNER.width),
  );
  await panel.show(<Chart step={lesson.steps[1]!} answers={points} shown={points[1]!} run={null} />);
  expect(document.querySelector('[role=img]')!.getAttribute('aria-label')).toBe('Your point: TCP 3.2, AIMD 4.8');
  expect(textsOf('.help')).toEqual([]);
});

describe('a lesson with such questions', () => {
  let progress: Progress;
  function Shown({ from }: { from: Progress }) {
    const [now, setNow] = useState(from);
    useEffect(() => {
      progress = now;
    });
    return <LessonPage lesson={lesson} lessonKey="key" name={null} progress={now} onProgress={setNow} />;
  }
  const pageOf = (given: Partial<Progress> = {}): Promise<Panel> =>
    Panel.of(<Shown from={{ ...noProgress(lesson), ...given }} />);
  async function rest(panel: Panel, ms = 200): Promise<void> {
    for (let turn = 0; turn < 6; turn += 1) await panel.pass(ms / 5);
  }
  const title = (): string => document.querySelector('h1')!.textContent;
  const remote = (panel: Panel, key: string, more?: KeyboardEventInit) => panel.key(document.body, key, more);

  test('is led by a remote: past a question, past its run, on; back, from the end too; no other key leads', async () => {
    const panel = await pageOf();
    expect(textsOf('main p')[0]).toBe('Of cwnd, slow start and its round trip.');
    expect(textsOf('main p code, main p em, main p strong, main p a')).toEqual([
      'cwnd',
      'slow',
      'start',
      'its round trip',
    ]);
    await remote(panel, 'PageUp');
    expect(progress.at).toBe(-1);
    await remote(panel, 'PageDown');
    await rest(panel);
    expect(progress.at).toBe(0);
    await remote(panel, 'PageDown', { shiftKey: true });
    expect(progress.answers[0]).toBeNull();
    await remote(panel, 'PageDown');
    expect(progress.answers[0]).toEqual({ kind: 'none' });
    await rest(panel);
    await remote(panel, 'PageDown');
    await rest(panel, 2_000);
    expect(textsOf('ol.prose li')).toEqual(['One', 'Two']);
    expect(textsOf('ul.prose code')).toEqual(['three']);
    expect(document.querySelector('.sketch-true')).not.toBeNull();
    await panel.press('Play with it');
    await remote(panel, 'PageDown');
    await rest(panel);
    expect(document.querySelector('.sketch-true')).not.toBeNull();
    await remote(panel, 'PageUp');
    expect(progress.at).toBe(-1);
    await panel.press('A point');
    expect(progress.at).toBe(1);
    await panel.press('Back');
    expect(progress.at).toBe(0);
    await panel.show(<Shown key="end" from={{ ...progress, at: lesson.steps.length }} />);
    expect(title()).toBe('The questions again');
    await remote(panel, 'PageDown');
    expect(progress.at).toBe(lesson.steps.length);
    await remote(panel, 'PageUp');
    expect(progress.at).toBe(lesson.steps.length - 1);
  });

  test('measures the point that was set, says what came out otherwise and what cannot be told', async () => {
    const panel = await pageOf({ at: 1 });
    await rest(panel);
    await pointer(panel, 'pointerdown', 0.9, 0.1);
    await panel.press('That is my answer');
    await panel.press('Skip to the end');
    await rest(panel, 2_000);
    expect(progress.answers[1]).toEqual({ kind: 'point', across: expect.closeTo(0.9), up: expect.closeTo(0.1) });
    expect(progress.outcomes[1]).not.toBeNull();
    expect(document.querySelector('.spot-true')).not.toBeNull();
    expect(textsOf('.not-so')).toEqual([
      expect.any(String),
      '(in this run it came out differently)',
      '–',
      expect.stringMatching(/^\(cannot be told: .+\)$/),
    ]);
  });

  test('asks before and after; answers that are cleared come back', async () => {
    const panel = await pageOf();
    await panel.press('Begin with one question');
    await panel.press('No.');
    expect(progress.before).toEqual([1]);
    await panel.press('Begin anew: clear my answers');
    expect([progress.before, panel.text.includes('Your answers are cleared.')]).toEqual([[null], true]);
    await panel.press('Bring them back');
    expect([progress.before, progress.at]).toEqual([[1], -1]);
    await panel.press('Begin');
    expect(progress.at).toBe(0);
    await panel.show(<Shown key="end" from={{ ...progress, at: lesson.steps.length }} />);
    await panel.press('Yes.');
    expect(progress.after).toEqual([0]);
  });

  test('has a sheet for the teacher with what its runs gave, computed once; or without, at once', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const over = (): boolean => window.dispatchEvent(new Event('afterprint'));
    const panel = await pageOf();
    const right = (): string[] => textsOf('.notes-sheet section > p').filter((line) => /^(Draw|Where|What)/.test(line));
    expect(right()).toEqual([
      'Draw the queue. (the run’s curve is drawn over it)',
      'Where do they stand? (measured in the run)',
      'What do you notice? (in their own words)',
    ]);
    await panel.press('Print notes');
    expect(textsOf('.lesson-teacher [role=status]')).toEqual([
      'Step 1 of 3 is run for its numbers… Print without them',
    ]);
    await panel.press('Print without them');
    expect(print).toHaveBeenCalledOnce();
    over();
    await rest(panel, 3_000);
    // The run that was under way prints nothing when it is over.
    expect(print).toHaveBeenCalledOnce();
    await panel.press('Print notes');
    await until(() => {
      panel.bench.pass(500);
      expect(print).toHaveBeenCalledTimes(2);
    });
    over();
    expect(right()[1]).toMatch(/^Where do they stand\? TCP: [\d.]+; AIMD: [\d.]+$/);
    await panel.press('Print notes');
    expect(print).toHaveBeenCalledTimes(3);
    over();
  });
});
