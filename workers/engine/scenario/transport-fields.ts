/** Every option of the window transport. A profile sets all of them; a scenario, and a group of it, can set each otherwise. */
import { HANDSHAKE, OF_WINDOWS, WINDOW } from './handshake-field.ts';
import { LIMITS } from './limits.ts';
import { between, type Field, flag, milliseconds, number } from './parameter.ts';

/** The value in 'ns-2 of 2000', where it is not the default, which is that of 'ns-2.35'. */
type Option = Field & { in2000?: number | boolean };

const TIMER = 'Retransmission timer';
const REPAIRS = 'Repairs of modern TCP';

/** It has an effect on those window schemes alone whose recovery is by SACK. */
const OF_SACK = { key: 'variant', is: ['sack'] } as const;

export const PROFILE = {
  type: 'choice',
  key: 'profile',
  name: 'TCP as in',
  options: [
    { value: 'ns-2.35', label: 'ns-2.35' },
    { value: 'ns-2 of 2000', label: 'ns-2 of 2000' },
  ],
  default: 'ns-2.35',
  help: 'Where what is not set below comes from: the release of 2011, or the version of the papers, with a coarse timer, no least timeout and an initial window of 1.',
} as const satisfies Field;

export const INITIAL_WINDOW = number({
  key: 'initialWindow',
  symbol: 'IW',
  name: 'Initial window',
  unit: 'packets',
  range: [1, 1_000],
  default: 2,
  in2000: 1,
  whole: true,
  shown: between('packets', 1, 40),
  part: WINDOW,
  onlyIf: OF_WINDOWS,
  help: 'Packets that a flow may send before the first ACK of data comes.',
  notable: [
    { value: 2, source: 'ns-2.35' },
    { value: 10, source: 'RFC 6928, Linux' },
  ],
  tryInTests: [1, 10],
});

