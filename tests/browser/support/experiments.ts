/** What the tests of experiments look at on the page, save from it, and hold against the command line. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { experiment } from '../../../workers/papers/commands/experiment.ts';

export const words = (page: Page): Locator => page.locator('.run-words');
export const told = (page: Page): Locator => page.locator('.told-table');
export const queue = (page: Page): Locator => page.locator('[data-vary="path.0.queue.limit"]');

/** The set-up has opened on a phone, and has the focus: what is tapped from now on keeps it. */
export async function setUpOpened(page: Page): Promise<void> {
  await expect(page.locator('dialog :focus')).toHaveCount(1);
}

export async function savedBytes(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.run-bar').getByRole('button', { name, exact: true }).click(),
  ]);
  return readFileSync(await download.path());
}

export async function saved(page: Page, name: string): Promise<string> {
  return (await savedBytes(page, name)).toString('utf8');
}

/** The rows of the page's CSV and those of the command line, which runs the page's file, are the same. @returns them */
export async function onBothSides(page: Page): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sawtooth-both-'));
  try {
    const file = join(folder, 'file.json');
    writeFileSync(file, await saved(page, 'File'));
    const ignore = (): void => undefined;
    expect(await experiment([file, '--out', join(folder, 'out'), '--jobs', '1'], ignore, ignore)).toBe(0);
    const rows = (text: string): string[] => text.split('\r\n').filter((line) => !line.startsWith('#'));
    const there = rows(readFileSync(join(folder, 'out', 'results.csv'), 'utf8'));
    expect(rows(await saved(page, 'CSV'))).toEqual(there);
    expect(await saved(page, 'JSON lines')).toBe(readFileSync(join(folder, 'out', 'results.jsonl'), 'utf8'));
    return there;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
