import { describe, expect, test } from 'vitest';
import { Navigator } from '../../src/player/navigator.ts';
import { Runs } from '../../src/player/runs.ts';
import { PERIOD, scenario, ScriptedRun } from './support/run-parts.ts';

/** A navigator at 0 of runs that the worker has computed to these times, s. */
function at(...heads: number[]): { navigator: Navigator; runs: ScriptedRun[]; pass(ms: number): boolean } {
  const runs = heads.map((head) => new ScriptedRun().begun(head));
  const shown = new Runs(runs[0]!.handle);
  shown.other = runs[1]?.handle ?? null;
  const navigator = new Navigator(shown, 1);
  let wall = 0;
  const pass = (ms: number): boolean => {
    let more = false;
    for (let left = ms; left > 0; left -= 10) more = navigator.advance((wall += 10));
    return more;
  };
  return { navigator, runs, pass };
}

describe('seeking', () => {
  test('shows a known time at once, 0 and the last sample too', () => {
    const { navigator } = at(20);
    for (const time of [12.34, 0, 20]) {
      navigator.seek(time);
      expect(navigator.time).toBe(time);
    }
  });

  test('stays within the run, from 0 to its end', () => {
    const { navigator } = at(60);
    navigator.seek(-5);
    expect(navigator.time).toBe(0);
    navigator.seek(1e9);
    expect([navigator.time, navigator.ended]).toEqual([60, true]);
  });

  test('shows an unknown time once the engine has come there, and asks for no more than that', () => {
    const { navigator, runs, pass } = at(20);
    const [run] = runs;
    navigator.seek(40);
    expect(run!.client.taken()).toEqual([{ do: 'runTo', time: 40 }]);
    expect(pass(50)).toBe(true);
    expect(navigator.time).toBe(0);
    run!.handle.receive(run!.frames(39.9));
    pass(10);
    expect(navigator.time).toBe(0);
    run!.handle.receive(run!.frames(40));
    pass(10);
    expect(navigator.time).toBe(40);
  });

  test.each<[what: string, act: (navigator: Navigator) => void]>([
    ['that is played before', (navigator) => navigator.play()],
    ['at another speed, asked for before', (navigator) => (navigator.play(), navigator.setSpeed(4))],
  ])('an unknown time %s the engine has come there is played from', (_, act) => {
    const { navigator, runs, pass } = at(20);
    const [run] = runs;
    run!.client.taken();
    navigator.seek(40);
    act(navigator);
    // It is on its way and computes nothing again.
    const asked = run!.client.taken().map((each) => each.do);
    expect([asked[0], asked.includes('play'), asked.includes('load')]).toEqual(['runTo', true, false]);
    run!.handle.receive(run!.frames(39));
    pass(500);
    expect(navigator.time).toBe(0);
    run!.handle.receive(run!.frames(40.1));
    pass(10);
    expect(navigator.time).toBeGreaterThanOrEqual(40);
    run!.handle.receive(run!.frames(41));
    pass(500);
    expect([navigator.playing, navigator.time > 40.2]).toEqual([true, true]);
  });

  test('an unknown time is shown also where what plays is paused meanwhile; a step then begins there', () => {
    const { navigator, runs, pass } = at(20);
    const [run] = runs;
    navigator.seek(20);
    navigator.play();
    navigator.seek(40);
    pass(50);
    navigator.pause();
    expect(pass(50)).toBe(true);
    run!.handle.receive(run!.frames(40.5));
    pass(50);
    expect([navigator.playing, navigator.time]).toEqual([false, 40]);
    navigator.play();
    navigator.seek(50);
    navigator.step('rtt', 1);
    run!.handle.receive(run!.frames(51));
    pass(50);
    const there = at(51).navigator;
    there.seek(50);
    there.step('rtt', 1);
    expect([navigator.playing, navigator.time]).toEqual([false, there.time]);
    expect(there.time).toBeGreaterThan(50);
  });

  test('waits for the slower of two runs', () => {
    const { navigator, runs, pass } = at(20, 5);
    expect(navigator.known).toBeCloseTo(5);
    navigator.seek(10);
    expect(navigator.time).toBe(0);
    expect(runs.map(({ client }) => client.of('runTo').length)).toEqual([0, 1]);
    runs[1]!.handle.receive(runs[1]!.frames(10));
    pass(10);
    expect(navigator.time).toBe(10);
  });
});

