import { lazy, type ReactNode, useSyncExternalStore } from 'react';
import { Later } from '../ui/later.tsx';
import { currentPlace, watchPlace } from './place.ts';

const Papers = lazy(async () => ({ default: (await import('./papers.tsx')).Papers }));

/** The papers where the address says so, else the playground. */
export function Root({ children }: { children: ReactNode }) {
  const place = useSyncExternalStore(watchPlace, currentPlace);
  return place ? (
    <Later>
      <Papers place={place} />
    </Later>
  ) : (
    children
  );
}
