/** The sentence, the closed sections and the flags speak of everything that the format can say. */
import { describe, expect, test } from 'vitest';
import { eventThing, eventVerb, groupRemark } from '../../src/scenario/describe.ts';
import { scenarioText } from '../../src/scenario/in-words.ts';
import { lossClause, lossSummary } from '../../src/scenario/describe-loss.ts';
import { sourceSummary, trafficSummary } from '../../src/scenario/describe-traffic.ts';
import { effectiveAt } from '../../src/scenario/effective.ts';
import { spokenNames } from '../../src/scenario/names.ts';
import { lossCard } from '../../workers/engine/network/losses/index.ts';
import { gilbert } from '../../workers/engine/network/losses/gilbert.ts';
import { defaultsOf } from '../../workers/engine/scenario/parameter.ts';
import type { LossModel, Scenario } from '../../workers/engine/scenario/types.ts';
import { inLetters, unsaid } from '../support/said.ts';
import { scenarioWith } from '../support/scenario.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const scenarioOf = (fields: object): Scenario => scenarioWith({ flows: [{ id: 'tcp', count: 2 }], ...fields });
const said = (scenario: Scenario, time = 0): string => plain(scenarioText(scenario, effectiveAt(scenario, time)));

const MODELS: [LossModel, string, string][] = [
  [{ kind: 'periodic', every: 103, offset: 103 }, 'every 103rd packet is lost', '1 in 103, evenly'],
  [{ kind: 'bernoulli', p: 0.01 }, '1 packet in 100 is lost at random', '1 in 100, at random'],
  [{ kind: 'interval', mean: 2, cv: 1 }, 'a packet is lost about every 2 s, at random times', 'about every 2 s'],
  [{ kind: 'interval', mean: 0.5, cv: 0 }, 'a packet is lost every 500 ms', 'every 500 ms'],
  [{ kind: 'pattern', gaps: [50, 50, 50, 400, 400, 400] }, 'packets are lost in a pattern, 6 in 1350', '6 in 1350'],
  [
    {
      kind: 'phases',
      phases: [
        { seconds: 6, every: 200 },
        { seconds: 1, every: null },
      ],
    },
    'losses come in phases: 1 packet in 200 for 6 s, then none for 1 s',
    'in 2 phases',
  ],
  [
    { ...defaultsOf(gilbert), by: 'packets', toBad: 0.005, toGood: 0.5, lossGood: 0, lossBad: 1 },
    'losses come in bursts of about 2 packets, one in 200',
    'in bursts',
  ],
  [
    { ...defaultsOf(gilbert), by: 'seconds', good: 2, bad: 0.2, lossGood: 0, lossBad: 1 },
    'losses come in bursts of about 200 ms, 2 s apart',
    'in bursts',
  ],
  [
    {
      kind: 'schedule',
      steps: [
        { at: 0, model: { kind: 'bernoulli', p: 0.01 } },
        { at: 50, model: { kind: 'none' } },
      ],
    },
    'losses change with time: 1 in 100, at random from 0 s on, none from 50 s on',
    '2 steps in time',
  ],
  [{ kind: 'bernoulli', p: 1 }, 'every packet is lost', 'every packet'],
];

describe('losses in words', () => {
  test.each(MODELS)('%j', (model, sentence, summary) => {
    expect(plain(lossClause(model, '')!.join(''))).toBe(sentence);
    expect(plain(lossSummary(model))).toBe(summary);
    expect(said(scenarioOf({ loss: model }))).toContain(`, while ${sentence}.`);
  });

  test('of several hops, it is said where', () => {
    const scenario = scenarioOf({
      path: [{}, { loss: { kind: 'bernoulli', p: 0.02 } }],
      loss: { kind: 'periodic', every: 11 },
    });
    expect(said(scenario)).toContain(
      'while every 11th packet is lost at bottleneck 1, and 1 packet in 50 is lost at random at bottleneck 2.',
    );
  });

  test('the mean loss of each model is what its parameters say', () => {
    const rates = MODELS.map(([model]) => lossCard(model).lossRate(model, 1000, 0));
    expect(rates.slice(0, 5).map((rate) => Number(rate.toPrecision(4)))).toEqual([
      0.009709, 0.01, 0.0005, 0.002, 0.004444,
    ]);
    // 6 s of one in 200, 1 s of none.
    expect(rates[5]).toBeCloseTo(6 / 7 / 200, 9);
    expect(rates[6]).toBeCloseTo(0.005 / 0.505, 9);
    expect(rates[7]).toBeCloseTo(0.2 / 2.2, 9);
    const [schedule] = MODELS[8]!;
    expect([49.9, 50].map((time) => lossCard(schedule).lossRate(schedule, 1000, time))).toEqual([0.01, 0]);
  });
});

