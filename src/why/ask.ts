import type { Player } from '../run/player.ts';
import { flowChoice } from '../scenario/flow-choice.ts';

/** Ask why the window or rate is what it is now: of the flow that is pointed at, else of the observed one, else of the first. Asked, it ends that. */
export function askWhy(player: Player): void {
  const { asked, pointed, observedFlow, scenario } = player.state;
  const flow = pointed ?? observedFlow ?? flowChoice(scenario, 0);
  player.ask(asked || !flow ? null : { flow, time: player.time, variable: null });
}
