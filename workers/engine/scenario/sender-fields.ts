/** The plain fields of what sends: of a group of flows, and of every unresponsive source beside its card's parameters. */
import { LIMITS, NUMBER_OF_FLOWS } from './limits.ts';
import { between, type Field, type FieldValues, flag, mbps, milliseconds, number } from './parameter.ts';

const WHEN = 'When and how much';
const WHERE = 'How far and which way';
const PACKETS = 'Name and packets';

const start = number({
  key: 'start',
  name: 'Starts at',
  unit: 's',
  range: [0, LIMITS.duration],
  default: 0,
  ofRun: true,
  part: WHEN,
  inSentence: true,
  help: 'When it begins to send.',
  tryInTests: [0, 6],
});

const stop = number({
  key: 'stop',
  name: 'Stops at',
  unit: 's',
  range: [0, LIMITS.duration],
  default: 60,
  or: { value: null, switch: 'Stops before the end', words: 'never', isDefault: true },
  begins: ({ start: from }: FieldValues, duration: number): number => Math.max(Number(from) + 1, duration / 2),
  ofRun: true,
  part: WHEN,
  inSentence: true,
  help: 'From then on it sends nothing new.',
  tryInTests: [0, 6],
});

const packetSize = number({
  key: 'packetSize',
  name: 'Packet size',
  unit: 'bytes',
  range: [LIMITS.minPacketSize, LIMITS.maxPacketSize],
  default: 1000,
  whole: true,
  shown: between('bytes', LIMITS.minPacketSize, 9000),
  part: PACKETS,
  help: 'On the link, headers included.',
  notable: [
    { value: 1000, source: 'yang2000' },
    { value: 1500, source: 'Ethernet' },
  ],
  tryInTests: [200, 1500],
});

const enter = {
  type: 'hop',
  key: 'enter',
  name: 'Crosses from',
  default: 0,
  part: WHERE,
  inSentence: true,
  help: 'The first bottleneck that its packets pass.',
} as const satisfies Field;

const leave = {
  type: 'hop',
  key: 'leave',
  name: 'to',
  default: 0,
  leftOut: 'the last one',
  part: WHERE,
  inSentence: true,
  help: 'The last bottleneck that its packets pass.',
} as const satisfies Field;

/** How many flows a group has. The form sets it beside the group's name. */
export const FLOW_COUNT = number({
  ...NUMBER_OF_FLOWS,
  inSentence: true,
  help: 'Flows of the group, all alike.',
  tryInTests: [1, 3],
});

/** Of a group of flows: what the form shows and lists of changes say, beside its scheme and its transport options. */
export const GROUP_FIELDS = [
  FLOW_COUNT,
  start,
  number({
    key: 'startJitter',
    name: 'Starts spread over',
    unit: 's',
    range: [0, LIMITS.duration],
    default: 0,
    shown: between('s', 0, 60),
    part: WHEN,
    help: 'Each flow waits a random time longer, at most this, so that not all start at once.',
    tryInTests: [0, 1],
  }),
  stop,
  number({
    key: 'accessDelay',
    name: 'Own delay, one way',
    unit: 's',
    range: [0, LIMITS.delay],
    default: 0.03,
    shown: milliseconds(0, 500),
    part: WHERE,
    quiet: true,
    help: 'Of the group’s own links beside the path, half at the sender and half at the receiver.',
    tryInTests: [0.004, 0.03],
  }),
  number({
    key: 'rttCv',
    symbol: 'CV',
    name: 'Spread of round trips',
    range: [0, 1],
    default: 0,
    shown: between('', 0, 1),
    part: WHERE,
    help: 'How much the flows’ round trips differ: their standard deviation over their mean. 0 is all alike.',
    tryInTests: [0, 0.02],
  }),
  packetSize,
  flag({
    key: 'ecn',
    name: 'Understands marks (ECN)',
    default: true,
    part: PACKETS,
    help: 'A queue that marks lets its packets pass marked in place of dropping them, and it slows down alike.',
  }),
  enter,
  leave,
  {
    type: 'choice',
    key: 'direction',
    name: 'Direction',
    options: [
      { value: 'forward', label: 'Forward' },
      { value: 'reverse', label: 'Reverse' },
    ],
    default: 'forward',
    part: WHERE,
    inSentence: true,
    help: 'Reverse sends the data the way of the others’ ACKs, which makes the reverse path real.',
  },
  number({
    key: 'packets',
    name: 'Each flow sends',
    unit: 'packets',
    range: [1, 1e8],
    default: 100,
    whole: true,
    or: { value: null, switch: 'Sends a limited amount', words: 'without end', isDefault: true },
    shown: between('packets', 1, 100_000),
    part: WHEN,
    inSentence: true,
    help: 'Packets of the transfer, after which the flow is done.',
    tryInTests: [1, 60],
  }),
  {
    type: 'text',
    key: 'label',
    name: 'Called',
    longest: LIMITS.identifier,
    default: '',
    part: PACKETS,
    inSentence: true,
    help: 'A name of your own for the group; empty, it is called as its scheme is.',
  },
  number({
    key: 'startEvery',
    name: 'Starts one after another, every',
    unit: 's',
    range: [0, LIMITS.duration],
    default: 0,
    shown: between('s', 0, 60),
    part: WHEN,
    help: 'Each flow starts so much later than the one before.',
    tryInTests: [0, 1],
  }),
  {
    type: 'choice',
    key: 'again',
    name: 'Sends its amount',
    options: [
      { value: 'once', label: 'Once' },
      { value: 'every', label: 'Every' },
      { value: 'poisson', label: 'Poisson' },
      { value: 'after', label: 'After' },
    ],
    default: 'once',
    part: WHEN,
    help: 'Each time over a new connection; what falls due meanwhile begins when that is over.',
  },
  number({
    key: 'gap',
    symbol: 'T',
    name: 'Between transfers',
    unit: 's',
    range: [0, LIMITS.duration],
    default: 3,
    shown: between('s', 0, 60),
    part: WHEN,
    onlyIf: { key: 'again', is: ['every', 'poisson', 'after'] },
    help: 'From one beginning to the next, or from an end.',
    tryInTests: [0.05, 2],
  }),
  {
    type: 'choice',
    key: 'feed',
    name: 'The application writes',
    options: [
      { value: 'greedy', label: 'All at once' },
      { value: 'even', label: 'At a rate' },
      { value: 'poisson', label: 'Poisson' },
    ],
    default: 'greedy',
    part: WHEN,
    help: 'What is not written cannot be sent, and a window that is not used does not grow (RFC 7661).',
  },
  number({
    key: 'feedRate',
    name: 'Writes',
    unit: 'bit/s',
    range: [LIMITS.minRate, LIMITS.maxRate],
    default: 1e6,
    shown: mbps(0.1, 1000),
    part: WHEN,
    onlyIf: { key: 'feed', is: ['even', 'poisson'] },
    help: 'Headers included; of each flow, on average.',
    tryInTests: [2e5, 5e6],
  }),
  number({
    key: 'readRate',
    name: 'Its receiver reads',
    unit: 'bit/s',
    range: [LIMITS.minRate, LIMITS.maxRate],
    default: 1e6,
    or: { value: null, switch: 'Its receiver reads slowly', words: 'at once', isDefault: true },
    shown: mbps(0.1, 1000),
    part: WHEN,
    help: 'From a buffer of the largest window: ACKs say how much room is left.',
    tryInTests: [2e5, 5e6],
  }),
] as const satisfies readonly Field[];

/** Of every source. */
export const SOURCE_FIELDS = [start, stop, packetSize, enter, leave] as const satisfies readonly Field[];
