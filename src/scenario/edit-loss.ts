/** Edits of losses: what a kind begins with, and more or less of it. */
import type { LossModel, PlainLossModel, Scenario } from '../../workers/engine/scenario/types.ts';
import { withHop } from './hops.ts';

export type LossKind = LossModel['kind'];

/** What each kind begins with: about one packet in a hundred where that can be said, and the patterns of the papers. */
export const LOSS_DEFAULTS: Readonly<Record<Exclude<LossKind, 'schedule'>, PlainLossModel>> = {
  none: { kind: 'none' },
  periodic: { kind: 'periodic', every: 100, offset: 100 },
  bernoulli: { kind: 'bernoulli', p: 0.01 },
  interval: { kind: 'interval', mean: 2, cv: 1 },
  pattern: { kind: 'pattern', gaps: [50, 50, 50, 400, 400, 400] },
  phases: {
    kind: 'phases',
    phases: [
      { seconds: 6, every: 200 },
      { seconds: 1, every: 4 },
    ],
  },
  gilbert: { kind: 'gilbert', by: 'packets', toBad: 0.005, toGood: 0.5, lossGood: 0, lossBad: 1 },
};

/** Most that a loss chance is raised to at a press, so that something still gets through. */
const MOST = 0.5;

/** A loss model of another kind. A schedule begins with the losses as they are, and four times as many halfway. */
export function lossOfKind(kind: LossKind, before: LossModel, duration: number): LossModel {
  if (kind !== 'schedule') return LOSS_DEFAULTS[kind];
  if (before.kind === 'schedule') return before;
  const first = before.kind === 'none' ? LOSS_DEFAULTS.bernoulli : before;
  return {
    kind: 'schedule',
    steps: [
      { at: 0, model: first },
      { at: Math.round(duration / 2), model: timesLoss(first, 4) },
    ],
  };
}

/** The scenario with artificial loss at the door of a hop. */
export function withLoss(scenario: Scenario, hop: number, model: LossModel): Scenario {
  return withHop(scenario, hop, { loss: model });
}

/** What a model does at `time`, s: of a schedule the step in force. */
export function lossInForce(model: LossModel, time: number): PlainLossModel {
  if (model.kind !== 'schedule') return model;
  return model.steps.findLast((step) => step.at <= time)?.model ?? LOSS_DEFAULTS.none;
}

/** About `factor` times as many losses of the same kind; of none, one packet in a hundred at random. */
export function timesLoss(model: PlainLossModel, factor: number): PlainLossModel {
  const count = (packets: number): number => Math.max(2, Math.round(packets / factor));
  const chance = (p: number): number => Number(Math.min(Math.max(MOST, p), p * factor).toPrecision(6));
  switch (model.kind) {
    case 'none':
      return LOSS_DEFAULTS.bernoulli;
    case 'periodic':
      return { ...model, every: count(model.every), offset: count(model.offset) };
    case 'bernoulli':
      return { ...model, p: chance(model.p) };
    case 'interval':
      return { ...model, mean: Math.max(0.001, model.mean / factor) };
    case 'pattern':
      return { ...model, gaps: model.gaps.map(count) };
    case 'phases':
      return {
        ...model,
        phases: model.phases.map((phase) => ({ ...phase, every: phase.every === null ? null : count(phase.every) })),
      };
    case 'gilbert':
      if (model.by === 'packets') return { ...model, toBad: chance(model.toBad) };
      return { ...model, good: Math.max(0.001, model.good / factor) };
  }
}
