import { basename } from 'node:path';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import { LONG } from './tests/engine/support/long.ts';

// For tests that hang. On a busy machine a sound one takes many times what it takes alone, and never this long.
const PATIENCE_MS = LONG ? 3_600_000 : 300_000;

/** As it is built: what React's development build asks of each element beyond that costs the panels' tests a twentieth. */
const oxc = { jsx: { runtime: 'automatic', development: false } } as const;

/** In place of a worker's built file only its name: run in a test's own process it would take the test over, or fail. */
const workerAddresses: Plugin = {
  name: 'worker-addresses',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('?worker&url') ? `${ADDRESS}${basename(id, '?worker&url')}` : undefined),
  load: (id) => (id.startsWith(ADDRESS) ? `export default ${JSON.stringify(id.slice(ADDRESS.length))};` : undefined),
};
const ADDRESS = '\0worker-address:';

const SETUP = ['tests/restore-globals.ts'];
const PANELS_SETUP = [
  'tests/panels/support/fresh-modules.ts',
  ...SETUP,
  'tests/panels/support/own-listeners.ts',
  'tests/panels/support/react.ts',
];

const shared: NonNullable<UserWorkspaceConfig['test']> = {
  testTimeout: PATIENCE_MS,
  hookTimeout: PATIENCE_MS,
  // A file's imports, and what the processor has learnt of the engine, serve the files after it too.
  isolate: false,
  pool: 'forks',
  setupFiles: SETUP,
  maxWorkers: 2,
  // The engine runs as Node runs it, not through the test runner's own module loader, in which it takes twice as long.
  execArgv: ['--import', 'tsx'],
  server: { deps: { external: [/\/workers\/(?!offline)/] } },
};

// They need modules that no other file has loaded, to replace them or to see them before they are; or leave something behind.
const ALONE = [
  'tests/page/loss-form.test.tsx',
  'tests/page/edit-before-check.test.ts',
  'tests/page/address-bar.test.ts',
  'tests/page/theory-beside.test.tsx',
  'tests/page/recorded-workers.test.ts',
  'tests/page/charts-without-parts.test.ts',
  'tests/page/asked-in-course.test.tsx',
  'tests/page/lesson-in-course.test.tsx',
];

export default defineConfig({
  test: {
    projects: [
      {
        oxc,
        plugins: [workerAddresses],
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/panels/**', ...ALONE],
        },
      },
      {
        oxc,
        plugins: [workerAddresses],
        test: { ...shared, name: 'alone', environment: 'node', isolate: true, include: ALONE },
      },
      {
        oxc,
        plugins: [workerAddresses],
        test: {
          ...shared,
          name: 'panels',
          environment: 'happy-dom',
          include: ['tests/panels/**/*.test.tsx'],
          setupFiles: PANELS_SETUP,
          sequence: { setupFiles: 'list' },
        },
      },
    ],
  },
});
