/** Counts what test runners report, so that a runner that dies never counts as one that passed. */
import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * From Vitest's JSON report. A file that could not even be loaded has no tests to report, but counts as one failure.
 * @param {string} file
 * @param {boolean} endedWell whether the runner ended with status 0
 * @returns {Tally}
 */
export function tallyVitest(file, endedWell) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  /** @type {{ status: string, assertionResults: unknown[] }[]} */
  const files = report.testResults;
  const unloaded = files.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  return honest({ passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }, endedWell);
}

/**
 * From Playwright's JSON report. A test that passed only when it was tried again has passed: a busy machine is no fault of
 * the page. The list that Playwright prints names it.
 * @param {string} file
 * @param {boolean} endedWell
 * @returns {Tally}
 */
export function tallyPlaywright(file, endedWell) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return honest({ passed: expected + flaky, failed: unexpected }, endedWell);
}

/**
 * From a report that is a tally itself.
 * @param {string} file
 * @param {boolean} endedWell
 * @returns {Tally}
 */
export function tallyCounts(file, endedWell) {
  const report = readReport(file);
  return report ? honest(report, endedWell) : { passed: 0, failed: 1 };
}

/**
 * A runner that ended badly, or that ran nothing, has failed at least once.
 * @param {Tally} counted
 * @param {boolean} endedWell
 * @returns {Tally}
 */
function honest({ passed, failed }, endedWell) {
  const ran = passed + failed > 0;
  return { passed, failed: endedWell && ran ? failed : Math.max(1, failed) };
}

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  return tallies.reduce((total, each) => ({ passed: total.passed + each.passed, failed: total.failed + each.failed }), {
    passed: 0,
    failed: 0,
  });
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
