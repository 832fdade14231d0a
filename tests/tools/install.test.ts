import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled, nodeRefusal } from './install.mjs';

test.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '26.1.3'])('Node %s is accepted', (version) => {
  expect(nodeRefusal(version)).toBeNull();
});

test.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0'])('Node %s is refused, with what is needed', (version) => {
  expect(nodeRefusal(version)).toMatch(/needs Node 20\.19 or later/);
});

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sawtooth-install-'));
  write('package-lock.json', {
    '': {},
    'node_modules/react': { version: '19.3.1' },
    'node_modules/for-macs': { version: '1.0.0', optional: true },
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, packages: object): void {
  writeFileSync(join(root, file), JSON.stringify({ packages }));
}

function install(packages: Record<string, { version: string; optional?: boolean }>): void {
  for (const path of Object.keys(packages)) mkdirSync(join(root, path), { recursive: true });
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  write('node_modules/.package-lock.json', packages);
}

test('a clean clone has nothing installed', () => {
  expect(isInstalled(root)).toBe(false);
});

test('the versions of the lock file are installed, with or without what is for other machines', () => {
  install({ 'node_modules/react': { version: '19.3.1' } });
  expect(isInstalled(root)).toBe(true);
});

test('another version is stale', () => {
  install({ 'node_modules/react': { version: '19.3.0' } });
  expect(isInstalled(root)).toBe(false);
});

test('a package that the lock file has gained is missing', () => {
  install({});
  expect(isInstalled(root)).toBe(false);
});

test('a package whose directory was deleted is missing', () => {
  install({ 'node_modules/react': { version: '19.3.1' } });
  rmSync(join(root, 'node_modules/react'), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});
