/** `npm start`: from a clean clone to the running page. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownDirectory } from './build-directory.mjs';
import { prepare } from './install.mjs';
import { serve } from './static-server.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
try {
  prepare(root);
  // Not dist/: another start or build may empty that while this one serves.
  const directory = ownDirectory(join(root, 'node_modules', '.cache', 'start'));
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const build = spawnSync(process.execPath, [vite, 'build', '--outDir', directory, '--emptyOutDir'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (build.status !== 0) throw new Error('The page could not be built.');
  const { url } = await serve(directory, 4173);
  console.log(`\nSawtooth is running at ${url}   (Ctrl+C ends it)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
