/** yang2000, Sections 4.2 to 4.4: at round trip 1000 the loss rate changes, or flows come or go. */
import { bernoulliLoss, lossEvery, lossStep, periodicLoss } from './pieces.ts';
import { assumed, notesOf, stated } from './notes.ts';
import { setUp, type SetUp } from './setup.ts';
import * as yang from './yang2000-common.ts';

const defaults = { ...yang.defaults, durationSeconds: 140, stepSeconds: yang.STEP_SECONDS };
const { linkBps, queue } = yang.forcedDefaults;
const ampleDefaults = { ...defaults, sendJitterSeconds: yang.ampleDefaults.sendJitterSeconds };
const stepNote = stated('change', 'at round trip 1000', 'at 100 s: a round trip counts 100 ms');
const lengthNote = assumed('length', '400 round trips after the change', 'the figures end within that');

type LossKind = 'periodic' | 'Bernoulli';

/** The loss rate steps from one value to another. */
function lossRateStep(id: string, figures: string[], kind: LossKind, from: number, to: number): SetUp {
  const model = kind === 'periodic' ? periodicLoss : bernoulliLoss;
  const percent = (p: number): string => `${Number((100 * p).toFixed(3))} %`;
  return setUp(id, `The loss rate steps from ${percent(from)} to ${percent(to)} (${kind})`, figures, {
    defaults: { ...defaults, queue, linkBps, lossRateBefore: from, lossRateAfter: to },
    sweeps: yang.queueSweeps,
    notes: notesOf(yang.NOTES, yang.FORCED_LOSS_NOTES, [
      stated('losses', `${kind}, ${percent(from)}, then ${percent(to)}`),
      stepNote,
      lengthNote,
      ...(to === 0
        ? [
            assumed(
              'link under forced losses',
              'the common bottleneck',
              'not given; once the forced losses end, its queue is what the flow finds',
            ),
          ]
        : []),
    ]),
    build: (choice) => ({
      ...yang.dumbbell(choice, choice.linkBps),
      flows: [yang.flows(choice, 'studied', choice.scheme, 1)],
      loss: lossStep(model(choice.lossRateBefore), choice.stepSeconds, model(choice.lossRateAfter)),
    }),
  });
}

/** Flows that stay, `joining` ones that begin at the change or `leaving` ones that end there; all TCP, or all the studied scheme. */
function population(
  id: string,
  title: string,
  figures: string[],
  others: 'TCP' | 'same',
  move: 'join' | 'leave',
): SetUp {
  return setUp(id, title, figures, {
    defaults: { ...defaults, queue, binSeconds: yang.queueDefaults.binSeconds, moving: 8, staying: 8 },
    sweeps: yang.queueSweeps,
    notes: notesOf(yang.NOTES, yang.BIN_NOTES, [
      stated('flows', others === 'TCP' ? 'one studied flow and 7 TCP flows stay' : 'eight of the studied scheme stay'),
      stated(
        move === 'join' ? 'flows that join' : 'flows that leave',
        others === 'TCP' ? '8 TCP flows' : '8 of the same scheme',
      ),
      stepNote,
      lengthNote,
    ]),
    build: (choice) => {
      const other = others === 'TCP' ? 'TCP' : choice.scheme;
      const stays =
        others === 'TCP'
          ? [yang.flows(choice, 'studied', choice.scheme, 1), yang.flows(choice, 'tcp', 'TCP', choice.staying - 1)]
          : [yang.flows(choice, 'studied', choice.scheme, choice.staying)];
      const times = move === 'join' ? { start: choice.stepSeconds } : { stop: choice.stepSeconds };
      return {
        ...yang.dumbbell(choice),
        flows: [...stays, yang.flows(choice, move === 'join' ? 'joining' : 'leaving', other, choice.moving, times)],
      };
    },
  });
}

/** After a steady loss rate there is one loss in every round trip: how many halve the rate? */
const persistent = setUp('yang2000-persistent', 'One loss in every round trip', ['yang2000-table1'], {
  defaults: { ...ampleDefaults, durationSeconds: 120, lossRateBefore: 0.001, lossEverySeconds: yang.RTT_SECONDS },
  sweeps: yang.sweeps,
  notes: notesOf(yang.NOTES, yang.AMPLE_NOTES, [
    stated('flows', 'one'),
    stated('losses', 'one in every round trip, from the change on'),
    assumed(
      'losses before',
      '0.1 %, periodic',
      'not given; TFRC’s count depends on it: 5 below about 0.1 %, 6 from 0.5 to 2 %, 7 at 4 %',
    ),
    assumed('change', 'at round trip 1000', 'as in the other transients'),
    assumed(
      'bottleneck',
      'without limit',
      'a queue would stretch the round trip, and one loss per 100 ms would be more than one per round trip',
    ),
  ]),
  build: (choice) => ({
    ...yang.ample(choice),
    flows: [yang.flows(choice, 'studied', choice.scheme, 1, { accessDelay: 0 })],
    loss: lossStep(periodicLoss(choice.lossRateBefore), choice.stepSeconds, lossEvery(choice.lossEverySeconds)),
  }),
});

