/** What a student answers with, and what a class has answered: every place of a list, both directions, every answer. */
import { describe, expect, test, vi } from 'vitest';
import type { Answer } from '../../src/lessons/answer.ts';
import { barsOf } from '../../src/lessons/bars.ts';
import type { HandedIn } from '../../src/lessons/code.ts';
import { Answers, Bars } from '../../src/lessons/collect-answers.tsx';
import { parseExpression } from '../../src/lessons/expression.ts';
import type { Prose, Question, Step } from '../../src/lessons/lesson-file.ts';
import { AnswerField } from '../../src/lessons/question-fields.tsx';
import { Panel } from './support/panel.tsx';

const text = (words: string): Prose => [{ is: 'text', text: words }];
const asked = { ask: text('Which?'), line: 1 };
const by = parseExpression('meanQueue()');
const ITEMS = ['one', 'two', 'three'];
const order: Question = { ...asked, kind: 'order', items: ITEMS.map((each) => ({ text: text(each), by })) };
const choice: Question = {
  ...asked,
  kind: 'choice',
  options: ITEMS.map((each, at) => ({ text: text(each), right: at === 1, reason: [] })),
};
const number: Question = { ...asked, kind: 'number', unit: 'ms', answer: by, near: 1, wrong: [] };

/** A field, what it gives on, and the answer that stands in it. */
async function field(question: Question, answer: Answer | null = null) {
  const given = vi.fn<(answer: Answer) => void>();
  const panel = await Panel.of(<AnswerField question={question} answer={answer} onChange={given} />);
  return { panel, given };
}

describe('an order', () => {
  test.each([
    [[0, 1, 2], 'one: one down', [1, 0, 2], 'one is now number 2.'],
    [[0, 1, 2], 'two: one up', [1, 0, 2], 'two is now number 1.'],
    [[0, 1, 2], 'two: one down', [0, 2, 1], 'two is now number 3.'],
    [[2, 0, 1], 'three: one down', [0, 2, 1], 'three is now number 2.'],
    [[2, 0, 1], 'two: one up', [2, 1, 0], 'two is now number 2.'],
  ])('%j by “%s” is %j', async (items, press, next, said) => {
    const { panel, given } = await field(order, { kind: 'order', items });
    expect([...document.querySelectorAll('li span')].map((each) => each.textContent)).toEqual(
      items.map((at) => ITEMS[at]),
    );
    await panel.press(press);
    expect(given.mock.calls).toEqual([[{ kind: 'order', items: next }]]);
    expect(document.querySelector('[role=status]')!.textContent).toBe(said);
  });

  test('has no way up at its head and none down at its end', async () => {
    const { panel } = await field(order);
    const still = ITEMS.flatMap((each) => ['up', 'down'].map((way) => `${each}: one ${way}`)).filter(
      (name) => (panel.button(name) as HTMLButtonElement).disabled,
    );
    expect(still).toEqual(['one: one up', 'three: one down']);
  });
});

describe('options and numbers', () => {
  test.each([0, 1, 2])('option %i is given on, and is the one that is marked', async (option) => {
    const { panel, given } = await field(choice);
    await panel.press(ITEMS[option]!);
    expect(given.mock.calls).toEqual([[{ kind: 'choice', option }]]);
    const { panel: marked } = await field(choice, { kind: 'choice', option });
    expect(ITEMS.map((each) => marked.picked(each))).toEqual([0, 1, 2].map((at) => at === option));
  });

  test.each([
    ['45.5', { kind: 'number', value: 45.5 }],
    ['45,5', { kind: 'number', value: 45.5 }],
    ['−3', { kind: 'number', value: -3 }],
    ['1e5', { kind: 'none' }],
    ['', { kind: 'none' }],
  ])('“%s” in a field is %j', async (typed, answer) => {
    const { panel, given } = await field(number, { kind: 'number', value: 7 });
    expect(panel.input('Which?').value).toBe('7');
    await panel.enter(panel.input('Which?'), typed);
    expect(given).toHaveBeenLastCalledWith(answer);
    expect(panel.text).toContain('ms');
    expect(panel.input('Which?').getAttribute('aria-invalid')).toBe(String(typed === '1e5'));
  });
});

