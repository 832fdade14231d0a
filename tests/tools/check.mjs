/** `npm run check`: all that can be told without running the simulator. */
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { prepare } from './install.mjs';
import { root, run } from './run.mjs';

/** @type {{ name: string, run: () => Promise<boolean> }[]} */
const checks = [
  { name: 'format', run: () => run('oxfmt', ['--check', '.']) },
  { name: 'types', run: () => run('tsc', ['-b']) },
  { name: 'lint', run: () => run('oxlint', []) },
  { name: 'boundaries', run: () => run('tsx', ['tests/tools/inspect.ts', 'boundaries']) },
  { name: 'files', run: () => run('tsx', ['tests/tools/inspect.ts', 'files']) },
];

/**
 * Runs every check, whatever the others say.
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runChecks() {
  const tally = { passed: 0, failed: 0 };
  for (const check of checks) {
    console.log(`\n-- check: ${check.name}`);
    const passed = await check.run();
    tally[passed ? 'passed' : 'failed'] += 1;
    console.log(passed ? `${check.name}: ok` : `${check.name}: FAILED`);
  }
  return tally;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  prepare(root);
  const { failed } = await runChecks();
  process.exitCode = failed > 0 ? 1 : 0;
}
