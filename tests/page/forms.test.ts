import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compact,
  fixed,
  fraction,
  flowStateText,
  oneIn,
  parseNumber,
  rateText,
  spanText,
  speedText,
} from '../../src/format.ts';
import { sentence, eventVerb } from '../../src/scenario/describe.ts';
import { scenarioText } from '../../src/scenario/in-words.ts';
import { formerScene } from '../support/former-scene.ts';
import * as editBasics from '../../src/scenario/edit.ts';
import * as editFlows from '../../src/scenario/edit-flows.ts';
import * as editPath from '../../src/scenario/edit-path.ts';
import * as editTraffic from '../../src/scenario/edit-traffic.ts';
import { bandwidthDelayPackets, baseRtt, effectiveAt } from '../../src/scenario/effective.ts';
import { sliderScale } from '../../src/scenario/slider.ts';
import { slotsOf } from '../../src/scenario/names.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { scenarioWith } from '../support/scenario.ts';

const edit = { ...editBasics, ...editFlows, ...editPath, ...editTraffic };
const numbers = schemes.flatMap((card) =>
  card.parameters.flatMap((parameter) => (parameter.type === 'number' ? [{ card, parameter }] : [])),
);
const plain = (scenario: Scenario, time = 0): string =>
  scenarioText(scenario, effectiveAt(scenario, time)).replaceAll('\u00a0', ' ');

describe('controls are made from the schemes’ own cards', () => {
  test('there are numbers to set', () => expect(numbers.length).toBeGreaterThan(1));

  test.each(numbers.map(({ card, parameter }) => [`${card.name} ${parameter.symbol}`, card, parameter] as const))(
    'the slider of %s reaches every value that papers used, and each of its places is a legal value',
    (_, card, parameter) => {
      const scale = sliderScale(parameter.min, parameter.max, parameter.whole);
      expect(scale.logarithmic).toBe(parameter.min > 0 && parameter.max / parameter.min > 30);
      for (const { value } of parameter.notable ?? []) {
        expect(scale.position(value)).toBeGreaterThanOrEqual(0);
        expect(scale.position(value)).toBeLessThanOrEqual(1);
      }
      for (let place = 0; place <= 100; place++) {
        const scheme = { ...edit.schemeDefaults(card.kind), [parameter.key]: scale.value(place / 100) };
        expect(() => scenarioWith({ flows: [{ scheme }] })).not.toThrow();
      }
    },
  );

  test('the defaults and presets of every card are what the engine takes', () => {
    for (const card of schemes) {
      for (const scheme of [
        edit.schemeDefaults(card.kind),
        ...card.presets.map((preset) => ({ kind: card.kind, ...preset.values })),
      ]) {
        expect(scenarioWith({ flows: [{ scheme }] }).flows[0]!.scheme).toEqual(scheme);
      }
    }
  });

  test('a slider’s place and value belong together, and go up together', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-3, max: 10, noNaN: true }),
        fc.double({ min: 1.5, max: 1e5, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (min, ratio, place) => {
          const scale = sliderScale(min, min * ratio);
          const value = scale.value(place);
          expect(value).toBeGreaterThanOrEqual(scale.min);
          expect(value).toBeLessThanOrEqual(scale.max);
          expect(scale.value(Math.min(1, place + 0.1))).toBeGreaterThanOrEqual(value);
          // Rounded for the reader: two digits of a logarithmic value are within 5 % of it.
          expect(Math.abs(scale.position(value) - place)).toBeLessThan(
            scale.logarithmic ? 0.05 / Math.log(ratio) + 1e-9 : 0.06,
          );
        },
      ),
    );
  });

  test('a part of a whole is written as papers write it', () => {
    expect([1 / 8, 7 / 8, 1 / 256, 0.5, 0.67, 0.31, 0, 1, 2].map(fraction)).toEqual([
      '1/8',
      '7/8',
      '1/256',
      '1/2',
      '0.67',
      '0.31',
      '0',
      '1',
      '2',
    ]);
  });

  test('what a flow shows of its inside keeps its decimals and its unit', () => {
    expect(
      [flowStateText(0.1234567, 's'), flowStateText(31.25, 'packets'), flowStateText(218.234, 'packets/s')].map(
        (text) => text.replace('\u00a0', ' '),
      ),
    ).toEqual(['123.5 ms', '31.3 pkt', '218.2 pkt/s']);
    expect([
      flowStateText(0.00200441, ''),
      flowStateText(0.0123456, ''),
      flowStateText(1.25, ''),
      flowStateText(8, ''),
      flowStateText('slow start', ''),
    ]).toEqual(['0.00200', '0.0123', '1.25', '8', 'slow start']);
  });

  test.each([
    [1, 1234, false],
    [0.0123, 45.6, false],
    [3, 1234.5678, true],
    [0, 0.98765, false],
  ])(
    'a slider from %d to %d reaches both ends, whatever their digits, and what is beyond them is at them',
    (min, max, whole) => {
      const scale = sliderScale(min, max, whole);
      expect([-1, 0, 1, 2].map((place) => scale.value(place))).toEqual([min, min, max, max]);
      expect([min / 2 - 1, min, max, 2 * max].map((value) => scale.position(value))).toEqual([0, 0, 1, 1]);
    },
  );

  test('a packet slider gives whole packets', () => {
    const scale = sliderScale(1, 1000, true);
    for (let place = 0; place <= 1; place += 0.01) expect(Number.isInteger(scale.value(place))).toBe(true);
  });
});

