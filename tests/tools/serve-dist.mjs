/**
 * The server of a browser test run: serves dist/ from any free port and prints the address. Playwright ends it with the
 * run; should Playwright itself be killed, it ends by itself after 20 minutes.
 */
import { fileURLToPath } from 'node:url';
import { serve } from './static-server.mjs';

const { url } = await serve(fileURLToPath(new URL('../../dist', import.meta.url)), 0);
console.log(`Serving ${url}`);
setTimeout(() => process.exit(0), 20 * 60 * 1000);
