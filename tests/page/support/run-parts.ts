/** The parts of a run on show, wired without a worker: commands are recorded, and reports come from the test. */
import { lesson } from '../../../src/lesson/lesson.ts';
import type { RunClient } from '../../../src/run/client.ts';
import { Comparison } from '../../../src/player/comparison.ts';
import { Editor } from '../../../src/player/editor.ts';
import { Navigator } from '../../../src/player/navigator.ts';
import { runNumbers } from '../../../src/run/numbers.ts';
import { ObservedFlow } from '../../../src/player/observed-flow.ts';
import { PageStore } from '../../../src/player/page-store.ts';
import { Playback } from '../../../src/player/playback.ts';
import { Readouts } from '../../../src/player/readouts.ts';
import { RunHandle } from '../../../src/run/run-handle.ts';
import { Runs } from '../../../src/player/runs.ts';
import { ENTERED, LOST, recordCode } from '../../../workers/engine/network/packet-records.ts';
import { hasTwoQueues } from '../../../workers/engine/network/queues/index.ts';
import { flowOffset, type FrameLayout, frameLayout } from '../../../workers/engine/sampling/frame.ts';
import type { Change, Scenario } from '../../../workers/engine/scenario/types.ts';
import type { PacketBlock } from '../../../workers/live/packet-log.ts';
import type { Report, Variable } from '../../../workers/live/protocol.ts';
import { scenarioWith } from '../../support/scenario.ts';

/** s */
export const PERIOD = 0.1;

export const scenario = scenarioWith({
  duration: 60,
  warmup: 0,
  path: [{ rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } }],
  flows: [
    { id: 'tcp', scheme: { kind: 'tcp' }, count: 2 },
    { id: 'tfrc', scheme: { kind: 'tfrc' } },
  ],
});

export function layoutOf({ flows, path, traffic }: Scenario): FrameLayout {
  const flowGroups = flows.flatMap(({ count }, group) => Array<number>(count).fill(group));
  const flowBaseRtt = flowGroups.map(() => PERIOD);
  const twoQueues = path.flatMap(({ queue }, hop) => (hasTwoQueues(queue) ? [hop] : []));
  return frameLayout({
    ...{ period: PERIOD, flowGroups, flowBaseRtt, hops: path.length, traffic: traffic.length },
    ...(twoQueues.length > 0 && { twoQueues }),
  });
}

/** What was measured at five times (s), once without a window, to be shown behind a run. */
export const measuredAt = (time: readonly number[]): object => ({
  ...{ name: 'lab', time, cwnd: [4, 30, 12, null, 20] },
  ...{ rtt: [0.05, 0.2, 0.06, 0.1, 0.09], queue: [1, 30, 0, 9, 4] },
});

/** `count` frames in which every flow sends `sent` packets with a window of 10; as `change` says. */
export function framesOf(
  of: Scenario,
  count: number,
  change: (row: Float32Array, index: number, layout: FrameLayout) => void = () => undefined,
): Float32Array<ArrayBuffer> {
  const layout = layoutOf(of);
  const data = new Float32Array(count * layout.width);
  for (let index = 0; index < count; index++) {
    const row = data.subarray(index * layout.width, (index + 1) * layout.width);
    for (let flow = 0; flow < layout.flowGroups.length; flow++) {
      row[flowOffset(flow, 'cwnd')] = 10;
      row[flowOffset(flow, 'sent')] = row[flowOffset(flow, 'delivered')] = 5;
    }
    change(row, index, layout);
  }
  return data;
}

/** A packet every 10 ms from `from` up to `to` (s) at the first hop; the one at each full second is lost. */
export function packetsOf(from: number, to: number): PacketBlock {
  const [first, end] = [Math.floor(100 * from + 1e-6) + 1, Math.floor(100 * to + 1e-6)];
  const numbers = Array.from({ length: Math.max(0, end - first + 1) }, (_, index) => first + index);
  const isLost = (number: number): boolean => number % 100 === 0;
  const pair = (number: number): number[] => [number / 100, recordCode(isLost(number) ? LOST : ENTERED, 0, 0)];
  return {
    records: Float64Array.from(numbers.flatMap(pair)),
    missed: 0,
    drops: Float64Array.from(numbers.filter(isLost).flatMap(pair)),
    firstDrop: Math.floor((first - 1) / 100),
  };
}

/** What a client was asked for, in order. */
export type Call =
  | {
      do: 'load';
      run: number;
      scenario: Scenario;
      play: boolean;
      time: number;
      firstFrame: number;
      observe: object | null;
      causes: object | null;
    }
  | { do: 'play' | 'pause' | 'close' }
  | { do: 'runTo'; time: number }
  | { do: 'speed'; speed: number | null }
  | { do: 'change'; change: Change }
  | { do: 'inspect'; flow: number | null }
  | { do: 'follow'; flows: readonly number[] };

/** A RunClient that records what it is asked for. */
export class RecordingClient {
  readonly calls: Call[] = [];
  private seen = 0;
  changing = 0;
  private run = 0;

  load(
    of: Scenario,
    play: boolean,
    time = 0,
    firstFrame = 0,
    observe: object | null = null,
    causes: object | null = null,
  ): number {
    this.calls.push({ do: 'load', run: ++this.run, scenario: of, play, time, firstFrame, observe, causes });
    return this.run;
  }
  play = (): void => void this.calls.push({ do: 'play' });
  pause = (): void => void this.calls.push({ do: 'pause' });
  close = (): void => void this.calls.push({ do: 'close' });
  runTo = (time: number): void => void this.calls.push({ do: 'runTo', time });
  setSpeed = (speed: number | null): void => void this.calls.push({ do: 'speed', speed });
  change = (change: Change): void => void this.calls.push({ do: 'change', change });
  inspect = (flow: number | null): void => void this.calls.push({ do: 'inspect', flow });
  follow = (flows: readonly number[]): void => void this.calls.push({ do: 'follow', flows });

