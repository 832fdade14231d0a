/** The files of the built page, before any browser has them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const dist = join(import.meta.dirname, '../../dist');

test('the worker is one file at the root that knows every file of the build by its true hash', () => {
  const worker = readFileSync(join(dist, 'offline.js'), 'utf8');
  const list = /\{"version":.*?\]\]\}/.exec(worker)![0];
  const { files } = JSON.parse(list) as { version: string; files: [string, string][] };
  const there = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dist.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => path !== 'offline.js' && !path.startsWith('.vite/'));
  expect(files.map(([path]) => (path === './' ? 'index.html' : path)).sort()).toEqual(there.sort());
  for (const [path, integrity] of files) {
    const content = readFileSync(join(dist, path === './' ? 'index.html' : path));
    expect(integrity, path).toBe(`sha256-${createHash('sha256').update(content).digest('base64')}`);
  }
  expect(worker.replace(list, '')).not.toMatch(/\bimport\b|\bexport\b|OFFLINE_BUILD/);
});

test('what the manifest names is there, in the size that it says', () => {
  const {
    icons,
    start_url: start,
    scope,
  } = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string }[];
    start_url: string;
    scope: string;
  };
  expect([start, scope]).toEqual(['./', './']);
  for (const { src, sizes } of icons) {
    const png = readFileSync(join(dist, src));
    // The header of a PNG (ISO/IEC 15948, 11.2.2): width and height follow the name of its first chunk.
    expect(png.toString('latin1', 12, 16)).toBe('IHDR');
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain(
    '<link rel="manifest" href="./manifest.webmanifest"',
  );
});