describe('sources in words', () => {
  test.each([
    [{ kind: 'cbr', wave: 'constant', high: 1e6 }, 'a constant stream takes 1 Mbit/s', 'constant stream, 1 Mbit/s'],
    [
      { kind: 'cbr', wave: 'constant', high: 1e6, scalable: true },
      'a constant stream takes 1 Mbit/s and answers no mark, though its packets say ECT(1)',
      'constant stream, 1 Mbit/s',
    ],
    [
      { kind: 'cbr', wave: 'square', high: 9e6, low: 1e6, on: 2, off: 3 },
      'a square wave takes between 1 Mbit/s and 9 Mbit/s for 2 s in every 5 s',
      'square wave, 9 Mbit/s',
    ],
    [
      { kind: 'cbr', wave: 'sawtooth', high: 5e6, on: 10 },
      'a sawtooth rises to 5 Mbit/s every 10 s',
      'sawtooth, 5 Mbit/s',
    ],
    [
      { kind: 'cbr', wave: 'reverse-sawtooth', high: 5e6, on: 10 },
      'a reverse sawtooth falls from 5 Mbit/s every 10 s',
      'reverse sawtooth, 5 Mbit/s',
    ],
    [{ kind: 'onoff' }, 'five bursty sources send 0.5 Mbit/s each about 1 s in every 3 s', '5 × 0.5 Mbit/s in bursts'],
  ])('%j', (source, sentence, summary) => {
    const scenario = scenarioOf({ traffic: [source] });
    expect(said(scenario)).toContain(`, while ${sentence}.`);
    expect(plain(sourceSummary(scenario.traffic[0]!))).toBe(summary);
    expect(said({ ...scenario, events: [{ at: 5, do: 'cbr', source: 0, on: false }] }, 6)).toContain(' would ');
  });

  test('of many sources the first two are named, and how many more there are', () => {
    const scenario = scenarioOf({ traffic: [{ kind: 'onoff' }, { kind: 'cbr' }, { kind: 'cbr' }, { kind: 'cbr' }] });
    expect(said(scenario)).toMatch(
      /while five bursty sources .*, and a constant stream .*, and so do two more sources\.$/,
    );
    expect(trafficSummary(scenario.traffic)).toBe('4 sources');
  });
});

