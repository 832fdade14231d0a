/** A lesson shown to a room: large, and led by a presenter's remote. */
import { useEffect } from 'react';
import { setMode } from '../present/mode.ts';
import { presentScale } from '../present/scale.ts';

/** Draw the page for a room while `on`. @param leave called when full screen was left */
export function usePresenting(on: boolean, leave: () => void): void {
  useEffect(() => {
    if (!on) return undefined;
    const root = document.documentElement;
    const fit = (): void => {
      const scale = presentScale(innerWidth, innerHeight);
      root.style.setProperty('--chart-scale', String(scale));
      // Charts read colours and scale again when this changes.
      root.dataset['presenting'] = scale.toFixed(3);
      setMode({ scale });
    };
    const left = (): void => {
      if (!document.fullscreenElement) leave();
    };
    fit();
    addEventListener('resize', fit);
    // A browser may refuse: then the page fills its window.
    root.requestFullscreen?.().then(
      () => document.addEventListener('fullscreenchange', left),
      () => undefined,
    );
    return () => {
      removeEventListener('resize', fit);
      document.removeEventListener('fullscreenchange', left);
      root.style.removeProperty('--chart-scale');
      delete root.dataset['presenting'];
      setMode({ scale: 1 });
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    };
    // Leaving is the same whoever asks.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [on]);
}

/** Page Down and Page Up, as a presenter's remote sends them, lead on and back. */
export function useRemote(on: () => void, back: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const go = { PageDown: on, PageUp: back }[event.key];
      if (!go || document.querySelector('dialog:modal')) return;
      // A slider or a text keeps its keys.
      if (event.target instanceof Element && event.target.matches('textarea, .overview *')) return;
      event.preventDefault();
      go();
    };
    // The playground, which rests, keeps keys from whoever listens later.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  });
}
