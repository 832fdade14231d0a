/**
 * Why the flows of a run changed their windows or rates, and what became of their packets: all flows' causes, within bounds.
 * Of the flows that are followed the page gets all there is, then what is new.
 */
import { type CauseObserver, type Variable, VARIABLES } from '../engine/transport/causes.ts';
import { type Cause, delayedPacket, isMerged } from '../engine/transport/causes/index.ts';
import type { Fate, FateObserver, HopState, Wait } from '../engine/network/fates.ts';
import type { Simulation } from '../engine/simulation.ts';
import {
  addChange,
  addFate,
  addLevel,
  type CauseBlock,
  extendChange,
  type FlowBlock,
  type Level,
  lostUntil,
  type PacketFate,
} from './cause-records.ts';
import { RoundLog } from './round-log.ts';
import { Rows } from './rows.ts';
import { SequenceLog } from './sequence-log.ts';
import { Arrivals, PacketWaits } from './waits.ts';

/**
 * Numbers that are kept of all flows' changes together and of one flow's, 8 bytes each; of what became of packets half as
 * many, of rounds a quarter. All together at most 60 MB, and 16 MB of the flow whose packets are recorded one by one.
 */
const MOST_NUMBERS_KEPT = 1 << 22;
const MOST_OF_FLOW = 1 << 19;
const MOST_OF_LEVELS = 1 << 15;

/** A queue that has been full counts as full until it holds this part of its limit. */
const NO_LONGER_FULL = 3 / 4;
/** From this part of its limit on it is no mere burst that waits. */
const STANDING = 1 / 4;

/** What of a run is needed to observe it. */
export type Observable = Pick<Simulation, 'observe' | 'observeHops' | 'eventTime'> &
  Partial<Pick<Simulation, 'observePackets'>>;

export class CauseLog implements FateObserver {
  /** By the engine's number of the flow. */
  private readonly logs: (FlowLog | undefined)[] = [];
  private readonly levels = new Rows(MOST_OF_LEVELS);
  private levelsSent = 0;
  private readonly levelOf: Level[] = [];
  private readonly arrivals: Arrivals[] = [];
  private readonly waits = new PacketWaits();
  private clock: Pick<Observable, 'eventTime'> = { eventTime: 0 };

  /** @param packetsOf the flow whose packets are recorded one by one too; null for none */
  constructor(flows: readonly number[], packetsOf: number | null = null) {
    const of = (all: number): number => Math.min(MOST_OF_FLOW, Math.floor(all / Math.max(1, flows.length)));
    for (const flow of flows)
      this.logs[flow] = new FlowLog(
        this,
        flow,
        of(MOST_NUMBERS_KEPT),
        of(MOST_NUMBERS_KEPT / 2),
        of(MOST_NUMBERS_KEPT / 4),
        flow === packetsOf ? new SequenceLog() : null,
      );
  }

  /** Record from now on what its flows do in this run, which goes on where the one before it was left. */
  observe(simulation: Observable): this {
    this.clock = simulation;
    this.logs.forEach((log, flow) => log && simulation.observe(flow, log));
    simulation.observeHops(this);
    return this;
  }

  get now(): number {
    return this.clock.eventTime;
  }

  /** Of these flows, and no others, all is taken: what there is, then what is new. */
  follow(flows: readonly number[]): this {
    this.logs.forEach((log, flow) => log?.follow(flows.includes(flow)));
    return this;
  }

  /** The flow whose packets are recorded one by one, or null. */
  get packetsOf(): number | null {
    const flow = this.logs.findIndex((log) => log?.sequence);
    return flow < 0 ? null : flow;
  }

  /** Record the packets of that flow in a run that has not begun, from `after` (s) on. */
  observePackets(simulation: Observable, after = -1): void {
    const { packetsOf } = this;
    if (packetsOf === null) return;
    const sequence = this.logs[packetsOf]!.sequence!;
    sequence.goOn(simulation, after);
    simulation.observePackets?.(packetsOf, (kind, time, packet) => sequence.add(kind, time, packet));
  }

  /** Nobody looks at single packets any more. */
  forgetPackets(): void {
    const { packetsOf } = this;
    if (packetsOf === null) return;
    this.logs[packetsOf]!.sequence!.goOn({ eventTime: 0 }, 0);
    this.logs[packetsOf]!.sequence = null;
  }

  observes(flow: number): boolean {
    return this.logs[flow] !== undefined;
  }

  fate(fate: Fate, flow: number, packet: number, state: HopState): void {
    this.logs[flow]!.addFate(this.now, fate, packet, state);
  }

