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
/** Of a language, what the first view fetches of its messages. */
const LANGUAGE_BUDGET = 60;

/**
 * Sizes in kB of the first view's JavaScript (the entry and all that it imports at once), of both live workers, and of each
 * language's messages in the first view.
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
  return { page, worker: zipped(worker), whole: zipped(whole), languages: languagesOf(manifest, zipped) };
}

/**
 * @param {Record<string, {file: string}>} manifest
 * @param {(file: string) => number} zipped
 * @returns {Record<string, number>} kB by language
 */
function languagesOf(manifest, zipped) {
  const late = /\/\(([\w|]+)\)\\\.ftl/.exec(readFileSync(join(root, 'src/words/speak.ts'), 'utf8'))?.[1]?.split('|');
  if (!late) throw new Error('src/words/speak.ts does not say which messages come late');
  /** @type {Record<string, number>} */
  const sizes = {};
  for (const [name, { file }] of Object.entries(manifest)) {
    const [, language, area] = /words\/files\/([\w-]+)\/(\w+)\.ftl/.exec(name) ?? [];
    if (language && area && !late.includes(area)) sizes[language] = (sizes[language] ?? 0) + zipped(file);
  }
  return sizes;
}

/** Print the sizes of the built page in dist/. @returns how many are within their budget, and how many are not */
export function checkSize() {
  const sizes = measure(join(root, 'dist'));
  const within = { passed: 0, failed: 0 };
  const check = (/** @type {string} */ part, /** @type {number} */ size, /** @type {number} */ most) => {
    const holds = size <= most;
    within[holds ? 'passed' : 'failed'] += 1;
    console.log(`${holds ? 'ok  ' : 'FAIL'} ${part}: ${size.toFixed(1)} of at most ${most} kB of JavaScript, gzipped`);
  };
  for (const part of /** @type {const} */ (['page', 'worker', 'whole'])) check(part, sizes[part], BUDGET[part]);
  const languages = Object.entries(sizes.languages);
  if (languages.length < 5) throw new Error('not every language has messages in the first view');
  for (const [language, size] of languages) check(`words of ${language}`, size, LANGUAGE_BUDGET);
  return within;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = checkSize().failed > 0 ? 1 : 0;
