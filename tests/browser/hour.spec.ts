/**
 * A stranger's hour: two hundred things opened in random order and at random times, as somebody does who looks around. No
 * part of the page is missing, no address is another's, no error is in the console. `SAWTOOTH_SEED` gives another hour.
 */
import { expect, type Page } from '@playwright/test';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { LESSONS } from '../../src/link/lessons.ts';
import { scenes } from '../../src/scenes/index.ts';
import { terms } from '../../src/terms/index.ts';
import { figures } from '../../workers/papers/figures/index.ts';
import { watchForErrors } from './support/page.ts';
import { test } from './support/test.ts';

const DEEDS = 200;
/** Between two things that are opened, ms: from at once to as long as a short run lasts. */
const PAUSES = [0, 50, 300, 1_000, 4_000];

/** What is opened by its address, and what stands there then. */
interface Place {
  hash: string;
  shows(page: Page): Promise<void>;
}

const heading = (text: string) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(text);
const playground = (page: Page) => expect(page.locator('.sentence')).toBeVisible();

const PLACES: readonly (readonly Place[])[] = [
  scenes.map(({ id, notice }) => ({
    hash: `#/scene/${id}`,
    shows: (page) =>
      expect(page.getByRole('region', { name: 'What to notice' })).toContainText(
        notice.text.split('{')[0]!.trim().slice(0, 25),
      ),
  })),
  LESSONS.map(({ name, title }) => ({
    hash: `#/lessons/${name}`,
    // A lesson that was begun goes on where it was left.
    shows: (page) =>
      expect(page.locator('.lesson-title, .lesson-crumbs').filter({ hasText: title }).first()).toBeVisible(),
  })),
  figures.map(({ id, title }) => ({ hash: `#/papers/${id}?run=no`, shows: heading(title) })),
  terms.map(({ name }) => ({
    hash: `#/terms/${name}`,
    shows: (page) => expect(page.locator('.term-entry').first()).toBeVisible(),
  })),
  [
    { hash: '#/lessons', shows: heading('Lessons') },
    { hash: '#/papers', shows: heading('The papers, live') },
    { hash: '#/terms', shows: (page) => expect(page.locator('.term-entry').first()).toBeVisible() },
  ],
  [
    { hash: '#/play?seed=7', shows: playground },
    { hash: '#/play?preset=bansal2001-f8', shows: playground },
    { hash: '#/scene/bufferbloat?seed=9', shows: playground },
    {
      hash: '#/scene/bbr?flows.0.count=2&view.note=Look%20here.',
      shows: (page) => expect(page.getByText('Look here.')).toBeVisible(),
    },
  ],
];

/** Keys that a stranger tries; each leaves the page where it is. */
const KEYS = ['Space', 'g', 'w', 'l', 'End', 'r', '0', 'c', 'n', ']', 't', '?', 'Control+k', 'd', 'Control+z'];

const pathOf = (hash: string): string => hash.split('?')[0]!;

test('a stranger’s hour: two hundred things in any order, and every one is what it says @long', async ({ page }) => {
  test.setTimeout(3_600_000);
  const seed = Number(process.env['SAWTOOTH_SEED'] ?? 1);
  const random = xoroshiro128plus(seed);
  const below = (count: number): number => (random.next() >>> 0) % count;
  const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const errors = watchForErrors(page);
  const done: string[] = [];
  /** The browser's list of where one was, and the place in it. */
  const visited: Place[] = [{ hash: '#/play?seed=7', shows: playground }];
  let at = 0;
  const hash = (): string => new URL(page.url()).hash;

  const go = async (place: Place): Promise<void> => {
    // An address that is there already is no visit.
    if (hash() !== place.hash) {
      visited.splice(at + 1, Infinity, place);
      at += 1;
    }
    await page.evaluate((wanted) => (location.hash = wanted), place.hash);
  };
  const deeds: readonly (() => Promise<string>)[] = [
    ...Array.from({ length: 6 }, () => async (): Promise<string> => {
      const place = oneOf(oneOf(PLACES));
      await go(place);
      return place.hash;
    }),
    async () => {
      if (at === 0) return '';
      at -= 1;
      await page.goBack();
      return 'Back';
    },
    async () => {
      if (at === visited.length - 1) return '';
      at += 1;
      await page.goForward();
      return 'Forward';
    },
    async () => {
      await page.reload();
      return 'reload';
    },
    async () => {
      // As fast as it goes: what is opened next comes after a run's end.
      const speed = page.locator('.transport').getByLabel('Speed');
      if (!(await speed.isVisible())) return '';
      await speed.fill('13');
      await page.waitForTimeout(oneOf(PAUSES));
      return 'fast';
    },
    async () => {
      const key = oneOf(KEYS);
      await page.keyboard.press(key);
      await page.waitForTimeout(oneOf(PAUSES));
      await page.keyboard.press('Escape');
      return key;
    },
  ];

  await page.goto(`./${visited[0]!.hash}`);
  while (done.length < DEEDS) {
    const deed = await oneOf(deeds)();
    if (deed === '') continue;
    done.push(deed);
    const pause = oneOf(PAUSES);
    const lately = `seed ${seed}, ${done.length}: ${done.slice(-6).join(', ')}`;
    await page.waitForTimeout(pause);
    // In a hurry nobody looks.
    if (pause === 0) continue;
    const { hash: wanted, shows } = visited[at]!;
    const keyed =
      done.findLastIndex((each) => KEYS.includes(each)) > done.findLastIndex((each) => !KEYS.includes(each));
    if (!keyed) await test.step(lately, () => shows(page));
    expect(pathOf(hash()), lately).toBe(pathOf(wanted));
    await expect(page.locator('body'), lately).not.toContainText(
      /could not be fetched|cannot be shown|The page failed|stopped answering/,
    );
    expect(errors, lately).toEqual([]);
  }
});
