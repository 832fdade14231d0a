import { describe, expect, it } from 'vitest';

import { hopOffset } from '../../workers/engine/sampling/frame.ts';
import { ask, askPair, handMade, partOf, readingOf, reasonOf, record, times, valueOf } from './support/hand-made.ts';

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

describe('normalized loss events', () => {
  const bursts = [0, 3, 0, 1, 2, 0, 0, 0, 5, 0];
  const single = [0, 0, 1, 0, 0, 0, 1, 0, 0, 0];
  const options = { at: 1, to: 10 };

  it('count the drops of a round trip once: 4 frames with drops against 2', () => {
    const run = handMade({
      flows: [
        { sent: times(10, 9), dropped: bursts, scheme: { kind: 'simd' } },
        { sent: times(10, 9), dropped: single },
      ],
    });
    const answer = askPair('norm-loss-events', run, run, options);
    expect([valueOf(answer), partOf(answer, 'studied'), partOf(answer, 'TCP')]).toEqual([2, 4, 2]);
  });

  it('count by round trips also where frames are shorter: of two frames, 3 events against 2', () => {
    const run = handMade({
      period: 1,
      rtt: 2,
      flows: [
        { sent: times(10, 9), dropped: bursts, scheme: { kind: 'simd' } },
        { sent: times(10, 9), dropped: single },
      ],
    });
    expect(valueOf(askPair('norm-loss-events', run, run, options))).toBe(1.5);
  });

  it('may come from two runs', () => {
    const simd = handMade({ flows: [{ sent: times(10, 9), dropped: bursts, scheme: { kind: 'simd' } }] });
    const tcp = handMade({ flows: [{ sent: times(10, 9), dropped: single }] });
    expect(valueOf(askPair('norm-loss-events', simd, tcp, options))).toBe(2);
  });

  it('are taken until the flow has settled, if nothing else is said', () => {
    const sent = [...times(20, 20), ...times(20, 10)];
    const dropped = Array.from({ length: 40 }, (_, frame) => (frame >= 20 && frame % 2 === 0 ? 1 : 0));
    const scenario = { events: [{ at: 20, do: 'rate', hop: 0, rate: 5e5 }] };
    const run = handMade({
      flows: [
        { sent, dropped, scheme: { kind: 'simd' } },
        { sent, dropped: dropped.map((_, frame) => (frame === 20 ? 1 : 0)) },
      ],
      scenario,
    });
    // Smoothed over 5 s, 20 becomes 10 in five frames, of which the first, third and fifth have drops.
    const answer = readingOf(askPair('norm-loss-events', run, run));
    expect(answer.window).toMatchObject({ from: 20, to: 25 });
    expect(answer.value).toBe(3);
  });

  it('need frames of a round trip, a disturbance, and loss events of TCP', () => {
    const flows = [{ sent: times(10, 9), scheme: { kind: 'simd' } }, { sent: times(10, 9) }];
    const coarse = handMade({ period: 1, rtt: 0.5, flows });
    expect(reasonOf(askPair('norm-loss-events', coarse, coarse, options))).toBe(
      'needs a frame for every round trip of 0.5 s or finer; frames here last 1 s',
    );
    const calm = handMade({ flows });
    expect(reasonOf(askPair('norm-loss-events', calm, calm, options))).toBe('TCP saw no loss event in the interval');
    expect(reasonOf(askPair('norm-loss-events', calm, calm))).toMatch(/^nothing changes in this run/);
  });
});
