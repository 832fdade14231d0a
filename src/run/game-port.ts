/** The worker of the games, which also runs whole runs and measures them. */
// The address of the worker's file, which the bundler makes.
// oxlint-disable-next-line import/default
import url from '../../workers/hands/game.worker.ts?worker&url';
import type { GameCommand, GameReport } from '../../workers/hands/protocol.ts';

/** What of a Worker is used. */
export interface GamePort {
  postMessage(command: GameCommand): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<GameReport>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export const spawnGame = (): GamePort => new Worker(url, { type: 'module', name: 'game' });
