/** Counts what is opened: an address, a scene, a lesson's step, a file. A part of the page that failed is tried again with the next. */
import { createStore } from 'zustand/vanilla';

export const openings = createStore(() => ({ count: 0 }));

export function countOpening(): void {
  openings.setState(({ count }) => ({ count: count + 1 }));
}
