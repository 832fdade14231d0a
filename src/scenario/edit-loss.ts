/** Edits of losses. */
import { findCard, defaultsOf } from '../../workers/engine/scenario/parameter.ts';
import { lossModels } from '../../workers/engine/network/losses/index.ts';
import type { LossModel, Scenario } from '../../workers/engine/scenario/types.ts';
import { withHop } from './hops.ts';

/** What a reader begins with who chooses losses of a kind in place of others. */
export function lossOfKind(kind: LossModel['kind'], before: LossModel, duration: number): LossModel {
  const card = findCard(lossModels, kind)!;
  return card.fresh?.(before, duration) ?? defaultsOf(card);
}

/** The scenario with artificial loss before the queue of a hop. */
export function withLoss(scenario: Scenario, hop: number, model: LossModel): Scenario {
  return withHop(scenario, hop, { loss: model });
}
