/** What became of a packet that a change names, in the words of each fate, and whose packets stood there. */
import { describe, expect, test } from 'vitest';
import { namedLines, nameOfEndpoint } from '../../src/why/packet-lines.ts';
import { MOST_OWNERS } from '../../workers/engine/network/fates.ts';
import { scenarioWith } from '../support/scenario.ts';
import { changeOf, fateOf, plain, told, type Cause, type PacketFate } from './support/told.ts';

const tcp = { kind: 'tcp' };
const cut = changeOf('third duplicate ACK', [100, 40, 0, 120]);
const lines = (change: typeof cut, fates: PacketFate[] = [], since = 0): [string, number | null][] => {
  const run = told(tcp, { changes: [change], fates });
  run.record.since = since;
  return namedLines(change, run).map(({ text, time }) => [plain(text), time]);
};

describe('a packet that a change names', () => {
  test.each<[PacketFate['fate'], string]>([
    ['dropped, queue full', 'was dropped: the queue at bottleneck 2 held 19 of 20.'],
    ['dropped early', "was dropped early, by the queue's rule: the queue at bottleneck 2 held 19 of 20."],
    ['dropped at the head', 'was dropped when its turn came: it had waited 50 ms.'],
    [
      'made room at the head',
      'was dropped from the head: the queue at bottleneck 2 was full, with 20, and another came. It had waited 50 ms.',
    ],
    ['lost', 'was lost in front of the queue at bottleneck 2, which held 19 of 20.'],
    ['marked', 'was marked: the queue at bottleneck 2 held 19 of 20.'],
    ['marked at the head', 'was marked when its turn came: it had waited 50 ms.'],
    ['pushed out', 'was dropped to make room: the queue was full with 19, and this flow had most of it.'],
  ])('%s', (fate, words) => {
    expect(lines(cut, [fateOf(fate, 100, 9, { hop: 1, waiting: 19 })])).toEqual([[`Packet 100 ${words}`, 9]]);
  });

  test('that nothing happened to was late, or its ACK was; and one that is no longer recorded is said to be so', () => {
    expect(lines(cut)).toEqual([['Packet 100 was not dropped: it, or its ACK, was late.', null]]);
    const ack = (time: number) => fateOf('ACK dropped', 100, time);
    expect(lines(cut, [ack(8), ack(9), ack(11)])).toEqual([
      ['Packet 100 was not dropped: it, or its ACK, was late; an ACK was dropped.', 9],
    ]);
    expect(lines(cut, [], 9)).toEqual([['What became of packet 100 is no longer recorded.', null]]);
    expect(lines(cut, [fateOf('lost', 100, 9.5)], 9)[0]![0]).toContain('was lost');
  });

  test('is the one that the cause names, wherever its number stands', () => {
    const fates = [fateOf('lost', 100, 9), fateOf('lost', 7, 9.1)];
    const named = (cause: Cause, numbers: number[]) => lines(changeOf(cause, numbers), fates).map(([text]) => text);
    expect(named('interval with losses', [0.01, 0.1, 2, 200, 7])[0]).toContain('Packet 7 was lost');
    expect(named('gap of three', [7])[0]).toContain('Packet 7 was lost');
    expect(named('growth', [7])).toEqual([]);
    // The first packet of all is number 0.
    fates.push(fateOf('lost', 0, 9.2));
    expect(named('gap of three', [0])[0]).toContain('Packet 0 was lost');
  });
});

describe('whose packets stood there', () => {
  const owners = (whose: [number, number][], waiting: number) =>
    lines(cut, [fateOf('dropped, queue full', 100, 9, { whose, waiting })])[1]?.[0];

  test('are named by flow and by source', () => {
    const said = owners(
      [
        [0, 12],
        [3, 5],
        [2, 2],
      ],
      19,
    )!;
    expect(said).toMatch(/^Whose packets those were: 12 of .*, 5 of the .*, 2 of .*\.$/);
    expect(said).not.toContain('others');
    expect(owners([], 19)).toBeUndefined();
  });

  test('are told apart by number where two sources are called alike', () => {
    const alike = scenarioWith({ flows: [{ id: 'tcp' }], traffic: [{ kind: 'cbr' }, { kind: 'cbr' }] });
    expect([1, 2].map((endpoint) => nameOfEndpoint(alike, endpoint, 1))).toEqual([
      'the constant stream 1',
      'the constant stream 2',
    ]);
  });

  test('are others beyond the most that are named', () => {
    const most = Array.from({ length: MOST_OWNERS }, (): [number, number] => [0, 2]);
    expect(owners(most, 2 * MOST_OWNERS + 6)).toMatch(/, 6 of others\.$/);
    expect(owners(most, 2 * MOST_OWNERS)).not.toContain('others');
    expect(owners(most.slice(1), 2 * MOST_OWNERS)).not.toContain('others');
  });
});

test('of a delay that has a part in a change, the packet waited, and a dropped one did not', () => {
  const signal = changeOf('delay signal', [4.2, 3, 0.1, 0.125, 90]);
  const wait = fateOf('waited', 90, 9, { waiting: 12, waited: 0.06, whose: [[0, 12]] });
  expect(lines(signal, [wait])[0]).toEqual([
    'Packet 90, just answered, waited 60 ms in the queue at bottleneck 1: 12 packets stood before it.',
    9,
  ]);
  const timeout = changeOf('timeout', [90, 40, 0, 1, 95]);
  const texts = lines(timeout, [fateOf('waited', 90, 9, { waited: 0.06 })]).map(([text]) => text);
  expect(texts[1]).toMatch(/^Packet 90 waited 60 ms in the queue/);
  const lost = lines(timeout, [fateOf('waited', 90, 9), fateOf('lost', 90, 9.1)]).map(([text]) => text);
  expect(lost.some((text) => text.includes('waited'))).toBe(false);
});

describe('what waited on a way is, of a flow that has its ACKs on it, an ACK', () => {
  const hop = { rate: 4e6, delay: 0.01 };
  const network = { path: [hop, hop], reverse: [hop, hop], traffic: [] };
  test.each([
    ['forward', 0, 'Packet 90, '],
    ['forward', 1, 'Packet 90, '],
    ['forward', 2, 'The ACK of packet 90, '],
    ['forward', 3, 'The ACK of packet 90, '],
    ['reverse', 0, 'The ACK of packet 90, '],
    ['reverse', 1, 'The ACK of packet 90, '],
    ['reverse', 2, 'Packet 90, '],
    ['reverse', 3, 'Packet 90, '],
  ] as const)('of a %s flow at queue %i', (direction, at, begins) => {
    const signal = changeOf('delay signal', [4.2, 3, 0.1, 0.125, 90]);
    // The group before it goes the other way.
    const flows = [
      { id: 'other', direction: direction === 'forward' ? 'reverse' : 'forward' },
      { id: 'asked', count: 2, direction },
    ];
    const run = told({}, { ...network, flows, changes: [signal], fates: [fateOf('waited', 90, 9, { hop: at })] });
    expect(plain(namedLines(signal, run)[0]!.text)).toMatch(new RegExp(`^${begins}just answered, waited 50 ms`));
  });
});
