import { ECN_ECHO, FLAGS, MARKED, SEQUENCE } from '../network/packets.ts';
import { number, type ParameterValues } from '../scenario/parameter.ts';
import type { Ends, FlowParts, Inspection } from '../transport/ends.ts';
import { TcpReceiver } from '../transport/receiver.ts';
import { SackSender } from '../transport/sack-sender.ts';
import type { WindowLaw } from '../transport/window-law.ts';
import { CUT_BY_PART, MARK_BY_PART } from './part-marked.ts';
import { numberOf, type SchemeCard, wordsWith } from './scheme.ts';

/** Least window after a cut, packets (Linux, ns-3). */
const LEAST = 2;

/**
 * DCTCP (RFC 8257). α estimates the part of the packets that are marked. Once per window of data
 *
 *   α ← (1 − g) α + g M                  M: marked of the packets acknowledged (Sec. 3.3, Eq. 1)
 *   at a mark W ← (1 − α/2) W            once per window (Eq. 2)
 *   at a loss W ← W/2                    as TCP (Sec. 3.4)
 *
 * The receiver echoes each packet's mark as it is. The climb is TCP's.
 */
class DctcpLaw implements WindowLaw {
  readonly cutsAlways = true;
  /** Sec. 3.3: 1 at first, so that the first mark halves. */
  alpha = 1;
  /** The cut that comes is for a mark. */
  marked = false;

  increase(cwnd: number): number {
    return 1 / cwnd;
  }

  decrease(window: number): number {
    return Math.max(LEAST, this.marked ? window * (1 - this.alpha / 2) : window / 2);
  }

  terms(): readonly number[] {
    return [this.alpha];
  }

  inspect(): Inspection[] {
    return [{ name: 'α', unit: '', value: this.alpha }];
  }
}

class DctcpSender extends SackSender {
  private readonly dctcp = new DctcpLaw();
  private readonly gain: number;
  /** Packets acknowledged, and those of them with an echo, since the window of data began; and its last packet. */
  private acknowledged = 0;
  private marked = 0;
  private windowEnd = 0;

  constructor(parts: FlowParts, values: ParameterValues) {
    super(parts);
    this.law = this.dctcp;
    this.gain = numberOf(values, 'gain');
  }

  override onAck(slot: number): void {
    const { words } = this.pool;
    const upTo = words[slot + SEQUENCE]!;
    const news = upTo - this.highestAck;
    if (news > 0) {
      this.acknowledged += news;
      if ((words[slot + FLAGS]! & ECN_ECHO) !== 0 && upTo > 0) this.marked += news;
      if (upTo > this.windowEnd) this.endWindow();
    }
    super.onAck(slot);
  }

  private endWindow(): void {
    this.dctcp.alpha += this.gain * (this.marked / this.acknowledged - this.dctcp.alpha);
    this.acknowledged = this.marked = 0;
    this.windowEnd = this.maxSequence;
  }

  /** Until the window in which it was cut for a mark is acknowledged it does not climb (CWR of Linux and ns-3). */
  protected override grow(): void {
    if (this.lastAction !== 'ecn' || this.highestAck > this.recover) super.grow();
  }

  protected override onMark(acknowledged: number, markedPacket: number): void {
    this.dctcp.marked = true;
    super.onMark(acknowledged, markedPacket);
    this.dctcp.marked = false;
  }
}

/** Each ACK says whether its own packet was marked (RFC 8257, Sec. 3.2), in place of an echo until the sender has reacted. */
class DctcpReceiver extends TcpReceiver {
  override onData(slot: number): void {
    // An ACK is not for marked and unmarked packets together.
    if (this.held >= 0 && this.isMarked(slot) !== this.isMarked(this.held)) this.releaseHeld();
    super.onData(slot);
  }

  protected override acknowledge(slot: number): void {
    this.echo = 0;
    super.acknowledge(slot);
  }

  private isMarked(slot: number): boolean {
    return (this.pool.words[slot + FLAGS]! & MARKED) !== 0;
  }
}

/** The two ends of a flow. */
export function connectDctcp(values: ParameterValues, parts: FlowParts): Ends {
  return { sender: new DctcpSender(parts, values), receiver: new DctcpReceiver(parts) };
}

export const dctcp: SchemeCard = {
  kind: 'dctcp',
  name: 'DCTCP',
  fullName: 'Data Center TCP',
  family: 'Beyond the papers',
  slot: 5,
  control: 'window',
  taxonomy: 'window-based, historical; linear; variable, by the part marked (our reading; not in tsao2007)',
  law: ['W ← W + 1/W at every ACK', 'W ← (1 − α/2) W at a mark, W/2 at a loss; α is the part of the packets marked'],
  words: wordsWith(['alpha'], {
    standing: ({ state }) =>
      state === 'congestion avoidance' ? 'The window opens by one packet each round trip.' : null,
    besides: { cutsAtTimeout: true },
    growth: {
      says: 'W ← W + 1/W at every ACK: now 1/{window:.1} = {adds:2}.',
      adds: ({ window }) => 1 / window,
    },
    cut: CUT_BY_PART,
    least: LEAST,
    causes: { mark: MARK_BY_PART },
  }),
  theory: { sends: { none: 'no closed form of this scheme' } },
  about:
    'TCP halves its window whether one packet was marked or all of them. DCTCP cuts by as much as was marked: a few ' +
    'marks, a small cut. Beside a queue that marks from a few packets on it keeps the link busy and the queue short. ' +
    'Made for data centres; TCP beside it gets little.',
  parameters: [
    number({
      key: 'gain',
      symbol: 'g',
      name: 'Weight of the newest window',
      range: [0.001, 1],
      default: 1 / 16,
      help: 'How fast the estimate of the part marked follows it.',
      notable: [{ value: 1 / 16, source: 'RFC 8257' }],
    }),
  ],
  presets: [],
  citation: 'RFC 8257; M. Alizadeh and others, Data Center TCP (DCTCP), SIGCOMM 2010.',
};
