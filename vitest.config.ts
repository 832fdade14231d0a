import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'engine',
          environment: 'node',
          include: [
            'tests/engine/**/*.test.ts',
            'tests/export/**/*.test.ts',
            'tests/figures/**/*.test.ts',
            'tests/measures/**/*.test.ts',
            'tests/scenario/**/*.test.ts',
            'tests/schemes/**/*.test.ts',
            'tests/setups/**/*.test.ts',
            'tests/validation/**/*.test.ts',
          ],
          // Whole simulations, and hundreds of random ones per property.
          testTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: { name: 'page', environment: 'node', include: ['tests/page/**/*.test.{ts,tsx}'] },
      },
      {
        // These start the linter and servers.
        test: { name: 'tools', environment: 'node', include: ['tests/tools/**/*.test.ts'], testTimeout: 30_000 },
      },
    ],
  },
});
