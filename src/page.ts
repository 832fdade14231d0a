/** What all components share: the player, the frame loop, and media queries. */
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { FrameLoop } from './run/frame-loop.ts';
import type { Player } from './player/player.ts';
import type { PageState } from './player/state.ts';

export interface Page {
  player: Player;
  loop: FrameLoop;
  /** A player beside the playground's, with a worker of its own. */
  makePlayer(): Player;
}

export const PageContext = createContext<Page | null>(null);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('no page around this component');
  return page;
}

/** A part of the page's state. The component renders again when that part changes. */
export function usePageState<T>(select: (state: PageState) => T): T {
  return useStore(usePage().player.store, select);
}

/** Whether a media query holds. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => matchMedia(query), [query]);
  return useSyncExternalStore(
    (changed) => {
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => media.matches,
  );
}

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
/** The rail is a sheet. */
export const NARROW = '(max-width: 1024px)';
/** Everything is in one column. */
export const PHONE = '(max-width: 640px)';
/** No column beside the charts. */
export const NO_ASIDE = '(max-width: 1280px)';
