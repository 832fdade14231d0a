/**
 * Which sections of the set-up are open. The first scene begins calm: every section closed and few other controls,
 * until the reader opens a section; then all controls are there, and what is open is remembered. Other scenes begin with
 * their sections closed too, so that all of them are in sight under what is said; a link opens some.
 */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { SectionId } from '../scenario/describe.ts';
import { remember, remembered } from './mode.ts';

interface SetUp {
  /** Few controls are on show. */
  calm: boolean;
  open: readonly string[];
}

const OPEN_SECTIONS = 'sawtooth-open-sections';
const OPEN_AT_FIRST: readonly SectionId[] = ['flows', 'bottleneck', 'now'];

export const setUp = createStore<SetUp>(() => ({ calm: false, open: OPEN_AT_FIRST }));

/** A part of it; the component renders again when it changes. */
export function useSetUp<T>(select: (state: SetUp) => T): T {
  return useStore(setUp, select);
}

/** The page opens the first scene, another one, or a link. What the reader has opened before stays open. */
export function enterSetUp(what: 'first scene' | 'scene' | 'link'): void {
  const before = remembered(OPEN_SECTIONS);
  if (before !== null) setUp.setState({ calm: false, open: before.split(' ') });
  else setUp.setState({ calm: what === 'first scene', open: what === 'link' ? OPEN_AT_FIRST : [] });
}

/** Open or close a section. */
export function setOpen(id: string, opens: boolean): void {
  const others = setUp.getState().open.filter((other) => other !== id);
  const open = opens ? [...others, id] : others;
  setUp.setState({ calm: setUp.getState().calm && !opens, open });
  remember(OPEN_SECTIONS, open.join(' '));
}
