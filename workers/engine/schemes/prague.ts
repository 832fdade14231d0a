import { MARKED, MARKED_COUNT, FLAGS } from '../network/packets.ts';
import { milliseconds, number } from '../scenario/parameter.ts';
import type { ParameterValues } from '../scenario/parameter.ts';
import type { Ends, FlowParts } from '../transport/ends.ts';
import { TcpReceiver } from '../transport/receiver.ts';
import { CUT_BY_PART, MARK_BY_PART } from './part-marked.ts';
import { LEAST, PragueSender } from './prague-sender.ts';
import { numberOf, type SchemeCard, wordsWith } from './scheme.ts';

/**
 * Counts the marks of all packets, as AccECN's option does (draft-ietf-tcpm-accurate-ecn), and says the count on every ACK; or, as
 * RFC 8257 without its ACK at every change, whether the packet was marked for which the ACK goes.
 */
class PragueReceiver extends TcpReceiver {
  private marks = 0;

  constructor(
    parts: FlowParts,
    private readonly accurate: boolean,
  ) {
    super(parts);
  }

  override onData(slot: number): void {
    if ((this.pool.words[slot + FLAGS]! & MARKED) !== 0) this.marks += 1;
    super.onData(slot);
  }

  protected override acknowledge(slot: number): void {
    // What is held back here was marked or not, too.
    if (!this.accurate) this.echo = 0;
    this.pool.words[slot + MARKED_COUNT] = this.marks;
    super.acknowledge(slot);
    this.echo = 0;
  }
}

/** The two ends of a flow. */
export function connectPrague(values: ParameterValues, parts: FlowParts): Ends {
  const accurate = values['feedback'] === 'accurate';
  const choices = { virtualRtt: numberOf(values, 'virtualRtt'), gain: numberOf(values, 'gain'), accurate };
  return {
    sender: new PragueSender({ ...parts, scalable: true }, choices),
    receiver: new PragueReceiver(parts, accurate),
  };
}

const CLIMB = 'W ← W + s/W at every packet without a mark: now {scale:3}/{window:.1} = {adds:2}.';

export const prague: SchemeCard = {
  kind: 'prague',
  name: 'Prague',
  fullName: 'TCP Prague',
  family: 'Beyond the papers',
  slot: 8,
  control: 'window',
  taxonomy: 'window-based, historical; linear; variable, by the part marked (our reading; not in tsao2007)',
  law: [
    'W ← W + s/W at every ACK without a mark; s is 1, less for a short round trip',
    'W ← (1 − α/2) W at a mark, W/2 at a loss; α is the part of the packets marked',
  ],
  words: wordsWith(['alpha', 'scale'], {
    standing({ state, scale }) {
      if (state !== 'congestion avoidance') return null;
      return scale < 1
        ? 'The round trip is short: the window opens by {scale:steps} in each, as a longer one would in as much time.'
        : 'The window opens by one packet each round trip.';
    },
    besides: { cutsAtTimeout: true },
    growth: {
      says: ({ scale }) =>
        scale < 1 ? [CLIMB, 's is less than 1, for the round trip is shorter than the one it acts like.'] : CLIMB,
      adds: ({ window, scale }) => scale / window,
    },
    cut: CUT_BY_PART,
    least: LEAST,
    leastAlways: true,
    causes: { growth: { numbers: ['deficit', 'scale'] }, mark: MARK_BY_PART },
  }),
  theory: { sends: { none: 'no form: Prague answers marks in proportion' } },
  about:
    'DCTCP made fit for the Internet: it says on its packets that it answers marks in proportion (ECT(1)), so that a queue of ' +
    'two keeps them apart and marks them at once; its ACKs count every mark; it paces its packets; and with a short round ' +
    'trip it climbs no faster than with one of 25 ms. Without marks it halves at a loss, as TCP. Left out: the search ' +
    'for queues that mark as seldom as TCP needs it (classic ECN), and giving way there as TCP does. RFC 9331 asks for the ' +
    'search; the draft describes one, and Linux leaves it off. Without it Prague answers such a mark by a little where ' +
    'TCP halves, and takes most of the link.',
  parameters: [
    number({
      key: 'virtualRtt',
      name: 'Acts as with a round trip of at least',
      unit: 's',
      range: [0, 1],
      default: 0.025,
      help: 'Flows with shorter round trips than this get as much as each other.',
      notable: [{ value: 0.025, source: 'draft, Linux' }],
      shown: milliseconds(0, 200),
    }),
    number({
      key: 'gain',
      symbol: 'g',
      name: 'Weight of the newest round trip',
      range: [0.001, 1],
      default: 1 / 16,
      help: 'How fast the estimate of the part marked follows it.',
      more: true,
      notable: [{ value: 1 / 16, source: 'draft, Linux' }],
    }),
    {
      type: 'choice',
      key: 'feedback',
      name: 'Its ACKs carry',
      options: [
        { value: 'accurate', label: 'the number of marked packets (AccECN)' },
        { value: 'echo', label: 'the mark of the last packet' },
      ],
      default: 'accurate',
      help: 'With delayed ACKs one bit per ACK hides every second mark, and Prague takes more than its share.',
    },
  ],
  presets: [],
  citation:
    'K. De Schepper, O. Tilmans, B. Briscoe, V. Goel, Prague Congestion Control, draft-briscoe-iccrg-prague-congestion-control-04, 2024; RFC 9331.',
};
