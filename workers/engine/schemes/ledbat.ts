import { numberAt, ONLY_WINDOW, SEQUENCE, STAMP } from '../network/packets.ts';
import { flag, number, type ParameterValues } from '../scenario/parameter.ts';
import { DelayHistory } from '../transport/delay-history.ts';
import type { Ends, FlowParts, Inspection } from '../transport/ends.ts';
import { TcpReceiver } from '../transport/receiver.ts';
import { SackSender } from '../transport/sack-sender.ts';
import { flagOf, HALVING, numberOf, type SchemeCard, wordsWith } from './scheme.ts';

/** Packets. */
const LEAST = 2;

/** A loss, or a mark, at most once per round trip; the climb is the sender's. */
const HALVES = { increase: () => 0, decrease: (window: number) => Math.max(LEAST, window / 2) };

/**
 * LEDBAT (RFC 6817, Sec. 2.4.2). The queueing delay is the smallest of the last one-way delays less the smallest of ten minutes:
 *
 *   per ACK   W ← W + G (T − queueing delay)/T / W       at most 1 packet per round trip, and down as well as up
 *   at a loss W ← W/2
 *
 * Every flow has data to send, so the bound on W by what is in flight is left out.
 */
class LedbatSender extends SackSender {
  private readonly target: number;
  private readonly gain: number;
  private readonly mayStartSlowly: boolean;
  private readonly history = new DelayHistory();

  constructor(parts: FlowParts, values: ParameterValues) {
    super(parts);
    this.law = HALVES;
    this.stampClock = parts.eventQueue;
    this.target = numberOf(values, 'target');
    this.gain = numberOf(values, 'gain');
    this.mayStartSlowly = flagOf(values, 'slowStart');
  }

  override onAck(slot: number): void {
    const stamp = this.pool.numbers[numberAt(slot, STAMP)]!;
    // The handshake is short: its delay is that of no packet of data.
    const measures = this.pool.words[slot + SEQUENCE] !== ONLY_WINDOW;
    if (measures && (!this.settings.handshake || this.highestAck >= 0))
      this.history.take(stamp < 0 ? -1 - stamp : this.now - stamp, this.now);
    super.onAck(slot);
  }

  protected override grow(): void {
    if (this.cwnd < this.ssthresh && this.mayStartSlowly) {
      super.grow();
      return;
    }
    if (this.isUnused) return;
    const { queueing } = this.history;
    const step = (this.gain * (this.target - queueing)) / this.target / this.cwnd;
    this.cwnd = Math.max(LEAST, this.cwnd + step);
    // A window that has come down is no slow start.
    if (this.cwnd <= this.ssthresh) this.ssthresh = this.cwnd - 1;
    this.deficit = 0;
    this.changes?.note('growth', 0, queueing, this.target, this.gain, this.cwnd);
  }

  override inspect(): Inspection[] {
    return [
      ...super.inspect(),
      { name: 'queueing delay', unit: 's', value: this.history.queueing },
      { name: 'smallest delay', unit: 's', value: this.history.base },
    ];
  }
}

/**
 * Gives each ACK the one-way delay of its packet, as −1 less it. Where ACKs only take time (`ackPath` null) it leaves the time at
 * which the packet was sent: the sender's round trip is that delay and a constant.
 */
class LedbatReceiver extends TcpReceiver {
  override onData(slot: number): void {
    if (this.ackPath !== null) {
      const { numbers } = this.pool;
      const place = numberAt(slot, STAMP);
      numbers[place] = numbers[place]! - this.eventQueue.now - 1;
    }
    super.onData(slot);
  }
}

/** The two ends of a flow. */
export function connectLedbat(values: ParameterValues, parts: FlowParts): Ends {
  return { sender: new LedbatSender(parts, values), receiver: new LedbatReceiver(parts) };
}

export const ledbat: SchemeCard = {
  kind: 'ledbat',
  name: 'LEDBAT',
  fullName: 'Low Extra Delay Background Transport',
  family: 'Beyond the papers',
  slot: 7,
  control: 'window',
  taxonomy: 'window-based, by delay; linear; variable (our reading; not in tsao2007)',
  law: ['W ← W + G (T − q)/T / W at every ACK; q is the time its packets wait', 'W ← W/2 at a loss'],
  words: wordsWith(['queueing', 'target', 'gain', 'reached'], {
    standing({ state, queueing, target }) {
      if (state !== 'congestion avoidance' || queueing === undefined) return null;
      return queueing < target
        ? 'Its packets wait {queueing:seconds}, below its target: the window of {flow} opens.'
        : 'Its packets wait {queueing:seconds}, above its target: the window of {flow} closes.';
    },
    besides: { threshold: ({ cause, reached }) => (cause === 'growth' ? reached - 1 : undefined) },
    growth: {
      says: ({ known }) =>
        known === 0
          ? 'W follows (T − q)/T, T the target and q the queueing delay.'
          : 'W ← W + G (T − q)/T / W: q = {queueing:span}, T = {target:span}, so {adds:2} now.',
      adds: ({ window, queueing, target, gain }) => (gain * (target - queueing)) / target / window,
    },
    cut: { says: HALVING, keeps: ({ cut }) => cut / 2 },
    least: LEAST,
  }),
  theory: { sends: { none: 'no closed form of this scheme' } },
  about:
    'For what can wait: updates, backups, file sharing. It compares each one-way delay with the smallest it knows; the ' +
    'rest is queueing. Below the target it opens its window, above it closes it, so that flows which fill the queue ' +
    'push it aside. Alone it keeps the target in the queue, and a newcomer takes that queue for the path.',
  parameters: [
    number({
      key: 'target',
      symbol: 'T',
      name: 'Queueing delay it aims at',
      unit: 's',
      range: [0.001, 1],
      default: 0.1,
      help: 'It stops climbing there; with more it shrinks.',
      notable: [{ value: 0.1, source: 'RFC 6817, at most' }],
    }),
    number({
      key: 'gain',
      symbol: 'G',
      name: 'Gain',
      range: [0.05, 1],
      default: 1,
      help: 'With an empty queue the window opens by this many packets per round trip.',
      notable: [{ value: 1, source: 'RFC 6817, at most' }],
    }),
    flag({
      key: 'slowStart',
      name: 'Begins with slow start',
      default: true,
      help: 'RFC 6817 allows it; ns-3 does it.',
    }),
  ],
  presets: [],
  citation: 'RFC 6817 (Shalunov, Hazel, Iyengar and Kuehlewind, 2012).',
};
