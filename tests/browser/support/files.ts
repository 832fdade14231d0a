/** Files that come to the page and leave it. */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { holdOver } from './page.ts';

/** The next file that the page hands to the browser: of what the system's Firefox saves, it tells nobody. Runs in the page. */
function handedOver(): Promise<{ name: string; url: string }> {
  return new Promise((resolve) => {
    const { click } = HTMLAnchorElement.prototype;
    const make = URL.createObjectURL.bind(URL);
    let file: Blob;
    URL.createObjectURL = (blob: Blob) => {
      file = blob;
      return make(blob);
    };
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      HTMLAnchorElement.prototype.click = click;
      URL.createObjectURL = make;
      const reader = new FileReader();
      reader.onload = () => resolve({ name: this.download, url: String(reader.result) });
      reader.readAsDataURL(file);
    };
  });
}

/** Press a button, and read the file that comes of it. */
export async function savedBy(page: Page, button: Locator): Promise<{ name: string; content: Buffer }> {
  if (page.context().browser()!.browserType().name() === 'firefox') {
    const [{ name, url }] = await Promise.all([page.evaluate(handedOver), button.click()]);
    return { name, content: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
  }
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}

/** Hold a file over a part of the page and let it go. */
export async function drop(page: Page, name: string, text: string, over = '.stage'): Promise<void> {
  const files = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content!], fileName!));
      return transfer;
    },
    [name, text],
  );
  await holdOver(page, over, files);
  await page.dispatchEvent(over, 'drop', { dataTransfer: files });
  await expect(page.locator('html')).not.toHaveAttribute('data-dropping');
}
