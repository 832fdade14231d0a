/** A lesson before a class: full screen comes and goes with it, and a presenter's remote leads it where nothing else has its keys. */
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { usePresenting, useRemote } from '../../src/lessons/presenting.ts';
import { mode } from '../../src/screen/mode.ts';
import { Panel } from './support/panel.tsx';

describe('full screen', () => {
  const root = document.documentElement;
  let full: Element | null;
  let asked: string[];
  let left: number;
  /** What the browser answers to whoever asks for full screen. */
  let answer: { allow(): void; refuse(): void };

  function set(element: Element | null): void {
    full = element;
    document.dispatchEvent(new Event('fullscreenchange'));
  }
  beforeEach(() => {
    [full, asked, left] = [null, [], 0];
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => full });
    const requestFullscreen = (): Promise<void> => {
      asked.push('for it');
      return new Promise((resolve, reject) => {
        answer = { allow: () => (set(root), resolve()), refuse: () => reject(new Error('no')) };
      });
    };
    Object.assign(root, { requestFullscreen });
    Object.assign(document, { exitFullscreen: async () => (asked.push('to leave'), set(null)) });
    return () => {
      Reflect.deleteProperty(root, 'requestFullscreen');
      Reflect.deleteProperty(document, 'exitFullscreen');
      Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => null });
    };
  });

  function Room({ on }: { on: boolean }) {
    usePresenting(on, () => (left += 1));
    return null;
  }
  const isLarge = (): boolean => root.dataset['presenting'] !== undefined;
  const facts = (): unknown[] => [asked.join(', '), isLarge(), left];
  const acts: Readonly<Record<string, (panel: Panel) => unknown>> = {
    present: (panel) => panel.draw(<Room on />),
    'present no more': (panel) => panel.draw(<Room on={false} />),
    'leave the lesson': (panel) => panel.draw(null),
    allow: () => answer.allow(),
    refuse: () => answer.refuse(),
    'no full screen here': () => Reflect.deleteProperty(root, 'requestFullscreen'),
    'press Escape': () => set(null),
    'another part is full': () => set(document.body),
  };

  test.each([
    ['is asked for', 'present', ['for it', true, 0]],
    ['that is refused is done without', 'present, refuse, press Escape', ['for it', true, 0]],
    ['that is not there is done without', 'no full screen here, present', ['', true, 0]],
    ['that is left ends the presentation', 'present, allow, press Escape', ['for it', true, 1]],
    ['that changes does not', 'present, allow, another part is full', ['for it', true, 0]],
    ['ends with the presentation', 'present, allow, present no more', ['for it, to leave', false, 0]],
    ['ends with the lesson', 'present, allow, leave the lesson, press Escape', ['for it, to leave', false, 0]],
    ['that nobody is in is not left', 'present, refuse, present no more', ['for it', false, 0]],
    ['that comes late is left at once', 'present, present no more, allow', ['for it, to leave', false, 0]],
    [
      'is asked for again by the next presentation',
      'present, allow, present no more, present, allow, press Escape',
      ['for it, to leave, for it', true, 1],
    ],
  ])('%s', async (_, events, come) => {
    const panel = await Panel.of(null);
    for (const event of events.split(', ')) await panel.settle(() => acts[event]!(panel));
    expect(facts()).toEqual(come);
    expect(mode.getState().scale).toBeGreaterThanOrEqual(1);
  });
});

describe('a presenter’s remote', () => {
  let led: string[];
  beforeEach(() => {
    led = [];
  });
  function Led({ listening }: { listening?: boolean }) {
    useRemote(
      () => led.push('on'),
      () => led.push('back'),
      ...(listening === undefined ? [] : [listening]),
    );
    return (
      <>
        <textarea />
        <div className="overview">
          <input type="range" />
        </div>
        <button onKeyDown={(event) => event.stopPropagation()}>Press</button>
      </>
    );
  }
  /** @returns whether the browser is kept from what it would do */
  function press(key: string, where = 'body', more: KeyboardEventInit = {}): boolean {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    act(() => void document.querySelector(where)!.dispatchEvent(event));
    return event.defaultPrevented;
  }

  test.each<[key: string, where: string | undefined, more: KeyboardEventInit | undefined, leads: string]>([
    ['PageDown', undefined, undefined, 'on'],
    ['PageUp', undefined, undefined, 'back'],
    ['PageDown', 'button', undefined, 'on'],
    ['PageDown', 'textarea', undefined, ''],
    ['PageUp', '.overview input', undefined, ''],
    ['ArrowDown', undefined, undefined, ''],
    ['PageDown', undefined, { altKey: true }, ''],
    ['PageDown', undefined, { ctrlKey: true }, ''],
    ['PageUp', undefined, { metaKey: true }, ''],
    ['PageUp', undefined, { shiftKey: true }, ''],
  ])('%s on %s with %j leads “%4$s”, and then the page does not scroll', async (key, where, more, leads) => {
    await Panel.of(<Led />);
    expect([press(key, where, more), led.join()]).toEqual([leads !== '', leads]);
  });

  test('leads nothing while a dialog is open, while nobody is to be led, and when the lesson has gone', async () => {
    const panel = await Panel.of(<Led />);
    const query = vi.spyOn(document, 'querySelector').mockImplementation((selector) => {
      return selector === 'dialog:modal' ? document.body : document.body.querySelector(selector);
    });
    const event = new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true, cancelable: true });
    act(() => void document.body.dispatchEvent(event));
    query.mockRestore();
    expect([event.defaultPrevented, led]).toEqual([false, []]);
    await panel.show(<Led listening={false} />);
    expect([press('PageDown'), led]).toEqual([false, []]);
    await panel.show(<Led listening />);
    expect([press('PageDown'), led]).toEqual([true, ['on']]);
    await panel.show(null);
    expect([press('PageDown'), led]).toEqual([false, ['on']]);
  });
});
