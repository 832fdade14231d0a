/** The folder that a command writes into, tried before the work begins. */
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { InputError } from '../../headless/input.ts';

/**
 * Makes the folder, if it is not there, and writes a file into it to see that it can be done.
 * @throws Error of the system
 * @throws InputError if the path is a file's
 */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  // One by one: where a file system makes no folders, as in /proc, Node's own recursion never ends.
  for (let at = resolve(path); !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const each of missing) {
    try {
      mkdirSync(each);
    } catch (error) {
      // Another shard may have made it.
      if (!existsSync(each)) throw error;
    }
  }
  if (!statSync(path).isDirectory()) throw new InputError(`${path} is a file, not a folder`);
  const trial = join(path, `.trial-${process.pid}`);
  writeFileSync(trial, '');
  rmSync(trial);
}
