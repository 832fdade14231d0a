/** A flow packet by packet, as courses ask for it: sequence plot, ladder, Why? on a mark, and both as files. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { play, watchForErrors } from './support/page.ts';
import { test } from './support/test.ts';

test('a flow is looked at packet by packet: a loss is zoomed into, asked about, and its ladder is saved @long', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/scene/sawtooth');
  await expect(play(page)).toBeVisible();
  const open = async (): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.locator('.command-field').fill('ladder');
    await page.keyboard.press('Enter');
  };
  await open();
  const dialog = page.getByRole('dialog', { name: 'Packet by packet' });
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  const plot = dialog.locator('.sequence-plot');
  await expect(plot).toHaveAttribute('aria-label', /[1-9]\d* sent again, [1-9]\d* lost/, { timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
  await plot.focus();
  const whole = await plot.getAttribute('aria-label');
  await page.keyboard.press('+');
  await expect(plot).not.toHaveAttribute('aria-label', whole!);
  await page.keyboard.press('0');
  await expect(plot).toHaveAttribute('aria-label', whole!);

  for (const kind of ['SVG', 'PNG']) {
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: kind, exact: true }).click();
    const file = readFileSync(await (await coming).path());
    if (kind === 'SVG') expect(file.toString()).toContain('acknowledged up to');
    else expect(file.subarray(1, 4).toString()).toBe('PNG');
  }
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('.lab-sheet')).toHaveCount(0);

  // The first loss: the cross in the plot, behind the one of the key.
  const cross = /M([\d.]+) ([\d.]+)/.exec((await plot.locator('.sequence-lost').nth(1).getAttribute('d'))!)!;
  const box = (await plot.boundingBox())!;
  const scale = box.width / Number((await plot.getAttribute('viewBox'))!.split(' ')[2]);
  await page.mouse.click(box.x + (Number(cross[1]) + 4) * scale, box.y + (Number(cross[2]) + 4) * scale);
  await expect(page.getByRole('region', { name: /^Why did packet \d+ of TCP fall at/ })).toBeVisible();
  expect(errors).toEqual([]);
});
