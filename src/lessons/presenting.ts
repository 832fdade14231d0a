/** A lesson shown to a room: large, and led by a presenter's remote. */
import { useEffect } from 'react';
import { fitToRoom } from '../screen/room.ts';

/** Draw the page for a room while `on`. @param leave called when full screen was left */
export function usePresenting(on: boolean, leave: () => void): void {
  useEffect(() => {
    if (!on) return undefined;
    const end = fitToRoom();
    let still = true;
    const exit = (): void => {
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    };
    const left = (): void => {
      if (!document.fullscreenElement) leave();
    };
    // A browser may refuse: then the page fills its window. What comes when presenting has ended is left at once.
    document.documentElement.requestFullscreen?.().then(
      () => (still ? document.addEventListener('fullscreenchange', left) : exit()),
      () => undefined,
    );
    return () => {
      still = false;
      document.removeEventListener('fullscreenchange', left);
      end();
      exit();
    };
    // Leaving is the same whoever asks.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [on]);
}

/** Page Down and Page Up, as a presenter's remote sends them, lead on and back while it is `listening`. */
export function useRemote(on: () => void, back: () => void, listening = true): void {
  useEffect(() => {
    if (!listening) return undefined;
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
