import { Fragment, type ReactNode, useSyncExternalStore } from 'react';
import { timesSaid, watchLanguage } from './language.ts';

/** The page, made anew when its language is another. What is on show is kept outside of it. */
export function InLanguage({ children }: { children: ReactNode }) {
  const times = useSyncExternalStore(watchLanguage, timesSaid);
  return <Fragment key={times}>{children}</Fragment>;
}

// With the first view, whose panels need it at once: a file of its own would weigh more than what is in it.
export { sayMarked } from './say-marked.tsx';
