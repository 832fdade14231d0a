/** The registry: one line per loss model. Everything that lists loss models reads it. */
import type { RandomStream } from '../../random.ts';
import { defaultsOf, findCard, type SettingsOf } from '../../scenario/parameter.ts';
import { bernoulli } from './bernoulli.ts';
import type { LossCard } from './card.ts';
import { gilbert } from './gilbert.ts';
import { interval } from './interval.ts';
import { none } from './none.ts';
import { pattern } from './pattern.ts';
import { periodic } from './periodic.ts';
import { phases } from './phases.ts';
import type { LossProcess } from './process.ts';
import { scheduleOf, type ScheduledLosses, stepAt } from './schedule.ts';

const plain = [none, periodic, bernoulli, interval, pattern, phases, gilbert] as const;

/** Settings of any loss model that is not itself a schedule of others. */
export type PlainLossModel = SettingsOf<(typeof plain)[number]>;

/** Settings of any loss model. */
export type LossModel = PlainLossModel | ScheduledLosses<PlainLossModel>;

export const plainLossModels = plain as readonly unknown[] as readonly LossCard<PlainLossModel>[];

export const lossModels = [
  ...plainLossModels,
  scheduleOf(plainLossModels),
] as readonly unknown[] as readonly LossCard<LossModel>[];

/** What a hop loses that says nothing of it. */
export const NO_LOSSES: PlainLossModel = defaultsOf(none);

/** The card of a model's settings. */
export function lossCard({ kind }: Pick<LossModel, 'kind'>): LossCard<LossModel> {
  return findCard(lossModels, kind)!;
}

/**
 * The process of a model that begins at `now` (s), or null where nothing is lost.
 * @param random the hop's loss stream
 * @param before the process whose place it takes
 */
export function lossProcess(
  model: LossModel,
  random: RandomStream,
  now: number,
  before: LossProcess | null = null,
): LossProcess | null {
  return lossCard(model).begin(model, { random, now, before });
}

/** What a model does at `time`, s: of a schedule the step in force. */
export function lossInForce(model: LossModel, time: number): PlainLossModel {
  return model.kind === 'schedule' ? (stepAt(model, time) ?? NO_LOSSES) : model;
}
