/** Rounds of packets: textbooks' “transmission rounds”, as the worker records them and the page tells them. */
import { expect, test } from 'vitest';
import { recordOf } from '../../src/narrator/record.ts';
import { CauseStore } from '../../src/run/cause-store.ts';
import { windowRounds } from '../../src/run/rounds.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { CAUSES, causeCard } from '../../workers/engine/transport/causes/index.ts';
import type { Round } from '../../workers/live/cause-records.ts';
import { CauseLog } from '../../workers/live/cause-log.ts';
import { scenarioWith } from '../support/scenario.ts';

interface Setting {
  scheme?: object;
  /** Packets that are lost, once each. */
  lost?: readonly number[];
  transport?: object;
  flow?: object;
  hop?: object;
}

/** Kurose and Ross, chapter 3, P40: a window of one at first, a threshold of 32, no loss but those that are asked for. */
function setting({ scheme = { kind: 'tcp', variant: 'reno' }, lost = [], transport, flow, hop }: Setting = {}) {
  return scenarioWith({
    duration: 8,
    warmup: 0,
    path: [{ rate: 100e6, delay: 0.05, queue: { kind: 'droptail', limit: 1000 }, ...hop }],
    transport: { initialWindow: 1, initialSsthresh: 32, handshake: false, ...transport },
    flows: [{ id: 'a', scheme, count: 1, ...flow }],
    events: lost.length > 0 ? [{ at: 0, do: 'lose', group: 'a', flow: 0, packets: [...lost], ack: false }] : [],
  });
}

/** What is recorded, sent in blocks of some seconds. @param again the run is computed again from its start at this time, s */
function recorded(scenario: ReturnType<typeof setting>, every = 0.5, again = Infinity): Round[] {
  let simulation = new Simulation(scenario);
  const log = new CauseLog([0]).observe(simulation).follow([0]);
  const causes = new CauseStore();
  for (let time = every; time <= scenario.duration; time += every) {
    simulation.runUntil(time);
    causes.append(log.take(time));
    if (time < again || time >= again + every) continue;
    simulation = new Simulation(scenario);
    simulation.runUntil(time);
    log.observe(simulation);
  }
  return recordOf({ causes, explainedFlow: 0 }, 0).rounds;
}

const roundsOf = (of: Setting = {}, maxWindow = 10_000) =>
  windowRounds(recorded(setting(of)), { handshake: false, maxWindow }).rounds;

/** The numbers of a round's new packets. */
function packetsOf({ packets }: { packets: readonly [number, number] | null }): number[] {
  const [first, last] = packets!;
  return Array.from({ length: last + 1 - first }, (_, index) => first + index);
}

test('a round ends where a loss is answered, by whatever tells of it: what comes then is sent again', () => {
  expect(CAUSES.filter((cause) => causeCard(cause).endsRound === true).toSorted()).toEqual([
    'fine timeout',
    'loss already answered',
    'overdue by RACK',
    'retransmission lost',
    'third duplicate ACK',
    'third duplicate ACK, from one',
    'timeout',
  ]);
});

test('in slow start the window doubles with each round: 1, 2, 4, 8, 16, 32; at the threshold it grows by one packet and no more', () => {
  const rounds = roundsOf();
  expect(rounds.slice(0, 6).map(({ window }) => window)).toEqual([1, 2, 4, 8, 16, 32]);
  expect(rounds.slice(0, 5).map(({ packets }) => packets)).toEqual([
    [0, 0],
    [1, 2],
    [3, 6],
    [7, 14],
    [15, 30],
  ]);
  expect(rounds.slice(0, 7).map(({ phase }) => phase)).toEqual([
    ...Array.from({ length: 6 }, () => 'slow start'),
    'congestion avoidance',
  ]);
  rounds.slice(6).forEach(({ window }, index) => {
    const grown = window - rounds[index + 5]!.window;
    expect(grown).toBeGreaterThan(0.9);
    expect(grown).toBeLessThanOrEqual(1);
  });
  expect(rounds.every(({ ssthresh, ended, bound }) => ssthresh === 32 && !ended && bound === 'congestion window')).toBe(
    true,
  );
});

test('P40: three duplicate ACKs end round 16, Reno goes on with half of its window and three packets more; a whole round lost ends round 22 by a timeout', () => {
  const { packets } = roundsOf()[15]!;
  const lost = [packets![0]];
  const afterOne = roundsOf({ lost });
  const rounds = roundsOf({ lost: [...lost, ...packetsOf(afterOne[21]!)] });
  const [at16, at17, at18] = rounds.slice(15);
  // The book has 42; by 1/W with every ACK it is a little less than one packet a round.
  expect(Math.round(at16!.window)).toBe(42);
  expect(at16!.ended).toEqual({ cause: 'third duplicate ACK', packet: lost[0] });
  expect(at17).toMatchObject({ phase: 'fast recovery', again: 1, first: lost[0], ssthresh: Math.floor(at17!.cwnd) });
  expect(at17!.cwnd).toBeCloseTo(at16!.window / 2, 9);
  expect(at17!.window).toBeCloseTo(at17!.cwnd + 3, 9);
  expect(at18!.phase).toBe('congestion avoidance');
  // One more for each duplicate ACK: of all packets sent behind the lost one before it is acknowledged, RFC 5681, Sec. 3.2.
  const behind = at16!.packets![1] - lost[0]!;
  expect(at17!.inflated).toBeCloseTo(at17!.cwnd + behind, 9);
  expect([at16!.inflated, at18!.inflated]).toEqual([null, null]);

  const [at22, at23, at24, at25] = rounds.slice(21);
  expect(at22!.ended).toEqual({ cause: 'timeout', packet: at22!.packets![0] });
  expect([at23, at24, at25].map((round) => round!.window)).toEqual([1, 2, 4]);
  expect(at23).toMatchObject({ phase: 'slow start', again: 1, packets: null, ssthresh: Math.floor(at22!.window / 2) });
});

