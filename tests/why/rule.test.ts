/** Each rule is said with the numbers that the record has of the change, so that the reader can work it out. */
import { describe, expect, test } from 'vitest';
import { ruleOf } from '../../src/why/rule.ts';
import { cutCauses } from '../../workers/engine/transport/causes/cuts.ts';
import { causeCard, CAUSES } from '../../workers/engine/transport/causes/index.ts';
import { changeOf, plain, told, type Cause, type Change } from './support/told.ts';

/** What is said of a change of a flow of that scheme; of growth with the window `value` at 12 s. */
function rule(
  scheme: object,
  cause: Cause,
  numbers: readonly number[],
  more: Partial<Change> & { value?: number; known?: boolean; fields?: object } = {},
): string {
  const { value = 20, known = true, fields, ...change } = more;
  return plain(ruleOf(changeOf(cause, numbers, change), told(scheme, { ...fields }), { value, time: 12, known }));
}

const tcp = { kind: 'tcp' };
const aimd = { kind: 'aimd', a: 0.2, b: 0.125 };
const root = { kind: 'binomial', k: 0.5, l: 0.5, a: 1, b: 0.6 };
const cubic = { kind: 'cubic', c: 0.4, kept: 0.7, renoFriendly: true };
const vegas = { kind: 'vegas' };

