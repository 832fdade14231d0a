import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sum, tallyPlaywright, tallyVitest } from './tally.mjs';

const directory = mkdtempSync(join(tmpdir(), 'sawtooth-tally-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function report(content: object | string): string {
  const file = join(directory, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** What Vitest reports of a file with tests, and of one that could not be loaded. */
const LOADED = { status: 'passed', assertionResults: [{ status: 'passed' }] };
const UNLOADED = { status: 'failed', assertionResults: [] };
const vitest = (numPassedTests: number, numFailedTests: number, testResults: object[] = [LOADED]): string =>
  report({ numPassedTests, numFailedTests, testResults });

test('tests are counted as the runners report them; one that passed when tried again has passed', () => {
  expect(tallyVitest(vitest(7, 2), false)).toEqual({ passed: 7, failed: 2 });
  expect(tallyPlaywright(report({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 } }), false)).toEqual({
    passed: 5,
    failed: 1,
  });
});

test('a runner that ends badly has failed, even if every test it reports passed', () => {
  expect(tallyVitest(vitest(7, 0), false)).toEqual({ passed: 7, failed: 1 });
  expect(tallyPlaywright(report({ stats: { expected: 4, unexpected: 0, flaky: 0 } }), false)).toEqual({
    passed: 4,
    failed: 1,
  });
});

test('each test file that could not be loaded is a failure beside those of the others', () => {
  expect(tallyVitest(vitest(7, 2, [LOADED, UNLOADED, UNLOADED]), false)).toEqual({ passed: 7, failed: 4 });
});

test('a runner that leaves no report, or half of one, has failed', () => {
  expect(tallyVitest(join(directory, 'none.json'), true)).toEqual({ passed: 0, failed: 1 });
  expect(tallyPlaywright(report('{"stats": {'), true)).toEqual({ passed: 0, failed: 1 });
});

test('a runner that found no tests has failed', () => {
  expect(tallyVitest(vitest(0, 0), true)).toEqual({ passed: 0, failed: 1 });
});

test('the total adds up', () => {
  expect(
    sum([
      { passed: 4, failed: 0 },
      { passed: 7, failed: 1 },
    ]),
  ).toEqual({ passed: 11, failed: 1 });
});
