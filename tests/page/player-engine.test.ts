/** What a player makes of its engine: workers that are late, replaced, given up or fail, of the run on show and of the one beside it; and of a press while a change waits. */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchCheck } from '../../src/player/check-edit.ts';
import { lesson } from '../../src/lesson/lesson.ts';
import { Player } from '../../src/player/player.ts';
import { RunClient, type WorkerPort } from '../../src/run/client.ts';
import type { FrameLoop } from '../../src/run/frame-loop.ts';
import { defaultScenario } from '../../src/scenario/default.ts';
import { scenarioWith } from '../support/scenario.ts';
import { Bench } from './support/direct-worker.ts';
import { engine } from './support/engine.ts';
import { LiveSession } from '../../workers/live/live-session.ts';
import type { Report } from '../../workers/live/protocol.ts';

beforeAll(fetchCheck);
// What another file's test had a link ask is not left here, where there is no document.
beforeEach(() => lesson.setState({}, true));

/** A player whose workers answer when the test says so. */
class Slow {
  readonly said: ((alive: boolean) => void)[] = [];
  readonly ports: WorkerPort[] = [];
  readonly player: Player;
  private frame: (wallMs: number) => void = () => undefined;
  private wall = 0;

  constructor() {
    const loop = { add: (painter: (wallMs: number) => void) => (this.frame = painter), request: () => undefined };
    const spawn = (): WorkerPort => {
      const port: WorkerPort = {
        postMessage: () => undefined,
        terminate: () => undefined,
        onmessage: null,
        onerror: null,
        onmessageerror: null,
      };
      this.ports.push(port);
      return port;
    };
    this.player = new Player(
      (replaced) => {
        this.said.push(replaced);
        return new RunClient(
          spawn,
          () => this.wall,
          () => undefined,
          replaced,
        );
      },
      loop as unknown as FrameLoop,
      defaultScenario(),
      1,
    );
    this.player.open(defaultScenario(), true, null);
  }

  say(report: Report, port = 0): void {
    this.ports[port]!.onmessage!({ data: report } as MessageEvent<Report>);
    this.frame((this.wall += 20));
  }

  /** What the engine says of a run that is loaded. */
  load(run: number, port = 0): void {
    const reports: Report[] = [];
    const session = new LiveSession({
      ...engine,
      now: () => 0,
      post: (report) => reports.push(structuredClone(report)),
      schedule: () => undefined,
    });
    session.handle({ type: 'load', run, scenario: this.player.state.scenario });
    for (const report of reports) this.say(report, port);
  }
}

