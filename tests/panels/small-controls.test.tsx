/** Small controls by themselves: what a rest, a second press, Escape and leaving make of them, and what they are at their limits. */
import { act, type ReactNode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { enterLesson } from '../../src/lesson/lesson.ts';
import { setOpen, setUp } from '../../src/screen/set-up.ts';
import { Choice } from '../../src/ui/choice.tsx';
import { Fold, Section, Segments } from '../../src/ui/controls.tsx';
import { FileField } from '../../src/ui/file-field.tsx';
import { HandInCode } from '../../src/ui/hand-in-code.tsx';
import { NoteAndQuestion } from '../../src/ui/note-and-question.tsx';
import { PlaceSelect } from '../../src/ui/select.tsx';
import { SliderField } from '../../src/ui/slider-field.tsx';
import { TextField } from '../../src/ui/text-field.tsx';
import { useTitle } from '../../src/ui/use-title.ts';
import { Panel, scenarioOf } from './support/panel.tsx';

describe('a slider', () => {
  const slid = async (whole: boolean): Promise<{ panel: Panel; committed: number[]; slider: HTMLInputElement }> => {
    const committed: number[] = [];
    const panel = await Panel.of(
      <SliderField
        label="Size"
        unit="packets"
        value={10}
        min={1}
        max={100}
        whole={whole}
        onCommit={(value) => committed.push(value)}
      />,
      scenarioOf(),
    );
    return { panel, committed, slider: panel.slider('Size') };
  };

  test('applies where it is let go, once; arrows go by one, with Shift by ten, and stop at its ends; other keys are the browser’s', async () => {
    const { panel, committed, slider } = await slid(true);
    await panel.key(slider, 'ArrowRight');
    await panel.settle(() => slider.dispatchEvent(new PointerEvent('pointerup', { bubbles: true })));
    await panel.settle(() => slider.dispatchEvent(new PointerEvent('pointerup', { bubbles: true })));
    expect(committed).toEqual([11]);
    for (const shiftKey of [true, true]) await panel.key(slider, 'ArrowDown', { shiftKey });
    await panel.settle(() => slider.dispatchEvent(new PointerEvent('pointerup', { bubbles: true })));
    expect(committed).toEqual([11, 1]);
    const other = new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true });
    await panel.settle(() => slider.dispatchEvent(other));
    expect(other.defaultPrevented).toBe(false);
  });

  test.each<[string, (slider: HTMLInputElement) => Event, number]>([
    ['is let go', () => new PointerEvent('pointerup', { bubbles: true }), 0],
    ['loses the focus', () => new FocusEvent('focusout', { bubbles: true }), 0],
    ['has rested for a quarter of a second', () => new Event('nothing'), 250],
  ])('that was moved twice applies the last value, once: when it %s', async (_, event, ms) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { panel, committed, slider } = await slid(true);
    await panel.key(slider, 'ArrowRight');
    await panel.settle(() => vi.advanceTimersByTime(249));
    await panel.key(slider, 'ArrowRight');
    await panel.settle(() => vi.advanceTimersByTime(249));
    expect(committed).toEqual([]);
    await panel.settle(() => {
      slider.dispatchEvent(event(slider));
      vi.advanceTimersByTime(ms && 1);
    });
    expect(committed).toEqual([12]);
    await panel.settle(() => vi.advanceTimersByTime(1_000));
    expect(committed).toEqual([12]);
  });

  test('that goes before it has rested applies nothing any more; nor does one that is moved back to its value', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { panel, committed, slider } = await slid(true);
    await panel.key(slider, 'ArrowRight');
    await panel.key(slider, 'ArrowLeft');
    await panel.settle(() => vi.advanceTimersByTime(1_000));
    await panel.key(slider, 'ArrowRight');
    await panel.show(null);
    vi.advanceTimersByTime(1_000);
    expect(committed).toEqual([]);
  });
});