  accepted(hop: number, wait: Wait): void {
    const number = (this.arrivals[hop] ??= new Arrivals()).add(wait.endpoint);
    const waits = !Number.isNaN(wait.seconds) && this.logs[wait.endpoint] !== undefined;
    if (waits) this.waits.add(hop, number, this.now, wait);
    this.noteLevel(hop, wait);
  }

  /** Where a packet waited lately, and behind whom; null of one that did not. */
  waitOf(flow: number, packet: number): PacketFate | null {
    const wait = this.waits.take(flow, packet);
    if (!wait) return null;
    const { hop, number, limit, seconds: waited, time } = wait;
    const waiting = wait.waiting - 1;
    const whose = this.arrivals[hop]!.before(number, waiting);
    return { time, fate: 'waited', packet, hop, waiting, limit, average: 0, chance: NaN, count: NaN, waited, whose };
  }

  /** What is new of the followed flows. @param to time up to which all is recorded, s */
  take(to: number): CauseBlock {
    const levels = this.levels.from(this.levelsSent);
    this.levelsSent = this.levels.end;
    return { flows: this.logs.flatMap((log) => log?.take(to) ?? []), levels };
  }

  private noteLevel(hop: number, { waiting, limit }: Wait): void {
    const before = this.levelOf[hop] ?? 'empty';
    let level: Level = before === 'full' ? 'standing' : before;
    if (waiting >= limit || (before === 'full' && waiting > NO_LONGER_FULL * limit)) level = 'full';
    else if (waiting <= 1) level = 'empty';
    else if (waiting >= STANDING * limit) level = 'standing';
    if (level === before) return;
    this.levelOf[hop] = level;
    addLevel(this.levels, { time: this.now, hop, level, waiting, limit });
  }
}

/** Of one flow. */
class FlowLog implements CauseObserver {
  private readonly changes: Rows;
  private readonly fates: Rows;
  private readonly roundRows: Rows;
  readonly rounds: RoundLog;
  /** Where the row of the last change of each variable begins; and its cause, if a further one can be merged with it. */
  private readonly open = new Float64Array(VARIABLES.length);
  private readonly openCause: (Cause | null)[] = VARIABLES.map(() => null);
  /** Up to where rows have been taken; null if the flow is not followed. */
  private taken: { whole: boolean; changes: number; fates: number; rounds: number; packets: number } | null = null;

  constructor(
    private readonly log: CauseLog,
    private readonly flow: number,
    mostChanges: number,
    mostFates: number,
    mostOfRounds: number,
    public sequence: SequenceLog | null,
  ) {
    this.changes = new Rows(mostChanges);
    this.fates = new Rows(mostFates);
    this.roundRows = new Rows(mostOfRounds);
    this.rounds = new RoundLog(this.roundRows, log);
  }

  change(variable: Variable, cause: Cause, before: number, after: number, numbers: readonly number[]): void {
    const { changes, open, openCause } = this;
    const index = VARIABLES.indexOf(variable);
    const time = this.log.now;
    const at = openCause[index] === cause ? changes.placeOf(open[index]!) : -1;
    if (at >= 0 && extendChange(changes, at, time, after, numbers)) return;
    open[index] = changes.end;
    openCause[index] = isMerged(variable, cause) ? cause : null;
    addChange(changes, time, index, cause, before, after, numbers);
    const delayed = delayedPacket(cause, numbers);
    if (delayed < 0) return;
    // A packet's delay had a part in it.
    const wait = this.log.waitOf(this.flow, delayed);
    if (wait) this.addFate(wait.time, 'waited', wait.packet, wait);
  }

  addFate(time: number, fate: Fate, packet: number, state: HopState): void {
    addFate(this.fates, time, fate, packet, state);
    this.sequence?.fate(time, fate, packet, state.hop);
  }

  follow(followed: boolean): void {
    if (!followed) this.taken = null;
    else this.taken ??= { whole: true, changes: 0, fates: 0, rounds: 0, packets: 0 };
  }

  take(to: number): FlowBlock | null {
    const { flow, changes, fates, roundRows, sequence, taken } = this;
    if (!taken) return null;
    const block: FlowBlock = {
      flow,
      whole: taken.whole,
      changes: changes.from(taken.changes),
      fates: fates.from(taken.fates),
      rounds: roundRows.from(taken.rounds),
      since: Math.max(lostUntil(changes, taken.changes), lostUntil(fates, taken.fates)),
      to,
    };
    if (sequence) {
      const { rows } = sequence;
      block.packets = { rows: rows.from(taken.packets), since: lostUntil(rows, taken.packets) };
    }
    const packets = sequence?.rows.end ?? 0;
    this.taken = { whole: false, changes: changes.end, fates: fates.end, rounds: roundRows.end, packets };
    // What goes on after it is taken is a row of its own.
    this.openCause.fill(null);
    return block;
  }
}