describe('the rule of a cut', () => {
  test.each<[string, object, number[], number, string]>([
    ['TCP', tcp, [100, 43, 0, 120], 21.5, 'W ← W/2: 43.00 / 2 = 21.50.'],
    ['GAIMD', aimd, [100, 40, 0, 120], 35, 'W ← (1 − b) W: (1 − 0.125) × 40.00 = 35.00.'],
    [
      'GAIMD in slow start',
      aimd,
      [100, 40, 1, 120],
      20,
      'W ← W/2: 40.00 / 2 = 20.00 (a first loss, or one in slow start, halves).',
    ],
    // Three digits of what does not end.
    [
      'GAIMD of a third',
      { kind: 'aimd', a: 0.2, b: 0.333_33 },
      [100, 30, 0, 120],
      20,
      'W ← (1 − b) W: (1 − 0.333) × 30.00 = 20.00.',
    ],
    ['TCP in slow start', tcp, [100, 40, 1, 120], 20, 'W ← W/2: 40.00 / 2 = 20.00.'],
    ['SQRT', root, [100, 36, 0, 120], 32.4, 'W ← W − β W^l: 36.00 − 0.6 × 36.00^0.5 = 32.40.'],
    ['CUBIC', cubic, [100, 40, 0, 120], 28, 'W ← β W: 0.7 × 40.00 = 28.00.'],
    [
      'SIMD',
      { kind: 'simd', b: 0.25 },
      [100, 40, 0, 120, 0.5, 30],
      30,
      'W ← (1 − β) W: (1 − 0.25) × 40.00 = 30.00. It remembers W₀ = 30.00 and, from the window that it cut, α = 0.5.',
    ],
    [
      'AIAD/H',
      { kind: 'aiad-h', b: 0.5 },
      [100, 41, 0, 120, 0.018],
      40.5,
      'W ← W − β: 41.00 − 0.5 = 40.50. From the window that it cut: α = 3β/(2 Wmax − β) = 0.018, with β = 0.5.',
    ],
    [
      'Vegas, with the least window',
      vegas,
      [100, 3, 0, 120, 3],
      5,
      'the least window: of 3 it keeps 2, and 3 more while as many duplicate ACKs stand for packets that have left.',
    ],
    [
      'Vegas, sent again before',
      vegas,
      [100, 21, 1, 120, 3],
      13,
      'sent again before, so half: of 21 it keeps 10, and 3 more while as many duplicate ACKs stand for packets that have left.',
    ],
    [
      'Vegas',
      vegas,
      [100, 21, 0, 120, 1],
      17,
      'a quarter is cut: of 21 it keeps 16, and 1 more while as many duplicate ACKs stand for packets that have left.',
    ],
  ])('of %s', (_, scheme, numbers, after, said) => {
    expect(rule(scheme, 'third duplicate ACK', numbers, { after })).toBe(said);
  });

  test('of whole windows says so, where the flow has them of its own or all flows have', () => {
    const transport = { truncateWindows: true };
    const whole = 'W ← W/2: 43.00 / 2 = 21.00, in whole packets.';
    const numbers = [100, 43, 0, 120];
    expect(rule(tcp, 'third duplicate ACK', numbers, { after: 21, fields: { transport } })).toBe(whole);
    const flows = [{ id: 'other' }, { id: 'asked', scheme: tcp, count: 2, transport }];
    expect(rule(tcp, 'third duplicate ACK', numbers, { after: 21, fields: { flows } })).toBe(whole);
    flows[1]!.transport = { truncateWindows: false };
    expect(rule(tcp, 'third duplicate ACK', numbers, { after: 21, fields: { flows, transport } })).toBe(
      'W ← W/2: 43.00 / 2 = 21.00.',
    );
  });

  test('with PRR comes step by step, but for a loss that the probe has repaired already: that cut takes effect at once', () => {
    const fields = { transport: { prr: true, tlp: true } };
    const cut = (cause: Cause, after: number): string => rule(tcp, cause, [100, 43, 0, 120], { after, fields });
    expect(cut('third duplicate ACK', 43)).toBe(
      'PRR: the window of 43.00 comes down to what the cut leaves of it with the ACKs that come; now it is 43.00.',
    );
    expect(cut('probe replaced a loss', 21)).toBe('W ← W/2: 43.00 / 2 = 21.00, in whole packets.');
  });

  test('of a sender without SACK takes effect at once, whatever is asked of PRR: it has none', () => {
    const numbers = [100, 43, 0, 120];
    for (const variant of ['reno', 'newreno'])
      expect(
        rule({ ...tcp, variant }, 'third duplicate ACK', numbers, {
          after: 21.5,
          fields: { transport: { prr: true } },
        }),
      ).toBe('W ← W/2: 43.00 / 2 = 21.50.');
  });

  test('for a mark is DCTCP’s own only with DCTCP, and that of a loss with the others', () => {
    expect(rule({ kind: 'dctcp' }, 'mark', [100, 40, 0, 120, 0.25], { after: 35 })).toBe(
      'W ← (1 − α/2) W, α = 0.25 of the packets marked: (1 − 0.25/2) × 40.00 = 35.00.',
    );
    expect(rule({ kind: 'dctcp' }, 'third duplicate ACK', [100, 40, 0, 120, 0.25])).toBe('W ← W/2: 40.00 / 2 = 20.00.');
    expect(rule(vegas, 'mark', [100, 40, 0, 120])).toBe('W ← W/2: 40.00 / 2 = 20.00.');
    expect(rule(aimd, 'mark', [100, 40, 0, 120], { after: 35 })).toContain('(1 − 0.125) × 40.00 = 35.00');
  });

  test.each<[Cause, number[], number, string]>([
    [
      'third duplicate ACK, from one',
      [100, 40, 0, 120],
      1,
      'W ← 1 at a loss, and slow start up to half of it: 40.00 / 2.',
    ],
    ['timeout', [100, 40, 0, 1, 120], 1, 'after a timeout the window is 1, and slow start ends at half of 40.00.'],
    // A second timeout leaves the threshold.
    ['timeout', [100, NaN, 0, 2, 120], 1, 'after a timeout the window is 2.'],
    ['idle timeout', [2], 2, 'after a timeout the window is 2.'],
    ['reduced', [21.5], 21.5, 'the window is the threshold that the cut set, 22.'],
    ['partial ACK', [7, 1], 14, 'W ← W − 6: what is acknowledged has left, but for what duplicate ACKs had added.'],
    ['recovered', [90], 21, 'the window is again what the cut left: 21.'],
    ['handshake', [4], 10, 'the initial window is 4.'],
    ['first round trip', [4], 10, 'the window is 10.'],
    ['gap of three', [90, 12], 6, 'the imagined TCP halves: 12.00 / 2 = 6.00.'],
    ['arrival', [12], 13, 'the imagined TCP grows by 1 for each arrival in slow start, else by 1/12.'],
    ['probe over', [17], 30, 'the window is again what it was before, 17.'],
  ])('%s %j', (cause, numbers, after, said) => {
    expect(rule(tcp, cause, numbers, { after })).toBe(said);
  });

  test('of a cause that is neither growth nor a cut, and has none on its card, is not told', () => {
    const without = CAUSES.filter(
      (cause) => !(cause in cutCauses) && cause !== 'growth' && !causeCard(cause).words.windowRule,
    );
    expect(without.length).toBeGreaterThan(5);
    for (const cause of without) expect(rule(tcp, cause, [100, 40, 0, 120]), cause).toBe('');
  });

  test('of Vegas is by what waits of its packets, beyond β a packet less and at the end of slow start an eighth', () => {
    const numbers = [4.2, 3, 0.1, 0.125, 90];
    const words = 'Δ = W (1 − baseRTT/RTT) with 100 ms at best and 125 ms now: 4.2 >';
    expect(rule(vegas, 'delay signal', numbers, { after: 19 })).toBe(`${words} β = 3: W ← W − 1 = 19.00.`);
    expect(rule(vegas, 'delay ends slow start', numbers, { after: 17.5 })).toBe(`${words} γ = 3: W ← W − W/8 = 17.50.`);
  });

  test('by steps, PRR’s, is in proportion above the threshold, and packet by packet at it and below', () => {
    expect(rule(tcp, 'rate reduction', [20, 40, 10, 5, 30, 1, 1], { after: 30 })).toBe(
      'PRR: of 10 packets that have arrived since the cut it replaces 20 in 40, and 5 have gone: with 30 in flight the window is 30.00.',
    );
    for (const inFlight of [20, 12])
      expect(rule(tcp, 'rate reduction', [20, 40, 10, 5, inFlight, 1, 1], { after: 13 })).toBe(
        `PRR: no more are in flight than the threshold of 20, so for each packet that arrives one goes, and one more while nothing further is lost: with ${inFlight} in flight the window is 13.00.`,
      );
  });
});

