import { describe, expect, it } from 'vitest';

import { pftk } from './support/equation.ts';
import { type ArrivalOptions, ReceiverRig, type Report } from './support/receiver-rig.ts';

/** Times are whole parts of 1/64 s, so that they are exact: 8 packets per RTT. */
const GAP = 1 / 64;
const RTT = 8 * GAP;
const T0 = 0.5;
const SCHEME = { kind: 'tfrc', intervals: 8, discounting: false };

const rateOf = (report: Report): number => report.numbers[2]!;
const lossRateIn = (report: Report): number => report.numbers[1]!;

/** Packets 0 to `last` arrive, `lost` do not; the sender answers each report, so its round goes up once per RTT. */
function stream(
  rig: ReceiverRig,
  last: number,
  lost: readonly number[] = [],
  more: Partial<ArrivalOptions> = {},
  first = 0,
): ReceiverRig {
  for (let sequence = first; sequence <= last; sequence += 1) {
    if (lost.includes(sequence)) continue;
    const options = sequence === 0 ? { rtt: 0, urgent: true } : { rtt: RTT };
    rig.arrive(sequence * GAP, sequence, {
      t0: T0,
      round: Math.floor(sequence / 8),
      sentAt: sequence * GAP - RTT / 2,
      ...options,
      ...more,
    });
  }
  return rig;
}

/** Packet numbers that had just arrived when reports were sent. */
const reportedAt = (rig: ReceiverRig): number[] => rig.reports.map(({ at }) => at / GAP);

describe("TFRC's receiver without losses", () => {
  it('answers the first packet, which asks for it, and then reports once per RTT the rate at which packets came', () => {
    const rig = stream(new ReceiverRig(SCHEME), 32);
    expect(reportedAt(rig)).toEqual([0, 8, 16, 24, 32]);
    for (const report of rig.reports.slice(1)) {
      expect(rateOf(report)).toBe(64);
      expect(lossRateIn(report)).toBe(0);
      expect(report.losses).toBe(0);
      expect(report.highest).toBe(report.at / GAP);
      expect(report.numbers[0]).toBe(report.at - RTT / 2);
    }
  });

  it('answers at once whenever the sender asks for it, and measures the rate of less than an RTT over a whole one', () => {
    const rig = stream(new ReceiverRig(SCHEME), 16);
    rig.arrive(17 * GAP, 17, { rtt: RTT, t0: T0, urgent: true, sentAt: 0 });
    expect(reportedAt(rig)).toEqual([0, 8, 16, 17]);
    expect(rateOf(rig.lastReport)).toBe(64);
  });

  it('says once more after 1.5 RTT what it knows when nothing comes, with the time the packet was held, and then is silent', () => {
    const rig = stream(new ReceiverRig(SCHEME), 18).until(5);
    expect(reportedAt(rig)).toEqual([0, 8, 16, 16 + 12]);
    const { numbers } = rig.lastReport;
    // Packet 18 was held for 10 gaps; 2 packets came in 12 gaps.
    expect(numbers[0]).toBe(18 * GAP - RTT / 2 + 10 * GAP);
    expect(numbers[2]).toBeCloseTo(2 / (12 * GAP), 9);
  });
});

describe("TFRC's receiver at the first loss", () => {
  // 25 is missing: 26 shows it.
  const rig = stream(new ReceiverRig(SCHEME), 26, [25]);
  const first = rig.lastReport;

  it('reports at once', () => {
    expect(reportedAt(rig)).toEqual([0, 8, 16, 24, 26]);
    expect(first.losses).toBe(1);
    expect(rig.parts.counts.lossEvents).toBe(1);
  });

  it('says the loss rate at which the equation gives the rate at which packets come, to 5 %', () => {
    const received = rateOf(first);
    // 7 of the last 8 packets.
    expect(received).toBe(56);
    const p = lossRateIn(first);
    expect(Math.abs(pftk(p, RTT, T0) / received - 1)).toBeLessThan(0.05);
  });

  it('takes that as its first interval, a whole number of packets, which stays in the history', () => {
    const later = stream(rig, 34, [], {}, 27);
    expect(later.lastReport.at).toBe(34 * GAP);
    expect(lossRateIn(later.lastReport)).toBe(1 / Math.floor(1 / lossRateIn(first)));
  });
});

describe("TFRC's receiver at later losses", () => {
  const begin = (lost: readonly number[], last: number): ReceiverRig =>
    stream(new ReceiverRig(SCHEME), last, [25, ...lost]);
  const invented = Math.floor(1 / lossRateIn(begin([], 26).lastReport));

  it('closes the interval with the packet that begins the event, and reports that at once', () => {
    const rig = begin([42], 43);
    expect(rig.lastReport.at).toBe(43 * GAP);
    expect(rig.parts.counts.lossEvents).toBe(2);
    // Open since the report before the first loss (tfrc-sink.cc): packets 25 to 42, the last one the lost one.
    expect(lossRateIn(rig.lastReport)).toBeCloseTo(2 / (18 + invented), 12);
    expect(rig.lastReport.losses).toBe(1);
  });

  it('takes two losses within an RTT as one event, and counts the second like any packet of the next interval', () => {
    const rig = begin([42, 49], 50);
    expect(rig.parts.counts.lossEvents).toBe(2);
    const alone = begin([42], 50);
    expect(rig.parts.counts.lossEvents).toBe(alone.parts.counts.lossEvents);
    // Much later the open interval, 49 in it, raises the mean of three.
    const open = 443 - 42;
    const later = stream(rig, 443, [], {}, 51).lastReport;
    expect(lossRateIn(later)).toBeCloseTo(3 / (open + 18 + invented), 12);
  });

  it('takes losses of more than an RTT apart as two events', () => {
    // 42 and 51: nine gaps.
    expect(begin([42, 51], 52).parts.counts.lossEvents).toBe(3);
    // 42 and 50: exactly an RTT, which is not more.
    expect(begin([42, 50], 52).parts.counts.lossEvents).toBe(2);
  });

  it('begins no second event before the sender has heard of the first: the round must have gone up', () => {
    const rig = stream(new ReceiverRig(SCHEME), 80, [25, 42, 60], { round: 3 });
    expect(rig.parts.counts.lossEvents).toBe(1);
  });

  it('dates losses of one gap between the packets around it: a gap of two RTTs is two or more events', () => {
    const lost = Array.from({ length: 17 }, (_, index) => 42 + index);
    // The 17 are dated 42 to 58 gaps; a second event begins with the first over an RTT after 42, but a round must pass.
    expect(begin(lost, 60).parts.counts.lossEvents).toBe(2);
    const reported = begin(lost, 60).reports.find(({ at }) => at === 59 * GAP)!;
    expect(reported.losses).toBe(17);
  });

  it('treats a mark as a loss that arrived', () => {
    const rig = stream(new ReceiverRig(SCHEME), 41, [25]);
    rig.arrive(42 * GAP, 42, { rtt: RTT, t0: T0, round: 5, marked: true, sentAt: 42 * GAP - RTT / 2 });
    expect(rig.parts.counts.lossEvents).toBe(2);
    expect(rig.lastReport.at).toBe(42 * GAP);
    expect(rig.lastReport.losses).toBe(1);
    expect(lossRateIn(rig.lastReport)).toBeCloseTo(2 / (18 + invented), 12);
    // Received it was: at 50, eight packets have come in the RTT.
    stream(rig, 50, [], {}, 43);
    expect(rateOf(rig.lastReport)).toBe(64);
  });
});