  /** The calls of one kind. */
  of<Kind extends Call['do']>(kind: Kind): Extract<Call, { do: Kind }>[] {
    return this.calls.filter((call): call is Extract<Call, { do: Kind }> => call.do === kind);
  }

  /** All calls since the last call of this. */
  taken(): Call[] {
    const calls = this.calls.slice(this.seen);
    this.seen = this.calls.length;
    return calls;
  }
}

/** A run whose worker is the test. */
export class ScriptedRun {
  readonly client = new RecordingClient();
  readonly handle: RunHandle;
  /** Longest time from a sender to the first hop, s. */
  toFirstHop = 0;
  private loadedScenario: Scenario;
  private at = 0;

  constructor(of: Scenario = scenario) {
    this.handle = new RunHandle(this.client as unknown as RunClient, of);
    this.handle.asking = () => 'first';
    this.loadedScenario = of;
  }

  /** The worker has loaded what was asked for last, or a run that was not asked for. */
  loaded(
    run = this.client.of('load').at(-1)?.run ?? 1,
    variables: readonly Variable[] = CWND,
  ): Extract<Report, { type: 'loaded' }> {
    const load = this.client.of('load').findLast((call) => call.run === run);
    this.loadedScenario = load?.scenario ?? this.loadedScenario;
    this.at = 0;
    const wiring = [{ hops: [0], toFirstHop: this.toFirstHop, toReceiver: 0, back: 0, bytes: 1000 }];
    const observe = load?.observe as { flow: number; first: number } | null | undefined;
    return {
      type: 'loaded',
      run,
      scenario: this.loadedScenario,
      layout: layoutOf(this.loadedScenario),
      wiring: wiring as unknown as Extract<Report, { type: 'loaded' }>['wiring'],
      observed: observe ? { ...observe, variables } : null,
    };
  }

  /** Frames of the run from where it was up to `now` (s), with packets unless it is on its way. */
  frames(now: number, change: Partial<Extract<Report, { type: 'frames' }>> = {}): Extract<Report, { type: 'frames' }> {
    const first = Math.floor(this.at / PERIOD + 1e-6);
    const count = Math.floor(now / PERIOD + 1e-6) - first;
    const packets = packetsOf(this.at, now);
    this.at = now;
    const data = framesOf(this.loadedScenario, count);
    return { type: 'frames', run: 1, now, first, count, data, packets, flowState: null, ...change };
  }

  /** Start a run and compute it up to `now`, s. */
  begun(now = 0): this {
    this.handle.open(this.loadedScenario, false);
    this.handle.receive(this.loaded());
    if (now > 0) this.handle.receive(this.frames(now));
    this.client.taken();
    return this;
  }
}

export const CWND: readonly Variable[] = [{ name: 'cwnd', unit: 'packets' }];

/** All parts around one scripted run. */
export class Parts {
  readonly runs: Runs;
  readonly page: PageStore;
  readonly navigator: Navigator;
  readonly readouts: Readouts;
  readonly playback: Playback;
  readonly editor: Editor;
  readonly observedFlow: ObservedFlow;
  readonly comparison: Comparison;
  /** Runs that the comparison asked for. */
  readonly copies: ScriptedRun[] = [];
  /** Animation frames that were asked for. */
  redraws = 0;
  wallMs = 0;

  constructor(
    readonly run: ScriptedRun = new ScriptedRun().begun(),
    speed: number | null = 1,
  ) {
    // What a test before it in this process asked of a reader.
    lesson.setState({}, true);
    const { series } = run.handle;
    this.runs = new Runs(run.handle);
    this.page = new PageStore(series.scenario, speed, runNumbers(series), () => this.redraws++);
    this.page.set({ phase: 'ready' });
    this.navigator = new Navigator(this.runs, speed);
    this.readouts = new Readouts(this.page, this.runs, this.navigator);
    this.playback = new Playback(this.page, this.runs, this.navigator, this.readouts);
    this.editor = new Editor(this.page, this.runs, this.navigator, this.playback);
    this.observedFlow = new ObservedFlow(this.page, this.runs, this.navigator);
    this.comparison = new Comparison(this.page, this.runs, this.navigator, this.readouts, (of) => {
      const copy = new ScriptedRun(of);
      this.copies.push(copy);
      return copy.handle;
    });
  }

  get state(): PageStore['state'] {
    return this.page.state;
  }

  /** Let `ms` of wall time pass, frame by frame; the numbers are renewed as in the player. */
  pass(ms: number): void {
    for (let left = ms; left > 0; left -= 10) {
      this.wallMs += 10;
      const before = this.navigator.time;
      this.navigator.advance(this.wallMs);
      this.readouts.update(this.wallMs, this.navigator.time !== before);
    }
  }
}

/** Parts that show time `now` (s) of a run that the engine has computed up to `head`, s. */
export function partsAt(now: number, head = now): Parts {
  const parts = new Parts(new ScriptedRun().begun(head));
  parts.navigator.seek(now);
  parts.pass(300);
  parts.run.client.taken();
  return parts;
}
