/** Lessons: the list, and a lesson by its address. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { act } from 'react';
import { encodeHash } from '../../src/link/codec.ts';
import { unzip } from '../support/unzip.ts';
import { saved } from './support/saved.ts';
import { LessonsPage } from '../../src/lessons/lessons-page.tsx';
import { LESSONS } from '../../src/link/lessons.ts';
import { goToLesson } from '../../src/link/lesson-link.ts';
import { Playback } from '../../src/player/playback.ts';
import { collectHash, placeOf } from '../../src/link/route.ts';
import { Panel, scenarioOf, until } from './support/panel.tsx';

beforeEach(() => localStorage.clear());

describe('a lesson by its address', () => {
  const words = (title: string): string =>
    `# ${title}\n\nAbout it.\n\n## One\n\n\`\`\`scene\nopen: #/scene/sawtooth\nuntil: 2\n\`\`\`\n\nSo.\n`;
  const title = (): string | undefined => document.querySelector('h1.lesson-title')?.textContent;
  const pageAt = async (hash: string): Promise<Panel> => Panel.of(<LessonsPage place={placeOf(hash)!} />);

  test('is read from the file of that name; of none it is said', async () => {
    vi.stubGlobal('fetch', async (url: string) =>
      url === 'lessons/mine.md' ? new Response(words('Mine')) : new Response('', { status: 404 }),
    );
    await pageAt('#/lessons/mine');
    await until(() => expect(title()).toBe('Mine'));
    const panel = await pageAt('#/lessons/other');
    await until(() => expect(panel.text).toContain('There is no lesson “other” on this site.'));
  });

  test('that cannot be read says which line and why; where the address asks for it, one is made', async () => {
    vi.stubGlobal('fetch', async () => new Response('# Title\n\nText.'));
    const panel = await pageAt('#/lessons/mine');
    const refused = 'This lesson cannot be read. Line 1: a lesson has at least one step, “## …”.';
    await until(() => expect(panel.text).toContain(refused));
    await pageAt('#/lessons?make=1');
    await until(() => expect(title()).toBe('Make a lesson'));
  });

  test('is made of a link’s own question, whose answers are collected; of a link without one it is said', async () => {
    const linkOf = (view: object): Promise<string> => encodeHash(scenarioOf(), null, { view });
    const panel = await pageAt(collectHash(await linkOf({ question: 'Why does it fall?' })));
    await until(() => expect(title()).toBe('Collect: answers to a link’s question'));
    expect(panel.text).toContain('Why does it fall?');
    await pageAt(collectHash(await linkOf({})));
    await until(() =>
      expect(document.body.textContent).toContain('This link asks nothing: there is nothing to collect.'),
    );
    await pageAt(collectHash('#/play?s=9.x'));
    await until(() => expect(document.body.textContent).toContain('This link is of format “9”'));
  });

  test.each([
    [LESSONS[0]!.name, `#/lessons/${LESSONS[0]!.name}?frame=1`, false],
    ['mine', '#/lessons/course?frame=1', true],
  ])('%s goes to a learning platform by its own address or with its text', async (name, address, holds) => {
    const text = words('Mine');
    vi.stubGlobal('fetch', async (url: string) =>
      url === 'files.json'
        ? Response.json([['./', 'hash']])
        : new Response(url.startsWith('lessons/') ? text : '<!doctype html>'),
    );
    const panel = await pageAt(`#/lessons/${name}`);
    await until(() => expect(title()).toBe('Mine'));
    await panel.press('Share');
    await panel.openAll();
    saved();
    act(() => panel.button('Save the package').click());
    await until(() => expect(panel.text).toContain('Saved: '));
    const bytes = vi.mocked(URL.createObjectURL).mock.lastCall![0] as Blob;
    const entries = unzip(Buffer.from(await bytes.arrayBuffer()));
    expect(entries.get('launch.html')!.toString()).toContain(`?course${address}"`);
    expect(entries.get('lessons/course.md')?.toString()).toBe(holds ? text : undefined);
    expect(entries.get('imsmanifest.xml')!.toString()).toContain('Mine');
  });

  test('begins at the step that the address names', async () => {
    vi.stubGlobal('fetch', async () => new Response(words('Mine')));
    await pageAt('#/lessons/mine?step=1');
    await until(() => expect(title()).toBe('One'));
    await pageAt('#/lessons/mine?step=2');
    await until(() => expect(title()).toBe('Mine'));
  });

  test('that is left for the answers of its class, or for another lesson, rests meanwhile', async () => {
    vi.stubGlobal('fetch', async () => new Response(words('Mine')));
    for (const hash of ['#/lessons/mine?collect=1', '#/lessons/other', '#/lessons']) {
      const panel = await pageAt('#/lessons/mine');
      await until(() => expect(title()).toBe('Mine'));
      const plays = vi.spyOn(Playback.prototype, 'togglePlay');
      await panel.show(<LessonsPage place={placeOf(hash)!} />);
      expect(plays.mock.calls, hash).toContainEqual([false]);
      plays.mockRestore();
    }
  });

  test('is what the link holds, and another one after it', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    await goToLesson(words('First'));
    const first = location.hash;
    await goToLesson(words('Second'));
    const panel = await pageAt(first);
    await until(() => expect(title()).toBe('First'));
    await panel.show(<LessonsPage place={placeOf(location.hash)!} />);
    await until(() => expect(title()).toBe('Second'));
    await pageAt('#/lessons?file=1');
    await until(() => expect(title()).toBe('Second'));
  });

  test('keeps what was answered in it, but not what was answered in another', async () => {
    vi.stubGlobal('fetch', async (url: string) => new Response(words(url)));
    let panel = await pageAt('#/lessons/a');
    await until(() => expect(title()).toBe('lessons/a.md'));
    await panel.press('Begin');
    await until(() => expect(title()).toBe('One'));
    panel = await pageAt('#/lessons/b');
    await until(() => expect(title()).toBe('lessons/b.md'));
    panel = await pageAt('#/lessons/a');
    await until(() => expect(title()).toBe('One'));
    // In a frame of another page nothing is kept.
    panel = await pageAt('#/lessons/a?frame=1');
    await until(() => expect(title()).toBe('lessons/a.md'));
  });

  test('is found in the list, each with the picture of its own run', async () => {
    const lines = (at: number): object[] => [{ slot: 1, path: `M${at} 0` }];
    vi.stubGlobal('fetch', async () =>
      Response.json({ lessons: Object.fromEntries(LESSONS.map(({ name }, at) => [name, lines(at)])), scenes: {} }),
    );
    await pageAt('#/lessons');
    await until(() => expect(document.querySelectorAll('.run-thumb path')).toHaveLength(2 * LESSONS.length));
    const entries = [...document.querySelectorAll('.lesson-list li')];
    expect(entries).toHaveLength(LESSONS.length);
    entries.forEach((entry, at) => {
      const { name, title: called, about } = LESSONS[at]!;
      expect(entry.textContent).toBe(called + about);
      expect(entry.querySelector('a')!.getAttribute('href')).toBe(`#/lessons/${name}`);
      expect(entry.querySelectorAll('path')[1]!.getAttribute('d')).toBe(`M${at} 0`);
    });
  });
});
