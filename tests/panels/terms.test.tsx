/** Terms on the page: their cards by pointer, focus and press; and words of the sentence that lead to their controls. */
import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Rail } from '../../src/panels/rail.tsx';
import { showSection } from '../../src/panels/show-section.ts';
import { SECTIONS } from '../../src/lesson/lesson.ts';
import { setOpen } from '../../src/screen/set-up.ts';
import { sentence } from '../../src/scenario/describe.ts';
import { effectiveAt } from '../../src/scenario/effective.ts';
import { findTerm } from '../../src/terms/index.ts';
import { markRow, showDefinitions, termProps, Terms } from '../../src/terms/part.tsx';
import { TermPicture } from '../../src/terms/picture.tsx';
import * as shapes from '../../src/terms/shapes.ts';
import { nameOf, Panel, scenarioOf } from './support/panel.tsx';

const gilbert = { kind: 'gilbert', by: 'packets', toBad: 0.01, toGood: 0.5, lossBad: 0.5, lossGood: 0.01 };

describe('a word of the sentence', () => {
  const wave = { kind: 'cbr', wave: 'square', high: 4e6, low: 1e6, on: 2, off: 3 };
  test.each([
    ['as the page opens', {}],
    ['with a source and losses', { traffic: [wave], loss: gilbert }],
    ['with four sources', { traffic: [wave, wave, wave, wave] }],
    ['with a real reverse path', { reverse: [{ rate: 8e6, delay: 0.02 }] }],
    ['with a link that has no limit', { path: [{ rate: null, delay: 0.02 }] }],
    ['with three bottlenecks', { path: [{ rate: 8e6, delay: 0.02 }, {}, {}] }],
  ])('gives the focus to the control that it names, also behind folds: %s', async (_, fields) => {
    const scenario = scenarioOf(fields);
    await Panel.of(<Rail />, scenario);
    await act(async () => {
      for (const id of SECTIONS) setOpen(id, false);
      for (const details of document.querySelectorAll<HTMLDetailsElement>('details.fold')) details.open = false;
    });
    const words = sentence(scenario, effectiveAt(scenario, 0)).filter(({ section }) => section);
    expect(words.length).toBeGreaterThan(2);
    for (const { section, way, text } of words) {
      await act(async () => showSection(section!, way));
      const focused = document.activeElement!;
      const found = [nameOf(focused), focused.closest('fieldset')?.querySelector('legend')?.textContent];
      expect([text, found]).toEqual([text, expect.arrayContaining([way!.at(-1)])]);
      for (let box = focused.closest('details'); box; box = box.parentElement!.closest('details'))
        expect([text, box.open]).toEqual([text, true]);
      expect(focused.closest('.found')).not.toBeNull();
    }
  });

  test('leads to its section where the control is not there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await Panel.of(<Rail />);
    const there = showSection('flows', ['No such control']);
    await act(async () => vi.advanceTimersByTimeAsync(4_000));
    await there;
    expect(document.activeElement).toBe(document.querySelector('#flows > summary'));
    // It is marked for a while.
    expect(document.querySelectorAll('.found')).toHaveLength(1);
    vi.advanceTimersByTime(1_799);
    expect(document.querySelectorAll('.found')).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(document.querySelectorAll('.found')).toHaveLength(0);
  });
});

