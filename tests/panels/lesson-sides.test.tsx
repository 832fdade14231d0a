/** Where the chart of a question stands: beside the words where there is room, among them where there is none; and what a drawn curve, a lesson's colours and the playground's link are after another part was on show. */
import { useState } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { encodeAnswer } from '../../src/lessons/code.ts';
import { CollectPage } from '../../src/lessons/collect-page.tsx';
import { CURVE_KNOTS } from '../../src/lessons/curve.ts';
import type { Lesson } from '../../src/lessons/lesson-file.ts';
import { LessonPage } from '../../src/lessons/lesson-page.tsx';
import { LessonsPage } from '../../src/lessons/lessons-page.tsx';
import { openLesson } from '../../src/lessons/open-lesson.ts';
import { noProgress, type Progress } from '../../src/lessons/progress.ts';
import { enterLesson, lesson as asked, leaveLesson } from '../../src/lesson/lesson.ts';
import { encodeHash } from '../../src/link/codec.ts';
import { placeOf } from '../../src/link/route.ts';
import { slotsOf } from '../../src/scenario/names.ts';
import { Panel, scenarioOf, until } from './support/panel.tsx';

const flows = ['Ann', 'Bob'].map((label) => ({ id: label.toLowerCase(), label, scheme: { kind: 'tcp' } }));
const scenario = scenarioOf({ duration: 6, warmup: 1, flows });
const turned = scenarioOf({ flows: [{ ...flows[1], scheme: { kind: 'cubic' } }, flows[0]] });
let lesson: Lesson;
beforeAll(async () => {
  const hash = await encodeHash(scenario);
  const step = (title: string, question: string): string =>
    `## ${title}\n\n\`\`\`scene\nopen: ${hash}\nuntil: 4\n\`\`\`\n\n\`\`\`question\n${question}\n\`\`\`\n`;
  lesson = await openLesson(
    `# Drawn\n\n${step('A curve', 'curve: Draw it.\nof: queue(1)\ntop: 50')}\n${step('Words', 'words: What?')}\n${step('A choice', 'choice: Who?\n- [x] One.\n- [ ] The other.')}`,
  );
});

function Lessons({ from = {} }: { from?: Partial<Progress> }) {
  const [progress, setProgress] = useState<Progress>({ ...noProgress(lesson), at: 0, ...from });
  return <LessonPage lesson={lesson} lessonKey="key" name={null} progress={progress} onProgress={setProgress} />;
}
async function rest(panel: Panel, ms = 200): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await panel.pass(ms / 5);
}
const slider = (): HTMLElement => document.querySelector('.to-draw')!;
const drawn = (): string | null => document.querySelector('.sketch-drawn')?.getAttribute('d') ?? null;

describe.each([
  ['wide', false],
  ['narrow', true],
])('on a %s page', (_, narrow) => {
  const media = { matches: narrow, addEventListener: () => undefined, removeEventListener: () => undefined };
  const where = (): unknown[] => [
    document.querySelectorAll('.lesson-says .sketch').length,
    document.querySelectorAll('.lesson-run .sketch').length,
    document.querySelector('.charts')!.classList.contains('behind'),
    document.querySelector<HTMLElement>('.charts')!.inert,
  ];
  const [asks, plays, shows] = narrow
    ? [
        [1, 0, false, true],
        [0, 0, false, false],
        [1, 0, false, false],
      ]
    : [
        [0, 1, true, true],
        [0, 0, false, false],
        [0, 1, true, true],
      ];

  test('the chart that is answered on stands in its place, gives it to the charts of the run, and comes back with the answer', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(() => media as unknown as MediaQueryList);
    const scrolled: string[] = [];
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function scroll(this: HTMLElement) {
      scrolled.push(this.className);
    });
    const panel = await Panel.of(<Lessons />);
    await rest(panel);
    expect(where()).toEqual(asks);
    await panel.key(slider(), 'ArrowUp');
    scrolled.length = 0;
    await panel.press('That is my answer');
    // Where the run stands below the words, it comes into view.
    expect(scrolled).toEqual(narrow ? ['lesson-run'] : []);
    expect(where()).toEqual(plays);
    await panel.press('Skip to the end');
    await rest(panel, 2_000);
    expect(where()).toEqual(shows);
    expect(document.querySelector('.sketch-true')).not.toBeNull();
    await panel.press('Play with it');
    expect(where()).toEqual(plays);
  });
});