describe('a line that is typed', () => {
  const taken = async (panel: Panel, field: Element): Promise<boolean> => {
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    await panel.settle(() => field.dispatchEvent(key));
    return key.defaultPrevented;
  };

  test('is taken once, and not where it is what it was; what cannot be read stays and is marked until Escape', async () => {
    const commit = vi.fn<(text: string) => boolean>((text) => text !== 'nonsense');
    const panel = await Panel.of(<TextField label="Gaps" value="1, 2" onCommit={commit} />);
    const field = panel.input('Gaps');
    const now = () => [field.value, field.getAttribute('aria-invalid'), field.dataset['applied']];
    // What was typed and taken back by hand is what it was.
    await panel.enter(field, '1, 2, 3');
    for (const text of ['1, 2', '3', 'nonsense']) await panel.type('Gaps', text);
    // Enter, and again when the field is left.
    expect(commit.mock.calls).toEqual([['3'], ['nonsense'], ['nonsense']]);
    expect(now()).toEqual(['nonsense', 'true', 'false']);
    expect([await taken(panel, field), await taken(panel, field)]).toEqual([true, false]);
    expect(now()).toEqual(['1, 2', 'false', 'true']);
    await panel.enter(field, 'nonsense');
    await panel.key(field, 'Enter');
    await panel.type('Gaps', '1, 2');
    expect(now()[0]).toBe('1, 2');
  });
});

test('a file that was taken is taken again at the next choice of it, and no choice is none', async () => {
  const got = vi.fn<(file: File) => void>();
  const panel = await Panel.of(<FileField label="A file" onFile={got} />);
  const field = document.querySelector<HTMLInputElement>('input[type=file]')!;
  const file = new File(['x'], 'a.json');
  for (const files of [[file], [], [file]]) {
    // A browser says nothing of the file that stands there already.
    Object.defineProperty(field, 'value', { value: 'a.json', writable: true, configurable: true });
    Object.defineProperty(field, 'files', { value: files, configurable: true });
    await panel.settle(() => field.dispatchEvent(new Event('change', { bubbles: true })));
    expect(field.value).toBe('');
  }
  expect(got.mock.calls).toEqual([[file], [file]]);
});

test('the browser’s name of the page is that of what stands there, and its own again when that goes', async () => {
  const Titled = ({ title }: { title: string }) => (useTitle(title), null);
  document.title = 'Sawtooth';
  const panel = await Panel.of(<Titled title="Terms" />);
  expect(document.title).toBe('Terms');
  await panel.show(<Titled title="Figures" />);
  expect(document.title).toBe('Figures');
  await panel.show(null);
  expect(document.title).toBe('Sawtooth');
});

test('the maker’s answer to a question is asked for once, however often it is opened; another question begins anew', async () => {
  const answered = vi.fn<() => void>();
  const panel = await Panel.of(null);
  const asked = (words: string) => <NoteAndQuestion question={words} answer="It is full." onAnswered={answered} />;
  await panel.settle(() => panel.draw(asked('Why does it fall?')));
  const details = (): HTMLDetailsElement => document.querySelector('details')!;
  const turn = (open: boolean) => panel.settle(() => (details().open = open));
  await turn(false);
  expect(answered).not.toHaveBeenCalled();
  for (const open of [true, false, true]) await turn(open);
  expect(answered).toHaveBeenCalledTimes(1);
  await panel.enter(panel.input('What do you think?'), 'So');
  await panel.settle(() => panel.draw(asked('And the other?')));
  expect([panel.value('What do you think?'), details().open]).toEqual(['', false]);
});

test.each([
  [4, 'radio buttons in a row'],
  [5, 'a list'],
])('of %i choices there is %s', async (count, _) => {
  const options = Array.from({ length: count }, (__, value) => ({ value: `${value}`, label: `${value}` }));
  await Panel.of(<Choice label="Which" value="1" options={options} onChange={() => undefined} />);
  expect(document.querySelectorAll('input[type=radio]')).toHaveLength(count === 4 ? 4 : 0);
  expect(document.querySelectorAll('option')).toHaveLength(count === 4 ? 0 : 5);
});

