import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Simulation } from '../../workers/engine/simulation.ts';
import {
  HAND_LETTERS,
  HAND_STEPS,
  LARGEST_BY_HAND,
  LONGEST_RECORD,
  stepped,
} from '../../workers/engine/schemes/hands-steps.ts';
import { hands } from '../../workers/engine/schemes/hands.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { measured, NetworkGame, WheelGame } from '../../workers/hands/game.ts';
import {
  recordOf,
  seatOf,
  setsRate,
  whyNoGame,
  withRecord,
  withSeat,
  withTcp,
  forNetwork,
} from '../../workers/hands/seat.ts';
import { harmedWords } from '../../src/hands/network-score.ts';
import { schemesToAdd } from '../../workers/experiments/offers.ts';
import { decodeHash, encodeHash } from '../../src/link/codec.ts';
import { scenarioWith } from '../support/scenario.ts';
import { runs } from '../engine/support/property.ts';

const tcpPair = scenarioWith({
  duration: 60,
  warmup: 0,
  seed: 3,
  path: [{ rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 20 }, loss: { kind: 'bernoulli', p: 0.002 } }],
  flows: [{ scheme: { kind: 'tcp' }, count: 2 }],
});
const game = withSeat(tcpPair, 0);
const letters = fc.string({
  unit: fc.constantFrom(...HAND_STEPS.map(({ letter }) => letter)),
  minLength: LONGEST_RECORD,
  maxLength: LONGEST_RECORD,
});

const choice = (steps: string): { kind: string } => ({ kind: 'hands', ...{ steps } });

/** Plays the letters tick by tick. */
function played(steps: string, scenario = game): { digest: string; windows: number[]; acked: number; again: number } {
  const live = new WheelGame(scenario);
  const seen = Array.from(steps, (letter) => live.step(letter));
  return {
    digest: live.over!,
    windows: seen.map(({ window }) => window),
    acked: seen.reduce((sum, each) => sum + each.acked, 0),
    again: seen.reduce((sum, each) => sum + each.again, 0),
  };
}

describe('a window set by hand', () => {
  test('is what the steps say at every tick, whatever the network does', () => {
    fc.assert(
      fc.property(letters, (steps) => {
        let window = 1;
        const wanted = Array.from(steps, (letter) => (window = stepped(window, HAND_LETTERS.indexOf(letter), 1e5)));
        expect(played(steps).windows).toEqual(wanted);
      }),
      runs(4),
    );
  });

  test('is no scheme that an experiment offers: without a person there is nothing to compare', () => {
    const offered = schemesToAdd().map(({ value }) => value.kind);
    expect(offered).toEqual(expect.arrayContaining(['tcp', 'own', 'cubic']));
    expect(offered.filter((kind) => kind.startsWith('hands'))).toEqual([]);
  });

  test('has the bounds and letters that its card says', () => {
    expect(hands.parameters[0]).toMatchObject({ key: 'steps', longest: LONGEST_RECORD });
    expect(HAND_STEPS.map(({ letter }) => letter).join('')).toBe(HAND_LETTERS);
    expect(hands.growth!({})).toBe(LARGEST_BY_HAND);
    expect(hands.conflict!(choice(HAND_LETTERS))).toBeNull();
    expect(hands.conflict!(choice('q'))).not.toBeNull();
  });

  test('stays between one packet and a thousand, in whole packets', () => {
    for (const window of [1, 2, 7, 500, 1000])
      HAND_STEPS.forEach((_, code) => {
        const next = stepped(window, code, 1e5);
        expect(Number.isInteger(next) && next >= 1 && next <= 1000).toBe(true);
      });
    expect(stepped(1, HAND_LETTERS.indexOf('u'), 1e5)).toBe(2);
    expect(stepped(9, HAND_LETTERS.indexOf('d'), 1e5)).toBe(8);
    expect(stepped(9, HAND_LETTERS.indexOf('x'), 12)).toBe(12);
  });

  test('is not cut by a loss, and what was lost is sent again until all has arrived', () => {
    const steps = 'a'.repeat(60);
    const outcome = played(steps.padEnd(LONGEST_RECORD, '.'));
    expect(outcome.windows.at(-1)).toBe(61);
    expect(outcome.again).toBeGreaterThan(50);
    const { flows } = measured(withRecord(game, steps));
    expect(flows[0]!.drops).toBeGreaterThan(50);
    // All but what is under way at the end has arrived in order.
    expect(outcome.acked).toBeGreaterThan(0.95 * ((flows[0]!.goodputBps * 60) / 8 / 1000));
  });

  test('goes on after an outage in which everything is lost', () => {
    const events = [
      { at: 5, do: 'loss', hop: 0, model: { kind: 'bernoulli', p: 1 } },
      { at: 8, do: 'loss', hop: 0, model: { kind: 'none' } },
    ];
    const cut = normalizeScenario({ ...game, duration: 20, events });
    const live = new WheelGame(cut);
    const seen = Array.from({ length: 200 }, (_, tick) => live.step(tick < 9 ? 'a' : '.'));
    expect(seen.slice(60, 80).every(({ acked }) => acked === 0)).toBe(true);
    expect(seen.slice(120).reduce((sum, { acked }) => sum + acked, 0)).toBeGreaterThan(500);
    expect(seen.some(({ timeouts }) => timeouts > 0)).toBe(true);
  });
});

