/** What is set while a run goes on: the control says from when on it holds, and by a press it holds from the start. */
import { describe, expect, test } from 'vitest';
import { BottleneckSection } from '../../src/panels/bottleneck-section.tsx';
import { DelayNow } from '../../src/panels/delay-now.tsx';
import { LossesSection } from '../../src/panels/rail.tsx';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { Panel, scenarioOf } from './support/panel.tsx';

const TWO_HOPS = scenarioOf({
  path: [
    { rate: 10e6, delay: 0.02, queue: { kind: 'droptail', limit: 60 } },
    { rate: 8e6, delay: 0.01, queue: { kind: 'droptail', limit: 50 } },
  ],
});

describe.each([0, 1])('at hop %i, of two', (hop) => {
  test.each([
    {
      name: 'the link rate',
      node: <BottleneckSection />,
      set: (panel: Panel) => panel.type('Link rate, Mbit/s', '3'),
      of: ({ path }: Scenario) => path[hop]!.rate,
      value: 3e6,
    },
    {
      name: 'the room of the queue',
      node: <BottleneckSection />,
      set: (panel: Panel) => panel.type('Holds, packets', '20'),
      of: ({ path }: Scenario) => path[hop]!.queue.limit,
      value: 20,
    },
    {
      name: 'the losses',
      node: <LossesSection />,
      set: (panel: Panel) => panel.choose('Packets are lost', 'at random'),
      of: ({ path }: Scenario) => path[hop]!.loss.kind,
      value: 'bernoulli',
    },
    {
      name: 'the delay',
      node: <DelayNow hop={hop} />,
      set: (panel: Panel) => panel.press('Round trip × 2'),
      of: ({ path }: Scenario) => 2 * path[hop]!.delay,
      // An empty path takes 120 ms.
      value: expect.closeTo(2 * TWO_HOPS.path[hop]!.delay + 0.12, 9),
    },
  ])(
    '$name, set while the run goes on, says so beside the control, and holds from the start by a press',
    async (control) => {
      const { node, set, of, value } = control;
      const panel = await Panel.of(node, TWO_HOPS);
      await panel.settle(() => panel.player.setHop(hop));
      await panel.play(5);
      const before = of(panel.scenario);
      await set(panel);
      await panel.pass(100);
      expect(of(panel.scenario)).toBe(before);
      const [event, ...others] = panel.scenario.events;
      expect(others).toEqual([]);
      expect(event).toHaveProperty('hop', hop);
      expect(panel.text).toMatch(/From \d+(\.\d+)?\ss on\./);
      expect(Number(/From ([\d.]+)/.exec(panel.text)![1])).toBeCloseTo(event!.at, 2);
      await panel.press('Have it from the start');
      await panel.pass(200);
      expect(of(panel.scenario)).toEqual(value);
      expect(panel.scenario.events).toEqual([]);
      expect(panel.text).not.toContain('Have it from the start');
      expect(panel.player.state.playing).toBe(true);
    },
  );
});

test('set before the run begins, nothing is said: it holds from the start', async () => {
  const panel = await Panel.of(<BottleneckSection />);
  await panel.type('Link rate, Mbit/s', '3');
  expect(panel.scenario.path[0]!.rate).toBe(3e6);
  expect(panel.text).not.toContain('Have it from the start');
});

test('set a second time, it says from when on the second holds; what the scenario itself changes, and another hop, say nothing', async () => {
  const panel = await Panel.of(
    <BottleneckSection />,
    scenarioOf({ path: TWO_HOPS.path, events: [{ do: 'rate', at: 1, hop: 0, rate: 6e6 }] }),
  );
  await panel.play(3);
  expect(panel.text).not.toContain('Have it from the start');
  for (const rate of ['3', '2']) {
    await panel.type('Link rate, Mbit/s', rate);
    await panel.play(2);
    expect(Number(/From ([\d.]+)/.exec(panel.text)![1])).toBeCloseTo(panel.scenario.events.at(-1)!.at, 2);
  }
  await panel.settle(() => panel.player.setHop(1));
  expect(panel.text).not.toContain('Have it from the start');
});
