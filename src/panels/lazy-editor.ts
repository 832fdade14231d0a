import type { ComponentType, ReactNode } from 'react';
import { fetchCheck } from '../player/check-edit.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

/** A panel that edits the scenario, fetched after the first view together with the check of what is set in it. */
export function lazyEditor<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  return lazyPart(async () => (await Promise.all([load(), fetchCheck()]))[0]);
}
