/**
 * `npm run test:long`: what `npm test` tries a little of, at length, before a release: ten times the cases of each property,
 * more seeds, ns-2 itself where it is installed, every figure on the page, and Firefox's whole share of the browser tests.
 */
import { findFirefox, prepareChromium } from './browsers.mjs';
import { prepare } from './install.mjs';
import { root, run } from './run.mjs';

prepare(root);
const missing = prepareChromium();
if (missing) console.error(missing);
const projects = ['chromium', 'chromium-more', ...(findFirefox() ? ['firefox-more'] : [])];
/** @type {[Parameters<typeof run>[0], string[]][]} */
const steps = [
  ['vitest', ['run']],
  ['vite', ['build', '--logLevel', 'error']],
  ['playwright', ['test', ...projects.flatMap((name) => ['--project', name])]],
];
let failed = missing ? 1 : 0;
// A test may be silent for as long as ten times its cases take.
for (const [program, args] of steps)
  if (!(await run(program, args, { env: { SAWTOOTH_LONG: '1' }, silenceMinutes: 60 }))) failed += 1;
console.log(failed === 0 ? '\nall of it passed' : `\n${failed} of ${steps.length} steps failed`);
process.exitCode = failed > 0 ? 1 : 0;