describe('the rule of growth in congestion avoidance', () => {
  // The first number is a deficit that has been repaid, then come the law's own.
  test.each<[string, object, number[], string]>([
    ['TCP', tcp, [0], 'W ← W + 1/W at every ACK: now 1/20.0 = 0.05.'],
    ['GAIMD', aimd, [0], 'W ← W + a/W at every ACK: now 0.2/20.0 = 0.01.'],
    ['SQRT', root, [0], 'W ← W + α/W^(k+1) at every ACK: 1/20.0^1.5 = 0.011.'],
    [
      'SIMD',
      { kind: 'simd' },
      [0, 0.5, 30],
      'W(t) = W₀ + α²t²/4 since the last cut, with W₀ = 30.00 and α = 0.5 from then.',
    ],
    [
      'AIAD/H',
      { kind: 'aiad-h' },
      [0, 0.08],
      'W ← W + α/W at every ACK: α = 0.08, from the window at the last cut, so 0.004 now.',
    ],
    ['LEDBAT', { kind: 'ledbat' }, [0, 0.02, 0.1, 1], 'W ← W + G (T − q)/T / W: q = 20 ms, T = 100 ms, so 0.04 now.'],
    [
      'Vegas',
      vegas,
      [0, 0.05, 1.2, 2],
      'Δ = 1.2 of its packets wait in queues, fewer than α = 2: W grows by one packet per round trip, 0.05 per ACK.',
    ],
  ])('of %s', (_, scheme, numbers, said) => {
    expect(rule(scheme, 'growth', numbers)).toBe(said);
  });

  test('that goes on is said without numbers that may have changed since', () => {
    const on = { known: false };
    expect(rule({ kind: 'ledbat' }, 'growth', [0, 0.02, 0.1, 1], on)).toBe(
      'W follows (T − q)/T, T the target and q the queueing delay.',
    );
    expect(rule(vegas, 'growth', [0, 0.05, 1.2, 2], on)).toBe('Δ < α: W grows by one packet per round trip.');
    expect(rule(cubic, 'growth', [0, 10, 3, 50, 45, 0, 0, 7], on)).toBe(
      'W(t) = C (t − K)³ + Wmax: 0.4 × (2 − 3)³ + 50.00 = 49.60, or as TCP where that is more.',
    );
  });

  test('of CUBIC is its curve, and TCP’s only where that is above and it is to be friendly', () => {
    const curve = 'W(t) = C (t − K)³ + Wmax: 0.4 × (2 − 3)³ + 50.00';
    const growth = (scheme: object, reno: number, ...acks: number[]): string =>
      rule(scheme, 'growth', [0, 10, 3, 50, reno, 0, 0, ...acks]);
    expect(growth(cubic, 45)).toBe(`${curve} = 49.60 is what it grows to.`);
    expect(growth(cubic, 45, 7)).toBe(`${curve} = 49.60 is what it grows to. It grows by one packet after 7 ACKs.`);
    expect(growth(cubic, 55)).toBe(`${curve} is below what TCP would have, 55.00: it grows as TCP.`);
    expect(growth({ ...cubic, renoFriendly: false }, 55)).toBe(`${curve} = 49.60 is what it grows to.`);
  });
});

