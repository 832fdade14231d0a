import { describe, expect, it } from 'vitest';

import { pftk } from './support/equation.ts';
import { shown, shownWord } from './support/inspect.ts';
import { SenderRig } from './support/sender-rig.ts';

const TFRC = { kind: 'tfrc' };
const RTT = 0.1;
/** A clock of 0.1 s and a round trip of one tick: srtt + 4 rttvar is 3 ticks and stays there. */
const T0 = 0.3;

/** In slow start at 40 packets/s, after the first report at 0.1 s. */
function started(choice: object = {}): SenderRig {
  return new SenderRig({ ...TFRC, ...choice }).until(RTT).tfrcReport({ p: 0, received: 1, rtt: RTT });
}

/** At 0.3 s, at loss event rate `p`: slow start has just ended, and a second report has said the same again. */
function atEquation(p: number, choice: object = {}): SenderRig {
  const rig = started(choice);
  rig.until(0.2).tfrcReport({ p: 0, received: 40, rtt: RTT });
  rig.until(0.3).tfrcReport({ p, received: 1_000, rtt: RTT, losses: 1 });
  return rig.tfrcReport({ p, received: 1_000, rtt: RTT });
}

function expectGaps(gaps: readonly number[], expected: readonly number[]): void {
  expect(gaps).toHaveLength(expected.length);
  expected.forEach((gap, index) => expect(gaps[index]).toBeCloseTo(gap, 9));
}

describe("TFRC's sender before it has heard anything", () => {
  it("sends 300 byte/s, halves that after two packets' time without an answer, and asks for reports", () => {
    const rig = new SenderRig(TFRC).until(6);
    expect(rig.rate).toBeCloseTo(0.3, 12);
    expect(rig.sent.map(({ at }) => at)).toEqual([0, expect.closeTo(10 / 3, 9)]);
    expect(rig.sent.every(({ urgent }) => urgent)).toBe(true);
    rig.until(6.7);
    expect(rig.rate).toBeCloseTo(0.15, 12);
    // It sends at once when it halves.
    expect(rig.sent.at(-1)!.at).toBeCloseTo(20 / 3, 9);
    rig.until(20.1);
    expect(rig.rate).toBeCloseTo(0.075, 12);
  });
});

