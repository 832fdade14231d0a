import { Fragment, type ReactNode, useSyncExternalStore } from 'react';
import { timesSaid, watchLanguage } from './language.ts';

/** The page, made anew when its language is another. What is on show is kept outside of it. */
export function InLanguage({ children }: { children: ReactNode }) {
  const times = useSyncExternalStore(watchLanguage, timesSaid);
  return <Fragment key={times}>{children}</Fragment>;
}