describe('the rule of BBR’s window', () => {
  // Bandwidth, gain, window before, delivered, target, rule, in flight, 1 in PROBE_RTT, packet, smallest round trip.
  const bbr = (which: number, probes = 0): string =>
    rule({ kind: 'bbr' }, 'model', [500, 1.25, 60, 3, 103, which, 40, probes, 9, 0.1], { after: 63 });
  const product = 'bandwidth × smallest round trip = 500.0 × 100 ms = 50.0';

  test.each([
    [
      'keeps what is in flight after a loss',
      0,
      'in the first round after a loss one packet goes for each that arrives: 40 + 3 = 63.00.',
    ],
    [
      'goes to its target',
      1,
      `W + 3 delivered, at most the target 103.0, which is twice ${product} and room for bursts.`,
    ],
    ['grows', 2, `below the target 103.0: W plus what was delivered, 60.0 + 3 = 63.00; ${product}.`],
    ['stays', 3, `the target 103.0 is reached: the window stays 63.00; ${product}.`],
  ])('%s', (_, which, said) => expect(bbr(which)).toBe(said));

  test('is four packets where what was delivered would make it less', () => {
    const least = 'W + 1 delivered would be less than the least window: it is 4.';
    expect(rule({ kind: 'bbr' }, 'model', [500, 1.25, 2, 1, 6, 2, 1, 0, 9, 0.1], { after: 4 })).toBe(least);
  });

  test.each([
    [{ kind: 'bbr' }, 0, Infinity],
    [{ kind: 'bbr' }, 500, Infinity],
    [{ kind: 'bbr3' }, 0, 0.1],
  ])('of %o goes by the initial window until there are measurements', (scheme, bandwidth, minRtt) => {
    expect(rule(scheme, 'model', [bandwidth, 2.9, 5, 1, 10, 2, 4, 0, 9, minRtt], { after: 6 })).toBe(
      'W plus what was delivered, 5.0 + 1 = 6.00; the target 10.0 goes by the initial window until there are measurements.',
    );
  });

  test('is at most four packets while it measures the round trip', () => {
    expect(bbr(2, 1)).toBe('while it measures the round trip the window is at most 4.');
  });
});

