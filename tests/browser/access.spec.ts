/** The page for everyone: axe finds nothing on any of its states, in either theme, and keys do all of it. */
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { openAll, violations } from './support/axe.ts';
import { clock, drawn, open, reach } from './support/page.ts';

const spoken = (page: Page) => page.locator('.spoken');

test.beforeEach(async ({ page, browserName }) => {
  test.skip(
    browserName !== 'chromium',
    'the theme is emulated in Chromium only, and axe looks at the document, not at the browser',
  );
  await page.setViewportSize({ width: 1440, height: 900 });
});

/** Look at a state of the page, and go back to what was before by Esc. */
async function look(page: Page, name: string, key: string, there: string): Promise<void> {
  await test.step(name, async () => {
    await page.keyboard.press(key);
    await expect(page.locator(there).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator(there)).toHaveCount(0);
  });
}

test('axe finds nothing on the page with all of its set-up open and a refusal in it, nor in the scheme picker', async ({
  page,
}) => {
  await open(page);
  await openAll(page, '.rail');
  await page.getByRole('textbox', { name: 'Holds, packets' }).focus();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(page.locator('.warning').first()).toBeVisible();
  expect(await violations(page, undefined, true)).toEqual([]);
  await page.getByRole('button', { name: 'Add a scheme' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a scheme' })).toBeVisible();
  expect(await violations(page, '.picker')).toEqual([]);
});

test('axe finds nothing on many conditions at once, nor on a damaged link @long', async ({ page }) => {
  await open(page, '#/play?preset=bansal2001-f8');
  await openAll(page, '.rail');
  expect(await violations(page)).toEqual([]);
  await page.goto('about:blank');
  await page.goto('./#/play?s=1.izbUqVYqTk1NUbKKNtAxj9VRSiktSizJzM8DCxga');
  await expect(page.locator('.warning')).toContainText('link');
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing on all rows and the phase plane, two runs compared, and with the rail put away and sound on @long', async ({
  page,
}) => {
  await open(page);
  for (const key of ['2', '5', '6', '7', '8']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'ssthresh' })).toHaveAttribute('aria-pressed', 'true');
  expect(await violations(page)).toEqual([]);
  for (const key of ['g', 'c']) await page.keyboard.press(key);
  await expect(page.getByText('End the comparison')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  for (const key of ['c', 'h', 's', 'a']) await page.keyboard.press(key);
  await expect(spoken(page)).not.toBeEmpty();
  await expect(page.getByRole('region', { name: 'Sound' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing in what lies over the page: presenting, the keys, the command list, the table, the blank plate, theory, what can be opened @long', async ({
  page,
}) => {
  await open(page);
  await look(page, 'presenting', 'p', '.present-foot');
  for (const [name, key, title] of [
    ['the keys', '?', 'Keys'],
    ['the command list', 'Control+k', 'Go to'],
    ['the table of the data', 't', 'Table'],
  ] as const)
    await look(page, name, key, `dialog[aria-label*="${title}"]`);
  await page.keyboard.press('b');
  await expect(page.getByRole('dialog', { name: 'The screen is blank' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('b');
  await page.getByRole('button', { name: 'in theory' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Open a scenario' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing on a phone, with its menu open and with the set-up open @long', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page);
  await page.getByRole('button', { name: 'More' }).click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Set up' }).click();
  await openAll(page, '.sheet');
  expect(await violations(page)).toEqual([]);
});

test('all that has the focus shows a ring, all the way round the page @long', async ({ page }) => {
  await open(page);
  await openAll(page, '.rail');
  await page.locator('body').focus();
  const seen = new Set<string>();
  const bare: string[] = [];
  for (let stop = 0; stop < 200; stop++) {
    await page.keyboard.press('Tab');
    const { name, ring, id } = await page.evaluate((at) => {
      const element = document.activeElement!;
      // *Vary…* is one button, which goes from control to control.
      const control = element.matches('.vary-button') ? element.parentElement! : element;
      control.id ||= `stop-${at}`;
      // A radio button is drawn by what stands beside it.
      const rings = [element, element.nextElementSibling, element.parentElement]
        .filter((part) => part !== null)
        .map((part) => getComputedStyle(part));
      return {
        id: element === control ? control.id : `vary ${control.id}`,
        name: element.outerHTML.slice(0, 120),
        ring: rings.some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        ),
      };
    }, stop);
    if (seen.has(id)) break;
    seen.add(id);
    if (!ring && !name.startsWith('<body')) bare.push(name);
  }
  expect(seen.size).toBeGreaterThan(50);
  expect(bare).toEqual([]);
});

test('the focus goes from the sentence to what sets it, to the network, to the charts, to time; one press leads to the charts', async ({
  page,
}) => {
  await open(page);
  await page.locator('body').focus();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Skip to the charts' });
  await expect(skip).toBeFocused();
  const parts: string[] = [];
  for (let stop = 0; stop < 120 && !parts.includes('transport'); stop++) {
    await page.keyboard.press('Tab');
    const part = await page.evaluate(
      () => document.activeElement!.closest('.top-bar, .sentence, .rail, .stage, .charts, .transport')?.classList[0],
    );
    if (part && part !== parts.at(-1)) parts.push(part);
  }
  expect(parts).toEqual(['top-bar', 'sentence', 'rail', 'stage', 'charts', 'transport']);
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.row-stop').first()).toBeFocused();
});

test('while a field has the focus its letters are letters, and on a slider arrows move the slider @long', async ({
  page,
}) => {
  await open(page);
  const field = page.locator('.number-field').first();
  await field.focus();
  await page.keyboard.press('p');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();
  expect(await page.locator('html').getAttribute('data-presenting')).toBeNull();
  await page.keyboard.press('Escape');
  const speed = page.getByLabel('Speed');
  await speed.focus();
  const before = Number(await speed.inputValue());
  await page.keyboard.press('ArrowRight');
  await expect(speed).toHaveValue(String(before + 1));
  // Signs are not for sliders: they work there too.
  await page.keyboard.press('[');
  await expect(speed).toHaveValue(String(before));
});

test('Esc closes what is open, and the page keeps its keys from what scrolls @long', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'View' }).click();
  const choices = page.getByRole('group', { name: 'What the charts show' });
  await expect(choices).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choices).toBeHidden();
  const before = await clock(page);
  await page.locator('#bottleneck > summary').focus();
  await page.keyboard.press('Home');
  await drawn(page);
  expect(await clock(page)).toBeGreaterThanOrEqual(before);
});

test('at 200 % zoom of a laptop the bar of time stays in sight @long', async ({ page }) => {
  await page.setViewportSize({ width: 683, height: 384 });
  await open(page);
  await expect(page.locator('.transport .play')).toBeInViewport();
  await page.locator('.row-stop').first().scrollIntoViewIfNeeded();
  await expect(page.locator('.row-stop').first()).toBeInViewport();
  await expect(page.locator('.transport .play')).toBeInViewport();
});

test('presenting shows what happens and the charts large, Esc gives the page back and the focus with it @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page);
  await page.getByRole('button', { name: 'Present' }).focus();
  const said = page.locator('.narrator-text');
  const size = () => said.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const small = await size();
  await page.keyboard.press('p');
  await expect(page.locator('.present-foot')).toBeVisible();
  for (const gone of ['.tools', '.transport', '.rail']) await expect(page.locator(gone).first()).toBeHidden();
  expect(await size()).toBeGreaterThan(1.4 * small);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1080);
  await expect(page.locator('html')).toHaveAttribute('data-pointer', 'hidden');
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  expect(await page.locator('html').getAttribute('data-pointer')).toBeNull();
  await page.keyboard.press('Escape');
  await expect(page.locator('.transport')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Present' })).toBeFocused();
});

