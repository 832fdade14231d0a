import { createStore } from 'zustand/vanilla';
import type { RunSeries } from '../run/series.ts';

/** Whether the first scene has come to where the reader is invited to change it. */
export const invited = createStore<boolean>(() => false);

/** Whether its story has been told: what else there is on the page is offered. */
export const told = createStore<boolean>(() => false);

/** What the reader has been answered last: by which invitation, what was done, and from when on (s) it differs from `before`. */
export interface Answer {
  words: string;
  done: string;
  since: number;
  before: RunSeries;
}

export const answered = createStore<{ given: Answer | null }>(() => ({ given: null }));