describe('the rule of a rate', () => {
  const rate = (scheme: string | object, cause: Cause, numbers: number[], after = 50): string =>
    rule(typeof scheme === 'string' ? { kind: scheme } : scheme, cause, numbers, {
      variable: 'rate',
      before: 100,
      after,
    });

  test.each<[string | object, Cause, number[], string]>([
    ['tfrc', 'start', [], 'it begins with 50.0 packets/s.'],
    ['tfrc', 'first round trip', [0.02], 'one packet per round trip: 1 / 20 ms = 50.0.'],
    [
      'bbr',
      'first pace',
      [28.9, 0.1],
      'the first window in a round trip, times the gain of startup: 28.9 / 100 ms = 50.0.',
    ],
    ['tfrc', 'silence', [0.1], 'X ← X/2: 100.0 / 2 = 50.0.'],
    [{ kind: 'rap', a: 1, kept: 0.5 }, 'step', [0.01, 0.1], 'X ← X + α/R: 100.0 + 1 / 100 ms = 50.0.'],
    [{ kind: 'rap', kept: 0.75 }, 'missing packet', [9, 0.01, 20], 'X ← β X: 0.75 × 100.0 = 50.0.'],
    ['tfrcp', 'overdue packet', [9, 0.1], 'the start-up is over, X ← X/2: 100.0 / 2 = 50.0.'],
    [
      'tfrcp',
      'start-up round',
      [0.1],
      'X ← 2 X every round trip without loss: 50.0 is at most one maximum window per 100 ms.',
    ],
    [{ kind: 'tfrcp', growth: 2 }, 'interval without loss', [0.1], 'X ← 2 X: 2 × 100.0 = 50.0.'],
    [
      'tfrcp',
      'interval with losses',
      [0.012_345, 0.104_56, 2, 200, 9],
      'X ← T(p, R, 4R) with p = 0.0123 of this interval and R = 105 ms: 50.0.',
    ],
    ['tear', 'report', [50, 0.1], 'X = Y/R, as the receiver asks: 50.0.'],
    ['tear', 'report', [0, 0.04], 'the receiver knows no round trip yet: 2 / 40 ms = 50.0.'],
    ['bbr', 'model', [40, 1.25], 'X = gain × bandwidth: 1.25 × 40.0 = 50.0.'],
    ['bbr', 'idle restart', [1.25, 40], 'X = bandwidth after an idle time: 50.0.'],
  ])('of %j, %s %j', (scheme, cause, numbers, said) => expect(rate(scheme, cause, numbers)).toBe(said));

  test.each([
    [0, 'at least the first window per round trip: 40.0 packets/s with R = 100 ms; it is 50.0.'],
    [1, 'nothing was received in between, so one packet per round trip: 1 / 100 ms = 50.0.'],
    [2, 'X ← 2 X once per round trip, at most twice the rate received, 210.0: from 100.0 to 50.0.'],
    [3, 'X was above twice the rate received, 210.0: it goes to half of that, 50.0.'],
  ])('of TFRC’s slow start, number %d', (which, said) =>
    expect(rate('tfrc', 'slow-start report', [which, 0.1, 210, 40])).toBe(said),
  );

  const gives =
    'X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = 0.01, R = 100 ms, t₀ = 400 ms gives 77.7';
  test.each([
    [0, `${gives}. It rises towards that by at most 100.0 + 1.5 packets per round trip, and not above 150.0: 50.0.`],
    [1, `${gives}: X falls to it at once, 50.0.`],
    [2, `${gives}, and it may be no more than 150.0, from the rate received: 50.0.`],
    [3, `${gives}: slow start is over, and X is 50.0.`],
  ])('of TFRC’s equation, number %d', (which, said) => {
    for (const cause of ['loss event', 'equation, higher', 'equation, lower'] as const)
      expect(rate('tfrc', cause, [9, 0.01, 0.1, 0.4, 77.7, 150, 1.5, which, 12])).toBe(said);
  });
});
