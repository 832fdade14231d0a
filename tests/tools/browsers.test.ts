import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findChromium, findFirefox, findWebKit, prepareChromium } from './browsers.mjs';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sawtooth-browsers-'));
  vi.stubEnv('PATH', directory);
  vi.stubEnv('CHROMIUM', '');
  vi.stubEnv('FIREFOX', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(directory, { recursive: true, force: true });
});

function installed(name: string): string {
  const path = join(directory, name);
  writeFileSync(path, '');
  return path;
}

test('the browsers of the system are found on its path', () => {
  const chromium = installed('chromium');
  const firefox = installed('firefox-esr');
  expect(findChromium()).toBe(chromium);
  expect(findFirefox()).toBe(firefox);
  expect(prepareChromium()).toBeNull();
});

test('a browser that the environment names goes before those of the system', () => {
  installed('chromium');
  const chosen = installed('another-chromium');
  vi.stubEnv('CHROMIUM', chosen);
  expect(findChromium()).toBe(chosen);
});

test('a browser that the environment names and that is not there is an error, not a reason to take another', () => {
  installed('chromium');
  vi.stubEnv('CHROMIUM', join(directory, 'gone'));
  expect(findChromium()).toBeNull();
  expect(prepareChromium()).toMatch(/^CHROMIUM names .*gone, which is not there\.$/);
});

test('FIREFOX=none leaves Firefox out', () => {
  installed('firefox');
  vi.stubEnv('FIREFOX', 'none');
  expect(findFirefox()).toBeNull();
});

test('WebKit is tested only where its driver is; WEBKIT=none leaves it out', () => {
  expect(findWebKit()).toBeNull();
  vi.stubEnv('WEBKIT', 'none');
  installed('WebKitWebDriver');
  expect(findWebKit()).toBeNull();
});
