/** The worker of the games. */
// The address of the worker's file, which the bundler makes.
// oxlint-disable-next-line import/default
import url from '../../workers/hands/game.worker.ts?worker&url';
import { Measurer } from './measurer.ts';
import { type EveryMs, type GamePort } from './play.ts';

export const spawnGame = (): GamePort => new Worker(url, { type: 'module', name: 'game' });

export const makeMeasurer = (): Measurer => new Measurer(spawnGame);

export const everyMs: EveryMs = (ms, act) => {
  const timer = setInterval(act, ms);
  return () => clearInterval(timer);
};
