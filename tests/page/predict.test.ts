/** What theory says beside each measured number, case by case: of which group, from which numbers, up to which bound. */
import { describe, expect, test } from 'vitest';
import type { GroupNumbers, RunNumbers } from '../../src/run/numbers.ts';
import { eventRateOfLoneFlow, loneFlow, usedByLoneFlow } from '../../src/theory/lone-flow.ts';
import { theoryOf } from '../../src/theory/predict.ts';
import { closedForm, type Prediction, type Quantity } from '../../src/theory/prediction.ts';
import { HELD_BACK, response } from '../../src/theory/response.ts';
import { unsteady } from '../../src/theory/steady.ts';
import { simdToothCov, straightToothCov } from '../../workers/theory/variation.ts';
import { LINK, numbersOf, reasonOf, scenario, valueOf } from './support/predicted.ts';

type Groups = Partial<GroupNumbers>[];

/** What is said of a quantity of a group, by default of the first. */
function said(
  what: Quantity,
  parts: object,
  groups: Groups = [],
  run: Partial<RunNumbers> = {},
  group = 0,
): Prediction {
  return theoryOf(numbersOf(scenario(parts), groups, run), 100).groups[group]![what];
}

/** The value, or the reason why there is none. */
const short = (prediction: Prediction): number | string =>
  'reason' in prediction ? prediction.reason : Number(prediction.value.toPrecision(9));

const flows = (...list: object[]): object => ({
  flows: list.map((flow, index) => ({ id: `f${index}`, accessDelay: 0, ...flow })),
});
const two = flows({}, {});
const aimd = { kind: 'aimd', a: 0.2, b: 0.125 };

describe('of one flow alone at a drop-tail queue', () => {
  const small = { path: [{ ...LINK, queue: { kind: 'droptail', limit: 20 } }] };

  test('throughput, use of the link and loss event rate follow from its tooth, after five climbs', () => {
    const lone = loneFlow(scenario(small))!;
    const used = usedByLoneFlow(lone);
    expect(used).toBeLessThan(0.95);
    expect(valueOf(said('mean', small, [{ lossEvents: 5 }]))).toBeCloseTo(8e6 * used, 3);
    expect(valueOf(theoryOf(numbersOf(scenario(small)), 100).used)).toBe(used);
    expect(valueOf(said('lossEventRate', small, [{ lossEvents: 5 }]))).toBe(eventRateOfLoneFlow(lone));
    for (const what of ['mean', 'lossEventRate'] as const)
      expect(reasonOf(said(what, small, [{ lossEvents: 4 }]))).toBe('4 of 5 loss events needed');
  });

  test('a bounded window that loses nothing has its mean at once, and no loss events; the flow’s own bound counts', () => {
    const bounded = { ...flows({ transport: { maxWindow: 50 } }), transport: { maxWindow: 20 } };
    expect(valueOf(said('mean', bounded, [{ lossEvents: 0 }]))).toBeCloseTo((8e6 * 50) / 101, 3);
    expect(valueOf(said('lossEventRate', bounded, [{ lossEvents: 0 }]))).toBe(0);
    // A bound that is never reached holds nothing back.
    const wide = loneFlow(scenario({ transport: { maxWindow: 1000 } }))!;
    expect([wide.loses, wide.peak, wide.pipe]).toEqual([true, 201, 101]);
    const full = loneFlow(scenario(flows({ transport: { maxWindow: 150 } })))!;
    expect([full.loses, usedByLoneFlow(full)]).toEqual([false, 1]);
    expect(loneFlow(scenario(flows({ accessDelay: 0.05, packetSize: 500 })))!.pipe).toBeCloseTo(401, 9);
  });

  test('it is no such case beside another group, over two hops, back on the reverse path, or at a rate that is not one', () => {
    const parts = [
      two,
      { path: [LINK, LINK] },
      { reverse: [{ rate: 8e6 }] },
      { ...flows({ direction: 'reverse' }), reverse: [{ rate: 8e6 }] },
      { path: [{ ...LINK, rate: null }] },
      flows({ scheme: { kind: 'rap' } }),
    ];
    for (const each of parts) expect(loneFlow(scenario(each)), JSON.stringify(each)).toBeNull();
    expect(reasonOf(theoryOf(numbersOf(scenario(two)), 100).used)).toBe('a form for one AIMD flow alone');
    expect(reasonOf(theoryOf(numbersOf(scenario({}), [], { used: null }), 100).used)).toBe(
      'no one rate to compare with',
    );
  });

  test('the network is the one that a change left before the means began', () => {
    const limits = { kind: 'droptail', limit: 20 };
    const changed = (...events: object[]): Prediction => theoryOf(numbersOf(scenario({ ...small, events })), 100).used;
    const as = (change: object): number =>
      valueOf(theoryOf(numbersOf(scenario({ path: [{ ...LINK, queue: limits, ...change }] })), 100).used);
    expect(valueOf(changed({ at: 5, do: 'rate', rate: 4e6 }))).toBe(as({ rate: 4e6 }));
    expect(as({ rate: 4e6 })).not.toBe(as({}));
    expect(valueOf(changed({ at: 5, do: 'queue', limit: 90 }))).toBe(as({ queue: { ...limits, limit: 90 } }));
    expect(valueOf(changed({ at: 200, do: 'rate', rate: 4e6 }))).toBe(as({}));
    expect(reasonOf(changed({ at: 5, do: 'loss', model: { kind: 'bernoulli', p: 0.01 } }))).toBe(
      'a form for one AIMD flow alone',
    );
  });
});

