/** Makes a clean clone ready to work: the right Node, the packages of the lock file. Needs nothing but Node itself. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Why this version of Node will not do, or null. Vite needs 20.19 or later, of the 22 line 22.12 or later.
 * @param {string} version such as `20.19.1`
 * @returns {string | null}
 */
export function nodeRefusal(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const enough = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
  return enough
    ? null
    : `Sawtooth needs Node 20.19 or later (22.12 or later of the 22 line), this is ${version}: see https://nodejs.org`;
}

/**
 * True if `node_modules` holds, in the lock file's version, every package that the lock file asks for on this machine.
 * @param {string} root the project's directory
 * @returns {boolean}
 */
export function isInstalled(root) {
  const installedFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(installedFile);
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    if (!installed[path] || !existsSync(join(root, path))) return entry.optional === true;
    return installed[path].version === entry.version;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/**
 * Installs what is missing. Throws with a line for people if that is not possible.
 * @param {string} root the project's directory
 */
export function prepare(root) {
  const refusal = nodeRefusal(process.versions.node);
  if (refusal) throw new Error(refusal);
  if (isInstalled(root)) return;
  console.log('Installing packages (npm ci) …');
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] };
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const done = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (done.status !== 0) throw new Error('npm ci failed: the packages could not be installed.');
}
