/**
 * Stands for the worker of the games and their clock: `vi.mock('../../src/hands/spawn.ts', () =>
 * import('./support/fake-hands.ts'))`.
 */
import type { EveryMs } from '../../../src/hands/play.ts';
import { Measurer } from '../../../src/run/measurer.ts';
import { DeskPort, HandClock } from '../../hands/support/ports.ts';

/** The clock of the games, and the workers that they have asked for since the test began. */
export const desk = { clock: new HandClock(), ports: [] as DeskPort[] };

/** Before each test: as if nothing had been played yet. */
export function beginDesk(): void {
  Object.assign(desk, { clock: new HandClock(), ports: [] });
}

export function spawnGame(): DeskPort {
  const port = new DeskPort();
  desk.ports.push(port);
  return port;
}

export const makeMeasurer = (): Measurer => new Measurer(spawnGame);

export const everyMs: EveryMs = (ms, turn) => desk.clock.every(ms, turn);
