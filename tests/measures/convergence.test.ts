import { describe, expect, it } from 'vitest';

import { bendOf, epochEnds, shapeOf } from '../../workers/measures/epochs.ts';
import { flowColumn } from '../../workers/measures/run.ts';
import { ask, beyondOf, handMade, partOf, readingOf, reasonOf, times, valueOf } from './support/hand-made.ts';

describe('δ-fair convergence', () => {
  /** Frames of half a second; the second flow comes in frame 2. Means of one second: 3/17, 5/15, 7/13, 8.5/11.5, 9.5/10.5. */
  const run = handMade({
    period: 0.5,
    rtt: 0.1,
    flows: [{ sent: [10, 10, 9, 8, 7, 6, 5.5, 5, 5] }, { sent: [0, 0, 1, 2, 3, 4, 4.5, 5, 5] }],
  });

  it('comes 3 s after the later flow: then the shares are 52.5 to 47.5 %', () => {
    const answer = ask('delta-fair-time', run);
    expect([valueOf(answer), partOf(answer, 'share of flow0[0] then')]).toEqual([3, 0.525]);
    expect(readingOf(answer).window).toMatchObject({ from: 1, to: 4.5 });
  });

  it('comes sooner for a larger δ: 11.5 to 8.5 is within 0.15', () => {
    expect(valueOf(ask('delta-fair-time', run, { delta: 0.15 }))).toBe(2.5);
  });

  it('does not count what the first flow sent before', () => {
    // At the first frame of the later flow 10 to 10, but not over a second after it.
    const late = handMade({ period: 0.5, flows: [{ sent: [0, 10, 20, 20, 20] }, { sent: [0, 10, 1, 1, 1] }] });
    expect(beyondOf(ask('delta-fair-time', late, { at: 1 }))).toBe(1.5);
  });

  it('is not reached by a flow that stays behind, and is of two that send', () => {
    const behind = handMade({ period: 0.5, flows: [{ sent: times(20, 9) }, { sent: times(20, 1) }] });
    expect(beyondOf(ask('delta-fair-time', behind))).toBe(10);
    expect(reasonOf(ask('delta-fair-time', behind, { flows: [0] }))).toBe('is of two flows; 1 selected');
    expect(reasonOf(ask('delta-fair-time', handMade({ flows: [{ sent: times(9, 9) }, { sent: times(9, 0) }] })))).toBe(
      'one of the two flows never sends',
    );
  });
});

describe('T1, Δ and T2 of two windows', () => {
  /** Both send from frame 10; a packet is lost in frame 14; epochs end at 15, 25, 35, 45 with differences 12, 11, 6, 3. */
  const frames = 50;
  const at = (...marks: number[]): number[] =>
    Array.from({ length: frames }, (_, frame) => (marks.includes(frame) ? 1 : 0));
  const differences = new Map([
    [13, 13],
    [14, 12],
    [24, 11],
    [34, 6],
    [44, 3],
  ]);
  const first = Array.from({ length: frames }, (_, frame) => 20 + (differences.get(frame) ?? 15));
  const run = handMade({
    flows: [
      { sent: times(frames, 20), cwnd: first, dropped: at(14, 24, 34, 44), lossEvents: at(15, 25, 35, 45) },
      // Its cut comes one round trip after the other's: the same epoch ends.
      {
        sent: Array.from({ length: frames }, (_, frame) => (frame < 10 ? 0 : 20)),
        cwnd: times(frames, 20),
        lossEvents: at(16, 36),
      },
    ],
  });

  it('T1 is 5 round trips from when both send to the end of that of the loss', () => {
    const { value, window } = readingOf(ask('t1', run));
    expect({ value, window }).toMatchObject({ value: 5, window: { from: 10, to: 15 } });
    expect(valueOf(ask('t1', run, { at: 12 }))).toBe(3);
  });

  it('Δ is the difference of the windows before the loss', () => {
    expect(valueOf(ask('delta-w', run))).toBe(13);
    expect(partOf(ask('delta-w', run), 'flow0[0]')).toBe(33);
  });

  it('T2 is the 21 round trips from the loss to the first epoch end from which on the difference stays below 10', () => {
    const answer = ask('t2', run);
    expect([valueOf(answer), partOf(answer, 'epochs until then'), partOf(answer, 'epochs that stay')]).toEqual([
      21, 2, 2,
    ]);
  });

  it('T2 takes another ε: 21 round trips for 7, none for 20, not reached for 1', () => {
    expect(valueOf(ask('t2', run, { epsilon: 7 }))).toBe(21);
    expect(valueOf(ask('t2', run, { epsilon: 20 }))).toBe(0);
    expect(beyondOf(ask('t2', run, { epsilon: 1 }))).toBe(35);
  });

  it('T2 is not reached by windows that come close again only at the end; when they first were is said all the same', () => {
    const lateAndEarly = handMade({
      flows: [
        {
          sent: times(60, 20),
          cwnd: Array.from({ length: 60 }, (_, frame) => (frame === 29 || frame > 50 ? 21 : 40)),
          dropped: [...times(10, 0), 1],
          lossEvents: Array.from({ length: 60 }, (_, frame) => (frame % 10 === 0 && frame > 0 ? 1 : 0)),
        },
        { sent: times(60, 20), cwnd: times(60, 20) },
      ],
      scenario: {},
    });
    // Ends at 10, 20, 30 (close), 40, 50; and at none after that.
    const answer = ask('t2', lateAndEarly);
    expect(beyondOf(answer)).toBe(49);
    expect(answer).toMatchObject({ parts: [{ label: 'RTTs to the first end that close', value: 20 }] });
  });

  it('are of the two that are still there at the end, where others have left', () => {
    const gone = { sent: [...times(9, 8), ...times(frames - 9, 0)], cwnd: [...times(9, 8), ...times(frames - 9, 0)] };
    const three = handMade({
      flows: [
        gone,
        ...run.scenario.flows.map((_, flow) => ({
          sent: [...flowColumn(run, flow, 'sent')],
          cwnd: [...flowColumn(run, flow, 'cwnd')],
          dropped: [...flowColumn(run, flow, 'dropped')],
          lossEvents: [...flowColumn(run, flow, 'lossEvents')],
        })),
      ],
    });
    expect(['t1', 'delta-w', 't2'].map((id) => valueOf(ask(id, three)))).toEqual([5, 13, 21]);
    expect(reasonOf(ask('t1', three, { flows: [0, 1, 2] }))).toBe('is of two flows; 3 selected');
  });

  it('are not reached without a loss, and need frames of a round trip', () => {
    const calm = handMade({ flows: [{ sent: times(30, 2) }, { sent: times(30, 2) }] });
    for (const id of ['t1', 'delta-w', 't2']) expect(beyondOf(ask(id, calm))).toBe(30);
    const coarse = handMade({ rtt: 0.1, flows: [{ sent: times(30, 2) }, { sent: times(30, 2) }] });
    for (const id of ['t1', 'delta-w', 't2'])
      expect(reasonOf(ask(id, coarse))).toMatch(/^needs a frame for every round trip/);
  });
});