describe('a rate set by hand', () => {
  const paced = withSeat(
    scenarioWith({ ...tcpPair, flows: [{ scheme: { kind: 'tfrc' } }, { scheme: { kind: 'tcp' }, id: 'other' }] }),
    0,
  );

  test('is in the seat of a scheme that sets a rate, in tens of packets per second', () => {
    expect(setsRate(paced)).toBe(true);
    expect(setsRate(game)).toBe(false);
    const live = new WheelGame(paced);
    const rates = Array.from('axxhsz', (letter) => live.step(letter).window);
    expect(rates).toEqual([20, 40, 80, 40, 30, 10]);
  });

  test('sends at that rate, whatever is lost, and hears of what is missing', () => {
    const steps = `${'a'.repeat(59)}`.padEnd(LONGEST_RECORD, '.');
    const live = new WheelGame(paced);
    const seen = Array.from(steps, (letter) => live.step(letter));
    const { flows, digest } = measured(withRecord(paced, steps));
    expect(live.over).toBe(digest);
    const later = seen.slice(100);
    expect(later.every(({ window }) => window === 600)).toBe(true);
    const answered = later.reduce((sum, { acked, again }) => sum + acked + again, 0) / 50;
    expect(answered).toBeGreaterThan(595);
    expect(answered).toBeLessThan(605);
    const missing = seen.reduce((sum, { again }) => sum + again, 0);
    expect(missing).toBeGreaterThan(1000);
    // Some are still under way.
    expect(Math.abs(missing - flows[0]!.drops)).toBeLessThan(0.02 * flows[0]!.drops);
  });
});

describe('a game', () => {
  test('played again from its record has the same digest, and its record is within a link of 2,000 characters', async () => {
    for (const steps of fc.sample(letters, { numRuns: 3, seed: 5 })) {
      const record = withRecord(game, steps);
      const link = await encodeHash(record);
      expect(link.length).toBeLessThanOrEqual(2_000);
      const { scenario } = await decodeHash(link, () => Promise.reject(new Error('none')));
      expect(recordOf(scenario)).toBe(recordOf(record));
      expect(steps.startsWith(recordOf(record))).toBe(true);
      const again = new Simulation(scenario);
      again.runUntil(scenario.duration);
      expect(again.digest()).toBe(played(steps).digest);
    }
  });

  test('has a seat of one flow, and beside it the same run with TCP in it', () => {
    expect(seatOf(game)).toBe(0);
    expect(game.flows.map(({ count, scheme }) => [scheme.kind, count])).toEqual([
      ['hands', 1],
      ['tcp', 1],
    ]);
    expect(withTcp(game).flows[0]!.scheme.kind).toBe('tcp');
    expect(withTcp(game).seed).toBe(game.seed);
    expect(withSeat(normalizeScenario({ ...tcpPair, duration: 300 }), 0).duration).toBe(60);
  });

  test('is refused with its reason where nobody’s hands are in it, where it was not played, and where it is too long', () => {
    expect(whyNoGame(tcpPair)).toBe('nobody’s hands are in it');
    expect(whyNoGame(game)).toBe('it has not been played yet');
    expect(whyNoGame(withRecord(game, 'aa'))).toBeNull();
    expect(whyNoGame(normalizeScenario({ ...withRecord(game, 'a'), duration: 61 }))).toMatch('lasts 61 s');
  });

  test('is refused with steps of another alphabet, and of more than a minute', () => {
    expect(() => withRecord(game, 'aaq')).toThrow(/flows\[0\]\.scheme\.steps.*letters/s);
    expect(() => withRecord(game, 'a'.repeat(601))).toThrow(/steps/);
    for (const letter of HAND_LETTERS) expect(() => withRecord(game, `${letter}a`)).not.toThrow();
  });

  test('of the network loses at most five packets, of the flow that was chosen, and repeats from its events', () => {
    const scenario = forNetwork(tcpPair);
    const live = new NetworkGame(scenario);
    const wanted = new Map([20, 50, 80, 110, 140, 170].map((tick) => [tick, 1]));
    const events: object[] = [];
    for (let tick = 0; tick < 300; tick += 1) {
      const flow = wanted.get(tick) ?? null;
      live.step(flow === null ? null : { flow, how: 'drop' });
      if (flow !== null && events.length < 5)
        events.push({ at: tick / 10, do: 'drop', group: scenario.flows[0]!.id, flow, count: 1 });
    }
    const { digest, harmed } = measured({ ...scenario, events });
    expect(harmed.map(({ flow, packet }) => [flow, packet !== null])).toEqual(Array(5).fill([1, true]));
    expect(digest).toBe(live.over);
    expect(measured(scenario).digest).not.toBe(live.over);
  });
});

