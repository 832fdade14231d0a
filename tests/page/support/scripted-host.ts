/** A live session under a scripted clock: wall time passes only where the script says, so pacing can be measured. */
import { frameLayout } from '../../../workers/engine/sampling/frame.ts';
import { CompletionLog } from '../../../workers/engine/sampling/completion-log.ts';
import { ScenarioError } from '../../../workers/engine/scenario/refusal.ts';
import type { Scenario, TimedEvent } from '../../../workers/engine/scenario/types.ts';
import type { Inspection } from '../../../workers/engine/transport/ends.ts';
import { type LiveSimulation, LiveSession } from '../../../workers/live/live-session.ts';
import type { Command, Report } from '../../../workers/live/protocol.ts';

/** Events per simulated second of the scripted simulation. */
const EVENTS_PER_SECOND = 1_000;
const PERIOD = 0.1;

/** Stands in for the engine: `cost` ms of wall time per simulated second, a frame of [index, …] each period. */
class ScriptedSimulation implements LiveSimulation {
  readonly layout = frameLayout({ period: PERIOD, flowGroups: [0], flowBaseRtt: [PERIOD], hops: 1, traffic: 0 });
  readonly scenario: Scenario;
  readonly wiring = [];
  readonly completions = new CompletionLog();
  private events = 0;
  private frames = 0;

  constructor(
    private readonly host: ScriptedHost,
    duration: number,
    private readonly onFrame: (row: Float32Array) => void,
  ) {
    this.scenario = { duration } as Scenario;
  }

  now = 0;
  readonly eventTime = 0;

  observe(): void {}
  observeHops(): void {}

  get finished(): boolean {
    return this.now >= this.scenario.duration;
  }

  runUntil(time: number, maxEvents = Infinity): boolean {
    const end = Math.min(time, this.scenario.duration);
    for (let done = 0; done < maxEvents; done++) {
      const next = (this.events + 1) / EVENTS_PER_SECOND;
      if (next > end) {
        this.now = Math.max(this.now, end);
        return true;
      }
      if (next >= this.host.failsAt) throw new Error('a bug in the engine');
      this.events++;
      this.now = next;
      this.host.wall += this.host.cost / EVENTS_PER_SECOND;
      if (next >= (this.frames + 1) * PERIOD - 1e-9) {
        const row = new Float32Array(this.layout.width);
        row[0] = this.frames++;
        this.onFrame(row);
      }
    }
    return false;
  }

  apply(): void {}

  summary(): ReturnType<LiveSimulation['summary']> {
    return { packets: this.events } as ReturnType<LiveSimulation['summary']>;
  }

  held(): [] {
    return [];
  }

  inspect(flow: number): Inspection[] {
    return [
      { name: 'events', unit: '', value: this.events },
      { name: 'flow', unit: '', value: flow },
    ];
  }

  digest(): string {
    return `digest of ${this.frames}`;
  }
}

export class ScriptedHost {
  wall = 0;
  /** ms of wall time that a simulated second takes to compute. */
  cost = 1;
  failsAt = Infinity;
  duration = 300;
  /** Grants a credit for every block at each frame of a page of 60 Hz. */
  pageTakes = true;
  /** The longest time that one call of `wake` took, ms. */
  longestSlice = 0;
  readonly reports: Report[] = [];
  readonly session = new LiveSession({
    open: (scenario, onFrame) => {
      if (scenario === 'refuse me') throw new ScenarioError([{ path: 'seed', rule: 'must be a number', value: 'x' }]);
      if (scenario === 'break me') throw new Error('out of memory');
      return new ScriptedSimulation(this, this.duration, onFrame);
    },
    check(event) {
      const change = event as TimedEvent;
      if (change.do === 'rate' && change.hop > 0)
        throw new ScenarioError([{ path: 'hop', rule: 'must be a hop', value: '9' }]);
      return change;
    },
    now: () => this.wall,
    post: (report) => this.reports.push(report),
    schedule: (delay) => (this.due = this.wall + delay),
  });
  private due = Infinity;
  private pageAt = 0;
  private granted = 0;

  send(...commands: Command[]): void {
    for (const command of commands) this.session.handle(command);
  }

  /** Let `ms` of wall time pass. */
  pass(ms: number): void {
    const end = this.wall + ms;
    for (;;) {
      const next = Math.min(this.due, this.pageAt);
      if (next > end) break;
      this.wall = Math.max(this.wall, next);
      if (this.pageAt <= this.due) {
        this.pageAt = this.wall + 1000 / 60;
        if (this.pageTakes) this.take();
      } else {
        this.due = Infinity;
        const begun = this.wall;
        this.session.wake();
        this.longestSlice = Math.max(this.longestSlice, this.wall - begun);
      }
    }
    this.wall = Math.max(this.wall, end);
  }

  /** Grant what the page has not granted yet. */
  take(): void {
    const blocks = this.blocks.length - this.granted;
    this.granted += blocks;
    if (blocks > 0) this.session.handle({ type: 'credit', blocks });
  }

  get blocks(): Extract<Report, { type: 'frames' }>[] {
    return this.of('frames');
  }

  /** Simulated time that the page knows of, s. */
  get shown(): number {
    return this.blocks.reduce((sum, block) => sum + block.count, 0) * PERIOD;
  }

  of<Type extends Report['type']>(type: Type): Extract<Report, { type: Type }>[] {
    return this.reports.filter((report): report is Extract<Report, { type: Type }> => report.type === type);
  }
}
