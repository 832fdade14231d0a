import { describe, expect, it } from 'vitest';

import { FlowRig } from './support/flow-rig.ts';
import { shown } from './support/inspect.ts';
import { SenderRig } from './support/sender-rig.ts';

describe("TEAR's sender", () => {
  it('sends a packet in 3 s until it is answered, two per RTT if the receiver knows no rate yet, then the reported rate', () => {
    const rig = new SenderRig({ kind: 'tear' }).until(0.1);
    expect(rig.rate).toBeCloseTo(1 / 3, 12);
    rig.tearReport({ rate: 0, rtt: 0.1 });
    expect(rig.rate).toBeCloseTo(20, 12);
    rig.until(0.2).tearReport({ rate: 73, rtt: 0.1 });
    expect(rig.rate).toBe(73);
    rig.until(0.3);
    rig.lastGaps(5).forEach((gap) => expect(gap).toBeCloseTo(1 / 73, 9));
    rig.tearReport({ rate: 12.5, rtt: 0.1 });
    expect(rig.rate).toBe(12.5);
  });

  it('smooths the RTT by 7/8', () => {
    const rig = new SenderRig({ kind: 'tear' }).until(0.1).tearReport({ rate: 10, rtt: 0.1 });
    rig.until(0.5).tearReport({ rate: 10, rtt: 0.18 });
    expect(shown(rig.sender, 'round trip')).toBeCloseTo(0.11, 12);
  });

  it('halves its rate after 4 RTTs without a report, again after 8, 16, …, and no further than a packet in 64 s', () => {
    const rig = new SenderRig({ kind: 'tear' }).until(0.1).tearReport({ rate: 100, rtt: 0.1 });
    let at = 0.1;
    for (let silences = 0; silences < 8; silences += 1) {
      at += 0.4 * 2 ** Math.min(6, silences);
      rig.until(at - 1e-6);
      expect(rig.rate).toBeCloseTo(100 / 2 ** silences, 9);
      rig.until(at + 1e-6);
      expect(rig.rate).toBeCloseTo(100 / 2 ** (silences + 1), 9);
    }
    rig.until(2_000);
    expect(rig.rate).toBe(1 / 64);
  });

  it('gives a new round trip the weight that is chosen', () => {
    const rig = new SenderRig({ kind: 'tear', gain: 0.02 }).until(0.1).tearReport({ rate: 10, rtt: 0.1 });
    rig.until(0.5).tearReport({ rate: 10, rtt: 0.2 });
    expect(shown(rig.sender, 'round trip')).toBeCloseTo(0.102, 12);
  });

  it('waits three RTTs longer than the reports are apart before it halves its rate', () => {
    const rig = new SenderRig({ kind: 'tear', every: 4 }).until(0.1).tearReport({ rate: 100, rtt: 0.1 });
    expect(rig.until(0.8 - 1e-6).rate).toBe(100);
    expect(rig.until(0.8 + 1e-6).rate).toBe(50);
  });

  it('of the original without timeouts goes on as it was', () => {
    const rig = new SenderRig({ kind: 'tear', timeout: false })
      .until(0.1)
      .tearReport({ rate: 100, rtt: 0.1 })
      .until(50);
    expect(rig.rate).toBe(100);
  });
});

describe('TEAR when nothing comes through any more (yang2000, 100 % loss)', () => {
  /** Packets sent in the 10 s before and in the tenth to twentieth second after all is lost from 60 s on. */
  function beforeAndAfter(timeout: boolean): [number, number] {
    const rig = new FlowRig({
      scheme: { kind: 'tear', timeout },
      settings: { maxWindow: 200 },
      lose: ({ count, at }) => count % 100 === 0 || at >= 60,
    }).run(80);
    return [rig.sentBetween(50, 60), rig.sentBetween(70, 80)];
  }

  it('with timeouts sends less than a tenth after 10 s', () => {
    const [before, after] = beforeAndAfter(true);
    expect(before).toBeGreaterThan(1_000);
    expect(after).toBeLessThan(0.1 * before);
  });

  it('without them does not react', () => {
    const [before, after] = beforeAndAfter(false);
    expect(after).toBeGreaterThan(0.95 * before);
  });
});
