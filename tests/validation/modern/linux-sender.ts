/**
 * TCP and CUBIC sent as Linux sends them, for counter-runs: whole windows, a scoreboard that outlives recovery, and
 * proportional rate reduction (RFC 6937) instead of ns-2's SACK sender.
 */
import { OWN_ENDS } from '../../../workers/engine/assemble/ends.ts';
import { findScheme } from '../../../workers/engine/schemes/index.ts';
import type { WindowScheme } from '../../../workers/engine/schemes/scheme.ts';
import type { FlowParts } from '../../../workers/engine/transport/ends.ts';
import { FAST_RECOVERY, OPEN, PacedSackSender } from '../../../workers/engine/transport/paced-sack-sender.ts';
import { TcpReceiver } from '../../../workers/engine/transport/receiver.ts';

/** Sums of parts of a packet that should be 1 may be this much less. */
const ROUNDING = 1e-9;
/** Rate without pauses between packets, packets/s. */
const AT_ONCE = 1e9;

class LinuxSender extends PacedSackSender {
  /** Part of the next packet that the window has grown by (`snd_cwnd_cnt`). */
  private credit = 0;
  private recoveryBefore = OPEN;
  /** Of this recovery: window before it, packets delivered and sent in it (`prior_cwnd`, `prr_delivered`, `prr_out`). */
  private prior = 0;
  private delivered = 0;
  private sent = 0;

  constructor(parts: FlowParts) {
    super(parts);
    this.paceAt(AT_ONCE);
  }

  protected override onDelivery(): void {
    const ended = this.recoveryBefore === FAST_RECOVERY && this.recovery === OPEN;
    this.recoveryBefore = this.recovery;
    if (ended) this.cwnd = this.ssthresh;
    if (this.recovery === FAST_RECOVERY) this.reduce();
    else if (!ended) this.climb();
  }

  /** Congestion window in recovery, RFC 6937, Sec. 3.1; what is delivered opens it as in Linux' `tcp_cwnd_reduction`. */
  private reduce(): void {
    const { newlyDelivered, newlyLost, inFlight } = this.scoreboard;
    this.delivered += newlyDelivered;
    const room = this.ssthresh - inFlight;
    let allowed = Math.ceil((this.ssthresh * this.delivered) / this.prior) - this.sent;
    if (room >= 0) {
      const opened = Math.max(this.delivered - this.sent, newlyDelivered) + (newlyLost === 0 ? 1 : 0);
      allowed = Math.min(room, opened);
    }
    this.cwnd = inFlight + Math.max(allowed, this.sent > 0 ? 0 : 1);
  }

  private climb(): void {
    for (let packet = 0; packet < this.scoreboard.newlyDelivered; packet += 1) {
      if (this.cwnd < this.ssthresh) {
        this.cwnd += 1;
        continue;
      }
      this.credit += this.law.increase(this.cwnd);
      if (this.credit < 1 - ROUNDING) continue;
      this.cwnd += 1;
      this.credit -= 1;
    }
  }

  protected override onLosses(): void {
    this.prior = this.cwnd;
    this.ssthresh = Math.max(2, Math.floor(this.law.decrease(this.cwnd)));
    this.credit = 0;
    this.delivered = 0;
    this.sent = 0;
    this.law.beginEpoch?.(this.ssthresh, this.cwnd);
  }

  protected override onTimeoutLoss(): void {
    this.cwnd = 1;
  }

  protected override onIdleRestart(): void {}

  protected override transmit(sequence: number): void {
    super.transmit(sequence);
    this.sent += 1;
  }
}

/** What `run` returns if all flows of TCP and CUBIC in it send as Linux does. */
export function sendingAsLinux<Result>(run: () => Result): Result {
  const changed = ['tcp', 'cubic'].map((kind) => findScheme(kind) as WindowScheme);
  for (const scheme of changed)
    OWN_ENDS[scheme.kind] = (values, parts) => {
      const sender = new LinuxSender(parts);
      sender.law = scheme.createLaw(values, sender);
      return { sender, receiver: new TcpReceiver(parts) };
    };
  try {
    return run();
  } finally {
    for (const { kind } of changed) delete OWN_ENDS[kind];
  }
}