test('a whole run has the end of each sample as its time, and rates in packets a second', () => {
  const { times, rates, flows } = measured({ ...tcpPair, duration: 10 });
  const [period] = times;
  expect([times[1], times.at(-1)]).toEqual([expect.closeTo(2 * period!, 6), expect.closeTo(10, 4)]);
  flows.forEach(({ goodputBps }, flow) => {
    const packets = rates[flow]!.reduce((sum, rate) => sum + rate, 0) * period!;
    // What has arrived in order, and a few that have not.
    expect(Math.abs(packets - (goodputBps * 10) / 8000)).toBeLessThan(0.05 * packets);
  });
});

describe('a packet that the network lost', () => {
  /** TCP alone, with packets of it lost at these times, s. */
  const lossesAt = (times: readonly number[], limit: number) =>
    measured(
      scenarioWith({
        ...{ duration: 8, warmup: 0, seed: 3 },
        path: [{ rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit } }],
        flows: [{ id: 'tcp', scheme: { kind: 'tcp' } }],
        events: times.map((at) => ({ at, do: 'drop', group: 'tcp', flow: 0, count: 1 })),
      }),
    ).harmed;

  test('has the fall for it; and of two in one window the second has that for the first, lost by hand as well', () => {
    const [first, second, late] = lossesAt([0.3, 0.31, 8], 200);
    expect(first!.fall!.packet).toBe(first!.packet);
    expect(first!.fall!.to).toBeLessThan(first!.fall!.from);
    expect(second!.fall).toEqual(first!.fall);
    expect(second!.fall).toMatchObject({ packet: first!.packet, by: 'lost by a change' });
    expect(harmedWords(second!)).toContain(`for packet ${first!.packet}, which you lost too`);
    expect(late).toMatchObject({ packet: null, fall: null });
    // The very first packet is missed by the timer, while the window is one: nothing falls, and no later cut is for it.
    const [begin, later] = lossesAt([0, 6], 200);
    expect(later!.fall).not.toBeNull();
    expect(begin).toMatchObject({ packet: 0, fall: null });
  });

  test('is the one that the press took, where the link loses packets before it', () => {
    const lossy = (events: object[]) =>
      scenarioWith({
        ...{ duration: 8, warmup: 0, seed: 3 },
        path: [{ rate: 4e6, delay: 0.02, loss: { kind: 'bernoulli', p: 0.3 } }],
        flows: [{ id: 'tcp', scheme: { kind: 'tcp' } }],
        events,
      });
    const untouched = new Simulation(lossy([]));
    const lost: [time: number, packet: number][] = [];
    untouched.observeHops({
      observes: () => true,
      fate: (_fate, _flow, packet) => lost.push([untouched.eventTime, packet]),
      accepted() {},
    });
    untouched.runUntil(8);
    const taken = [1, 2, 3, 4, 5].map((at) => measured(lossy([{ at, do: 'drop', group: 'tcp', flow: 0 }])).harmed[0]!);
    // Up to its press each run is the untouched one, in which that packet passed.
    for (const { harmedAt, packet } of taken) expect(lost).not.toContainEqual([harmedAt, packet]);
    expect(taken.some(({ at, harmedAt }) => lost.some(([time]) => time >= at && time < harmedAt!))).toBe(true);
  });

  test('has no fall of its own where the queue had dropped another of that window before: it is told so', () => {
    // The queue is full at once and drops by itself all the time.
    const lost = lossesAt(
      Array.from({ length: 40 }, (_, at) => 0.5 + 0.15 * at),
      5,
    );
    const others = lost.filter(({ packet, fall }) => fall && fall.packet !== packet && fall.by !== 'lost by a change');
    expect(others.length).toBeGreaterThan(0);
    expect(others[0]!.fall!.by).toBe('dropped, queue full');
    expect(harmedWords(others[0]!)).toContain('dropped by the queue, not by you');
  });
});
