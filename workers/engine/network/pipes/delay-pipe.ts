import type { Calendar } from '../../event-queue.ts';
import { Line } from './pipe.ts';
import type { PacketSink } from '../packets.ts';

/** A wire of constant delay. All flows with the same delay between the same two places share one. */
export class DelayLine extends Line {
  private readonly sink: PacketSink;

  constructor(calendar: Calendar, delaySeconds: number, sink: PacketSink) {
    super(calendar, delaySeconds);
    this.sink = sink;
  }

  protected override deliver(slot: number): void {
    this.sink.receive(slot);
  }
}
