/** No packet. */
export const NONE = -1;
/** What Linux adds to two round trips (`TCP_TIMEOUT_MIN`), and its time before the first sample, s. */
const MARGIN = 0.002;
const FIRST = 1;

/** When a probe goes after the last ACK, s (RFC 8985, Sec. 7.2, with Linux' margin). The ACK of a packet that is `alone` may be delayed. */
export function probeTimeout(srtt: number, alone: boolean, minRto: number): number {
  return srtt === 0 ? FIRST : 2 * srtt + (alone ? minRto : MARGIN);
}

/** A tail loss probe that has been sent, until it is answered (RFC 8985, Sec. 7.3 and 7.4). */
export class TailProbe {
  /** Highest packet sent when the probe was (`TLP.end_seq`); NONE without one. */
  private end = NONE;
  /** The probe, if it had been sent before; NONE of new data. */
  private again = NONE;

  get underWay(): boolean {
    return this.end >= 0;
  }

  begin(end: number, again: number): void {
    this.end = end;
    this.again = again;
  }

  /** Recovery has begun: losses are found there. */
  forget(): void {
    this.end = NONE;
  }

  /**
   * An ACK has come while the probe is under way.
   * @param isNew it delivers something; else the packet had arrived twice
   * @returns the packet that the probe has replaced, or NONE
   */
  answer(acknowledged: number, isNew: boolean): number {
    const { end, again } = this;
    if (acknowledged < end) return NONE;
    if (again === NONE || acknowledged > end || !isNew) this.end = NONE;
    return acknowledged > end ? again : NONE;
  }
}
