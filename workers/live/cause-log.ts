/** Why flows changed their windows or rates, and what became of their packets: what waits to be sent to the page. */
import {
  type Cause,
  type CauseObserver,
  DELAYED,
  isMerged,
  type Variable,
  VARIABLES,
} from '../engine/transport/causes.ts';
import type { Fate, FateObserver, HopState, Wait } from '../engine/network/fates.ts';
import type { Simulation } from '../engine/simulation.ts';
import {
  AFTER,
  CHANGE_WIDTH,
  type CauseBlock,
  COUNT,
  FATE_WIDTH,
  type FlowBlock,
  type Level,
  LEVEL_WIDTH,
  NUMBERS,
  UNTIL,
  writeChange,
  writeFate,
  writeLevel,
} from './cause-records.ts';
import { Rows } from './rows.ts';
import { Arrivals, OwnWaits } from './waits.ts';

/** A queue that has been full counts as full until it holds this part of its limit. */
const NO_LONGER_FULL = 3 / 4;
/** From this part of its limit on it is no mere burst that waits. */
const STANDING = 1 / 4;

/** What of a run is needed to observe it. */
export type Observable = Pick<Simulation, 'observe' | 'observeHops' | 'eventTime'>;

export class CauseLog implements FateObserver {
  private readonly now: () => number;
  /** By the engine's number of the flow. */
  private readonly logs: (FlowLog | undefined)[] = [];
  private readonly levels = new Rows(LEVEL_WIDTH);
  private readonly levelOf: Level[] = [];
  private readonly arrivals: Arrivals[] = [];

  /** Records from now on what these flows of a run do. */
  static of(simulation: Observable, flows: readonly number[]): CauseLog {
    const log = new CauseLog(flows, () => simulation.eventTime);
    for (const flow of flows) simulation.observe(flow, log.logs[flow]!);
    simulation.observeHops(log);
    return log;
  }

  /** @param now the event queue's time, s */
  constructor(flows: readonly number[], now: () => number) {
    this.now = now;
    for (const flow of flows) this.logs[flow] = new FlowLog(flow, now, this.arrivals);
  }

  /** Gets the changes of one of its flows. */
  ofFlow(flow: number): CauseObserver {
    return this.logs[flow]!;
  }

  observes(flow: number): boolean {
    return this.logs[flow] !== undefined;
  }

  fate(fate: Fate, flow: number, packet: number, state: HopState): void {
    this.logs[flow]!.fate(fate, packet, state);
  }

  accepted(hop: number, wait: Wait): void {
    const number = (this.arrivals[hop] ??= new Arrivals()).add(wait.endpoint);
    if (!Number.isNaN(wait.seconds)) this.logs[wait.endpoint]?.waits.add(hop, number, this.now(), wait);
    this.noteLevel(hop, wait);
  }

  /** Remove the rows that wait. */
  take(): CauseBlock {
    return { flows: this.logs.flatMap((log) => (log ? [log.take()] : [])), levels: this.levels.take() };
  }

  private noteLevel(hop: number, { waiting, limit }: Wait): void {
    const before = this.levelOf[hop] ?? 'empty';
    let level: Level = before === 'full' ? 'standing' : before;
    if (waiting >= limit || (before === 'full' && waiting > NO_LONGER_FULL * limit)) level = 'full';
    else if (waiting <= 1) level = 'empty';
    else if (waiting >= STANDING * limit) level = 'standing';
    if (level === before) return;
    this.levelOf[hop] = level;
    writeLevel(this.levels.add(), { time: this.now(), hop, level, waiting, limit });
  }
}

/** Of one flow. */
class FlowLog implements CauseObserver {
  private readonly flow: number;
  private readonly now: () => number;
  private readonly arrivals: readonly Arrivals[];
  private readonly changes = new Rows(CHANGE_WIDTH);
  private readonly fates = new Rows(FATE_WIDTH);
  readonly waits = new OwnWaits();
  /** Number of the last change of each variable that a further one can be merged with; −1 if there is none. */
  private readonly open = new Int32Array(VARIABLES.length).fill(-1);
  private readonly openCause: (Cause | null)[] = VARIABLES.map(() => null);

  constructor(flow: number, now: () => number, arrivals: readonly Arrivals[]) {
    this.flow = flow;
    this.now = now;
    this.arrivals = arrivals;
  }

  change(variable: Variable, cause: Cause, before: number, after: number, numbers: readonly number[]): void {
    const { changes, open, openCause } = this;
    const index = VARIABLES.indexOf(variable);
    const time = this.now();
    const at = openCause[index] === cause ? changes.placeOf(open[index]!) : -1;
    if (at >= 0) {
      const { data } = changes;
      data[at + UNTIL] = time;
      data[at + AFTER] = after;
      data[at + COUNT]! += 1;
      for (let place = 0; place < numbers.length; place += 1) data[at + NUMBERS + place] = numbers[place]!;
      return;
    }
    open[index] = changes.end;
    openCause[index] = isMerged(variable, cause) ? cause : null;
    writeChange(changes.add(), { time, until: time, variable, cause, before, after, count: 1, numbers });
    const delayed = DELAYED[cause];
    if (delayed !== undefined) this.tellWait(numbers[delayed]!);
  }

  fate(fate: Fate, packet: number, state: HopState): void {
    writeFate(this.fates.add(), { time: this.now(), fate, packet, ...state });
  }

  take(): FlowBlock {
    const { flow, changes, fates } = this;
    const missed = changes.missed + fates.missed;
    return { flow, changes: changes.take(), fates: fates.take(), missed };
  }

  /** A packet's delay had a part in a change: record where it waited, and behind whom. */
  private tellWait(packet: number): void {
    const wait = this.waits.take(packet);
    if (!wait) return;
    const { hop, number, waiting, limit, seconds, time } = wait;
    const whose = this.arrivals[hop]!.before(number, waiting - 1);
    const state = { hop, waiting: waiting - 1, limit, average: 0, chance: NaN, waited: seconds, whose };
    writeFate(this.fates.add(), { time, fate: 'waited', packet, ...state });
  }
}
