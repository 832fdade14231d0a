/** The registry: one line per scheme. Everything that lists schemes reads it. */
import { aimd } from './aimd.ts';
import type { WindowScheme } from './scheme.ts';
import { tcp } from './tcp.ts';

export const schemes: readonly WindowScheme[] = [tcp, aimd];

/** The scheme of that kind, or undefined. */
export function findScheme(kind: string): WindowScheme | undefined {
  return schemes.find((scheme) => scheme.kind === kind);
}
