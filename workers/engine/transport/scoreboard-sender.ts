import type { FlowParts } from './ends.ts';
import { PacketScoreboard } from './packet-scoreboard.ts';
import { WindowSender } from './window-sender.ts';

/** Loss recovery: none, fast recovery (losses seen from SACKs), recovery after a timeout. Recovery ends when `recover` is acknowledged. */
export const OPEN = 0;
export const FAST_RECOVERY = 1;
export const TIMEOUT_RECOVERY = 2;

/** A SACK sender that knows of every packet whether it is in flight, has arrived or is lost, for as long as the connection lasts. */
export abstract class ScoreboardSender extends WindowSender {
  protected readonly scoreboard: PacketScoreboard;
  protected recovery = OPEN;

  constructor(parts: FlowParts) {
    super(parts);
    this.scoreboard = new PacketScoreboard(parts.eventQueue);
  }

  protected override transmit(sequence: number): void {
    this.scoreboard.noteSent(sequence, sequence <= this.maxSequence, this.highestAck);
    super.transmit(sequence);
  }

  /** What is lost goes first, then what is new. Returns false if there is nothing to send. */
  protected sendOne(): boolean {
    const { nextSequence, highestAck } = this;
    const lost = this.scoreboard.nextLost(highestAck);
    if (lost >= 0) {
      this.transmit(lost);
      return true;
    }
    if (nextSequence >= this.limit || nextSequence > highestAck + this.maxWindow) return false;
    this.transmit(nextSequence);
    this.nextSequence += 1;
    return true;
  }

  /** Nothing to reset: the scoreboard lasts. */
  protected override onTimeoutReset(): void {}
}
