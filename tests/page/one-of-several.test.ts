/** Of several runs, moments, changes and packets each is told by itself, and nothing that is still to come. */
import { describe, expect, test } from 'vitest';
import { standing, summaryOf } from '../../src/announce/summary.ts';
import { marksIn } from '../../src/dialogs/sequence-marks.ts';
import type { Player } from '../../src/player/player.ts';
import { momentBeside } from '../../src/present/moments.ts';
import { runNumbers } from '../../src/run/numbers.ts';
import type { Passage } from '../../src/run/sequence.ts';
import { effectiveAt } from '../../src/scenario/effective.ts';
import { scenarioWith } from '../support/scenario.ts';
import { seriesOf } from './support/runs.ts';

const flows = [{ id: 'tcp', label: 'One' }];

describe('prepared moments', () => {
  const scenario = scenarioWith({
    flows,
    events: [2, 5, 9].map((at) => ({ at, do: 'drop', group: 'tcp' })),
  });

  test('lead from each one to the one beside it, either way', () => {
    const way = (direction: 1 | -1): (number | null)[] =>
      [0, 2, 3, 5, 9, 12].map((time) => momentBeside(scenario, time, direction));
    expect(way(1)).toEqual([2, 5, 5, 9, null, null]);
    expect(way(-1)).toEqual([null, null, 2, 2, 5, 9]);
  });
});

describe('flows that run', () => {
  test('are those that ran and those that a change starts, and no more than there are', () => {
    const change = (at: number, act: 'start' | 'stop', count: number) => ({ at, do: act, group: 'tcp', count });
    const scenario = scenarioWith({
      flows: [
        { id: 'other', count: 2 },
        { id: 'tcp', count: 5 },
      ],
      events: [change(1, 'stop', 4), change(2, 'start', 1), change(3, 'start', 2), change(4, 'start', 5)],
    });
    expect([0.5, 1.5, 2.5, 3.5, 4.5].map((time) => effectiveAt(scenario, time).running)).toEqual([
      [2, 5],
      [2, 1],
      [2, 2],
      [2, 4],
      [2, 5],
    ]);
  });
});

describe('what is spoken of a run', () => {
  const run = (rate: number, limit: number, label: string, events: object[] = []) => {
    const { series } = seriesOf(
      scenarioWith({
        duration: 10,
        path: [{ rate, queue: { kind: 'droptail', limit } }],
        flows: [{ id: 'tcp', label }],
        events,
      }),
    );
    return { series, numbers: runNumbers(series, 0, 8) };
  };

  test('has of two runs each one’s own link, queue and names', () => {
    const [a, b] = [run(4e6, 20, 'Reno'), run(8e6, 55, 'Tahoe')];
    const player = {
      state: {
        numbers: b.numbers,
        hop: 0,
        name: 'B',
        other: { name: 'A', numbers: a.numbers },
        rows: [],
        variable: null,
      },
      run: { series: b.series },
      otherRun: { series: a.series },
      time: 8,
    };
    const text = summaryOf(player as unknown as Player).replaceAll('\u00a0', ' ');
    expect(text).toMatch(
      /A: “?Reno”? [\d.]+ of 4 Mbit\/s; queue \d+ of 20\. B: “?Tahoe”? [\d.]+ of 8 Mbit\/s; queue \d+ of 55\./,
    );
  });

  test('has the room of a queue that holds now, not that of the beginning', () => {
    const { series, numbers } = run(4e6, 20, 'Reno', [{ at: 5, do: 'queue', limit: 9 }]);
    expect(standing(series, numbers, 0, 4)).toMatch(/ of 20\./);
    expect(standing(series, numbers, 0, 8)).toMatch(/ of 9\./);
  });
});

describe('the sequence plot', () => {
  test('marks of a packet what has happened by the time on show, and within what is in view', () => {
    const passage = (packet: number, sent: number, arrived: number, lost: number | null = null) =>
      ({ packet, sent, arrived, turn: 1, lost: lost === null ? null : { time: lost } }) as unknown as Passage;
    const passages = [passage(0, 0, 1), passage(1, 0.5, 1.5), passage(2, 0.9, NaN, 1.8), passage(3, 1.1, 2.1)];
    const seen = (to: number, until: number): string[] =>
      marksIn({ passages }, [0.4, to], until).map(({ kind, packet }) => `${kind} ${packet}`);
    expect(seen(3, 1.2)).toEqual(['received 0', 'sent 1', 'sent 2', 'sent 3']);
    expect(seen(3, 1.9)).toEqual(['received 0', 'sent 1', 'received 1', 'sent 2', 'lost 2', 'sent 3']);
    expect(seen(1.6, 3)).toEqual(['received 0', 'sent 1', 'received 1', 'sent 2', 'sent 3']);
  });
});