describe('the answers of a class', () => {
  const step = (question: Question): Step => ({ question, line: 1 }) as Step;
  const numbers = (...values: number[]): Answer[] => values.map((value) => ({ kind: 'number', value }));

  test('are each counted once, in the bar that begins with them; the greatest in the last', () => {
    const values = [0, 1, 1, 2, 3, 4, 5, 6, 6];
    const bars = barsOf(step(number), numbers(...values), null);
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
    for (const [at, { words, count }] of bars.entries()) {
      const [from, to] = words.match(/[\d.]+/g)!.map(Number) as [number, number];
      const last = at === bars.length - 1;
      expect([words, count]).toEqual([
        words,
        values.filter((value) => value >= from && (value < to || (last && value <= to))).length,
      ]);
      expect(words).toContain('\u00a0ms');
    }
    expect(barsOf(step(number), numbers(4, 4, 4), null)).toEqual([{ words: '4\u00a0ms', count: 3, right: 0 }]);
  });

  test('that are orders are counted by the order, the most frequent first, and those who gave none apart', () => {
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [2, 1, 0],
      [0, 1, 2],
      [2, 1, 0],
    ].map((items): Answer => ({ kind: 'order', items }));
    expect(barsOf(step(order), [...orders, { kind: 'none' }, { kind: 'none' }], null)).toEqual([
      { words: 'three, two, one', count: 3, right: 0 },
      { words: 'one, two, three', count: 2, right: 0 },
      { words: 'Just show me', count: 2, right: null },
    ]);
  });

  test('are bars as long as their part of the most, the right one marked once it is told', async () => {
    const answers = [1, 1, 1, 1, 2, 0, 0].map((option) => ({ answer: { kind: 'choice', option } })) as HandedIn[];
    const shown = async (told: boolean): Promise<HTMLElement[]> => {
      await Panel.of(<Bars step={step(choice)} answers={answers} verdictOf={null} told={told} />);
      return [...document.querySelectorAll<HTMLElement>('.collect-bar')];
    };
    const labels = (bars: HTMLElement[]) => bars.map((bar) => bar.getAttribute('aria-label'));
    expect(labels(await shown(false))).toEqual(['one: 2', 'two: 4', 'three: 1']);
    expect(document.querySelectorAll("li[data-right='true']")).toHaveLength(0);
    const bars = await shown(true);
    expect(labels(bars)).toEqual(['one: 2', 'two: 4, right', 'three: 1']);
    expect(bars.map((bar) => Number(bar.style.getPropertyValue('--part')))).toEqual([0.5, 1, 0.25]);
    expect(bars.map((bar) => Number(bar.style.getPropertyValue('--right')))).toEqual([0, 1, 0]);
    expect([...document.querySelectorAll('li')].map((each) => each.dataset['right'])).toEqual([
      'false',
      'true',
      'false',
    ]);
  });

  test('are bars of numbers, of which a part or all may be right once it is told', async () => {
    const answers = [0, 0.1, 1, 1].map((value) => ({ answer: { kind: 'number', value } })) as HandedIn[];
    const verdictOf = (answer: Answer) => ({
      ...{ right: answer.kind === 'number' && answer.value >= 0.1, text: '', reason: [] },
    });
    const shown = async (told: boolean): Promise<(string | null)[]> => {
      await Panel.of(<Bars step={step(number)} answers={answers} verdictOf={verdictOf} told={told} />);
      const bars = [...document.querySelectorAll('.collect-bar')].map((bar) => bar.getAttribute('aria-label')!);
      return [bars[0]!, bars.at(-1)!].map((bar) => bar.replace(/^.*?: /, ''));
    };
    expect([await shown(false), await shown(true)]).toEqual([
      ['2', '2'],
      ['2, 1 of them right', '2, right'],
    ]);
  });

  test('are a table of who said what, judged each by itself; two hundred at once, and how many more there are', async () => {
    const handed = Array.from({ length: 450 }, (_, at) => ({
      ...{ lesson: 'l', step: 0, digest: at === 2 ? 'other' : 'same', reason: `because ${at}`, tag: '' },
      ...{ name: at === 1 ? '' : `N${at}`, answer: { kind: 'choice', option: at % 3 } },
    })) as HandedIn[];
    const pick = vi.fn<(answer: HandedIn) => void>();
    const verdictOf = (answer: Answer) => ({
      right: answer.kind === 'choice' && answer.option === 1,
      text: '',
      reason: [],
    });
    const panel = await Panel.of(
      <Answers
        step={step(choice)}
        answers={handed}
        shown={handed[1]!}
        verdictOf={verdictOf}
        digest="same"
        told
        pick={pick}
      />,
    );
    for (let turn = 0; turn < 50 && !panel.text.includes('✓'); turn++)
      await panel.settle(() => new Promise((resolve) => setTimeout(resolve, 5)));
    const rows = () => [...document.querySelectorAll('tbody tr')];
    expect(rows()).toHaveLength(200);
    expect(
      rows()
        .slice(0, 4)
        .map((row) => row.textContent.replaceAll(/\s+/g, ' ')),
    ).toEqual(['N0one ✗because 0', 'no. 2two ✓because 1', 'N2three ✗ not of this runbecause 2', 'N3one ✗because 3']);
    expect(
      rows()
        .map((row) => row.getAttribute('aria-selected'))
        .indexOf('true'),
    ).toBe(1);
    await panel.settle(() => rows()[3]!.querySelector('button')!.click());
    expect(pick.mock.calls).toEqual([[handed[3]]]);
    await panel.press('200 of 450 are shown: 200 more');
    expect(rows()).toHaveLength(400);
    await panel.press('400 of 450 are shown: 50 more');
    expect(rows()).toHaveLength(450);
    expect(panel.text).not.toContain('are shown');
  });
});
