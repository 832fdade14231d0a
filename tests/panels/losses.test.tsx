/** The losses in the rail: what each control writes into the scenario, and what the sentence says of it. */
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import type { LossModel } from '../../workers/engine/scenario/types.ts';
import { LossesSection } from '../../src/panels/rail.tsx';
import { RunFields } from '../../src/panels/run-fields.tsx';
import { Sentence } from '../../src/panels/sentence.tsx';
import { withReverse } from '../../src/scenario/edit-path.ts';
import { Panel, scenarioOf } from './support/panel.tsx';

const panelOf = (loss: object): Promise<Panel> =>
  Panel.of(
    <>
      <Sentence onShow={() => undefined} />
      <LossesSection />
    </>,
    scenarioOf({ loss }),
  );
const lossOf = (panel: Panel): LossModel => panel.scenario.path[0]!.loss;

test('without losses the section says that there are models to choose from', async () => {
  const panel = await panelOf({ kind: 'none' });
  expect(panel.text).toContain('none added: choose a model');
});

describe('each kind of loss', () => {
  test.each([
    ['evenly', 'periodic', /every 100th packet is lost/],
    ['at random', 'bernoulli', /1 packet in 100 is lost at random/],
    ['in a pattern', 'pattern', /lost in a pattern, 6 in 1350/],
    ['in phases', 'phases', /in phases: 1 packet in 200 for 6.s, then 1 packet in 4 for 1.s/],
    ['in bursts', 'gilbert', /in bursts of about 2 packets, one in 200/],
  ])('%s is chosen by its words and described in the sentence', async (words, kind, said) => {
    const panel = await panelOf({ kind: 'none' });
    await panel.choose('Packets are lost', words);
    expect(lossOf(panel).kind).toBe(kind);
    expect(panel.text).toMatch(said);
    await panel.choose('Packets are lost', 'none');
    expect(lossOf(panel)).toEqual({ kind: 'none' });
    expect(panel.text).not.toMatch(said);
  });
});

test('a loss rate typed in per cent is a chance in the scenario', async () => {
  const panel = await panelOf({ kind: 'bernoulli', p: 0.02 });
  expect(panel.value('Lost p, %')).toBe('2');
  await panel.type('Lost p, %', '5');
  expect(lossOf(panel)).toEqual({ kind: 'bernoulli', p: 0.05 });
});

test('one packet in n is lost from the n-th on', async () => {
  const panel = await panelOf({ kind: 'periodic', every: 100 });
  await panel.type('One packet in 1/p, packets', '40');
  expect(lossOf(panel)).toEqual({ kind: 'periodic', every: 40, offset: 40 });
});

test('beside a loss and the run’s own fields stands which setting of the scenario varies, and beside words nothing', async () => {
  const varied = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>('[data-vary]')].map((element) => element.dataset['vary']);
  await panelOf({ kind: 'bernoulli', p: 0.02 });
  expect(varied()).toEqual(['path.0.loss.kind', 'path.0.loss.p']);
  await Panel.of(<RunFields />, scenarioOf({}));
  expect(varied()).toEqual(expect.arrayContaining(['duration', 'warmup', 'sample']));
  expect(varied()).not.toContain('title');
});

