/** Flows, paths and sources in the rail: what is added, set, removed and refused, and what the sentence makes of it. */
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { listenToKeys } from '../../src/commands/keys.ts';
import { BottleneckSection } from '../../src/panels/bottleneck-section.tsx';
import { DisturbanceSection } from '../../src/panels/rail.tsx';
import { FlowsSection } from '../../src/panels/flows-section.tsx';
import { RunSection } from '../../src/panels/run-section.tsx';
import { baseRtt } from '../../src/scenario/effective.ts';
import { Sentence } from '../../src/panels/sentence.tsx';
import { Panel, scenarioOf } from './support/panel.tsx';

const panelOf = (section: ReactNode, fields: object = {}): Promise<Panel> =>
  Panel.of(
    <>
      <Sentence onShow={() => undefined} />
      {section}
    </>,
    scenarioOf(fields),
  );
const refusal = (panel: Panel): string | undefined => panel.player.state.notice?.text;

describe('a group', () => {
  test('has one flow more or less at a press, goes with its last one, and each change is undone', async () => {
    const panel = await panelOf(<FlowsSection />);
    await panel.press('Number of TCP flows: one more');
    expect(panel.scenario.flows.map(({ count }) => count)).toEqual([3, 1]);
    expect(panel.text).toMatch(/Three TCP/);
    await panel.settle(() => panel.player.undo());
    expect(panel.scenario.flows.map(({ count }) => count)).toEqual([2, 1]);
    await panel.press('Number of TCP flows: one less');
    expect(panel.scenario.flows.map(({ count }) => count)).toEqual([1, 1]);
    await panel.settle(() =>
      document.querySelector<HTMLButtonElement>('.stepper [aria-label^="Remove AIMD"]')!.click(),
    );
    expect(panel.scenario.flows.map(({ id }) => id)).toEqual(['tcp']);
    expect(document.activeElement?.textContent).toBe('Add a scheme');
    expect(panel.button('Number of TCP flows: one less').disabled).toBe(true);
    await panel.settle(() => panel.player.undo());
    expect(panel.scenario.flows.map(({ id }) => id)).toEqual(['tcp', 'aimd']);
    // So does it at the press behind its row.
    (document.activeElement as HTMLElement | null)?.blur();
    const details = document.querySelectorAll<HTMLDetailsElement>('.flow > details')[1]!;
    await panel.settle(() => {
      details.open = true;
      details.dispatchEvent(new Event('toggle'));
    });
    await panel.settle(() => details.querySelector<HTMLElement>('.flow-verbs button:last-child')!.click());
    expect(panel.scenario.flows.map(({ id }) => id)).toEqual(['tcp']);
    expect(document.activeElement?.textContent).toBe('Add a scheme');
  });

  test('is counted by a name of its own, which is no scheme’s, in quotes', async () => {
    const panel = await panelOf(<FlowsSection />, {
      flows: [
        { id: 'near', label: '40 ms', scheme: { kind: 'tcp' } },
        { id: 'far', label: 'TCP behind 5', scheme: { kind: 'tcp' } },
      ],
    });
    await panel.press('Number of flows “40 ms”: one more');
    await panel.press('Number of TCP behind 5 flows: one more');
    expect(panel.scenario.flows.map(({ count }) => count)).toEqual([2, 2]);
  });

  test('typed into the field, is undone by the keys while the field still has the focus; what is being typed is the field’s', async () => {
    const panel = await panelOf(<FlowsSection />);
    const stop = listenToKeys(panel.player);
    const counts = (): number[] => panel.scenario.flows.map(({ count }) => count);
    const field = panel.input('Number of TCP flows');
    await panel.settle(() => field.focus());
    await panel.enter(field, '64');
    await panel.key(field, 'Enter');
    expect(counts()).toEqual([64, 1]);
    await panel.key(field, 'z', { ctrlKey: true });
    expect([counts(), field.value]).toEqual([[2, 1], '2']);
    await panel.key(field, 'z', { ctrlKey: true, shiftKey: true });
    expect([counts(), field.value]).toEqual([[64, 1], '64']);
    await panel.enter(field, '6');
    await panel.key(field, 'z', { ctrlKey: true });
    expect([counts(), field.value]).toEqual([[64, 1], '6']);
    stop();
  });

  test('goes, but not the last one', async () => {
    const panel = await panelOf(<FlowsSection />);
    await panel.press('Remove TCP');
    expect(panel.scenario.flows.map(({ id }) => id)).toEqual(['aimd']);
    expect(() => panel.button(/^Remove AIMD/)).toThrow(/^0 of/);
  });

  test('that is the last one beside a source waits until the end by a press, and the source runs alone', async () => {
    const source = { kind: 'cbr', wave: 'constant', high: 2e6, packetSize: 1000 };
    const panel = await panelOf(<FlowsSection />, { flows: [{ id: 'tcp' }], traffic: [source] });
    expect(panel.text).toContain('A run has one flow at least. For the sources alone let it wait:');
    await panel.press('Start at the end');
    expect(panel.scenario.flows.map(({ start }) => start)).toEqual([60]);
    expect(panel.text).not.toContain('A run has one flow at least');
    await panel.play(3);
    const { numbers } = panel.player.state;
    expect(numbers.groups[0]!.now).toBe(0);
    expect(numbers.streams[0]!.now).toBeGreaterThan(1.9e6);
  });

  test('of several flows that start one after another says so in the sentence', async () => {
    const panel = await panelOf(<FlowsSection />, { flows: [{ id: 'x', count: 5, startEvery: 5 }] });
    expect(panel.text).toMatch(/Five TCP flows \(one every 5\ss\)/);
    await panel.type('Starts one after another, every, s', '8');
    expect(panel.text).toMatch(/Five TCP flows \(one every 8\ss\)/);
  });

  test('opens with what most readers want of it: another scheme in its place', async () => {
    await panelOf(<FlowsSection />);
    const [first] = document.querySelectorAll('.flow-body button');
    expect(first?.textContent).toBe('Another scheme');
  });

  test('gets the values of a paper by their name', async () => {
    const panel = await panelOf(<FlowsSection />, { flows: [{ id: 'x', scheme: { kind: 'tfrc' } }] });
    await panel.press('256');
    expect(panel.scenario.flows[0]!.scheme).toMatchObject({ kind: 'tfrc', intervals: 256 });
  });

  test('stops before the end where that is switched on, and not before its start', async () => {
    const panel = await panelOf(<FlowsSection />, { flows: [{ id: 'x', start: 2 }] });
    await panel.press('Stops before the end');
    const stop = panel.scenario.flows[0]!.stop!;
    expect(stop).toBeGreaterThan(2);
    expect(stop).toBeLessThan(60);
    await panel.type('Stops at, s', '9');
    expect(panel.text).toMatch(/from 2.s, until 9.s/);
    await panel.type('Stops at, s', '1');
    expect(refusal(panel)).toBe('flows[0].stop: must be after the start, 2 s, got 1. Nothing was changed.');
    expect(panel.scenario.flows[0]!.stop).toBe(9);
  });

  test('sends without end, or a number of packets', async () => {
    const panel = await panelOf(<FlowsSection />, { flows: [{ id: 'x' }] });
    await panel.press('Sends a limited amount');
    expect(panel.scenario.flows[0]!.packets).toBe(100);
    await panel.type('Each flow sends, packets', '300');
    expect(panel.scenario.flows[0]!.packets).toBe(300);
    expect(panel.text).toMatch(/One TCP flow \(300.packets\)/);
  });

  test('turned against the others makes the reverse path real, with queues of its own', async () => {
    const panel = await panelOf(<FlowsSection />);
    expect(panel.scenario.reverse).toBe('ideal');
    const back = [...document.querySelectorAll('.flow')][1]!.querySelectorAll('fieldset');
    const direction = [...back].find((field) => field.querySelector('legend')?.textContent === 'Direction')!;
    await panel.settle(() => direction.querySelectorAll('input')[1]!.click());
    expect(panel.scenario.flows.map((group) => group.direction)).toEqual(['forward', 'reverse']);
    expect(panel.scenario.reverse).toHaveLength(1);
  });
});