describe('a term', () => {
  // A document without a screen has no top layer.
  HTMLElement.prototype.showPopover ??= () => undefined;
  let stop: (() => void) | null = null;
  afterEach(() => {
    act(() => stop?.());
    stop = null;
  });

  /** A label with a term, its switch, and a link; time passes by hand. */
  async function shown(): Promise<HTMLElement> {
    await Panel.of(
      <>
        <label>
          <Terms text="Round trip, empty queue" most={1} />
          <input type="checkbox" />
        </label>
        <a href="#/play">elsewhere</a>
      </>,
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(async () => void (stop = showDefinitions()));
    return document.querySelector<HTMLElement>('.term')!;
  }
  const card = (): HTMLElement | null => document.querySelector('.term-card');
  const link = (): HTMLElement => document.querySelector<HTMLElement>('a[href="#/play"]')!;
  let x = 0;
  /** The pointer moves onto it; without `moves` the page moves it under the pointer. */
  const over = (target: Element, { pointerType = 'mouse', moves = true } = {}): Promise<unknown> =>
    act(async () => {
      if (moves) x += 1;
      for (const type of moves ? ['pointerover', 'pointermove'] : ['pointerover'])
        target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, clientX: x, clientY: 0 }));
    });
  const key = (target: Element, name: string): Promise<KeyboardEvent> =>
    act(async () => {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
      target.dispatchEvent(event);
      return event;
    });
  const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

  test('opens its card when the pointer rests on it; the pointer may go into the card, and out again', async () => {
    const term = await shown();
    await over(term);
    await pass(100);
    expect(card()).toBeNull();
    await pass(400);
    expect(card()!.textContent).toContain('until its ACK is back');
    await over(document.body);
    await pass(100);
    await over(card()!.querySelector('p')!);
    await pass(1_000);
    expect(card()).not.toBeNull();
    await over(document.body);
    await pass(1_000);
    expect(card()).toBeNull();
  });

  test('keeps its card where the pointer leaves it and is back before the card goes', async () => {
    const term = await shown();
    await over(term);
    await pass(500);
    await over(document.body);
    await pass(100);
    await over(term);
    await pass(1_000);
    expect(card()).not.toBeNull();
  });

  test('keeps its card to itself when the page moves it under a pointer that rests, until the pointer moves on it', async () => {
    const term = await shown();
    await over(link());
    await over(term, { moves: false });
    await pass(1_000);
    expect(card()).toBeNull();
    await over(term);
    await pass(400);
    expect(card()).not.toBeNull();
  });

  test('waits no longer where the pointer trembles on it', async () => {
    const term = await shown();
    for (let tremble = 0; tremble < 4; tremble++) {
      await over(term);
      await pass(100);
    }
    expect(card()).not.toBeNull();
  });

  test('opens its card when it gets the focus by a key; Escape puts it away and does nothing else', async () => {
    const term = await shown();
    const isFocused = term.matches.bind(term);
    vi.spyOn(term, 'matches').mockImplementation((selector) => selector === ':focus-visible' || isFocused(selector));
    await act(async () => term.focus());
    expect(card()).not.toBeNull();
    const leaves = vi.fn<() => void>();
    document.body.addEventListener('keydown', leaves);
    expect((await key(term, 'Escape')).defaultPrevented).toBe(true);
    expect(card()).toBeNull();
    expect(leaves).not.toHaveBeenCalled();
    expect((await key(term, 'Escape')).defaultPrevented).toBe(false);
    document.body.removeEventListener('keydown', leaves);
  });

  test('leads by Enter into its card and by Escape back', async () => {
    const term = await shown();
    await act(async () => term.focus());
    await key(term, 'Enter');
    await pass(10);
    expect(card()!.querySelector('a, button')).toBe(document.activeElement);
    await key(document.activeElement!, 'Escape');
    expect(document.activeElement).toBe(term);
    expect(card()).toBeNull();
  });

  test('opens by a press, which is not one on the control of its label; a press elsewhere puts it away', async () => {
    const term = await shown();
    await over(term, { pointerType: 'touch' });
    await pass(1_000);
    expect(card()).toBeNull();
    await act(async () => term.click());
    expect(card()).not.toBeNull();
    expect(document.querySelector('input')!.checked).toBe(false);
    await act(async () => link().click());
    expect(card()).toBeNull();
  });

  test.each<[what: string, act: (term: HTMLElement) => unknown, stays: boolean]>([
    [
      'that a press has opened goes when the page scrolls',
      () => document.body.dispatchEvent(new Event('scroll')),
      false,
    ],
    ['goes when the window changes its size', () => window.dispatchEvent(new Event('resize')), false],
    ['goes when the focus is elsewhere', () => link().focus(), false],
    ['goes by a press on a way that it leads', () => card()!.querySelector('a')!.click(), false],
    ['stays when its own words are pressed', () => card()!.querySelector('p')!.click(), true],
    ['stays when its term is pressed again', (term) => term.click(), true],
    ['stays when the focus goes into it', () => card()!.querySelector('a')!.focus(), true],
  ])('whose card %s', async (_, act_, stays) => {
    const term = await shown();
    await act(async () => term.click());
    card()!.addEventListener('click', (event) => event.preventDefault());
    await act(async () => void act_(term));
    await pass(1_000);
    expect(card() !== null).toBe(stays);
  });

  test.each([
    ['by Tab, and so does its card, soon', true],
    ['with its window, and its card waits for it', false],
  ])('with the focus keeps its card whatever the pointer does; it loses it %s', async (_, hasFocus) => {
    const term = await shown();
    const isFocused = term.matches.bind(term);
    vi.spyOn(term, 'matches').mockImplementation((selector) => selector === ':focus-visible' || isFocused(selector));
    await act(async () => term.focus());
    await over(term);
    await over(document.body);
    await pass(1_000);
    expect(card()).not.toBeNull();
    vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus);
    await act(async () => term.blur());
    await pass(200);
    expect(card()).not.toBeNull();
    await pass(100);
    expect(card() === null).toBe(hasFocus);
  });

  test('that stands twice has its card where it is pressed', async () => {
    const term = await shown();
    const again = term.cloneNode(true) as HTMLElement;
    term.parentElement!.append(again);
    const places = [100, 300];
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1_000);
    [term, again].forEach((each, at) => {
      const box = { left: places[at], top: 0, bottom: 20 } as DOMRect;
      vi.spyOn(each, 'getBoundingClientRect').mockReturnValue(box);
    });
    const lefts: string[] = [];
    for (const each of [term, again]) {
      await act(async () => each.click());
      lefts.push(card()!.style.left);
    }
    expect([lefts, document.querySelectorAll('.term-card').length]).toEqual([places.map((px) => `${px}px`), 1]);
  });

  test('is listened to until definitions are no longer shown', async () => {
    const open = new Map<string, number>();
    for (const target of [document, window])
      for (const [name, by] of [
        ['addEventListener', 1],
        ['removeEventListener', -1],
      ] as const) {
        const usual = target[name].bind(target) as (...given: unknown[]) => void;
        vi.spyOn(target, name).mockImplementation((...given: unknown[]) => {
          const what = `${String(given[0])} ${String(given[2] ?? false)}`;
          if (!what.startsWith('selectionchange')) open.set(what, (open.get(what) ?? 0) + by);
          usual(...given);
        });
      }
    const term = await shown();
    expect(open.size).toBeGreaterThan(5);
    await over(term);
    await act(async () => stop!());
    stop = null;
    expect([...open].filter(([, count]) => count !== 0)).toEqual([]);
    expect([vi.getTimerCount(), card()]).toEqual([0, null]);
  });

  test('is reached by the Tab key, unless its words change while they are read', async () => {
    for (const changing of [undefined, false, true]) {
      await Panel.of(<Terms text="the round trip" most={1} {...(changing !== undefined && { changing })} />);
      expect(document.querySelector<HTMLElement>('.term')!.tabIndex, String(changing)).toBe(changing ? -1 : 0);
    }
  });

  test('has its definition as its description', async () => {
    const term = await shown();
    expect(document.getElementById(term.getAttribute('aria-describedby')!)?.textContent).toBe(
      findTerm('rtt')!.definition,
    );
  });
});

