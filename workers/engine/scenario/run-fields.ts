/** The plain fields of a run as a whole, and of a hop. */
import { LIMITS } from './limits.ts';
import { between, type Field, mbps, milliseconds, number } from './parameter.ts';

const MORE = 'Title and sampling';

export const RUN_FIELDS = [
  {
    type: 'text',
    key: 'title',
    name: 'Title',
    longest: LIMITS.text,
    default: '',
    part: MORE,
    help: 'What the run is called where it is kept, compared or printed.',
  },
  {
    type: 'text',
    key: 'note',
    name: 'Note',
    longest: LIMITS.text,
    default: '',
    part: MORE,
    help: 'A sentence that stands under the run’s settings.',
  },
  number({
    key: 'seed',
    name: 'Seed',
    range: [0, 4_294_967_295],
    default: 1,
    whole: true,
    help: 'Where all random numbers of the run come from: another seed is another draw of the same experiment.',
  }),
  number({
    key: 'duration',
    name: 'Lasts',
    unit: 's',
    range: [0.001, LIMITS.duration],
    default: 120,
    shown: between('s', 10, 3600),
    help: 'Simulated time from the first packet to the end.',
  }),
  number({
    key: 'warmup',
    name: 'Warm-up',
    unit: 's',
    range: [0, LIMITS.duration],
    default: 0,
    leftOut: 'a fifth of the run',
    ofRun: true,
    part: MORE,
    help: 'The first seconds, which means over the run leave out.',
    tryInTests: [0, 6],
  }),
  number({
    key: 'sample',
    name: 'A sample every',
    unit: 's',
    range: [LIMITS.minSample, LIMITS.duration],
    default: 0.1,
    or: { value: 'rtt', switch: 'Samples at a period of its own', words: 'round trip', isDefault: true },
    shown: milliseconds(1, 10_000),
    part: MORE,
    help: 'How often the charts get a point; if not set, once in the flows’ mean round trip without queueing.',
  }),
] as const satisfies readonly Field[];

/** Of a link, or what there is without one. The form sets it apart: it may change while a run goes on. */
export const LINK_RATE = number({
  key: 'rate',
  name: 'Link rate',
  unit: 'bit/s',
  range: [LIMITS.minRate, LIMITS.maxRate],
  default: 10e6,
  or: { value: null, switch: 'Limited rate', words: 'without limit' },
  shown: mbps(0.1, 1000),
  inSentence: true,
  help: 'Bits that leave the queue in a second; without limit nobody waits.',
});

/** Of a hop beside its queue, losses and trace. The rate of one that follows a trace is the trace’s mean. */
export const HOP_FIELDS = [
  LINK_RATE,
  number({
    key: 'delay',
    name: 'Delay, one way',
    unit: 's',
    range: [0, LIMITS.delay],
    default: 0.02,
    shown: milliseconds(0, 500),
    quiet: true,
    help: 'How long a packet travels on this link, besides waiting for it.',
  }),
] as const satisfies readonly Field[];
