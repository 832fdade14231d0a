/** A file that is dropped anywhere on the page is opened. */
import type { Player } from '../player/player.ts';
import { dropped } from '../ui/dropped.ts';
import '../styles/export.css';
import { openWhenFetched } from './open-when-fetched.ts';

export function takeDrops(player: Player): void {
  const root = document.documentElement;
  let leaving = 0;
  const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
  document.addEventListener('dragover', (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    event.dataTransfer!.dropEffect = 'copy';
    root.toggleAttribute('data-dropping', true);
    // dragover repeats while a file is held over the page; when it stops, the file has left.
    clearTimeout(leaving);
    leaving = window.setTimeout(() => root.removeAttribute('data-dropping'), 300);
  });
  document.addEventListener('drop', (event) => {
    root.removeAttribute('data-dropping');
    if (!hasFile(event)) return;
    // Without this the browser leaves the page and shows the file.
    event.preventDefault();
    const file = dropped(event.dataTransfer!);
    if (file === undefined) return;
    document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((dialog) => dialog.close());
    openWhenFetched(player, file);
  });
}
