/** Loss models as they may be written: shape, defaults and bounds. */
import * as v from 'valibot';

import { byKind, fields, list, number, seconds, whole } from './fields.ts';
import { LIMITS } from './limits.ts';

const gilbertLosses = {
  lossGood: v.optional(number(0, 1), 0),
  lossBad: v.optional(number(0, 1), 1),
};

const plainLossModels = [
  fields({ kind: v.literal('none') }),
  fields({
    kind: v.literal('periodic'),
    every: v.optional(whole(1, 1e9, 'packets'), 100),
    offset: v.optional(whole(1, 1e9, 'packets')),
  }),
  fields({ kind: v.literal('bernoulli'), p: v.optional(number(0, 1), 0.01) }),
  fields({
    kind: v.literal('interval'),
    mean: v.optional(number(0.001, LIMITS.duration, 's'), 5),
    cv: v.optional(number(0, 1), 1),
  }),
  fields({
    kind: v.literal('pattern'),
    gaps: v.optional(
      v.pipe(list(whole(1, 1e9, 'packets'), LIMITS.lossSteps), v.minLength(1, 'must have at least one gap')),
      [50, 50, 50, 400, 400, 400],
    ),
  }),
  fields({
    kind: v.literal('phases'),
    phases: v.optional(
      v.pipe(
        list(
          fields({ seconds: number(0.001, LIMITS.duration, 's'), every: v.nullable(whole(1, 1e9, 'packets')) }),
          LIMITS.lossSteps,
        ),
        v.minLength(1, 'must have at least one phase'),
      ),
      [
        { seconds: 6, every: 200 },
        { seconds: 1, every: 4 },
      ],
    ),
  }),
  v.variant(
    'by',
    [
      fields({
        kind: v.literal('gilbert'),
        by: v.literal('packets'),
        toBad: v.optional(number(0, 1), 0.005),
        toGood: v.optional(number(0, 1), 0.5),
        ...gilbertLosses,
      }),
      fields({
        kind: v.literal('gilbert'),
        by: v.literal('seconds'),
        good: v.optional(number(0.001, LIMITS.duration, 's'), 2),
        bad: v.optional(number(0.001, LIMITS.duration, 's'), 0.2),
        ...gilbertLosses,
      }),
    ],
    "must be 'packets' or 'seconds'",
  ),
] as const;

const PLAIN_LOSSES = ['none', 'periodic', 'bernoulli', 'interval', 'pattern', 'phases', 'gilbert'] as const;

export const lossModel = byKind(
  [
    ...plainLossModels,
    fields({
      kind: v.literal('schedule'),
      steps: v.pipe(
        list(fields({ at: seconds(), model: byKind([...plainLossModels], PLAIN_LOSSES) }), LIMITS.lossSteps),
        v.minLength(1, 'must have at least one step'),
        v.rawCheck(({ dataset, addIssue }) => {
          if (!dataset.typed) return;
          dataset.value.forEach((step, index, steps) => {
            const before = steps[index - 1];
            if (!before || step.at > before.at) return;
            addIssue({
              message: `must be after the step before, ${before.at} s`,
              path: [
                { type: 'array', origin: 'value', input: steps, key: index, value: step },
                { type: 'object', origin: 'value', input: { ...step }, key: 'at', value: step.at },
              ],
            });
          });
        }),
      ),
    }),
  ],
  [...PLAIN_LOSSES, 'schedule'],
);