describe("TFRC's sender in slow start", () => {
  it('goes to 4 packets per RTT at the first report (RFC 3390), 1 in the ns-2 of 2000', () => {
    const rig = started();
    expect(rig.rate).toBeCloseTo(40, 12);
    expect(rig.sent.at(-1)).toMatchObject({ at: RTT, urgent: false, round: 1, rtt: RTT });
    expect(shownWord(rig.sender, 'state')).toBe('slow start');
    const era = new SenderRig(TFRC, { profile: 'ns-2 of 2000' }).until(RTT).tfrcReport({ p: 0, received: 1, rtt: RTT });
    expect(era.rate).toBeCloseTo(10, 12);
  });

  it.each([
    [1_095, 40],
    [1_096, 30],
    [2_189, 30],
    [2_190, 20],
  ])(
    'of packets of %i bytes begins with %i packets/s, for an initial window is about 4380 bytes',
    (packetSize, rate) => {
      const rig = new SenderRig(TFRC, { packetSize }).until(RTT).tfrcReport({ p: 0, received: 1, rtt: RTT });
      expect(rig.rate).toBeCloseTo(rate, 12);
    },
  );

  it('sends one packet per RTT where nothing has arrived', () => {
    const rig = started().until(0.2).tfrcReport({ p: 0, received: 40, rtt: RTT });
    rig.until(0.3125).tfrcReport({ p: 0, received: 0, rtt: RTT });
    expect(rig.rate).toBeCloseTo(1 / RTT, 12);
  });

  it('doubles once per RTT, spreading the rise over the packets of one', () => {
    const rig = started().until(0.2).tfrcReport({ p: 0, received: 40, rtt: RTT });
    expect(rig.rate).toBeCloseTo(40, 12);
    rig.until(0.3125).tfrcReport({ p: 0, received: 40, rtt: RTT });
    expect(rig.rate).toBeCloseTo(80, 12);
    // From 40 to 80 in the 8 packets of an RTT: each 5 packets/s faster than the last.
    rig.until(0.42);
    expectGaps(rig.lastGaps(6), [1 / 45, 1 / 50, 1 / 55, 1 / 60, 1 / 65, 1 / 70]);
  });

  it('does not double again before an RTT has passed', () => {
    const rig = started().until(0.2).tfrcReport({ p: 0, received: 40, rtt: RTT });
    rig.until(0.3125).tfrcReport({ p: 0, received: 40, rtt: RTT });
    rig.until(0.35).tfrcReport({ p: 0, received: 70, rtt: RTT });
    expect(rig.rate).toBeCloseTo(80, 12);
  });

  it('goes no further than twice what arrives, and to half of that from above it', () => {
    const rig = started().until(0.2).tfrcReport({ p: 0, received: 40, rtt: RTT });
    rig.until(0.3125).tfrcReport({ p: 0, received: 25, rtt: RTT });
    expect(rig.rate).toBeCloseTo(50, 12);
    rig.until(0.5).tfrcReport({ p: 0, received: 20, rtt: RTT });
    expect(rig.rate).toBeCloseTo(20, 12);
  });

  it('ends for good with the first report of a loss: then the equation holds', () => {
    const rig = atEquation(0.01);
    expect(shownWord(rig.sender, 'state')).toBe('equation');
    expect(rig.rate / pftk(0.01, RTT, T0)).toBeCloseTo(1, 12);
    expect(shown(rig.sender, 'loss event rate p')).toBe(0.01);
    expect(shown(rig.sender, 'average interval')).toBe(100);
    expect(shown(rig.sender, 'equation')).toBe(rig.rate);
    rig.until(0.4).tfrcReport({ p: 0.01, received: 1_000, rtt: RTT });
    expect(shownWord(rig.sender, 'state')).toBe('equation');
  });
});