describe('epochs', () => {
  const cuts = (...frames: number[]): number[] =>
    Array.from({ length: 70 }, (_, frame) => (frames.includes(frame) ? 1 : 0));

  it('of 20 and 30 round trips have a mean of 25', () => {
    const answer = ask('epoch-len', handMade({ flows: [{ sent: times(70, 5), lossEvents: cuts(10, 30, 60) }] }), {
      from: 1,
    });
    expect([valueOf(answer), partOf(answer, 'epochs'), partOf(answer, 'shortest'), partOf(answer, 'longest')]).toEqual([
      25, 2, 20, 30,
    ]);
  });

  it('count those of every flow, and only whole ones within the window', () => {
    const run = handMade({
      flows: [
        { sent: times(70, 5), lossEvents: cuts(10, 30, 60) },
        { sent: times(70, 5), lossEvents: cuts(31, 41) },
      ],
    });
    expect(valueOf(ask('epoch-len', run, { from: 1 }))).toBe(20);
    expect(valueOf(ask('epoch-len', run, { from: 20 }))).toBe(20);
    expect(reasonOf(ask('epoch-len', run, { from: 42 }))).toMatch(/^no flow cuts its window twice/);
  });

  it('are counted in round trips, not in frames', () => {
    const run = handMade({ period: 0.5, rtt: 1, flows: [{ sent: times(70, 5), lossEvents: cuts(10, 30, 60) }] });
    expect(valueOf(ask('epoch-len', run, { from: 1 }))).toBe(12.5);
  });

  it('end once for cuts each of which comes within a round trip of the one before', () => {
    const run = handMade({
      period: 0.5,
      rtt: 1,
      flows: [
        { sent: times(70, 5), lossEvents: cuts(10, 14, 40) },
        { sent: times(70, 5), lossEvents: cuts(12, 43) },
      ],
    });
    expect(epochEnds(run, [0, 1])).toEqual([10, 40, 43]);
    expect(epochEnds(run, [0])).toEqual([10, 14, 40]);
  });

  it('bend by 1/2 of their climb where w grows with t², not at all where it grows with t, downwards with √t', () => {
    const climb = (law: (t: number) => number): number => bendOf(Array.from({ length: 21 }, (_, t) => law(t)))!;
    expect(climb((t) => 10 + t * t)).toBeCloseTo(0.5, 12);
    expect(climb((t) => 10 + 3 * t)).toBe(0);
    expect(climb((t) => Math.sqrt(t))).toBeCloseTo(1 - Math.sqrt(2), 12);
    expect([0.5, 0.04, -0.04, -0.4].map(shapeOf)).toEqual(['superlinear', 'linear', 'linear', 'sublinear']);
    expect(bendOf([5, 5, 5, 5, 5])).toBeNull();
  });

  it('take their shape from the longest climb, without the recovery after a cut', () => {
    // After the cut in frame 9 two frames of recovery, then 10 + t² for 20 round trips.
    const cwnd = [...times(9, 50), 50, 1, 90, ...Array.from({ length: 21 }, (_, t) => 10 + t * t)];
    const answer = ask(
      'window-shape',
      handMade({ flows: [{ cwnd, sent: cwnd, lossEvents: cuts(9).slice(0, cwnd.length) }] }),
      { from: 1 },
    );
    expect(answer).toMatchObject({ status: 'measured', value: 'superlinear', window: { from: 12, to: 33 } });
  });

  it('too short or flat have no shape', () => {
    const run = (cwnd: number[], lossEvents: number[]): ReturnType<typeof handMade> =>
      handMade({ flows: [{ cwnd, sent: cwnd, lossEvents }] });
    expect(reasonOf(ask('window-shape', run([1, 2, 3, 4, 5, 6], [0, 0, 0, 1, 0, 0]), { from: 0 }))).toBe(
      'the longest stretch without a cut has 3 frames, fewer than 5',
    );
    expect(reasonOf(ask('window-shape', run(times(9, 4), times(9, 0)), { from: 1 }))).toBe('the window does not climb');
  });
});
