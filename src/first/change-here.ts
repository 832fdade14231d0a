import type { Player } from '../player/player.ts';
import type { Invitation } from './invitations.ts';
import { answered } from './invited.ts';

/** Decimals of the time from which a change holds, s. */
const DECIMALS = 2;

/** Change the scenario and go on at the time on show, beside the run as it was. */
export function changeHere(player: Player, { words, what, edit, done, fromStart }: Invitation): void {
  const now = Number(player.time.toFixed(DECIMALS));
  const since = fromStart ? 0 : now;
  const before = player.series;
  if (!player.editHere(what, (scenario) => edit(scenario, now), since)) return;
  player.say(null);
  answered.setState({ given: { words, done: done(edit(before.scenario, now)), since, before } });
}
