/**
 * `npm test`: from a clean clone to one line, `N passed, N failed`, over checks, unit tests, build and browser tests.
 * Needs nothing but Node itself to start.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox, prepareChromium } from './browsers.mjs';
import { runChecks } from './check.mjs';
import { prepare } from './install.mjs';
import { root, run } from './run.mjs';
import { checkSize } from './size.mjs';
import { sum, tallyPlaywright, tallyVitest } from './tally.mjs';

const reports = mkdtempSync(join(tmpdir(), 'sawtooth-test-'));
/** @type {import('./tally.mjs').Tally[]} */
const tallies = [];
const failure = { passed: 0, failed: 1 };

async function unitTests() {
  const report = join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return tallyVitest(report, await run('vitest', args, { minutes: 6 }));
}

async function build() {
  return (await run('vite', ['build'])) ? { passed: 1, failed: 0 } : failure;
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
  return tallyPlaywright(
    report,
    await run('playwright', ['test', '--reporter=list,json', ...projects], { env, minutes: 11 }),
  );
}

try {
  prepare(root);
  tallies.push(await runChecks());
  console.log('\n-- unit tests');
  tallies.push(await unitTests());
  console.log('\n-- build');
  const built = await build();
  tallies.push(built);
  if (built.failed === 0) tallies.push(checkSize());
  console.log('\n-- browser tests');
  if (built.failed > 0) console.error('There is no built page to test.');
  tallies.push(built.failed > 0 ? failure : await browserTests());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  tallies.push(failure);
} finally {
  rmSync(reports, { recursive: true, force: true });
}

const { passed, failed } = sum(tallies);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