describe('the mean of a group', () => {
  const pair = (more = {}): object => flows({ count: 2, ...more });

  test('is its bounded window per round trip where nothing is lost, if it comes near that', () => {
    const parts = { ...pair(), transport: { maxWindow: 10 } };
    const mean = (group: Partial<GroupNumbers>, more = parts): number | string =>
      short(said('mean', more, [{ lossEvents: 0, ...group }]));
    expect(mean({ mean: 1.5e6 })).toBe((2 * 8000 * 10) / 0.1);
    expect(mean({ mean: 1.4e6 })).toBe('nothing lost so far');
    expect(mean({ mean: 1.5e6, roundTrip: 0 })).toBe('nothing lost so far');
    expect(mean({ mean: 3e6 }, { ...parts, ...pair({ transport: { maxWindow: 20 } }) })).toBe((2 * 8000 * 20) / 0.1);
  });

  test('is what its application writes, or reads, of all its flows together, if it comes near that', () => {
    for (const more of [{ feed: 'even', feedRate: 4e5 }, { readRate: 4e5 }]) {
      const mean = (measured: number): number | string =>
        short(said('mean', flows({ count: 3, ...more }, {}), [{ mean: measured }]));
      expect([mean(1.19e6), mean(1.0e6)]).toEqual([3 * 4e5, HELD_BACK]);
    }
  });

  test('is never more than its bounded window allows', () => {
    expect(short(said('mean', pair({ transport: { maxWindow: 5 } })))).toBe((2 * 8000 * 5) / 0.1);
    const free = valueOf(said('mean', pair()));
    expect(valueOf(said('mean', pair({ transport: { maxWindow: 50 } })))).toBe(free);
    expect(valueOf(said('mean', pair({ packetSize: 500 })))).toBeCloseTo(free / 2, 6);
    expect(valueOf(said('mean', pair(), [{ lost: 0.505 }]))).toBeCloseTo(free / 2, 6);
  });

  test('where losses come at times of their own is that of Tsao’s form, for one flow alone', () => {
    const parts = { loss: { kind: 'interval', mean: 4, cv: 1 }, ...flows({ packetSize: 500, scheme: aimd }) };
    const { value } = closedForm('interval-window', { a: 0.2, b: 0.125, tau: 40, c: 1 });
    expect(valueOf(said('mean', parts))).toBeCloseTo((4000 * value) / 0.1, 6);
    expect(said('mean', parts)).toMatchObject({ source: expect.stringContaining('Tsao') });
    for (const more of [two, flows({ count: 2 }), { traffic: [{ kind: 'cbr', high: 1e5 }] }])
      expect(said('mean', { ...parts, ...more })).not.toMatchObject({ source: expect.stringContaining('Tsao') });
    expect(reasonOf(said('mean', { ...parts, ...flows({ scheme: { kind: 'cubic' } }) }))).toContain('no form of CUBIC');
  });

  test('where every n-th packet of one flow falls needs no timeouts, of two flows it does', () => {
    const even = { loss: { kind: 'periodic', every: 100 } };
    expect(said('mean', even)).toMatchObject({ source: expect.stringContaining('Mathis') });
    expect(said('mean', { ...even, ...two })).toMatchObject({ source: expect.stringContaining('Padhye') });
  });

  test('is said of a flow that climbs or falls no more than chance does', () => {
    const drift = (trend: number, lossEvents: number): number | string =>
      short(said('mean', two, [{ trend, lossEvents }]));
    expect([drift(1.29, 100), drift(0.71, 100)]).toEqual([expect.any(Number), expect.any(Number)]);
    expect([drift(1.31, 100), drift(0.69, 100)]).toEqual(['still settling: it climbs', 'still settling: it falls']);
    expect([drift(1.31, 64), drift(9, 0)]).toEqual([expect.any(Number), 'nothing lost so far']);
  });
});

