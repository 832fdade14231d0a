/** A chain of which a part is no longer recorded says so, and claims nothing of that part. */
import { describe, expect, test } from 'vitest';
import { CauseRecord } from '../../src/narrator/record.ts';
import { written } from '../../src/narrator/words/sentence.ts';
import { chainAt } from '../../src/why/chain.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { type Change, changeOf, fateOf, plain, told } from './support/told.ts';
import { narratedRun } from '../narrator/support/narrated-run.ts';
import { scenarioWith } from '../support/scenario.ts';

const scenario = scenarioWith({
  duration: 40,
  warmup: 0,
  path: [{ rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } }],
  flows: [{ scheme: { kind: 'tcp' } }],
});

describe('of a run whose causes before a time are forgotten', () => {
  const whole = narratedRun(scenario);
  const cut = whole.record.changes.findLast(({ cause }) => cause === 'third duplicate ACK')!;
  const dropped = whole.record.fateOf(cut.numbers[0]!, cut.time)!;
  const textsAt = (since: number, time: number) => {
    const { record, series } = whole;
    const kept = new CauseRecord(record.flow, record.levels);
    kept.since = since;
    const later = <T extends { time: number }>(each: T): boolean => each.time > since;
    for (const change of record.changes.filter(later)) kept['addChange'](change);
    kept.fates.push(...record.fates.filter(later));
    const { lines, cutShort } = chainAt({ record: kept, series }, time);
    return { text: lines.map((line) => line.text).join('\n'), cutShort };
  };

  test('with all of it known, the chain leads to the drop', () => {
    const { text, cutShort } = textsAt(0, cut.time);
    expect(text).toContain(`Packet ${cut.numbers[0]} was dropped`);
    expect(text).not.toContain('no longer');
    expect(cutShort).toBe(false);
  });

  test('where the packet of a cut is forgotten, it is not said to have been late', () => {
    const { text, cutShort } = textsAt((dropped.time + cut.time) / 2, cut.time);
    expect(text).toContain(`What became of packet ${cut.numbers[0]} is no longer recorded.`);
    expect(text).not.toContain('was not dropped');
    expect(cutShort).toBe(true);
  });

  test('a packet is forgotten for as long as its flow may wait for a timeout', () => {
    const since = dropped.time - 1;
    const textAfter = (maxRto: number): string => {
      const { record, series } = narratedRun(normalizeScenario({ ...scenario, transport: { maxRto } }));
      const kept = new CauseRecord(record.flow, record.levels);
      kept.since = since;
      kept['addChange'](record.changes.find(({ time }) => time === cut.time)!);
      return chainAt({ record: kept, series }, cut.time)
        .lines.map((line) => line.text)
        .join('\n');
    };
    expect(textAfter(60)).toContain('is no longer recorded');
    expect(textAfter((cut.time - since) / 2)).toContain('was not dropped');
  });

  test('where the cut itself is forgotten, growth is not told as all there was', () => {
    const growth = whole.record.changes.find(({ time, cause }) => time > cut.time && cause === 'growth')!;
    const since = (cut.time + growth.time) / 2;
    const { text, cutShort } = textsAt(since, growth.until);
    expect(text).toContain(`What was before ${since.toFixed(2)} s is no longer recorded`);
    expect(cutShort).toBe(true);
  });
});

test('how long a packet is remembered goes by the transport settings of the group whose flow is asked about', () => {
  const textWith = (maxRto: number): string => {
    const flows = [{ id: 'other' }, { id: 'asked', count: 2, transport: { maxRto } }];
    const asked = told({}, { flows, changes: [changeOf('third duplicate ACK', [100, 40, 0, 120])] });
    asked.record.since = 5;
    return chainAt(asked, 10)
      .lines.map(({ text }) => text)
      .join('\n');
  };
  expect(textWith(6)).toContain('What became of packet 100 is no longer recorded.');
  expect(textWith(4)).toContain('Packet 100 was not dropped');
});

test('growth that is over is told by the formula as of its end, growth that goes on as of the time asked', () => {
  const growth = changeOf('growth', [0, 10, 3, 50, 45, 0, 0, 7], {
    time: 12,
    until: 20,
    count: 30,
    before: 48,
    after: 60,
  });
  const rule = (time: number): string =>
    chainAt(told({ kind: 'cubic', c: 0.4 }, { changes: [growth], windows: Array<number>(30).fill(52) }), time)
      .lines.map(({ text }) => text)
      .find((text) => text.startsWith('The rule:'))!;
  expect(rule(25)).toContain('0.4 × (10 − 3)³ + 50');
  expect(rule(15)).toContain('0.4 × (5 − 3)³ + 50');
});

test('two values that differ are told with as many digits as make them differ', () => {
  const fromTo = (before: number, after: number): string => written('{before:pair} to {after:pair}', { before, after });
  expect(fromTo(51.7, 25.85)).toBe('52 to 26');
  expect(fromTo(8, 8.5)).toBe('8.0 to 8.5');
  expect(fromTo(56.46, 56.48)).toBe('56.46 to 56.48');
  expect(fromTo(56.5, 56.504)).toBe('56.500 to 56.504');
  expect(fromTo(3, 3)).toBe('3.0 to 3.0');
});

