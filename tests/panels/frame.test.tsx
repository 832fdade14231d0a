/** What is around the papers, lessons and terms: links that leave a frame, the link that is shared, and the colour of the browser's frame. */
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { Frame } from '../../src/frame/frame.tsx';
import { PageShare } from '../../src/frame/page-share.tsx';
import { placeOf } from '../../src/link/route.ts';
import { colourFrame } from '../../src/theme.ts';
import { trustOwnScripts } from '../../src/trusted-types.ts';
import { Panel, textsOf } from './support/panel.tsx';
import { onScreen } from './support/screen.ts';

const page = (hash: string) => {
  location.hash = hash;
  return (
    <Frame place={placeOf(hash)!} title="T" body={null}>
      <p>
        <a href="#/terms/cwnd">
          <b>cwnd</b>
        </a>
      </p>
    </Frame>
  );
};
async function pressed(selector: string): Promise<HTMLAnchorElement> {
  const element = document.querySelector<HTMLElement>(selector)!;
  await act(async () => {
    element.addEventListener('click', (event) => event.preventDefault(), { once: true });
    element.click();
  });
  return element.closest('a')!;
}

test('in a frame a link opens beside it, pressed anywhere within; on a page of its own it stays a link', async () => {
  await Panel.of(page('#/terms?frame=1'));
  expect((await pressed('.papers-body b')).target).toBe('_blank');
  expect(document.querySelector('.frame-line a')!.getAttribute('href')).toBe('#/terms');
  const panel = await Panel.of(page('#/terms'));
  expect((await pressed('.papers-body b')).target).toBe('');
  // Nor does one that was pressed after the frame has gone.
  await panel.show(page('#/terms?frame=1'));
  await panel.show(page('#/terms'));
  expect((await pressed('.papers-body b')).target).toBe('');
});

test('a page is shared with the question that is typed, in the room’s large code too', async () => {
  location.hash = '#/terms?note=Look';
  const panel = await Panel.of(<PageShare title="T">more</PageShare>);
  const fold = (): string => textsOf('.fold > summary').join();
  const link = (): string => panel.value('Link');
  expect(fold()).toContain('a note');
  expect(link()).toContain('note=Look');
  await panel.type('Question', 'Why?');
  expect(fold()).toContain('a question');
  expect(link()).toMatch(/note=Look&question=Why/);
});

test('the browser’s frame has the colour of the theme, and takes that of the other when it is chosen', async () => {
  document.head.innerHTML = '<meta name="theme-color" content="#fff"><meta name="theme-color" content="#000">';
  const { dataset } = document.documentElement;
  const colours = (): string[] => [...document.querySelectorAll('meta')].map(({ content }) => content);
  // What a test before it in this process chose.
  delete dataset['theme'];
  onScreen('prefers-color-scheme: dark');
  colourFrame();
  expect(colours()).toEqual(['#000', '#000']);
  dataset['theme'] = 'light';
  await vi.waitFor(() => expect(colours()).toEqual(['#fff', '#fff']));
  delete dataset['theme'];
  await vi.waitFor(() => expect(colours()).toEqual(['#000', '#000']));
  document.head.innerHTML = '';
});

test('scripts come from the page’s own origin alone', () => {
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