/** After a steady loss rate there are none: how fast does the rate climb? */
const noLoss = setUp('yang2000-noloss', 'No more losses', ['yang2000-table1'], {
  defaults: { ...ampleDefaults, durationSeconds: 130, lossRateBefore: 0.01 },
  sweeps: yang.sweeps,
  notes: notesOf(yang.NOTES, yang.AMPLE_NOTES, [
    stated('flows', 'one'),
    stated('losses', 'none, from the change on'),
    assumed('losses before', '1 %, periodic', 'not given; any will do'),
    assumed('change', 'at round trip 1000', 'as in the other transients'),
    assumed(
      'bottleneck',
      'without limit',
      'the climb is to be the scheme’s own; on the common bottleneck the queue would stretch the round trip and end it',
    ),
  ]),
  build: (choice) => ({
    ...yang.ample(choice),
    flows: [yang.flows(choice, 'studied', choice.scheme, 1, { accessDelay: 0 })],
    loss: lossStep(periodicLoss(choice.lossRateBefore), choice.stepSeconds, { kind: 'none' }),
  }),
});

/** The recursions of Section 4.1 (models/rate-steps.ts) are about this step, each loss being an epoch's end. */
const analytic = setUp(
  'yang2000-analytic',
  'The step that the recursions of Section 4.1 describe',
  ['yang2000-fig20', 'yang2000-fig29', 'yang2000-fig2', 'yang2000-fig37', 'yang2000-fig38', 'yang2000-fig6'],
  {
    defaults: { ...ampleDefaults, lossRateBefore: 0.01, lossRateAfter: 0.04 },
    sweeps: yang.sweeps,
    notes: notesOf(yang.NOTES, yang.AMPLE_NOTES, [
      stated('losses', 'periodic, 1 %, then 4 % (Figure 20)'),
      assumed(
        'losses of Figure 29',
        '4 %, then 1 %',
        'the text does not name the step; it is the reverse of Figure 20',
      ),
      assumed('bottleneck', 'without limit', 'the recursions count in round trips of one length'),
      stepNote,
      lengthNote,
    ]),
    build: (choice) => ({
      ...yang.ample(choice),
      flows: [yang.flows(choice, 'studied', choice.scheme, 1, { accessDelay: 0 })],
      loss: lossStep(periodicLoss(choice.lossRateBefore), choice.stepSeconds, periodicLoss(choice.lossRateAfter)),
    }),
  },
);

export const yangTransients: readonly SetUp[] = [
  analytic,
  lossRateStep('yang2000-step-per-1-4', ['yang2000-fig21'], 'periodic', 0.01, 0.04),
  lossRateStep('yang2000-step-per-4-1', ['yang2000-fig30'], 'periodic', 0.04, 0.01),
  lossRateStep('yang2000-step-per-3-2', ['yang2000-fig31'], 'periodic', 0.03, 0.02),
  lossRateStep('yang2000-step-bern-0p5-100', ['yang2000-fig22'], 'Bernoulli', 0.005, 1),
  lossRateStep('yang2000-step-bern-1-4', ['yang2000-fig23'], 'Bernoulli', 0.01, 0.04),
  lossRateStep('yang2000-step-bern-10-0', ['yang2000-fig32'], 'Bernoulli', 0.1, 0),
  lossRateStep('yang2000-step-bern-4-1', ['yang2000-fig33'], 'Bernoulli', 0.04, 0.01),
  population('yang2000-join-tcp', 'Eight TCP flows join', ['yang2000-fig24', 'yang2000-fig25'], 'TCP', 'join'),
  population(
    'yang2000-join-same',
    'Eight flows of the same scheme join eight',
    ['yang2000-fig26', 'yang2000-fig27', 'yang2000-fig28'],
    'same',
    'join',
  ),
  population('yang2000-leave-tcp', 'Eight of fifteen TCP flows stop', ['yang2000-fig34'], 'TCP', 'leave'),
  population(
    'yang2000-leave-same',
    'Eight of sixteen flows of the same scheme stop',
    ['yang2000-fig35', 'yang2000-fig36'],
    'same',
    'leave',
  ),
  persistent,
  noLoss,
];