describe('a chain of records written by hand', () => {
  const at = (time: number) => ({ time, until: time });
  const textsOf = (run: ReturnType<typeof told>, time: number) =>
    chainAt(run, time).lines.map(({ text }) => plain(text));
  const cut = changeOf('third duplicate ACK', [100, 40, 0, 120], at(10));

  test('has between growth and the cut the growth of the window that came first, and of nothing else', () => {
    const slow = changeOf('slow start', [0], { time: 10.2, until: 10.4, before: 20, after: 25, count: 5 });
    const timer = changeOf('round trip', [0.1, 0.3, 1], { ...at(10.3), variable: 'rto', before: 0.4, after: 0.3 });
    const inner = changeOf('recovered', [99], { ...at(10.45), before: 25, after: 25 });
    const last = changeOf('growth', [0], { time: 10.5, until: 12, before: 25, after: 27, count: 9 });
    const lines = textsOf(told({ kind: 'tcp' }, { changes: [cut, slow, timer, last] }), 12);
    expect(lines[0]).toBe('The window went step by step from 25 to 27 packets, up to 12.00 s.');
    expect(lines).toContain(
      'The window went step by step from 20 to 25 packets, up to 10.40 s. W ← W + 1 at every new ACK: twice as much every round trip, up to the threshold.',
    );
    expect(lines.filter((text) => text.startsWith('The window went'))).toHaveLength(2);
    expect(lines).toContain('The rule: W ← W/2: 40.00 / 2 = 20.00.');
    // The end of the recovery is what is decisive then, and growth before it is not told.
    const later = textsOf(told({ kind: 'tcp' }, { changes: [cut, slow, timer, inner, last] }), 12);
    expect(later.filter((text) => text.startsWith('The window went'))).toHaveLength(1);
  });

  test('of more stretches of growth since a cut has the latest, from the last back', () => {
    const grown = (from: number, cause: 'slow start' | 'growth', variable: Change['variable'] = 'cwnd') =>
      changeOf(cause, [0], {
        time: from,
        until: from + 0.5,
        before: 10 * from,
        after: 10 * from + 5,
        count: 4,
        variable,
      });
    // Growth of the threshold in between is none of the window.
    const changes = [grown(11, 'slow start'), grown(12, 'growth'), grown(13, 'slow start')];
    const last = grown(14, 'growth');
    const lines = textsOf(
      told({ kind: 'tcp' }, { changes: [cut, ...changes, grown(13.6, 'growth', 'ssthresh'), last] }),
      15,
    );
    const stretches = lines.flatMap((text) => /^The window went step by step from (\d+) to/.exec(text)?.[1] ?? []);
    expect(stretches).toEqual(['140', '130', '120']);
  });

  test('says once what two changes come from alike', () => {
    const given = changeOf('loss intervals', [50, 1], {
      ...at(9.9),
      variable: 'loss event rate',
      before: 0,
      after: 0.02,
    });
    const numbers = [100, 0.02, 0.1, 0.4, 70, 150, 1, 1, 120];
    const event = changeOf('loss event', numbers, { ...at(10), variable: 'rate' });
    const higher = changeOf('equation, higher', numbers, { ...at(11), variable: 'rate', before: 20, after: 25 });
    const lines = textsOf(told({ kind: 'tfrc' }, { changes: [given, event, higher] }), 12);
    expect(lines.filter((text) => text.startsWith('p = 0.02 = 1 / 50.0'))).toHaveLength(1);
    expect(lines.filter((text) => text.includes('began') || text.includes('new loss event'))).toHaveLength(1);
  });

  test('whose cut is known says nothing of what is forgotten before it', () => {
    const run = told({ kind: 'tcp' }, { changes: [cut], fates: [fateOf('lost', 100, 9.9)] });
    run.record.since = 2;
    expect(textsOf(run, 12).join(' ')).not.toContain('no longer recorded');
    const growth = told({ kind: 'tcp' }, { changes: [changeOf('growth', [0], at(11))] });
    growth.record.since = 2;
    expect(textsOf(growth, 12)).toContain('What was before 2.00 s is no longer recorded: a cut then is not told here.');
  });

  test('of TEAR leads to the packet with which its last epoch ended', () => {
    const moved = changeOf('gap of three', [90, 12], { ...at(9.8), before: 12, after: 6 });
    const average = changeOf('epochs', [6, 8], { ...at(9.9), variable: 'average window', after: 7 });
    const report = changeOf('report', [50, 0.1], { ...at(10), variable: 'rate', before: 60, after: 50 });
    const run = told({ kind: 'tear' }, { changes: [moved, average, report], fates: [fateOf('lost', 90, 9.5)] });
    const { lines, fate } = chainAt(run, 10);
    expect(lines.map(({ text }) => text).join('\n')).toContain('Packet 90 was lost in front of the queue');
    expect(fate).toMatchObject({ packet: 90 });
  });

  test('of BBR’s first pace names the round trip that it measured, of a first round trip that one', () => {
    const first = (cause: 'first pace' | 'first round trip', numbers: number[]) =>
      textsOf(told({ kind: 'bbr' }, { changes: [changeOf(cause, numbers, { ...at(1), variable: 'rate' })] }), 2)[1];
    expect(first('first pace', [28.9, 0.25])).toBe('The first answer came after 0.3 s.');
    expect(first('first round trip', [0.25, 0.9])).toBe('The first answer came after 0.3 s.');
  });

  test('ends with what the window was before, and how it came to that', () => {
    const before = (from: number, to: number) => {
      const slow = changeOf('slow start', [0], { time: 8, until: 9, before: from, after: to, count: 5 });
      return textsOf(told({ kind: 'tcp' }, { changes: [slow, cut] }), 10).at(-1);
    };
    expect(before(20, 40)).toBe('Before that the window went from 20 to 40 packets.');
    expect(before(40, 40)).toBe('Before that the window was 40 packets.');
  });
});
