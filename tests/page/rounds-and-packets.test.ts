/** What the dialogs about one flow say of its rounds and its packets: to the ends of a stretch, and of several as of one. */
import { describe, expect, test } from 'vitest';
import {
  endWords,
  inflatedText,
  phasesOf,
  roundsCsv,
  spanWords,
  thresholdText,
} from '../../src/dialogs/round-words.ts';
import { marksIn, numberWords, passagesIn, shifted, zoomed } from '../../src/dialogs/sequence-marks.ts';
import { timeWords } from '../../src/dialogs/sequence-plot.tsx';
import { packetsCsv } from '../../src/dialogs/sequence-table.tsx';
import type { WindowRound } from '../../src/run/rounds.ts';
import type { Passage } from '../../src/run/sequence.ts';

const passage = (sent: number, more: Partial<Passage> = {}): Passage => ({
  packet: 0,
  sent,
  arrived: NaN,
  lost: null,
  turn: 1,
  ...more,
});

describe('of a stretch from 1 to 3 s', () => {
  test.each<[string, Passage, until: number, marks: string[], under: boolean]>([
    ['sent at its very beginning', passage(1), 9, ['sent'], true],
    ['sent at its very end', passage(3), 9, ['sent'], true],
    ['sent a moment later', passage(3.001), 9, [], false],
    ['sent within it, but after the time on show', passage(2), 1.9, [], false],
    ['sent at the time on show', passage(2), 2, ['sent'], true],
    ['sent again', passage(2, { turn: 2 }), 9, ['sent again'], true],
    ['sent before, received at its beginning', passage(0, { arrived: 1 }), 9, ['received'], true],
    ['sent before, received before', passage(0, { arrived: 0.999 }), 9, [], false],
    ['sent before, received after it', passage(0, { arrived: 4 }), 9, [], true],
    ['sent within it, received after the time on show', passage(2, { arrived: 2.6 }), 2.5, ['sent'], true],
    ['sent before, never heard of again', passage(0), 9, [], true],
    ['lost at its end', passage(2, { lost: { time: 3, hop: 0 } }), 9, ['sent', 'lost'], true],
    ['lost before it', passage(0, { lost: { time: 0.9, hop: 0 } }), 9, [], false],
    ['lost within it, sent before', passage(0, { lost: { time: 1, hop: 0 } }), 9, ['lost'], true],
  ])('a packet %s', (_, one, until, marks, under) => {
    expect(marksIn({ passages: [one] }, [1, 3], until).map(({ kind }) => kind)).toEqual(marks);
    expect(passagesIn([one], [1, 3], until)).toEqual(under ? [one] : []);
  });

  test('closer and wider keep the time under the pointer in its place, within what is known, and no closer than 10 µs', () => {
    expect(zoomed([1, 3], 0.5, 1.5, 10)).toEqual([1.25, 2.25]);
    expect(zoomed([1, 3], 0.5, 1, 10)).toEqual([1, 2]);
    expect(zoomed([1, 3], 2, 3, 10)).toEqual([0, 4]);
    expect(zoomed([1, 3], 4, 3, 10)).toEqual([0, 8]);
    expect(zoomed([1, 3], 9, 2, 10)).toEqual([0, 10]);
    expect(zoomed([6, 9], 2, 6, 10)).toEqual([4, 10]);
    const [from, to] = zoomed([1, 1 + 1e-5], 0.5, 1, 10);
    expect([from, to - from]).toEqual([1, expect.closeTo(1e-5, 9)]);
  });

  test('earlier and later are parts of its own length, to either end and no further', () => {
    expect([shifted([1, 3], 0.5, 10), shifted([1, 3], -0.25, 10)]).toEqual([
      [2, 4],
      [0.5, 2.5],
    ]);
    expect([shifted([1, 3], -1, 10), shifted([7, 9], 1, 10), shifted([8, 10], 0.5, 10)]).toEqual([
      [0, 2],
      [8, 10],
      [8, 10],
    ]);
  });
});

