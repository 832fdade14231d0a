/** Where the text of a lesson comes from and goes to: a link, a file beside the page, the tab that keeps a long one. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchLesson } from '../../src/lessons/fetch-lesson.ts';
import { keepText, keptText } from '../../src/link/kept-text.ts';
import { goToLesson, lessonLink } from '../../src/link/lesson-link.ts';
import { LESSON_LIMITS } from '../../src/lessons/limits.ts';
import { MAX_LINK_LENGTH, MAX_UNPACKED_BYTES } from '../../src/link/link-limits.ts';
import { pack } from '../../src/link/packing.ts';

const session = new Map<string, string>();

beforeEach(() => {
  session.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
  });
  vi.stubGlobal('location', { hash: '' });
});

/** What the page reads at an address. */
function readAt(hash: string): Promise<string> {
  return fetchLesson({ item: null, query: new URLSearchParams(hash.split('?')[1]) } as Parameters<
    typeof fetchLesson
  >[0]);
}

function readFile(item: string): Promise<string> {
  return fetchLesson({ item, query: new URLSearchParams() } as Parameters<typeof fetchLesson>[0]);
}

/** Text that no packing makes short. */
function longText(): string {
  let [text, seed] = ['# Long\n', 1];
  while (text.length < 2 * MAX_LINK_LENGTH) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    text += seed.toString(36);
  }
  return text;
}

describe('a lesson as a text', () => {
  test('goes into its link, and comes out of it', async () => {
    const text = '# Ä lesson\n\nWith “words” and 損失.\n';
    await goToLesson(text);
    expect(location.hash).toMatch(/^#\/lessons\?text=2\./);
    expect(location.hash).toBe(await lessonLink(text));
    expect(await readAt(location.hash)).toBe(text);
  });

  test('that fits in no link is kept by the tab, each time at an address of its own', async () => {
    const text = longText();
    expect(await lessonLink(text)).toBeNull();
    await goToLesson(text);
    expect(location.hash).toMatch(/^#\/lessons\?file=\d+$/);
    expect(await readAt(location.hash)).toBe(text);
    expect([...session.values()]).toEqual([text]);
    keepText('# Another');
    expect(await readAt(location.hash)).toBe('# Another');
  });

  test('is known until the page is left where the tab may keep nothing', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem(): never {
        throw new DOMException('no room');
      },
    });
    keepText('# Kept');
    expect(keptText()).toBe('# Kept');
  });

  test('that is more than any link unpacks has none', async () => {
    expect(await lessonLink('x'.repeat(MAX_UNPACKED_BYTES))).toBeNull();
  });

  test('that this tab does not keep is said to be gone', async () => {
    vi.resetModules();
    const { fetchLesson: fetchAnew } = await import('../../src/lessons/fetch-lesson.ts');
    const place = { item: null, query: new URLSearchParams('file=1') } as Parameters<typeof fetchLesson>[0];
    await expect(fetchAnew(place)).rejects.toThrow('This tab no longer has the file. Drop it on the page again.');
  });

  test('is refused in a format of later, and where the link holds something else', async () => {
    const packed = await pack('# Text');
    await expect(readAt(`#/lessons?text=3.${packed}`)).rejects.toThrow('in a format that is not known here');
    await expect(readAt(`#/lessons?text=2.${await pack({ seed: 1 })}`)).rejects.toThrow('it holds no lesson');
  });
});

describe('a lesson beside the page', () => {
  const answers = (body: string, type: string, status = 200): void => {
    vi.stubGlobal('fetch', (url: string) => {
      expect(url).toBe('lessons/some.md');
      return Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));
    });
  };

  test('is read, of any type that its host says text is', async () => {
    for (const type of ['text/markdown', 'text/plain', 'application/octet-stream']) {
      answers('# Some', type);
      expect(await readFile('some')).toBe('# Some');
    }
  });

  test('is not there where the host has none, answers with a page of its own, or does not answer', async () => {
    const missing = 'There is no lesson “some” on this site.';
    answers('gone', 'text/plain', 404);
    await expect(readFile('some')).rejects.toThrow(missing);
    answers('<!doctype html>', 'text/html; charset=utf-8');
    await expect(readFile('some')).rejects.toThrow(missing);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await expect(readFile('some')).rejects.toThrow(missing);
  });

  test('is as long as a lesson may be, and no longer', async () => {
    answers('x'.repeat(LESSON_LIMITS.file), 'text/plain');
    expect(await readFile('some')).toHaveLength(LESSON_LIMITS.file);
    answers('x'.repeat(LESSON_LIMITS.file + 1), 'text/plain');
    await expect(readFile('some')).rejects.toThrow('Line 1: it is too long for a lesson');
  });
});