describe('the path', () => {
  test('says the ends of a slider, and what papers set, in the unit that its number is shown in', async () => {
    const panel = await panelOf(<BottleneckSection />, {
      path: [{ rate: 8e6, delay: 0.02, queue: { kind: 'dualpi2', limit: 60 } }],
    });
    expect(panel.text).toContain('The slider goes from 1 to 100 ms.');
    expect(panel.text).toMatch(/15\u00a0ms RFC 9332, Linux/);
    expect(panel.text).not.toContain('0.015');
  });

  test('gets a second bottleneck, which is then in hand, and loses it again', async () => {
    const panel = await panelOf(<BottleneckSection />);
    await panel.press('Add a bottleneck');
    expect(panel.scenario.path).toHaveLength(2);
    expect(panel.player.state.hop).toBe(1);
    expect(panel.text).toMatch(/two bottlenecks in series/);
    await panel.type('Link rate, Mbit/s', '3');
    expect(panel.scenario.path.map(({ rate }) => rate)).toEqual([8e6, 3e6]);
    await panel.pick('RED');
    expect(panel.scenario.path.map(({ queue }) => queue.kind)).toEqual(['droptail', 'red']);
    await panel.choose('Which one', 'bottleneck 1');
    expect(panel.value('Link rate, Mbit/s')).toBe('8');
    expect(panel.picked('Drop-tail')).toBe(true);
    await panel.choose('Which one', 'bottleneck 2');
    await panel.press(/^Remove no\. 2/);
    expect(panel.scenario.path.map(({ rate }) => rate)).toEqual([8e6]);
    expect(panel.player.state.hop).toBe(0);
  });

  test('of one bottleneck keeps it', async () => {
    const panel = await panelOf(<BottleneckSection />);
    expect(panel.button('Remove').disabled).toBe(true);
  });

  test('has a round trip that is typed in ms and kept by all groups', async () => {
    const panel = await panelOf(<BottleneckSection />);
    await panel.type('Round trip, empty queue, ms', '200');
    expect(panel.value('Round trip, empty queue, ms')).toBe('200');
    expect(baseRtt(panel.scenario)).toBeCloseTo(0.2, 9);
  });

  test('has a limit, or none, and then no queue to set', async () => {
    const panel = await panelOf(<BottleneckSection />);
    await panel.press(/^Limited rate/);
    expect(panel.scenario.path[0]!.rate).toBeNull();
    expect(() => panel.button('RED')).toThrow(/^0 of/);
    await panel.press(/^Limited rate/);
    expect(panel.scenario.path[0]!.rate).toBeGreaterThan(0);
  });

  test('crossed by a group from the second bottleneck on leaves the others as they are', async () => {
    const queue = { kind: 'droptail', limit: 20 };
    const path = [1, 2, 3].map(() => ({ rate: 8e6, delay: 0.01, queue }));
    const panel = await panelOf(<FlowsSection />, { path, flows: [{ id: 'x' }] });
    await panel.choose('Crosses from', 'bottleneck 2');
    expect(panel.scenario.flows[0]).toMatchObject({ enter: 1, leave: 2 });
    await panel.choose('to', 'bottleneck 1');
    expect(panel.scenario.flows[0]).toMatchObject({ enter: 0, leave: 0 });
    await panel.choose('Crosses from', 'bottleneck 3');
    expect(panel.scenario.flows[0]).toMatchObject({ enter: 2, leave: 2 });
  });
});

