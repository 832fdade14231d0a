import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RuleField } from '../../src/panels/rule-field.tsx';
import { completionsAt, piecesOf, readingOf, withSlid } from '../../src/panels/rule-text.ts';
import { EXAMPLES } from '../../workers/language/examples.ts';
import { findScheme } from '../../workers/engine/schemes/index.ts';
import { ParameterControl } from '../../src/panels/parameter-control.tsx';
import { heldRace } from '../../src/link/held-race.ts';
import { Panel, textsOf } from './support/panel.tsx';

const TEXT = 'param a 0.1..4 = 0.5\non ack: W = W + a / W # climb\non loss: W = W * (1 - 0.3)';

describe('the text of a rule', () => {
  test('stands in its colours as it was written, whatever it is', () => {
    for (const text of [TEXT, 'on ack: W = é💥"\n\n@', '', '\t \n', ...EXAMPLES.map(({ rule }) => rule)]) {
      const { error } = readingOf(text);
      const shown = piecesOf(text, error)
        .map((piece) => piece.text)
        .join('');
      // Where it breaks off a blank behind it is marked.
      expect(shown.replace(/ $/, '')).toBe(text.replace(/ $/, ''));
    }
  });

  test('tells parts, names, functions, numbers and remarks apart, and marks what is wrong alone', () => {
    const kinds = new Map(piecesOf('on ack: W = sqrt(2) # on', null).map(({ text, kind }) => [text, kind]));
    expect(Object.fromEntries(kinds)).toMatchObject({
      ack: 'head',
      W: 'name',
      sqrt: 'function',
      '2': 'number',
      '# on': 'remark',
    });
    const text = 'on ack: W = W + wnd';
    const wrong = piecesOf(text, readingOf(text).error).filter(({ isWrong }) => isWrong);
    expect(wrong.map((piece) => piece.text)).toEqual(['wnd']);
  });

  test('offers at the caret what the word may become: names, parts not yet there, what the rule itself has', () => {
    const at = (text: string): string[] => completionsAt(text, text.length).offers.map((offer) => offer.text);
    expect(at('on ack: W = m')).toEqual(['minRtt', 'marked', 'maxWindow', 'min(', 'max(']);
    expect(at('on ack: W = 1\non ')).toEqual(['on loss:', 'on mark:', 'on timeout:']);
    expect(at('at start: peak = 1\non ack: W = pe')).toEqual(['peak']);
    expect(at('param climb 0..1 = 1\non ack: W = c')).toContain('climb');
    expect(at('on ack: W = 2')).toEqual([]);
    expect(at('# on')).toEqual([]);
  });

  test('gets another value of a param in its place, within its bounds, and is read with that', () => {
    const param = readingOf(TEXT).rule!.params[0]!;
    const next = withSlid(TEXT, param, 1.23456);
    expect(next).toBe(TEXT.replace('= 0.5', '= 1.235'));
    expect(readingOf(next).rule!.params[0]!.value).toBe(1.235);
    expect(readingOf(withSlid(TEXT, param, 99)).rule!.params[0]!.value).toBe(4);
  });
});