test('a curve that is corrected after the run was played with is what it was but for the correction', async () => {
  const panel = await Panel.of(<Lessons />);
  await rest(panel);
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowRight', 'ArrowUp']) await panel.key(slider(), key);
  const before = drawn()!.split('L');
  await panel.press('Play with it');
  await panel.press('Back to the lesson');
  await rest(panel);
  expect(drawn()!.split('L')).toEqual(before);
  await panel.key(slider(), 'ArrowDown');
  const [first, ...others] = drawn()!.split('L');
  expect([first === before[0], others]).toEqual([false, before.slice(1)]);
  expect(before).toHaveLength(CURVE_KNOTS);
});

test('flows keep their colours from step to step of a lesson, and no longer when it has gone', async () => {
  const own = slotsOf(turned);
  const panel = await Panel.of(<Lessons />);
  const [ann, bob] = slotsOf(scenario);
  expect(slotsOf(turned)).toEqual([bob, ann]);
  expect(own).not.toEqual([bob, ann]);
  await panel.show(null);
  expect(slotsOf(turned)).toEqual(own);
});

test('what the playground’s link asks is there again when a lesson is left', async () => {
  const words = '# Mine\n\nIt.\n\n## One\n\n```scene\nopen: #/scene/sawtooth\nuntil: 2\n```\n\nSo.\n';
  vi.stubGlobal('fetch', async () => new Response(words));
  const panel = await Panel.of(null);
  enterLesson({ note: 'Look.', locked: ['run'] });
  await panel.show(<LessonsPage place={placeOf('#/lessons/mine?step=1')!} />);
  await until(() => expect(document.querySelector('h1.lesson-title')?.textContent).toBe('One'));
  await until(() => expect(asked.getState().note).toBeUndefined());
  await panel.show(null);
  expect(asked.getState()).toMatchObject({ note: 'Look.', locked: ['run'] });
  leaveLesson();
});

describe('the answers of a class', () => {
  const line = (name: string, step: number, option: number): string =>
    `${name} ${encodeAnswer({ lesson: 'key', step, answer: step === 2 ? { kind: 'choice', option } : { kind: 'words', text: name }, digest: '', reason: '', tag: name.toLowerCase() })}`;
  const rows = (): (string | null)[] =>
    [...document.querySelectorAll('.collect-table tbody tr')].map((row) => row.getAttribute('aria-selected'));

  test('whose one is looked at: of this step alone, and with no name before a room', async () => {
    const panel = await Panel.of(<CollectPage lesson={lesson} lessonKey="key" />, lesson.steps[0]!.scenario);
    const lines = [line('Dora', 2, 0), line('Emil', 2, 1), line('Fay', 1, 0)];
    await panel.enter(document.querySelector('textarea')!, lines.join('\n'));
    await until(() => expect(rows()).toHaveLength(2));
    await rest(panel, 2_000);
    const pick = (at: number): Promise<void> =>
      panel.settle(() => document.querySelectorAll<HTMLElement>('.collect-table button')[at]!.click());
    await pick(1);
    expect(panel.text).not.toContain('was told');
    await panel.press('Show what is right');
    expect(panel.text).toContain('Emil was told: It came differently.');
    await panel.press('Present');
    expect([panel.text.includes('Emil'), panel.text.includes('What the run gives: One.')]).toEqual([false, true]);
    await panel.press('Present');
    expect(panel.text).toContain('Emil was told');
    // Another step has none of this one’s, which is there again with it.
    await panel.press('Step 2: Words');
    expect([rows(), panel.text.includes('was told')]).toEqual([['false'], false]);
    await panel.press('Step 3: A choice');
    expect(rows()).toEqual(['false', 'true']);
    await rest(panel, 2_000);
    expect(panel.text).toContain('Emil was told');
    // Lines that come in its place are of others.
    await panel.enter(document.querySelector('textarea')!, lines.toReversed().join('\n'));
    await until(() => expect(rows()).toEqual(['false', 'false']));
    expect(panel.text).not.toContain('was told');
  });
});
