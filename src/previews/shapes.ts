/** What the small pictures show, worked out from the parameters that run: rates over time, lost packets in a row, losses in time. */
import { lossProcess } from '../../workers/engine/network/losses/loss.ts';
import { RandomStream } from '../../workers/engine/random.ts';
import type { LossModel, PlainLossModel } from '../../workers/engine/scenario/types.ts';

/** A curve as corners: time in s, value in the caller's unit. */
export type Corner = readonly [time: number, value: number];

/** Lengths of a row of packets that a reader can take in. */
const ROWS = [60, 120, 300, 600, 1_200, 3_000, 6_000, 12_000, 30_000, 60_000, 120_000];
/** Losses that a row shall have, so that their kind can be seen. */
const SEEN = 3;

/** How many packets a row must have to show the model at work; null where the model counts seconds, not packets. */
export function rowLength(model: PlainLossModel): number | null {
  const long = (packets: number): number => ROWS.find((length) => length >= packets) ?? ROWS[ROWS.length - 1]!;
  switch (model.kind) {
    case 'none':
      return ROWS[0]!;
    case 'periodic':
      return long(SEEN * model.every);
    case 'bernoulli':
      return long(SEEN / Math.max(model.p, 1e-6));
    case 'pattern':
      return long(model.gaps.reduce((sum, gap) => sum + gap, 0));
    case 'gilbert':
      if (model.by === 'seconds') return null;
      return long(SEEN * (1 / Math.max(model.toBad, 1e-6) + Math.min(1e5, 1 / Math.max(model.toGood, 1e-6))));
    case 'interval':
    case 'phases':
      return null;
  }
}

/** Seed of the examples: one in which chance shows its usual face. */
const SEED = 3;

/** Which of `count` packets that come `gap` seconds apart the model loses, by the engine's own process. */
export function lostOf(model: PlainLossModel, count: number, gap: number): number[] {
  const process = lossProcess(model, new RandomStream(SEED, 'picture of losses'), 0);
  const lost: number[] = [];
  for (let packet = 0; packet < count; packet++) if (process?.drops(packet * gap)) lost.push(packet);
  return lost;
}

/** Seconds that a picture of a model in time must span. */
export function timeSpan(model: Extract<PlainLossModel, { kind: 'interval' | 'phases' | 'gilbert' }>): number {
  if (model.kind === 'interval') return 10 * model.mean;
  if (model.kind === 'phases') return 2 * model.phases.reduce((sum, { seconds }) => sum + seconds, 0);
  return model.by === 'seconds' ? 5 * (model.good + model.bad) : 0;
}

/** Steps of the chance of loss of a model in phases over `span` seconds, as corners. */
export function phaseCorners({ phases }: Extract<LossModel, { kind: 'phases' }>, span: number): Corner[] {
  const corners: Corner[] = [];
  for (let time = 0, index = 0; time < span && corners.length < 400; index++) {
    const { seconds, every } = phases[index % phases.length]!;
    const value = every === null ? 0 : 1 / every;
    corners.push([time, value], [Math.min(span, time + seconds), value]);
    time += seconds;
  }
  return corners;
}

/** The two levels of a Gilbert model by seconds over `span` seconds: an example with its mean holding times. */
export function stateCorners(
  model: { good: number; bad: number; lossGood: number; lossBad: number },
  span: number,
): Corner[] {
  const random = new RandomStream(SEED, 'picture of states');
  const corners: Corner[] = [];
  for (let time = 0, bad = false; time < span && corners.length < 400; bad = !bad) {
    const until = Math.min(span, time - (bad ? model.bad : model.good) * Math.log(1 - random.uniform()));
    const value = bad ? model.lossBad : model.lossGood;
    corners.push([time, value], [until, value]);
    time = until;
  }
  return corners;
}

/** Steps of a schedule from 0 to `duration` s, as corners; `level` is the mean loss of a step. */
export function stepCorners(
  { steps }: Extract<LossModel, { kind: 'schedule' }>,
  duration: number,
  level: (model: PlainLossModel) => number,
): Corner[] {
  const corners: Corner[] = [
    [0, 0],
    [Math.min(duration, steps[0]!.at), 0],
  ];
  steps.forEach((step, index) => {
    const from = Math.min(duration, step.at);
    const until = Math.min(duration, steps[index + 1]?.at ?? duration);
    corners.push([from, level(step.model)], [until, level(step.model)]);
  });
  return corners;
}