describe('steps', () => {
  test('by round trip end where one ends, and nowhere before 0 or after the end', () => {
    const { navigator } = at(60);
    const stepped = (from: number, direction: 1 | -1): number => {
      navigator.seek(from);
      navigator.step('rtt', direction);
      return navigator.time;
    };
    // 100 ms of path, and 2 ms for the packet itself on an idle link.
    const roundTrip = PERIOD + 0.002;
    expect([stepped(0, -1), stepped(0.25, -1)]).toEqual([0, expect.closeTo(2 * roundTrip, 6)]);
    expect([stepped(0, 1), stepped(0.25, 1)]).toEqual(
      [roundTrip, 3 * roundTrip].map((time) => expect.closeTo(time, 6)),
    );
    expect([stepped(59.99, 1), stepped(60, 1)]).toEqual([60, 60]);
  });

  test('by round trip wait for the engine where it has not come yet', () => {
    const { navigator, runs, pass } = at(0.5);
    const [run] = runs;
    navigator.seek(0.5);
    run!.client.taken();
    navigator.step('rtt', 1);
    const [goal] = run!.client.taken() as { time: number }[];
    run!.handle.receive(run!.frames(goal!.time));
    pass(10);
    expect(navigator.time).toBeCloseTo(5 * (PERIOD + 0.002), 6);
  });

  test('that are asked for faster than the engine finds them are all taken, one after another', () => {
    const { navigator, runs, pass } = at(0.5);
    const [run] = runs;
    navigator.seek(0.5);
    for (let press = 0; press < 3; press++) navigator.step('rtt', 1);
    for (let turn = 0; turn < 10; turn++) {
      const goal = (run!.client.taken() as { time: number }[]).at(-1);
      if (goal) run!.handle.receive(run!.frames(goal.time));
      pass(10);
    }
    expect(navigator.time).toBeCloseTo(7 * (PERIOD + 0.002), 6);
    expect(pass(10)).toBe(false);
    // Another way, or another kind of step, takes the place of those that are left.
    for (const direction of [1, 1, 1, -1] as const) navigator.step('rtt', direction);
    pass(100);
    expect(navigator.time).toBeLessThan(9 * (PERIOD + 0.002));
  });

  test('by loss find the next one, ever further ahead, and end at the end of the run', () => {
    const { navigator, runs, pass } = at(0.5);
    const [run] = runs;
    navigator.step('loss', 1);
    const goals: number[] = [];
    while (navigator.time === 0) {
      const [goal] = run!.client.taken();
      expect(goal).toMatchObject({ do: 'runTo' });
      goals.push((goal as { time: number }).time);
      run!.handle.receive(run!.frames(goals.at(-1)!));
      pass(10);
    }
    expect(navigator.time).toBe(1);
    expect(goals.map((time) => Math.round(10 * time))).toEqual([7, 11]);
    run!.handle.receive(run!.frames(59.5));
    navigator.seek(59.2);
    navigator.step('loss', 1);
    run!.handle.receive(run!.frames(60));
    pass(10);
    expect(navigator.time).toBe(60);
    navigator.step('loss', 1);
    expect(pass(20)).toBe(false);
    expect(navigator.time).toBe(60);
  });

  test('by packet pause what plays', () => {
    const { navigator, runs } = at(0.5);
    navigator.play();
    navigator.step('packet', 1);
    expect([navigator.playing, navigator.time]).toEqual([false, 0.01]);
    expect(runs[0]!.client.calls.at(-1)).toEqual({ do: 'pause' });
  });
});

describe('playing', () => {
  test('goes on up to what is known, then waits for more', () => {
    const { navigator, runs, pass } = at(0.5);
    navigator.play();
    pass(30);
    expect(navigator.time).toBeGreaterThan(0.02);
    expect(navigator.time).toBeLessThan(0.5);
    expect(pass(2_000)).toBe(true);
    expect(navigator.time).toBe(0.5);
    runs[0]!.handle.receive(runs[0]!.frames(0.6));
    pass(200);
    expect(navigator.time).toBe(0.6);
  });

  test('of two runs goes on up to what both know, and to the end of the longer one', () => {
    const { navigator, runs, pass } = at(0.5, 0.3);
    navigator.play();
    pass(2_000);
    expect(navigator.time).toBeCloseTo(0.3, 9);
    runs[1]!.handle.receive(runs[1]!.frames(0.8));
    pass(2_000);
    expect(navigator.time).toBeCloseTo(0.5, 9);
  });

  test('at another speed goes on at once at that, in both runs; at rest it is only noted', () => {
    const { navigator, runs } = at(0.5, 0.5);
    navigator.setSpeed(4);
    expect(runs.map(({ client }) => client.taken())).toEqual([
      [{ do: 'speed', speed: 4 }],
      [{ do: 'speed', speed: 4 }],
    ]);
    navigator.play();
    runs.forEach(({ client }) => client.taken());
    navigator.setSpeed(2);
    for (const { client } of runs) expect(client.taken()).toEqual([{ do: 'speed', speed: 2 }, { do: 'play' }]);
  });

  test('from far behind the engine replays the run at the pace of the picture, else lets the worker go on', () => {
    const far = at(20);
    far.navigator.seek(5);
    far.navigator.play();
    expect(far.runs[0]!.client.taken()).toMatchObject([{ do: 'load', play: true, time: 5, firstFrame: 200 }]);
    const near = at(5.5);
    near.navigator.seek(5);
    near.navigator.play();
    expect(near.runs[0]!.client.taken()).toEqual([{ do: 'play' }]);
  });

  test('while another run is being loaded replays nothing of the one before it', () => {
    const { navigator, runs } = at(20);
    navigator.seek(5);
    runs[0]!.handle.open(scenario, false);
    navigator.play();
    expect(runs[0]!.client.taken()).toMatchObject([{ do: 'load', time: 0 }, { do: 'play' }]);
  });

  test.each([1, 2])('at rest the packets around the time on show are asked for once, of %i on show', (count) => {
    const { navigator, runs, pass } = at(...Array<number>(count).fill(20));
    // The page has packets from 15 s on.
    for (const { handle } of runs) {
      handle.packets.restart(15);
      handle.packets.append({ records: new Float64Array(0), missed: 0, drops: new Float64Array(0), firstDrop: 0 }, 20);
    }
    navigator.seek(18);
    pass(50);
    for (const { client } of runs) expect(client.taken()).toEqual([]);
    navigator.seek(17.9);
    pass(50);
    for (const { client } of runs) expect(client.taken()).toMatchObject([{ do: 'load', play: false, time: 17.9 }]);
    // Where the worker could not tell them, it is not asked again.
    for (const run of runs) {
      run.handle.receive(run.loaded());
      const { packets, ...rest } = run.frames(17.9);
      run.handle.receive({ ...rest, packets: { ...packets, records: new Float64Array(0), missed: 1 } } as never);
    }
    pass(50);
    for (const { client } of runs) expect(client.taken()).toEqual([]);
  });
});

