/** Which records the narrator tells as what: by every cause, at every hop, of window and rate. */
import { describe, expect, test } from 'vitest';
import { type Happening, happeningsIn, isCut, weightOf } from '../../src/narrator/happenings.ts';
import { sentenceOf, standingSentence } from '../../src/narrator/sentences.ts';
import { CauseStore } from '../../src/run/cause-store.ts';
import { recordOf } from '../../src/narrator/record.ts';
import { narratedRun } from './support/narrated-run.ts';
import { HOLDS } from '../../workers/engine/transport/causes.ts';
import { scenarioWith } from '../support/scenario.ts';
import { NARRATED } from './support/narrated-events.ts';
import { type Cause, CAUSES, causeCard } from '../../workers/engine/transport/causes/index.ts';
import { changeOf, fateOf, told, type Variable } from '../why/support/told.ts';

/** What is told of one change of window, rate or threshold at 10 s, and the weight of it. */
function kindsOf(cause: Cause, variable: Variable, transport: object = {}): string[] {
  const change = changeOf(cause, [100, 40, 0, 120], { variable });
  const run = told({}, { flows: [{ id: 'a' }, { id: 'b', count: 2, transport }], changes: [change] });
  return happeningsIn(run.record, run.series, 9, 11).map((each) => `${each.kind}${isCut(each) ? ', a cut' : ''}`);
}

describe('a change of the window or the rate is told by its cause', () => {
  test.each(CAUSES)('%s', (cause) => {
    const asWindow: Record<string, string[]> = {
      cut: ['cut, a cut'],
      timeout: ['timeout, a cut'],
      fall: ['decision, a cut'],
      yield: ['decision'],
    };
    const { told: as = '' } = causeCard(cause).words;
    expect(kindsOf(cause, 'cwnd')).toEqual(asWindow[as] ?? []);
    expect(kindsOf(cause, 'rate')).toEqual(as === 'fall' || as === 'yield' ? asWindow[as] : []);
    expect(kindsOf(cause, 'ssthresh')).toEqual([]);
    // Where the window comes down ACK by ACK, the threshold tells of the cut.
    expect(kindsOf(cause, 'ssthresh', { prr: true })).toEqual(as === 'cut' ? ['cut, a cut'] : []);
    expect(kindsOf(cause, 'rto')).toEqual([]);
  });

  test('as a delay does, to which Vegas and LEDBAT give way, and as a step back of a rate', () => {
    const yields = CAUSES.filter((cause) => causeCard(cause).words.told === 'yield');
    expect(yields.length).toBeGreaterThanOrEqual(3);
    for (const cause of yields) {
      const [happening] = happeningsIn(...narratedOf(cause), 9, 11);
      expect(happening, cause).toMatchObject({ kind: 'decision', time: 10 });
      expect(weightOf(happening!)).toBe(2);
    }
  });
});

function narratedOf(cause: Cause) {
  const run = told({ kind: 'tcp' }, { changes: [changeOf(cause, [100, 40, 0, 120])] });
  return [run.record, run.series] as const;
}

test('every fate but a dropped ACK is told, at any hop; queues that stand or are full, not those that emptied', () => {
  for (const hop of [0, 1]) {
    const fates = NARRATED.fates.map((fate, packet) => fateOf(fate, packet, 5, { hop }));
    const run = told({ kind: 'tcp' }, { fates });
    run.record.levels.push(
      ...(['standing', 'full', 'empty'] as const).map((level) => ({ level, time: 6, hop, waiting: 3, limit: 20 })),
    );
    const list = happeningsIn(run.record, run.series, 4, 7);
    expect(list.flatMap((each) => (each.kind === 'fate' ? [each.fate.fate] : []))).toEqual(NARRATED.told);
    expect(list.flatMap((each) => (each.kind === 'queue' ? [each.level.level] : []))).toEqual(['standing', 'full']);
  }
});

test('what happens at the first instant of a stretch is of the stretch before, at its last of this one', () => {
  const at = (time: number) => fateOf('lost', time, time);
  const run = told(
    { kind: 'tcp' },
    {
      fates: [at(5), at(6), at(7)],
      changes: [5, 6, 7].map((time) => changeOf('third duplicate ACK', [time, 40, 0, 120], { time })),
      events: [5, 6, 7].map((time) => ({ at: time, do: 'rate', hop: 1, rate: 1e6 * time })),
    },
  );
  const times = happeningsIn(run.record, run.series, 5, 6).map(({ time, kind }) => [kind, time]);
  expect(times).toHaveLength(3);
  for (const each of ['cut', 'event', 'fate']) expect(times).toContainEqual([each, 6]);
});

