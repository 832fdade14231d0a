/** What goes on by presses and answers — a game, a visit to a course, what is kept, an address — in any order, as recorded. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Report as Told } from '../../src/course/report.ts';
import { CourseSession } from '../../src/course/session.ts';
import { standing } from '../../src/course/standing.ts';
import { Play } from '../../src/hands/play.ts';
import { Library } from '../../src/library/library.ts';
import { AddressWriter } from '../../src/link/address.ts';
import { MAX_UNPACKED_BYTES } from '../../src/link/codec.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { Role } from '../../workers/hands/protocol.ts';
import { DeskPort, HandClock } from '../hands/support/ports.ts';
import { formerScene } from '../support/former-scene.ts';
import { until } from '../support/until.ts';
import { small, type Walked, walks } from './support/walk.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.unstubAllGlobals();
  standing.setState(standing.getInitialState(), true);
});

function game(role: Role): Walked {
  const [clock, ports] = [new HandClock(), [] as DeskPort[]];
  const make = (): DeskPort => ports[ports.push(new DeskPort()) - 1]!;
  const play = new Play(make, clock.every, small, role);
  const port = (): DeskPort => ports.at(-1)!;
  let heard = 0;
  play.subscribe(() => (heard += 1));
  play.open();
  return {
    acts: {
      ...{
        go: () => play.go(),
        pause: () => play.pause(),
        tick: () => clock.tick(),
        'ten ticks': () => clock.tick(10),
      },
      ...{
        hold: () => play.hold(true),
        'let go': () => play.hold(false),
        grow: () => play.press('a'),
        halve: () => play.press('d'),
      },
      ...{ 'at half speed': () => play.setSpeed(0.5), 'at full speed': () => play.setSpeed(1) },
      ...{
        'harm the first': () => play.harm(0),
        'harm the last': () => play.harm(3),
        marks: () => play.setHow('mark'),
      },
      ...{ losses: () => play.setHow('drop'), 'answers wait': () => (port().late = true) },
      'answers come': () => {
        port().late = false;
        port().deliver();
      },
      close: () => play.close(),
      'the worker dies': () => port().onerror?.(new Event('error') as ErrorEvent),
    },
    facts: () => [
      ...[play.state, play.record, play.presses, play.left, play.own, play.network, play.seconds],
      ...[heard, clock.runs, clock.periods, ports.map(({ ended }) => ended), port().commands.slice(1)],
    ],
  };
}

function course(): Walked {
  let [now, api] = [0, undefined as object | undefined];
  const [values, refused, stored] = [
    { 'cmi.core.student_id': 's7', 'cmi.interactions._children': 'id' } as Record<string, string>,
    new Set<string>(),
    new Map<string, string>(),
  ];
  const [resumed, waits] = [[] as string[], [] as number[]];
  const said: string[] = [];
  const yes = (what: string): string => (said.push(what), String(!refused.has(what)));
  const platform = {
    LMSInitialize: () => yes('begin'),
    LMSFinish: () => yes('finish'),
    LMSCommit: () => yes('commit'),
    LMSGetValue: (element: string) =>
      (element === 'cmi.interactions._count'
        ? Object.keys(values).filter((key) => key.endsWith('.id')).length
        : values[element]) ?? '',
    LMSSetValue: (element: string, value: string) => {
      if (refused.has(element.replace(/\d+/, 'n'))) return 'false';
      values[element] = value;
      return 'true';
    },
    LMSGetLastError: () => '0',
  };
  const storageOf = (place: string) => () =>
    ({
      getItem: (key: string) => stored.get(place + key) ?? null,
      setItem: (key: string, value: string) => {
        if (refused.has('storage')) throw new Error('full');
        stored.set(place + key, value);
      },
      removeItem: (key: string) => void stored.delete(place + key),
    }) as unknown as Storage;
  const window = {
    opener: null,
    setTimeout: (act: () => void, ms: number) => {
      waits.push(ms);
      return setTimeout(act, ms);
    },
    clearTimeout: (id: number) => clearTimeout(id),
  };
  Object.defineProperty(window, 'API', { get: () => api });
  Object.assign(window, { parent: window });
  standing.setState(standing.getInitialState(), true);
  const visit = (): CourseSession => {
    const session = new CourseSession('it', (text) => (resumed.push(text), text.split(' ').filter(Boolean)), {
      ...{ window: window as unknown as Window, now: () => now, date: () => new Date(2026, 0, 2, 3, 4, 5) },
      storage: { known: storageOf('known '), tab: storageOf('tab ') },
    });
    session.begin();
    return session;
  };
  let session = visit();
  const told = (answers: number): Told => ({
    answers: Array.from({ length: answers }, (_, step) => ({
      ...{ id: `a${step}`, type: 'choice', response: 'a', result: 'wrong', counts: step > 0 },
    })),
    ...{ score: answers === 0 ? null : 10 * answers, complete: answers === 3, location: String(answers) },
    kept: Array.from({ length: answers }, (_, step) => `a${step}`).join(' '),
  });
  const refuse = (what: string) => () => void (refused.delete(what) || refused.add(what));
  const pass = (ms: number) => () => {
    now += ms;
    vi.advanceTimersByTime(ms);
  };
  return {
    acts: {
      ...Object.fromEntries([0, 1, 2, 3].map((count) => [`tell ${count}`, () => session.report(told(count))])),
      ...{
        'a moment': pass(300),
        'two seconds': pass(2_000),
        'a minute': pass(60_000),
        'the platform comes': () => void (api = platform),
      },
      ...{
        'it takes commits or not': refuse('commit'),
        'it takes answers or not': refuse('cmi.interactions.n.id'),
        'it takes scores or not': refuse('cmi.core.score.raw'),
      },
      ...{
        'storage is full or not': refuse('storage'),
        'it is reviewed or not': () =>
          void (values['cmi.core.lesson_mode'] = values['cmi.core.lesson_mode'] === 'review' ? 'normal' : 'review'),
      },
      leave: () => session.end(),
      'come again': () => {
        session.end();
        session = visit();
      },
    },
    facts: () => [
      values,
      said.length,
      said.at(-1),
      [...stored],
      resumed,
      waits,
      standing.getState().is,
      vi.getTimerCount(),
      now,
    ],
  };
}

function kept(): Walked {
  let [text, room, forbidden] = [null as string | null, Infinity, false];
  const store = {
    getItem: () => text,
    setItem: (_: string, value: string) => {
      if (value.length > room) throw new Error('full');
      text = value;
    },
    removeItem: () => void (text = null),
  };
  const library = new Library(() => {
    if (forbidden) throw new Error('forbidden');
    return store;
  });
  let at = 0;
  const seeded = (seed: number): Scenario => ({ ...formerScene(), seed });
  return {
    acts: {
      ...Object.fromEntries(
        [1, 2, 3].map((seed) => [`recent ${seed}`, () => library.addRecent(seeded(seed), at++, null)]),
      ),
      ...Object.fromEntries(
        ['a', 'b', ' '].map((name, seed) => [`name it “${name}”`, () => library.addNamed(name, seeded(seed), at++)]),
      ),
      ...{
        '2 for 1': () => library.addRecent(seeded(2), at++, seeded(1)),
        'forget recent 1': () => library.removeRecent(seeded(1)),
        'forget a': () => library.removeNamed('a'),
      },
      'what is broken': () => void (text = text && text.replace('"seed":2', '"seed":-2')),
      ...{ 'forget what is broken': () => library.removeBroken(), 'no text of ours': () => void (text &&= `${text}!`) },
      ...{
        'little room': () => void (room = 3_000),
        'no room': () => void (room = 30),
        'all room': () => void (room = Infinity),
        'forbidden or not': () => void (forbidden = !forbidden),
      },
      clear: () => library.clear(),
    },
    facts: () => [library.list(), text],
  };
}

function writer(): Walked {
  const [location, replaced, due] = [{ hash: '#/play?seed=1' }, [] as string[], [] as (() => void)[]];
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {
    replaceState: (_: null, __: string, hash: string) => void replaced.push((location.hash = hash)),
  });
  vi.stubGlobal('window', { setTimeout: (act: () => void) => due.push(act) });
  const it = new AddressWriter();
  const write = (seed: number) => () => it.write({ ...formerScene(), seed });
  /** It is packed in its own time; meanwhile something may happen. */
  const pass = (meanwhile: () => void) => async () => {
    const acts = due.splice(0);
    for (const act of acts) act();
    meanwhile();
    await until(() => expect(it.writing && due.length === 0).toBe(false));
  };
  const nothing = (): void => undefined;
  const go = (hash: string) => () => {
    location.hash = hash;
  };
  return {
    acts: {
      ...{
        'write 2': write(2),
        'write 3': write(3),
        'time passes': pass(nothing),
        'meanwhile 4 is written': pass(write(4)),
      },
      ...{
        'the reader goes away': go('#/play?seed=9'),
        'and is seen to': () => it.cancel(),
        'meanwhile the reader goes': pass(go('#/play?seed=8')),
      },
      ...{ 'meanwhile it is seen': pass(() => it.cancel()), rest: () => it.rest(), resume: () => it.resume() },
      'write what fits in no link': () => it.write({ ...formerScene(), note: 'x'.repeat(MAX_UNPACKED_BYTES) }),
    },
    facts: () => [location.hash, replaced, it.writing, it.problem, due.length],
  };
}

test.each<[what: string, make: () => Walked | Promise<Walked>, seeds: number, acts: number, last?: string[]]>([
  ['a flow by hand', () => game('wheel'), 2, 70, ['the worker dies', 'close']],
  ['the network by hand', () => game('network'), 2, 60, ['close', 'the worker dies']],
  ['a visit from a learning platform', course, 4, 50, ['leave']],
  ['a library', kept, 2, 50],
  ['the address', writer, 2, 30],
])('%s: whatever is done, in whatever order, leads to what is recorded', async (_, make, seeds, acts, last) => {
  expect(await walks(make, seeds, acts, last)).toMatchSnapshot();
});