describe('what opens', () => {
  const turn = (panel: Panel, selector: string, open: boolean): Promise<void> =>
    panel.settle(() => {
      const details = document.querySelector<HTMLDetailsElement>(selector)!;
      details.open = open;
      details.dispatchEvent(new Event('toggle'));
    });
  let made = 0;
  function Inside() {
    useState(() => (made += 1));
    return <input aria-label="inside" />;
  }

  test.each([
    [
      'a section',
      '#run',
      (inside: ReactNode) => (
        <Section id="run" title="Run">
          {inside}
        </Section>
      ),
    ],
    ['a fold', '.fold', (inside: ReactNode) => <Fold title="Run">{inside}</Fold>],
  ])(
    '%s makes what it holds when it is opened first, and keeps what was typed there when it is closed',
    async (_, selector, part) => {
      made = 0;
      act(() => setOpen('run', false));
      const panel = await Panel.of(null);
      await panel.settle(() => panel.draw(part(<Inside />)));
      expect([made, document.querySelector('input')]).toEqual([0, null]);
      await turn(panel, selector, true);
      await panel.enter(panel.input('inside'), 'half');
      for (const open of [false, true]) await turn(panel, selector, open);
      expect([made, panel.value('inside')]).toEqual([1, 'half']);
    },
  );

  test('a section is open in the page’s own list as long as it is, and closes no other', async () => {
    const panel = await Panel.of(null);
    const part = ['run', 'flows'].map((id) => (
      <Section key={id} id={id} title={id}>
        {id}
      </Section>
    ));
    act(() => ['run', 'flows'].forEach((id) => setOpen(id, false)));
    await panel.settle(() => panel.draw(part));
    const listed = (): string[] => ['run', 'flows'].filter((id) => setUp.getState().open.includes(id));
    await turn(panel, '#run', true);
    await turn(panel, '#flows', true);
    expect(listed()).toEqual(['run', 'flows']);
    await turn(panel, '#run', false);
    expect(listed()).toEqual(['flows']);
    // A toggle that says what is known already turns nothing.
    await turn(panel, '#flows', true);
    expect(listed()).toEqual(['flows']);
    act(() => enterLesson({ locked: ['flows'] }));
    await panel.settle(() => panel.draw(part));
    expect(
      [...document.querySelectorAll('fieldset')].map(({ disabled, textContent }) => [disabled, textContent]),
    ).toEqual([[true, 'flows']]);
  });
});

test('a choice by place has what stands for none only while none is chosen, and two rows of choices keep apart', async () => {
  const chosen = vi.fn<(place: number) => void>();
  const panel = await Panel.of(
    <PlaceSelect label="As in" words={['x', 'y']} chosen={-1} absent="none" onChoose={chosen} />,
  );
  const words = (): string[] => [...document.querySelectorAll('option')].map(({ text }) => text);
  expect(words()).toEqual(['none', 'x', 'y']);
  await panel.choose('As in', 'y');
  expect(chosen.mock.calls).toEqual([[1]]);
  await panel.show(<PlaceSelect label="As in" words={['x', 'y']} chosen={0} absent="none" onChoose={chosen} />);
  expect(words()).toEqual(['x', 'y']);
  const options = { a: 'A', b: 'B' };
  await panel.show(
    ['one', 'other'].map((label) => (
      <Segments key={label} label={label} value="a" options={options} onChange={() => undefined} />
    )),
  );
  expect(new Set([...document.querySelectorAll('input')].map(({ name }) => name)).size).toBe(2);
});

test('a code to hand in is told to the page around, and each that follows; on a page of its own to nobody', async () => {
  const told = vi.fn<(message: object, to: string) => void>();
  vi.spyOn(window, 'postMessage').mockImplementation(told as never);
  const code = (text: string) => <HandInCode label="Code" text={text} pictures={[text]} what="your answer" />;
  const panel = await Panel.of(code('ST1-a'));
  expect(told).not.toHaveBeenCalled();
  const parent = vi.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage: told } as never);
  for (const text of ['ST1-b', 'ST1-b', 'ST1-c']) await panel.show(code(text));
  expect(told.mock.calls).toEqual(['ST1-b', 'ST1-c'].map((answer) => [{ type: 'sawtooth', answer }, '*']));
  parent.mockRestore();
});
