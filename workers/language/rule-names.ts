/** What a rule may name, and the parts that it is made of. Docs, completion and the parser read these lists. */

export interface KnownName {
  name: string;
  unit: string;
  help: string;
  /** A rule may set it, within these bounds. */
  bounds?: readonly [least: number, most: number];
}

/** Windows and thresholds, packets; and paces, packets/s. */
export const MOST_WINDOW = 1e9;
/** Any other number of a rule. */
export const MOST_NUMBER = 1e15;

/** In the order of their slots. */
export const NAMES = [
  { name: 'W', unit: 'packets', help: 'The window. On a loss, the window in use.', bounds: [1, MOST_WINDOW] },
  {
    name: 'ssthresh',
    unit: 'packets',
    help: 'The threshold: below it slow start goes on. It is rounded down to whole packets, 2 at least.',
    bounds: [0, MOST_WINDOW],
  },
  {
    name: 'rate',
    unit: 'packets/s',
    help: 'The pace. 0, as it begins: packets go as the window lets them. A rule that sets it has them go one by one, 1/rate apart at least, while the window has room.',
    bounds: [0, MOST_WINDOW],
  },
  { name: 'rtt', unit: 's', help: 'The last round trip that was measured; 0 before the first.' },
  { name: 'minRtt', unit: 's', help: 'The shortest round trip so far; 0 before the first.' },
  { name: 'srtt', unit: 's', help: 'The smoothed round trip; 0 before the first.' },
  { name: 'acked', unit: 'packets', help: 'Packets that this ACK acknowledges.' },
  { name: 'delivered', unit: 'packets', help: 'Packets acknowledged so far.' },
  { name: 'lost', unit: 'packets', help: 'Packets sent again so far.' },
  { name: 'marked', unit: 'ACKs', help: 'ACKs so far that told of a mark.' },
  {
    name: 'sinceLoss',
    unit: 's',
    help: 'Time since the last loss, mark or timeout; since the start before the first.',
  },
  { name: 'now', unit: 's', help: 'Time since the run began.' },
  { name: 'maxWindow', unit: 'packets', help: 'The largest window that the scenario allows.' },
] as const satisfies readonly KnownName[];

type Slots = Readonly<Record<(typeof NAMES)[number]['name'], number>>;

/* @__NO_SIDE_EFFECTS__ */
function slotsOf(): Slots {
  return Object.fromEntries(NAMES.map(({ name }, slot) => [name, slot])) as Slots;
}

/** Slots of the names, by name. */
export const SLOT = slotsOf();

/** Memories have the slots from here on, the params those behind them. */
export const FIRST_MEMORY = NAMES.length;
export { FIRST_PARAM } from './slots.ts';

/** Bounds of a rule's text: it comes from strangers. */
export const RULE_LIMITS = {
  characters: 2_000,
  memories: 8,
  params: 8,
  statements: 60,
  /** Numbers, names and signs of the whole rule: so many steps an ACK takes at most. */
  parts: 400,
} as const;

export interface Part {
  id: 'start' | 'slow' | 'ack' | 'rtt' | 'loss' | 'mark' | 'timeout';
  /** What it is headed by. */
  head: string;
  help: string;
  /** What happens where a rule has no such part. */
  without: string;
}

/** In the order in which a rule is best written. */
export const PARTS: readonly Part[] = [
  {
    id: 'start',
    head: 'at start',
    help: 'Once, before the first packet. Memories begin here: the first value of each.',
    without: 'There are no memories.',
  },
  {
    id: 'slow',
    head: 'in slow start',
    help: 'At an ACK while W is below ssthresh, in place of `on ack`.',
    without: 'As TCP: `W = W + 1`.',
  },
  {
    id: 'ack',
    head: 'on ack',
    help: 'At an ACK of new data in congestion avoidance, while nothing is being repaired.',
    without: 'As TCP: `W = W + 1 / W`.',
  },
  {
    id: 'rtt',
    head: 'every rtt',
    help: 'Behind the ACK with which a window of packets has been answered: once a round trip, slow start included.',
    without: 'Nothing.',
  },
  {
    id: 'loss',
    head: 'on loss',
    help: 'Once for all packets missing of one window. W never gets larger. What is missing is sent again as TCP does.',
    without: 'As TCP: `W = W / 2`.',
  },
  {
    id: 'mark',
    head: 'on mark',
    help: 'At an ACK that tells of a mark, at most once a window; groups with ECN alone.',
    without: 'As on a loss.',
  },
  {
    id: 'timeout',
    head: 'on timeout',
    help: 'When the timer expires. Without an ssthresh of its own the threshold is half the window.',
    without: 'As TCP: `ssthresh = W / 2`, `W = 1`.',
  },
];
