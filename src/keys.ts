/** Keys of the page. Off while something that takes text, or a choice, has the focus. */
import type { Player } from './run/player.ts';

export function listenToKeys(player: Player): () => void {
  const listener = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector('dialog[open]')) return;
    const focus = event.target instanceof HTMLElement ? event.target : null;
    const range = focus instanceof HTMLInputElement && focus.type === 'range';
    if (focus?.matches('input, select, textarea') && !(range && event.key === ' ')) return;
    // A focused button or summary keeps its own Space.
    if (event.key === ' ' && focus?.matches('button, summary, a')) return;
    const action = actionOf(event.key, player);
    if (!action) return;
    event.preventDefault();
    action();
  };
  document.addEventListener('keydown', listener);
  return () => document.removeEventListener('keydown', listener);
}

function actionOf(key: string, player: Player): (() => void) | null {
  switch (key) {
    case ' ':
      return player.togglePlay;
    case 'ArrowRight':
      return player.step;
    case '[':
      return () => player.shiftSpeed(-1);
    case ']':
      return () => player.shiftSpeed(1);
    case 'r':
    case 'R':
      return player.toggleUnit;
    case 'f':
    case 'F':
      return player.refit;
    case '?':
      return () => document.getElementById('keys-button')?.click();
    default:
      return null;
  }
}
