/** The teacher's sheet of a lesson: times of watching, right answers, bounds in place of numbers, and no marked terms. */
import { isValidElement, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Lesson, Paragraph, Prose, Step } from '../../src/lessons/lesson-file.ts';
import { NotesSheet, printNotes, useNotes } from '../../src/lessons/notes-sheet.tsx';
import { parseClaim, parseExpression } from '../../src/lessons/expression.ts';
import { Paragraphs } from '../../src/lessons/words.tsx';
import { Marked } from '../../src/terms/marked.tsx';
import { Panel, scenarioOf, until } from './support/panel.tsx';

const text = (words: string): Prose => [{ is: 'text', text: words }];
const paragraph = (...pieces: Prose): Paragraph => ({ is: 'paragraph', pieces });
const said = (words: string): Paragraph => paragraph(...text(words));
const stepOf = (more: Partial<Step>): Step => ({
  ...{ title: 'S', line: 1, before: [], question: null, after: [], notes: [], view: {}, rows: [] },
  ...{ scenario: scenarioOf(), from: 0, until: 10, speed: 1 },
  ...more,
});
const lessonOf = (...steps: Partial<Step>[]): Lesson => ({
  ...{ title: 'A lesson', intro: [], notes: [said('For the teacher.')], checks: [] },
  steps: steps.map(stepOf),
});
const asked = { ask: text('Which?'), line: 1 };

describe('of each step the sheet says', () => {
  test.each([
    [{ from: 0, until: 100, speed: 5 }, '0 to 100 s, 20 s of watching'],
    [{ from: 20, until: 60, speed: 2 }, '20 to 60 s, 20 s of watching'],
    [{ from: 0, until: 5, speed: 0.1 }, '0 to 5 s, 50 s of watching'],
    [{ from: 10, until: 40, speed: 1 }, '10 to 40 s, 30 s of watching'],
  ])('how long one watches: %j', async (times, words) => {
    await Panel.of(<NotesSheet lesson={lessonOf({}, times)} />);
    expect([...document.querySelectorAll('h3')].map((head) => head.textContent)).toEqual([
      '1. S 0 to 10 s, 10 s of watching',
      `2. S ${words}`,
    ]);
  });

  test('the right answer of its own question, and what counts', async () => {
    const options = (right: number) =>
      ['one', 'two'].map((each, at) => ({ text: text(each), right: at === right, reason: [] }));
    const sum = parseExpression('cuts(tcp, 2, 9)');
    const panel = await Panel.of(
      <NotesSheet
        lesson={lessonOf(
          { question: { ...asked, kind: 'choice', options: options(0) } },
          { question: { ...asked, kind: 'choice', options: options(1) } },
          { question: { ...asked, kind: 'number', unit: 'ms', near: 2.5, answer: sum, wrong: [] } },
          { question: { ...asked, kind: 'order', items: [] } },
        )}
      />,
    );
    const answers = [...document.querySelectorAll('p')]
      .map((each) => each.textContent)
      .filter((each) => each.startsWith('Which?'));
    expect(answers).toEqual([
      'Which? one',
      'Which? two',
      'Which? (measured in the run; within 2.5\u00a0ms counts)',
      'Which? (measured in the run)',
    ]);
    expect(panel.text).toContain('A lesson: notes for the teacher');
    expect(panel.text).toContain('For the teacher.');
  });

  test('between which numbers a wrong answer lies, where that is known, and why it is wrong', async () => {
    const wrong = [
      ['1', '3', 'Too few.'],
      ['cuts(tcp, 0, 9)', '99', 'Too many.'],
    ].map(([low, high, reason]) => ({
      ...{ low: parseExpression(low!), high: parseExpression(high!), reason: text(reason!) },
    }));
    const number = {
      ...asked,
      kind: 'number',
      unit: 'ms',
      near: 2.5,
      answer: parseExpression('used()'),
      wrong,
    } as const;
    await Panel.of(<NotesSheet lesson={lessonOf({ question: number }, { question: { ...number, wrong: [] } })} />);
    expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent.replaceAll(' ', ' '))).toEqual([
      '1 to 3 ms: Too few.',
      'a number of the run: Too many.',
    ]);
  });

  test('what is stated of the run: nothing before it is there, bounds on paper', async () => {
    const pieces: Prose = ['cuts(tcp) in 1..9', 'cuts(tcp) > 2: many'].flatMap((claim, at) => [
      { is: 'claim', claim: parseClaim(claim), says: claim, line: 1 },
      { is: 'text', text: at === 0 ? ' and ' : '.' },
    ]);
    await Panel.of(<Paragraphs paragraphs={[paragraph(...pieces)]} />);
    expect(document.querySelector('p')!.textContent).toBe('… and ….');
    await Panel.of(<Paragraphs paragraphs={[paragraph(...pieces)]} bounds />);
    expect(document.querySelector('p')!.textContent).toBe('1 to 9 and many.');
  });

  test('what stands before, after and in its notes, each step its own', async () => {
    await Panel.of(
      <NotesSheet
        lesson={lessonOf(
          ...[1, 2].map((at) => ({ before: [said(`b${at}`)], after: [said(`a${at}`)], notes: [said(`n${at}`)] })),
        )}
      />,
    );
    const steps = [...document.querySelectorAll('section section')].map((section) =>
      [...section.querySelectorAll('p')].map((each) => each.textContent),
    );
    expect(steps).toEqual([
      ['b1', 'a1', 'n1'],
      ['b2', 'a2', 'n2'],
    ]);
    expect([...document.querySelectorAll('blockquote')].map((each) => each.textContent)).toEqual(['n1', 'n2']);
  });
});

