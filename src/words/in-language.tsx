import { Fragment, type ReactNode, useSyncExternalStore } from 'react';
import { currentLanguage, watchLanguage } from './language.ts';

/** The page, made anew when its language is another. What is on show is kept outside of it. */
export function InLanguage({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(watchLanguage, currentLanguage);
  return <Fragment key={language}>{children}</Fragment>;
}