describe('the share of a group', () => {
  const shares = (parts: object, groups: Groups = []): (number | string)[] =>
    theoryOf(numbersOf(scenario(parts), groups), 100).groups.map(({ share }) => short(share));

  test('counts its flows and the size of their packets', () => {
    expect(shares(flows({ count: 3 }, { count: 1 }, { count: 4 }))).toEqual([0.375, 0.125, 0.5]);
    expect(shares(flows({ packetSize: 500 }, { packetSize: 1500 }))).toEqual([0.25, 0.75]);
  });

  test('goes by one p for all, the loss events over the packets between them', () => {
    const groups = [
      { lossEvents: 100, lossEventRate: 0.01 },
      { lossEvents: 300, lossEventRate: 0.012 },
    ];
    expect(said('share', two, groups)).toMatchObject({ source: expect.stringContaining('p = 1.14\u00a0%') });
  });

  test('is for all groups none where one of them has none', () => {
    const all = (reason: string): string[] => [reason, reason];
    const few = { lossEvents: 19 };
    expect(shares({})).toEqual(['one scheme has all']);
    expect(shares({ ...flows({}, { direction: 'reverse' }), reverse: [{ rate: 8e6 }] })).toEqual(
      all('flows go both ways'),
    );
    expect(shares(two, [{}, { trend: 2 }])).toEqual(all('still settling: it climbs'));
    expect(shares(two, [few, {}])).toEqual(all('19 of 20 loss events needed'));
    expect(shares(two, [{}, few])).toEqual(all('19 of 20 loss events needed'));
    expect(shares(flows({}, { scheme: { kind: 'bbr' } }))).toEqual(all('no form: BBR goes by its rate samples'));
  });

  test('takes loss event rates for the same that differ by a quarter, or by as much as chance makes them', () => {
    const differs = (rate: number, lossEvents: number): boolean =>
      typeof shares(two, [{ lossEventRate: 0.01 }, { lossEventRate: rate, lossEvents }])[0] === 'string';
    expect([differs(0.0124, 100), differs(0.0126, 100)]).toEqual([false, true]);
    expect([differs(0.0139, 25), differs(0.0141, 25)]).toEqual([false, true]);
  });
});