describe('groups and paths in words', () => {
  test('when flows come and go, how much they send and which way they take', () => {
    const scenario = scenarioOf({
      path: [{ rate: 5e6 }, {}, {}],
      reverse: [{}, {}, {}],
      flows: [
        { id: 'a', count: 3, start: 20, stop: 60 },
        { id: 'b', scheme: { kind: 'tfrc' }, packets: 100, enter: 1, leave: 1 },
        { id: 'c', scheme: { kind: 'aimd' }, direction: 'reverse', enter: 1 },
      ],
    });
    expect(said(scenario)).toMatch(
      /^Three TCP \(from 20 s, until 60 s\), one TFRC\(8\) \(100 packets, bottleneck 2 only\) and one [^ ]+( |\S)*\(on the reverse path, bottlenecks 2 to 3\) flow share three bottlenecks in series, 5 Mbit\/s to 10 Mbit\/s, and round trips of about \d+ ms, with a real reverse path\.$/,
    );
  });

  test.each<[string, object[], RegExp]>([
    ['numbers', [{ label: '40 ms' }, { label: '160 ms' }], /^One TCP flow “40 ms” and one “160 ms” share /],
    [
      'a word, of many',
      [{ label: 'First', count: 16 }, { label: 'Second' }],
      /^16 TCP flows “First” and one “Second” share /,
    ],
    [
      'of two schemes',
      [{ label: 'Up', scheme: { kind: 'vegas' } }, {}],
      /^One Vegas flow “Up” and one TCP flow share /,
    ],
    ['the scheme and more', [{ label: 'TCP behind 5' }, {}], /^One flow “TCP behind 5” and one TCP flow share /],
    ['the scheme alone', [{ label: 'short TCP' }, { label: 'TCP' }], /^One short TCP and one TCP flow share /],
  ])('a label may be any words: %s', (_, groups, words) => {
    expect(said(scenarioOf({ flows: groups.map((group, index) => ({ id: `f${index}`, ...group })) }))).toMatch(words);
  });

  test.each([
    ['40 ms', '“40 ms”'],
    ['Long way', '“Long way”'],
    ['TCP behind 5', 'TCP behind 5'],
    ['', 'TCP'],
  ])('of a group with the label “%s” a sentence speaks as %s', (label, name) => {
    expect(spokenNames(scenarioOf({ flows: [{ id: 'x', label }] }))).toEqual([name]);
  });

  test('bottlenecks that nothing crosses two of stand side by side, each group at its own', () => {
    const flows = [0, 1].map((hop) => ({ id: `f${hop}`, label: `Flow ${hop}`, enter: hop, leave: hop }));
    const apart = { path: [{ rate: 5e6 }, { rate: 5e6 }], flows };
    expect(said(scenarioOf(apart))).toMatch(
      /^One TCP flow “Flow 0” and one “Flow 1” use two bottlenecks side by side, 5 Mbit\/s each, /,
    );
    expect(said(scenarioOf({ ...apart, flows: flows.toReversed() }))).toMatch(
      /^One TCP flow “Flow 1” \(bottleneck 2 only\) and one “Flow 0” \(bottleneck 1 only\) use two bottlenecks side by side, /,
    );
    const across = [{ kind: 'cbr', enter: 0, leave: 1 }];
    expect(said(scenarioOf({ ...apart, traffic: across }))).toContain(' share two bottlenecks in series, ');
  });

  test.each([
    ['codel', 'CoDel'],
    ['pie', 'PIE'],
    ['red', 'RED'],
  ])('a queue of the kind %s goes by its name', (kind, name) => {
    expect(said(scenarioOf({ path: [{ queue: { kind, limit: 60 } }] }))).toContain(
      `with a ${name} queue of 60 packets`,
    );
  });
});

test('of phases of losses the first four are listed, and of more it is said that they go on', () => {
  const sentence = (count: number): string => {
    const phases = Array.from({ length: count }, (_, index) => ({ seconds: 1, every: 10 * (index + 1) }));
    return said(scenarioOf({ path: [{ loss: { kind: 'phases', phases } }] }));
  };
  const four =
    '1 packet in 10 for 1 s, then 1 packet in 20 for 1 s, then 1 packet in 30 for 1 s, then 1 packet in 40 for 1 s';
  expect(sentence(4)).toContain(`${four}.`);
  expect(sentence(5)).toContain(`${four} and so on.`);
});

test('flags say what was done, and at which hop', () => {
  const scenario = scenarioOf({ path: [{}, {}], traffic: [{ kind: 'cbr', wave: 'sawtooth' }, { kind: 'onoff' }] });
  const verb = (event: Scenario['events'][number]): string => plain(eventVerb(event, scenario));
  expect([
    verb({ at: 1, do: 'loss', hop: 1, model: { kind: 'bernoulli', p: 0.02 } }),
    verb({ at: 1, do: 'loss', hop: 0, model: { kind: 'none' } }),
    verb({ at: 1, do: 'loss', hop: 0, model: MODELS[8]![0] }),
    verb({ at: 1, do: 'rate', hop: 1, rate: 2e6 }),
    verb({ at: 1, do: 'cbr', source: 0, on: true }),
    verb({ at: 1, do: 'cbr', source: 1, on: false }),
    verb({ at: 1, do: 'stop', group: 'tcp', count: 5 }),
    verb({ at: 1, do: 'drop', group: 'tcp', flow: 1, count: 3 }),
  ]).toEqual([
    '1 in 50 lost at bottleneck 2',
    'losses off at bottleneck 1',
    'losses change with time at bottleneck 1',
    'link 2 Mbit/s at bottleneck 2',
    'sawtooth on',
    'bursty sources off',
    'stopped 5 TCP',
    'dropped 3 packets of TCP 2',
  ]);
});

