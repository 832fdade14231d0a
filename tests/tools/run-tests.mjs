/**
 * `npm test`: from a clean clone to one line, `N passed, N failed`, over checks, unit tests, build and browser tests.
 * Needs nothing but Node itself to start.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox, findWebKit, prepareChromium } from './browsers.mjs';
import { runChecks } from './check.mjs';
import { prepare } from './install.mjs';
import { root, run } from './run.mjs';
import { checkSize } from './size.mjs';
import { sum, tallyCounts, tallyPlaywright, tallyVitest } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

const reports = mkdtempSync(join(tmpdir(), 'sawtooth-test-'));
const failure = { passed: 0, failed: 1 };
const begun = Date.now();

async function unitTests() {
  const report = join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return tallyVitest(report, await run('vitest', args, { label: 'unit    | ' }));
}

/** The build, its size, and the tests of it in browsers. */
async function pageTests() {
  if (!(await run('vite', ['build'], { label: 'build   | ' }))) return failure;
  return sum([{ passed: 1, failed: 0 }, checkSize(), await browserTests(), await webkitTests()]);
}

async function browserTests() {
  const missing = prepareChromium();
  if (missing) {
    console.error(missing);
    return failure;
  }
  const report = join(reports, 'playwright.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const projects = ['chromium', ...(findFirefox() ? ['firefox'] : [])].flatMap((name) => ['--project', name]);
  const args = ['test', '--reporter=list,json', ...projects];
  return tallyPlaywright(report, await run('playwright', args, { env, label: 'browser | ' }));
}

/** The same bits in WebKit, where it is installed. */
async function webkitTests() {
  if (!findWebKit()) {
    console.log('webkit  | skipped: there is no WebKitWebDriver here (Debian: apt-get install webkit2gtk-driver xvfb)');
    return { passed: 0, failed: 0 };
  }
  const report = join(reports, 'webkit.json');
  const endedWell = await run('tsx', ['tests/tools/webkit.ts', '--digests', '--report', report], {
    label: 'webkit  | ',
  });
  return tallyCounts(report, endedWell);
}

/**
 * @param {string} name
 * @param {() => Promise<Tally>} stage
 */
async function timed(name, stage) {
  const from = Date.now();
  const tally = await stage();
  const seconds = (/** @type {number} */ since) => Math.round((Date.now() - since) / 1000);
  console.log(
    `-- ${name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds(from)} s (${seconds(begun)} s in all)`,
  );
  return tally;
}

/** @type {Tally[]} */
let tallies = [];
try {
  prepare(root);
  // Side by side: a browser test mostly waits, for a page that draws or for the browser to start.
  tallies = await Promise.all([
    timed('page', pageTests),
    timed('checks', runChecks).then(async (checks) => sum([checks, await timed('unit tests', unitTests)])),
  ]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  tallies.push(failure);
} finally {
  rmSync(reports, { recursive: true, force: true });
}

const { passed, failed } = sum(tallies);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
