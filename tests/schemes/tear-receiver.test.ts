import { describe, expect, it } from 'vitest';

import { type Inspectable, shown, shownWord } from './support/inspect.ts';
import { ReceiverRig } from './support/receiver-rig.ts';

/** Times are whole parts of 1/64 s, so that they are exact. */
const GAP = 1 / 64;
const RTT = 1;
const WEIGHTS = [1 / 6, 1 / 6, 1 / 6, 1 / 6, 2 / 15, 1 / 10, 1 / 15, 1 / 30];

interface State {
  cwnd: number;
  average: number;
  epochs: number;
  state: string;
}

function look(rig: ReceiverRig): State {
  const receiver = rig.receiver as unknown as Inspectable;
  return {
    cwnd: shown(receiver, 'imagined cwnd'),
    average: shown(receiver, 'average window'),
    epochs: shown(receiver, 'epochs'),
    state: shownWord(receiver, 'state'),
  };
}

/** Packets of these numbers arrive, a gap apart; returns what the receiver thinks after each. */
function arrivals(
  rig: ReceiverRig,
  numbers: readonly number[],
  more: { marked?: boolean; rtt?: number } = {},
): State[] {
  return numbers.map((sequence) => {
    rig.arrive(rig.now + GAP, sequence, { rtt: RTT, ...more });
    return look(rig);
  });
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Packets 0 to 5 make rounds of 2 and 4: windows of 8 now. Then 6 is lost, and 7, 8, 9 show it. */
function afterFirstLoss(choice: object = {}, settings: object = {}): ReceiverRig {
  const rig = new ReceiverRig({ kind: 'tear', ...choice }, { settings });
  arrivals(rig, range(0, 5));
  arrivals(rig, [7, 8, 9]);
  return rig;
}

describe("TEAR's imagined window", () => {
  it('begins with 2, adds a packet for each arrival in slow start, and asks for what it is', () => {
    const states = arrivals(new ReceiverRig({ kind: 'tear' }), range(0, 5));
    expect(states.map(({ cwnd }) => cwnd)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(states.map(({ average }) => average)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(states.at(-1)).toMatchObject({ state: 'slow start', epochs: 0 });
  });

  it('does not grow beyond the maximum window', () => {
    const rig = new ReceiverRig({ kind: 'tear' }, { settings: { maxWindow: 10 } });
    expect(Math.max(...arrivals(rig, range(0, 200)).map(({ cwnd }) => cwnd))).toBe(10);
    expect(look(rig).state).toBe('congestion avoidance');
  });

  it('freezes at a gap, and on the third packet beyond it halves and closes the epoch: the mean of its rounds', () => {
    const rig = new ReceiverRig({ kind: 'tear' });
    arrivals(rig, range(0, 5));
    const [first, second, third] = arrivals(rig, [7, 8, 9]);
    expect(first).toMatchObject({ cwnd: 8, state: 'gap', epochs: 0 });
    expect(second).toMatchObject({ cwnd: 8, state: 'gap', epochs: 0 });
    // Rounds of 2 and 4, and the window of 8 that the loss ended.
    expect(third).toMatchObject({ cwnd: 4, state: 'fast recovery', epochs: 1, average: (2 + 4 + 8) / 3 });
    expect(rig.parts.counts.lossEvents).toBe(1);
  });

  it('does nothing in fast recovery until a packet sent after the loss comes: number 6 + 8 here', () => {
    const rig = afterFirstLoss();
    for (const state of arrivals(rig, [10, 12, 13]))
      expect(state).toMatchObject({ cwnd: 4, state: 'fast recovery', epochs: 1 });
    expect(arrivals(rig, [14])[0]).toMatchObject({ cwnd: 4.25, state: 'congestion avoidance', epochs: 1 });
  });

  it('leaves fast recovery after an RTT also without such a packet', () => {
    const rig = afterFirstLoss();
    rig.until(rig.now + RTT);
    expect(arrivals(rig, [10])[0]).toMatchObject({ cwnd: 4.25, state: 'congestion avoidance' });
  });

  it('in congestion avoidance adds one packet in a round, a window of arrivals', () => {
    const rig = afterFirstLoss();
    const windows = arrivals(rig, range(14, 28)).map(({ cwnd }) => cwnd);
    [4.25, 4.5, 4.75, 5, 5.2, 5.4, 5.6, 5.8, 6, 6 + 1 / 6, 6 + 2 / 6, 6 + 3 / 6, 6 + 4 / 6, 6 + 5 / 6, 7].forEach(
      (value, index) => expect(windows[index]).toBeCloseTo(value, 12),
    );
  });

  it('counts the open epoch as the newest only where that raises the average', () => {
    const rig = afterFirstLoss();
    const closed = 14 / 3;
    const averages = arrivals(rig, range(14, 29)).map(({ average }) => average);
    // Rounds of 4, 5 and 6 end with packets 17, 22 and 28 (or 29, fifths being inexact): open means of 4, 4.5 and 5.
    averages.slice(0, 14).forEach((average) => expect(average).toBeCloseTo(closed, 12));
    expect(averages[15]).toBeCloseTo((5 + closed) / 2, 12);
  });

  it('closes a second epoch with the rounds since the first loss, beginning with the halved window', () => {
    const rig = afterFirstLoss();
    arrivals(rig, range(14, 28));
    // A loss counts again a round trip after the first.
    rig.until(rig.now + RTT);
    const [, , last] = arrivals(rig, [30, 31, 32]);
    const epoch = (4 + 5 + 6 + 7) / 4;
    expect(last).toMatchObject({ cwnd: expect.closeTo(3.5, 12), epochs: 2 });
    expect(last!.average).toBeCloseTo((epoch + 14 / 3) / 2, 12);
  });

  it('takes losses, timeouts and marks within a round trip of a loss event for that event, however many windows go by', () => {
    const rig = afterFirstLoss();
    const { cwnd } = arrivals(rig, range(14, 28)).at(-1)!;
    expect(arrivals(rig, [30, 31, 32]).at(-1)).toMatchObject({ cwnd, epochs: 1, state: 'congestion avoidance' });
    // 50 comes a window late and 51 in order: no timeout, and the window grows on.
    expect(arrivals(rig, [50, 51]).at(-1)).toMatchObject({
      cwnd: expect.closeTo(cwnd + 1 / 7, 12),
      epochs: 1,
      state: 'congestion avoidance',
    });
    expect(arrivals(rig, [52], { marked: true })[0]).toMatchObject({ epochs: 1, state: 'congestion avoidance' });
    rig.until(rig.now + RTT);
    expect(arrivals(rig, [54, 55, 56]).at(-1)).toMatchObject({ epochs: 2, state: 'fast recovery' });
  });

  it('takes a mark as the loss of fast recovery, at once and once per window', () => {
    const rig = new ReceiverRig({ kind: 'tear' });
    arrivals(rig, range(0, 5));
    const [first] = arrivals(rig, [6], { marked: true });
    expect(first).toMatchObject({ state: 'fast recovery', epochs: 1, cwnd: 4.5 });
    expect(arrivals(rig, [7], { marked: true })[0]).toMatchObject({ state: 'fast recovery', epochs: 1, cwnd: 4.5 });
  });

  it('takes a mark in fast recovery for the same event even where a round trip is no longer than the gap between packets', () => {
    const rig = new ReceiverRig({ kind: 'tear' });
    const short = { rtt: 2 * GAP };
    arrivals(rig, range(0, 5), short);
    const [first, second] = arrivals(rig, [6, 7], { marked: true, ...short });
    expect(first).toMatchObject({ state: 'fast recovery', epochs: 1, cwnd: 4.5 });
    expect(second).toMatchObject({ epochs: 1, cwnd: 4.5 });
  });

  it('times out if a packet sent after the loss comes before three others: one packet, and slow start to half', () => {
    const rig = new ReceiverRig({ kind: 'tear' });
    arrivals(rig, range(0, 5));
    // 6 to 12 are lost: 13 is beyond the gap, 14 sent after the loss was.
    arrivals(rig, [13]);
    const [state] = arrivals(rig, [14]);
    expect(state).toMatchObject({ cwnd: 1, state: 'slow start', epochs: 1 });
    expect(arrivals(rig, range(15, 17)).map(({ cwnd }) => cwnd)).toEqual([2, 3, 4]);
    // The threshold, 4: the packet that finds it ends slow start.
    expect(arrivals(rig, [18])[0]).toMatchObject({ cwnd: 4, state: 'congestion avoidance' });
  });

  it('never shows recovery with a window below four: fewer than three others fit, as in TCP', () => {
    const rig = new ReceiverRig({ kind: 'tear' }, { settings: { maxWindow: 3 } });
    arrivals(rig, range(0, 9));
    expect(arrivals(rig, [11, 12, 13]).map(({ state }) => state)).toEqual(['gap', 'gap', 'slow start']);
  });
});

describe("TEAR's timeout", () => {
  it('fires after 4 RTTs without arrivals, then after twice as long each time, and says so each time', () => {
    const rig = afterFirstLoss();
    const from = rig.now;
    const reports = rig.reports.length;
    rig.until(from + 4 * RTT * (1 + 2 + 4 + 8) + 0.001);
    expect(rig.parts.counts.timeouts).toBe(4);
    // One RTT after the last report what came since is reported as well.
    const times = rig.reports.slice(reports).map(({ at }) => at - from);
    expect(times.filter((time) => time > 1.5)).toEqual([4, 12, 28, 60]);
    expect(look(rig)).toMatchObject({ cwnd: 1, state: 'slow start', epochs: 5 });
  });

  it('shows the eight weights: epochs of one packet push the first one out', () => {
    const rig = afterFirstLoss();
    const from = rig.now;
    let passed = 0;
    // The first timeout closes an epoch of 4, the halved window; all later ones of 1.
    for (let silences = 1; silences <= 10; silences += 1) {
      passed += 4 * RTT * Math.min(64, 2 ** (silences - 1));
      rig.until(from + passed);
      const newestFirst = [...Array.from({ length: silences - 1 }, () => 1), 4, 14 / 3].slice(0, 8);
      const weights = WEIGHTS.slice(0, newestFirst.length);
      const sum = newestFirst.reduce((total, value, index) => total + value * weights[index]!, 0);
      expect(look(rig).average).toBeCloseTo(sum / weights.reduce((total, weight) => total + weight, 0), 12);
    }
    expect(look(rig).average).toBeCloseTo(1, 12);
  });

  it('waits for two windows of arrivals where these take longer than 4 RTTs', () => {
    const rig = new ReceiverRig({ kind: 'tear' });
    // One packet in 2 s; the window is 8.
    for (const sequence of range(0, 5)) rig.arrive(2 * sequence, sequence, { rtt: RTT });
    const from = rig.now;
    rig.until(from + 2 * 2 * 8 - 0.01);
    expect(rig.parts.counts.timeouts).toBe(0);
    rig.until(from + 2 * 2 * 8 + 0.01);
    expect(rig.parts.counts.timeouts).toBe(1);
  });

  it('waits the base time again after an arrival, however often it had been doubled', () => {
    const rig = afterFirstLoss();
    rig.until(rig.now + 4 * RTT * (1 + 2) + 0.001);
    expect(rig.parts.counts.timeouts).toBe(2);
    rig.arrive(rig.now + GAP, 40, { rtt: RTT });
    const from = rig.now;
    // Counted from the arrival: 4 RTTs, then twice as long.
    const timeoutsAt = (time: number): number => rig.until(from + time).parts.counts.timeouts;
    expect([3.999, 4, 11.999, 12].map(timeoutsAt)).toEqual([2, 3, 3, 4]);
  });

  it('is not in the original: when nothing comes it says nothing and forgets nothing', () => {
    const rig = afterFirstLoss({ timeout: false });
    rig.until(rig.now + 2 * RTT);
    const before = look(rig);
    const reports = rig.reports.length;
    rig.until(rig.now + 1_000);
    expect(look(rig)).toEqual(before);
    expect(rig.reports).toHaveLength(reports);
    expect(rig.parts.counts.timeouts).toBe(0);
  });
});

describe("TEAR's reports", () => {
  it('come once per RTT, ask for the average window over the RTT, and come at once when that falls', () => {
    const rig = new ReceiverRig({ kind: 'tear' });
    arrivals(rig, range(0, 79));
    const before = rig.reports.length;
    arrivals(rig, [81, 82, 83]);
    expect(rig.reports).toHaveLength(before + 1);
    const { at, numbers } = rig.lastReport;
    expect(at).toBe(rig.now);
    expect(numbers[1]).toBeCloseTo(look(rig).average / RTT, 12);
    const times = rig.reports.slice(0, before).map((report) => report.at);
    for (const [index, time] of times.entries()) if (index > 0) expect(time - times[index - 1]!).toBe(RTT);
  });

  it('of good news come once in as many RTTs as are chosen, of a fall at once', () => {
    const rig = new ReceiverRig({ kind: 'tear', every: 3 });
    arrivals(rig, range(0, 799));
    const times = rig.reports.map((report) => report.at);
    expect(times.length).toBeGreaterThan(3);
    for (const [index, time] of times.entries()) if (index > 0) expect(time - times[index - 1]!).toBe(3 * RTT);
    arrivals(rig, [801, 802, 803]);
    expect(rig.reports.map((report) => report.at)).toEqual([...times, rig.now]);
  });

  it('ask for nothing while the RTT is not known', () => {
    const rig = new ReceiverRig({ kind: 'tear' });
    rig.arrive(0, 0, { rtt: 0 });
    expect(rig.lastReport.numbers[1]).toBe(0);
  });
});
