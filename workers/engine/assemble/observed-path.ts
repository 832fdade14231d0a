import type { AckPath } from '../network/endpoints.ts';
import type { PacketObserver } from '../network/packet-records.ts';

/** The path of a receiver's ACKs and reports, with an observer that gets a record of each when it is sent. */
export class ObservedPath implements AckPath {
  entryTime = 0;

  /** @param code of the records, see `recordCode` */
  constructor(
    private readonly path: AckPath,
    private readonly observer: PacketObserver,
    private readonly code: number,
  ) {}

  push(slot: number): void {
    this.observer.packet(this.entryTime, this.code);
    this.path.entryTime = this.entryTime;
    this.path.push(slot);
  }
}
