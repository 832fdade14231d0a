/** The losses in the rail: what each control writes into the scenario, in its own unit, and what is shown of it. */
import { expect, test } from 'vitest';
import { Rail } from '../../src/panels/rail.tsx';
import { Panel, scenarioOf } from './support/panel.tsx';

const withLoss = (loss: object): Promise<Panel> => Panel.of(<Rail />, scenarioOf({ loss }));

test('a loss rate typed in per cent is a chance in the scenario', async () => {
  const panel = await withLoss({ kind: 'bernoulli', p: 0.02 });
  expect(panel.value('Lost, %')).toBe('2');
  await panel.type('Lost, %', '5');
  expect(panel.scenario.path[0]!.loss).toEqual({ kind: 'bernoulli', p: 0.05 });
});
