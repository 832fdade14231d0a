/** `npm run check`: all that can be checked without running the simulator. */
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { prepare } from './install.mjs';
import { root, run } from './run.mjs';

/** @type {{ name: string, run: () => Promise<boolean> }[]} */
const checks = [
  { name: 'format', run: () => tool('oxfmt', ['--check', '.']) },
  { name: 'types', run: () => tool('tsc', ['-b']) },
  { name: 'lint', run: () => tool('oxlint', []) },
  { name: 'boundaries, expressions and files', run: () => tool('tsx', ['tests/tools/inspect.ts']) },
];

/** @type {(...call: Parameters<typeof run>) => Promise<boolean>} */
const tool = (program, args) => run(program, args, { label: 'check   | ' });

/**
 * Runs every check, also after one has failed.
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runChecks() {
  const tally = { passed: 0, failed: 0 };
  for (const check of checks) {
    const passed = await check.run();
    tally[passed ? 'passed' : 'failed'] += 1;
    console.log(passed ? `check   | ${check.name}: ok` : `check   | ${check.name}: FAILED`);
  }
  return tally;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  prepare(root);
  const { failed } = await runChecks();
  process.exitCode = failed > 0 ? 1 : 0;
}
