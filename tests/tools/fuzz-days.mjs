/** `npm run fuzz:days`: bad days of a browser, all of them (tests/browser/days.spec.ts), on the page that was just built. */
import { run } from './run.mjs';

const args = ['test', 'tests/browser/days.spec.ts', '--project', 'chromium'];
if (!(await run('playwright', args, { env: { SAWTOOTH_LONG: '1' } }))) process.exitCode = 1;