test('a word of the sentence leads to its controls also while presenting and with the rail put away @long', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.press('h');
  await expect(page.locator('.side > .rail')).toBeHidden();
  await page.getByRole('button', { name: /drop-tail queue/ }).click();
  await expect(page.getByRole('dialog', { name: 'Set up' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Set up' })).toBeHidden();
  await page.keyboard.press('h');
  await expect(page.locator('.side > .rail')).toBeVisible();
});

test('S says how the run stands, T shows it as a table, and the command list leads anywhere @long', async ({
  page,
}) => {
  await open(page);
  // An index of fairness needs a second of both.
  await reach(page, 2);
  await page.keyboard.press('s');
  await expect(spoken(page)).toHaveText(
    /^At [\d.]+ s: TCP [\d.]+, AIMD\(0\.2, 1\/8 cut\) [\d.]+ of 10 Mbit\/s; queue \d+ of 60; fairness \d\.\d\d\.$/,
  );
  await page.keyboard.press('t');
  const rows = page.getByRole('dialog', { name: /Table/ }).getByRole('row');
  await expect(rows.first()).toContainText('TCP 1, Mbit/s');
  expect(await rows.count()).toBeGreaterThan(5);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('add tfrc');
  await page.keyboard.press('Enter');
  await expect(page.locator('.sentence')).toHaveText(/one TFRC/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('bottleneck');
  await page.keyboard.press('Enter');
  await expect(page.locator('#bottleneck summary').first()).toBeFocused();
});

test('at 400 % zoom the page scrolls as a whole, two thirds of the height stay free, nothing is cut at the side @long', async ({
  page,
}) => {
  // 1366 x 768 at 400 %.
  const size = { width: 342, height: 192 };
  await page.setViewportSize(size);
  const parts = {
    '#/play?seed=1': '.numbers',
    '#/papers/jin2001-fig2': '.run-bar',
    '#/lessons': 'li >> nth=-1',
    '#/terms': '.term-entry >> nth=-1',
  };
  for (const [address, last] of Object.entries(parts))
    await test.step(address, async () => {
      await page.goto(`./${address}`);
      await expect(page.locator(last).first()).toBeVisible();
      await page.mouse.move(170, 100);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
      expect(await heldBack(page), 'height of what stays while the page scrolls').toBeLessThan(size.height / 3);
      expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(size.width);
      await page.locator(last).first().scrollIntoViewIfNeeded();
      await expect(page.locator(last).first()).toBeInViewport();
    });
  await page.goto('./#/embed?seed=1');
  await expect(page.locator('.embed-bar')).toBeVisible();
  expect((await page.locator('.embed-bar').boundingBox())!.height).toBeLessThan(size.height / 3);
});

/** Height of the view that fixed and sticky elements cover, px. */
function heldBack(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, width }) => width > 2 && bottom > 0 && top < innerHeight)
      .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0),
  );
}
