import type { Calendar } from '../calendar.ts';
import { Line } from './line.ts';
import type { PacketSink } from './packets.ts';

/** A wire of constant delay. All flows with the same delay between the same two places share one. */
export class DelayLine extends Line {
  private readonly delay: number;
  private readonly sink: PacketSink;

  constructor(calendar: Calendar, delaySeconds: number, sink: PacketSink) {
    super(calendar);
    this.delay = delaySeconds;
    this.sink = sink;
  }

  protected override due(time: number): number {
    return time + this.delay;
  }

  protected override deliver(slot: number, now: number): void {
    this.sink.receive(slot, now);
  }
}
