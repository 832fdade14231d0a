import type { Happening } from '../narrator/happenings.ts';
import type { Player } from './player.ts';
import type { Subject } from '../run/question.ts';
import { flowChoice } from '../scenario/flow-choice.ts';

/** Ask why the window or rate is what it is now: of the flow that is pointed at, else of the observed one, else of the first. Asked, it ends that. */
export function askWhy(player: Player): void {
  const { question, pointed, observedFlow, scenario } = player.state;
  const flow = pointed ?? observedFlow ?? flowChoice(scenario, 0);
  player.ask(question || !flow ? null : { flow, time: player.time, variable: null });
}

/** Ask why that happened which has just been told of the flow that is looked at; of what is no happening, why its window is what it is. */
export function askAbout(player: Player, told: Happening | null): void {
  const { question, scenario } = player.state;
  const flow = flowChoice(scenario, player.run.explainedFlow);
  const place = told && placeOf(told);
  if (question || !flow || !place) return askWhy(player);
  player.ask({ flow, variable: null, ...place });
}

/** Where a happening is explained; null for those that nothing led to. */
function placeOf(told: Happening): { time: number; about: Subject | null } | null {
  const { time } = told;
  switch (told.kind) {
    case 'fate':
      return { time, about: { packet: told.fate.packet } };
    case 'queue':
      return told.level.level === 'full' ? { time, about: 'queue' } : null;
    case 'cut':
    case 'timeout':
    case 'decision':
      return { time, about: null };
    default:
      return null;
  }
}
