/** Whatever is asked of a page in whatever order, also before the answer to what was asked before: what it asks of its workers and then knows, as recorded. */
import { beforeAll, expect, test, vi } from 'vitest';
import { fetchCheck } from '../../src/player/check-edit.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { scenarioWith } from '../support/scenario.ts';
import { Bench } from './support/direct-worker.ts';
import { type Act, recordOf } from './support/player-record.ts';
import { drawnBy, inShort } from './support/walk.ts';

const scenario = scenarioWith({
  duration: 12,
  seed: 3,
  path: [{ rate: 1e6, delay: 0.03, queue: { kind: 'droptail', limit: 8 } }],
  flows: [
    { id: 'tcp', scheme: { kind: 'tcp' }, count: 2, startJitter: 1 },
    { id: 'tfrc', scheme: { kind: 'tfrc' }, start: 2 },
  ],
  events: [{ at: 4, do: 'rate', hop: 0, rate: 2e6 }],
});
const limit =
  (most: number) =>
  (old: Scenario): Scenario => ({
    ...old,
    path: [{ ...old.path[0]!, queue: { kind: 'droptail', limit: most } }],
  });
const seeded =
  (seed: number) =>
  (old: Scenario): Scenario => ({ ...old, seed });
const joined = (old: Scenario): Scenario => ({
  ...old,
  flows: [...old.flows, { ...old.flows[0]!, id: 'late', count: 1, start: 3 }],
});
const drop = { do: 'drop', group: 'tcp', flow: 0, count: 1 } as const;
const tcp = { group: 'tcp', flow: 1 };
const tfrc = { group: 'tfrc', flow: 0 };

/** Whatever a reader may do, by its name. */
const ACTS: Readonly<Record<string, (bench: Bench) => unknown>> = {
  play: ({ player }) => player.togglePlay(true),
  pause: ({ player }) => player.togglePlay(false),
  'seek 1': ({ player }) => player.seek(1),
  'seek 6.5': ({ player }) => player.seek(6.5),
  'seek 99': ({ player }) => player.seek(99),
  restart: ({ player }) => player.restart(),
  follow: ({ player }) => player.follow(),
  'on by a loss': ({ player }) => player.step(1, 'loss'),
  'back by a loss': ({ player }) => player.step(-1, 'loss'),
  'on by a round trip': ({ player }) => player.step(1, 'rtt'),
  'back by a packet': ({ player }) => player.step(-1, 'packet'),
  'on by a packet': ({ player }) => player.step(1, 'packet'),
  'full speed': ({ player }) => player.setSpeed(null),
  'speed 2': ({ player }) => player.setSpeed(2),
  slower: ({ player }) => player.shiftSpeed(-1),
  drop: ({ player }) => player.act(drop),
  'halve the rate': ({ player }) => player.act({ do: 'rate', hop: 0, rate: 5e5 }),
  'change the rate': ({ player }) =>
    player.change('the rate', { do: 'rate', hop: 0, rate: 3e6 }, (old) => ({ ...old, seed: old.seed + 1 })),
  'edit the queue': ({ player }) => player.edit('the queue', limit(20)),
  'edit the seed': ({ player }) => player.edit('the seed', seeded(5)),
  'edit it wrongly': ({ player }) => player.edit('the queue', limit(-1)),
  'add a flow': ({ player }) => player.edit('the flows', joined),
  'edit here': ({ player }) => player.editHere('the queue', limit(4), 1),
  open: ({ player }) => player.open(scenario, true, { kind: 'link', text: 'opened' }),
  'open what is refused': ({ player }) => player.open({ ...scenario, duration: -1 }, true, null),
  reset: ({ player }) => player.backToBase(),
  'without changes': ({ player }) => player.forgetLiveChanges(),
  'changes from the start': ({ player }) => player.fromTheStart(),
  undo: ({ player }) => player.undo(),
  redo: ({ player }) => player.redo(),
  compare: ({ player }) => player.toggleCompare(),
  'compare at rest': ({ player }) => player.toggleCompare({ ...scenario, seed: 8 }, false),
  'the other run': ({ player }) => player.switchRun(),
  'look at a flow': ({ player }) => player.inspect(tcp),
  'look at another flow': ({ player }) => player.inspect(tfrc),
  'look at no flow': ({ player }) => player.inspect(null),
  'point at a flow': ({ player }) => player.point(tfrc),
  'its row': ({ player }) => player.toggleRow('inside'),
  'draw a variable': ({ player }) => player.drawVariable('cwnd'),
  why: ({ player }) => player.ask({ flow: tcp, time: Math.min(3, player.time), variable: null }),
  'why no more': ({ player }) => player.ask(null),
  sum: ({ player }) => player.sum(true),
  'packet by packet': ({ player }) => player.sum('packets'),
  'sum no more': ({ player }) => player.sum(false),
  narrate: ({ player }) => player.setView({ narrator: !player.state.narrator }),
  without: ({ player }) =>
    player.without({ ...scenario, events: [...scenario.events, { at: 0, do: 'absent', group: 'tcp', flow: 0 }] }, 2),
  zoom: ({ player }) => player.setZoom([1, 2]),
  'a worker dies': ({ workers }) => workers.at(-1)!.die(),
};
const NAMES = Object.keys(ACTS);
/** ms after an act: none, a frame, some, until all is answered. */
const WAITS = [0, 16, 50, 400];