describe('numbers as readers write and read them', () => {
  test.each([
    ['10', 10],
    ['0,5', 0.5],
    [' 1/8 ', 0.125],
    ['1e6', 1e6],
    ['.25', 0.25],
    ['−3', -3],
  ] as const)('%s is read', (text, value) => expect(parseNumber(text)).toBe(value));
  test.each(['', 'ten', '1 2', '1/', '0x10', 'Infinity', '1/2/3', '--1'])('“%s” is no number', (text) =>
    expect(parseNumber(text)).toBeNaN(),
  );
  test('numbers come with units, true minus signs and no more digits than they need', () => {
    expect([fixed(-1.5, 2), compact(0.30000000000000004), compact(1234.5678), compact(0.00390625)]).toEqual([
      '−1.50',
      '0.3',
      '1235',
      '0.003906',
    ]);
    expect([rateText(10e6), rateText(64e3), rateText(2.5e9)].map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      '10 Mbit/s',
      '64 kbit/s',
      '2.5 Gbit/s',
    ]);
    expect([spanText(0.1), spanText(15), spanText(3600)].map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      '100 ms',
      '15 s',
      '60 min',
    ]);
    expect([oneIn(0.01), speedText(0.05), speedText(5), speedText(null)]).toEqual([
      '1 packet in 100',
      '1/20× real',
      '5× real',
      'as fast as it goes',
    ]);
  });
});

describe('the sentence says the scenario', () => {
  test('of the first scene', () => {
    expect(plain(formerScene())).toBe(
      'Two TCP and two AIMD(0.2, 1/8 cut) flows share a 10 Mbit/s link with a drop-tail queue of 60 packets and round trips of about 100 ms.',
    );
  });

  test('with RED, a wave and losses', () => {
    const scenario = scenarioWith({
      path: [{ rate: 2.5e6, delay: 0.02, queue: { kind: 'red' } }],
      flows: [{ count: 12 }],
      traffic: [{ kind: 'cbr', wave: 'square', high: 1e6, on: 2, off: 3 }],
      loss: { kind: 'periodic', every: 103 },
    });
    expect(plain(scenario)).toBe(
      '12 TCP flows share a 2.5 Mbit/s link with a RED queue of 60 packets and a round trip of 100 ms, while a square wave takes 1 Mbit/s for 2 s in every 5 s, and every 103rd packet is lost.',
    );
  });

  test('as it stands after a live change', () => {
    const scenario: Scenario = { ...formerScene(), events: [{ at: 20, do: 'rate', hop: 0, rate: 5e6 }] };
    expect(plain(scenario, 19.9)).toContain('10 Mbit/s');
    expect(plain(scenario, 20)).toContain('5 Mbit/s');
    expect(eventVerb(scenario.events[0]!, scenario).replaceAll('\u00a0', ' ')).toBe('link 5 Mbit/s');
  });

  test('every group is a word in its own hue', () => {
    const scenario = scenarioWith({
      flows: [{ id: 'a' }, { id: 'b', scheme: { kind: 'aimd' } }, { id: 'c', scheme: { kind: 'aimd', b: 0.5 } }],
    });
    expect(sentence(scenario, effectiveAt(scenario, 0)).flatMap((part) => part.slot ?? [])).toEqual(slotsOf(scenario));
    expect(slotsOf(scenario)).toEqual([1, 3, 2]);
  });
});