describe('the loss event rate of a group', () => {
  const rate = (scheme: object, mean: number, lossEvents = 100): Prediction =>
    said('lossEventRate', flows({ count: 2, scheme }), [{ mean, lossEvents }]);

  test('goes with the mean window of one of its flows, by the scheme’s own form', () => {
    // 4 Mbit/s over two flows of 100 ms: 25 packets each.
    expect(rate({ kind: 'tcp' }, 4e6)).toMatchObject({ value: 1.5 / 625, formula: '1.5 / W²' });
    const law = rate(aimd, 4e6);
    expect(law).toMatchObject({ formula: 'a(2 − b) / (2b W²)' });
    expect(valueOf(law)).toBeCloseTo((0.2 * 1.875) / (0.25 * 625), 9);
    // What climbs as TCP does, but is cut by less, is not TCP.
    const gentle = rate({ kind: 'aimd', a: 1, b: 0.125 }, 4e6);
    expect(gentle).toMatchObject({ formula: 'a(2 − b) / (2b W²)' });
    expect(valueOf(gentle)).toBeCloseTo(1.875 / (0.25 * 625), 9);
    const binomial = rate({ kind: 'binomial', k: 1, l: 0, a: 0.75, b: 0.25 }, 4e6);
    expect(binomial).toMatchObject({ formula: 'α / (β W²)' });
    expect(valueOf(binomial)).toBeCloseTo(3 / 625, 9);
  });

  test('has no form where timeouts come in, nothing was lost, or the scheme has none', () => {
    expect(short(rate({ kind: 'tcp' }, 1.3e6))).toBe('no form with timeouts');
    expect(short(rate({ kind: 'tcp' }, 4e6, 0))).toBe('nothing lost so far');
    expect(short(rate({ kind: 'bbr' }, 4e6))).toContain('no form');
  });
});

test('the part that is lost is the chance or the gap that is set, as long as no queue drops', () => {
  const lost = (loss: object, queueDrops = 0, path = [LINK]): number | string =>
    short(said('lost', { loss, path, ...two }, [], { queueDrops }));
  expect(lost({ kind: 'bernoulli', p: 0.03 })).toBe(0.03);
  expect(lost({ kind: 'periodic', every: 50 })).toBe(0.02);
  expect(lost({ kind: 'periodic', every: 50 }, 1)).toBe('no form: the queue drops too');
  expect(lost({ kind: 'interval', mean: 4, cv: 1 })).toBe('no form for such losses');
  expect(lost({ kind: 'none' }, 0, [{ ...LINK, queue: { kind: 'red', limit: 100 } }])).toBe(
    'no form of the queue’s drops',
  );
  expect(lost({ kind: 'none' })).toBe('no form: drop-tail drops in bursts');
});

describe('the round trip of a group', () => {
  const roundTrip = (parts: object, groups: Groups = [], group = 0): number | string =>
    short(said('roundTrip', parts, groups, { meanQueue: 29 }, group));

  test('is its own propagation, there and back, and the time that the mean queue takes', () => {
    const groups = flows({ accessDelay: 0.01 }, { accessDelay: 0.03 });
    expect([0, 1].map((group) => roundTrip(groups, [], group))).toEqual([0.15, 0.19]);
    expect(roundTrip(flows({ packetSize: 500 }))).toBe(0.115);
    expect(roundTrip({ path: [{ ...LINK, rate: null }] })).toBe(0.1);
    expect(roundTrip(two, [{ roundTrip: 0 }])).toBe(0.13);
  });

  test.each([
    ['no form over several queues', { path: [LINK, LINK] }],
    ['no form over several queues', { reverse: [{ rate: 8e6 }] }],
    ['the link’s rate changes', { events: [{ at: 5, do: 'rate', rate: 1e6 }] }],
    ['the link’s delay changes', { events: [{ at: 5, do: 'delay', delay: 0.03 }] }],
    ['the link’s rate changes', { path: [{ ...LINK, trace: { name: 'x', perMs: '1', loop: true } }] }],
    ['packets differ in size', flows({}, { packetSize: 500 })],
    ['packets differ in size', { traffic: [{ kind: 'cbr', high: 1e5, packetSize: 500 }] }],
  ])('has no form: %s (%#)', (reason, parts) => expect(roundTrip(parts)).toBe(reason));

  test('is not known before one was measured, and while other things change it is', () => {
    expect(roundTrip({}, [{ roundTrip: 0 }])).toBe('no round trip so far');
    expect(roundTrip({ events: [{ at: 5, do: 'drop', group: 'tcp', count: 1 }] })).toBe(0.13);
  });
});