describe('a queue', () => {
  test.each([
    ['RED', 'red', /RED queue of 50.packets/],
    ['CoDel', 'codel', /CoDel queue of 50.packets/],
    ['PIE', 'pie', /PIE queue of 50.packets/],
  ])('of kind %s holds what the one before it held, and stands in the sentence', async (words, kind, said) => {
    const panel = await panelOf(<BottleneckSection />);
    await panel.pick(words);
    expect(panel.scenario.path[0]!.queue).toMatchObject({ kind, limit: 50 });
    expect(panel.text).toMatch(said);
  });

  test('of RED with its thresholds the wrong way round is refused by its rule', async () => {
    const panel = await panelOf(<BottleneckSection />, {
      path: [{ rate: 8e6, delay: 0.02, queue: { kind: 'red', limit: 50, minThreshold: 5, maxThreshold: 15 } }],
    });
    const before = panel.scenario;
    const upper = [...document.querySelectorAll<HTMLInputElement>('.number-field')].find(
      ({ value }) => value === '15',
    )!;
    await panel.typeInto(upper, '3');
    expect(refusal(panel)).toMatch(/^path\[0\]\.queue\.m\w+Threshold: must be .*Nothing was changed\.$/);
    expect(panel.scenario).toBe(before);
    await panel.typeInto(upper, '25');
    expect(panel.scenario.path[0]!.queue).toMatchObject({ minThreshold: 5, maxThreshold: 25 });
  });
});

