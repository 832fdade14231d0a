/** What a textbook sets of a sender: each variant of TCP has the same controls, and so has every scheme with a window. */
import { expect, test } from 'vitest';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { FlowsSection } from '../../src/panels/flows-section.tsx';
import { Panel, scenarioOf } from './support/panel.tsx';

const CONTROLS = [
  ...['Initial window', 'First slow start ends at a threshold', 'Largest window', 'Delayed ACKs', 'Limited transmit'],
  ...['Shortest timeout', 'First timeout', 'Longest timeout', 'Tick of the timer', 'Doubles the shortest timeout'],
];

const windowed = schemes.filter(({ control }) => control === 'window');
const choices = windowed.flatMap(({ kind, parameters }) => {
  const variant = parameters.find(({ key }) => key === 'variant');
  const values = variant?.type === 'choice' ? variant.options.map(({ value }) => ({ variant: value })) : [{}];
  return values.map((own) => ({ kind, ...own }));
});

test.each(choices)(
  'the form of $kind $variant has windows, threshold, delayed ACKs and the timer’s rule',
  async (scheme) => {
    const panel = await Panel.of(<FlowsSection />, scenarioOf({ flows: [{ id: 'a', scheme }] }));
    for (const control of CONTROLS) expect(panel.text, control).toContain(control);
  },
);

test('a window is set, and fixed, by typing: initial and receive window alike', async () => {
  const panel = await Panel.of(
    <FlowsSection />,
    scenarioOf({ flows: [{ id: 'a', scheme: { kind: 'tcp', variant: 'tahoe' } }] }),
  );
  await panel.type('Initial window IW, packets', '4');
  await panel.type('Largest window rwnd, packets', '4');
  expect(panel.scenario.flows[0]!.transport).toMatchObject({ initialWindow: 4, maxWindow: 4 });
});

test('a group keeps what it has of its own when another option is set, and has it as all flows by one press', async () => {
  const panel = await Panel.of(
    <FlowsSection />,
    scenarioOf({ flows: [{ id: 'a', scheme: { kind: 'tcp' }, count: 2 }] }),
  );
  const own = (): object => panel.scenario.flows[0]!.transport;
  await panel.type('Initial window IW, packets', '4');
  await panel.type('Largest window rwnd, packets', '9');
  expect(own()).toEqual({ initialWindow: 4, maxWindow: 9 });
  expect(panel.text).toContain('partly of its own');
  await panel.press('As all flows have it');
  expect(own()).toEqual({});
  expect(panel.text).toContain('as all flows have it');
});