describe('a pattern of gaps', () => {
  const NAME = 'Packets from loss to loss';

  test('is read with spaces, commas and semicolons between', async () => {
    const panel = await panelOf({ kind: 'pattern', gaps: [100] });
    await panel.type(NAME, '30 40; 300,20');
    expect(lossOf(panel)).toEqual({ kind: 'pattern', gaps: [30, 40, 300, 20] });
    expect(panel.value(NAME)).toBe('30, 40, 300, 20');
  });

  test('that cannot be read stays in the field, marked, and Escape takes it back', async () => {
    const panel = await panelOf({ kind: 'pattern', gaps: [100] });
    const field = panel.input(NAME);
    await panel.typeInto(field, 'often');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(lossOf(panel)).toEqual({ kind: 'pattern', gaps: [100] });
    await panel.key(field, 'Escape');
    expect(field.value).toBe('100');
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });

  test('with a gap of 0 is refused by its place, and nothing changes', async () => {
    const panel = await panelOf({ kind: 'pattern', gaps: [100] });
    await panel.type(NAME, '30, 0');
    expect(panel.player.state.notice).toMatchObject({
      kind: 'refused',
      text: expect.stringMatching(/gaps\[1\]: must be .*, got 0\. Nothing was changed\./),
    });
    expect(lossOf(panel)).toEqual({ kind: 'pattern', gaps: [100] });
  });

  test('may be one of a name, which is then pressed', async () => {
    const panel = await panelOf({ kind: 'pattern', gaps: [100] });
    expect(panel.button('Even').getAttribute('aria-pressed')).toBe('true');
    await panel.press('In pairs');
    expect(lossOf(panel)).toEqual({ kind: 'pattern', gaps: [1, 199] });
    expect(panel.button('In pairs').getAttribute('aria-pressed')).toBe('true');
    expect(panel.button('Even').getAttribute('aria-pressed')).toBe('false');
  });
});

test('phases are added at the end, freed of losses and removed, down to one', async () => {
  const panel = await panelOf({ kind: 'phases', phases: [{ seconds: 6, every: 200 }] });
  await panel.press('Add a phase');
  expect(lossOf(panel)).toEqual({
    kind: 'phases',
    phases: [
      { seconds: 6, every: 200 },
      { seconds: 3, every: null },
    ],
  });
  expect(panel.text).toMatch(/1 packet in 200 for 6.s, then none for 3.s/);
  await panel.press('Remove the last');
  expect(lossOf(panel)).toEqual({ kind: 'phases', phases: [{ seconds: 6, every: 200 }] });
  expect(panel.button('Remove the last').disabled).toBe(true);
});

test('bursts are set by their distance and length, which are chances in the scenario', async () => {
  const panel = await panelOf({ kind: 'gilbert', by: 'packets', toBad: 0.01, toGood: 0.5, lossBad: 1 });
  expect(panel.value('A burst begins once in 1/p, packets')).toBe('100');
  expect(panel.value('It lasts, on average 1/r, packets')).toBe('2');
  await panel.type('A burst begins once in 1/p, packets', '400');
  await panel.type('It lasts, on average 1/r, packets', '8');
  expect(lossOf(panel)).toMatchObject({ by: 'packets', toBad: 1 / 400, toGood: 1 / 8 });
  await panel.type('Lost within a burst 1 − h, %', '40');
  await panel.type('Lost outside 1 − k, %', '3');
  expect(lossOf(panel)).toMatchObject({ lossBad: 0.4, lossGood: 0.03 });
  await panel.press('Seconds');
  expect(lossOf(panel)).toMatchObject({
    kind: 'gilbert',
    by: 'seconds',
    good: 2,
    bad: 0.2,
    lossBad: 0.4,
    lossGood: 0.03,
  });
  await panel.type('A burst lasts, on average, s', '0.5');
  expect(panel.text).toMatch(/in bursts of about 500.ms, 2.s apart/);
});

test('losses change in steps, of which one is in hand: its time and its kind are its own', async () => {
  const steps = [
    { at: 0, model: { kind: 'none' } },
    { at: 20, model: { kind: 'bernoulli', p: 0.01 } },
  ];
  const panel = await panelOf({ kind: 'schedule', steps });
  expect(panel.text).toMatch(/losses change with time/);
  await panel.choose('Step', 'from 20 s: 1 in 100, at random');
  await panel.type('From, s', '30');
  await panel.type('Lost p, %', '4');
  expect(lossOf(panel)).toMatchObject({ steps: [steps[0], { at: 30, model: { kind: 'bernoulli', p: 0.04 } }] });
  await panel.press('Add a step');
  // Half way from the last step to the end, with four times its losses; and it is in hand.
  expect(panel.value('From, s')).toBe('45');
  expect(lossOf(panel)).toMatchObject({ steps: [steps[0], {}, { at: 45, model: { kind: 'bernoulli', p: 0.16 } }] });
  await panel.choose('Step', 'from 30 s: 1 in 25, at random');
  await panel.press('Remove this step');
  expect(lossOf(panel)).toMatchObject({ steps: [steps[0], { at: 45 }] });
});