describe('the CoV of a flow', () => {
  const even = { loss: { kind: 'periodic', every: 100 } };
  const cov = (parts: object, group: Partial<GroupNumbers> = {}, run: Partial<RunNumbers> = {}): number | string =>
    short(said('cov', parts, [group], { used: null, ...run }));
  const of = (scheme: object): object => ({ ...even, ...flows({ scheme }) });
  const exact = (value: number): number => Number(value.toPrecision(9));

  test('where losses are even is that of the scheme’s tooth', () => {
    expect(cov(of(aimd), { mean: 4e6 })).toBe(exact(straightToothCov(0.125)));
    expect(cov(of({ kind: 'simd', period: true, b: 0.5 }), { mean: 4e6 })).toBe(exact(simdToothCov(0.5)));
    // W = 4 Mbit/s × 0.1 s / 8000 bits = 50 packets, of which β W^l is cut.
    const binomial = { kind: 'binomial', k: 0.5, l: 0.5, a: 1, b: 0.5 };
    expect(cov(of(binomial), { mean: 4e6 })).toBe(exact(straightToothCov(0.5 / Math.sqrt(50))));
    expect(cov({ ...even, ...flows({ packetSize: 500, scheme: binomial }) }, { mean: 4e6 })).toBe(
      exact(straightToothCov(0.05)),
    );
    expect(cov(of({ kind: 'bbr' }), { mean: 4e6 })).toBe('no closed form of this scheme');
  });

  test('is hidden by whole packets below half of one', () => {
    // 0.19245 of a window of 2.5 and of 2.75 packets.
    expect([cov(even, { mean: 2e5 }), cov(even, { mean: 2.2e5 })]).toEqual([
      'under half a packet: rounding rules',
      exact(straightToothCov(0.5)),
    ]);
  });

  test.each([
    ['no form: flows share the losses', { ...even, ...two }],
    ['no form: flows share the losses', { ...even, ...flows({ count: 2 }) }],
    ['no form: flows share the losses', { ...even, traffic: [{ kind: 'cbr', high: 1e5 }] }],
    ['no form: flows share the losses', { loss: { kind: 'interval', mean: 4, cv: 1 }, ...two }],
    ['no form for such losses', { loss: { kind: 'gilbert', toBad: 0.01, toGood: 0.5 } }],
    ['no form unless losses are Poisson', { loss: { kind: 'interval', mean: 4, cv: 0.5 } }],
    [
      'no form of this scheme for such losses',
      { loss: { kind: 'interval', mean: 4, cv: 1 }, ...flows({ scheme: { kind: 'bbr' } }) },
    ],
    ['the form leaves timeouts out', { loss: { kind: 'bernoulli', p: 0.021 }, ...flows({ scheme: { kind: 'tfrc' } }) }],
    [
      'a form for 8 intervals only',
      { loss: { kind: 'bernoulli', p: 0.01 }, ...flows({ scheme: { kind: 'tfrc', intervals: 4 } }) },
    ],
  ])('has no form: %s (%#)', (reason, parts) => expect(cov(parts)).toBe(reason));

  test('is said up to nine tenths of the link, from twenty loss events on', () => {
    expect(cov(even, {}, { used: 0.9 })).toBe(exact(straightToothCov(0.5)));
    expect(cov(even, {}, { used: 0.91 })).toBe('no form: the link limits the rate');
    expect(cov(even, { lossEvents: 19 })).toBe('19 of 20 loss events needed');
  });

  test('of TFRC is that of its p, each time another one is asked for', () => {
    const tfrc = (p: number): number | string =>
      cov({ loss: { kind: 'bernoulli', p }, ...flows({ scheme: { kind: 'tfrc' } }) });
    const [one, other, again] = [tfrc(0.01), tfrc(0.02), tfrc(0.01)];
    expect(one).toBe(again);
    expect(one).not.toBe(other);
  });
});

