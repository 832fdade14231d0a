import { beforeEach, describe, expect, test } from 'vitest';
import { formerScene } from '../support/former-scene.ts';
import { MAX_REPLACEMENTS, RunClient, SILENCE_MS, STARTING_MS, type WorkerPort } from '../../src/run/client.ts';
import type { FrameLayout } from '../../workers/engine/sampling/frame.ts';
import { type Command, INITIAL_CREDIT, type Report } from '../../workers/live/protocol.ts';

/** A worker that answers only what the test makes it say. */
class FakeWorker implements WorkerPort {
  commands: Command[] = [];
  terminated = false;
  onmessage: WorkerPort['onmessage'] = null;
  onerror: WorkerPort['onerror'] = null;
  onmessageerror: WorkerPort['onmessageerror'] = null;

  postMessage(command: Command): void {
    this.commands.push(structuredClone(command));
  }

  terminate(): void {
    this.terminated = true;
  }

  say(...reports: Report[]): void {
    for (const data of reports) this.onmessage?.({ data } as MessageEvent<Report>);
  }

  crash(): void {
    this.onerror?.({ preventDefault: () => undefined } as ErrorEvent);
  }
}

const scenario = formerScene();
const layout: FrameLayout = { period: 0.1, width: 1, flowGroups: [], flowBaseRtt: [], hops: 1, traffic: 0 };
const loaded = (run: number): Report => ({ type: 'loaded', run, scenario, layout, wiring: [], observed: null });
const frames = (run: number, first = 0): Report => ({
  type: 'frames',
  run,
  now: 0,
  first,
  count: 1,
  data: new Float32Array(1),
  packets: null,
  flowState: null,
});
const clock = (run: number, now: number, playing = true): Report => ({ type: 'clock', run, now, playing, speed: 1 });

let workers: FakeWorker[];
/** Of each worker, whether it is the whole one. */
let whole: boolean[];
let wall: number;
let replaced: boolean[];
let client: RunClient;
const worker = (): FakeWorker => workers.at(-1)!;

/** Let wall time pass with the page awake, looking after its worker once a second. */
function pass(ms: number): void {
  for (let left = ms; left > 0; left -= 1_000) {
    wall += Math.min(1_000, left);
    client.watch();
  }
}

beforeEach(() => {
  workers = [];
  whole = [];
  wall = 0;
  replaced = [];
  client = new RunClient(
    (isWhole) => {
      whole.push(isWhole);
      workers.push(new FakeWorker());
      return worker();
    },
    () => wall,
    () => undefined,
    (alive) => replaced.push(alive),
  );
});

describe('runs and credit', () => {
  test('what an earlier run still had under way is not shown, but its blocks are paid for', () => {
    client.load(scenario, true);
    worker().say(loaded(1), frames(1, 0));
    client.take();
    client.load(scenario, true);
    worker().say(frames(1, 1), loaded(2), frames(1, 2), frames(2, 0));
    // The last frames of run 1 before `loaded` of run 2 still belong to what is on show.
    expect(client.take().map((report) => [report.type, report.run])).toEqual([
      ['frames', 1],
      ['loaded', 2],
      ['frames', 2],
    ]);
    const granted = worker().commands.reduce(
      (sum, command) => sum + (command.type === 'credit' ? command.blocks : 0),
      0,
    );
    expect(granted).toBe(4);
  });

  test('credit is granted only when the page takes the blocks', () => {
    client.load(scenario, true);
    worker().say(loaded(1), frames(1, 0), frames(1, 1));
    expect(worker().commands.some((command) => command.type === 'credit')).toBe(false);
    client.take();
    expect(worker().commands.at(-1)).toEqual({ type: 'credit', blocks: 2 });
    client.take();
    expect(worker().commands.filter((command) => command.type === 'credit')).toHaveLength(1);
  });

  test('in a frame the page takes at least one block, and as many as it has time for; the worker waits for the others', () => {
    client.load(scenario, true);
    worker().say(loaded(1), frames(1, 0), clock(1, 1), frames(1, 1), frames(1, 2));
    const seen: string[] = [];
    const receive = (ms: number) => (report: Report) => {
      seen.push(report.type);
      wall += ms;
    };
    const granted = (): number[] =>
      worker().commands.flatMap((command) => (command.type === 'credit' ? [command.blocks] : []));
    expect(client.handOn(receive(3), 4)).toBe(true);
    expect(seen).toEqual(['loaded', 'frames']);
    expect(granted()).toEqual([1]);
    expect(client.handOn(receive(1), 4)).toBe(false);
    expect(seen).toEqual(['loaded', 'frames', 'clock', 'frames', 'frames']);
    // One message for both: each wakes the worker.
    expect(granted()).toEqual([1, 2]);
    expect(client.handOn(receive(1), 4)).toBe(false);
    expect(seen).toHaveLength(5);
  });

  test('a refused scenario leaves the run on show as the one that counts', () => {
    client.load(scenario, true);
    worker().say(loaded(1));
    client.load(scenario, true);
    worker().say({ type: 'refused', run: 2, refusals: [] }, frames(1, 0));
    expect(client.take().map((report) => report.type)).toEqual(['loaded', 'refused', 'frames']);
  });
});

