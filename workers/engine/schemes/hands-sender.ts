/** The sender of a window that a person sets: TCP's, which finds and sends again what is missing, under the record of steps. */
import { Timer } from '../event-queue.ts';
import type { ParameterValues } from '../scenario/parameter.ts';
import type { Ends, FlowParts } from '../transport/ends.ts';
import { TcpReceiver } from '../transport/receiver.ts';
import { SackSender } from '../transport/sack-sender.ts';
import { HAND_LETTERS, stepped, TICKS_PER_SECOND } from './hands-steps.ts';

/** What a hand does, a letter at the end of each tenth of a second; without one it holds. While a game goes on it grows. */
export interface HandRecord {
  letters: string;
}

/** Window before a hand has done anything, packets. */
const FIRST_WINDOW = 1;

export class HandsSender extends SackSender {
  private readonly record: HandRecord;
  private readonly clock: Timer;
  /** Ticks so far. */
  private tick = 0;
  private byHand = FIRST_WINDOW;

  constructor(parts: FlowParts, record: HandRecord) {
    super(parts);
    this.record = record;
    this.law = { increase: () => 0, decrease: (window) => window, cutsAlways: true };
    this.cwnd = FIRST_WINDOW;
    this.ssthresh = 1;
    this.clock = new Timer(parts.eventQueue, () => this.onTick());
    this.clock.set(1 / TICKS_PER_SECOND);
  }

  private onTick(): void {
    const code = Math.max(0, HAND_LETTERS.indexOf(this.record.letters[this.tick] ?? '.'));
    this.tick += 1;
    this.clock.set((this.tick + 1) / TICKS_PER_SECOND);
    this.byHand = stepped(this.byHand, code, this.settings.maxWindow);
    if (this.byHand === this.cwnd) return;
    this.cwnd = this.byHand;
    this.changes?.note('by hand', code);
    if (!this.active) return;
    this.sendWhatFits(false);
    if (this.changes !== null) this.noteHold(this.changes);
  }

  protected override grow(): void {}

  /** A loss is repaired; what it says of the network is for the hand to answer. */
  protected override cutWindow(): void {
    this.counts.lossEvents += 1;
    this.cutFrom = this.cwnd;
    this.announceCut();
  }

  protected override endHandshake(): void {}

  protected override get restartWindow(): number {
    return this.byHand;
  }
}

/** The two ends of a flow. */
export function connectHands(values: ParameterValues, parts: FlowParts): Ends {
  return handsOn({ letters: String(values['steps']) }, parts);
}

export function handsOn(record: HandRecord, parts: FlowParts): Ends {
  return { sender: new HandsSender(parts, record), receiver: new TcpReceiver(parts) };
}