test('the title of a row has its first term marked in its place, which the Tab key reaches only where there is room for it', () => {
  const title = document.createElement('div');
  title.textContent = 'what was drawn before';
  markRow(title, 'Mean round trip of a window, in ms', true);
  expect(title.textContent).toBe('Mean round trip of a window, in ms');
  const [mark, ...more] = title.querySelectorAll('span');
  expect(more).toEqual([]);
  expect([mark!.className, mark!.textContent, mark!.dataset['term'], mark!.tabIndex]).toEqual([
    'term',
    'round trip',
    'rtt',
    0,
  ]);
  expect(mark!.getAttribute('aria-describedby')).toBe('term-rtt');
  markRow(title, 'Mean round trip', false);
  expect([title.textContent, title.querySelector('span')!.tabIndex]).toEqual(['Mean round trip', -1]);
  markRow(title, 'Nothing of the field', true);
  expect(title.innerHTML).toBe('Nothing of the field');
});

test('what does something else when it is pressed is described by the first term in its words, or by none', () => {
  expect(termProps('Window and round trip')).toEqual({ 'data-term': 'window', 'aria-describedby': 'term-window' });
  expect(termProps('Nothing of the field')).toEqual({});
});

describe('the picture of a term', () => {
  const drawn = async (...picture: shapes.Shape[]): Promise<SVGElement[]> => {
    await Panel.of(<TermPicture term={{ ...findTerm('window')!, picture }} />);
    return [...document.querySelector('.term-picture')!.children] as SVGElement[];
  };
  const attributes = (element: Element, ...names: string[]) => names.map((name) => element.getAttribute(name));

  test('has each shape at its place, in its look', async () => {
    const [solid, broken, full, open, spot, lost, words, ended] = await drawn(
      shapes.line('flow', [1, 2], [3, 4]),
      shapes.dashed('other', [5, 6], [7, 8], [9, 10]),
      shapes.box('faint', 10, 20, 30, 40),
      shapes.frame(11, 21, 31, 41),
      shapes.dot('ink', 50, 60),
      shapes.cross(70, 30),
      shapes.text('S', 15, 44, 'middle'),
      shapes.text('time', 194, 77),
    );
    expect(attributes(solid!, 'class', 'points')).toEqual(['line flow', '1,2 3,4']);
    expect(attributes(broken!, 'class', 'points')).toEqual(['line other dashed', '5,6 7,8 9,10']);
    expect(attributes(full!, 'class', 'x', 'y', 'width', 'height')).toEqual(['box faint', '10', '20', '30', '40']);
    expect(attributes(open!, 'class', 'x', 'y', 'width', 'height')).toEqual(['open ink', '11', '21', '31', '41']);
    expect(attributes(spot!, 'class', 'cx', 'cy')).toEqual(['box ink', '50', '60']);
    // 7 px each way through the point.
    expect(attributes(lost!, 'class', 'd')).toEqual(['line loss', 'M66.5 26.5l7 7m0 -7l-7 7']);
    expect([words!.textContent, ...attributes(words!, 'x', 'y', 'text-anchor')]).toEqual(['S', '15', '44', 'middle']);
    expect(attributes(ended!, 'text-anchor')).toEqual([null]);
  });

  test('has the head of an arrow at its end', async () => {
    const [shaft, head, ...more] = await drawn(shapes.arrow('flow', [10, 40], [20, 40], [90, 40]));
    expect([attributes(shaft!, 'points'), more]).toEqual([['10,40 20,40 90,40'], []]);
    expect(attributes(head!, 'class')).toEqual(['head flow']);
    const [x, y] = head!.getAttribute('d')!.slice(1).split(/[ ,L]/).map(Number);
    expect([x, y]).toEqual([90, 40]);
  });
});