describe('a scenario with a rule of one’s own', () => {
  const [flow, ...others] = scenario.flows;
  const ruled = { ...scenario, flows: [{ ...flow!, scheme: { kind: 'own', rule: '', variant: 'sack' } }, ...others] };

  test('runs in the whole worker, which then runs all others too, and which is replaced by its like', () => {
    client.load(scenario, true);
    worker().say(loaded(1), clock(1, 3));
    client.take();
    expect(whole).toEqual([false]);
    client.load(ruled, true, 2);
    expect([whole, workers.map(({ terminated }) => terminated)]).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(worker().commands.map(({ type }) => type)).toEqual(['load', 'speed', 'runTo', 'play']);
    worker().say(loaded(2), clock(2, 2));
    client.take();
    client.load(scenario, true);
    expect(whole).toHaveLength(2);
    worker().crash();
    expect([whole, replaced]).toEqual([[false, true, true], [true]]);
  });

  test('waits for the file of the whole worker as long as for the first one', () => {
    client.load(scenario, true);
    worker().say(loaded(1), clock(1, 3));
    client.take();
    client.load(ruled, true);
    pass(STARTING_MS - 1_000);
    expect([whole, replaced]).toEqual([[false, true], []]);
    pass(2_000);
    expect(replaced).toEqual([false]);
  });
});

describe('a worker that dies or hangs', () => {
  test('one that says nothing for seconds while it should compute is replaced, and the run replayed to where it was', () => {
    client.setSpeed(5);
    client.load(scenario, true);
    worker().say(loaded(1), clock(1, 0), frames(1), clock(1, 12.5));
    client.take();
    const event = { at: 12.5, do: 'stop' as const, group: 'tcp', count: 1 };
    worker().say({ type: 'changed', run: 1, event }, clock(1, 13));
    client.take();
    pass(SILENCE_MS + 2_000);
    expect(replaced).toEqual([true]);
    expect(workers).toHaveLength(2);
    expect(workers[0]!.terminated).toBe(true);
    expect(worker().commands).toEqual([
      { type: 'load', run: 2, scenario: { ...scenario, events: [event] } },
      { type: 'speed', speed: 5 },
      { type: 'runTo', time: 13 },
      { type: 'play' },
    ]);
    // What the dead one may still have had in the mail does not count.
    workers[0]!.say(clock(1, 14));
    worker().say(loaded(2), frames(2));
    expect(client.take().map((report) => report.run)).toEqual([2, 2]);
  });

  test('one whose file is still being fetched is waited for, and given up at once if it never starts', () => {
    client.load(scenario, true);
    pass(STARTING_MS - 2_000);
    expect(replaced).toEqual([]);
    pass(4_000);
    expect(replaced).toEqual([false]);
    expect([workers.length, worker().terminated]).toEqual([1, true]);
  });

  test('one that hangs as soon as it has started, as its replacements do, is given up after as many silences', () => {
    client.load(scenario, true);
    worker().say(loaded(1));
    client.take();
    pass((1 + MAX_REPLACEMENTS) * (SILENCE_MS + 1_000));
    expect(replaced).toEqual([true, true, true, false]);
  });

  test('one that crashes is replaced at once, and a paused run stays paused', () => {
    client.load(scenario, false);
    worker().say(loaded(1), clock(1, 3, false));
    client.take();
    worker().crash();
    expect(replaced).toEqual([true]);
    expect(worker().commands.map((command) => command.type)).toEqual(['load', 'speed', 'runTo']);
  });

  test('one that says every second that it computes is not replaced, however long its slice is', () => {
    client.load(scenario, true);
    worker().say(loaded(1), clock(1, 0));
    client.take();
    for (let second = 0; second < 44; second++) {
      pass(1_000);
      worker().say({ type: 'alive', run: 1 });
    }
    expect(replaced).toEqual([]);
    expect(client.take()).toEqual([]);
    pass(SILENCE_MS + 2_000);
    expect(replaced).toEqual([true]);
  });

  test('silence is no death while nothing is asked: paused, out of credit, or finished', () => {
    client.load(scenario, false);
    worker().say(loaded(1), clock(1, 0, false));
    client.take();
    pass(60_000);
    client.play();
    worker().say(clock(1, 0));
    client.take();
    // A hidden page takes nothing: the worker has used its credit and waits.
    for (let block = 0; block < INITIAL_CREDIT; block++) worker().say(frames(1, block));
    pass(60_000);
    client.take();
    worker().say({
      type: 'finished',
      run: 1,
      digest: '',
      summary: {} as Extract<Report, { type: 'finished' }>['summary'],
    });
    client.take();
    pass(60_000);
    expect(replaced).toEqual([]);
  });

  test('a page that was asleep itself does not blame the worker', () => {
    client.load(scenario, true);
    worker().say(loaded(1), clock(1, 1));
    client.take();
    pass(2_000);
    wall += 3_600_000;
    client.watch();
    pass(2_000);
    expect(replaced).toEqual([]);
  });

  test('after some replacements in a row without progress it is given up', () => {
    client.load(scenario, true);
    for (let crash = 0; crash <= MAX_REPLACEMENTS; crash++) worker().crash();
    expect(replaced).toEqual([true, true, true, false]);
    expect(worker().terminated).toBe(true);
    pass(60_000);
    client.play();
    expect(workers).toHaveLength(1 + MAX_REPLACEMENTS);
  });

  test('to come to where the one before it was is no progress', () => {
    client.load(scenario, true);
    worker().say(loaded(1), clock(1, 5));
    client.take();
    for (let crash = 1; crash <= MAX_REPLACEMENTS; crash++) {
      worker().crash();
      worker().say(loaded(1 + crash), clock(1 + crash, 5));
      client.take();
    }
    worker().crash();
    expect(replaced).toEqual([true, true, true, false]);
  });

  test('one whose answer cannot be read is replaced; of one that was replaced before nothing is heard any more', () => {
    client.load(scenario, true);
    const [first] = workers;
    first!.onmessageerror!({} as MessageEvent);
    expect([replaced, first!.terminated]).toEqual([[true], true]);
    first!.onmessageerror!({} as MessageEvent);
    first!.crash();
    expect([replaced, workers.length]).toEqual([[true], 2]);
  });

  test('one that dies before a run was asked for is replaced by one of which none is asked', () => {
    worker().crash();
    expect([replaced, worker().commands]).toEqual([[true], []]);
  });

  test('a run that gets on after a replacement may be replaced again, however often', () => {
    client.load(scenario, true);
    worker().say(loaded(1), clock(1, 1));
    client.take();
    for (let crash = 1; crash <= 3 * MAX_REPLACEMENTS; crash++) {
      worker().crash();
      worker().say(loaded(1 + crash), clock(1 + crash, 1 + crash));
      client.take();
    }
    expect(replaced.every((alive) => alive)).toBe(true);
  });
});

