/** The worker of the games, and their clock. */
import { spawnGame } from '../run/game-port.ts';
import { Measurer } from '../run/measurer.ts';
import type { EveryMs } from './play.ts';

export { spawnGame };

export const makeMeasurer = (): Measurer => new Measurer(spawnGame);

export const everyMs: EveryMs = (ms, act) => {
  const timer = setInterval(act, ms);
  return () => clearInterval(timer);
};
