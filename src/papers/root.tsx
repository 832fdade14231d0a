import { type ReactNode, useSyncExternalStore } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { currentPlace, watchPlace } from './place.ts';

const Papers = lazyPart(async () => (await import('./papers.tsx')).Papers, { onlyWhenShown: true });

/** The papers where the address says so, else the playground. */
export function Root({ children }: { children: ReactNode }) {
  const place = useSyncExternalStore(watchPlace, currentPlace);
  return place ? <Papers place={place} /> : children;
}
