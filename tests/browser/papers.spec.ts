/** The papers on the page: every figure opens, a sweep runs to its end, what is known is kept, a point opens in the playground. */
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { figures } from '../../workers/papers/figures/index.ts';
import { violations } from './support/axe.ts';
import { expectFigure, galleryLinks, title, words } from './support/figures.ts';
import { clock, drawn, FOUR_FLOWS, reach, watchForErrors } from './support/page.ts';

async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(title(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test('figures and tables of every kind open from the gallery, drawn and in words, without an error', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  const links = await galleryLinks(page);
  // Traces, lines of a sweep, dots of single runs, closed forms, a table; all of them: figures.spec.ts.
  for (const id of ['yang2000-fig3', 'yang2000-fig6', 'bansal2001-fig7', 'jin2001-fig3', 'tsao2007-table4'])
    await expectFigure(
      page,
      links.find(({ hash }) => hash.endsWith(id))!,
    );
  expect(errors).toEqual([]);
});

test('a sweep runs to its end: points appear as they arrive, it can be stopped, goes on and is kept; by keys alone from a point to its run in the playground, and back @long', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  await open(page, '#/papers/yang2000-fig6');
  await expect.poll(() => page.locator('.plot .marker').count()).toBeGreaterThan(4);
  await page.locator('.run-bar').getByRole('button', { name: 'Stop' }).click();
  await expect(words(page)).toHaveText(/^\d+ of 156 runs$/);
  const stopped = Number.parseInt((await words(page).textContent())!, 10);
  expect(stopped).toBeLessThan(156);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(words(page)).toHaveText('All 156 runs, 3 seeds');
  // 13 loss rates of four schemes, with a bar wherever the seeds differ visibly, and a name at each line's end.
  expect(await page.locator('.plot .series .marker').count()).toBe(52);
  expect(await page.locator('.plot .bar').count()).toBeGreaterThan(20);
  for (const name of ['TCP', 'GAIMD', 'TFRC', 'TEAR'])
    await expect(page.locator('.plot .labels').getByText(name, { exact: true })).toBeVisible();
  // The last answers may still be on their way to the storage when the page is left: those are run again, and kept then.
  await expect(async () => {
    await page.reload();
    await expect(words(page)).toHaveText(/^All 156 runs/);
    expect(await words(page).textContent()).toBe('All 156 runs, 3 seeds, kept from before');
  }).toPass();
  expect(await page.locator('.plot .series .marker').count()).toBe(52);
  // Its keys reach it through a screen reader too: no picture.
  await expect(page.locator('.plot').first()).toHaveRole('application');
  await page.locator('.plot').first().focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  const card = page.getByRole('dialog', { name: /^GAIMD at 0\.01/ });
  await expect(card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(page.locator('.plot').first()).toBeFocused();
  for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog', { name: /^GAIMD at 0\.02/ })).toBeFocused();
  await page.getByRole('link', { name: 'Open in the playground' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.sentence')).toHaveText(/One \w+.* flow.*2\.5.Mbit\/s link.*lost at random/);
  await page.goBack();
  await expect(title(page)).toHaveText('How much the rate varies as random losses become frequent');
  expect(errors).toEqual([]);
});

test('the playground waits while its reader is in the papers, and is found as it was left @long', async ({ page }) => {
  await page.goto(`./${FOUR_FLOWS}`);
  await reach(page, 1);
  await page.getByRole('link', { name: 'Papers' }).click();
  await expect(title(page)).toHaveText('The papers, live');
  // A key of the playground does nothing here.
  await page.keyboard.press('Space');
  await page.keyboard.press('p');
  await drawn(page, 20);
  await page.getByRole('link', { name: 'Playground', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await drawn(page);
  const now = await clock(page);
  expect(now).toBeGreaterThan(1);
  await drawn(page, 20);
  expect(await clock(page)).toBe(now);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => clock(page)).toBeGreaterThan(now);
});

test('a number of the set-up is changed: the figure runs again beside the paper’s, a bad one changes nothing @long', async ({
  page,
}) => {
  await open(page, '#/papers/jin2001-fig2');
  await expect(words(page)).toHaveText('All 2 runs, seed 1');
  await page.getByText('Change a number').click();
  const rate = page.getByRole('textbox', { name: 'loss rate, %' });
  // Focus selects what is there; typing replaces it.
  await rate.focus();
  await page.keyboard.type('0.5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pale: the paper’s set-up')).toBeVisible();
  await expect(words(page)).toHaveText('All 2 runs, seed 1');
  // The words may still be those of before: what counts is drawn.
  await expect(page.locator('.plot .ghost path')).toHaveCount(2);
  await expect(page.locator('.plot .series path')).toHaveCount(2);
  const lines = (which: string): Promise<(string | null)[]> =>
    page.locator(`.plot ${which} path`).evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  await expect.poll(() => lines('.series')).not.toEqual(await lines('.ghost'));
  await rate.blur();
  await rate.focus();
  await page.keyboard.type('-3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Nothing was changed.');
  await page.getByRole('button', { name: 'Back to the paper’s' }).click();
  await expect(page.getByText('Pale: the paper’s set-up')).toBeHidden();
});

test('axe finds nothing in the papers, light or dark @long', async ({ page, browserName }) => {
  test.skip(
    browserName !== 'chromium',
    'the theme is emulated in Chromium only, and axe looks at the document, not at the browser',
  );
  for (const [hash, ready] of [
    ['#/papers', `${figures.length} figures`],
    ['#/papers/jin2001-fig1', 'All 4 runs'],
    ['#/papers/tsao2007-table2', 'no runs'],
    ['#/papers/nothing', ''],
  ] as const) {
    await open(page, hash);
    await expect(page.locator('.papers')).toContainText(ready);
    expect(await violations(page)).toEqual([]);
  }
});

test('a figure’s page has the keys, a list to go anywhere, and a link with a question; in a frame it stands without its bar @long', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  await open(page, '#/papers/yang2000-fig13?run=no');
  await expect(page.locator('.notice')).toHaveText(/^The paper \(Section 3\.3\.2\): .* Here: it moves about TCP /);
  await page.getByRole('button', { name: 'Keys' }).click();
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('what the point stands for');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share' }).click();
  const share = page.getByRole('dialog', { name: 'Share' });
  await share.getByText('For a class').click();
  await share.getByLabel('Question').fill('Who is ahead?');
  const link = await share.getByLabel('Link', { exact: true }).inputValue();
  const embed = await share.getByLabel('In a page of yours').inputValue();
  expect(embed).toContain('frame=1');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('jain');
  await page
    .getByRole('option', { name: /Fairness index/ })
    .first()
    .click();
  await expect(page.locator('.term-entry.chosen')).toContainText('Fairness index');
  await page.goto(`${link}&frame=1`);
  await expect(page.locator('.lesson')).toContainText('Who is ahead?');
  await expect(page.locator('.top-bar')).toHaveCount(0);
  expect(errors).toEqual([]);
});