describe('the response function', () => {
  const of = (scheme: object, p: number, rtt: number, alone = false, transport = {}): Prediction => {
    const {
      flows: [group],
      ...rest
    } = scenario({ ...flows({ scheme }), transport });
    return response({ ...rest, flows: [group!] }, group!, p, rtt, alone);
  };

  test.each([
    { kind: 'tcp' },
    aimd,
    { kind: 'rap' },
    { kind: 'tfrc' },
    { kind: 'tear' },
    { kind: 'aiad-h' },
    { kind: 'simd', period: false },
  ])('of %j falls with the round trip as its inverse, and with more losses', (scheme) => {
    const rate = (p: number, rtt: number): number => valueOf(of(scheme, p, rtt));
    expect(rate(0.01, 0.2)).toBeCloseTo(rate(0.01, 0.1) / 2, 9);
    expect(rate(0.02, 0.1)).toBeLessThan(rate(0.01, 0.1));
  });

  test('of a binomial scheme is the root of α over β and p, however k and l share the one between them', () => {
    for (const [k, l] of [
      [1, 0],
      [0.5, 0.5],
      [0.3, 0.7],
    ])
      expect(valueOf(of({ kind: 'binomial', k, l, a: 1, b: 0.25 }, 0.01, 0.1))).toBeCloseTo(200, 6);
    for (const [k, l] of [
      [0.2, 0.2],
      [1, 0.5],
    ])
      expect(reasonOf(of({ kind: 'binomial', k, l, a: 1, b: 0.25 }, 0.01, 0.1))).toBe('no form unless k + l = 1');
  });

  test('without timeouts holds up to 2 %, and without delayed ACKs where none was derived with them', () => {
    const law = { kind: 'binomial', k: 1, l: 0, a: 1, b: 0.5 };
    expect(reasonOf(of(law, 0.021, 0.1))).toBe('no form with timeouts, p 2.10\u00a0%');
    expect(valueOf(of(law, 0.02, 0.1))).toBeGreaterThan(0);
    expect(reasonOf(of(law, 0.01, 0.1, false, { delayedAck: true }))).toBe('no form with delayed ACKs');
    expect(reasonOf(of({ kind: 'rap' }, 0.03, 0.1))).toContain('no form with timeouts');
    expect(of({ kind: 'tcp' }, 0.02, 0.1, true)).toMatchObject({ source: expect.stringContaining('Mathis') });
    expect(of({ kind: 'tcp' }, 0.021, 0.1, true)).toMatchObject({
      source: expect.stringContaining('Padhye et al. 1998; RFC'),
    });
    expect(of(aimd, 0.01, 0.1)).toMatchObject({ source: expect.stringContaining('Eq. 8, after') });
    expect(of(aimd, 0.01, 0.1, true)).toMatchObject({ source: expect.stringContaining('without its timeout') });
    expect(of({ kind: 'simd', period: false }, 0.01, 0.1)).toMatchObject({
      source: expect.stringContaining('2001, Eq. 3'),
    });
    expect(of({ kind: 'aiad-h' }, 0.01, 0.1)).toMatchObject({ source: expect.stringContaining('our derivation') });
  });

  test('of a flow that delays its ACKs in a run that does not is that of delayed ACKs', () => {
    const {
      flows: [group],
      ...rest
    } = scenario(flows({ transport: { delayedAck: true } }));
    const own = valueOf(response({ ...rest, flows: [group!] }, group!, 0.01, 0.1, true));
    expect(own).toBeCloseTo(valueOf(of({ kind: 'tcp' }, 0.01, 0.1, true, { delayedAck: true })), 9);
    expect(own).toBeLessThan(valueOf(of({ kind: 'tcp' }, 0.01, 0.1, true)));
  });
});

