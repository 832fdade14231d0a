/** The two pages of a teacher: Collect, from pasted lines, files and a remote to what is told a room; and Make, from the run on show to a link. */
import { act } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { CollectPage } from '../../src/lessons/collect-page.tsx';
import { COLLECT_LIMITS, digestOf, encodeAnswer } from '../../src/lessons/code.ts';
import type { Lesson } from '../../src/lessons/lesson-file.ts';
import { draft, MakePage } from '../../src/lessons/make-page.tsx';
import { openLesson } from '../../src/lessons/open-lesson.ts';
import { encodeHash } from '../../src/link/codec.ts';
import { heldRace } from '../../src/link/held-race.ts';
import { measuredOf } from '../page/support/runs.ts';
import { withCanvas } from './support/canvas.ts';
import { Panel, scenarioOf } from './support/panel.tsx';
import { dropFolder } from './support/drop-folder.ts';
import { saved } from './support/saved.ts';

const scenario = scenarioOf({ duration: 6, warmup: 1 });
let lesson: Lesson;
beforeAll(async () => {
  const hash = await encodeHash(scenario);
  const step = (title: string, question: string, from: number): string =>
    `## ${title}\n\n\`\`\`scene\nopen: ${hash}\nfrom: ${from}\nuntil: ${from + 3}\n\`\`\`\n\n\`\`\`question\n${question}\n\`\`\`\n`;
  lesson = await openLesson(
    `# Shares\n\n${step('First', 'choice: Who gets more?\n- [ ] AIMD.\n  One flow.\n- [x] TCP.\n  Two flows.', 0)}\n## Between\n\nNothing is asked.\n\n\`\`\`scene\nopen: ${hash}\nuntil: 3\n\`\`\`\n\n${step('Third', 'words: What do you notice?', 3)}`,
  );
});
withCanvas();
afterEach(() => {
  heldRace.handedIn = '';
});

const said = (): string => document.body.textContent.replaceAll(/\s+/g, ' ');
const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
/** Waits for what is worked out meanwhile. */
async function comes(isThere: () => boolean): Promise<void> {
  while (!isThere()) await act(async () => new Promise((done) => setTimeout(done)));
}
const shows = (words: string): Promise<void> => comes(() => said().includes(words));
const area = (): HTMLInputElement => document.querySelector('textarea')! as unknown as HTMLInputElement;