test('a browser that makes no worker is found out at once and given up, without an error on the way', async () => {
  const refused = new RunClient(
    () => {
      throw new DOMException('', 'SecurityError');
    },
    () => wall,
    () => undefined,
    (alive) => replaced.push(alive),
  );
  refused.load(scenario, true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(replaced.filter((alive) => !alive)).toHaveLength(1);
  expect(replaced.at(-1)).toBe(false);
  refused.play();
  expect(refused.take()).toEqual([]);
});

test('a worker that dies goes on where the last frames had come, though no clock has told of them', () => {
  client.load(scenario, true);
  worker().say(loaded(1), clock(1, 3), { ...(frames(1, 0) as Extract<Report, { type: 'frames' }>), now: 7 });
  client.take();
  worker().crash();
  expect(worker().commands).toContainEqual({ type: 'runTo', time: 7 });
});

test('answers to more changes than were asked for leave none under way', () => {
  const refused: Report = { type: 'refused', run: 1, problem: 'no' } as unknown as Report;
  client.load(scenario, true);
  worker().say(loaded(1), refused);
  client.take();
  client.change({ do: 'drop', count: 1 } as unknown as Parameters<RunClient['change']>[0]);
  expect(client.changing).toBe(1);
});

test('the page is told of each report, so that it draws a frame', () => {
  let told = 0;
  const own = new RunClient(
    () => {
      workers.push(new FakeWorker());
      return worker();
    },
    () => wall,
    () => (told += 1),
    () => undefined,
  );
  own.load(scenario, true);
  worker().say(loaded(1), frames(1, 0));
  expect(told).toBe(2);
  worker().say({ type: 'alive' } as Report);
  expect(told).toBe(2);
});

test('a worker that takes the place of another is asked for the same flow’s state and causes, from the beginning', () => {
  client.load(scenario, true, 0, 0, { flow: 1, first: 30 }, { follow: [1], kept: true });
  worker().say(loaded(1), clock(1, 5));
  client.take();
  worker().crash();
  expect(worker().commands[0]).toMatchObject({ observe: { flow: 1, first: 0 }, causes: { follow: [1], kept: false } });
  expect(worker().commands[0]).not.toHaveProperty('firstFrame');
});
