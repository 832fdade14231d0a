import type { Player } from '../player/player.ts';
import { say } from '../../workers/words/say.ts';

/** Open a file by what is fetched for it; where that cannot be, the page says so. */
export function openWhenFetched(player: Player, file: File | string): void {
  void import('./open-file.ts').then(
    ({ openFile }) => openFile(player, file),
    () =>
      player.say({
        kind: 'refused',
        text: say('The part of the page that reads files could not be fetched. Nothing was changed.'),
      }),
  );
}