describe('answers of a class', () => {
  const digest = (): string => digestOf(measuredOf(scenario, 3));
  const code = (option: number, tag: string, of = digest(), reason = ''): string =>
    encodeAnswer({ lesson: 'abc', step: 0, answer: { kind: 'choice', option }, digest: of, reason, tag });
  const words = (text: string): string =>
    encodeAnswer({ lesson: 'abc', step: 2, answer: { kind: 'words', text }, digest: digest(), reason: '', tag: 'w' });

  async function collect(...lines: string[]): Promise<Panel> {
    const panel = await Panel.of(<CollectPage lesson={lesson} lessonKey="abc" />, lesson.steps[0]!.scenario);
    if (lines.length > 0) await panel.enter(area(), lines.join('\n'));
    for (let turn = 0; turn < 5; turn++) await panel.pass(500);
    return panel;
  }
  const rows = (): string[] => texts('.collect-table tbody tr');
  const bars = (): [string, string][] =>
    [...document.querySelectorAll('.collect-bars li')].map((bar) => [
      bar.textContent,
      bar.querySelector('[role=img]')!.getAttribute('aria-label')!,
    ]);
  const file = async (panel: Panel, name: string, text: string): Promise<HTMLInputElement> => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    Object.defineProperty(input, 'files', { value: [new File([text], name)], configurable: true });
    await panel.settle(() => input.dispatchEvent(new Event('change', { bubbles: true })));
    const { name: as } = input.files![0]!;
    await shows(`With ${as}.`);
    return input;
  };

  test('are counted and listed with name and reason; nothing says what is right before it is told, and then each does', async () => {
    const panel = await collect(
      `Ann ${code(1, 'a', digest(), 'two of them')}`,
      `Bob ${code(0, 'b', 'deadbeef')}`,
      code(0, 'c', ''),
      'ST1-zzz-1-c0-',
    );
    expect(texts('h2.lesson-part')).toEqual(['First']);
    expect(texts('.lesson-ask')).toEqual(['Who gets more?']);
    expect(said()).toContain('3 answers to this lesson. 1 code is of another one, or broken. Nothing leaves this page');
    expect(rows().map((row) => row.replaceAll(/\s+/g, ' '))).toEqual([
      'AnnTCP. two of them',
      'BobAIMD. not of this run',
      'no. 3AIMD. before the run’s end',
    ]);
    expect(bars()).toEqual([
      ['AIMD.2', 'AIMD.: 2'],
      ['TCP.1', 'TCP.: 1'],
    ]);
    expect(document.querySelector('.lesson-run')!.classList.contains('covered')).toBe(true);
    const press = panel.button('Show what is right');
    expect(press.getAttribute('aria-pressed')).toBe('false');
    await panel.press('Show what is right');
    await panel.pass(200);
    expect(panel.button('Hide what is right').getAttribute('aria-pressed')).toBe('true');
    expect(said()).toContain('What the run gives: TCP.');
    expect(bars()).toEqual([
      ['AIMD.2', 'AIMD.: 2'],
      ['✓ TCP.1', 'TCP.: 1, right'],
    ]);
    expect(rows().map((row) => /[✓✗]/.exec(row)?.[0])).toEqual(['✓', '✗', '✗']);
    expect(document.querySelector('.lesson-run')!.classList.contains('covered')).toBe(false);
    // What somebody was told is of the answer that is pressed.
    await panel.settle(() => [...document.querySelectorAll<HTMLElement>('.collect-table button')][1]!.click());
    expect(said()).toContain('Bob was told: ');
    expect(
      [...document.querySelectorAll('.collect-table tbody tr')].map((row) => row.getAttribute('aria-selected')),
    ).toEqual(['false', 'true', 'false']);
    await panel.press('Hide what is right');
    expect(said()).not.toContain('was told');
    expect(rows().some((row) => /[✓✗]/.test(row))).toBe(false);
  });

  test('are of the steps that ask alone; one’s own words have nothing that is right', async () => {
    const panel = await collect(`Ann ${code(1, 'a')}`, `Bob ${words('that they share')}`);
    const steps = texts('.lesson-crumbs li');
    expect(steps).toEqual(['1', '3']);
    const current = (): (string | null)[] =>
      [...document.querySelectorAll('.lesson-crumbs li button')].map((button) => button.getAttribute('aria-current'));
    expect(current()).toEqual(['step', null]);
    await panel.press('Step 3: Third');
    await panel.pass(200);
    expect(current()).toEqual([null, 'step']);
    expect(texts('h2.lesson-part')).toEqual(['Third']);
    expect(rows()).toEqual(['Bobthat they share']);
    expect(texts('.lesson-main')).toEqual([]);
    expect(document.querySelector('.lesson-run')!.classList.contains('covered')).toBe(false);
  });

  test('are shown to a room without names; a remote tells what is right, leads on, and back by the same steps', async () => {
    const panel = await collect(`Ann ${code(1, 'a')}`, `Bob ${words('that they share')}`);
    await panel.key(document.body, 'PageDown');
    expect(texts('h2.lesson-part')).toEqual(['First']);
    await panel.press('Present');
    expect(panel.button('Present').getAttribute('aria-pressed')).toBe('true');
    expect([
      said().includes('Ann'),
      document.querySelector('textarea'),
      document.querySelector('table.collect-table'),
    ]).toEqual([false, null, null]);
    const at = (): string =>
      `${texts('h1.lesson-part')[0]} ${said().includes('What the run gives') ? 'told' : ''}`.trim();
    const go = async (key: string): Promise<string> => {
      await panel.key(document.body, key);
      await panel.pass(300);
      return at();
    };
    expect(at()).toBe('First');
    expect(await go('PageDown')).toBe('First told');
    expect(await go('PageUp')).toBe('First');
    expect(await go('PageUp')).toBe('First');
    expect(await go('PageDown')).toBe('First told');
    expect(await go('PageDown')).toBe('Third');
    expect(await go('PageDown')).toBe('Third');
    expect(await go('PageUp')).toBe('First');
    await panel.key(document.body, 'PageDown', { ctrlKey: true });
    expect(at()).toBe('First');
  });

  test('come from a file too, which stays beside the lines until it is left out; one that is too large is refused with both sizes', async () => {
    const panel = await collect(`Ann ${code(1, 'a')}`);
    const input = await file(panel, 'class.csv', `Bob,${code(0, 'b')}`);
    expect(input.value).toBe('');
    await comes(() => rows().length >= 2);
    const choose = (...files: File[]): void =>
      void Object.defineProperty(input, 'files', { value: files, configurable: true });
    const sized = (name: string, size: number): File =>
      Object.defineProperty(new File(['x'], name), 'size', { value: size });
    choose(sized('large.csv', 4e6 + 1));
    await panel.settle(() => input.dispatchEvent(new Event('change', { bubbles: true })));
    expect(texts('[role=alert]')).toEqual(['This file has 4000001 bytes; at most 4000000 are read here.']);
    expect(said()).toContain('With class.csv.');
    choose();
    await panel.settle(() => input.dispatchEvent(new Event('change', { bubbles: true })));
    expect(texts('[role=alert]')).toHaveLength(1);
    await panel.press('Leave it out');
    await comes(() => rows().length <= 1);
    expect([said().includes('With class.csv.'), rows()]).toEqual([false, ['AnnTCP.']]);
    choose(Object.assign(sized('gone.csv', 1), { text: () => Promise.reject(new Error('gone')) }));
    await panel.settle(() => input.dispatchEvent(new Event('change', { bubbles: true })));
    expect(texts('[role=alert]')).toEqual(['gone.csv cannot be read.']);
    choose(sized('just.csv', 4e6));
    await panel.settle(() => input.dispatchEvent(new Event('change', { bubbles: true })));
    expect(texts('[role=alert]')).toEqual([]);
    await dropFolder(panel, 'answers');
    expect(texts('[role=alert]')).toEqual(['answers is a folder: drop a file that is in it.']);
  });

  test('that are of another lesson are counted, one or more', async () => {
    await collect('ST1-zzz-1-c0-', 'ST1-zzz-1-c1-', code(1, 'a'));
    expect(said()).toContain('1 answer to this lesson. 2 codes are of another one, or broken.');
  });

  test('come by camera too, each once however long it is held there, behind what was pasted', async () => {
    const stream = Object.assign(new MediaStream(), { getTracks: () => [], getVideoTracks: () => [] });
    Object.defineProperty(navigator, 'mediaDevices', {
      ...{ configurable: true, value: { getUserMedia: async () => stream } },
    });
    const inView: string[] = [];
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        static getSupportedFormats = () => Promise.resolve(['qr_code']);
        detect = () => Promise.resolve(inView.map((rawValue) => ({ rawValue })));
      },
    );
    const context = { drawImage: () => undefined, getImageData: () => ({}), measureText: () => ({ width: 0 }) };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
    const panel = await collect(`Ann ${code(1, 'a')}`);
    // Its line says so as long as there is no picture.
    act(() => panel.button('Scan with the camera').click());
    Object.assign(document.querySelector('video')!, { videoWidth: 64, videoHeight: 48 });
    const [one, other] = [code(0, 'b'), code(0, 'c')];
    for (const [codes, lines, line] of [
      [[one], [one], '2 in all. Step 1: AIMD.'],
      [[`Ann ${code(1, 'a')}`.slice(4)], [one], 'This one is there already.'],
      [[other], [one, other], '3 in all. Step 1: AIMD.'],
    ] as const) {
      inView.splice(0, inView.length, ...codes);
      await shows(line);
      expect(area().value.split('\n')).toEqual([`Ann ${code(1, 'a')}`, ...lines]);
    }
    act(() => panel.button('Stop the camera').click());
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });

  test('that are too long or too many are said to be left out; links with a run among them can race', async () => {
    const link = await encodeHash(scenario);
    const lines = [`Ann ${code(1, 'a')}`, 'x'.repeat(COLLECT_LIMITS.line + 1), `Eve https://example.org/${link}`];
    const panel = await collect(...lines);
    expect(said()).toContain(
      `1 answer to this lesson. Lines passed over: 1, longer than ${COLLECT_LIMITS.line} characters.`,
    );
    expect(said()).toContain('One rule or link with a run is among it.');
    await panel.press('Let them race');
    expect([location.hash, heldRace.handedIn]).toEqual(['#/race', lines.join('\n')]);
  });
});

