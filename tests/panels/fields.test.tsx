/** Every number that the rail offers: what is typed comes to stand in the scenario, in SI units, at one place, and is shown again. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { valueAt } from '../../workers/experiments/settings.ts';
import { Rail } from '../../src/panels/rail.tsx';
import { compact } from '../../src/format.ts';
import { fieldLists } from '../engine/support/field-lists.ts';
import { Panel, nameOf, scenarioOf } from './support/panel.tsx';

/** What one of a field's unit is in the scenario's. */
const UNITS: Readonly<Record<string, number>> = { '%': 0.01, ms: 1e-3, 'Mbit/s': 1e6, 'kbit/s': 1e3 };

/** Fields that stand for something else than the number in the scenario, which have tests of their own. */
const DERIVED =
  /^(One packet in|Round trip, empty queue|A burst begins once in|It lasts, on average|Starts spread over|Lasts)/;

/** The numbers of a scenario, each with the way to it. */
function numbersOf(value: unknown, way = ''): Map<string, number> {
  if (typeof value === 'number') return new Map([[way, value]]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value).flatMap(([key, part]) => [...numbersOf(part, `${way}.${key}`)]));
}

const hop = (queue: object, loss: object = { kind: 'none' }): object => ({ rate: 8e6, delay: 0.02, queue, loss });
const source = (fields: object): object => ({
  traffic: [{ kind: 'cbr', high: 4e6, low: 1e6, on: 2, off: 3, start: 1, stop: 40, ...fields }],
});

const SCENARIOS: Readonly<Record<string, object>> = {
  'two groups at a drop-tail queue': {},
  'a group that comes late and sends little': {
    flows: [
      { id: 'x', start: 2, stop: 30, startJitter: 3, packets: 200, accessDelay: 0.01, rttCv: 0.2, packetSize: 900 },
      { id: 'y', scheme: { kind: 'tfrc' }, count: 3 },
    ],
  },
  'RED that marks': { path: [hop({ kind: 'red', limit: 60, ecn: true })] },
  CoDel: { path: [hop({ kind: 'codel', limit: 60 })] },
  'PIE that marks': { path: [hop({ kind: 'pie', limit: 60, ecn: true })] },
  'a square wave': source({ wave: 'square' }),
  'a sawtooth': source({ wave: 'sawtooth' }),
  'a constant stream': source({ wave: 'constant', jitter: 0.1 }),
  'bursty sources': {
    traffic: [{ kind: 'onoff', sources: 4, rate: 3e5, meanOn: 1, meanOff: 2, start: 1, stop: 40, startJitter: 2 }],
  },
  'three bottlenecks in a row and a real reverse path': {
    path: [hop({ kind: 'droptail', limit: 40 }), hop({ kind: 'red', limit: 50 }), hop({ kind: 'droptail', limit: 30 })],
    reverse: [
      hop({ kind: 'droptail', limit: 44 }),
      hop({ kind: 'droptail', limit: 55 }),
      hop({ kind: 'droptail', limit: 66 }),
    ],
  },
  ...Object.fromEntries(
    [
      { kind: 'periodic', every: 100 },
      { kind: 'bernoulli', p: 0.02 },
      { kind: 'interval', mean: 4, cv: 0.5 },
      {
        kind: 'phases',
        phases: [
          { seconds: 6, every: 200 },
          { seconds: 1, every: 4 },
        ],
      },
      { kind: 'gilbert', by: 'packets', toBad: 0.01, toGood: 0.5, lossBad: 0.5, lossGood: 0.01 },
      { kind: 'gilbert', by: 'seconds', good: 2, bad: 0.2, lossBad: 0.5, lossGood: 0.01 },
      {
        kind: 'schedule',
        steps: [
          { at: 2, model: { kind: 'bernoulli', p: 0.1 } },
          { at: 9, model: { kind: 'none' } },
        ],
      },
    ].map((loss) => [`losses: ${JSON.stringify(loss)}`, { path: [hop({ kind: 'droptail', limit: 50 }, loss)] }]),
  ),
};

