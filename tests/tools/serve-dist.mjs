/**
 * The server of a browser test run: serves dist/ from any free port and prints the address. Playwright ends it with the
 * run; should Playwright itself be killed, it ends by itself once nobody has asked for anything for a while.
 */
import { fileURLToPath } from 'node:url';
import { serve } from './static-server.mjs';

const QUIET_MINUTES = 15;

const quiet = setTimeout(() => process.exit(0), QUIET_MINUTES * 60_000);
const { url } = await serve(fileURLToPath(new URL('../../dist', import.meta.url)), 0, () => quiet.refresh());
console.log(`Serving ${url}`);