describe('an engine', () => {
  beforeEach(() => void vi.useFakeTimers());

  test('that is not there after 300 ms is said to start; when it is there the first sample is awaited', () => {
    const slow = new Slow();
    expect([slow.player.state.phase, slow.player.view().message]).toEqual(['starting', '']);
    vi.advanceTimersByTime(301);
    expect([slow.player.state.phase, slow.player.view().message]).toEqual(['slow', 'starting the engine']);
    slow.load(1);
    expect([slow.player.state.phase, slow.player.state.playing, slow.player.view().message]).toEqual([
      'ready',
      true,
      '',
    ]);
    slow.player.togglePlay(false);
    expect(slow.player.view().message).toMatch(/^first sample at \d/);
    vi.advanceTimersByTime(1_000);
    expect(slow.player.state.phase).toBe('ready');
  });

  test('that never came is said so, and that reloading helps; opened again, nothing plays and the notice stays', () => {
    const slow = new Slow();
    slow.said[0]!(false);
    expect(slow.player.state).toMatchObject({ phase: 'dead', playing: false, notice: { kind: 'engine' } });
    expect(slow.player.state.notice!.text).toMatch(/^The engine did not start: .*Reload the page/);
    slow.player.open(defaultScenario(), true, { kind: 'info', text: 'opened' });
    expect(slow.player.state).toMatchObject({ playing: false, notice: { kind: 'engine' } });
    slow.player.togglePlay(true);
    expect(slow.player.state.playing).toBe(false);
  });

  test('that stopped later is said to have stopped; one that was started again, that the run goes on', () => {
    const slow = new Slow();
    slow.load(1);
    slow.said[0]!(true);
    expect(slow.player.state).toMatchObject({ phase: 'ready', playing: true, notice: { kind: 'info' } });
    expect(slow.player.state.notice!.text).toContain('was started again');
    slow.said[0]!(false);
    expect(slow.player.state).toMatchObject({ phase: 'dead', playing: false });
    expect(slow.player.state.notice!.text).toMatch(/^The engine stopped and could not be started again\. Reload/);
  });

  test('that is started again before a heavy run has begun leaves what that run needs on show', () => {
    const slow = new Slow();
    slow.load(1);
    slow.player.say({ kind: 'heavy', text: 'This run needs' });
    slow.said[0]!(true);
    expect(slow.player.state.notice).toEqual({ kind: 'heavy', text: 'This run needs' });
  });

  test('that fails pauses the run and says why; of the run beside it, whose it is, and the run on show plays on', () => {
    const slow = new Slow();
    slow.load(1);
    slow.player.toggleCompare();
    slow.load(1, 1);
    slow.player.togglePlay(true);
    // B is set; A stands beside it.
    slow.say({ type: 'failed', run: 1, message: 'odd' }, 0);
    expect(slow.player.state).toMatchObject({
      playing: true,
      notice: { kind: 'engine', text: expect.stringMatching(/failed in run A: odd\. /) },
    });
    slow.say({ type: 'failed', run: 1, message: 'odder' }, 1);
    expect(slow.player.state).toMatchObject({
      playing: false,
      notice: { text: expect.stringMatching(/failed: odder\. Restart/) },
    });
    expect(slow.player.navigator.playing).toBe(false);
  });
});

describe('while a change in the past waits for its replay', () => {
  const scenario = scenarioWith({
    duration: 30,
    path: [{ rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 20 } }],
    flows: [{ id: 'tcp' }],
  });

  test.each<[string, (player: Player) => void, playing: boolean]>([
    ['nothing is pressed', () => undefined, false],
    ['play is pressed', (player) => player.togglePlay(), true],
    ['play is pressed twice', (player) => [player.togglePlay(), player.togglePlay()], false],
    ['play is asked for twice', (player) => [player.togglePlay(true), player.togglePlay(true)], true],
  ])('and %s, the run does what was asked last, with the change', (_, press, playing) => {
    const bench = new Bench(scenario, 4, true);
    const { player } = bench;
    player.togglePlay(true);
    bench.pass(2_500);
    player.togglePlay(false);
    player.seek(3);
    bench.pass(200);
    player.act({ do: 'rate', hop: 0, rate: 1e6 });
    press(player);
    expect(player.state.playing).toBe(playing);
    bench.pass(1_000);
    expect(player.state.scenario.events).toMatchObject([{ do: 'rate', hop: 0, rate: 1e6 }]);
    expect(player.state.playing).toBe(playing);
    if (playing) expect(player.time).toBeGreaterThan(3.5);
    else expect(player.time).toBeCloseTo(3, 6);
  });
});

test('another hop on show has the numbers of its own queue at once', () => {
  const two = scenarioWith({
    duration: 30,
    path: [4e6, 1e6].map((rate) => ({ rate, delay: 0.02, queue: { kind: 'droptail', limit: 20 } })),
    flows: [{ id: 'tcp' }],
  });
  const bench = new Bench(two, 4);
  bench.player.togglePlay(true);
  bench.pass(2_500);
  bench.player.togglePlay(false);
  bench.pass(300);
  const { series, time } = bench.player;
  for (const hop of [1, 0, 1]) {
    bench.player.setHop(hop);
    const queue = series.hopColumn(hop, 'queue').at(series.samples.indexAt(time));
    expect([bench.player.state.hop, bench.player.state.numbers.queue]).toEqual([hop, queue]);
  }
  expect(bench.player.state.numbers.meanQueue).toBeGreaterThan(1);
});
