/** What is done to a run as it goes: each press is an event of the scenario, at the time on show. */
import { describe, expect, test } from 'vitest';
import type { TimedEvent } from '../../workers/engine/scenario/types.ts';
import { BottleneckSection } from '../../src/panels/bottleneck-section.tsx';
import { eventThing, eventVerb } from '../../src/scenario/describe.ts';
import { NowSection } from '../../src/panels/now-section.tsx';
import { RunSection } from '../../src/panels/run-section.tsx';
import { Panel, scenarioOf } from './support/panel.tsx';

const SECTIONS = (
  <>
    <NowSection />
    <RunSection />
  </>
);

async function running(fields: object = {}, sections = SECTIONS): Promise<Panel> {
  const panel = await Panel.of(sections, scenarioOf(fields));
  await panel.play(3);
  return panel;
}

/** The events that have come to the scenario. */
async function eventsOf(panel: Panel): Promise<readonly TimedEvent[]> {
  await panel.pass(200);
  return panel.scenario.events;
}

describe('done now', () => {
  test.each([
    ['Drop a packet', [{ do: 'drop', group: 'tcp', flow: 0, count: 1 }]],
    ['Halve the rate', [{ do: 'rate', hop: 0, rate: 4e6 }]],
    ['Double the rate', [{ do: 'rate', hop: 0, rate: 16e6 }]],
    [
      'Stop half',
      [
        { do: 'stop', group: 'tcp', count: 1 },
        { do: 'stop', group: 'aimd', count: 1 },
      ],
    ],
    ['Lose 1 in 100', [{ do: 'loss', hop: 0, model: { kind: 'bernoulli', p: 0.01 } }]],
  ])('%s', async (verb, events) => {
    const panel = await running();
    const time = panel.player.time;
    await panel.press(verb);
    const made = await eventsOf(panel);
    expect(made).toMatchObject(events);
    expect(made).toHaveLength(events.length);
    for (const { at } of made) expect(Math.abs(at - time)).toBeLessThan(0.5);
    expect(panel.player.state.canUndo).toBe(true);
  });
});

test('the news names the flows that “Stop half” has stopped', async () => {
  const panel = await running({
    flows: [
      { id: 'tcp', count: 5 },
      { id: 'bbr', scheme: { kind: 'bbr' } },
      { id: 'vegas', scheme: { kind: 'vegas' }, count: 2 },
    ],
  });
  await panel.press('Stop half');
  expect(panel.player.state.notice?.text).toBe('Stopped: TCP 3 to 5, BBR, Vegas 2.');
  await panel.play(1);
  await panel.press('Stop half');
  expect(panel.player.state.notice?.text).toBe('Stopped: TCP 2, Vegas 1.');
});

test('a packet is dropped of the group that is chosen', async () => {
  const panel = await running();
  await panel.choose('Of which group', 'of AIMD(0.2, 1/8 cut)');
  await panel.press('Drop a packet');
  expect(await eventsOf(panel)).toMatchObject([{ do: 'drop', group: 'aimd', flow: 0 }]);
});

test('some flows of a group are stopped, no more than send, and started again', async () => {
  const panel = await running({
    flows: [
      { id: 'a', count: 6 },
      { id: 'b', scheme: { kind: 'tfrc' } },
    ],
  });
  expect(panel.text).toContain('6 of 6 TCP send now.');
  await panel.type('How many flows', '4');
  await panel.press('Stop 4');
  expect(await eventsOf(panel)).toMatchObject([{ do: 'stop', group: 'a', count: 4 }]);
  await panel.play(1);
  expect(panel.text).toContain('2 of 6 TCP send now.');
  await panel.press('Stop 2');
  expect((await eventsOf(panel)).at(-1)).toMatchObject({ do: 'stop', group: 'a', count: 2 });
});

test('losses are doubled, halved and taken away', async () => {
  const panel = await running({ loss: { kind: 'bernoulli', p: 0.02 } });
  await panel.press('Twice the losses');
  expect(await eventsOf(panel)).toMatchObject([{ do: 'loss', hop: 0, model: { kind: 'bernoulli', p: 0.04 } }]);
  await panel.press('No losses');
  expect((await eventsOf(panel)).at(-1)).toMatchObject({ do: 'loss', model: { kind: 'none' } });
});

