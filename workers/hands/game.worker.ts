/** The worker of the games: one game that goes on, and whole runs that are measured, one at a time. */
import { measured, NetworkGame, WheelGame } from './game.ts';
import type { GameCommand, GameReport } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

let wheel: WheelGame | null = null;
let network: NetworkGame | null = null;
self.onmessage = ({ data }: MessageEvent<GameCommand>) => {
  const report = answer(data);
  if (report) self.postMessage(report);
};

function answer(command: GameCommand): GameReport | null {
  try {
    switch (command.type) {
      case 'begin':
        wheel = command.role === 'wheel' ? new WheelGame(command.scenario) : null;
        network = command.role === 'network' ? new NetworkGame(command.scenario) : null;
        return null;
      case 'tick':
        return wheel && { type: 'own', seen: wheel.step(command.letter), over: wheel.over };
      case 'lose':
        return network && { type: 'network', seen: network.step(command.flow), over: network.over };
      case 'measure':
        return { type: 'measured', id: command.id, outcome: measured(command.scenario) };
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { type: 'refused', id: command.type === 'measure' ? command.id : null, why };
  }
}
