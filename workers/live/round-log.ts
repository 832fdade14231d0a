/**
 * The rounds of one flow. A round begins with the first packet that is sent after the ACK of the first packet of the round
 * before, or when a loss is answered: then with the packet that is sent again.
 */
import { type Cause, type RoundObserver, VARIABLES } from '../engine/transport/causes.ts';
import { causeCard } from '../engine/transport/causes/index.ts';
import { addRound, type Round } from './cause-records.ts';
import type { Rows } from './rows.ts';

const [CWND, SSTHRESH, STATE, HOLD] = (['cwnd', 'ssthresh', 'state', 'hold'] as const).map((name) =>
  VARIABLES.indexOf(name),
) as [number, number, number, number];

export class RoundLog implements RoundObserver {
  private count = 0;
  /** The round that goes on; null between the end of one and the first packet of the next. */
  private open: Round | null = null;
  /** What the sender waits for, an index of HOLDS. */
  private hold = NaN;

  constructor(
    private readonly rows: Rows,
    private readonly clock: { readonly now: number },
  ) {}

  sends(packet: number, isNew: boolean, allowed: number, values: Float64Array): void {
    const round = (this.open ??= this.begin(packet, allowed, values));
    if (allowed > round.most) round.most = allowed;
    if (!isNew) {
      round.again += 1;
      return;
    }
    if (round.sent === 0) round.from = packet;
    round.sent += 1;
  }

  hears(packet: number, values: Float64Array): void {
    this.noteHold(values);
    if (this.open !== null && packet >= this.open.first) this.end(values, null, -1);
  }

  acts(cause: Cause, numbers: readonly number[], values: Float64Array): void {
    if (this.open !== null && causeCard(cause).endsRound === true) this.end(values, cause, numbers[0]!);
  }

  private begin(first: number, allowed: number, values: Float64Array): Round {
    return {
      number: this.count++,
      time: this.clock.now,
      first,
      allowed,
      most: allowed,
      from: -1,
      sent: 0,
      again: 0,
      cwnd: values[CWND]!,
      ssthresh: values[SSTHRESH]!,
      state: values[STATE]!,
      until: NaN,
      cwndAtEnd: NaN,
      hold: NaN,
      cause: null,
      packet: -1,
    };
  }

  private end(values: Float64Array, cause: Cause | null, packet: number): void {
    const round = this.open!;
    this.open = null;
    this.noteHold(values);
    round.until = this.clock.now;
    round.cwndAtEnd = values[CWND]!;
    round.hold = this.hold;
    round.cause = cause;
    round.packet = packet;
    addRound(this.rows, round);
  }

  /** A run that is computed again does not know it before its first ACK. */
  private noteHold(values: Float64Array): void {
    if (!Number.isNaN(values[HOLD])) this.hold = values[HOLD]!;
  }
}