beforeAll(fetchCheck);

/** On one clock with the notices, which go when they are old. */
function record(acts: readonly Act[], late: boolean): string[] {
  let bench: Bench | null = null;
  vi.spyOn(performance, 'now').mockImplementation(() => bench?.wall ?? 0);
  bench = new Bench(scenario, 2, late);
  // Nobody asks for causes at first: recording them takes most of the time.
  bench.player.setView({ narrator: false });
  return recordOf(bench, acts);
}

const script = (text: string): Act[] =>
  text.split('; ').map((each) => {
    const [, name, ms] = /^(.*?)(?: (\d+)ms)?$/.exec(each)!;
    return [name!, ACTS[name!]!, ms === undefined ? 400 : Number(ms)];
  });

const SCRIPTS = [
  'play 1500ms; drop 16ms; halve the rate; pause; seek 1; drop 0ms; halve the rate 0ms; play 16ms; undo 16ms; redo; undo; undo; without changes; undo',
  'seek 6.5 0ms; seek 1 0ms; play 600ms; edit the queue 0ms; edit the seed 16ms; undo 0ms; undo; redo 16ms; edit it wrongly; reset 16ms; undo; add a flow',
  'full speed; play 2000ms; play 16ms; full speed 400ms; why; seek 99; drop; change the rate; changes from the start',
  'seek 6.5; compare 0ms; edit the queue 16ms; play; the other run 16ms; drop; the other run; open what is refused; undo; compare; undo',
  'compare at rest 0ms; without 16ms; seek 6.5 16ms; the other run 0ms; a worker dies 16ms; open 16ms; compare; compare at rest',
  'look at a flow; its row 0ms; play 800ms; look at another flow 16ms; seek 1; look at a flow; edit here 0ms; edit here 16ms; undo; redo; look at no flow; draw a variable; play',
  'narrate 0ms; play 900ms; why 16ms; packet by packet 16ms; sum no more; why no more 0ms; narrate; sum 16ms; a worker dies 0ms; sum no more 16ms; seek 1 16ms; a worker dies',
  'play 700ms; open 0ms; compare 16ms; open 0ms; open 0ms; play 16ms; pause; play 16ms; edit the seed 0ms; open what is refused 16ms; play; open what is refused 0ms; open; zoom; follow',
  'on by a loss 0ms; on by a loss 0ms; on by a loss; back by a loss 16ms; back by a loss; on by a round trip 0ms; on by a packet; back by a packet 16ms; back by a packet; seek 1; back by a packet; on by a packet; slower; restart 16ms; slower',
  'look at a flow; play 300ms; slower 16ms; look at another flow 16ms; slower 16ms; look at no flow 16ms; look at a flow 0ms; edit the seed 16ms; look at another flow 16ms; pause',
  'seek 6.5; add a flow; edit the seed 16ms; play; open; drop; reset; open what is refused 0ms; open 0ms; open what is refused; reset 16ms; undo',
];

test.each(SCRIPTS)('%s', (text) => {
  expect(record(script(text), false)).toMatchSnapshot();
});

// As between threads.
test.each(SCRIPTS.filter((_, at) => at % 2 === 1))('%s, where answers come later than what is asked next', (text) => {
  expect(inShort(record(script(text), true)).join('; ')).toMatchSnapshot();
});

test.each([1, 2, 3])('a walk through all of it, number %d', (number) => {
  const draw = drawnBy(number);
  const acts = Array.from({ length: 30 }, (): Act => {
    const name = NAMES[draw(NAMES.length)]!;
    return [name, ACTS[name]!, WAITS[draw(WAITS.length)]!];
  });
  expect(inShort(record(acts, number % 2 === 0)).join('; ')).toMatchSnapshot();
});
