/** Test files share a process, and tests a file: what one puts in place of a method, of time or of a global is gone when it ends. */
import { afterAll, afterEach, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
// Some files put globals in place once for all their tests.
afterAll(() => vi.unstubAllGlobals());
