/** What goes on by commands and reports — the page's end of a worker, the worker's session, runs that are measured, a new version of the page — in any order, as recorded. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerOffline } from '../../src/offline/offline.ts';
import type { Player } from '../../src/player/player.ts';
import { RunClient, SILENCE_MS, STARTING_MS, type WorkerPort } from '../../src/run/client.ts';
import type { GamePort } from '../../src/run/game-port.ts';
import { setLanguage } from '../../src/words/language.ts';
import type { GameCommand } from '../../workers/hands/protocol.ts';
import { LiveSession } from '../../workers/live/live-session.ts';
import type { Command, Report } from '../../workers/live/protocol.ts';
import { formerScene } from '../support/former-scene.ts';
import { NumberHash } from '../support/number-hash.ts';
import { engine } from './support/engine.ts';
import { Parts } from './support/run-parts.ts';
import { small, type Walked, walks } from './support/walk.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.unstubAllGlobals());

class Port implements WorkerPort {
  readonly commands: Command[] = [];
  ended = false;
  onmessage: WorkerPort['onmessage'] = null;
  onerror: WorkerPort['onerror'] = null;
  onmessageerror: WorkerPort['onmessageerror'] = null;
  postMessage(command: Command): void {
    this.commands.push(command);
  }
  terminate(): void {
    this.ended = true;
  }
}

function client(): Walked {
  const [ports, replaced, whole] = [[] as Port[], [] as boolean[], [] as boolean[]];
  let [wall, arrivals, run, time] = [0, 0, 0, 0];
  const spawn = (isWhole: boolean): Port => (whole.push(isWhole), ports[ports.push(new Port()) - 1]!);
  const it = new RunClient(
    spawn,
    () => wall,
    () => void (arrivals += 1),
    (alive) => void replaced.push(alive),
  );
  const old = ports[0]!;
  const say = (report: object, port = ports.at(-1)!): void =>
    port.onmessage?.({ data: report } as MessageEvent<Report>);
  const frames = (of: number) => ({
    type: 'frames',
    run: of,
    now: (time += 0.5),
    first: 0,
    count: 0,
    packets: null,
    flowState: null,
    data: new Float32Array(0),
  });
  const clock = (playing: boolean) => ({ type: 'clock', run, now: (time += 0.5), playing, speed: 1 });
  const pass = (ms: number) => () => {
    for (let left = ms; left > 0; left -= 1_000) {
      wall += Math.min(1_000, left);
      it.watch();
    }
  };
  return {
    acts: {
      load: () => (run = it.load(small, true, 2)),
      'load with causes': () =>
        (run = it.load(formerScene(), false, 0, 3, { flow: 1, first: 2 }, { follow: [0], kept: true })),
      ...{
        play: () => it.play(),
        pause: () => it.pause(),
        'run to 9': () => it.runTo(9),
        'speed 5': () => it.setSpeed(5),
      },
      ...{
        change: () => it.change({ do: 'rate', hop: 0, rate: 1e6 }),
        inspect: () => it.inspect(1),
        'inspect none': () => it.inspect(null),
      },
      ...{ follow: () => it.follow([1], 1), 'follow none': () => it.follow([]) },
      loaded: () => say({ type: 'loaded', run, scenario: small }),
      'loaded before': () => say({ type: 'loaded', run: run - 1, scenario: small }),
      ...{
        frames: () => say(frames(run)),
        'frames of before': () => say(frames(run - 1)),
        'frames of a worker of before': () => say(frames(run), old),
      },
      ...{
        'it plays': () => say(clock(true)),
        'it rests': () => say(clock(false)),
        alive: () => say({ type: 'alive', run }),
      },
      changed: () => say({ type: 'changed', run, event: { at: time, do: 'rate', hop: 0, rate: 1e6 } }),
      ...{
        refused: () => say({ type: 'refused', run, refusals: [] }),
        finished: () => say({ type: 'finished', run, digest: '', summary: {} }),
      },
      failed: () => say({ type: 'failed', run, message: 'no' }),
      take: () => it.take().map(({ type }) => type),
      'take a block': () => {
        const taken: string[] = [];
        return [it.handOn(({ type }) => void taken.push(type), 0), taken];
      },
      ...{
        'a second': pass(1_000),
        'a silence': pass(SILENCE_MS + 1_000),
        'a long silence': pass(STARTING_MS + 1_000),
        asleep: () => ((wall += 60_000), it.watch()),
      },
      'it dies': () => ports.at(-1)!.onerror?.({ preventDefault: () => undefined } as ErrorEvent),
      close: () => it.close(),
    },
    facts: () => [
      ports.map(({ ended, commands }) => [
        ended,
        commands.length,
        new NumberHash().take(JSON.stringify(commands)).toString(),
      ]),
      ...[whole, replaced, arrivals, it.changing],
    ],
  };
}

function live(): Walked {
  let [wall, delay, run] = [0, null as number | null, 0];
  const reports: Report[] = [];
  const it = new LiveSession({
    ...engine,
    now: () => (wall += 1),
    post: (report) => void reports.push(report),
    schedule: (ms) => void (delay = ms),
  });
  const scenario = { ...small, flows: [{ ...small.flows[0]!, scheme: { kind: 'tfrc' } }, ...small.flows.slice(1)] };
  const load = (more: object) => () => it.handle({ type: 'load', run: ++run, scenario, ...more });
  const wake = (times: number) => () => {
    for (let turn = 0; turn < times && delay !== null; turn++) {
      wall += delay;
      delay = null;
      it.wake();
    }
  };
  load({})();
  return {
    acts: {
      load: load({ causes: { follow: [1, 2], kept: false } }),
      'load with frames': load({ firstFrame: 9, observe: { flow: 1, first: 4 }, causes: { follow: [0], kept: true } }),
      'load with packets': load({ causes: { follow: [1], kept: false, packetsOf: 1 } }),
      'load what is refused': load({ scenario: { ...scenario, duration: -1 } }),
      ...{ play: () => it.handle({ type: 'play' }), pause: () => it.handle({ type: 'pause' }) },
      ...{
        'speed 1': () => it.handle({ type: 'speed', speed: 1 }),
        'speed 9': () => it.handle({ type: 'speed', speed: 9 }),
      },
      ...{
        'run to 2': () => it.handle({ type: 'runTo', time: 2 }),
        'run to 5': () => it.handle({ type: 'runTo', time: 5 }),
        'run to the end': () => it.handle({ type: 'runTo', time: 60 }),
      },
      drop: () => it.handle({ type: 'change', change: { do: 'drop', group: 'tcp', flow: 1, count: 2 } }),
      'change what is not there': () =>
        it.handle({ type: 'change', change: { do: 'drop', group: 'none', flow: 1, count: 2 } }),
      ...{
        inspect: () => it.handle({ type: 'inspect', flow: 1 }),
        'inspect what is not there': () => it.handle({ type: 'inspect', flow: 99 }),
      },
      ...{
        'inspect none': () => it.handle({ type: 'inspect', flow: null }),
        follow: () => it.handle({ type: 'follow', flows: [0, 3] }),
      },
      ...{
        'follow packets': () => it.handle({ type: 'follow', flows: [1], packets: true }),
        'follow none': () => it.handle({ type: 'follow', flows: [] }),
      },
      ...{
        'a block': () => it.handle({ type: 'credit', blocks: 1 }),
        'ten blocks': () => it.handle({ type: 'credit', blocks: 10 }),
      },
      ...{ wake: wake(1), 'wake often': wake(20), 'a moment': () => void (wall += 300) },
    },
    facts: () => {
      const fresh = reports.splice(0);
      return [fresh.map(({ type }) => type), new NumberHash().take(fresh).toString(), delay];
    },
  };
}

function version(): Walked {
  const { page } = new Parts();
  const [posts, reloads] = [[] as string[], [] as number[]];
  const workerOf = (name: string, state: string) =>
    Object.assign(new EventTarget(), { state, postMessage: (said: string) => void posts.push(`${name} ${said}`) });
  let next = workerOf('first', 'installed');
  let count = 0;
  const workers: Record<'active' | 'waiting' | 'installing', object | null> = {
    active: {},
    waiting: next,
    installing: null,
  };
  const registration = Object.assign(new EventTarget(), workers, { update: () => Promise.resolve() });
  const container = Object.assign(new EventTarget(), {
    register: () => Promise.resolve(registration),
    ready: Promise.resolve({ active: workerOf('active', 'activated'), waiting: null, installing: null }),
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('location', { reload: () => void reloads.push(reloads.length), search: '' });
  vi.stubGlobal('document', { documentElement: {} });
  registerOffline(page as unknown as Player);
  const become = (state: string) => () => {
    next.state = state;
    next.dispatchEvent(new Event('statechange'));
  };
  return {
    acts: {
      'time passes': () => vi.advanceTimersByTimeAsync(5_000),
      'another is found': () => {
        registration.installing = next = workerOf(`version ${(count += 1)}`, 'installing');
        registration.dispatchEvent(new Event('updatefound'));
      },
      ...{
        'it is installed': become('installed'),
        'it is active': become('activated'),
        'it is redundant': become('redundant'),
      },
      ...{
        'none is active': () => void (registration.active = null),
        'one is active': () => void (registration.active = {}),
      },
      ...{ 'other news': () => page.say({ kind: 'refused', text: 'No.' }), 'no news': () => page.say(null) },
      'the press': () => page.state.notice?.action?.run(),
      'it has taken over': () => container.dispatchEvent(new Event('controllerchange')),
      'another language': async () => {
        setLanguage('de');
        setLanguage('en');
        await vi.advanceTimersByTimeAsync(1);
      },
    },
    facts: () => [page.state.notice?.text, posts, reloads.length, vi.getTimerCount()],
  };
}

async function measurer(): Promise<Walked> {
  // The worker's own file comes with it.
  vi.stubGlobal('self', {});
  const { Measurer } = await import('../../src/run/measurer.ts');
  const [ports, came] = [[] as (GamePort & { ended: boolean; asked: number[] })[], [] as string[]];
  const spawn = (): GamePort => {
    const port = {
      ended: false,
      asked: [] as number[],
      onmessage: null,
      onerror: null,
      postMessage: (command: GameCommand) => void (command.type === 'measure' && port.asked.push(command.id)),
      terminate: () => void (port.ended = true),
    };
    return ports[ports.push(port) - 1]!;
  };
  const it = new Measurer(spawn);
  let count = 0;
  const answer = (which: 'shift' | 'pop', type: string) => async () => {
    const id = ports.at(-1)?.asked[which]();
    ports.at(-1)?.onmessage?.({ data: { type, id: id ?? 999, outcome: `of ${id}`, why: 'no' } } as never);
    await vi.advanceTimersByTimeAsync(1);
  };
  return {
    acts: {
      measure: () => {
        const name = (count += 1);
        it.measure(small).then(
          (outcome) => came.push(`${name} ${String(outcome)}`),
          (error: Error) => came.push(`${name} ${error.message}`),
        );
      },
      ...{
        'the first comes': answer('shift', 'measured'),
        'the last comes': answer('pop', 'measured'),
        'the first is refused': answer('shift', 'refused'),
      },
      'a game is refused': () => ports.at(-1)?.onmessage?.({ data: { type: 'refused', id: null, why: 'no' } } as never),
      'the worker dies': async () => {
        ports.at(-1)?.onerror?.(new Event('error') as ErrorEvent);
        await vi.advanceTimersByTimeAsync(1);
      },
      close: async () => {
        it.close();
        await vi.advanceTimersByTimeAsync(1);
      },
    },
    facts: () => [came, ports.map(({ ended, asked, onmessage }) => [ended, asked, onmessage === null])],
  };
}

test.each<[what: string, make: () => Walked | Promise<Walked>, seeds: number, acts: number, last?: string[]]>([
  ['the page’s end of a worker', client, 5, 60, ['close']],
  ['a worker’s session', live, 4, 50],
  ['a page of which there is a new version', version, 4, 40],
  ['whoever measures runs', measurer, 2, 50],
])('%s: whatever is done, in whatever order, leads to what is recorded', async (_, make, seeds, acts, last) => {
  expect(await walks(make, seeds, acts, last)).toMatchSnapshot();
});
