/** Runs a tool of this project's own `node_modules` and waits for it. Needs nothing but Node itself. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The programs, as files that Node runs: no shell and no wrapper stands between, so that a signal reaches them. */
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
 * A program is ended when it has printed nothing for this long, and only then: a slow machine makes a run longer, not wrong.
 * Every test has a time limit of its own, which is shorter.
 */
const SILENCE_MINUTES = 10;
/** What a program has to end in by itself once it is asked to, ms. */
const GRACE_MS = 30_000;

/**
 * @param {keyof typeof programs} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, label?: string, silenceMinutes?: number }} [options] environment to add; what each
 *   line printed begins with, for programs that run side by side
 * @returns {Promise<boolean>} whether it ended by itself with status 0
 */
export function run(program, args, options) {
  return runScript(join(root, 'node_modules', programs[program]), args, options);
}

/**
 * As `run`, with any script that Node runs.
 * @param {string} script
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 * @returns {Promise<boolean>}
 */
export function runScript(script, args, { env = {}, label = '', silenceMinutes = SILENCE_MINUTES } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = () => {
      console.error(`${label}${script} printed nothing for ${silenceMinutes} minutes`);
      // On this signal, and on no other, Playwright ends its server and browsers before itself.
      child.kill('SIGINT');
      watchdog = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    };
    let watchdog = setTimeout(stop, silenceMinutes * 60_000);
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]))
      createInterface({ input: from }).on('line', (line) => {
        clearTimeout(watchdog);
        watchdog = setTimeout(stop, silenceMinutes * 60_000);
        to.write(`${label}${line}\n`);
      });
    child.on('error', (error) => console.error(error.message));
    child.on('close', (status) => {
      clearTimeout(watchdog);
      resolve(status === 0);
    });
  });
}
