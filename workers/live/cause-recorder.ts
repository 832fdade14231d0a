/** Records causes over one run after another while somebody asks; what is known of a run stays while it is computed again. */
import type { Simulation } from '../engine/simulation.ts';
import { CauseLog, type Observable } from './cause-log.ts';
import type { CauseBlock } from './cause-records.ts';
import type { CausesWanted } from './protocol.ts';

/** What of a run is needed to record it. */
type Recordable = Observable & Pick<Simulation, 'layout' | 'now'>;

export class CauseRecorder {
  private log: CauseLog | null = null;
  /** Where recording goes on, s: all is known up to there; null while it goes on, or if nothing is to be recorded. */
  private from: number | null = null;

  /**
   * Another run is loaded. @param before the run before it, if what is recorded of that one counts; all that happens at its
   * `now` must have been computed
   */
  load(simulation: Recordable, before: Recordable | null, wanted: CausesWanted | undefined): void {
    if (wanted?.kept && this.log && before && (wanted.packetsOf ?? null) === this.log.packetsOf) {
      this.from ??= before.now;
      this.log.observePackets(simulation, this.from);
    } else {
      this.log = wanted ? new CauseLog([...simulation.layout.flowGroups.keys()], wanted.packetsOf) : null;
      this.from = wanted ? 0 : null;
      this.log?.observePackets(simulation);
    }
    if (wanted) this.log!.follow(wanted.follow);
  }

  /** Up to here the run may be computed before `begin` must be called, s. */
  get limit(): number {
    return this.from ?? Infinity;
  }

  /** Record from here on, if it is time. */
  begin(simulation: Recordable): void {
    if (this.from === null || simulation.now < this.from) return;
    this.from = null;
    this.log!.observe(simulation);
  }

  /** Of no flow: nobody asks any more, and recording ends. */
  follow(flows: readonly number[], packets: boolean, simulation: Recordable): void {
    if (!packets) this.log?.forgetPackets();
    if (flows.length > 0) return void this.log?.follow(flows);
    this.log = this.from = null;
    simulation.layout.flowGroups.forEach((_, flow) => simulation.observe(flow, null));
    simulation.observeHops(null);
  }

  /** What is new of the flows that are followed; null if nothing is recorded. */
  take({ now }: Recordable): CauseBlock | null {
    return this.log && this.log.take(this.from ?? now);
  }
}

export function buffersOf({ flows, levels }: CauseBlock): ArrayBuffer[] {
  return [
    levels.buffer,
    ...flows.flatMap(({ changes, fates, rounds, packets }) => [
      ...[changes.buffer, fates.buffer, rounds.buffer],
      ...(packets ? [packets.rows.buffer] : []),
    ]),
  ];
}