test('half the losses are half of those in force', async () => {
  const panel = await running({ loss: { kind: 'bernoulli', p: 0.02 } });
  await panel.press('Half the losses');
  expect(await eventsOf(panel)).toMatchObject([{ do: 'loss', model: { kind: 'bernoulli', p: 0.01 } }]);
});

test('the link goes down and comes up again with the losses that it had; its flags say so', async () => {
  const panel = await running({ loss: { kind: 'bernoulli', p: 0.02 } });
  expect(panel.button('Link up').disabled).toBe(true);
  await panel.press('Link down');
  expect(await eventsOf(panel)).toMatchObject([{ do: 'loss', hop: 0, model: { kind: 'bernoulli', p: 1 } }]);
  await panel.play(1);
  expect(panel.text).toContain('Losses now: every packet.');
  expect(panel.button('Link down').disabled).toBe(true);
  await panel.press('Link up');
  const events = await eventsOf(panel);
  expect(events.at(-1)).toMatchObject({ do: 'loss', hop: 0, model: { kind: 'bernoulli', p: 0.02 } });
  expect(events.map((event) => eventVerb(event, panel.scenario))).toEqual(['link down', 'link up']);
  expect(events.map((event) => eventThing(event, panel.scenario).replace(/ from.*/, ''))).toEqual([
    'link down,',
    'link up,',
  ]);
});

test('ACKs are lost, and their way goes down, where the reverse path is chosen', async () => {
  const panel = await running({ reverse: [{}] });
  await panel.choose('Rate, losses and delay at', 'reverse path');
  await panel.press('Lose 1 in 100');
  expect(await eventsOf(panel)).toMatchObject([{ do: 'loss', hop: 1, model: { kind: 'bernoulli', p: 0.01 } }]);
  await panel.play(1);
  await panel.press('Link down');
  const events = await eventsOf(panel);
  expect(events.at(-1)).toMatchObject({ do: 'loss', hop: 1, model: { kind: 'bernoulli', p: 1 } });
  expect(eventVerb(events.at(-1)!, panel.scenario)).toBe('link down at reverse path');
});

test('on an ideal reverse path no ACK can be lost, and the form says where to make it real', async () => {
  const panel = await running();
  expect(panel.text).toContain('ACKs alone are lost where the reverse path is real');
});

test('a source is switched off while it is on, and on again', async () => {
  const panel = await running({ traffic: [{ kind: 'cbr', wave: 'constant', high: 1e6 }] });
  await panel.press(/stream.* off$/);
  expect(await eventsOf(panel)).toMatchObject([{ do: 'cbr', source: 0, on: false }]);
  await panel.play(1);
  await panel.press(/stream.* on$/);
  expect((await eventsOf(panel)).at(-1)).toMatchObject({ do: 'cbr', source: 0, on: true });
});

test('while all flows send there is none to start, and of a single flow no half to stop', async () => {
  const panel = await running({ flows: [{ id: 'a' }] });
  expect(panel.button('Start all').disabled).toBe(true);
  expect(panel.button('Stop half').disabled).toBe(true);
  expect(panel.button('Drop a packet').disabled).toBe(false);
});

