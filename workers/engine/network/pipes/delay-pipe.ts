import type { EventQueue } from '../../event-queue.ts';
import { Pipe } from './pipe.ts';
import type { PacketSink } from '../packets.ts';

/** A pipe that hands packets to a sink. All flows with the same delay between the same two places share one. */
export class DelayPipe extends Pipe {
  constructor(
    eventQueue: EventQueue,
    delaySeconds: number,
    private readonly sink: PacketSink,
  ) {
    super(eventQueue, delaySeconds);
  }

  protected override deliver(slot: number): void {
    this.sink.receive(slot);
  }
}