describe('the field of a rule', () => {
  let root: Root;
  const place = document.createElement('div');
  const commits: string[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    commits.length = 0;
    // What a browser has for its own undo, and a document without a screen has not.
    document.execCommand = () => false;
    document.body.append(place);
    root = createRoot(place);
    show(TEXT);
  });
  /** The rule of the scenario on show. */
  const show = (value: string): void =>
    act(() =>
      root.render(
        <RuleField
          label="Rule"
          value={value}
          describedBy="help"
          path="flows.0.scheme.rule"
          onCommit={(text) => void commits.push(text)}
        />,
      ),
    );
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
  });

  const area = (): HTMLTextAreaElement => place.querySelector('textarea')!;
  function type(text: string): void {
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area(), text);
      area().dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
  const rest = (): void =>
    act(() => {
      vi.advanceTimersByTime(1_000);
    });

  test('runs what can be read once the typing rests, and what cannot be read never', () => {
    type('on ack: W = W + 2 / W');
    expect(commits).toEqual([]);
    rest();
    expect(commits).toEqual(['on ack: W = W + 2 / W']);
    type('on ack: W = Wnd');
    rest();
    expect(commits).toHaveLength(1);
    expect(area().getAttribute('aria-invalid')).toBe('true');
    expect(place.querySelector('[role=status]')!.textContent).toMatch(
      /^Line 1, column 13: .* Is W meant\? The run keeps/,
    );
    expect(place.querySelector('.rule-wrong')!.textContent).toBe('Wnd');
  });

  test('keeps what is typed on when the rule that it has sent comes back, and gives way to one from outside', () => {
    type('on ack: W = W + 2 / W');
    rest();
    type('on ack: W = W + 3 / W # still typ');
    show('on ack: W = W + 2 / W');
    expect(area().value).toBe('on ack: W = W + 3 / W # still typ');
    // Undo brings the text of before, a link any other.
    for (const outside of [TEXT, 'on ack: W = 7']) {
      show(outside);
      expect(area().value).toBe(outside);
    }
    rest();
    expect(commits).toEqual(['on ack: W = W + 2 / W']);
  });

  test('keeps what it offers while the focus goes to one of the offers, and drops it once that goes elsewhere', () => {
    const offers = (): Element | null => place.querySelector('.rule-offers');
    const leave = (to: Element): void =>
      act(() => void area().dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: to })));
    type('on ack: W = m');
    leave(offers()!.querySelector('button')!);
    expect(offers()).not.toBeNull();
    leave(place.querySelector('select')!);
    expect(offers()).toBeNull();
  });

  test('is run at once when the field is left, once, and no more when it is gone before it has rested', () => {
    type('on ack: W = W + 2 / W');
    act(() => void area().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(commits).toEqual(['on ack: W = W + 2 / W']);
    show('on ack: W = W + 2 / W');
    rest();
    expect(commits).toHaveLength(1);
    type('on ack: W = W + 3 / W');
    act(() => root.unmount());
    vi.advanceTimersByTime(9_000);
    expect(commits).toHaveLength(1);
    root = createRoot(place);
  });

  test('waits from the last letter on', () => {
    type('on ack: W = W + 2 / W');
    act(() => void vi.advanceTimersByTime(599));
    type('on ack: W = W + 2.5 / W');
    act(() => void vi.advanceTimersByTime(599));
    expect(commits).toEqual([]);
    act(() => void vi.advanceTimersByTime(1));
    expect(commits).toEqual(['on ack: W = W + 2.5 / W']);
  });

  test.each([
    ['Ctrl and Space put in the first of what is offered', { code: 'Space', key: ' ', ctrlKey: true }, true],
    ['Space alone is a blank', { code: 'Space', key: ' ' }, false],
    ['Ctrl and another key are the browser’s', { code: 'KeyA', key: 'a', ctrlKey: true }, false],
  ])('%s', (_, init, taken) => {
    type('on ack: W = m');
    const key = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
    act(() => void area().dispatchEvent(key));
    expect([key.defaultPrevented, area().value]).toEqual([taken, taken ? 'on ack: W = minRtt' : 'on ack: W = m']);
    // With nothing offered it is left to the browser.
    type('on ack: W = 2');
    const again = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
    act(() => void area().dispatchEvent(again));
    expect([again.defaultPrevented, area().value]).toEqual([false, 'on ack: W = 2']);
  });

  test.each([
    ['in a browser that puts it in as if it were typed', true],
    ['in one that does not', false],
  ])(
    'an offer that is pressed takes the place of what was typed of it, in the middle of the text too: %s',
    (_, types) => {
      document.execCommand = (command, _shown, offer) => {
        expect(command).toBe('insertText');
        if (!types) return false;
        const { value, selectionStart, selectionEnd } = area();
        type(value.slice(0, selectionStart) + offer + value.slice(selectionEnd));
        return true;
      };
      type('on ack: W = m + 1');
      act(() => {
        area().focus();
        area().setSelectionRange(13, 13);
        area().dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowLeft', bubbles: true }));
      });
      const offers = [...place.querySelectorAll<HTMLElement>('.rule-offers button')];
      act(() => offers.find(({ textContent }) => textContent === 'marked')!.click());
      expect(area().value).toBe('on ack: W = marked + 1');
      expect(place.querySelector('.rule-offers')).toBeNull();
    },
  );

  test('is given another value by the slider of its param, and is taken along to where it has its card', () => {
    const slider = place.querySelector<HTMLInputElement>('input[type=range]')!;
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(slider, '1000');
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      slider.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    });
    rest();
    const [param] = readingOf(commits.at(-1)!).rule!.params;
    expect(param!.value).toBe(param!.most);
    expect(area().value).toBe(commits.at(-1));
    expect(commits.at(-1)).not.toBe(TEXT);
    act(() => [...place.querySelectorAll('a')].at(-1)!.click());
    expect(heldRace.card).toBe(commits.at(-1));
  });

  test('has a slider for each param, and an example to begin from', () => {
    expect([...place.querySelectorAll('input[type=range]')]).toHaveLength(1);
    expect(place.querySelector('.slider-field')!.getAttribute('data-vary')).toBe('flows.0.scheme.rule.a');
    const select = place.querySelector('select')!;
    act(() => {
      select.value = String(EXAMPLES.findIndex(({ name }) => name === 'Scalable'));
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    rest();
    expect(commits.at(-1)).toBe(EXAMPLES.find(({ name }) => name === 'Scalable')!.rule);
    expect([...place.querySelectorAll('input[type=range]')]).toHaveLength(2);
  });
});

test('under a rule stands of each statement of it that was held how often, whatever came of the others', async () => {
  const parameter = findScheme('own')!.parameters.find(({ key }) => key === 'rule')!;
  const panel = await Panel.of(
    <ParameterControl parameter={parameter} value={TEXT} path="flows.1.scheme.rule" onCommit={() => undefined} />,
  );
  const held = (group: number, line: number, times: number) =>
    ({ group, line, name: 'W', why: 'too small', since: line, times }) as const;
  for (const counts of [[], [1], [4], [1, 3], [2, 1]]) {
    const of = counts.map((times, index) => held(1, index + 2, times));
    await panel.settle(() => panel.player.store.setState({ held: [held(0, 9, 7), ...of] }));
    expect(textsOf('.held-lines li').map((text) => /^Line (\d).*, (.*) so far\.$/.exec(text)!.slice(1))).toEqual(
      counts.map((times, index) => [String(index + 2), times === 1 ? 'once' : `${times} times`]),
    );
  }
});