describe('terms', () => {
  const prose = [said('A congestion window opens.'), paragraph({ is: 'strong', pieces: text('A queue is full.') })];
  /** Texts whose terms will open their definitions, once those have been fetched. */
  const marked = (node: ReactNode): string[] => {
    if (Array.isArray(node)) return node.flatMap(marked);
    if (!isValidElement<{ text: string; children?: ReactNode }>(node)) return [];
    if (node.type === Marked) return [node.props.text];
    if (typeof node.type === 'function') return marked((node.type as (props: object) => ReactNode)(node.props));
    return marked(node.props.children);
  };

  test('are marked in a lesson’s paragraphs, and not in its notes on paper', () => {
    expect(marked(<Paragraphs paragraphs={prose} />)).toEqual(['A congestion window opens.', 'A queue is full.']);
    expect(marked(<Paragraphs paragraphs={prose} bounds />)).toEqual([]);
    expect(marked(<NotesSheet lesson={lessonOf({ before: prose, after: prose, notes: prose })} />)).toEqual([]);
  });
});

test('the sheet is printed alone, and the page is as before when that is over', () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  printNotes();
  expect(print).toHaveBeenCalledOnce();
  expect(document.documentElement.hasAttribute('data-notes-sheet')).toBe(true);
  window.dispatchEvent(new Event('afterprint'));
  expect(document.documentElement.hasAttribute('data-notes-sheet')).toBe(false);
});

function Notes({ lesson }: { lesson: Lesson }) {
  const { button, sheet } = useNotes(lesson);
  return (
    <>
      {button}
      {sheet}
    </>
  );
}

test('printed without its runs the sheet is not printed again when they are there; pressed again it has what they give', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const answer = parseExpression('window(tcp, 9)');
  const question = { ...asked, kind: 'number', unit: 'packets', near: 2.5, answer, wrong: [] } as const;
  const panel = await Panel.of(<Notes lesson={lessonOf({ question }, { question })} />);
  await panel.press('Print notes');
  expect(panel.text).toContain('Step 1 of 2 is run for its numbers…');
  await panel.press('Print without them');
  await panel.pass(5_000);
  expect(print).toHaveBeenCalledOnce();
  expect(panel.text).toContain('(measured in the run; within 2.5\u00a0packets counts)');
  await panel.press('Print notes');
  await until(() => {
    panel.bench.pass(500);
    expect(print).toHaveBeenCalledTimes(2);
  });
  expect(panel.text.match(/\d\u00a0packets; within 2\.5\u00a0packets counts/g)).toHaveLength(2);
});

test('a lesson that is left while its runs are computed prints no sheet', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  window.print = print;
  const panel = await Panel.of(<Notes lesson={lessonOf({}, {})} />);
  await panel.press('Print notes');
  expect(panel.text).toContain('Step 1 of 2 is run for its numbers…');
  await panel.show(null);
  for (let turn = 0; turn < 10; turn++) await panel.pass(500);
  expect(print).not.toHaveBeenCalled();
});
