/** Where the numbers of a rule come from: what a receiver averaged, what a model measured, the cut behind a threshold. */
import { describe, expect, test } from 'vitest';
import { inputsOf, movedOf } from '../../src/why/inputs.ts';
import { STATES } from '../../workers/engine/transport/causes.ts';
import { changeOf, plain, told, type Change } from './support/told.ts';

const inputs = (scheme: object, change: Change, ...before: Change[]): [string, number][] =>
  inputsOf(change, told(scheme, { changes: [...before, change] })).map((each) => [plain(each.text), each.time]);

const tcp = { kind: 'tcp' };
const at = (time: number) => ({ time, until: time });

describe('behind a window that comes down step by step', () => {
  const steps = [
    ['is on its way', changeOf('rate reduction', [20, 40, 10, 5, 30], at(10.5))],
    ['has come down', changeOf('reduced', [20], at(10.5))],
  ] as const;
  const cut = (cause: 'mark' | 'overdue by RACK') =>
    changeOf(cause, [100, 40, 0, 120], { ...at(10), variable: 'ssthresh', before: 60, after: 20 });

  test.each(steps)('and %s is the cut that set the threshold, for a loss or for a mark', (_, down) => {
    const became = 'the threshold became 20, where the window had been 40.';
    expect(inputs(tcp, down, cut('overdue by RACK'))).toEqual([[`Packet 100 was found missing: ${became}`, 10]]);
    expect(inputs(tcp, down, cut('mark'))).toEqual([[`Packet 100 was marked: ${became}`, 10]]);
    expect(inputs(tcp, down)).toEqual([]);
    expect(movedOf(inputsOf(down, told(tcp, { changes: [cut('mark'), down] })))?.cause).toBe('mark');
  });
});

describe('behind growth', () => {
  const growth = changeOf('growth', [0], at(10.5));
  const set = (cause: 'ACK train' | 'longer round trips' | 'mark') =>
    changeOf(cause, [33, 0.06, 0.05], { ...at(10), variable: 'ssthresh', after: 33 });

  test('is the end of slow start, where HyStart set the threshold that still holds', () => {
    expect(inputs(tcp, growth, set('ACK train'))).toEqual([
      [
        'HyStart ended slow start at 33 packets: the ACKs of one round came without a gap for 60 ms, more than 50 ms, half of the shortest round trip: the path is full.',
        10,
      ],
    ]);
    expect(inputs(tcp, growth, set('longer round trips'))).toEqual([
      [
        'HyStart ended slow start at 33 packets: even the shortest round trip of a round was 60 ms, more than 50 ms: packets wait.',
        10,
      ],
    ]);
    expect(inputs(tcp, growth, set('ACK train'), { ...set('mark'), ...at(10.2) })).toEqual([]);
  });
});

describe('behind the equation', () => {
  const tfrc = { kind: 'tfrc' };
  const p = (cause: 'first loss interval' | 'loss intervals', numbers: number[], after: number, time: number) =>
    changeOf(cause, numbers, { ...at(time), variable: 'loss event rate', before: 0, after });

  test.each(['loss event', 'equation, higher', 'equation, lower'] as const)(
    'of “%s” are the intervals with their weights, newest first, that gave this p',
    (cause) => {
      const change = changeOf(cause, [9, 0.02, 0.1, 0.4], { ...at(10), variable: 'rate' });
      const given = p('loss intervals', [40, 1, 60, 1, 7.5, 0.75, NaN, NaN], 0.02, 9.9);
      const later = p('loss intervals', [10, 1], 0.1, 9.95);
      expect(inputs(tfrc, change, given, later)).toEqual([
        [
          'p = 0.02 = 1 / 50.0, the mean of the loss intervals, newest first, with their weights: 40 (1), 60 (1), 7.5 (0.75).',
          9.9,
        ],
      ]);
      expect(inputs(tfrc, change, later)).toEqual([]);
    },
  );

  test('at the first loss is the rate that was received', () => {
    const change = changeOf('loss event', [9, 0.02, 0.1, 0.4], { ...at(10), variable: 'rate' });
    expect(inputs(tfrc, change, p('first loss interval', [77.7, 0.1, 0.4], 0.02, 9.9))).toEqual([
      [
        'p = 0.02: at the first loss it is that at which the equation gives the rate received then, 77.7 packets/s with R = 100 ms.',
        9.9,
      ],
    ]);
  });

  test('of TFRCP is the count of an interval', () => {
    const change = changeOf('interval with losses', [0.01, 0.1, 2, 200, 9], { ...at(10), variable: 'rate' });
    expect(inputs({ kind: 'tfrcp' }, change)).toEqual([
      ['p = 0.01 = 2 loss events / 200 acknowledged in the interval.', 10],
    ]);
  });
});

