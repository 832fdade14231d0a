import { describe, expect, it } from 'vitest';

import { hopOffset } from '../../workers/engine/sampling/frame.ts';
import { ask, handMade, partOf, readingOf, reasonOf, record, times, valueOf } from './support/hand-made.ts';

const from = { from: 1 };

describe('the drop rate', () => {
  const run = handMade({
    flows: [{ sent: times(5, 40), dropped: [9, 1, 0, 2, 1] }, { sent: times(5, 10) }],
    hop: { arrivals: times(5, 100), drops: [0, 5, 5, 5, 5], marks: [0, 1, 2, 3, 4] },
  });

  it('of the flows is 4 of 200, of all traffic 20 of 400', () => {
    const answer = ask('drop-rate', run, from);
    expect(valueOf(answer)).toBe(0.02);
    expect(partOf(answer, 'all traffic at hop 0')).toBe(0.05);
  });

  it('has beside it that of all traffic at the hop that is asked for', () => {
    const two = record({
      duration: 10,
      warmup: 0,
      path: [
        { rate: 8e6, delay: 0.01, queue: { kind: 'droptail', limit: 60 } },
        { rate: 2e6, delay: 0.01, queue: { kind: 'droptail', limit: 5 } },
      ],
      flows: [{ count: 2 }],
    });
    const summed = (hop: number, name: 'drops' | 'arrivals'): number =>
      two.columns[hopOffset(two.layout, hop, name)]!.reduce((sum, count) => sum + count, 0);
    expect(summed(1, 'drops')).toBeGreaterThan(10);
    for (const hop of [0, 1])
      expect(partOf(ask('drop-rate', two, { from: 0, hop }), `all traffic at hop ${hop}`)).toBeCloseTo(
        summed(hop, 'drops') / summed(hop, 'arrivals'),
        12,
      );
  });

  it('with marks is 10 and 20 of 400', () => {
    const answer = ask('mark-drop-rate', run, from);
    expect(valueOf(answer)).toBeCloseTo(0.075, 12);
    expect([partOf(answer, 'marked'), partOf(answer, 'dropped')]).toEqual([0.025, 0.05]);
  });

  it('of nothing does not exist', () => {
    const idle = handMade({ flows: [{ sent: times(5, 0), cwnd: times(5, 0) }] });
    expect(reasonOf(ask('drop-rate', idle, from))).toBe('no packet was sent in the window');
    expect(reasonOf(ask('mark-drop-rate', idle, from))).toBe('no packet arrived at the hop in the window');
    expect(reasonOf(ask('drop-rate', run, { ...from, hop: 2 }))).toBe('there is no hop 2 in the run');
  });
});

describe('the normalized loss rate', () => {
  const tfrc = { scheme: { kind: 'tfrc' } };

  it('compares the flows with the shortest RTT of either side', () => {
    const run = handMade({
      flows: [
        { ...tfrc, baseRtt: 0.8, sent: times(5, 50), dropped: times(5, 2) },
        { ...tfrc, baseRtt: 1.2, sent: times(5, 50), dropped: times(5, 9) },
        { baseRtt: 0.9, sent: times(5, 25), dropped: times(5, 0.5) },
        { baseRtt: 1.1, sent: times(5, 25), dropped: times(5, 7) },
      ],
    });
    expect(valueOf(ask('norm-loss-rate', run, from))).toBe(2);
    expect(readingOf(ask('norm-loss-rate', run, from)).parts.map(({ label }) => label)).toEqual([
      'flow0[0]',
      'flow2[0]',
    ]);
  });

  it('takes all with the shortest RTT together', () => {
    const run = handMade({
      flows: [
        { ...tfrc, sent: times(5, 10), dropped: times(5, 1) },
        { ...tfrc, sent: times(5, 30), dropped: times(5, 1) },
        { sent: times(5, 10), dropped: times(5, 1) },
      ],
    });
    expect(valueOf(ask('norm-loss-rate', run, from))).toBe(0.5);
  });

  it('does not exist where TCP lost nothing', () => {
    expect(
      reasonOf(
        ask('norm-loss-rate', handMade({ flows: [{ ...tfrc, sent: times(5, 1) }, { sent: times(5, 1) }] }), from),
      ),
    ).toBe('TCP lost nothing in the window');
  });
});
