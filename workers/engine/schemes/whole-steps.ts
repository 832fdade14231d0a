/** Linux reckons again after this time, s, or once the window has changed (`HZ / 32`). */
const PATIENCE = 1 / 32;
/** Most ACKs for one packet while no loss has told where the path is full. */
const FIRST_CLIMB = 20;
/** ACKs for one packet at a target that is reached, in windows, and fewest. */
const AT_REST = 100;
const LEAST = 2;

/** CUBIC's growth in Linux (`bictcp_update`, `tcp_cong_avoid_ai`): one packet after a whole number of ACKs. */
export class WholeSteps {
  /** ACKs for one packet (`cnt`), and those that count towards the next one (`snd_cwnd_cnt`). */
  acks = LEAST;
  private counted = 0;
  /** ACKs that have not yet counted towards a packet of the Reno estimate (`ack_cnt`). */
  unused = 0;
  /** When, s, and at which window it was last reckoned. */
  private time = -Infinity;
  private window = 0;

  /** The window has been cut. */
  restart(): void {
    this.counted = 0;
  }

  /** Whether to reckon now; then `aim` does. */
  isDue(cwnd: number, now: number): boolean {
    if (cwnd === this.window && now - this.time <= PATIENCE) return false;
    this.window = cwnd;
    this.time = now;
    return true;
  }

  /** Packets by which the Reno estimate has grown, at `perWindow` packets per window of ACKs. */
  renoPackets(cwnd: number, perWindow: number): number {
    // Windows per packet are counted in eighths (`beta_scale`).
    const each = Math.floor((cwnd * Math.floor(8 / perWindow)) / 8);
    let packets = 0;
    for (; this.unused > each; this.unused -= each) packets += 1;
    return packets;
  }

  /** The window is to be at `target` packets a round trip from now. */
  aim(cwnd: number, target: number, isFirst: boolean): void {
    const acks = target > cwnd ? Math.floor(cwnd / (target - cwnd)) : AT_REST * cwnd;
    this.acks = Math.max(LEAST, isFirst ? Math.min(FIRST_CLIMB, acks) : acks);
  }

  /** One more ACK: 1 if the window grows with it, else 0. */
  take(): number {
    this.counted += 1;
    if (this.counted < this.acks) return 0;
    // What had counted before there were fewer to count goes, but for this ACK.
    this.counted = this.counted > this.acks ? 1 : 0;
    return 1;
  }
}
