/** What is summed up of a stretch is what the records of that stretch add up to. */
import { describe, expect, test } from 'vitest';
import { happeningsIn, isCut } from '../../src/narrator/happenings.ts';
import { DropLog } from '../../src/run/packet-store.ts';
import { Measured } from '../../src/scenes/measured.ts';
import { cutsLine, fairnessLine, filledLine, yieldsLine } from '../../src/why/tally.ts';
import { LOST, recordCode, DROPPED } from '../../workers/engine/network/packet-records.ts';
import { handMade } from '../scenes/support/hand-made.ts';
import { scenarioWith } from '../support/scenario.ts';
import { changeOf, fateOf, told, type PacketFate } from './support/told.ts';
import { narratedRun } from '../narrator/support/narrated-run.ts';

const scenario = scenarioWith({
  duration: 40,
  warmup: 0,
  seed: 4,
  path: [{ rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 20 }, loss: { kind: 'bernoulli', p: 0.0005 } }],
  flows: [{ scheme: { kind: 'tcp' } }, { scheme: { kind: 'tcp' }, accessDelay: 0.15, label: 'far' }],
});

describe('of a flow near to a lossy link, beside one far from it', () => {
  const run = narratedRun(scenario);
  const cuts = happeningsIn(run.record, run.series, 5, 39).filter(isCut);

  test('its cuts are counted by what they were made for, and the parts make the whole', () => {
    const line = cutsLine(run, 5, 39)!;
    expect(line).toMatch(new RegExp(`^TCP cut ${cuts.length} times: `));
    expect(line).toMatch(/\d+ full queue/);
    expect(line).toMatch(/\d+ loss on the way/);
    const [, ...counts] = [...line.matchAll(/\d+/g)].map(Number);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(cuts.length);
    expect(cutsLine(run, 0, 0)).toBe('TCP did not cut.');
  });

  test('the queue that dropped its packets is divided among those whose packets stood there', () => {
    const parts = [...filledLine(run, 0, 39)!.matchAll(/(\d+) %/g)].map(([, part]) => Number(part));
    expect(parts).toHaveLength(2);
    // Each is rounded to a whole number, so two halves may be lost or won.
    expect(Math.abs(parts[0]! + parts[1]! - 100)).toBeLessThanOrEqual(1);
  });

  test('the flow that gets less is named, with what it lost; where it lost no more, its round trip is', () => {
    const none = new DropLog();
    expect(fairnessLine(run.series, none, 5, 39)).toMatch(
      /^“far” got less than TCP, \d\.\d\d against \d\.\d\d Mbit\/s, and not for losses: .*their round trips were \d{3} ms and \d{2,3} ms\.$/,
    );
    const drops = new DropLog();
    const records = [
      [6, recordCode(DROPPED, 0, 1)],
      [7, recordCode(LOST, 0, 1)],
      [8, recordCode(LOST, 0, 1)],
      [39.5, recordCode(LOST, 0, 0)],
    ];
    drops.append({ records: new Float64Array(), missed: 0, drops: new Float64Array(records.flat()), firstDrop: 0 });
    expect(fairnessLine(run.series, drops, 5, 39)).toMatch(/\(1 in queues, 2 on the way\), TCP 0 %\.$/);
  });
});

test('who got less is told in Mbit/s by each group’s own packet size', () => {
  const sizes = scenarioWith({
    ...{ duration: 40, warmup: 0, seed: 4 },
    path: [{ rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 20 } }],
    flows: [
      { id: 'a', label: 'small', packetSize: 300 },
      { id: 'b', label: 'large', packetSize: 1500 },
    ],
  });
  const run = narratedRun(sizes);
  const measured = Measured.of(sizes, run.series, 39)!;
  const [less, more] = [/got less .* (\d\.\d\d) against/, /against (\d\.\d\d) Mbit/].map((one) =>
    Number(one.exec(fairnessLine(run.series, new DropLog(), 5, 39)!)![1]),
  );
  expect(Math.abs(less! - measured.rateBetween('a', 5, 39) / 1e6)).toBeLessThan(0.02);
  expect(Math.abs(more! - measured.rateBetween('b', 5, 39) / 1e6)).toBeLessThan(0.02);
});

