/** The questions before and after a lesson: what was gained, with a reason for every wrong choice that was made. */
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CheckAfter, CheckFields, rightOf } from '../../src/lessons/check-page.tsx';
import { readLesson } from '../../src/lessons/read-lesson.ts';
import { Panel } from './support/panel.tsx';

const { checks } = readLesson(`# L

## S

\`\`\`scene
open: #/scene/sawtooth
\`\`\`

\`\`\`check
choice: Up?
- [ ] By two.
  It adds one.
- [x] By one.
- [ ] By three.
  Nobody adds three.
\`\`\`

\`\`\`check
choice: Down?
- [x] By half.
- [ ] To nothing.
  It keeps half.
\`\`\`
`);

function After() {
  const [after, setAfter] = useState<readonly (number | null)[]>([null, null]);
  return <CheckAfter checks={checks} before={[0, 1]} after={after} onChange={setAfter} />;
}

test('the option that was chosen is the one that is marked, the first one too', async () => {
  const marked = (): number[][] =>
    [...document.querySelectorAll('.lesson-checks > li')].map((question) =>
      [...question.querySelectorAll('input')].flatMap(({ checked }, at) => (checked ? [at] : [])),
    );
  for (const given of [
    [null, null],
    [0, 1],
    [2, 0],
    [null, 0],
  ]) {
    await Panel.of(<CheckFields checks={checks} given={given} onChange={() => undefined} />);
    expect(marked()).toEqual(given.map((option) => (option === null ? [] : [option])));
  }
});

test('what was right before and is right now is counted, and each wrong choice has its reason', async () => {
  const panel = await Panel.of(<After />);
  const show = (): HTMLButtonElement =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Show what is right')!;
  expect(panel.text).toContain('Answer all 2 first.');
  expect(show().disabled).toBe(true);
  const choose = (words: string): Promise<void> =>
    panel.settle(() =>
      [...document.querySelectorAll('label')].find(({ textContent }) => textContent === words)!.click(),
    );
  await choose('By one.');
  await choose('To nothing.');
  // No answer is judged before all are given.
  expect(panel.text).not.toContain('It keeps half.');
  await panel.press('Show what is right');
  expect(panel.text).toContain('Before the lesson 0 of 2 were right, now 1.');
  expect(panel.text).toContain('By two. your answer beforeIt adds one.');
  expect(panel.text).toContain('By one. your answer now');
  expect(panel.text).toContain('To nothing. your answer before and nowIt keeps half.');
  expect(panel.text).not.toContain('Nobody adds three.');
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await panel.press('Print this');
  expect(print).toHaveBeenCalledOnce();
});

const choose = (panel: Panel, words: string): Promise<void> =>
  panel.settle(() => [...document.querySelectorAll('label')].find(({ textContent }) => textContent === words)!.click());

test('each question has its own answer, and one that was given may be changed', async () => {
  const given: (readonly (number | null)[])[] = [];
  function Before() {
    const [answers, setAnswers] = useState<readonly (number | null)[]>([null, null]);
    const change = (next: readonly (number | null)[]): void => {
      given.push(next);
      setAnswers(next);
    };
    return <CheckFields checks={checks} given={answers} onChange={change} />;
  }
  const panel = await Panel.of(<Before />);
  for (const words of ['To nothing.', 'By three.', 'By one.']) await choose(panel, words);
  expect(given).toEqual([
    [null, 1],
    [2, 1],
    [1, 1],
  ]);
  const checked = [...document.querySelectorAll('label')].filter((label) => label.querySelector('input')!.checked);
  expect(checked.map(({ textContent }) => textContent)).toEqual(['By one.', 'To nothing.']);
});

test('what is right is counted of what was answered, and said alone where nothing was asked before', async () => {
  expect([[1, 0], [0, 0], [1, null], [null, null], []].map((answers) => rightOf(checks, answers))).toEqual([
    2, 1, 1, 0, 0,
  ]);
  const given: unknown[] = [];
  const alone = (before: (number | null)[]) => (
    <CheckAfter
      key={String(before)}
      checks={checks}
      before={before}
      after={[1, 0]}
      onChange={(next) => given.push(next)}
    />
  );
  const panel = await Panel.of(alone([null, null]));
  expect(panel.text).toContain('2 of 2 are right.');
  expect(panel.text).not.toContain('Before the lesson');
  await panel.press('Answer again');
  expect(given).toEqual([[null, null]]);
  expect(panel.text).toContain('Show what is right');
  await panel.show(alone([1, null]));
  expect(panel.text).toContain('Before the lesson 1 of 2 were right, now 2.');
});