test.each([
  [[], ''],
  [[3], '3'],
  [[3, 4, 5, 6, 9], '3–6, 9'],
  [[3, 3, 4, 4], '3–4'],
  [[5, 3, 4], '5, 3–4'],
  [[0, 2, 4], '0, 2, 4'],
])('the packets %j are written as “%s”', (packets, text) => {
  expect(numberWords(packets)).toBe(text);
});

test.each([
  [0, 10, '1.2'],
  [0, 1, '1.23'],
  [0, 0.1, '1.235'],
  [0, 100, '1'],
  [0, 1e-9, '1.234560'],
])('on an axis from %d to %d s a time is %s', (from, to, text) => {
  expect(timeWords(1.23456, [from, to])).toBe(text);
});

const round = (number: number, more: Partial<WindowRound> = {}): WindowRound => ({
  ...{ number, time: number / 10, until: (number + 1) / 10, cwnd: 8, window: 8.126, ssthresh: null, underWay: 8 },
  ...{ inflated: null, first: 7, packets: [7, 14], segments: [8, 15], again: 0, phase: 'slow start', ended: null },
  bound: 'congestion window',
  ...more,
});

describe('of rounds', () => {
  test('those that follow one another in a phase are one stretch of it; when it comes again, another', () => {
    const phases = ['slow start', 'slow start', 'fast recovery', 'slow start'] as const;
    expect(phasesOf(phases.map((phase, index) => round(index + 4, { phase })))).toEqual([
      { phase: 'slow start', from: 4, to: 5 },
      { phase: 'fast recovery', from: 6, to: 6 },
      { phase: 'slow start', from: 7, to: 7 },
    ]);
    expect(phasesOf([])).toEqual([]);
  });

  test('the window has two decimals, and what inflates it is said from more than half a packet on', () => {
    const said = (inflated: number | null): string => inflatedText(round(1, { window: 20, inflated }));
    expect([said(null), said(20.5), said(20.51), said(45)]).toEqual(['20', '20', '20, to 20.51', '20, to 45']);
    expect(inflatedText(round(1))).toBe('8.13');
    expect([thresholdText(null), thresholdText(21)]).toEqual(['none yet', '21']);
  });

  test('packets are a span, one, or none; what ended it is an ACK, or how a loss was found and of which packet', () => {
    expect([spanWords([387, 429]), spanWords([387, 387]), spanWords(null)]).toEqual(['387–429', '387', '–']);
    expect(endWords(round(1))).toBe('ACK');
    expect(endWords(round(1, { ended: { cause: 'third duplicate ACK, from one', packet: 40 } }))).toBe(
      'third duplicate ACK, packet 40',
    );
  });

  test('a file has a line for each with every digit, and nothing where there is none', () => {
    const ended = { cause: 'timeout', packet: 40 } as const;
    const lines = roundsCsv([round(1), round(2, { packets: null, segments: null, ssthresh: 4, ended, again: 1 })]);
    expect(lines.split('\n')).toEqual([
      'round,time_s,cwnd_at_start,cwnd,ssthresh,under_way,first_packet,last_packet,sent_again,phase,bound_by,ended_by,missing_packet,inflated_to,first_segment,last_segment',
      '1,0.1,8,8.126,,8,7,14,0,slow start,congestion window,ACK,,,8,15',
      '2,0.2,8,8.126,4,8,,,1,slow start,congestion window,timeout,40,,,',
      '',
    ]);
  });
});

test('a file of packets has every digit of their times, nothing for what has not happened, and how often each was lost', () => {
  const life = {
    packet: 40,
    sent: 0.1,
    received: 0.30000000000000004,
    acknowledged: NaN,
    timesSent: 3,
    lost: [0.2, 0.25],
  };
  expect(packetsCsv([{ ...life, fate: 'received' }]).split('\n')).toEqual([
    'packet,sent_s,received_s,acknowledged_s,times_sent,times_lost,fate',
    '40,0.1,0.30000000000000004,,3,2,received',
    '',
  ]);
});
