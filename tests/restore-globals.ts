/** Test files share a process: what one puts in place of a global is gone when it ends. */
import { afterAll, vi } from 'vitest';

afterAll(() => vi.unstubAllGlobals());