describe('of records written by hand', () => {
  const cut = (time: number, packet: number) => changeOf('third duplicate ACK', [packet, 40, 0, 120], { time });
  const full = (time: number, packet: number, whose: [number, number][] = [], more: Partial<PacketFate> = {}) =>
    fateOf('dropped, queue full', packet, time, { whose, waiting: 20, ...more });
  // The flow is the second of group `asked`; 0 is another, 3 a source.
  const tcp = { kind: 'tcp' };
  const two = [
    { kind: 'cbr', high: 1e6 },
    { kind: 'cbr', high: 1e6 },
  ];

  test('cuts are those after the beginning of the stretch and up to its end, once or several, for one reason or more', () => {
    const changes = [cut(5, 10), cut(8, 20), changeOf('timeout', [30, 40, 0, 1, 50], { time: 12 }), cut(15, 40)];
    const fates = [full(4, 10), full(7, 20), fateOf('lost', 30, 9), fateOf('lost', 40, 14)];
    const run = told(tcp, { changes, fates });
    const name = /^(.*) cut/.exec(cutsLine(run, 0, 60)!)![1];
    const said = (from: number, to: number) => cutsLine(run, from, to)!.replace(`${name} `, '');
    expect(said(0, 60)).toBe('cut 4 times: 2 full queue, 1 timeout, 1 loss on the way.');
    expect(said(0, 8)).toBe('cut 2 times, all from the full queue.');
    expect(said(5, 8)).toBe('cut once, from the full queue.');
    expect(said(8, 12)).toBe('cut once, by timeout.');
    expect(said(15, 60)).toBe('did not cut.');
    // Of a flow that lost nothing it goes without saying.
    expect(cutsLine(told(tcp), 0, 60)).toBeNull();
  });

  test('each time that it gave way counts, the only one too, after the beginning of the stretch and up to its end', () => {
    const way = (time: number) => changeOf('delay signal', [5, 3, 0.1, 0.12, 90], { time });
    const other = changeOf('delay signal', [5, 3, 0.1, 0.12, 90], { time: 6, variable: 'ssthresh' });
    const run = told({ kind: 'vegas' }, { changes: [way(5), other, way(8), way(12), cut(13, 40)] });
    const said = (from: number, to: number) => yieldsLine(run, from, to)?.replace(/^.* gave way /, '');
    expect(said(0, 60)).toBe('3 times because its packets waited in queues.');
    expect(said(5, 12)).toBe('2 times because its packets waited in queues.');
    expect(said(5, 8)).toBe('once because its packets waited in queues.');
    expect(said(12, 60)).toBeUndefined();
  });

  test('the full queue’s shares are means over the packets that found it full, the four greatest, greatest first', () => {
    const fates = [
      full(5, 10, [
        [0, 15],
        [3, 5],
      ]),
      full(6, 11, [
        [0, 10],
        [2, 10],
      ]),
      // Not of a full queue, of nobody known, and after the stretch.
      fateOf('lost', 12, 7, { whose: [[1, 20]] }),
      full(8, 13),
      full(20, 14, [[1, 20]]),
    ];
    const shares = (to: number, from = 0) =>
      /held on average (.*)\.$/.exec(filledLine(told(tcp, { fates }), from, to)!)![1]!.split(', ');
    expect(shares(10).map((each) => Number.parseFloat(each))).toEqual([63, 25, 13]);
    expect(shares(10)[2]).toMatch(/^13 % of the /);
    expect(shares(60, 8)).toEqual([expect.stringMatching(/^100 % of /)]);
    expect(filledLine(told(tcp, { fates }), 6, 8)).toBeNull();
    const many = full(
      5,
      10,
      [0, 1, 2, 3].map((endpoint): [number, number] => [endpoint, 4]),
    );
    expect(/average (.*)\.$/.exec(filledLine(told(tcp, { fates: [many] }), 0, 9)!)![1]!.match(/20 %/g)).toHaveLength(4);
    const five = full(5, 10, [
      [0, 6],
      [1, 5],
      [2, 4],
      [3, 3],
      [4, 2],
    ]);
    expect(filledLine(told(tcp, { fates: [five], traffic: two }), 0, 9)!.match(/ % of /g)).toHaveLength(4);
    expect(filledLine(told(tcp, { fates: [fateOf('pushed out', 10, 5, { whose: [[2, 20]] })] }), 0, 9)).toContain(
      '100 % of',
    );
  });

  test('what a flow lost in a stretch is what was dropped after its beginning and up to its end: parts make the whole', () => {
    const series = handMade([
      { cwnd: [1], sent: [100], delivered: Array<number>(30).fill(100) },
      { cwnd: [1], sent: [100], delivered: [900] },
      {},
    ]);
    const kinds = [LOST, DROPPED];
    // One at each second; every other is lost on the way, every fifth is the other flow’s.
    const records = Array.from({ length: 29 }, (_, at) => [
      at + 1,
      recordCode(kinds[at % 2]!, 0, at % 5 === 4 ? 1 : 0),
    ]);
    const drops = new DropLog();
    drops.append({ records: new Float64Array(), missed: 0, drops: new Float64Array(records.flat()), firstDrop: 0 });
    const said = (from: number, to: number): number[] => {
      const line = fairnessLine(series, drops, from, to)!;
      const [, part, queue, lost] = /lost (\S+) % of its packets \((\d+) in queues, (\d+) on the way\)/.exec(line)!;
      expect(Number(part)).toBeCloseTo((100 * (Number(queue) + Number(lost))) / (100 * (to - from)), 1);
      return [Number(queue), Number(lost)];
    };
    const whole = said(1, 29);
    for (const between of [6, 10, 15, 22]) {
      const [before, after] = [said(1, between), said(between, 29)];
      expect(before.map((count, kind) => count + after[kind]!)).toEqual(whole);
    }
    expect(whole[0]! + whole[1]!).toBe(records.filter(([time], at) => time! > 1 && at % 5 !== 4).length);
  });

  test('flows are compared that were there throughout, in the stretch alone, if one has a tenth more', () => {
    const drops = new DropLog();
    const compared = (second: number, windows: number[] = [1]) =>
      fairnessLine(
        handMade([
          { cwnd: [1], sent: [100], delivered: [900, 900, 100] },
          { cwnd: windows, sent: [100], delivered: [100, 100, second, second, second, second, 900] },
          // Half as many bits: not there at the beginning.
          { cwnd: [0, 0, 0, 1], sent: [100], delivered: [100] },
        ]),
        drops,
        2,
        6,
      );
    expect(compared(109)).toBeNull();
    expect(compared(111)).toMatch(/0\.80 against 0\.89 Mbit\/s/);
    expect(compared(111, [1, 0, 1])).toBeNull();
    expect(compared(111, [1, 1, 1, 1, 1, 0])).toBeNull();
    const short = handMade([{ cwnd: [1], delivered: [1] }, { cwnd: [1], delivered: [9] }, {}]);
    expect(fairnessLine(short, drops, 0, 60)).toBeNull();
  });
});

test('the round trips that are told are those at the end of the stretch, of the flow with less and of the flow with more', () => {
  const rising = Array.from({ length: 30 }, (_, index) => 10 + 4 * index);
  const series = handMade(
    [
      { cwnd: [1], sent: [100], delivered: Array<number>(30).fill(100) },
      { cwnd: [1], sent: [100], delivered: [900] },
      // Of the first hop alone.
      { cwnd: [1], sent: [100], delivered: [400] },
    ],
    [
      { queue: [5], queueMean: [5] },
      { queue: rising, queueMean: rising },
    ],
  );
  const trips = [
    [2, 10],
    [2, 20],
    [15, 25],
  ].map(([from, to]) => {
    const at = series.samples.indexAt(to!);
    const [, less, more] = /round trips were (\d+) ms and (\d+) ms\.$/.exec(
      fairnessLine(series, new DropLog(), from!, to!)!,
    )!;
    expect([less, more].map(Number)).toEqual([0, 1].map((flow) => Math.round(1000 * series.roundTrip[flow]!.at(at))));
    return less;
  });
  expect(new Set(trips).size).toBe(3);
});
