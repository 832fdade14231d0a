import { describe, expect, it } from 'vitest';

import { normalizeEvent, normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { describeRefusal } from '../../workers/engine/scenario/refusal.ts';
import { refusalsOf } from '../support/refusals.ts';

const refusals = (input: unknown) => refusalsOf(() => normalizeScenario(input));

/** A scenario that is right but for `changes`. */
const wrong = (changes: object): object => ({
  version: 1,
  flows: [{ id: 'tcp', count: 3 }],
  traffic: [{ kind: 'cbr' }],
  ...changes,
});
const group = (changes: object): object => wrong({ flows: [{ id: 'tcp' }, { id: 'second', ...changes }] });
const hop = (changes: object): object => wrong({ path: [{}, changes] });
const red = (changes: object): object => hop({ queue: { kind: 'red', ...changes } });
const source = (changes: object): object => wrong({ traffic: [{ kind: 'cbr', ...changes }] });
const dualPi2 = (changes: object): object => hop({ queue: { kind: 'dualpi2', ...changes } });
const codel = (changes: object): object => hop({ queue: { kind: 'codel', ...changes } });
const onOff = (changes: object): object => wrong({ traffic: [{ kind: 'onoff', ...changes }] });
const loss = (changes: object): object => wrong({ loss: changes });
const step = (at: number): object => ({ at, model: { kind: 'none' } });
/** A path of two hops with the reverse path `reverse`. */
const thereAndBack = (reverse: unknown, changes: object = {}): object => wrong({ path: [{}, {}], reverse, ...changes });
const event = (changes: object): object =>
  wrong({
    events: [
      { at: 1, do: 'stop', group: 'tcp' },
      { at: 2, ...changes },
    ],
  });

const CASES: [path: string, rule: RegExp, value: string | RegExp, input: unknown][] = [
  ['', /object/, 'null', null],
  ['', /object/, '5', 5],
  ['version', /must be 1/, '2', { version: 2, flows: [{}] }],
  ['title', /text of at most/, '7', wrong({ title: 7 })],
  ['note', /text of at most/, /^"x+…"$/, wrong({ note: 'x'.repeat(2_001) })],
  ['seed', /whole number from 0 to 4294967295/, '1.5', wrong({ seed: 1.5 })],
  ['seed', /whole number/, '4294967296', wrong({ seed: 2 ** 32 })],
  ['seed', /whole number/, '-1', wrong({ seed: -1 })],
  ['duration', /number from/, '0', wrong({ duration: 0 })],
  ['duration', /number from/, 'NaN', wrong({ duration: NaN })],
  ['duration', /number from/, 'Infinity', wrong({ duration: Infinity })],
  ['duration', /number from/, '"60"', wrong({ duration: '60' })],
  ['warmup', /less than the duration, 10 s/, '10', wrong({ duration: 10, warmup: 10 })],
  ['sample', /'rtt' or a number/, '"tick"', wrong({ sample: 'tick' })],
  ['sample', /number/, '0', wrong({ sample: 0 })],
  ['path', /at least one hop/, 'a list of 0', wrong({ path: [] })],
  ['path', /at most 16/, 'a list of 17', wrong({ path: Array(17).fill({}) })],
  ['path', /list/, 'an object', wrong({ path: {} })],
  ['path[0]', /object with fields/, 'a list of 0', wrong({ path: [[]] })],
  ['transport', /object with fields/, 'a list of 0', wrong({ transport: [] })],
  ['flows[0]', /object with fields/, 'a list of 0', wrong({ flows: [[]] })],
  ['flows[1].transport', /object with fields/, 'a list of 0', group({ transport: [] })],
  ['path[1].rate', /number from/, '999', hop({ rate: 999 })],
  ['path[1].delay', /number from 0 to 10/, '-0.1', hop({ delay: -0.1 })],
  ['path[1].queue', /object|kind|one of/, '"droptail"', hop({ queue: 'droptail' })],
  ['path[1].queue.minThreshold', /less than maxThreshold, 15/, '15', red({ minThreshold: 15 })],
  ['path[1].queue.kind', /'droptail' where the rate is unlimited/, 'red', hop({ rate: null, queue: { kind: 'red' } })],
  ['path[1].queue.target', /less than the interval, 0.1 s/, '0.1', codel({ target: 0.1 })],
  ['path[1].queue.coupling', /number from/, '0', dualPi2({ coupling: 0 })],
  ['path[1].queue.threshold', /./, '0.02', dualPi2({ threshold: 0.02 })],
  ['reverse', /'ideal' or a list of hops/, '"real"', wrong({ reverse: 'real' })],
  ['reverse', /one hop for each of path, 2/, 'a list of 1', thereAndBack([{}])],
  ['reverse', /one hop for each of path, 2/, 'a list of 3', thereAndBack([{}, {}, {}])],
  [
    'reverse[1].queue.kind',
    /'droptail' where the rate is unlimited/,
    'red',
    thereAndBack([{}, { rate: null, queue: { kind: 'red' } }]),
  ],
  [
    'reverse[0].loss.steps[1].at',
    /after the step before, 5 s/,
    '5',
    thereAndBack([{ loss: { kind: 'schedule', steps: [step(5), step(5)] } }, {}]),
  ],
  [
    'path[0].loss',
    /'none'.*scenario's own loss/,
    'bernoulli',
    wrong({ loss: { kind: 'periodic' }, path: [{ loss: { kind: 'bernoulli' } }] }),
  ],
  ['transport.profile', /'ns-2.35', 'ns-2 of 2000'/, '"linux"', wrong({ transport: { profile: 'linux' } })],
  ['transport.timerTick', /number from/, '0', wrong({ transport: { timerTick: 0 } })],
  ['transport.initialWindow', /whole number from 1/, '2.5', wrong({ transport: { initialWindow: 2.5 } })],
  ['transport.maxWindow', /whole number/, '0', wrong({ transport: { maxWindow: 0 } })],
  ['flows', /given|list/, 'nothing', { version: 1 }],
  ['flows', /at least one/, 'a list of 0', { version: 1, flows: [] }],
  ['flows', /at most 64/, 'a list of 65', { version: 1, flows: Array(65).fill({}) }],
  ['flows', /at most 2000 flows/, '4000', { version: 1, flows: [{ count: 2000 }, { count: 2000 }] }],
  ['flows[1].id', /differ/, 'tcp', group({ id: 'tcp' })],
  ['flows[1].id', /text of at most 64/, /…"$/, group({ id: 'x'.repeat(65) })],
  ['flows[1].count', /whole number/, '0', group({ count: 0 })],
  ['flows[1].scheme', /object|one of/, '"tcp"', group({ scheme: 'tcp' })],
  ['flows[1].scheme.kind', /'tcp', 'aimd'/, '"carrier pigeon"', group({ scheme: { kind: 'carrier pigeon' } })],
  ['flows[1].scheme.b', /number from 0.001 to 0.95/, '1.5', group({ scheme: { kind: 'aimd', b: 1.5 } })],
  [
    'flows[1].scheme.variant',
    /'reno', 'newreno', 'sack'/,
    '"westwood"',
    group({ scheme: { kind: 'tcp', variant: 'westwood' } }),
  ],
  ['flows[1].scheme.beta', /not a field/, /./, group({ scheme: { kind: 'aimd', beta: 0.5 } })],
  ['flows[1].start', /number from 0/, '-1', group({ start: -1 })],
  ['flows[1].stop', /after the start, 5 s/, '5', group({ start: 5, stop: 5 })],
  [
    'flows[1].accessDelay',
    /round-trip time above 0/,
    '0',
    wrong({ path: [{ delay: 0 }], flows: [{}, { accessDelay: 0 }] }),
  ],
  ['flows[1].rttCv', /access delay of at least 0/, '0.9', group({ count: 5, rttCv: 0.9 })],
  ['flows[1].packetSize', /whole number from 40/, '39', group({ packetSize: 39 })],
  ['flows[1].ecn', /true or false/, 'null', group({ ecn: null })],
  ['flows[1].leave', /hop of the path, 0 to 0/, '1', group({ leave: 1 })],
  [
    'flows[1].enter',
    /not be after the hop it leaves, 0/,
    '1',
    wrong({ path: [{}, {}], flows: [{}, { enter: 1, leave: 0 }] }),
  ],
  ['flows[1].direction', /'forward' while the reverse path is 'ideal'/, 'reverse', group({ direction: 'reverse' })],
  ['flows[1].packets', /whole number from 1/, '0', group({ packets: 0 })],
  ['flows[1].packets', /whole number/, '1.5', group({ packets: 1.5 })],
  ['flows[1].transport.delayedAck', /true or false/, '"yes"', group({ transport: { delayedAck: 'yes' } })],
  ['flows[1].transport.profile', /not a field/, /./, group({ transport: { profile: 'ns-2.35' } })],
  ['traffic[0].low', /less than high, 5000000 bit\/s/, '5000000', source({ wave: 'sawtooth', low: 5e6 })],
  [
    'traffic[0].enter',
    /not be after the hop it leaves, 0/,
    '1',
    wrong({ path: [{}, {}], traffic: [{ kind: 'cbr', enter: 1, leave: 0 }] }),
  ],
  ['traffic[0].stop', /after the start, 5 s/, '5', onOff({ start: 5, stop: 5 })],
  ['traffic[0].leave', /hop of the path, 0 to 0/, '1', onOff({ leave: 1 })],
  ['traffic[0].wave', /not a field/, '"square"', onOff({ wave: 'square' })],
  ['traffic[0].low', /0 or at least 1000/, '10', source({ low: 10 })],
  ['traffic[0].stop', /after the start/, '1', source({ start: 2, stop: 1 })],
  ['traffic[0].leave', /hop of the path/, '3', source({ leave: 3 })],
  ['loss.steps[1].at', /after the step before, 8 s/, '3', loss({ kind: 'schedule', steps: [step(8), step(3)] })],
  [
    'loss.steps[0].model.kind',
    /^must be one of (?!.*'schedule')/,
    '"schedule"',
    loss({ kind: 'schedule', steps: [{ at: 1, model: { kind: 'schedule', steps: [step(1)] } }] }),
  ],
  ['loss.p', /number from 0 to 1/, '1.01', wrong({ loss: { kind: 'bernoulli', p: 1.01 } })],
  ['reverse[1].loss.p', /number from 0 to 1/, '1.01', thereAndBack([{}, { loss: { kind: 'bernoulli', p: 1.01 } }])],
  ['events[1].do', /'start', 'stop', 'loss', 'rate', 'drop', 'cbr'/, '"explode"', event({ do: 'explode' })],
  ['events[1].at', /not be after the end, 120 s/, '121', event({ at: 121, do: 'stop', group: 'tcp' })],
  ['events[1].at', /number from 0/, '-1', event({ at: -1, do: 'stop', group: 'tcp' })],
  ['events[1].group', /id of a flow group/, '"nobody"', event({ do: 'stop', group: 'nobody' })],
  ['events[1].count', /whole number from 1/, '0', event({ do: 'stop', group: 'tcp', count: 0 })],
  ['events[1].flow', /flow of the group, 0 to 2/, '3', event({ do: 'drop', group: 'tcp', flow: 3 })],
  ['events[1].flow', /flow of the group, 0 to 2/, '3', event({ do: 'absent', group: 'tcp', flow: 3 })],
  ['events[1].hop', /hop of the path, 0 to 0/, '1', event({ do: 'spare', group: 'tcp', packet: 3, hop: 1 })],
  ['events[1].packet', /whole number from -1/, '-2', event({ do: 'spare', group: 'tcp', packet: -2 })],
  ['events[1].hop', /hop of the path, 0 to 0/, '1', event({ do: 'rate', hop: 1, rate: 1e6 })],
  ['events[1].hop', /hop of the path, 0 to 0/, '1', event({ do: 'loss', hop: 1, model: { kind: 'none' } })],
  [
    'events[0].hop',
    /hop of the path, 0 to 3/,
    '4',
    thereAndBack([{}, {}], { events: [{ at: 1, do: 'loss', hop: 4, model: { kind: 'none' } }] }),
  ],
  ['events[0].hop', /whole number/, '-1', wrong({ events: [{ at: 1, do: 'rate', hop: -1, rate: 1e6 }] })],
  [
    'events[1].model.steps[1].at',
    /after the step before, 8 s/,
    '3',
    event({ do: 'loss', model: { kind: 'schedule', steps: [step(8), step(3)] } }),
  ],
  ['events[0].hop', /limited rate/, '0', wrong({ path: [{ rate: null }], events: [{ at: 1, do: 'rate', rate: 1e6 }] })],
  ['events[1].rate', /number from 1000/, '0', event({ do: 'rate', rate: 0 })],
  ['events[1].source', /index of a source/, '1', event({ do: 'cbr', source: 1, on: true })],
  ['events[1].on', /true or false/, '1', event({ do: 'cbr', on: 1 })],
  ['events[1].model.p', /number from 0 to 1/, '2', event({ do: 'loss', model: { kind: 'bernoulli', p: 2 } })],
  ['duration', /more than 1000000000 packets/, /^\d+$/, wrong({ duration: 36_000, path: [{ rate: 1e9 }] })],
  [
    'duration',
    /more than 1000000000 packets/,
    /^\d+$/,
    wrong({ duration: 36_000, traffic: [{ kind: 'onoff', sources: 1_000, rate: 1e6 }] }),
  ],
  [
    'duration',
    /more than 1000000000 packets/,
    /^\d+$/,
    wrong({ duration: 36_000, path: [{ rate: 1e6 }], reverse: [{ rate: 1e9 }], flows: [{ direction: 'reverse' }] }),
  ],
  [
    'duration',
    /more than 1000000000 packets/,
    /^\d+$/,
    wrong({
      duration: 36_000,
      path: [
        { rate: 100e6, queue: { kind: 'pie', tUpdate: 0.001 } },
        ...Array(15).fill({ rate: 100e6, queue: { kind: 'pie', tUpdate: 0.001 } }),
      ],
      traffic: [{ kind: 'cbr', high: 90e6 }],
      flows: [{ transport: { maxWindow: 1_000 } }],
    }),
  ],
  [
    'duration',
    /more than 1000000000 packets/,
    /^\d+$/,
    wrong({
      duration: 36_000,
      traffic: Array(30).fill({ kind: 'cbr', wave: 'square', high: 1e4, on: 0.001, off: 0.001 }),
    }),
  ],
  [
    'duration',
    /more than 1000000000 packets/,
    /^\d+$/,
    wrong({
      path: [{ queue: { kind: 'droptail', limit: 1_000_000 } }],
      events: Array(1_001).fill({ at: 1, do: 'rate', rate: 1e6 }),
    }),
  ],
  ['sample', /more than 400000000 numbers/, /^\d+$/, wrong({ duration: 10_000, sample: 1e-4, path: [{ rate: 1e4 }] })],
  ['speed', /not a field/, /./, wrong({ speed: 3 })],
  ['flows[1].colour', /not a field/, /./, group({ colour: 'red' })],
  ['path[1].loss.kind', /'none', 'periodic'/, 'nothing', hop({ loss: {} })],
];

describe('a scenario that breaks a rule is refused with path, rule and value', () => {
  it.each(CASES)('%s: %s, got %s', (path, rule, value, input) => {
    const [first] = refusals(input);
    expect(first).toBeDefined();
    expect(first!.path).toBe(path);
    expect(first!.rule).toMatch(rule);
    if (typeof value === 'string') expect(first!.value).toBe(value);
    else expect(first!.value).toMatch(value);
  });

  it('in one line for people', () => {
    const [first] = refusals(group({ scheme: { kind: 'aimd', b: 1.5 } }));
    expect(describeRefusal(first!)).toBe('flows[1].scheme.b: must be a number from 0.001 to 0.95, got 1.5');
  });

  it('says of a field that must be given what it must be', () => {
    const rule = (input: unknown): string => refusals(input)[0]!.rule;
    expect(rule({ flows: [{}] })).toMatch(/must be 1/);
    expect(rule({ version: 1 })).toMatch(/list/);
    expect(rule(event({ do: 'stop' }))).toMatch(/text/);
    expect(rule(event({ do: 'cbr' }))).toMatch(/true or false/);
    expect(rule(event({ do: 'rate' }))).toMatch(/number/);
    expect(rule(wrong({ events: [{ do: 'stop', group: 'tcp' }] }))).toMatch(/number/);
  });

  it('with its value also where the field itself is not of the format', () => {
    expect(refusals(wrong({ speed: 3 }))[0]!.value).toBe('3');
    expect(refusals(group({ colour: 'red' }))[0]!.value).toBe('"red"');
    expect(refusals(hop({ noise: {} }))[0]!.value).toBe('an object');
  });

  it('for every broken rule at once, up to twenty', () => {
    const two = refusals(wrong({ duration: -1, seed: 'x' }));
    expect(two.map(({ path }) => path).toSorted()).toEqual(['duration', 'seed']);
    const events = [
      { at: 500, do: 'stop', group: 'tcp' },
      { at: 1, do: 'stop', group: 'x' },
    ];
    const crossed = refusals(wrong({ warmup: 500, events }));
    expect(crossed.map(({ path }) => path)).toEqual(['warmup', 'events[0].at', 'events[1].group']);
    expect(refusals(wrong({ events: Array(500).fill({ at: 500, do: 'stop', group: 'x' }) }))).toHaveLength(20);
  });
});

describe('a change made live', () => {
  it('is refused by the same rules', () => {
    const scenario = normalizeScenario(wrong({}));
    const refused = (input: unknown): string =>
      refusalsOf(() => normalizeEvent(input, scenario))
        .map(describeRefusal)
        .join();
    expect(refused({ at: 1, do: 'stop', group: 'tcp' })).toBe('');
    expect(refused({ at: 1, do: 'stop', group: 'nobody' })).toMatch(
      /group: must be the id of a flow group, got "nobody"/,
    );
    expect(refused({ at: 121, do: 'stop', group: 'tcp' })).toMatch(/at: must not be after the end/);
    expect(refused({ at: 1, do: 'rate', rate: 5 })).toMatch(/rate: must be a number from 1000/);
    expect(refused({ at: 1, do: 'loss', model: { kind: 'none', p: 1 } })).toMatch(/model.p: is not a field/);
    expect(refused(null)).not.toBe('');
  });
});
