/** Edits at the ends of what they take, and what goes with what they take away. */
import { expect, test } from 'vitest';
import { withDuration } from '../../src/scenario/edit.ts';
import { schemeDefaults, withAddedGroup } from '../../src/scenario/edit-flows.ts';
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
