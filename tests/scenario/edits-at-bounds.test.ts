/** Edits at the ends of what they take, and what goes with what they take away. */
import { expect, test } from 'vitest';
import { withDuration, withoutTitle } from '../../src/scenario/edit.ts';
import { ordinal } from '../../src/scenario/describe-loss.ts';
import { schemeDefaults, withAddedGroup, withScheme } from '../../src/scenario/edit-flows.ts';
import { lostPackets, readPackets, withLostPackets } from '../../src/scenario/edit-loss.ts';
import { withLimit, withReverse } from '../../src/scenario/edit-path.ts';
import { valueText } from '../../src/scenario/names.ts';
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { findScheme } from '../../workers/engine/schemes/index.ts';
import { scenarioWith } from '../support/scenario.ts';

const FLOW = { group: 'tcp', flow: 1 };
const scenario = scenarioWith({
  duration: 100,
  path: [{ rate: 1e6, queue: { kind: 'red', limit: 60 } }, { rate: 2e6 }],
  reverse: [{ rate: 1e6 }, { rate: 2e6 }],
  flows: ['tcp', 'other'].map((id) => ({ id, scheme: { kind: 'tcp' }, count: 2 })),
  events: [
    { at: 1, do: 'rate', hop: 0, rate: 5e5 },
    { at: 2, do: 'queue', hop: 0, limit: 9 },
    { at: 3, do: 'queue', hop: 1, limit: 9 },
    { at: 4, do: 'delay', hop: 0, delay: 0.1 },
    { at: 0, do: 'lose', ...FLOW, packets: [3], ack: false },
    { at: 0, do: 'lose', ...FLOW, packets: [4], ack: true },
    { at: 0, do: 'lose', ...FLOW, flow: 0, packets: [5], ack: true },
    { at: 0, do: 'lose', ...FLOW, group: 'other', packets: [6], ack: true },
  ],
});
const told = ({ events }: Scenario): string[] =>
  events.map((event) => `${event.do} ${event.at || ('packets' in event && event.packets.join())}`);

test('a warm-up gives way to a run that is no longer than it', () => {
  const warm = { ...scenario, warmup: 20 };
  expect([20.1, 20, 10].map((duration) => withDuration(warm, duration).warmup)).toEqual([20, 4, 2]);
});

test('one more group is there all along and has no name yet, whatever the last one has', () => {
  const last = { ...scenario.flows[1]!, label: 'Late', start: 5, stop: 9 };
  const added = withAddedGroup({ ...scenario, flows: [scenario.flows[0]!, last] }, schemeDefaults('vegas'), 3);
  expect(added.flows[2]).toMatchObject({ id: 'vegas', label: '', count: 3, start: 0, stop: null });
});

test('a changed scenario is after what its title says, once; not where title or note is what was changed', () => {
  const titled = { ...scenario, title: 'Two flows', note: 'Look.' };
  const changed = { ...titled, seed: 9 };
  expect(withoutTitle(changed, titled)).toMatchObject({ title: 'After Two flows', note: '' });
  const again = withoutTitle(changed, titled);
  expect(withoutTitle({ ...again, seed: 10 }, again).title).toBe('After Two flows');
  expect(withoutTitle({ ...changed, title: '' }, { ...titled, title: '' }).title).toBe('');
  for (const own of [
    { ...changed, title: 'Mine' },
    { ...changed, note: 'Mine.' },
  ])
    expect(withoutTitle(own, titled)).toBe(own);
});

test('another scheme has no label yet; one with a rate is fed without end and sends once', () => {
  const flows = scenario.flows.map(
    (group) => ({ ...group, label: 'Ours', again: 'every', packets: 9, readRate: 5 }) as never,
  );
  const [window, rate] = ['cubic', 'tfrc'].map(
    (kind) => withScheme({ ...scenario, flows }, 1, schemeDefaults(kind)).flows,
  );
  expect(window![1]).toMatchObject({ label: '', again: 'every', readRate: 5 });
  expect(rate![1]).toMatchObject({ label: '', again: 'once', feed: 'greedy', readRate: null });
  expect([window![0]!.label, rate![0]!.label]).toEqual(['Ours', 'Ours']);
});

test.each([1, 2, 3, 4, 11, 12, 13, 21, 103, 111, 112, 113, 122, 1011])(
  'the ordinal of %i is what English says',
  (number) => {
    const ends = { one: 'st', two: 'nd', few: 'rd', other: 'th' } as Record<string, string>;
    const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(number);
    expect(ordinal(number)).toBe(`${number}${ends[rule]}`);
  },
);

test('a link without limit loses the changes of its rate and of its queue, and no other’s', () => {
  expect(told(withLimit(scenario, 0, false))).toEqual(
    told(scenario).filter((event) => !/^(rate 1|queue 2)$/.test(event)),
  );
});

test('an ideal way back loses no ACKs: packets that are lost by their numbers stay', () => {
  expect(told(withReverse(scenario, false)).filter((event) => event.startsWith('lose'))).toEqual(['lose 3']);
});

test('the numbers that a flow loses are its own: of its data or of its ACKs, and no other flow’s', () => {
  for (const [ack, packets] of [
    [false, [3]],
    [true, [4]],
  ] as const) {
    expect(lostPackets(scenario, { ...FLOW, ack })).toEqual(packets);
    const without = withLostPackets(scenario, { ...FLOW, ack }, []);
    expect(told(without)).toEqual(told(scenario).filter((event) => event !== `lose ${packets.join()}`));
  }
});

const MOST = LIMITS.packetsLost;
test.each<[string, number | null]>([
  ['', 0],
  ['9, 25 30-41; 41', 14],
  ['7–9', 3],
  [`1-${MOST}`, MOST],
  [`1-${MOST + 1}`, null],
  [`1-${MOST - 1}, ${MOST}`, MOST],
  [`1-${MOST - 1}, ${MOST}, ${MOST + 1}`, null],
  ['9-8', null],
  ['9-9', 1],
  ['1-2-3', null],
  ['-3', null],
  ['1234567890', null],
])('of the numbers %s so many are read: %s', (text, count) => {
  expect(readPackets(text)?.length ?? null).toBe(count);
});

test.each([
  [40, ''],
  [41, ' …'],
])('a rule is called by its first %i characters%s', (length, more) => {
  const text = findScheme('own')!.parameters.find(({ type }) => type === 'text')!;
  expect(valueText(text, `# ${'x'.repeat(length)}\non ack: W = W`)).toBe('x'.repeat(40) + more);
});
