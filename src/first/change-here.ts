import type { Player } from '../run/player.ts';
import type { Invitation } from './invitations.ts';

/** Decimals of the time from which a change holds, s. */
const DECIMALS = 2;

/** Change the scenario and go on at the time on show; the notice offers to undo it. */
export function changeHere(player: Player, { what, edit, done }: Invitation): void {
  const now = Number(player.time.toFixed(DECIMALS));
  const before = player.series;
  if (!player.edit(what, (scenario) => edit(scenario, now))) return;
  player.say({ kind: 'info', text: done(player.state.scenario), action: { words: 'Undo', run: player.undo } });
  // The run begins at 0 with the next report.
  const stop = player.store.subscribe(() => {
    if (player.series === before) return;
    stop();
    player.seek(now);
  });
}
