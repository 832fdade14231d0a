import { describe, expect, it } from 'vitest';

import { LINUX_TODAY } from '../../workers/engine/scenario/transport-profiles.ts';
import type { TransportSettings } from '../../workers/engine/scenario/types.ts';
import { loseOnce, openWindow, RIG_RTT, WindowRig, type WindowRigOptions } from './support/window-rig.ts';

/** A timer that expires late, so that what else happens is seen. */
const LATE = { minRto: 2, initialRto: 2 };

function rigOf(window: number, settings: Partial<TransportSettings>, options: WindowRigOptions = {}): WindowRig {
  return new WindowRig({ ...options, settings: { ...openWindow(window), ...LATE, ...settings } });
}

/** When the packet was first sent, s. */
function sentAt({ sent }: WindowRig, packet: number): number {
  return sent.find(({ sequence }) => sequence === packet)!.at;
}

describe('windows in whole packets', () => {
  it('grow by one packet with as many ACKs as the window has packets', () => {
    const rig = rigOf(10, { rack: true });
    const windows = new Set<number>();
    rig.watch(4.95 * RIG_RTT, ({ cwnd }) => windows.add(Math.round(1e6 * cwnd) / 1e6));
    expect([...windows].filter(Number.isInteger)).toEqual([10, 11, 12, 13, 14]);
    expect(rig.sentPerRoundTrip()).toEqual([10, 11, 12, 13, 14]);
  });

  it('grow for each packet that a delayed ACK acknowledges, not for each ACK', () => {
    const rig = rigOf(10, { rack: true, delayedAck: true }).run(5);
    // Of W packets acknowledged each adds 1/W: W² grows by two each.
    expect(rig.sender.cwnd).toBeGreaterThan(Math.sqrt(100 + 2 * rig.counts.inOrder) - 1.5);
    expect(rig.sender.cwnd).toBeLessThan(Math.sqrt(100 + 2 * rig.counts.inOrder) + 0.5);
  });
});