describe('a lesson that is made on the page', () => {
  const text = (): string => area().value;
  async function make(): Promise<Panel> {
    const panel = await Panel.of(<MakePage />, scenario);
    await shows('It can be read.');
    return panel;
  }

  test('begins with the run on show as a step, can be read as it is, and its link holds it', async () => {
    const panel = await make();
    expect(text()).toMatch(/^# A lesson\n[^]*## Step 1\n[^]*choice: /);
    expect(said()).toContain('It can be read. Steps: 1; questions before and after: 0.');
    expect(document.querySelector<HTMLButtonElement>('.lesson-main')!.disabled).toBe(false);
    expect(panel.value('A link that holds it')).toMatch(/#\/lessons\?/);
    // Nothing was written: nothing is kept, and yet the text on show is the one that a course gets.
    expect(localStorage.length).toBe(0);
    expect(draft()).toBe(text());
  });

  test('takes the run as one more step of each kind, at the time on show, and can still be read', async () => {
    const panel = await make();
    await panel.play(2);
    const kinds = [
      ['One of several', 'choice'],
      ['A number', 'number'],
      ['An order', 'order'],
      ['A curve to draw', 'curve'],
      ['A point on a plot', 'point'],
      ['Their own words', 'words'],
    ] as const;
    // Pressed in quick succession, none is lost.
    for (const [words] of kinds) await panel.press(words);
    await shows('It can be read. Steps: 7;');
    const steps = text()
      .split(/^## Step \d\n/m)
      .slice(2);
    expect(steps.map((step) => /```question\n(\w+): /.exec(step)![1])).toEqual(kinds.map(([, kind]) => kind));
    for (const step of steps) expect(Number(/until: (\S+)/.exec(step)![1])).toBeCloseTo(2, 0);
  });

  test('says what is wrong with it and cannot be tried meanwhile; begun anew, the text before can be brought back', async () => {
    const panel = await make();
    await panel.press('Before and after');
    await shows('questions before and after: 1.');
    const good = text();
    await panel.enter(area(), good.replace('choice: What will', 'chioce: What will'));
    await comes(() => document.querySelector('.warning[role=status]') !== null);
    expect(texts('.warning[role=status]')).toEqual([expect.stringMatching(/^Line \d+: /)]);
    expect(document.querySelector<HTMLButtonElement>('.lesson-main')!.disabled).toBe(true);
    const broken = text();
    await panel.press('Begin anew');
    await comes(() => document.querySelector('textarea') !== null && text() !== broken);
    expect(text()).toMatch(/^# A lesson\n[^]*## Step 1\n/);
    await panel.press('Bring the text before back');
    expect(text()).toBe(broken);
    expect(document.body.textContent).not.toContain('Bring the text before back');
    // What was written is there again when the page is.
    await panel.show(null);
    await panel.show(<MakePage />);
    expect(text()).toBe(broken);
  });

  test('says what is so of the text on show, also where a text before it takes longer to be read', async () => {
    const panel = await make();
    const long = `${text()}\n${text().split('\n').slice(1).join('\n').replace('Step 1', 'Step 2')}`;
    await panel.settle(() => panel.enter(area(), long));
    await panel.settle(() => panel.enter(area(), 'nothing'));
    await comes(() => document.querySelector('.warning[role=status]') !== null);
    const wrong = texts('.warning[role=status]');
    for (let turn = 0; turn < 3; turn++) await act(async () => void (await openLesson(long)));
    expect(texts('.warning[role=status]')).toEqual(wrong);
  });

  test('begun anew is of the run on show again whenever the page comes back: a title alone is no draft', async () => {
    const panel = await make();
    await panel.press('Before and after');
    await panel.press('Begin anew');
    for (const node of [null, <MakePage key="again" />]) await panel.show(node);
    await comes(() => document.querySelector('textarea') !== null);
    expect(text()).toMatch(/^# A lesson\n[^]*## Step 1\n[^]*choice: /);
  });

  test.each([
    [1, 'hops: 1'],
    [3, 'hops: 1–3'],
  ])('says what can be measured of the run on show, of %d bottlenecks', async (count, hops) => {
    const path = Array.from({ length: count }, () => ({ rate: 8e6, delay: 0.01 }));
    await Panel.of(<MakePage />, scenarioOf({ path }));
    await shows('It can be read.');
    expect(texts('.make-help caption').at(-1)).toBe(`What can be measured. Groups of this run: tcp, aimd; ${hops}`);
  });

  test('is saved as a file; one that fits in no link says so; a note that cannot be measured is told and stops nothing', async () => {
    const panel = await make();
    const files = saved();
    await panel.press('Save as a file');
    expect(files.map(({ name }) => name)).toEqual(['lesson.md']);
    expect(await files[0]!.text()).toBe(text());
    await panel.enter(area(), `${text()}\n> {{cuts(nobody) in 1..2}}\n`);
    await shows('In a note: Line ');
    expect(document.querySelector<HTMLButtonElement>('.lesson-main')!.disabled).toBe(false);
    // Letters that no packing makes short.
    let seed = 1;
    const letters = (): string => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed.toString(36);
    };
    const notes = Array.from({ length: 20 }, () => `> ${Array.from({ length: 250 }, letters).join('')}`).join('\n\n');
    await panel.enter(area(), `${text()}\n${notes}\n`);
    await shows('It is too long for a link.');
    expect(document.body.textContent).not.toContain('Give it away');
  });

  test('goes to where it is tried', async () => {
    const panel = await make();
    await panel.press('Try it');
    await comes(() => location.hash !== '');
    expect(location.hash).toMatch(/^#\/lessons/);
  });
});
