/** What a person made outlasts the page: undo over a reload; recent and named scenarios; and it can be deleted. */
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { violations } from './support/axe.ts';
import { chooseQueue, FOUR_FLOWS, sentence } from './support/page.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Open a scenario' });
const recent = (page: Page) => dialog(page).getByRole('list', { name: 'Recent' }).getByRole('listitem');
const named = (page: Page) => dialog(page).getByRole('list', { name: 'Named' }).getByRole('listitem');
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
}

async function typeName(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole('textbox', { name: 'Name the scenario on show' }).focus();
  await page.keyboard.type(name);
}

/** Choose another queue, and let the run go on until that is kept. */
async function work(page: Page, queue: string): Promise<void> {
  await chooseQueue(page, queue);
  await expect(sentence(page)).toContainText(`${queue} queue`);
  await keptInStorage(page, queue);
}

/** Wait until the scenario with this queue is the last that the browser keeps. */
async function keptInStorage(page: Page, queue: string): Promise<void> {
  const newest = (): Promise<string | undefined> =>
    page.evaluate(() => {
      const stored = JSON.parse((localStorage['sawtooth-kept-1'] as string | undefined) ?? '{"recent":[]}') as {
        recent: { scenario: { path: { queue: { kind: string } }[] } }[];
      };
      return stored.recent[0]?.scenario.path[0]?.queue.kind;
    });
  await expect.poll(newest).toBe(queue.toLowerCase());
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`./${FOUR_FLOWS}`);
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});

test('undo and redo reach back over a reload', async ({ page }) => {
  await work(page, 'RED');
  await work(page, 'CoDel');
  await page.reload();
  await expect(sentence(page)).toContainText('CoDel queue');
  await expect(page.locator('.news')).toContainText('Changed:');
  const kept = (): Promise<string[]> =>
    page.evaluate(() => [location.href, String(sessionStorage['sawtooth-history-1'])]);
  const [address, history] = await kept();
  await undo(page).click();
  await expect(sentence(page)).toContainText('RED queue');
  // Both are written a moment after what they tell.
  await expect.poll(async () => (await kept())[0]).not.toBe(address);
  await expect.poll(async () => (await kept())[1]).not.toBe(history);
  await page.reload();
  await expect(undo(page)).toBeEnabled();
  await undo(page).click();
  await expect(sentence(page)).toContainText('drop-tail queue');
  await expect(undo(page)).toBeDisabled();
  for (const queue of ['RED', 'CoDel']) {
    await page.keyboard.press('Control+Shift+z');
    await expect(sentence(page)).toContainText(`${queue} queue`);
  }
});

test('what was changed and ran is there after the tab has crashed, opens, and can be left again by the browser’s Back @long', async ({
  page,
  context,
  browserName,
}) => {
  await work(page, 'RED');
  await work(page, 'PIE');
  if (browserName === 'chromium') {
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    session.send('Page.crash').catch(() => undefined);
    await crashed;
  } else {
    await page.close();
  }
  const next = await context.newPage();
  await next.goto(`./${FOUR_FLOWS}`);
  await openDialog(next);
  await expect(recent(next)).toHaveText([/PIE queue/, /RED queue/]);
  await recent(next).nth(1).getByRole('button').first().click();
  await expect(dialog(next)).toBeHidden();
  await expect(sentence(next)).toContainText('RED queue');
  await next.goBack();
  await expect(sentence(next)).toContainText('drop-tail queue');
});

test('a scenario gets a name, is found by it, replaced under it and deleted after a question, all from the keyboard @long', async ({
  page,
}) => {
  await work(page, 'RED');
  await openDialog(page);
  await typeName(page, '<b>lecture</b> 3');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('status')).toHaveText('Kept as “<b>lecture</b> 3”.');
  await expect(named(page)).toHaveText([/^<b>lecture<\/b> 3 .*RED queue/]);
  await page.keyboard.press('Escape');

  await work(page, 'PIE');
  await openDialog(page);
  await typeName(page, '<b>lecture</b> 3');
  await expect(dialog(page).getByRole('button', { name: 'Replace it' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(named(page)).toHaveText([/PIE queue/]);

  const remove = named(page).getByRole('button', { name: 'Delete “<b>lecture</b> 3”' });
  await remove.focus();
  await page.keyboard.press('Enter');
  // The question has the focus on “No”: who presses twice loses nothing.
  await page.keyboard.press('Enter');
  await expect(named(page)).toHaveCount(1);
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(named(page)).toHaveCount(0);
  await expect(dialog(page).getByRole('heading', { name: 'Yours' })).toBeFocused();
  await expect(dialog(page).getByRole('status')).toHaveText('“<b>lecture</b> 3” is deleted.');
});

test('axe finds nothing in the dialog with all that it can hold, on a phone too @long', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'the theme is emulated in Chromium only');
  await work(page, 'RED');
  await openDialog(page);
  await typeName(page, 'mine');
  await page.keyboard.press('Enter');
  await recent(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await violations(page, 'dialog')).toEqual([]);
    expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
});
