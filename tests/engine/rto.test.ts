import { describe, expect, it } from 'vitest';

import type { TransportProfileName, TransportSettings } from '../../workers/engine/scenario/types.ts';
import { TRANSPORT_PROFILES } from '../../workers/engine/scenario/transport-profiles.ts';
import { RtoEstimator } from '../../workers/engine/transport/rto.ts';
import { expectClose } from './support/statistics.ts';

function estimator(
  profile: TransportProfileName,
  changes: Partial<TransportSettings> = {},
  bootTime = 0,
): RtoEstimator {
  return new RtoEstimator({ ...TRANSPORT_PROFILES[profile], ...changes }, bootTime);
}

/** RTO after each sample [sent at, round-trip time], s. */
function rtos(clock: RtoEstimator, samples: [sentAt: number, rtt: number][]): number[] {
  return samples.map(([sentAt, rtt]) => {
    clock.sample(rtt, sentAt + rtt);
    return clock.rto;
  });
}

/** RTO after each of `count` time-outs. */
function backOffs(clock: RtoEstimator, count: number): number[] {
  return Array.from({ length: count }, () => {
    clock.backOff();
    return clock.rto;
  });
}

describe('the retransmission timeout of the year 2000 (clock of 0.1 s)', () => {
  it('counts ticks and keeps 8 srtt and 4 rttvar as whole numbers of them', () => {
    // ticks:        2        4        1        1 (never 0)
    // 8 srtt:      16       18       17       16
    // 4 rttvar:     4        5        5        5
    // (8·4var + 8srtt) >> 3:  6, 7, 7, 7 ticks
    expectClose(
      rtos(estimator('ns-2 of 2000'), [
        [0.02, 0.25],
        [0.33, 0.43],
        [0.95, 0.12],
        [1.11, 0.05],
      ]),
      [0.6, 0.7, 0.7, 0.7],
    );
  });

  it('sees more ticks in the same round trip when it begins late in a tick: each flow has its own phase', () => {
    // 0.25 s from 20 ms into a tick ends 70 ms into the third one; from 90 ms into a tick it reaches the fourth.
    expectClose(rtos(estimator('ns-2 of 2000', {}, 0), [[0.02, 0.25]]), [0.6]);
    expectClose(rtos(estimator('ns-2 of 2000', {}, 0.07), [[0.02, 0.25]]), [0.9]);
  });

  it('has no minimum in seconds: on a path of less than a tick it is three ticks', () => {
    const clock = estimator('ns-2 of 2000');
    // One tick each time: 8 srtt stays 8 and 4 rttvar stays 2, whose quarter is no whole tick.
    const all = rtos(
      clock,
      Array.from({ length: 40 }, (_, k) => [k + 0.01, 0.02] as [number, number]),
    );
    expectClose(all, Array<number>(40).fill(0.3));
  });

  it('is 6 s before the first sample and backs off to 64 s', () => {
    const clock = estimator('ns-2 of 2000');
    expect(clock.rto).toBe(6);
    expectClose(backOffs(clock, 6), [12, 24, 48, 64, 64, 64]);
  });

  it('doubles at each time-out to 64 times itself and no further', () => {
    const clock = estimator('ns-2 of 2000');
    rtos(clock, [[0.02, 0.25]]);
    expectClose(backOffs(clock, 8), [1.2, 2.4, 4.8, 9.6, 19.2, 38.4, 38.4, 38.4]);
  });
});

describe('the retransmission timeout of ns-2.35 (clock of 0.01 s)', () => {
  it('counts ticks and keeps 8 srtt and 4 rttvar as whole numbers of them, with a minimum of 0.2 s', () => {
    // ticks:       10   12   10   10   10
    // 8 srtt:      80   82   82   82   82
    // 4 rttvar:    20   17   13   10    8
    // RTO ticks:   30   27   23   20   18 -> the minimum
    expectClose(
      rtos(estimator('ns-2.35'), [
        [0.002, 0.103],
        [0.204, 0.118],
        [0.405, 0.101],
        [0.602, 0.104],
        [0.702, 0.104],
      ]),
      [0.3, 0.27, 0.23, 0.2, 0.2],
    );
  });

  it('is 3 s before the first sample and backs off to 60 s', () => {
    const clock = estimator('ns-2.35');
    expect(clock.rto).toBe(3);
    expectClose(backOffs(clock, 6), [6, 12, 24, 48, 60, 60]);
  });

  it('multiplies the minimum as it backs off, beyond 64 times up to the maximum RTO', () => {
    const clock = estimator('ns-2.35');
    rtos(clock, [[0.002, 0.05]]);
    expect(clock.rto).toBeCloseTo(0.2, 9);
    expectClose(backOffs(clock, 10), [0.4, 0.8, 1.6, 3.2, 6.4, 12.8, 25.6, 51.2, 60, 60]);
  });

  it('with the minimum after back-off multiplies the estimate, and lifts only what is still below it', () => {
    const clock = estimator('ns-2.35', { minRtoBeforeBackoff: false });
    rtos(clock, [[0.002, 0.023]]);
    // 2 ticks: 8 srtt 16, 4 rttvar 4: 6 ticks, 0.06 s.
    expect(clock.rto).toBeCloseTo(0.2, 9);
    expectClose(backOffs(clock, 5), [0.2, 0.24, 0.48, 0.96, 1.92]);
  });
});

describe('back-off', () => {
  it('ends with a sample of a new packet: the timeout is the estimate again', () => {
    const clock = estimator('ns-2.35');
    rtos(clock, [[0.002, 0.103]]);
    backOffs(clock, 3);
    expect(clock.rto).toBeCloseTo(2.4, 9);
    clock.endBackoff();
    expect(clock.rto).toBeCloseTo(0.3, 9);
  });

  it('up to 8 keeps the estimate', () => {
    const clock = estimator('ns-2.35');
    rtos(clock, [[0.002, 0.103]]);
    backOffs(clock, 3);
    clock.endBackoff();
    // ticks 20: 8 srtt 80 + 10, 4 rttvar 20 + 10 − 5.
    expectClose(rtos(clock, [[5.002, 0.203]]), [((25 * 8 + 90) >> 3) / 100]);
  });

  it('beyond 8 gives the estimate up: the next sample is like the first', () => {
    const clock = estimator('ns-2.35');
    rtos(clock, [[0.002, 0.103]]);
    backOffs(clock, 4);
    clock.endBackoff();
    // ticks 20: 8 srtt 160, 4 rttvar 40.
    expectClose(rtos(clock, [[5.002, 0.203]]), [((40 * 8 + 160) >> 3) / 100]);
  });

  it('beyond 8 does not change the timeout before that sample comes', () => {
    const clock = estimator('ns-2 of 2000');
    rtos(clock, [[0.02, 0.25]]);
    backOffs(clock, 5);
    clock.endBackoff();
    expect(clock.rto).toBeCloseTo(0.6, 9);
  });
});

describe('every estimate', () => {
  it('is finite, at least two ticks and at most the maximum, also for the longest paths and the finest clock', () => {
    // 16 hops of 10 s each way and an access delay of 10 s: a round trip of 340 s, within the bounds of the format.
    const clock = estimator('ns-2.35', { timerTick: 1e-6, maxRto: 1_000 });
    for (const rto of rtos(
      clock,
      Array.from({ length: 5 }, (_, k) => [400 * k, 340] as [number, number]),
    )) {
      expect(rto).toBeGreaterThanOrEqual(340);
      expect(rto).toBeLessThanOrEqual(1_000);
    }
  });
});
