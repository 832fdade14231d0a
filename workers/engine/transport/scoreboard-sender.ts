import type { FlowParts } from './ends.ts';
import { PacketScoreboard } from './packet-scoreboard.ts';
import { RESENT } from './send-records.ts';
import { WindowSender } from './window-sender.ts';

/** Loss recovery: none, fast recovery (losses seen from SACKs), recovery after a timeout. Recovery ends when `recover` is acknowledged. */
export const OPEN = 0;
export const FAST_RECOVERY = 1;
export const TIMEOUT_RECOVERY = 2;

/** A SACK sender that knows of every packet whether it is in flight, has arrived or is lost, for as long as the connection lasts. */
export abstract class ScoreboardSender extends WindowSender {
  protected recovery = OPEN;

  constructor(
    parts: FlowParts,
    protected readonly scoreboard: PacketScoreboard = new PacketScoreboard(parts.eventQueue),
  ) {
    super(parts);
  }

  protected override transmit(sequence: number): void {
    this.scoreboard.noteSent(sequence, sequence <= this.maxSequence ? RESENT : 0, this.highestAck);
    super.transmit(sequence);
  }

  /** The packet to send next: what is lost goes first, then what is new; −1 if there is nothing to send. */
  protected nextToSend(): number {
    const { nextSequence, highestAck } = this;
    const lost = this.scoreboard.nextLost(highestAck);
    if (lost >= 0) return lost;
    return nextSequence >= this.limit || nextSequence > highestAck + this.maxWindow ? -1 : nextSequence;
  }

  /** Returns false if there is nothing to send. */
  protected sendOne(): boolean {
    const sequence = this.nextToSend();
    if (sequence < 0) return false;
    this.transmit(sequence);
    if (sequence === this.nextSequence) this.nextSequence += 1;
    return true;
  }

  /** Nothing to reset: the scoreboard lasts. */
  protected override onTimeoutReset(): void {}
}
