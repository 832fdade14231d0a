/** What the small pictures show, worked out from the parameters that run: rates over time, lost packets in a row, losses in time. */
import { lossProcess } from '../../workers/engine/network/losses/index.ts';
import { RandomStream } from '../../workers/engine/random.ts';
import type { LossModel } from '../../workers/engine/scenario/types.ts';

/** Seed of the examples: one in which chance shows its usual face. */
const SEED = 3;

/** Which of `count` packets that come `gap` seconds apart the model loses, by the engine's own process. */
export function lostOf(model: LossModel, count: number, gap: number): number[] {
  const process = lossProcess(model, new RandomStream(SEED, 'picture of losses'), 0);
  const lost: number[] = [];
  for (let packet = 0; packet < count; packet++) if (process?.drops(packet * gap)) lost.push(packet);
  return lost;
}
