/** A class hands in: a whole lesson as one code, the answer to a link’s own question; and a rehearsed lesson begins anew. */
import { expect } from '@playwright/test';
import { violations } from './support/axe.ts';
import { watchForErrors } from './support/page.ts';
import { test } from './support/test.ts';

test('a lesson is handed in as one code, which Collect takes for all its steps; it begins anew, and comes back @long', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/lessons/sawtooth?step=1');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'That is my answer' }).click();
  await expect(page.locator('.lesson-shown')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox').fill('75');
  await page.getByRole('button', { name: 'That is my answer' }).click();
  await expect(page.locator('.lesson-verdict')).toBeVisible();
  await page.getByText('Hand it in').click();
  await page.getByLabel('Why?').fill('It is CUBIC');
  for (let step = 2; step < 5; step++) {
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Just show me' }).click();
    await expect(page.locator('.lesson-shown')).toBeVisible();
  }
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByText('Hand in the whole lesson').click();
  const code = await page.getByLabel('Your answers as one code').inputValue();
  expect(code).toMatch(/^ST2-[0-9a-z]+-1-c0-/);
  await expect(page.getByRole('img', { name: 'QR code of your answers' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Begin anew: clear my answers' }).click();
  await expect(page.getByText('Not answered yet, and so not in it')).toBeVisible();
  await page.getByRole('button', { name: 'Bring them back' }).click();
  await expect(page.getByLabel('Your answers as one code')).toHaveValue(code);

  await page.goto('./#/lessons/sawtooth?collect=1');
  await page.getByLabel(/^Paste what was handed in/).fill(`Ada ${code}`);
  await expect(page.getByText('5 answers to this lesson')).toBeVisible();
  await page.getByRole('button', { name: /^Step 2/ }).click();
  await expect(page.locator('.collect-table tbody tr')).toContainText('It is CUBIC');
  await expect(page.locator('.collect-table tbody tr')).not.toContainText('not of this run');
  await page.getByRole('button', { name: 'Show what is right' }).click();
  await expect(page.getByText(/^What the run gives: 5\d\s%; within \d+\s% counts$/)).toBeVisible();
  expect(errors).toEqual([]);
});

test('the answer to a link’s own question is handed in and collected beside its run @long', async ({ page }) => {
  await page.goto('./#/scene/sawtooth?view.question=Why%20a%20saw%3F');
  await page.getByLabel('What do you think?').fill('It halves – at a loss');
  await page.getByRole('button', { name: 'That is my answer' }).click();
  await page.getByText('Hand it in').click();
  const code = await page.getByLabel('Your answer as a code').inputValue();
  expect(code).toMatch(/^ST1-[0-9a-z]+-1-w/);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.locator('.share-panel').getByText('For a class').click();
  await page.getByRole('link', { name: 'Collect answers' }).click();
  await page.getByLabel(/^Paste what was handed in/).fill(`Ada ${code}\nST1-other-1-wQQ-00000000--a1b2c3`);
  await expect(page.getByText('1 answer to this lesson. 1 code is of another one, or broken.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Ada It halves – at a loss/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the notes for the teacher show what the lesson’s runs give, and wrong answers with their reasons @long', async ({
  page,
}) => {
  await page.goto('./#/lessons/sawtooth');
  await page.evaluate(() => Object.assign(globalThis, { print: () => (document.title = 'printed') }));
  await page.getByText('For the teacher', { exact: true }).click();
  await page.getByRole('button', { name: 'Print notes' }).click();
  await expect.poll(() => page.title()).toBe('printed');
  const sheet = page.locator('.notes-sheet');
  await expect(sheet).toContainText(
    /How much of its window does TCP keep when a packet is lost\? (49|50)\s%; within 8\s% counts/,
  );
  await expect(sheet).toContainText('65 to 90\u00a0%: CUBIC, which most computers use today, keeps 70');
  await expect(sheet).toContainText(/It keeps (49|50)\s%: half\./);
  await expect(sheet).not.toContainText('measured in the run');
});