test('there is no threshold before the first loss unless one is set, and segments are counted from one', () => {
  const lost = [100];
  const options = { handshake: false, maxWindow: 10_000 };
  const free = recorded(setting({ lost, transport: { initialSsthresh: null } }));
  const { rounds } = windowRounds(free, { ...options, initialSsthresh: null });
  const cut = rounds.findIndex(({ ended }) => ended);
  expect(rounds.slice(0, cut + 1).every(({ ssthresh }) => ssthresh === null)).toBe(true);
  expect(rounds[cut + 1]!.ssthresh).toBe(Math.floor(rounds[cut]!.window / 2));
  expect(rounds[6]!.segments).toEqual([64, 127]);
  const shaken = recorded(setting({ transport: { handshake: true } }));
  expect(windowRounds(shaken, { ...options, handshake: true }).rounds[0]).toMatchObject({
    packets: [1, 1],
    segments: [1, 1],
  });
});

test('a window that fills the receiver’s ends slow start: from then on the largest window is the threshold', () => {
  const bound = recorded(setting({ transport: { initialSsthresh: null, maxWindow: 12 } }));
  const { rounds } = windowRounds(bound, { handshake: false, maxWindow: 12, initialSsthresh: null });
  expect(rounds.slice(0, 7).map(({ phase, ssthresh }) => [phase, ssthresh])).toEqual([
    ...Array.from({ length: 5 }, () => ['slow start', null]),
    ...Array.from({ length: 2 }, () => ['congestion avoidance', 12]),
  ]);
});

test('Tahoe begins again at one packet after three duplicate ACKs too', () => {
  const scheme = { kind: 'tcp', variant: 'tahoe' };
  const lost = [roundsOf({ scheme })[15]!.packets![0]];
  const [at16, at17, at18] = roundsOf({ scheme, lost }).slice(15);
  expect(at16!.ended).toEqual({ cause: 'third duplicate ACK, from one', packet: lost[0] });
  expect(at17).toMatchObject({ phase: 'slow start', window: 1, ssthresh: Math.floor(at16!.window / 2) });
  expect(at18!.window).toBe(2);
});

test('the receive window binds where it is smaller, and the application where it has no more to send', () => {
  const narrow = roundsOf({ transport: { maxWindow: 8 } }, 8);
  expect(narrow[4]).toMatchObject({ window: 16, underWay: 8, bound: 'receive window' });
  expect(narrow[2]).toMatchObject({ window: 4, underWay: 4, bound: 'congestion window' });
  const short = roundsOf({ flow: { packets: 20 } });
  expect(short.at(-1)).toMatchObject({ packets: [15, 19], bound: 'application' });
});

test('the handshake is no round, and rounds that are no longer recorded are counted', () => {
  const all = recorded(setting({ transport: { handshake: true } }));
  const told = { handshake: true, maxWindow: 10_000 };
  const { rounds, forgotten } = windowRounds(all, told);
  expect(rounds[0]).toMatchObject({ number: 1, packets: [1, 1], window: 1 });
  expect(forgotten).toBe(0);
  expect(windowRounds(all.slice(4), told)).toMatchObject({ forgotten: 3 });
  expect(windowRounds(all.slice(4), told).rounds[0]!.number).toBe(4);
  expect(windowRounds(all, told, rounds[2]!.until).rounds).toHaveLength(3);
});

test('rounds are the same in any blocks, and where the run is computed again between them', () => {
  const scenario = setting({ lost: [100, 101, 300] });
  const whole = recorded(scenario, 8);
  expect(whole.length).toBeGreaterThan(30);
  expect(recorded(scenario, 0.125)).toEqual(whole);
  expect(recorded(scenario, 0.125, 2.5)).toEqual(whole);
});

test.each([
  { kind: 'tcp', variant: 'newreno' },
  { kind: 'tcp', variant: 'sack' },
  { kind: 'cubic' },
  { kind: 'vegas' },
  { kind: 'bbr' },
  { kind: 'prague' },
])(
  'every new packet of $kind $variant is in one round, and each begins with the first packet after an ACK',
  (scheme) => {
    const hop = { rate: 5e6, queue: { kind: 'droptail', limit: 20 }, loss: { kind: 'bernoulli', p: 0.005 } };
    const rounds = recorded(setting({ scheme, hop, transport: { initialSsthresh: null } }));
    expect(rounds.length).toBeGreaterThan(20);
    let next = 0;
    for (const [index, { number, from, sent, time, until }] of rounds.entries()) {
      expect(number).toBe(index);
      if (sent > 0) expect(from).toBe(next);
      next += sent;
      expect(until).toBeGreaterThan(time);
      expect(rounds[index + 1]?.time ?? Infinity).toBeGreaterThanOrEqual(until);
    }
  },
);