test.each<[string | null, object]>([
  ['not steady: a source came or went', { start: 21 }],
  ['not steady: a source came or went', { stop: 99 }],
  [null, { start: 20 }],
  [null, { start: 100 }],
  [null, { stop: 20 }],
  [null, { stop: 100 }],
])('between 20 and 100 s it is “%s” beside a source %j', (why, source) => {
  expect(unsteady(scenario({ traffic: [{ kind: 'cbr', high: 1e6, ...source }] }), 20, 100)).toBe(why);
});

test.each<[string | null, object]>([
  ['not steady: flows come and go', { start: 19, startJitter: 2 }],
  ['not steady: flows come and go', { stop: 99 }],
  [null, { start: 19, startJitter: 1 }],
  [null, { start: 100, packets: 10 }],
  [null, { stop: 20 }],
  [null, { stop: 100 }],
])('between 20 and 100 s it is “%s” beside a group %j', (why, group) => {
  expect(unsteady(scenario(flows({}, group)), 20, 100)).toBe(why);
});

test.each<[string | null, object]>([
  ['not steady: changed at 20.1 s', { events: [{ at: 20.1, do: 'rate', rate: 1e6 }] }],
  ['not steady: changed at 100 s', { events: [{ at: 100, do: 'rate', rate: 1e6 }] }],
  [null, { events: [{ at: 20, do: 'rate', rate: 1e6 }] }],
  ['not steady: the link follows a trace', { path: [LINK, { ...LINK, trace: { name: 'x', perMs: '1', loop: true } }] }],
])('between 20 and 100 s it is “%s” with %j', (why, parts) => {
  expect(unsteady(scenario(parts), 20, 100)).toBe(why);
});

describe('what is said of a group is said of it by its own numbers', () => {
  const lossy = { loss: { kind: 'bernoulli', p: 0.01 } };
  const cases: Readonly<Record<string, Partial<GroupNumbers>>> = {
    'few loss events': { lossEvents: 3 },
    'no loss': { lossEvents: 0, lossEventRate: 0, lost: 0 },
    'a long round trip': { roundTrip: 0.4 },
    'rare losses': { lossEventRate: 0.001 },
    'no steady rate': { trend: 2 },
    'a high rate': { mean: 3e6 },
  };
  const all = (list: object[], groups: Groups, parts: object) =>
    theoryOf(numbersOf(scenario({ ...parts, ...flows(...list) }), groups, { used: 0.5 }), 100).groups;
  const kinds = [{ kind: 'tcp' }, aimd, { kind: 'cubic' }];
  // Sums in another order differ in their last bit.
  const rounded = (of: unknown): unknown =>
    JSON.parse(JSON.stringify(of), (_, value: unknown) =>
      typeof value === 'number' ? Number(value.toPrecision(9)) : value,
    );

  test.each(Object.keys(cases))('%s, wherever it stands among the others', (name) => {
    for (const parts of [{}, lossy])
      for (const scheme of kinds) {
        const list = [{ scheme: { kind: 'tcp' } }, { scheme, packetSize: 500 }, { scheme: aimd, count: 2 }];
        const groups: Groups = [{}, cases[name]!, { lossEvents: 200 }];
        const straight = all(list, groups, parts);
        for (const order of [
          [2, 0, 1],
          [1, 2, 0],
        ]) {
          const turned = all(
            order.map((at) => list[at]!),
            order.map((at) => groups[at]!),
            parts,
          );
          expect(rounded(order.map((at) => straight[at]))).toEqual(rounded(turned));
        }
        // The others' means and variation know nothing of it.
        const usual = all(list, [{}, {}, { lossEvents: 200 }], parts);
        for (const at of [0, 2])
          for (const what of ['mean', 'cov', 'lossEventRate', 'roundTrip'] as const)
            expect(straight[at]![what], `${what} of group ${at}`).toEqual(usual[at]![what]);
      }
  });
});