test('of flows that begin in one sample all are counted, of every group, but not the one that is narrated', () => {
  // Flows 0, 1 and 2 of groups of one and two; the narrated one is number 2.
  const joinsOf = (windows: readonly (readonly number[])[]) => {
    const run = told({ kind: 'tcp' }, {});
    windows.forEach((row, index) => run.series.append(index, 1, NARRATED.rowOf(run.series.layout, row)));
    return happeningsIn(run.record, run.series, 0, 60).filter(({ kind }) => kind === 'join');
  };
  const both = joinsOf([
    [0, 0, 5],
    [3, 3, 6],
    [3, 0, 6],
    [3, 4, 6],
  ]);
  expect(both).toMatchObject([
    { time: 2, joined: 2, sending: 3 },
    { time: 4, joined: 1, sending: 3 },
  ]);
  expect(
    joinsOf([
      [4, 4, 0],
      [4, 4, 5],
    ]),
  ).toEqual([]);
  expect(
    joinsOf([
      [0, 0, 0],
      [4, 0, 0],
    ]),
  ).toEqual([]);
});

test('what is known of a flow is bounded: the older half of what there is most of goes, and all older than the rest', () => {
  // Of a kind, as src/narrator/record.ts has it.
  const MOST = 1 << 16;
  const { record } = told({ kind: 'tcp' });
  const at = (time: number) => ({ ...changeOf('growth', [0, 1, 2, 3], { variable: 'cwnd' }), time });
  record.changes.push(...Array.from({ length: MOST + 1 }, (_, index) => at(index)));
  record.fates.push(fateOf('lost', 1, MOST / 2 - 1), fateOf('lost', 2, MOST / 2));
  const none = new Float64Array(0);
  record.append({ flow: 0, whole: false, changes: none, fates: none, rounds: none, since: 0, to: MOST });
  expect([record.since, record.changes.length, record.changes[0]!.time]).toEqual([MOST / 2, MOST / 2 + 1, MOST / 2]);
  expect(record.fates.map(({ packet }) => packet)).toEqual([2]);
});

test('of rounds, fates and levels of queues, too, the older half goes once there are more than are kept', () => {
  const MOST = 1 << 16;
  const causes = new CauseStore();
  const record = recordOf({ causes, explainedFlow: 0 });
  const times = (count: number) => Array.from({ length: count }, (_, time) => time);
  const none = new Float64Array(0);
  const lists = [record.rounds, record.fates, record.levels] as readonly { time: number }[][];
  const held = () => lists.map((list) => [list.length, list[0]!.time]);
  const goOn = () => {
    record.append({ flow: 0, whole: false, changes: none, fates: none, rounds: none, since: 0, to: MOST });
    expect(recordOf({ causes, explainedFlow: 0 })).toBe(record);
  };
  for (const list of lists) for (const time of times(MOST)) list.push({ time });
  goOn();
  expect(held()).toEqual(lists.map(() => [MOST, 0]));
  for (const list of lists) list.push({ time: MOST });
  goOn();
  expect(held()).toEqual(lists.map(() => [MOST / 2 + 1, MOST / 2]));
  expect(record.since).toBe(MOST / 2);
});

test('of what happens at one time a timeout is said before who joins or what is changed, and these before cuts, ends, drops and queues', () => {
  const kinds = [
    ['timeout'],
    ['join', 'event'],
    ['cut'],
    ['finished', 'stop', 'start'],
    ['fate'],
    ['queue'],
    ['recovered'],
  ];
  const weights = kinds.map((alike) =>
    alike.map((kind) => weightOf({ time: 1, kind, level: { level: 'full' } } as unknown as Happening)),
  );
  for (const alike of weights) expect(new Set(alike).size).toBe(1);
  const falling = weights.map(([weight]) => weight!);
  expect(falling).toEqual([...new Set(falling)].toSorted((one, other) => other - one));
});

test.each([
  [1, 2, 'A second flow joins: who gets what?'],
  [1, 5, 'Another flow joins: 5 share the link now.'],
  [3, 5, '3 more flows join: 5 share the link now.'],
])('where %i join and %i send then, it is said: %s', (joined, sending, words) => {
  expect(sentenceOf({ kind: 'join', time: 1, joined, sending }, told({ kind: 'tcp' }))).toBe(words);
});

test.each([
  [19, true],
  [20, false],
])('that flows join is told beside %i others: %s', (count, said) => {
  const run = narratedRun(
    scenarioWith({
      duration: 4,
      warmup: 0,
      flows: [{ id: 'asked' }, { id: 'others', count, start: 1, startEvery: 0.05 }],
    }),
  );
  const joins = happeningsIn(run.record, run.series, -1, 4).filter(({ kind }) => kind === 'join');
  expect(joins.length > 0).toBe(said);
});

test('what an application writes binds where it writes at a rate, not at the end of a transfer', () => {
  const says = (feed: string): boolean => {
    const run = told(
      { kind: 'tcp' },
      {
        flows: [{ id: 'other' }, { id: 'asked', count: 2, feed }],
        changes: [
          changeOf('start', [], { variable: 'active', time: 1, before: 0, after: 1 }),
          changeOf('sent', [], { variable: 'hold', time: 2, before: NaN, after: HOLDS.indexOf('no data') }),
        ],
        windows: Array<number>(12).fill(9),
      },
    );
    return standingSentence(run, 10).includes('sends what its application writes');
  };
  expect([says('even'), says('greedy')]).toEqual([true, false]);
});
