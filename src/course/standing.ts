/** Whether this page stands in a course of a learning platform, and how the platform answers. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * `looking` for the platform; `open`: it has all there is; `behind`: it has not taken the last; `again`: it only shows what was
 * done before.
 */
export type Standing = 'looking' | 'open' | 'behind' | 'again';

export const standing = createStore<{ is: Standing }>(() => ({ is: 'looking' }));

/** A package for a learning platform opens the page with `?course`, which stays when the hash changes. */
export function inCourse(): boolean {
  return new URLSearchParams(location.search).has('course');
}

const WORDS: Readonly<Record<Standing, string>> = {
  looking: 'No learning platform answers yet: your answers are kept here until one does.',
  open: 'Your course has your answers.',
  behind: 'Your course has not taken your last answers yet: they are kept here and are sent again.',
  again: 'You look at it again: your course keeps the answers that you gave before.',
};

/** How it stands, in one sentence. */
export function useStandingWords(): string {
  return WORDS[useStore(standing).is];
}
