import { LIMITS } from '../../scenario/limits.ts';
import { defaultsOf, findCard, type ListParameter, number } from '../../scenario/parameter.ts';
import { bernoulli } from './bernoulli.ts';
import { type Corner, type LossCard } from './card.ts';
import { none } from './none.ts';
import type { LossProcess } from './process.ts';

interface Step<Plain> {
  /** s */
  at: number;
  model: Plain;
}

/** Models one after the other, each from its time on; before the first one nothing is lost. */
export interface ScheduledLosses<Plain> {
  kind: 'schedule';
  steps: Step<Plain>[];
}

/** One process after the other. */
class Schedule implements LossProcess {
  private index = -1;
  private current: LossProcess | null = null;

  constructor(private readonly steps: readonly { at: number; begin: () => LossProcess | null }[]) {}

  drops(now: number): boolean {
    while (this.index + 1 < this.steps.length && now >= this.steps[this.index + 1]!.at) {
      this.index += 1;
      this.current = this.steps[this.index]!.begin();
    }
    return this.current !== null && this.current.drops(now);
  }
}

/** The model in force at `time`, s. */
export function stepAt<Plain>({ steps }: ScheduledLosses<Plain>, time: number): Plain | null {
  return steps.findLast((step) => step.at <= time)?.model ?? null;
}

/** The card of schedules of these models. */
export function scheduleOf<Plain extends { kind: string }>(
  cards: readonly LossCard<Plain>[],
): LossCard<ScheduledLosses<Plain>> {
  type Model = ScheduledLosses<Plain>;
  const cardOf = ({ kind }: Plain): LossCard<Plain> => findCard(cards, kind)!;
  const some = defaultsOf(bernoulli) as { kind: string } as Plain;
  const scaled = (model: Plain, factor: number): Plain => cardOf(model).scaled(model, factor) as Plain;

  const list: ListParameter<Step<Plain>> = {
    type: 'list',
    key: 'steps',
    name: 'Steps',
    item: 'step',
    help: 'Each model holds from its time on until the next one’s.',
    of: [
      number({
        key: 'at',
        name: 'From',
        unit: 's',
        range: [0, LIMITS.duration],
        default: 0,
        ofRun: true,
        help: 'When it begins. Steps stand in order of time.',
        tryInTests: [0, 6],
      }),
      { type: 'settings', key: 'model', name: 'Packets are lost', help: 'What holds from then on.', cards },
    ],
    rising: 'at',
    longest: LIMITS.lossSteps,
    default: [{ at: 0, model: some }],
    next(steps, duration) {
      const last = steps[steps.length - 1]!;
      return {
        at: Number(((last.at + Math.max(duration, last.at + 2)) / 2).toPrecision(3)),
        model: scaled(last.model, 4),
      };
    },
  };

  const levels = ({ steps }: Model, duration: number, packetRate: number): Corner[] => {
    const corners: Corner[] = [
      [0, 0],
      [Math.min(duration, steps[0]!.at), 0],
    ];
    steps.forEach(({ at, model }, index) => {
      const rate = cardOf(model).lossRate(model, packetRate, at);
      const end = Math.min(duration, steps[index + 1]?.at ?? duration);
      corners.push([Math.min(duration, at), rate], [end, rate]);
    });
    return corners;
  };

  return {
    kind: 'schedule',
    name: 'in time steps',
    fullName: 'A schedule of loss models',
    about: 'One loss model after the other, each from its time on. Before the first one nothing is lost.',
    source: 'yang2000, Figures 21 to 33',
    parameters: [],
    list,
    fresh(before, duration) {
      if (before.kind === 'schedule') return before as Model;
      const first = before.kind === none.kind ? some : (before as Plain);
      return {
        kind: 'schedule',
        steps: [
          { at: 0, model: first },
          { at: Math.floor(duration / 2 + 0.5), model: scaled(first, 4) },
        ],
      };
    },
    begin: ({ steps }, { random }) =>
      new Schedule(
        steps.map(({ at, model }) => ({
          at,
          begin: () => cardOf(model).begin(model, { random, now: at, before: null }),
        })),
      ),
    lossRate(model, packetRate, time) {
      const step = stepAt(model, time);
      return step === null ? 0 : cardOf(step).lossRate(step, packetRate, time);
    },
    isRandom: () => false,
    changesInTime: () => true,
    steps: ({ steps }) => steps.map(({ at }) => at),
    scaled: (model, factor) => ({
      ...model,
      steps: model.steps.map((step) => ({ ...step, model: scaled(step.model, factor) })),
    }),
    summary: ({ steps }, say) =>
      say.words(steps.length === 1 ? 'one step in time' : '{count} steps in time', { count: steps.length }),
    clause: ({ steps }, say, at) => [
      'losses ',
      'change with time',
      `${at}: ${steps.map(({ at: time, model }) => `${cardOf(model).summary(model, say)} from ${say.span(time)} on`).join(', ')}`,
    ],
    verb: (_, say) => say.words('losses change with time'),
    picture: (model, { duration, packetRate }) => ({
      seconds: duration,
      levels: levels(model, duration, packetRate),
    }),
  };
}