test('steps are added as long as there are fewer than there may be', async () => {
  const most = LIMITS.lossSteps;
  const steps = Array.from({ length: most - 1 }, (_, at) => ({ at: at / 100, model: { kind: 'none' } }));
  const panel = await panelOf({ kind: 'schedule', steps });
  const add = () => panel.button('Add a step');
  expect(add().disabled).toBe(false);
  await panel.press('Add a step');
  expect(lossOf(panel)).toHaveProperty('steps.length', most);
  expect(add().disabled).toBe(true);
  await panel.press('Remove this step');
  expect(add().disabled).toBe(false);
});

test('the picture of losses by seconds is held against the packets of its own hop, and of the flow’s own size', async () => {
  const loss = { kind: 'interval', mean: 0.5 };
  const picture = async (rates: number[], hop: number, packetSize = 1000): Promise<string> => {
    const path = rates.map((rate) => ({ rate, loss }));
    const panel = await Panel.of(<LossesSection />, scenarioOf({ path, flows: [{ id: 'tcp', packetSize }] }));
    await panel.settle(() => panel.player.setHop(hop));
    return document.querySelector('.section svg')!.outerHTML;
  };
  const [slow, fast] = [await picture([1e6], 0), await picture([40e6], 0)];
  expect(slow).not.toBe(fast);
  expect([await picture([1e6, 40e6], 0), await picture([1e6, 40e6], 1)]).toEqual([slow, fast]);
  expect(await picture([40e6], 0, 500)).toBe(await picture([80e6], 0));
});

describe('packets that are lost by their numbers', () => {
  const NAME = 'Numbers of the packets';
  const eventsOf = (panel: Panel) => panel.scenario.events;

  test('are typed with runs between, and stand in the scenario as one event of the flow', async () => {
    const panel = await panelOf({ kind: 'none' });
    await panel.type(NAME, '30-32, 9; 25 31');
    expect(eventsOf(panel)).toMatchObject([{ at: 0, do: 'lose', flow: 0, packets: [9, 25, 30, 31, 32], ack: false }]);
    expect(panel.value(NAME)).toBe('9, 25, 30-32');
    await panel.type(NAME, '');
    expect(eventsOf(panel)).toEqual([]);
  });

  test('are ACKs by a switch, which makes the reverse path real, and an ideal one loses none', async () => {
    const panel = await panelOf({ kind: 'none' });
    await panel.press('The ACKs of these packets');
    await panel.type(NAME, '9');
    expect(eventsOf(panel)).toMatchObject([{ do: 'lose', packets: [9], ack: true }]);
    expect(panel.scenario.reverse).not.toBe('ideal');
    expect(withReverse(panel.scenario, false).events).toEqual([]);
  });

  test('of one flow leave those of another and its ACKs as they are, and the closed fold counts packets', async () => {
    const panel = await Panel.of(<LossesSection />, scenarioOf({ flows: [{ id: 'tcp', count: 2 }] }));
    await panel.type(NAME, '9, 25');
    await panel.choose('Of the flow', 'TCP 2');
    await panel.type(NAME, '30-33');
    await panel.press('The ACKs of these packets');
    await panel.type(NAME, '7');
    expect(eventsOf(panel)).toMatchObject([
      { flow: 0, packets: [9, 25], ack: false },
      { flow: 1, packets: [30, 31, 32, 33], ack: false },
      { flow: 1, packets: [7], ack: true },
    ]);
    expect(panel.text).toContain('Exactly these packets7');
    await panel.type(NAME, '');
    expect(eventsOf(panel)).toHaveLength(2);
  });

  test.each(['nine', '5-3', '1-2-3', '0-1000', '-4', '1e9'])(
    'that cannot be read, or are too many, stay marked: %s',
    async (text) => {
      const panel = await panelOf({ kind: 'none' });
      const field = panel.input(NAME);
      await panel.typeInto(field, text);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(eventsOf(panel)).toEqual([]);
    },
  );
});
