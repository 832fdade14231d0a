/** Builds to serve from: each start has a directory of its own, so that no other build changes what it serves. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A new directory in `parent` that is removed when this process ends. Removes those whose process was killed.
 * @param {string} parent made if need be
 * @returns {string} its path
 */
export function ownDirectory(parent) {
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) if (!isAlive(Number.parseInt(name, 10))) remove(join(parent, name));
  const directory = mkdtempSync(join(parent, `${process.pid}-`));
  process.once('exit', () => remove(directory));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, () => process.exit());
  return directory;
}

/** @param {string} directory */
function remove(directory) {
  rmSync(directory, { recursive: true, force: true });
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, for another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