describe('proportional rate reduction', () => {
  it('brings a window of 20 down by one packet for every second that arrives, and no pause', () => {
    // Packets 1 to 19 arrive: the third tells of the loss; then every second lets a packet go.
    const rig = rigOf(20, { prr: true }, { lose: loseOnce(0) }).run(1.5 * RIG_RTT);
    expect(rig.trace(1)).toBe('20 21 0r 22 23 24 25 26 27 28');
    expect(rig.sender.ssthresh).toBe(10);
  });

  /** Packets sent with each ACK of the second round trip. */
  function sentWithAcks(settings: Partial<TransportSettings>): number[] {
    const rig = rigOf(20, settings, { lose: loseOnce(0) });
    const totals: number[] = [];
    rig.watch(1.5 * RIG_RTT, () => {
      if (totals.length < rig.acks.length) totals.push(rig.sent.length);
    });
    return totals.map((total, index) => total - (totals[index - 1] ?? 20));
  }

  it('sends with every second ACK; without it the window falls at once, and nothing goes for half of a window of ACKs', () => {
    // With the last ACK ten are in flight: the threshold.
    expect(sentWithAcks({ prr: true })).toEqual([1, 1, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0]);
    expect(sentWithAcks({ rack: true })).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('sends two for each that arrives once retransmissions are acknowledged and tell of no further loss', () => {
    // Twelve of twenty are lost: eight arrive, far below the threshold of ten.
    const rig = rigOf(20, { prr: true, rack: true }, { lose: loseOnce(...Array.from({ length: 12 }, (_, at) => at)) });
    rig.run(2.95 * RIG_RTT);
    const [, first, second] = rig.sentPerRoundTrip();
    expect(second).toBeGreaterThan(first! + 1);
    expect(second).toBeLessThanOrEqual(2 * first!);
  });

  it('takes no timeout while ACKs of what was sent before the retransmission still come', () => {
    const rig = rigOf(20, { prr: true, minRto: 0.2, initialRto: 0.3 }, { lose: loseOnce(0) });
    const { back } = rig;
    const push = back.push.bind(back);
    let free = 0;
    // ACKs come 25 ms apart: that of the retransmission half a second after it, behind all others.
    back.push = (slot) => {
      free = Math.max(back.entryTime, free + 0.025);
      back.entryTime = free;
      push(slot);
    };
    rig.run(0.6);
    expect(rig.timesAgain(0)).toHaveLength(1);
    expect(rig.counts.timeouts).toBe(0);
  });

  it('leaves the threshold as the window when all that was sent before the cut is acknowledged', () => {
    const rig = rigOf(20, { prr: true }, { lose: loseOnce(0, 3, 4) });
    rig.run(3.5 * RIG_RTT);
    expect(rig.sender.inspect().find(({ name }) => name === 'state')!.value).toBe('congestion avoidance');
    expect(Math.floor(rig.sender.cwnd)).toBeGreaterThanOrEqual(10);
    expect(rig.sender.cwnd).toBeLessThan(12);
    expect(rig.counts).toMatchObject({ lossEvents: 1, timeouts: 0 });
  });

  it('answers a mark too, once for a window', () => {
    const mark = (sequence: number): boolean => sequence >= 20 && sequence < 30;
    const rig = new WindowRig({ ecn: true, mark, settings: { ...openWindow(20), ...LATE, prr: true } });
    rig.run(1.9 * RIG_RTT);
    expect(rig.counts.lossEvents).toBe(0);
    rig.run(2.5 * RIG_RTT);
    expect(rig.counts.lossEvents).toBe(1);
    expect(rig.sender.ssthresh).toBe(10);
    rig.run(4.5 * RIG_RTT);
    expect(rig.counts).toMatchObject({ lossEvents: 1, timeouts: 0 });
    expect(rig.retransmissions).toEqual([]);
    // The threshold, and a packet per round trip since.
    expect(Math.floor(rig.sender.cwnd)).toBeLessThanOrEqual(12);
    // Packets 20 to 38 or so arrive while it comes down: one goes for every second.
    expect(rig.sentPerRoundTrip()[2]).toBeLessThan(14);
  });
});

describe('RACK', () => {
  const twice = (sequence: number, time: number): boolean => sequence === 5 && time <= 2;

  it('finds that a retransmission is lost, and cuts no second time for it', () => {
    const rig = rigOf(12, { rack: true }, { lose: twice }).run(1);
    expect(rig.timesAgain(5)).toHaveLength(2);
    // What is sent next, when six are in flight no more, arrives two round trips after the first time.
    expect(rig.timesAgain(5)[1]! - rig.timesAgain(5)[0]!).toBeCloseTo(2 * RIG_RTT, 9);
    expect(rig.counts).toMatchObject({ lossEvents: 1, timeouts: 0 });
  });

  it('is what finds it: without, it takes a timeout', () => {
    const rig = rigOf(12, { prr: true, minRto: 0.3 }, { lose: twice }).run(1);
    expect(rig.timesAgain(5)).toHaveLength(2);
    expect(rig.counts.timeouts).toBe(1);
  });

  it('takes a packet for lost a quarter of a round trip after later ones arrived, be they but two', () => {
    const rig = rigOf(3, { rack: true }, { lose: loseOnce(9) }).run(1.2);
    expect(rig.timesAgain(9)).toHaveLength(1);
    expect(rig.timesAgain(9)[0]! - sentAt(rig, 9)).toBeCloseTo(1.25 * RIG_RTT, 9);
    expect(rig.counts).toMatchObject({ lossEvents: 1, timeouts: 0 });
  });

  it('waits no longer once three have arrived', () => {
    const rig = rigOf(6, { rack: true }, { lose: loseOnce(8) }).run(1.2);
    expect(rig.timesAgain(8)[0]! - sentAt(rig, 8)).toBeCloseTo(RIG_RTT, 9);
  });
});

describe('tail loss probes', () => {
  // Of a window of 6 the packets 13 to 20 go together, at 0.2 s.
  const window = (first: number, last: number) => (sequence: number, time: number) =>
    time === 1 && sequence >= first && sequence <= last;

  it('go out two round trips and 2 ms after the last ACK, as new data, and what they show lost needs no timeout', () => {
    const rig = rigOf(6, { tlp: true, rack: true }, { lose: window(13, 20) }).run(1);
    expect(sentAt(rig, 21)).toBeCloseTo(0.2 + 2 * RIG_RTT + 0.002, 9);
    expect(rig.timesAgain(13)[0]! - sentAt(rig, 21)).toBeCloseTo(RIG_RTT, 9);
    expect(rig.counts).toMatchObject({ timeouts: 0, lossEvents: 1 });
  });

  it('leave the timer its time behind them, and are sent once', () => {
    const rig = rigOf(6, { tlp: true, rack: true, minRto: 0.5 }, { lose: window(13, 21) }).run(1);
    expect(rig.sent.filter(({ at }) => at > 0.3 && at < 0.9).map(({ sequence }) => sequence)).toEqual([21]);
    expect(rig.timesAgain(13)[0]! - sentAt(rig, 21)).toBeCloseTo(0.5, 6);
    expect(rig.counts.timeouts).toBe(1);
  });

  it('are the last packet again where there is no new one; if that replaced a lost one, the window is cut', () => {
    const rig = rigOf(8, { tlp: true, rack: true, minRto: 0.2 }, { lose: loseOnce(16) }).run(0.15);
    expect(rig.sent.at(-1)!.sequence).toBe(16);
    rig.sender.stop();
    rig.run(0.9);
    expect(rig.timesAgain(16)).toHaveLength(1);
    expect(rig.counts).toMatchObject({ timeouts: 0, lossEvents: 0 });
    rig.sender.start();
    rig.run(1.2);
    expect(rig.counts).toMatchObject({ timeouts: 0, lossEvents: 1 });
    // Half of the ten to which 16 ACKs have opened it.
    expect(rig.sender.ssthresh).toBe(5);
  });

  it('change nothing where nothing was lost: the ACK was late, and the packet arrives twice', () => {
    const rig = rigOf(8, { tlp: true, rack: true, minRto: 0.2 });
    const { back } = rig;
    const push = back.push.bind(back);
    let late = true;
    back.push = (slot) => {
      // The ACK of packet 16, the last one, is 0.25 s longer under way.
      if (late && rig.counts.inOrder === 17) {
        back.entryTime += 0.25;
        late = false;
      }
      push(slot);
    };
    rig.run(0.15);
    expect(rig.sent.at(-1)!.sequence).toBe(16);
    rig.sender.stop();
    rig.run(1.2);
    expect(rig.timesAgain(16)).toHaveLength(1);
    // The ACK tells no round trip: it may be of the probe or of the packet.
    const shown = rig.sender.inspect().find(({ name }) => name === 'round trip');
    expect(shown!.value).toBeCloseTo(RIG_RTT, 9);
    rig.sender.start();
    rig.run(1.6);
    expect(rig.counts).toMatchObject({ lossEvents: 0, timeouts: 0 });
  });

  it('are forgotten when recovery begins: one cut for what they showed lost and what they replaced', () => {
    const rig = rigOf(8, { tlp: true, rack: true, minRto: 0.5 }, { lose: loseOnce(15, 16) }).run(0.15);
    rig.sender.stop();
    rig.run(0.6);
    expect(rig.timesAgain(16)).toHaveLength(1);
    rig.sender.start();
    rig.run(1.3);
    expect(rig.counts).toMatchObject({ timeouts: 0, lossEvents: 1 });
  });

  it('are forgotten at a timeout: what they replaced is no loss of its own then', () => {
    const lose = (sequence: number, time: number): boolean => sequence === 16 && time <= 2;
    const rig = rigOf(8, { tlp: true, rack: true, minRto: 0.2 }, { lose }).run(0.15);
    rig.sender.stop();
    rig.run(2);
    expect(rig.timesAgain(16)).toHaveLength(2);
    rig.sender.start();
    rig.run(2.5);
    expect(rig.counts).toMatchObject({ timeouts: 1, lossEvents: 1 });
  });

  it('go when the timer would expire, where that is sooner, as of a packet that is alone', () => {
    const settings = { tlp: true, minRto: 0.2, minRtoBeyondRtt: true, maxWindow: 1, timerTick: 0.001 };
    const rig = rigOf(1, settings, { lose: loseOnce(9) }).run(2);
    expect(rig.timesAgain(9)[0]! - sentAt(rig, 9)).toBeCloseTo(RIG_RTT + 0.2, 2);
    expect(rig.counts.timeouts).toBe(0);
  });
});

describe('a timeout', () => {
  it('halves the threshold once, restarts at one packet and takes all for lost', () => {
    // Packets 25 to 38 are a window of 14, all lost; 25 is lost twice more.
    const lose = (sequence: number, time: number): boolean =>
      sequence >= 25 && sequence <= 38 && time <= (sequence === 25 ? 3 : 1);
    const rig = new WindowRig({ settings: { ...openWindow(12), rack: true, prr: true, minRto: 0.3 }, lose });
    rig.run(0.55);
    expect(rig.counts.timeouts).toBe(1);
    expect(rig.sender).toMatchObject({ cwnd: 1, ssthresh: 7 });
    rig.run(1.15);
    expect(rig.counts.timeouts).toBe(2);
    expect(rig.sender).toMatchObject({ cwnd: 1, ssthresh: 7 });
    rig.run(4);
    expect(rig.counts.timeouts).toBe(3);
    // Each packet is sent again as often as it was lost.
    const losses = rig.sent.filter(({ lost }) => lost).length;
    expect(rig.retransmissions).toHaveLength(losses);
    expect(rig.counts.inOrder).toBeGreaterThan(200);
  });
});

describe('the minimum of the RTO beyond the round trip', () => {
  const rtoOf = (settings: Partial<TransportSettings>): number =>
    Number(
      new WindowRig({ settings: { ...openWindow(8), ...settings } })
        .run(2)
        .sender.inspect()
        .find(({ name }) => name === 'RTO')!.value,
    );

  it('is srtt + 200 ms in Linux, where ns-2 waits 200 ms in all', () => {
    expect(rtoOf({ ...LINUX_TODAY })).toBeCloseTo(RIG_RTT + 0.2, 6);
    expect(rtoOf({ minRto: 0.2, timerTick: 0.001 })).toBeCloseTo(0.2, 6);
  });
});