describe("TFRC's sender by the equation", () => {
  it('rises by at most one packet per RTT for each RTT gone by, two at the most', () => {
    const rig = atEquation(0.01);
    const before = rig.rate;
    rig.until(0.4).tfrcReport({ p: 0.001, received: 1_000, rtt: RTT });
    expect(rig.rate - before).toBeCloseTo(1 / RTT, 9);
    rig.until(0.45).tfrcReport({ p: 0.001, received: 1_000, rtt: RTT });
    expect(rig.rate - before).toBeCloseTo(1.5 / RTT, 9);
    rig.until(0.55).tfrcReport({ p: 0.001, received: 1_000, rtt: RTT });
    rig.until(0.749).tfrcReport({ p: 0.001, received: 1_000, rtt: RTT });
    expect(rig.rate - before).toBeCloseTo(4.49 / RTT, 9);
  });

  it('counts a silence of more than two RTTs as two', () => {
    // Packets at such a pace keep the no-feedback timer at 2 s/X.
    const rig = atEquation(0.2);
    const before = rig.rate;
    expect(2 / before).toBeGreaterThan(0.25);
    rig.until(0.55).tfrcReport({ p: 0.001, received: 1_000, rtt: RTT });
    expect(rig.rate - before).toBeCloseTo(2 / RTT, 9);
  });

  it('does not rise above the equation, nor above twice what arrives or a packet per RTT', () => {
    const byEquation = atEquation(0.01).until(0.4).tfrcReport({ p: 0.0099, received: 1_000, rtt: RTT });
    expect(byEquation.rate / pftk(0.0099, RTT, T0)).toBeCloseTo(1, 12);
    const before = atEquation(0.01).rate;
    const byArrival = atEquation(0.01)
      .until(0.4)
      .tfrcReport({ p: 0.001, received: (before + 3) / 2, rtt: RTT });
    expect(byArrival.rate).toBeCloseTo(before + 3, 9);
    const atLeast = atEquation(0.5).until(0.4).tfrcReport({ p: 0.001, received: 0.5, rtt: RTT });
    expect(atLeast.rate).toBeCloseTo(1 / RTT, 9);
  });

  it('falls to the equation at once, and to twice what arrives', () => {
    const rig = atEquation(0.01).until(0.31).tfrcReport({ p: 0.05, received: 1_000, rtt: RTT });
    expect(rig.rate / pftk(0.05, RTT, T0)).toBeCloseTo(1, 12);
    const congested = atEquation(0.01).until(0.31).tfrcReport({ p: 0.011, received: 40, rtt: RTT });
    expect(congested.rate).toBeCloseTo(80, 9);
  });

  it('with self-clocking keeps to what arrives after a loss and to 1.5 times that without', () => {
    const lossy = atEquation(0.01, { conservative: true })
      .until(0.4)
      .tfrcReport({ p: 0.011, received: 60, rtt: RTT, losses: 1 });
    expect(lossy.rate).toBeCloseTo(60, 9);
    const lossless = atEquation(0.01, { conservative: true })
      .until(0.4)
      .tfrcReport({ p: 0.011, received: 60, rtt: RTT });
    expect(lossless.rate).toBeCloseTo(90, 9);
  });

  it('smooths the RTT by 0.95, keeps the timeout in ticks of 0.1 s, and stretches gaps by the newest root against its mean', () => {
    const rig = atEquation(0.01).until(0.4).tfrcReport({ p: 0.01, received: 1_000, rtt: 0.2 });
    const srtt = 0.95 * RTT + 0.05 * 0.2;
    expect(shown(rig.sender, 'round trip')).toBeCloseTo(srtt, 12);
    // Two ticks: error 1; srtt 8 + 1, variation 2 + 1: floor(3 + 9/8) ticks.
    expect(rig.rate / pftk(0.01, srtt, 0.4)).toBeCloseTo(1, 12);
    const root = 0.95 * Math.sqrt(RTT) + 0.05 * Math.sqrt(0.2);
    rig.until(0.45);
    expectGaps(
      rig.lastGaps(2),
      Array.from({ length: 2 }, () => Math.sqrt(0.2) / root / rig.rate),
    );
  });

  it('paces evenly: under a steady loss event rate all gaps are equal, with `spread` within 1 ± spread of each other', () => {
    const rig = atEquation(0.01);
    for (let report = 1; report <= 10; report += 1)
      rig.until(0.3 + 0.1 * report).tfrcReport({ p: 0.01, received: 1_000, rtt: RTT });
    expectGaps(
      rig.lastGaps(60),
      Array.from({ length: 60 }, () => 1 / rig.rate),
    );
  });
});

describe("TFRC's no-feedback timer", () => {
  it('halves the rate after two RTTs of silence, again and again, sending a packet and asking for a report each time', () => {
    const rig = atEquation(0.01);
    const { rate } = rig;
    const expected = [];
    let at = 0.3;
    for (let times = 1; times <= 5; times += 1) {
      // At first 2 R; later 2 s/X, as the rate that is in force when the timer starts says.
      at += Math.max(2 * RTT, 2 / (rate / 2 ** (times - 1)));
      expected.push(at);
    }
    for (const [index, time] of expected.entries()) {
      rig.until(time - 1e-6);
      expect(rig.rate / (rate / 2 ** index)).toBeCloseTo(1, 12);
      rig.until(time + 1e-6);
      expect(rig.rate / (rate / 2 ** (index + 1))).toBeCloseTo(1, 12);
      expect(rig.sent.at(-1)).toMatchObject({ at: expect.closeTo(time, 9), urgent: true });
    }
    expect(shownWord(rig.sender, 'state')).toBe('equation');
  });

  it('starts again with every report', () => {
    const rig = atEquation(0.01);
    const { rate } = rig;
    for (let report = 1; report <= 20; report += 1)
      rig.until(0.3 + 0.19 * report).tfrcReport({ p: 0.01, received: 1_000, rtt: RTT });
    expect(rig.rate / rate).toBeCloseTo(1, 12);
  });

  it('stops with the flow', () => {
    const rig = atEquation(0.01);
    rig.sender.stop();
    const sent = rig.sent.length;
    rig.until(100);
    expect(rig.sent).toHaveLength(sent);
  });
});
