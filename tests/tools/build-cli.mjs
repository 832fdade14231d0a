/**
 * `npm run build:cli`: the command line as one file without dependencies, `dist-cli/sawtooth.mjs`, for machines that have Node and
 * nothing of this project.
 */
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

import { root } from './run.mjs';

/** @param {string} folder that the file is written into */
export async function buildCli(folder) {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'workers/papers/commands/cli.ts',
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        output: { entryFileNames: 'sawtooth.mjs', codeSplitting: false, banner: '#!/usr/bin/env node' },
      },
    },
  });
  const file = join(folder, 'sawtooth.mjs');
  chmodSync(file, 0o755);
  return file;
}

if (process.argv[1] === import.meta.filename) await buildCli(join(root, 'dist-cli'));