describe('behind a report of TEAR', () => {
  const report = changeOf('report', [50, 0.1], { ...at(10), variable: 'rate' });
  const average = changeOf('epochs', [6, 8, NaN], { ...at(9.9), variable: 'average window', after: 7 });
  const moved = (cause: 'gap of three' | 'marked packet' | 'nothing arrives' | 'arrival', time = 9.8) =>
    changeOf(cause, [90], { ...at(time), before: 12, after: 6 });
  const mean: [string, number] = [
    'Y = 7.00 packets, the weighted mean of the imagined window in its last epochs: 6.0, 8.0.',
    9.9,
  ];

  test('are the epochs, and what ended the last of them', () => {
    expect(inputs({ kind: 'tear' }, report, average)).toEqual([mean]);
    const ended = (cause: Parameters<typeof moved>[0]) => inputs({ kind: 'tear' }, report, average, moved(cause))[1];
    const fell = 'the imagined window fell from 12.0 to 6.0.';
    expect(ended('gap of three')).toEqual([`The last epoch ended as packet 90 was missing: ${fell}`, 9.8]);
    expect(ended('marked packet')).toEqual([`The last epoch ended as packet 90 was marked: ${fell}`, 9.8]);
    expect(ended('nothing arrives')).toEqual([`The last epoch ended as nothing arrived: ${fell}`, 9.8]);
    // An arrival ends none, and what came after the average is not in it.
    expect(ended('arrival')).toBeUndefined();
    expect(inputs({ kind: 'tear' }, report, average, moved('gap of three', 9.95))).toEqual([mean]);
  });

  test('is nothing of the kind for a window that has reports too', () => {
    expect(inputs({ kind: 'tear' }, { ...report, variable: 'cwnd' }, average)).toEqual([]);
  });
});

describe('behind BBR’s model', () => {
  const model = changeOf('model', [500, 1.25], at(10));
  const bandwidth = changeOf('model', [], { ...at(9.5), variable: 'bandwidth', before: 400, after: 500 });
  const rtt = changeOf('model', [], { ...at(9.7), variable: 'smallest round trip', before: 0.2, after: 0.1 });
  const phase = (cause: 'bandwidth full' | 'probe over', after: (typeof STATES)[number], time: number) =>
    changeOf(cause, [], { ...at(time), variable: 'state', after: STATES.indexOf(after) });

  test('are the phase, the bandwidth and the smallest round trip, newest first', () => {
    expect(inputs({ kind: 'bbr', rounds: 8 }, model, phase('bandwidth full', 'drain', 9), bandwidth, rtt)).toEqual([
      ['This ACK measured the smallest round trip, 100 ms.', 9.7],
      ['With this ACK the largest delivery rate of the last 8 round trips went from 400 to 500 packets/s.', 9.5],
      ['It is in drain: the delivery rate had not grown by a quarter in three round trips.', 9],
    ]);
    expect(inputs({ kind: 'bbr' }, model, phase('probe over', 'probe bandwidth', 9.9))).toEqual([
      ['It is in probe bandwidth: it had measured the smallest round trip anew.', 9.9],
    ]);
    const state = (cause: 'queue drained' | 'pipe refilled', after: (typeof STATES)[number]) =>
      changeOf(cause, [], { ...at(9), variable: 'state', after: STATES.indexOf(after) });
    expect(inputs({ kind: 'bbr' }, model, state('queue drained', 'probe bandwidth'))).toEqual([
      ['It is in probe bandwidth: the queue that it had built was gone.', 9],
    ]);
    // One that has been given up is none.
    expect(inputs({ kind: 'bbr' }, model, { ...rtt, after: Infinity })).toEqual([]);
  });
});