const OF_TCP = { at: 1, group: 'tcp' };
const LOSE = { ...OF_TCP, do: 'lose', flow: 0, ack: false };
const ALONE = [9, 25, 30, 40, 50];
test.each<[object, verb: string, thing: string]>([
  [{ ...OF_TCP, do: 'absent', flow: 1 }, 'without TCP 2', 'TCP 2'],
  [{ at: 1, do: 'cbr', source: 0, on: true }, 'sawtooth on', 'sawtooth on from 1 s'],
  [{ at: 1, do: 'cbr', source: 1, on: false }, 'bursty sources off', 'bursty sources off from 1 s'],
  [{ ...OF_TCP, do: 'mark', flow: 0, count: 1 }, 'marked a packet of TCP 1', 'a packet of TCP 1 marked at 1 s'],
  [{ ...OF_TCP, do: 'drop', flow: 1, count: 3 }, 'dropped 3 packets of TCP 2', '3 packets of TCP 2 dropped at 1 s'],
  [{ ...OF_TCP, do: 'start', count: null }, 'started all TCP', 'all TCP started at 1 s'],
  [{ ...OF_TCP, do: 'start', count: 2 }, 'started 2 TCP', '2 TCP started at 1 s'],
  [{ ...OF_TCP, do: 'stop', count: null }, 'stopped all TCP', 'all TCP stopped at 1 s'],
  [{ ...OF_TCP, do: 'stop', count: 2 }, 'stopped 2 TCP', '2 TCP stopped at 1 s'],
  [{ ...OF_TCP, do: 'spare', flow: 1, packet: 7, hop: 0, delay: false }, 'spared packet 7 of TCP 2', 'TCP 2'],
  [
    { ...OF_TCP, do: 'spare', flow: 0, packet: 7, hop: 0, delay: true },
    'spared the delay of packet 7 of TCP 1',
    'TCP 1',
  ],
  [{ ...LOSE, packets: [25] }, 'loses packet 25 of TCP 1', 'packet 25 of TCP 1 lost'],
  [{ ...LOSE, packets: [9], ack: true }, 'loses the ACK of packet 9 of TCP 1', 'the ACK of packet 9 of TCP 1 lost'],
  [{ ...LOSE, packets: [9, 10] }, 'loses packets 9 to 10 of TCP 1', 'packets 9 to 10 of TCP 1 lost'],
  [
    { ...LOSE, packets: [32, 9, 31, 25, 30] },
    'loses packets 9, 25 and 30 to 32 of TCP 1',
    'packets 9, 25 and 30 to 32 of TCP 1 lost',
  ],
  [
    { ...LOSE, packets: ALONE, ack: true },
    'loses the ACKs of packets 9, 25, 30, 40 and 50 of TCP 1',
    'the ACKs of packets 9, 25, 30, 40 and 50 of TCP 1 lost',
  ],
  [{ ...LOSE, packets: [...ALONE, 60] }, 'loses 6 packets of TCP 1', '6 packets of TCP 1 lost'],
  [
    { ...LOSE, packets: [...ALONE, 60], ack: true },
    'loses the ACKs of 6 packets of TCP 1',
    'the ACKs of 6 packets of TCP 1 lost',
  ],
  [{ at: 1, do: 'rate', hop: 1, rate: 2e6 }, 'link 2 Mbit/s at bottleneck 2', 'link 2 Mbit/s at bottleneck 2 from 1 s'],
  [
    { at: 1, do: 'delay', hop: 0, delay: 0.02 },
    'link delay 20 ms at bottleneck 1',
    'a link delay of 20 ms at bottleneck 1 from 1 s',
  ],
  [
    { at: 1, do: 'queue', hop: 1, limit: 9 },
    'queue of 9 packets at bottleneck 2',
    'a queue of 9 packets at bottleneck 2 from 1 s',
  ],
  [
    { at: 1, do: 'queue', hop: 0, limit: 1 },
    'queue of a packet at bottleneck 1',
    'a queue of a packet at bottleneck 1 from 1 s',
  ],
])('%j is said as what was done, and as a thing that a run has', (fields, verb, thing) => {
  const scenario = scenarioOf({ path: [{}, {}], traffic: [{ kind: 'cbr', wave: 'sawtooth' }, { kind: 'onoff' }] });
  const event = fields as Scenario['events'][number];
  expect([eventVerb(event, scenario), eventThing(event, scenario)].map(plain)).toEqual([verb, thing]);
});

