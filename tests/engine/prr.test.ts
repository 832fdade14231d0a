import { describe, expect, it } from 'vitest';

import { ProportionalReduction } from '../../workers/engine/transport/prr.ts';

/** Packets sent for each of some ACKs that deliver one packet each; `inFlight` before the first, `lost` of them found lost. */
function sentPerAck(window: number, threshold: number, lost: number, acks: number): number[] {
  const prr = new ProportionalReduction();
  prr.begin(window);
  let inFlight = window - lost;
  return Array.from({ length: acks }, () => {
    inFlight -= 1;
    const allowed = prr.allow(threshold, inFlight, 1, false);
    prr.sent += allowed;
    inFlight += allowed;
    return allowed;
  });
}

describe('proportional rate reduction (RFC 6937, Sec. 3.1)', () => {
  it('halves a window of 20 by sending one packet for every second that arrives', () => {
    expect(sentPerAck(20, 10, 1, 12)).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0]);
  });

  it('keeps seven tenths by sending seven packets for ten that arrive', () => {
    const sent = sentPerAck(100, 70, 1, 90);
    expect(sent.slice(0, 40).reduce((sum, count) => sum + count)).toBe(28);
  });

  it('ends with as many in flight as the threshold says once a window has been acknowledged', () => {
    for (const lost of [1, 3, 9]) {
      const acks = 20 - lost;
      const sent = sentPerAck(20, 10, lost, acks);
      expect(sent.reduce((sum, count) => sum + count)).toBe(10);
    }
  });

  it('sends one for each that arrives where losses have left fewer in flight than the threshold, until it is reached', () => {
    // Of 20 packets 15 are lost: 5 are in flight, of which each that arrives lets one go.
    expect(sentPerAck(20, 10, 15, 5)).toEqual([1, 1, 1, 1, 1]);
  });

  it('lets one more go at an ACK of new data that tells of no further loss, up to the threshold', () => {
    const prr = new ProportionalReduction();
    prr.begin(20);
    expect(prr.allow(10, 5, 1, true)).toBe(2);
    expect(prr.allow(10, 9, 1, true)).toBe(1);
    prr.sent = 3;
    expect(prr.allow(10, 10, 1, true)).toBe(0);
  });

  it('sends the first retransmission in any case', () => {
    const prr = new ProportionalReduction();
    prr.begin(20);
    expect(prr.allow(2, 19, 1, false)).toBe(1);
    expect(prr.allow(2, 18, 0, false)).toBe(1);
    prr.sent += 1;
    expect(prr.allow(2, 18, 0, false)).toBe(0);
  });
});
