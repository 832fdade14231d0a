/** `npm run size`: what the built page makes a visitor fetch before it stands, gzipped, against its budget. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from './run.mjs';

/**
 * kB gzipped, 1 kB = 1,000 bytes. Of the worker's 71 three protocols of today take 7: BBRv3 4, Prague 2, DualPI2 1. They are
 * not fetched for themselves when a scenario names them: a run is then built without waiting, in every kind of worker alike,
 * and the page, which loads beside the worker, is the longer of the two by far. `whole` is the worker that the page starts
 * for a scenario that needs what few do, and its 9 more are the language of rules and their senders.
 */
const BUDGET = { page: 170, worker: 71, whole: 80 };

/**
 * Sizes in kB of the first view's JavaScript (the entry and all that it imports at once) and of both live workers.
 * @param {string} dist folder of the built page
 */
export function measure(dist) {
  /** @type {Record<string, {file: string, isEntry?: boolean, imports?: string[], assets?: string[]}>} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const zipped = (/** @type {string} */ file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000;
  const seen = new Set();
  /** @param {string} name */
  const visit = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of manifest[name]?.imports ?? []) visit(imported);
  };
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry && name.endsWith('.html')) visit(name);
  const assets = Object.values(manifest).flatMap((file) => file.assets ?? []);
  const [worker, whole] = [/\blive\.worker-[^/]*\.js$/, /\bwhole\.worker-[^/]*\.js$/].map((name) =>
    assets.find((file) => name.test(file)),
  );
  if (seen.size === 0 || !worker || !whole) throw new Error(`${dist} holds no built page`);
  const page = [...seen].reduce((sum, name) => sum + zipped(manifest[name]?.file ?? ''), 0);
  return { page, worker: zipped(worker), whole: zipped(whole) };
}

/** Print the sizes of the built page in dist/. @returns how many are within their budget, and how many are not */
export function checkSize() {
  const sizes = measure(join(root, 'dist'));
  const within = { passed: 0, failed: 0 };
  for (const part of /** @type {const} */ (['page', 'worker', 'whole'])) {
    const holds = sizes[part] <= BUDGET[part];
    within[holds ? 'passed' : 'failed'] += 1;
    console.log(
      `${holds ? 'ok  ' : 'FAIL'} ${part}: ${sizes[part].toFixed(1)} of at most ${BUDGET[part]} kB of JavaScript, gzipped`,
    );
  }
  return within;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = checkSize().failed > 0 ? 1 : 0;