describe('a step back by packet, before all packets that the page has,', () => {
  const before = (found: boolean) => {
    const all = at(20);
    const [run] = all.runs;
    run!.handle.packets.restart(15);
    all.navigator.seek(8.005);
    run!.client.taken();
    all.navigator.step('packet', -1);
    expect(run!.client.taken()).toMatchObject([{ do: 'load', play: false, time: 8.005 }]);
    // The picture stays until the worker has been there again.
    expect([all.pass(50), all.navigator.time]).toEqual([true, 8.005]);
    run!.handle.receive(run!.loaded());
    const { packets, ...rest } = run!.frames(8.005, { run: 2 });
    run!.handle.receive({
      ...rest,
      packets: found ? packets : { ...packets, records: new Float64Array(0), missed: 1 },
    } as never);
    return all;
  };

  test('has the run computed again, and goes there', () => {
    const { navigator, runs, pass } = before(true);
    pass(10);
    expect(navigator.time).toBeCloseTo(8, 9);
    expect(runs[0]!.client.of('load')).toHaveLength(2);
  });

  test('asks for nothing where the page has all packets from the beginning', () => {
    const { navigator, runs, pass } = at(20);
    navigator.seek(0.005);
    navigator.step('packet', -1);
    expect(pass(50)).toBe(false);
    expect([navigator.time, runs[0]!.client.of('load').length]).toEqual([0.005, 1]);
  });

  test('ends where it stands if none is recorded then either, and asks no second time', () => {
    const { navigator, runs, pass } = before(false);
    expect(pass(50)).toBe(false);
    expect(navigator.time).toBe(8.005);
    expect(runs[0]!.client.of('load')).toHaveLength(2);
  });
});

describe('the past', () => {
  test('is where an earlier time is on show than the latest; the future may be forgotten', () => {
    const { navigator, pass } = at(20);
    navigator.seek(10);
    pass(10);
    expect(navigator.inPast).toBe(false);
    navigator.seek(4);
    pass(10);
    expect(navigator.inPast).toBe(true);
    navigator.forgetFuture();
    expect(navigator.inPast).toBe(false);
  });

  test('of another run is its own: when it begins there is none', () => {
    const { navigator, runs, pass } = at(20);
    navigator.seek(20);
    pass(10);
    runs[0]!.begun(1);
    navigator.begin();
    expect([navigator.time, navigator.inPast]).toEqual([0, false]);
    navigator.seek(1);
    pass(10);
    expect(navigator.inPast).toBe(false);
  });
});

describe('whatever else is asked for ends a step that is still searched for', () => {
  // What is asked for, and the time on show once a loss at 21 s has come to light: nobody goes there.
  test.each<[string, (of: Navigator) => void, number]>([
    ['another time', (of) => of.seek(5), 5],
    ['a time that is not known yet', (of) => of.seek(30), 20],
    ['pause', (of) => of.pause(), 20],
    ['another run', (of) => of.begin(), 0],
  ])('%s', (_, ask, wanted) => {
    const { navigator, runs, pass } = at(20);
    navigator.seek(20);
    navigator.step('loss', 1);
    expect(pass(50)).toBe(true);
    ask(navigator);
    runs[0]!.handle.receive(runs[0]!.frames(28));
    pass(50);
    expect(navigator.time).toBe(wanted);
  });

  test('and where nothing else is asked for the loss is found', () => {
    const { navigator, runs, pass } = at(20);
    navigator.seek(20);
    navigator.step('loss', 1);
    runs[0]!.handle.receive(runs[0]!.frames(28));
    pass(50);
    expect(navigator.time).toBe(21);
  });
});
