/**
 * `npm run test:long`: what `npm test` tries a little of, at length, before a release: ten times the cases of each property,
 * more seeds, ns-2 itself where it is installed, every figure on the page, Firefox's whole share of the browser tests, and an
 * experiment under Slurm and GNU parallel.
 */
import { join } from 'node:path';

import { findFirefox, prepareChromium } from './browsers.mjs';
import { whyNoCluster } from './cluster-daemons.mjs';
import { prepare } from './install.mjs';
import { root, run, runScript } from './run.mjs';

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
const noCluster = whyNoCluster();
if (noCluster === null && !(await runScript(join(root, 'tests/tools/cluster.mjs'), [], { silenceMinutes: 30 })))
  failed += 1;
const left = noCluster === null ? '' : `; not run: an experiment under Slurm and GNU parallel, ${noCluster}`;
const count = steps.length + (noCluster === null ? 1 : 0);
console.log(`\n${failed === 0 ? `all ${count} steps passed` : `${failed} of ${count} steps failed`}${left}`);
process.exitCode = failed > 0 ? 1 : 0;
