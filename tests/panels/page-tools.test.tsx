/** The keys of the papers and the terms: each opens its own dialog, single ones only where they are wanted, until the page is left. */
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { PageTools } from '../../src/frame/page-tools.tsx';
import { enterLesson, leaveLesson } from '../../src/lesson/lesson.ts';
import { mode, setMode } from '../../src/screen/mode.ts';
import { fitToRoom } from '../../src/screen/room.ts';
import { Panel } from './support/panel.tsx';

test('? opens the keys and Ctrl K the list; a field keeps its letters; where single keys are off only the list is left', async () => {
  const panel = await Panel.of(
    <>
      <PageTools title="x" share={null} />
      <input type="text" aria-label="field" />
    </>,
  );
  const opened = async (key: string, target: Element = document.body, more = {}): Promise<string | null> => {
    act(() => setMode({ dialog: null }));
    await panel.key(target, key, more);
    return mode.getState().dialog;
  };
  expect(await opened('?')).toBe('keys');
  expect(await opened('k', document.body, { ctrlKey: true })).toBe('commands');
  expect(await opened('k')).toBeNull();
  expect(await opened('?', panel.input('field'))).toBeNull();
  act(() => setMode({ singleKeys: false }));
  expect(await opened('?')).toBeNull();
  expect(await opened('k', document.body, { ctrlKey: true })).toBe('commands');
  await panel.show(null);
  expect(mode.getState().dialog).toBeNull();
  expect(await opened('k', document.body, { ctrlKey: true })).toBeNull();
});

test('no other key opens anything: those of a figure are the figure’s, and Escape the dialog’s', async () => {
  const panel = await Panel.of(<PageTools title="x" share={null} />);
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Enter', 'Escape', 'a']) {
    await panel.key(document.body, key);
    expect([key, mode.getState().dialog]).toEqual([key, null]);
  }
});

test('keys that open something are kept from the browser and heard before whoever keeps them; over a dialog they open nothing', async () => {
  const panel = await Panel.of(
    // The playground, which rests, keeps keys.
    <div ref={(part) => part?.addEventListener('keydown', (event) => event.stopPropagation())}>
      <PageTools title="x" share={null} />
    </div>,
  );
  const inside = document.querySelector('div div')!;
  const press = (key: string, ctrlKey = false): [prevented: boolean, dialog: string | null] => {
    const event = new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true });
    act(() => {
      setMode({ dialog: null });
      inside.dispatchEvent(event);
    });
    return [event.defaultPrevented, mode.getState().dialog];
  };
  expect([press('?'), press('k', true), press('k'), press('Escape')]).toEqual([
    [true, 'keys'],
    [true, 'commands'],
    [false, null],
    [false, null],
  ]);
  const query = vi.spyOn(document, 'querySelector').mockImplementation((selector) => {
    return selector === 'dialog:modal' ? document.body : document.body.querySelector(selector);
  });
  const over = press('?');
  query.mockRestore();
  expect(over).toEqual([false, null]);
  await panel.show(null);
});

test('the keys are listed, and a second dialog takes the place of the first', async () => {
  const panel = await Panel.of(<PageTools title="x" share={<p>another way</p>} />);
  const shown = (): string => document.querySelector('dialog')?.textContent ?? '';
  // The dialogs are fetched.
  await act(async () => vi.dynamicImportSettled());
  await panel.key(document.body, '?');
  expect(shown()).toContain('go to a figure, a term, a scene or a set-up');
  expect(shown()).toContain('next point of the line');
  expect(shown()).not.toContain('another way');
  await panel.settle(() => setMode({ dialog: 'share' }));
  expect(shown()).toContain('another way');
  expect(shown()).not.toContain('next point of the line');
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
});

test('what a link hides is shown again by the next link, and its theme is no longer asked for', () => {
  const { dataset } = document.documentElement;
  act(() =>
    enterLesson({ locked: ['loss', 'charts-hidden'].map((id) => id.replace('-hidden', '.hidden')), theme: 'dark' }),
  );
  expect([dataset['hidden'], dataset['theme']]).toEqual(['charts', 'dark']);
  act(() => enterLesson({ note: 'Look.' }));
  expect(dataset['hidden']).toBeUndefined();
  expect(dataset['theme']).not.toBe('dark');
  act(leaveLesson);
});

test('for a room the page is drawn larger as its screen is, never smaller, until that is over', () => {
  const size = { width: innerWidth, height: innerHeight };
  const resize = (width: number, height: number): number => {
    Object.assign(window, { innerWidth: width, innerHeight: height });
    window.dispatchEvent(new Event('resize'));
    return mode.getState().scale;
  };
  const end = fitToRoom();
  const large = resize(1920, 1080);
  expect(large).toBeGreaterThan(1.5);
  // The same part of every screen, by the side that has less room.
  expect(resize(3840, 2160)).toBeCloseTo(2 * large, 9);
  expect(resize(3840, 1080)).toBeCloseTo(large, 9);
  expect(resize(1920, 2160)).toBeCloseTo(large, 9);
  expect(resize(600, 400)).toBe(1);
  expect(document.documentElement.dataset['presenting']).toBe('1.000');
  resize(1920, 1080);
  end();
  expect(mode.getState().scale).toBe(1);
  expect(document.documentElement.dataset['presenting']).toBeUndefined();
  expect(resize(3840, 2160)).toBe(1);
  Object.assign(window, { innerWidth: size.width, innerHeight: size.height });
});
