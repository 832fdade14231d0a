/** Runs a tool of this project's own `node_modules` and waits for it. Needs nothing but Node itself. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The programs, as files that Node runs: no shell and no wrapper stands between, so that a time limit reaches them. */
export const programs = {
  tsc: 'typescript/bin/tsc',
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  tsx: 'tsx/dist/cli.mjs',
  vitest: 'vitest/vitest.mjs',
  vite: 'vite/bin/vite.js',
  playwright: '@playwright/test/cli.js',
};

/**
 * @param {keyof typeof programs} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, minutes?: number }} [options] environment to add, and the time limit
 * @returns {Promise<boolean>} whether it ended by itself with status 0
 */
export function run(program, args, { env = {}, minutes = 2 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', programs[program]), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: minutes * 60 * 1000,
      // On this signal, and on no other, Playwright ends its server and browsers before itself.
      killSignal: 'SIGINT',
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('close', (status) => {
      if (child.killed) console.error(`${program} did not end within its ${minutes} minutes`);
      resolve(status === 0);
    });
  });
}
