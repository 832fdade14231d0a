/**
 * BBRv3 with two rules as both references have them, where the draft has others: a probe ends as soon as a quarter more is in flight
 * than fills the path (BBRv2's rule; picoquic's goes by delay, with about the same effect), not when three rounds have brought
 * nothing; and probes are two to three seconds apart, however few packets fill the path: REFILL lasts one round, and its part of
 * the time says how long their cycles are.
 */
import { OWN_ENDS } from '../../../workers/engine/assemble/ends.ts';
import { UP } from '../../../workers/engine/schemes/bbr3-phases.ts';
import { Bbr3Sender } from '../../../workers/engine/schemes/bbr3-sender.ts';
import { TcpReceiver } from '../../../workers/engine/transport/receiver.ts';

class AsImplemented extends Bbr3Sender {
  protected override whyGoDown(): ReturnType<Bbr3Sender['whyGoDown']> {
    const isFull = this.phase === UP && this.inFlight >= 1.25 * this.model.bdp;
    return super.whyGoDown() ?? (isFull ? 'bandwidth full' : null);
  }

  protected override get renoRounds(): number {
    return Infinity;
  }
}

/** What `run` gives with that sender for every BBRv3. */
export function withImplementedBbr3<T>(run: () => T): T {
  const own = OWN_ENDS['bbr3']!;
  OWN_ENDS['bbr3'] = (_values, parts) => ({
    sender: new AsImplemented({ ...parts, ecn: false }, false),
    receiver: new TcpReceiver(parts),
  });
  try {
    return run();
  } finally {
    OWN_ENDS['bbr3'] = own;
  }
}