export const TRANSPORT_FIELDS = [
  number({
    key: 'timerTick',
    name: 'Tick of the timer',
    unit: 's',
    range: [1e-6, 1],
    default: 0.01,
    in2000: 0.1,
    shown: milliseconds(1, 1000),
    part: TIMER,
    onlyIf: OF_WINDOWS,
    help: 'The sender’s clock goes by such steps: times between them are not told apart.',
    tryInTests: [0.001, 0.5],
  }),
  number({
    key: 'minRto',
    name: 'Shortest timeout',
    unit: 's',
    range: [0, 60],
    default: 0.2,
    in2000: 0,
    shown: milliseconds(0, 2_000),
    part: TIMER,
    onlyIf: OF_WINDOWS,
    help: 'The retransmission timer waits no less than this.',
    tryInTests: [0, 1],
  }),
  flag({
    key: 'minRtoBeyondRtt',
    name: '… beyond the round trip',
    default: false,
    part: TIMER,
    onlyIf: OF_WINDOWS,
    help: 'The shortest timeout is what the timer waits beyond the smoothed round trip, as in Linux.',
  }),
  number({
    key: 'maxRto',
    name: 'Longest timeout',
    unit: 's',
    range: [0.01, LIMITS.duration],
    default: 60,
    in2000: 64,
    shown: between('s', 1, 120),
    part: TIMER,
    onlyIf: OF_WINDOWS,
    help: 'The retransmission timer waits no more than this, however often it has doubled.',
    tryInTests: [1, 60],
  }),
  number({
    key: 'initialRto',
    name: 'First timeout',
    unit: 's',
    range: [0.01, 60],
    default: 3,
    in2000: 6,
    shown: between('s', 0.1, 10),
    part: TIMER,
    onlyIf: OF_WINDOWS,
    help: 'What the timer waits before the first round trip is measured.',
    notable: [
      { value: 1, source: 'RFC 6298' },
      { value: 3, source: 'RFC 2988' },
    ],
    tryInTests: [0.5, 3],
  }),
  flag({
    key: 'minRtoBeforeBackoff',
    name: 'Doubles the shortest timeout',
    default: true,
    in2000: false,
    part: TIMER,
    onlyIf: OF_WINDOWS,
    help: 'The shortest timeout is applied before the timer is doubled (RFC 2988), not after.',
  }),
  flag({
    key: 'limitedTransmit',
    name: 'Limited transmit',
    default: true,
    in2000: false,
    part: WINDOW,
    onlyIf: OF_WINDOWS,
    help: 'A new packet goes on the first and on the second duplicate ACK, so that a third can come (RFC 3042).',
  }),
  flag({
    key: 'truncateWindows',
    name: 'Cuts to whole packets',
    default: false,
    in2000: true,
    part: WINDOW,
    onlyIf: OF_WINDOWS,
    help: 'A window that is cut is rounded down to whole packets.',
  }),
  INITIAL_WINDOW,
  number({
    key: 'initialSsthresh',
    symbol: 'ssthresh',
    name: 'Slow start ends at',
    unit: 'packets',
    range: [1, LIMITS.maxWindow],
    default: 40,
    whole: true,
    or: {
      value: null,
      switch: 'First slow start ends at a threshold',
      words: 'the largest window',
      isDefault: true,
    },
    shown: between('packets', 1, 1000),
    part: WINDOW,
    onlyIf: OF_WINDOWS,
    help: 'From this window on the first climb is slow; without it slow start goes on until something is lost.',
    tryInTests: [1, 40],
  }),
  HANDSHAKE,
  flag({
    key: 'delayedAck',
    name: 'Delayed ACKs',
    default: false,
    part: WINDOW,
    onlyIf: OF_WINDOWS,
    help: 'The receiver acknowledges every second packet, or one alone after 0.1 s.',
  }),
  number({
    key: 'maxWindow',
    symbol: 'rwnd',
    name: 'Largest window',
    unit: 'packets',
    range: [1, LIMITS.maxWindow],
    default: 10_000,
    whole: true,
    shown: between('packets', 1, 10_000),
    part: WINDOW,
    help: 'The receiver takes no more than this at a time: however large its window, a flow has no more packets under way. With an initial window as large it is a fixed window, until something is lost.',
    notable: [{ value: 20, source: 'ns-2’s own default' }],
    tryInTests: [1, 60],
  }),
  flag({
    key: 'prr',
    name: 'Proportional rate reduction',
    symbol: 'PRR',
    default: false,
    part: REPAIRS,
    onlyIf: OF_SACK,
    help: 'After a loss the window comes down with each ACK, so that some packets go for those that arrive, where else none goes until the window has room (RFC 6937).',
  }),
  flag({
    key: 'rack',
    name: 'Loss by time',
    symbol: 'RACK',
    default: false,
    part: REPAIRS,
    onlyIf: OF_SACK,
    help: 'A packet is lost if one that was sent later has arrived, and a quarter of a round trip has passed or three more have arrived. Finds lost retransmissions too, which else take a timeout (RFC 8985).',
  }),
  flag({
    key: 'tlp',
    name: 'Tail loss probe',
    symbol: 'TLP',
    default: false,
    part: REPAIRS,
    onlyIf: OF_SACK,
    help: 'If nothing comes back for two round trips, one packet more is sent, whose ACK tells what is missing: a loss at the end of a transfer needs no timeout (RFC 8985).',
  }),
  number({
    key: 'sendJitter',
    name: 'Random delay before sending',
    unit: 's',
    range: [0, 1],
    default: 0,
    shown: milliseconds(0, 100),
    part: WINDOW,
    help: 'Each opportunity to send waits a random time, at most this: flows that are all alike do not keep step then. TFRC, TFRCP and TEAR have none.',
    tryInTests: [0, 0.05],
  }),
] as const satisfies readonly Option[];

/** In the order of the form. */
export const TRANSPORT_FORM: readonly Field[] = [WINDOW, TIMER, REPAIRS].flatMap((part) =>
  TRANSPORT_FIELDS.filter((field) => field.part === part),
);
