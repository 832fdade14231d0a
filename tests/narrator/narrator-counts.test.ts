/** Where too much happens for a sentence each, it is counted: since the last sentence, in a round number of seconds. */
import { describe, expect, test } from 'vitest';
import { Narrator } from '../../src/narrator/narrator.ts';
import { wordCount } from '../../src/narrator/sentences.ts';
import { changeOf, fateOf, plain, told } from '../why/support/told.ts';

const cutsAt = (...times: number[]) =>
  times.map((time, packet) => changeOf('third duplicate ACK', [packet, 40, 0, 120], { time }));
const dropsAt = (...times: number[]) => times.map((time, packet) => fateOf('lost', packet, time));

/** What is said at each of these times, with a minute of wall time between them: each sentence has been read. */
function saidAt(run: ReturnType<typeof told>, ...times: number[]): string[] {
  const narrator = new Narrator();
  return times.map((time, index) => plain(narrator.at(run, time, 60_000 * index, true)));
}

describe('cuts are counted since the last sentence', () => {
  const early = [2, 4, 6, 8, 10, 12, 14];

  test('and not since the run was gone to', () => {
    const run = told({ kind: 'tcp' }, { changes: cutsAt(...early, 20, 21, 22) });
    const [, first, second] = saidAt(run, 1, 15, 19.5 + 5);
    expect(first).toMatch(/: 7 cuts in the last 20 s, /);
    expect(second).toMatch(/: 3 cuts in the last 10 s, /);
  });

  test('in the least round number of seconds that holds them', () => {
    const run = told({ kind: 'tcp' }, { changes: cutsAt(...early, 20, 21, 22) });
    const spans = [16, 17.5, 19].map((since) => /in the last (\d+) s/.exec(saidAt(run, since, 22)[1]!)![1]);
    expect(spans).toEqual(['10', '5', '5']);
  });

  test('from three on; two are told by the last of them', () => {
    const run = told({ kind: 'tcp' }, { changes: cutsAt(...early, 20, 21) });
    const [, , two] = saidAt(run, 1, 15, 22);
    expect(two).not.toMatch(/in the last/);
  });
});

test('packets that fell are counted likewise, and where a cut was made among them, it is told', () => {
  const drops = dropsAt(2, 4, 6, 8, 20, 21, 22);
  const [, first, second] = saidAt(told({ kind: 'tcp' }, { fates: drops }), 1, 15, 24);
  expect(first).toMatch(/: 4 packets dropped or lost in the last 20 s\.$/);
  expect(second).toMatch(/: 3 packets dropped or lost in the last 10 s\.$/);
  const withCut = told({ kind: 'tcp' }, { fates: drops, changes: cutsAt(22.5) });
  expect(saidAt(withCut, 16, 24)[1]).not.toMatch(/in the last/);
});

test('another run begins with nothing counted', () => {
  const narrator = new Narrator();
  const one = told({ kind: 'tcp' }, { changes: cutsAt(2, 3, 4, 5) });
  const other = told({ kind: 'tcp' }, { changes: cutsAt(6) });
  narrator.at(one, 1, 0, true);
  narrator.at(one, 4.5, 10, true);
  narrator.at(other, 4.5, 60_000, true);
  expect(plain(narrator.at(other, 6.5, 120_000, true))).not.toMatch(/in the last/);
  expect(narrator.about).toMatchObject({ kind: 'cut', time: 6 });
});

test('a sentence is held for its words; in Chinese, which has no spaces, for every two signs', () => {
  expect(wordCount('The queue has just emptied.')).toBe(5);
  expect(wordCount('慢启动结束，窗口每往返增加一个分组。')).toBe(9);
});