describe('of several the one in hand, which is not the first', () => {
  const queue = { kind: 'droptail', limit: 50 };
  const step = (at: number, p: number): object => ({ at, model: { kind: 'bernoulli', p } });
  const several = {
    path: [
      { rate: 8e6, delay: 0.02, queue, trace: { name: 'mine', perMs: '11', loop: true } },
      { rate: 4e6, delay: 0.02, queue, loss: { kind: 'schedule', steps: [step(0, 0.01), step(2, 0.04)] } },
    ],
    flows: [
      { id: 'a', count: 2 },
      { id: 'b', scheme: { kind: 'tfrc' }, count: 7 },
    ],
    traffic: [
      { kind: 'cbr', wave: 'constant', high: 1e5 },
      { kind: 'cbr', wave: 'constant', high: 1e5 },
    ],
  };
  const inHand = async (hop = 1): Promise<Panel> => {
    const panel = await running(several);
    await panel.settle(() => panel.player.setHop(hop));
    return panel;
  };
  const last = async (panel: Panel): Promise<TimedEvent | undefined> => {
    const events = await eventsOf(panel);
    await panel.play(1);
    return events.at(-1);
  };

  test('bottleneck has its rate, its losses by the time on show, and its delay changed; one that follows a trace keeps its rate', async () => {
    const panel = await inHand(0);
    expect([/^Halve the rate/, /^Double the rate/].map((verb) => panel.button(verb).disabled)).toEqual([true, true]);
    await panel.settle(() => panel.player.setHop(1));
    await panel.press('Double the rate');
    expect(await last(panel)).toMatchObject({ do: 'rate', hop: 1, rate: 8e6 });
    await panel.press('Halve the rate');
    expect(await last(panel)).toMatchObject({ do: 'rate', hop: 1, rate: 4e6 });
    await panel.press('Twice the losses');
    expect(await last(panel)).toMatchObject({ do: 'loss', hop: 1, model: { p: 0.08 } });
    await panel.press('Link down');
    expect(await last(panel)).toMatchObject({ do: 'loss', hop: 1, model: { p: 1 } });
    await panel.press('Link up');
    expect(await last(panel)).toMatchObject({ do: 'loss', hop: 1, model: { p: 0.08 } });
  });

  test('group has some of its flows stopped and started, as many as send or wait', async () => {
    const panel = await inHand();
    await panel.choose('Flows of which group', 'of TFRC(8)');
    await panel.press('Stop 5');
    expect(await last(panel)).toMatchObject({ do: 'stop', group: 'b', count: 5 });
    expect(panel.text).toContain('2 of 7 TFRC(8) send now.');
    await panel.press('Stop 2');
    expect(await last(panel)).toMatchObject({ do: 'stop', group: 'b', count: 2 });
    await panel.press('Start 5');
    expect(await last(panel)).toMatchObject({ do: 'start', group: 'b', count: 5 });
    await panel.press('Start 2');
    expect(await last(panel)).toMatchObject({ do: 'start', group: 'b', count: 2 });
  });

  test('source is switched off, and on again, and the first stays as it is', async () => {
    const panel = await inHand();
    for (const on of [false, true, false]) {
      await panel.press(new RegExp(`stream 2 ${on ? 'on' : 'off'}$`));
      expect(await last(panel)).toMatchObject({ do: 'cbr', source: 1, on });
      expect(panel.button(/stream 1 off$/).disabled).toBe(false);
    }
  });
});

test('all flows that wait are started, of every group', async () => {
  const panel = await running();
  await panel.press('Stop half');
  await eventsOf(panel);
  await panel.play(1);
  await panel.press('Start all');
  expect((await eventsOf(panel)).slice(2)).toMatchObject([
    { do: 'start', group: 'tcp', count: null },
    { do: 'start', group: 'aimd', count: null },
  ]);
});

test('the link rate, changed while the run goes on, is an event; before its start it is the scenario’s', async () => {
  const still = await Panel.of(<BottleneckSection />);
  await still.type('Link rate, Mbit/s', '5');
  expect(still.scenario.path[0]!.rate).toBe(5e6);
  expect(still.scenario.events).toEqual([]);
  const panel = await running({}, <BottleneckSection />);
  await panel.type('Link rate, Mbit/s', '5');
  expect(await eventsOf(panel)).toMatchObject([{ do: 'rate', hop: 0, rate: 5e6 }]);
  expect(panel.scenario.path[0]!.rate).toBe(8e6);
});

test('the room of the queue, changed while the run goes on, is an event and in force at once; before the start it is the scenario’s', async () => {
  const still = await Panel.of(<BottleneckSection />);
  await still.type('Holds, packets', '20');
  expect(still.scenario.path[0]!.queue.limit).toBe(20);
  expect(still.scenario.events).toEqual([]);
  const panel = await running({}, <BottleneckSection />);
  const before = panel.scenario.path[0]!.queue.limit;
  await panel.type('Holds, packets', '20');
  expect(await eventsOf(panel)).toMatchObject([{ do: 'queue', hop: 0, limit: 20 }]);
  expect(panel.scenario.path[0]!.queue.limit).toBe(before);
  await panel.play(1);
  expect(panel.value('Holds, packets')).toBe('20');
});

test('the changes are listed with their times, and left out at a press', async () => {
  const panel = await running();
  await panel.press('Halve the rate');
  await eventsOf(panel);
  await panel.openAll();
  const list = [...document.querySelectorAll('ol.events li')].map((item) => item.textContent);
  expect(list).toHaveLength(1);
  expect(list[0]).toMatch(/^\d+(\.\d+)? s link 4.Mbit\/s$/);
  await panel.press('Without my changes');
  expect(panel.scenario.events).toEqual([]);
  expect(panel.button('Without my changes').disabled).toBe(true);
});
