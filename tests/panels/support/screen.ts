import { vi } from 'vitest';

/** A screen on which these media queries hold, or those that say so: in a document without one none does. */
export function onScreen(...holds: readonly string[]): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: holds.some((part) => query.includes(part)),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
