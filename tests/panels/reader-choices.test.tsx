/** What the page begins with for its reader: theme and language, chosen, kept or the browser's, and whose scripts may run. */
import { act, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToKeys } from '../../src/commands/keys.ts';
import { mode, setMode } from '../../src/screen/mode.ts';
import { applyRememberedTheme, colourFrame, currentTheme, toggleTheme } from '../../src/theme.ts';
import { trustOwnScripts } from '../../src/trusted-types.ts';
import { InLanguage } from '../../src/words/in-language.tsx';
import { readersLanguage, rememberLanguage, setLanguage } from '../../src/words/language.ts';
import { Panel, until } from './support/panel.tsx';
import { onScreen } from './support/screen.ts';

const root = document.documentElement;
const forbid = (): void => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  });
};

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['theme'];
  onScreen();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete root.dataset['theme'];
  location.hash = '';
});

describe('the theme', () => {
  test.each([
    ['dark', 'dark', 'dark'],
    ['light', 'light', 'light'],
    ['pink', undefined, 'light'],
    [null, undefined, 'light'],
  ])('that is kept as %s is there before anything is drawn', (kept, applied, current) => {
    if (kept !== null) localStorage.setItem('sawtooth-theme', kept);
    applyRememberedTheme();
    expect([root.dataset['theme'], currentTheme()]).toEqual([applied, current]);
  });

  test('is the system’s as long as nothing is chosen, and a choice outlives the page', () => {
    onScreen('prefers-color-scheme: dark');
    expect(currentTheme()).toBe('dark');
    toggleTheme();
    expect([root.dataset['theme'], currentTheme(), localStorage.getItem('sawtooth-theme')]).toEqual(
      Array(3).fill('light'),
    );
    delete root.dataset['theme'];
    applyRememberedTheme();
    expect(currentTheme()).toBe('light');
  });

  test('can be chosen where nothing can be kept', () => {
    forbid();
    applyRememberedTheme();
    expect(currentTheme()).toBe('light');
    toggleTheme();
    expect(currentTheme()).toBe('dark');
  });

  test('colours the browser’s frame, anew when another one is chosen', async () => {
    document.head.innerHTML = '<meta name="theme-color" content="#fff"><meta name="theme-color" content="#000">';
    const colours = (): string[] => [...document.querySelectorAll('meta')].map(({ content }) => content);
    onScreen('prefers-color-scheme: dark');
    colourFrame();
    expect(colours()).toEqual(['#000', '#000']);
    root.dataset['theme'] = 'light';
    await vi.waitFor(() => expect(colours()).toEqual(['#fff', '#fff']));
    delete root.dataset['theme'];
    await vi.waitFor(() => expect(colours()).toEqual(['#000', '#000']));
    document.head.innerHTML = '';
  });
});

test('the page’s scripts come from its own origin alone', () => {
  const policies = new Map<string, (url: string) => string | null>();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL(url: string): string | null }) =>
      policies.set(name, rules.createScriptURL),
  });
  trustOwnScripts();
  const trusted = policies.get('default')!;
  const own = `${location.origin}/part.js`;
  expect([own, './part.js', 'https://elsewhere.example/part.js'].map(trusted)).toEqual([own, './part.js', null]);
});

describe('the language', () => {
  test.each<[hash: string, kept: 'es' | null, browser: string[], language: string, rest: string]>([
    ['#/play?lang=de&seed=3', 'es', ['ar'], 'de', '#/play?seed=3'],
    ['#/play?seed=3', 'es', ['ar'], 'es', '#/play?seed=3'],
    ['#/play?lang=xx', null, ['fr', 'ar-EG'], 'ar', '#/play?lang=xx'],
    ['', null, ['fr'], 'en', ''],
  ])('of %s, kept %s and a browser of %j is %s', (hash, kept, browser, language, rest) => {
    location.hash = hash;
    if (kept) rememberLanguage(kept);
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
    expect(readersLanguage()).toBe(language);
    // What the address asks for is no part of the run.
    expect(location.hash).toBe(rest);
  });

  test('is the browser’s where nothing can be kept', () => {
    forbid();
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-PT']);
    rememberLanguage('de');
    expect(readersLanguage()).toBe('pt-BR');
  });

  test('of the page makes all of it anew when it changes', async () => {
    const begun = vi.fn<() => void>();
    function Part() {
      useEffect(() => begun(), []);
      return <p>part</p>;
    }
    const panel = await Panel.of(
      <InLanguage>
        <Part />
      </InLanguage>,
    );
    const { length } = begun.mock.calls;
    await panel.settle(() => setLanguage('en'));
    expect(begun).toHaveBeenCalledTimes(length + 1);
  });
});

test('s says how it stands, and Esc ends presenting, else what is pointed at', async () => {
  const panel = await Panel.of(null);
  const stop = listenToKeys(panel.player);
  await panel.key(document.body, 's');
  await until(() => expect(mode.getState().spoken).toMatch(/\w/));
  act(() => setMode({ presenting: true }));
  await panel.settle(() => panel.player.point({ group: 'tcp', flow: 1 }));
  await panel.key(document.body, 'Escape');
  expect([mode.getState().presenting, panel.player.state.pointed]).toEqual([false, { group: 'tcp', flow: 1 }]);
  await panel.key(document.body, 'Escape');
  expect(panel.player.state.pointed).toBeNull();
  stop();
  await panel.settle(() => panel.player.point({ group: 'tcp', flow: 1 }));
  await panel.key(document.body, 'Escape');
  expect(panel.player.state.pointed).not.toBeNull();
  act(() => setMode({ spoken: '' }));
});
