/** What the worker of the games does for each command: one game that goes on, and whole runs that are measured. */
import { measured, NetworkGame, WheelGame } from './game.ts';
import type { GameCommand, GameReport } from './protocol.ts';

export class Desk {
  private wheel: WheelGame | null = null;
  private network: NetworkGame | null = null;

  /** Null where there is nothing to say. Never throws: what cannot be done is refused in words. */
  answer(command: GameCommand): GameReport | null {
    try {
      return this.do(command);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return { type: 'refused', id: command.type === 'measure' ? command.id : null, why };
    }
  }

  private do(command: GameCommand): GameReport | null {
    const { wheel, network } = this;
    switch (command.type) {
      case 'begin':
        this.wheel = command.role === 'wheel' ? new WheelGame(command.scenario) : null;
        this.network = command.role === 'network' ? new NetworkGame(command.scenario) : null;
        return null;
      case 'tick':
        return wheel && { type: 'own', seen: wheel.step(command.letter), over: wheel.over };
      case 'harm':
        return network && { type: 'network', seen: network.step(command.harm), over: network.over };
      case 'measure':
        return { type: 'measured', id: command.id, outcome: measured(command.scenario) };
    }
  }
}