describe('edits', () => {
  const first = formerScene();

  test('every edit of the form gives a scenario that runs', () => {
    const edits: ((scenario: Scenario) => Scenario)[] = [
      (old) => edit.withRate(old, 0, 5e6),
      (old) => edit.withQueueKind(old, 0, 'red'),
      (old) =>
        edit.withQueueKind(
          edit.withQueueKind({ ...old, path: [{ ...old.path[0]!, queue: { kind: 'droptail', limit: 1 } }] }, 0, 'red'),
          0,
          'droptail',
        ),
      (old) => edit.withRoundTrip(old, 0.02),
      (old) => edit.withAddedGroup(old, edit.schemeDefaults('tfrc'), 3),
      (old) => edit.withScheme(old, 0, edit.schemePreset('binomial', { k: 1, l: 0 })),
      (old) => edit.withoutGroup(old, 0),
      (old) => edit.withCount(old, 1, 7),
      (old) => edit.withGroup(old, 0, { scheme: edit.schemeDefaults('aimd') }),
      (old) => edit.withAddedSource(old, 'square'),
      (old) => edit.withSource(edit.withAddedSource(old, 'constant'), 0, { high: 1e6 }),
      (old) => edit.withoutSource(edit.withAddedSource(old, 'square'), 0),
      (old) => edit.withDuration(old, 12),
    ];
    for (const change of edits) expect(normalizeScenario(change(first))).toEqual(change(first));
  });

  test('another round trip keeps the proportion of the groups’ delays', () => {
    const uneven = edit.withGroup(first, 1, { accessDelay: 0.08 });
    const after = edit.withRoundTrip(uneven, 0.3);
    expect(baseRtt(after)).toBeCloseTo(0.3, 9);
    expect(after.flows[1]!.accessDelay / after.flows[0]!.accessDelay).toBeCloseTo(0.08 / 0.03, 6);
  });

  test('the bandwidth–delay product of 10 Mbit/s and 100 ms is 125 packets of 1000 bytes', () => {
    expect(bandwidthDelayPackets(first, 10e6)).toBeCloseTo(125);
    expect(edit.bufferInWords(first, 10e6, 60)).toMatchObject({ share: 60 / 125, drain: 0.048 });
    expect(edit.bufferInWords(first, null, 60)).toBeNull();
  });

  test('when a run is restarted, the rate and losses set live stay set, and what happened to it does not', () => {
    const scenario: Scenario = {
      ...first,
      events: [
        { at: 5, do: 'rate', hop: 0, rate: 8e6 },
        { at: 10, do: 'rate', hop: 0, rate: 4e6 },
        { at: 11, do: 'loss', hop: 0, model: { kind: 'bernoulli', p: 0.02 } },
        { at: 12, do: 'drop', group: 'tcp', flow: 0, count: 1 },
        { at: 13, do: 'stop', group: 'aimd', count: 1 },
      ],
    };
    const folded = edit.foldLiveChanges(scenario, 4);
    expect(folded.path[0]!.rate).toBe(4e6);
    expect(folded.path[0]!.loss).toEqual({ kind: 'bernoulli', p: 0.02 });
    expect(folded.events).toEqual([scenario.events[0]]);
    expect(edit.foldLiveChanges(scenario, 0)).toBe(scenario);
  });

  test('removing a group removes the events that speak of it', () => {
    const scenario: Scenario = {
      ...first,
      events: [
        { at: 5, do: 'stop', group: 'tcp', count: 1 },
        { at: 6, do: 'stop', group: 'aimd', count: 1 },
      ],
    };
    expect(edit.withoutGroup(scenario, 0).events).toEqual([scenario.events[1]]);
  });

  test('fewer flows take with them what was to happen to those that are no more, and nothing else', () => {
    const drops = [0, 1, 2].map((flow) => ({ at: 5, do: 'drop' as const, group: 'tcp', flow, count: 1 }));
    const scenario: Scenario = { ...edit.withCount(first, 0, 3), events: drops };
    expect(edit.withCount(scenario, 0, 2).events).toEqual(drops.slice(0, 2));
    expect(edit.withCount(scenario, 0, 1).events).toEqual(drops.slice(0, 1));
  });

  test('what holds at a time does not hang on the order in which events are listed', () => {
    const events: Scenario['events'] = [
      { at: 100, do: 'rate', hop: 0, rate: 8e6 },
      { at: 20, do: 'rate', hop: 0, rate: 4e6 },
    ];
    expect([10, 20, 99, 100].map((time) => effectiveAt({ ...first, events }, time).rates[0])).toEqual([
      10e6, 4e6, 4e6, 8e6,
    ]);
  });

  test('the sentence says the room of the queue that is in force', () => {
    const scenario: Scenario = { ...first, events: [{ at: 20, do: 'queue', hop: 0, limit: 7 }] };
    expect(plain(scenario, 19)).toContain('queue of 60 packets');
    expect(plain(scenario, 20)).toContain('queue of 7 packets');
  });

  test('flows that run are counted through starts and stops', () => {
    const scenario: Scenario = {
      ...first,
      events: [
        { at: 5, do: 'stop', group: 'tcp', count: 1 },
        { at: 6, do: 'stop', group: 'tcp', count: null },
        { at: 7, do: 'start', group: 'tcp', count: 1 },
      ],
    };
    expect([4, 5, 6, 7].map((time) => effectiveAt(scenario, time).running[0])).toEqual([2, 1, 0, 1]);
  });
});
