import { useEffect } from 'react';
import { fixed, speedText } from '../format.ts';
import { usePage, usePageState } from '../page.ts';
import { openDialog } from '../screen/mode.ts';
import { leave } from '../present/present.ts';
import { Button } from '../ui/button.tsx';
import { PlayButton } from './play-button.tsx';

/** A pointer that rests this long is in the way of the picture, ms. */
const POINTER_MS = 2_000;

/** What is left of the controls while presenting: whether it plays, the time, the speed, and three keys. */
export function PresentFoot() {
  const { player } = usePage();
  const playing = usePageState((state) => state.playing);
  const ended = usePageState((state) => state.finished !== null);
  const now = usePageState((state) => state.now);
  const speed = usePageState((state) => state.speed);
  useEffect(hideRestingPointer, []);
  useEffect(() => {
    // The browser's own way out of full screen (Esc, a gesture) is one out of presenting.
    const changed = (): void => {
      if (!document.fullscreenElement) leave(player);
    };
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [player]);
  return (
    <footer className="present-foot row ink-2">
      <PlayButton keyed />
      <b>{fixed(now, 1)} s</b>
      <span>{playing ? speedText(speed) : ended ? 'the end' : 'paused'}</span>
      <span className="present-keys flex end gap-16">
        <Button onClick={() => player.step(1, 'loss')}>
          <kbd>L</kbd> next loss
        </Button>
        <Button onClick={() => leave(player)}>
          <kbd>P</kbd> leave
        </Button>
        <Button onClick={() => openDialog('keys')}>
          <kbd>?</kbd> keys
        </Button>
      </span>
    </footer>
  );
}

function hideRestingPointer(): () => void {
  const root = document.documentElement;
  let timer = 0;
  const moved = (): void => {
    delete root.dataset['pointer'];
    clearTimeout(timer);
    timer = window.setTimeout(() => (root.dataset['pointer'] = 'hidden'), POINTER_MS);
  };
  moved();
  document.addEventListener('pointermove', moved);
  return () => {
    document.removeEventListener('pointermove', moved);
    clearTimeout(timer);
    delete root.dataset['pointer'];
  };
}
