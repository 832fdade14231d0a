import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENGINE_VERSION } from '../../workers/engine/version.ts';

const json = (path: string): { version: string; license: string } => JSON.parse(readFileSync(path, 'utf8'));

test('the product has one version number: package, lock file and engine say the same', () => {
  expect([json('package.json').version, json('package-lock.json').version]).toEqual([ENGINE_VERSION, ENGINE_VERSION]);
});

test('the licence at the root is the one that the package names', () => {
  expect(readFileSync('LICENSE', 'utf8')).toMatch(new RegExp(`^${json('package.json').license} License`));
});
