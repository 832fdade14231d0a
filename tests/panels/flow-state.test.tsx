/** The inside of a flow: a name that is pressed is drawn over time, and pressed again it is not. */
import { expect, test } from 'vitest';
import { FlowStatePanel } from '../../src/panels/flow-state-panel.tsx';
import { withCanvas } from './support/canvas.ts';
import { Panel, scenarioOf } from './support/panel.tsx';

withCanvas();

test('the name of a variable draws it and, pressed again, takes it away', async () => {
  const panel = await Panel.of(null, scenarioOf({ flows: [{ id: 'tcp', scheme: { kind: 'tcp' }, count: 2 }] }));
  await panel.play(2);
  await panel.settle(() => panel.player.inspect({ group: 'tcp', flow: 1 }));
  await panel.play(1);
  await panel.show(<FlowStatePanel />);
  await panel.pass(300);
  expect(document.querySelectorAll('th [aria-pressed]').length).toBeGreaterThan(2);
  const pressed = (): (string | null)[] =>
    [...document.querySelectorAll('th [aria-pressed=true]')].map(({ textContent }) => textContent);
  const hasRow = (): boolean => panel.player.state.rows.includes('inside');
  for (const name of document.querySelectorAll<HTMLElement>('th [aria-pressed]')) {
    if (pressed().includes(name.textContent)) continue;
    await panel.settle(() => name.click());
    expect([pressed().includes(name.textContent), hasRow()]).toEqual([true, true]);
    await panel.settle(() => name.click());
    expect([pressed(), hasRow()]).toEqual([[], false]);
  }
});

test('each flow is chosen by its own group and number, whatever the group is called, and no flow at all', async () => {
  const ids = ['tcp', '1 tcp', 'a b  c', '2'];
  const panel = await Panel.of(<FlowStatePanel />, scenarioOf({ flows: ids.map((id) => ({ id, count: 3 })) }));
  const list = document.querySelector('select')!;
  const flows = ids.flatMap((group) => [0, 1, 2].map((flow) => ({ group, flow })));
  const choose = (value: string): Promise<void> =>
    panel.settle(() => {
      list.value = value;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    });
  for (const [at, flow] of flows.entries()) {
    await choose(list.options[at + 1]!.value);
    expect([panel.player.state.observedFlow, list.selectedIndex]).toEqual([flow, at + 1]);
  }
  await choose('');
  expect([panel.player.state.observedFlow, list.selectedIndex]).toEqual([null, 0]);
});
