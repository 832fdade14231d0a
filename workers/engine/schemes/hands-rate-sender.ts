/** The sender of a rate that a person sets: packets at even gaps, none of them sent again. */
import { numberAt } from '../network/packets.ts';
import { ECHO_TIME, echoTime } from '../transport/echo-receiver.ts';
import type { FlowParts, Inspection } from '../transport/ends.ts';
import { RateSender } from '../transport/rate-sender.ts';
import { Hand, type HandRecord } from './hand.ts';
import { RATE_UNIT } from './hands-steps.ts';

/** Gain of the smoothed round trip that is shown. */
const SHOWN_RTT_GAIN = 1 / 8;

export class HandsRateSender extends RateSender {
  private readonly hand: Hand;

  constructor(parts: FlowParts, record: HandRecord) {
    super(parts);
    this.hand = new Hand(parts.eventQueue, record, Infinity, (code) => this.onStep(code));
  }

  get rate(): number {
    return RATE_UNIT * this.hand.value;
  }

  /** The packet that comes next is due by the new gap. */
  private onStep(code: number): void {
    this.changes?.note('by hand', code);
    this.schedule(this.gap());
  }

  protected override onStart(): void {
    this.sendAndSchedule();
  }

  protected override onStop(): void {}

  protected override gap(): number {
    return 1 / this.rate;
  }

  protected override fill(slot: number): void {
    this.pool.numbers[numberAt(slot, ECHO_TIME)] = this.eventQueue.now;
  }

  protected override onReport(slot: number): void {
    const seconds = this.eventQueue.now - echoTime(this.pool, slot);
    this.takeRttSample(seconds);
    this.srtt = this.srtt === 0 ? seconds : this.srtt + SHOWN_RTT_GAIN * (seconds - this.srtt);
  }

  override inspect(): Inspection[] {
    return [
      { name: 'rate', unit: 'packets/s', value: this.rate },
      { name: 'round trip', unit: 's', value: this.srtt },
    ];
  }
}
