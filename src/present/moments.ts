/** Prepared moments: where something was planned to happen, or was made to happen. A presenter's remote goes from one to the next. */
import type { Player } from '../player/player.ts';
import { eventsInOrder } from '../scenario/effective.ts';

/** Moments nearer than this are one, s. */
const NEAR = 1e-6;

/** Go to the next or previous prepared moment, and stay there; where there is none, to the next or previous loss. */
export function goToMoment(player: Player, direction: 1 | -1): void {
  const moment = momentBeside(player.run.series.scenario, player.time, direction);
  if (moment === null) return player.step(direction, 'loss');
  player.togglePlay(false);
  player.seek(moment);
}

/** The time of the nearest event after or before `time`, s; null if there is none. */
export function momentBeside(
  scenario: Parameters<typeof eventsInOrder>[0],
  time: number,
  direction: 1 | -1,
): number | null {
  const times = eventsInOrder(scenario).map((event) => event.at);
  const found = direction === 1 ? times.find((at) => at > time + NEAR) : times.findLast((at) => at < time - NEAR);
  return found ?? null;
}