test('of several sources that are called alike each is said by its number', () => {
  const scenario = scenarioOf({ traffic: [{ kind: 'cbr' }, { kind: 'cbr', high: 1e6 }] });
  const verbs = [0, 1].map((source) => plain(eventVerb({ at: 1, do: 'cbr', source, on: false }, scenario)));
  expect(verbs).toEqual(['constant stream 1 off', 'constant stream 2 off']);
});

test('what a group is fed, how often it sends its amount, and how fast it is read stand behind its name', () => {
  const remark = (group: object) => {
    const scenario = scenarioWith({ flows: [{ id: 'web', ...group }] });
    return plain(groupRemark(scenario.flows[0]!, scenario));
  };
  expect(remark({ packets: 70, again: 'every', gap: 3 })).toBe(' (70 packets every 3 s)');
  expect(remark({ packets: 70, again: 'poisson', gap: 3, count: 2 })).toBe(' (70 packets each every 3 s on average)');
  expect(remark({ packets: 70, again: 'after', gap: 3 })).toBe(' (70 packets again 3 s after the last)');
  expect(remark({ feed: 'poisson', feedRate: 2e6, readRate: 5e5 })).toBe(
    ' (fed at 2 Mbit/s on average, read at 0.5 Mbit/s)',
  );
});

describe('the set-up', () => {
  const link = { rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } };
  const trace = { perMs: '0010002000100300'.repeat(4), loop: true };
  const SET_UPS: Readonly<Record<string, object>> = {
    'groups that differ in their start alone': {
      path: [link],
      flows: [
        { id: 'a', count: 2 },
        { id: 'b', start: 5 },
        { id: 'c', start: 9, count: 2 },
        { id: 'd', scheme: { kind: 'cubic' }, label: 'mine', start: 3 },
      ],
    },
    'a trace with a name': { path: [{ ...link, trace: { ...trace, name: 'the train' } }] },
    'a trace without a name': { path: [{ ...link, trace: { ...trace, name: '' } }], reverse: [link] },
    'a link without limit': { path: [{ ...link, rate: null }] },
    'three bottlenecks, one without limit, losses and sources': {
      path: [link, { ...link, rate: null, loss: { kind: 'bernoulli', p: 0.01 } }, { ...link, rate: 8e6 }],
      traffic: [{ kind: 'cbr' }, { kind: 'ping' }],
    },
    'two bottlenecks side by side': {
      path: [link, link],
      flows: [
        { id: 'a', leave: 0 },
        { id: 'b', enter: 1 },
      ],
    },
  };
  test.each(Object.keys(SET_UPS))(
    '%s, as a sentence and as the list of other languages, whose words all are messages',
    (name) => {
      const scenario = scenarioWith({ flows: [{ id: 'tcp' }], ...SET_UPS[name] });
      const list = inLetters(() => scenarioText(scenario, effectiveAt(scenario, 0)));
      expect([scenarioText(scenario, effectiveAt(scenario, 0)), inPlain(list)]).toMatchSnapshot();
      const names = /TCP|CUBIC|mine/g;
      expect(unsaid(list.replaceAll(names, ''))).toEqual([]);
    },
  );
});

/** Letters of `inLetters` as they were. */
function inPlain(text: string): string {
  return text.replaceAll(/[\u24d0-\u24e9]/gu, (letter) => String.fromCodePoint(letter.codePointAt(0)! - 0x24d0 + 97));
}
