/** Lessons: the list, a lesson by its address, and one that is made of the run on the page. */
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LessonsPage } from '../../src/lessons/lessons-page.tsx';
import { MakePage } from '../../src/lessons/make-page.tsx';
import { openLesson } from '../../src/lessons/open-lesson.ts';
import { LESSONS } from '../../src/link/lessons.ts';
import { goToLesson } from '../../src/link/lesson-link.ts';
import { placeOf } from '../../src/link/route.ts';
import { Panel, scenarioOf } from './support/panel.tsx';

// Of letters that arrive late there are none here.
vi.hoisted(() => Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = '';
});

/** What is checked and packed comes a moment later. */
async function until(holds: () => void): Promise<void> {
  for (let turns = 500; ; turns -= 1) {
    await act(() => new Promise((resolve) => void setTimeout(resolve, 10)));
    try {
      return holds();
    } catch (error) {
      if (turns === 0) throw error;
    }
  }
}
/** What the page says of the text, with plain spaces. */
const said = (): string => document.querySelector('[role=status]')!.textContent.replaceAll('\u00a0', ' ');
const text = (): string => document.querySelector('textarea')!.value;
describe('a lesson that is made', () => {
  const two = scenarioOf({
    path: [
      { rate: 4e6, delay: 0.01, queue: { kind: 'droptail', limit: 50 } },
      { rate: 6e6, delay: 0.01, queue: { kind: 'droptail', limit: 50 } },
    ],
    flows: [
      { id: 'one', label: 'Near', leave: 0 },
      { id: 'two groups', leave: 1 },
    ],
  });

  test('has a step of each kind, in its order, up to the time on show, and can be read', async () => {
    const panel = await Panel.of(<MakePage />, two);
    await panel.play(2);
    const kinds = ['One of several', 'A number', 'An order', 'A curve to draw', 'A point on a plot'];
    for (const [index, kind] of kinds.entries()) {
      await panel.press(kind);
      await until(() => expect(text()).toContain(`## Step ${index + 1}`));
    }
    await panel.press('Before and after');
    await until(() => expect(said()).toBe('It can be read: 5 steps, 1 question before and after.'));
    const lesson = await openLesson(text());
    expect(lesson.steps.map(({ question }) => question!.kind)).toEqual(['choice', 'number', 'order', 'curve', 'point']);
    const now = Number(panel.player.time.toFixed(1));
    expect(now).toBeGreaterThan(1);
    for (const { until: end, scenario } of lesson.steps) {
      expect(end).toBe(now);
      expect(scenario.flows.map(({ id }) => id)).toEqual(['one', 'two groups']);
    }
    const [, , order, curve] = lesson.steps;
    expect(order!.question).toMatchObject({
      items: [{ text: [{ text: 'Near' }] }, { text: [{ text: 'two groups' }] }],
    });
    // The fastest link bounds what can be drawn.
    expect(curve!.question).toMatchObject({ top: 6 });
    expect(panel.text).toContain('Give it away');
  });

  test('of a run of which nothing has been played goes to the run’s end', async () => {
    const panel = await Panel.of(<MakePage />, two);
    await panel.press('A number');
    await until(() => expect(said()).toBe('It can be read: 1 step, 0 questions before and after.'));
    const { steps } = await openLesson(text());
    expect(steps[0]!.until).toBe(two.duration);
  });

  test('is kept while it is written, says what is wrong in it, and begins anew', async () => {
    const panel = await Panel.of(<MakePage />, two);
    await panel.press('A number');
    await until(() => expect(panel.text).toContain('It can be read'));
    const sound = text();
    await panel.show(null);
    await panel.show(<MakePage />);
    expect(text()).toBe(sound);
    await until(() => expect(panel.text).toContain('It can be read'));
    await panel.press('Begin anew');
    await until(() => expect(panel.text).toMatch(/Line \d+:/));
    expect(panel.button('Try it').disabled).toBe(true);
    expect(panel.text).not.toContain('Give it away');
  });
});

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

  test('begins at the step that the address names', async () => {
    vi.stubGlobal('fetch', async () => new Response(words('Mine')));
    await pageAt('#/lessons/mine?step=1');
    await until(() => expect(title()).toBe('One'));
    await pageAt('#/lessons/mine?step=2');
    await until(() => expect(title()).toBe('Mine'));
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
