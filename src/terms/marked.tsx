/** Texts whose terms open their definitions. The definitions are fetched after the first view; until then texts are plain. */
import { memo, useSyncExternalStore } from 'react';
import { whenUsed } from '../at-rest.ts';
import { say } from '../../workers/words/say.ts';
import type * as Part from './part.tsx';

let part: typeof Part | null = null;
const listeners = new Set<() => void>();

/** What shows definitions; null until it is there. */
export const termsPart = (): typeof Part | null => part;

/** What shows definitions, as soon as it is there. */
export function useTermsPart(): typeof Part | null {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    termsPart,
    // Printed sheets are plain.
    () => null,
  );
}

interface Props {
  text: string;
  most?: number;
  changing?: boolean;
}

/**
 * The text, in which each of the first `most` terms opens its definition. In a text that changes by itself terms do not
 * take the focus, which would be lost with them. Drawn anew only when it differs: the tables around it change all the time.
 */
export const Marked = memo(function Marked({ text, most = 1, changing = false }: Props) {
  const here = useTermsPart();
  return here ? <here.Terms text={text} most={most} changing={changing} /> : say(text);
});

whenUsed(async () => {
  part = await import('./part.tsx');
  part.showDefinitions();
  for (const listener of listeners) listener();
});
