import { number, type Parameter, type Settings } from '../../scenario/parameter.ts';
import { limitParameter, type QueueCard } from './card.ts';
import { ACCEPT, DROP, MARK, type QueueDiscipline, type Verdict } from './discipline.ts';

const parameters = [
  limitParameter(250),
  number({
    key: 'threshold',
    symbol: 'K',
    name: 'Marks from this queue on',
    unit: 'packets',
    range: [0, 10_000],
    whole: true,
    default: 20,
    help: 'An arriving packet is marked if at least this many wait; one that cannot be marked passes.',
    tryInTests: [0, 30],
  }),
] as const satisfies readonly Parameter[];

/** Limit and threshold in packets. */
export type StepQueue = Settings<'step', typeof parameters>;

/** Marks by the present length, not by an average. */
export class StepMarking implements QueueDiscipline {
  limit: number;
  private readonly threshold: number;

  constructor({ limit, threshold }: StepQueue) {
    this.limit = limit;
    this.threshold = threshold;
  }

  admit(waiting: number, ecnCapable: boolean): Verdict {
    if (waiting >= this.limit) return DROP;
    return ecnCapable && waiting >= this.threshold ? MARK : ACCEPT;
  }
}

export const step: QueueCard<StepQueue> = {
  kind: 'step',
  name: 'step marking',
  fullName: 'Marking from a threshold on',
  about:
    'Drop-tail that marks: every packet that comes while K or more wait is marked (ECN). The switches of data centres do it; DCTCP is made for it.',
  parameters,
  citation: 'M. Alizadeh and others, Data Center TCP (DCTCP), SIGCOMM 2010, Sec. 3.1; RFC 8257.',
  decides: 'at arrival',
  build: (settings) => new StepMarking(settings),
  words: {},
  ns2: 'ns-2.35 has no queue that marks every packet from a length on',
};