/** Numbers near the one that is shown, the first of which the scenario takes. */
const near = (shown: number): string[] =>
  [...(Number.isInteger(shown) ? [shown + 1, shown - 1] : []), shown * 1.2, shown * 0.8, 0.1].map((value) =>
    compact(Number(value.toPrecision(3))),
  );

/** Each control says where its setting stands, for what varies it: all numbers of schemes and of the queue are among them. */
function expectPlaces(scenario: Scenario): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-vary]')].map(({ dataset }) => dataset['vary']!);
  expect(places.filter((place) => valueAt(scenario, place) === undefined)).toEqual([]);
  const numbers = (at: string, values: object): string[] =>
    Object.entries(values).flatMap(([key, value]) => (typeof value === 'number' ? [`${at}.${key}`] : []));
  const { flows, path } = scenario;
  const all = flows.flatMap(({ scheme }, group) => numbers(`flows.${group}.scheme`, scheme));
  expect([...all, ...numbers('path.0.queue', path[0]!.queue)].filter((place) => !places.includes(place))).toEqual([]);
}

/** Labels of fields that an earlier scenario has shown. */
const tried = new Set<string>();

describe('what is typed into each field of the rail stands in the scenario, in its unit, once, and is shown again', () => {
  test.each(Object.entries(SCENARIOS))('%s', async (_name, fields) => {
    const panel = await Panel.of(<Rail />, scenarioOf(fields));
    const all = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('.number-field')];
    expect(all().length).toBeGreaterThan(4);
    expectPlaces(panel.scenario);
    for (let index = 0; index < all().length; index++) {
      const label = nameOf(all()[index]!);
      if (tried.has(label)) continue;
      tried.add(label);
      // How many the buttons below it are to start or stop: nothing of the scenario.
      if (label === 'How many flows') continue;
      const before = panel.scenario;
      const offered = near(Number(all()[index]!.value));
      let typed = '';
      for (typed of offered) {
        await panel.typeInto(all()[index]!, typed);
        if (panel.scenario !== before && all()[index]!.value === typed) break;
      }
      expect(
        panel.scenario,
        `${label} takes none of ${offered.join(', ')}: ${panel.player.state.notice?.text}`,
      ).not.toBe(before);
      expect(all()[index]!.value, label).toBe(typed);
      if (DERIVED.test(label)) continue;
      const [was, is] = [numbersOf(before), numbersOf(panel.scenario)];
      const changed = [...is].filter(([way, value]) => was.get(way) !== value);
      const unit = label.split(', ').at(-1)!;
      expect(
        changed.map(([, value]) => value),
        label,
      ).toContainEqual(expect.closeTo(Number(typed) * (UNITS[unit] ?? 1), 9));
      expect(changed, label).toHaveLength(1);
      // What a group has as the profile says comes to stand with the group when it is typed.
      expect(is.size, label).toBe(was.size + (was.has(changed[0]![0]) ? 0 : 1));
    }
  });
});

test('all that a scenario holds as a plain value has a control in the rail', async () => {
  const { path } = SCENARIOS['three bottlenecks in a row and a real reverse path'] as { path: object[] };
  await Panel.of(
    <Rail />,
    scenarioOf({
      path,
      ...source({ wave: 'square' }),
      flows: [{ id: 'x', transport: {}, packets: 50, again: 'every', feed: 'even' }],
    }),
  );
  const said = [...document.querySelectorAll('label, legend, input[aria-label]')].map((one) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').trim(),
  );
  for (const { name, fields } of fieldLists)
    for (const field of fields) {
      // What stands in a number's place is left by a switch; the number of flows is named after its group.
      const words = field.type === 'number' && field.or && field.key !== 'rate' ? field.or.switch : field.name;
      const label = field.key === 'count' ? 'Number of TCP flows' : words;
      expect(
        said.some((one) => one.startsWith(label)),
        `${field.key} of ${name}: ${label}`,
      ).toBe(true);
    }
});
