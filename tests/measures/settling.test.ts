import { describe, expect, it } from 'vitest';

import { secondsToFill } from '../../workers/measures/settling.ts';
import { ask, beyondOf, handMade, readingOf, reasonOf, times, valueOf } from './support/hand-made.ts';

const at40 = { events: [{ at: 40, do: 'rate', hop: 0, rate: 1e6 }] };

describe('convergence time', () => {
  it('of a rate that is there at once is the 5 s of the running mean: 12, 14, 16, 18, 20 from 10 to 20', () => {
    const run = handMade({ flows: [{ sent: [...times(40, 10), ...times(40, 20)] }], scenario: at40 });
    const { value, window, series } = readingOf(ask('conv-time-s', run));
    expect(value).toBe(5);
    expect(window).toMatchObject({ from: 40, to: 80 });
    expect(series[0]!.values.slice(0, 6)).toEqual([12, 14, 16, 18, 20, 20]);
  });

  it('without the running mean is the time of the ramp into the last 10 % of the step', () => {
    // 18.9 is not, 19 is within 1 of 20.
    const run = handMade({
      flows: [{ sent: [...times(40, 10), 14, 18.9, 19, 20, 20, ...times(35, 20)] }],
      scenario: at40,
    });
    expect(valueOf(ask('conv-time-s', run, { smooth: 1 }))).toBe(3);
    expect(valueOf(ask('conv-time-s', run, { smooth: 1, alpha: 0.2 }))).toBe(2);
  });

  it('counts a rate that comes and goes from where it stays', () => {
    const run = handMade({ flows: [{ sent: [...times(40, 10), 20, 20, 20, 15, ...times(36, 20)] }], scenario: at40 });
    expect(valueOf(ask('conv-time-s', run, { smooth: 1 }))).toBe(5);
  });

  it('takes the new mean from the last quarter before the next change', () => {
    const events = [...at40.events, { at: 60, do: 'rate', hop: 0, rate: 2e6 }];
    const run = handMade({
      flows: [{ sent: [...times(40, 10), ...times(20, 20), ...times(40, 90)] }],
      scenario: { events },
    });
    expect(readingOf(ask('conv-time-s', run)).window).toMatchObject({ from: 40, to: 60 });
    expect(valueOf(ask('conv-time-s', run))).toBe(5);
  });

  it('is not reached in a window that ends too early', () => {
    const ramp = Array.from({ length: 40 }, (_, second) => 10 + second);
    const run = handMade({ flows: [{ sent: [...times(40, 10), ...ramp] }], scenario: at40 });
    expect(beyondOf(ask('conv-time-s', run, { smooth: 1 }))).toBe(40);
    expect(reasonOf(ask('osc-after', run, { smooth: 1 }))).toMatch(/has not settled/);
  });
});

describe('oscillation after convergence', () => {
  it('is the CoV of what comes after: 19 and 21 in turn are 1/20', () => {
    const swing = Array.from({ length: 40 }, (_, second) => (second % 2 === 0 ? 19 : 21));
    const run = handMade({ flows: [{ sent: [...times(40, 10), ...swing] }], scenario: at40 });
    const { value, window } = readingOf(ask('osc-after', run, { to: 79 }));
    // 11.8, 14, 15.8, 18, 19.8: settled after 5 s; from then 34 s, as many of the one as of the other.
    expect(window).toMatchObject({ from: 45, to: 79, bin: 1 });
    expect(value).toBeCloseTo(0.05, 9);
  });

  it('in bins of 1 s hides what happens within them', () => {
    const swing = Array.from({ length: 80 }, (_, half) => (half % 2 === 0 ? 5 : 15));
    const run = handMade({ period: 0.5, rtt: 0.5, flows: [{ sent: [...times(80, 5), ...swing] }], scenario: at40 });
    expect(valueOf(ask('osc-after', run))).toBe(0);
  });
});

describe('oscillation after convergence, where there is little', () => {
  const after = (rate: number) =>
    handMade({ flows: [{ sent: [...times(40, 10), ...times(40, rate)] }], scenario: at40 });

  it('needs two whole bins: 35 s are two of 17 s and one of 18 s', () => {
    expect(valueOf(ask('osc-after', after(20), { bin: 17 }))).toBe(0);
    expect(reasonOf(ask('osc-after', after(20), { bin: 18 }))).toMatch(/^less than two bins are left/);
  });

  it('needs something that is delivered', () => {
    expect(reasonOf(ask('osc-after', after(0)))).toMatch(/^nothing was delivered/);
  });
});

describe('the time to take what was freed', () => {
  it('is until the mean of a second is at 90 % of it', () => {
    // 1 Mbit/s is 125 packets of 1000 bytes a second.
    const run = handMade({ flows: [{ sent: [...times(40, 20), 60, 112, 113, ...times(37, 120)] }], scenario: at40 });
    expect(valueOf(secondsToFill(run))).toBe(3);
    const slow = handMade({ flows: [{ sent: [...times(40, 20), ...times(40, 112)] }], scenario: at40 });
    expect(beyondOf(secondsToFill(slow))).toBe(40);
  });

  it('is in seconds, whatever the frames', () => {
    // 62.5 packets in half a second; means over two of them are 20, 45 and 60.
    const flow = { sent: [...times(80, 10), 30, ...times(79, 60)] };
    expect(valueOf(secondsToFill(handMade({ period: 0.5, rtt: 0.5, flows: [flow], scenario: at40 })))).toBe(1.5);
  });

  it('is not to be had where packets are of several sizes', () => {
    const flow = { sent: [...times(40, 20), ...times(40, 120)] };
    const taken = (...sizes: number[]) =>
      secondsToFill(handMade({ flows: sizes.map((packetSize) => ({ ...flow, packetSize })), scenario: at40 }));
    expect(reasonOf(taken(1000, 500))).toBe('the flows have packets of several sizes');
    expect(valueOf(taken(1000, 1000))).toBe(1);
  });

  it('knows what sources leave', () => {
    const run = handMade({
      flows: [{ sent: [...times(40, 20), 60, ...times(39, 70)] }],
      traffic: [{ sent: times(80, 50), delivered: times(80, 50) }],
      scenario: at40,
    });
    expect(valueOf(secondsToFill(run))).toBe(2);
  });
});
