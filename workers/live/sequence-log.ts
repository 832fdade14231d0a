/**
 * The packets of one flow, one by one: sent, received, acknowledged, lost. Recorded while a sequence plot is looked at, from the
 * run's start on, within bounds. The page puts together what belongs together (src/run/sequence.ts).
 */
import type { Fate } from '../engine/network/fates.ts';
import { ANSWER_LOST, PACKET_LOST } from '../engine/network/packet-records.ts';
import { addPacket, HOP } from './cause-records.ts';
import { Rows } from './rows.ts';

/** Numbers that are kept, 8 bytes each: of 100,000 packets and more. */
const MOST_NUMBERS = 1 << 21;

/** What happens to a packet, or to an answer, that goes on after it. */
const GOES_ON = /^(waited|marked|ACK marked)/;

export class SequenceLog {
  readonly rows = new Rows(MOST_NUMBERS);
  private clock: { readonly eventTime: number } = { eventTime: 0 };
  /** Up to here all is recorded, s. */
  private after = -1;

  /** What it is given from now on is of a run that is computed again, with this clock: up to `after` (s) all is known. */
  goOn(clock: { readonly eventTime: number }, after: number): void {
    this.clock = clock;
    this.after = after;
  }

  /** What a hop did with one of its packets; counts if it is its end. */
  fate(time: number, fate: Fate, packet: number, hop: number): void {
    if (!GOES_ON.test(fate)) this.add((fate === 'ACK dropped' ? ANSWER_LOST : PACKET_LOST) + HOP * hop, time, packet);
  }

  add(code: number, time: number, packet: number): void {
    if (this.clock.eventTime > this.after) addPacket(this.rows, time, packet, code);
  }
}
