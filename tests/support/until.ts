/** Waiting for what a page does in its own time. */
import { vi } from 'vitest';

/** Until the check passes, however long a busy machine takes; a test that waits for ever runs into its own timeout. */
export function until<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 240_000, interval: 10 });
}