describe('a source that does not listen', () => {
  test.each([
    ['Constant', { kind: 'cbr', wave: 'constant' }, /a constant stream .* 4.Mbit\/s/],
    ['Square wave', { kind: 'cbr', wave: 'square' }, /a square wave .* 4.Mbit\/s for/],
    ['Sawtooth', { kind: 'cbr', wave: 'sawtooth' }, /a sawtooth .* to 4.Mbit\/s every/],
    ['Reverse saw', { kind: 'cbr', wave: 'reverse-sawtooth' }, /a reverse sawtooth .* from 4.Mbit\/s every/],
    ['Bursts', { kind: 'onoff', sources: 5 }, /five bursty sources/],
  ])('%s is added with half of the link, described, and removed', async (words, source, said) => {
    const panel = await panelOf(<DisturbanceSection />);
    await panel.press(words);
    expect(panel.scenario.traffic).toMatchObject([source]);
    expect(panel.text).toMatch(said);
    await panel.press(/^Remove /);
    expect(panel.scenario.traffic).toEqual([]);
    expect(panel.text).not.toMatch(said);
  });

  test('swings so that ten times less of the link is left while it is on', async () => {
    const panel = await panelOf(<DisturbanceSection />, {
      traffic: [{ kind: 'cbr', wave: 'square', high: 4e6, on: 2, off: 2 }],
    });
    await panel.press('10:1');
    expect(panel.scenario.traffic).toMatchObject([{ high: 7.2e6, low: 0 }]);
    expect(panel.button('10:1').getAttribute('aria-pressed')).toBe('true');
    expect(panel.button('2:1').getAttribute('aria-pressed')).toBe('false');
  });

  test('among several is set and removed by its number', async () => {
    const wave = (high: number): object => ({ kind: 'cbr', wave: 'constant', high });
    const panel = await panelOf(<DisturbanceSection />, { traffic: [wave(1e6), wave(2e6), wave(3e6)] });
    await panel.press('Remove source 2');
    expect(panel.scenario.traffic.map((source) => 'high' in source && source.high)).toEqual([1e6, 3e6]);
  });

  test('a flash crowd is a group of short transfers', async () => {
    const panel = await panelOf(<DisturbanceSection />);
    await panel.press('Flash crowd');
    expect(panel.scenario.flows.at(-1)).toMatchObject({ packets: 20, count: 40 });
    expect(panel.text).toMatch(/40 short TCP/);
  });
});

test('the seed and the length of the run are the scenario’s, a new run of which begins', async () => {
  const panel = await panelOf(<RunSection />);
  await panel.play(2);
  await panel.type('Seed', '41');
  expect(panel.scenario.seed).toBe(41);
  expect(refusal(panel)).toBe('Restarted: the seed changed.');
  await panel.type('Lasts, s', '90');
  expect(panel.scenario.duration).toBe(90);
});
