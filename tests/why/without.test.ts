/** What is offered of a run without something: each is a scenario that opens, and differs in that alone. */
import { describe, expect, test } from 'vitest';
import { happeningsIn } from '../../src/narrator/happenings.ts';
import { chainAt } from '../../src/why/chain.ts';
import { outcomeOf } from '../../src/why/difference.ts';
import { forksOf } from '../../src/why/without.ts';
import { differences, differenceText } from '../../src/scenario/differences.ts';
import type { PacketFate } from '../../workers/live/cause-records.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Narrated } from '../../src/narrator/sentences.ts';
import { narratedRun } from '../narrator/support/narrated-run.ts';
import { scenarioWith } from '../support/scenario.ts';

/** With spaces that may break. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

const scenario = scenarioWith({
  duration: 20,
  warmup: 0,
  seed: 4,
  path: [{ rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } }],
  flows: [{ id: 'tcp', scheme: { kind: 'tcp' }, count: 3 }],
  traffic: [{ kind: 'cbr', wave: 'square', high: 2e6, low: 0, on: 2, off: 2, start: 1 }],
});

describe('behind a cut of the first of three flows beside a square wave', () => {
  const run = narratedRun(scenario);
  const cut = happeningsIn(run.record, run.series, 5, 1e9).find(({ kind }) => kind === 'cut')!;
  const { fate, change } = chainAt(run, cut.time);
  const forks = forksOf(run, [fate!], change!.time);

  test('the run is offered without the drop, and without those with most packets in the queue', () => {
    expect(forks[0]!.words).toBe('Without this drop');
    const most = fate!.whose.filter(([endpoint]) => endpoint !== 0).slice(0, 2);
    const names = most.map(([endpoint]) => (endpoint < 3 ? `Without TCP ${endpoint + 1}` : 'Without the square wave'));
    expect(forks.slice(1).map(({ words }) => words)).toEqual(names);
  });

  test('each is a scenario as a link can hold it, and without the drop one event more', () => {
    for (const fork of forks) expect(normalizeScenario(fork.scenario)).toEqual(fork.scenario);
    const { events, ...rest } = forks[0]!.scenario;
    expect({ ...rest, events: events.slice(0, -1) }).toEqual(scenario);
    expect(events.at(-1)).toEqual({
      at: fate!.time,
      do: 'spare',
      group: 'tcp',
      flow: 0,
      packet: fate!.packet,
      hop: 0,
      delay: false,
    });
  });

  test('each says in words what it is without', () => {
    const said = forks.map((fork) => differences(scenario, fork.scenario).map(differenceText));
    expect(said[0]).toEqual([`packet ${fate!.packet} of TCP 1 spared at ${fate!.time.toFixed(2)} s`]);
    for (const [index, fork] of forks.entries()) {
      expect(said[index]).toHaveLength(1);
      if (fork.words === 'Without the square wave') expect(said[index]![0]).toMatch(/^without square wave \(was /i);
      if (fork.words === 'Without TCP 2') expect(said[index]).toEqual(['without TCP 2']);
    }
  });

  test('in numbers the two runs are the same before it, and differ after it', () => {
    const other = narratedRun(forks[0]!.scenario);
    const of = ({ series }: typeof run, since: number, until: number) => outcomeOf(series, [0], since, until);
    const { period } = run.series.layout;
    expect(of(other, 0, fate!.time - period)).toEqual(of(run, 0, fate!.time - period));
    expect(of(other, fate!.time, 19)).not.toEqual(of(run, fate!.time, 19));
    // The samples themselves, added up.
    const column = run.series.flowColumn(0, 'cwnd');
    const [from, to] = [run.series.samples.indexAt(fate!.time), run.series.samples.indexAt(19)];
    let sum = 0;
    for (let index = from + 1; index <= to; index += 1) sum += column.at(index);
    expect(of(run, fate!.time, 19)!.window).toBeCloseTo(sum / (to - from), 9);
  });
});

describe('behind a fall of Vegas beside a flow that fills the queue', () => {
  const beside = scenarioWith({
    duration: 20,
    warmup: 0,
    seed: 4,
    path: [{ rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 60 } }],
    flows: [
      { id: 'vegas', scheme: { kind: 'vegas' } },
      { id: 'tcp', scheme: { kind: 'tcp' }, start: 5 },
    ],
  });
  const run = narratedRun(beside);
  const fall = run.record.changes.find(({ cause, time }) => cause === 'delay signal' && time > 6)!;
  const { lines, change, fate, wait } = chainAt(run, fall.time);
  const forks = forksOf(run, [wait!], change!.time);

  test('stands a packet that waited, and those before it in the queue, whose they were', () => {
    expect(fate).toBeNull();
    expect(wait!.time).toBeLessThan(fall.time);
    const text = plain(lines.map((each) => each.text).join('\n'));
    expect(text).toContain(`Packet ${wait!.packet}, just answered, waited `);
    expect(text).toContain(`in the queue: ${wait!.waiting} packets stood before it.`);
    expect(text).toMatch(/Whose packets those were: \d+ of TCP, \d+ of Vegas\./);
    expect(wait!.whose.reduce((sum, [, packets]) => sum + packets, 0)).toBe(wait!.waiting);
    // A packet is sent in 2 ms; of the one under way a part is left.
    expect(wait!.waited).toBeGreaterThan(0.002 * wait!.waiting - 1e-9);
    expect(wait!.waited).toBeLessThan(0.002 * (wait!.waiting + 1) + 1e-9);
  });

  test('is offered the run without that delay, and it says so', () => {
    const [without] = forks;
    expect(plain(without!.words)).toBe(`Without this delay: the ${wait!.waiting} packets before it leave at once`);
    expect(normalizeScenario(without!.scenario)).toEqual(without!.scenario);
    expect(differences(beside, without!.scenario).map(differenceText)).toEqual([
      `packet ${wait!.packet} of Vegas not delayed at ${wait!.time.toFixed(2)} s`,
    ]);
    // The queue is empty then: the same packet of that run did not wait.
    const other = narratedRun(without!.scenario);
    const queue = (of: typeof run): number =>
      of.series.hopColumn(0, 'queue').at(of.series.samples.indexAt(wait!.time) + 1);
    expect(queue(other)).toBeLessThan(queue(run));
  });
});

describe('of a run with changes of its own', () => {
  const busy = scenarioWith({
    duration: 60,
    seed: 4,
    path: [{ rate: 4e6, loss: { kind: 'bernoulli', p: 0.01 } }, { rate: 5e6 }],
    flows: [
      { id: 'first', scheme: { kind: 'tcp' }, count: 2 },
      { id: 'late', scheme: { kind: 'tcp' }, count: 2, start: 40 },
      { id: 'later', scheme: { kind: 'tcp' }, start: 50 },
    ],
    traffic: [
      { kind: 'cbr', high: 1e6, start: 3 },
      { kind: 'cbr', high: 2e6, start: 5 },
    ],
    events: [
      { at: 8, do: 'start', group: 'late', count: 1 },
      { at: 9, do: 'cbr', source: 0, on: false },
      { at: 10, do: 'cbr', source: 1, on: false },
      { at: 11, do: 'loss', hop: 0, model: { kind: 'bernoulli', p: 0.02 } },
      { at: 12, do: 'loss', hop: 1, model: { kind: 'bernoulli', p: 0.03 } },
      { at: 13, do: 'cbr', source: 1, on: true },
    ],
  });
  const run = { record: { flow: 0 }, series: { scenario: busy } } as unknown as Narrated;
  /** What is offered where packets of `endpoints` filled the queue at `time`. */
  const offered = (fate: PacketFate['fate'], time: number, endpoints: number[], hop = 0, of = run) => {
    const whose = endpoints.map((endpoint): [number, number] => [endpoint, 5]);
    const packet = { time, fate, packet: 7, hop, waiting: 10, waited: 0.1, limit: 20, whose } as unknown as PacketFate;
    return forksOf(of, [packet], time).slice(1);
  };

  test('without a source the others keep their changes, and the run is the same until that source begins', () => {
    const [one, other] = offered('dropped, queue full', 30, [5, 6]);
    expect(one!.scenario.events).toEqual(busy.events.filter((event) => event.do !== 'cbr' || event.source !== 0));
    expect(other!.scenario.events).toEqual(busy.events.filter((event) => event.do !== 'cbr' || event.source !== 1));
    expect(one!.scenario.traffic.map(({ start }) => start)).toEqual([60, 5]);
    expect([one!.since, other!.since]).toEqual([3, 5]);
    expect([one!.words, other!.words]).toEqual(['Without the constant stream 1', 'Without the constant stream 2']);
  });

  test('a source that a press has started before its time is missed from that press on, and not from one that stops it', () => {
    const events = [
      { at: 1, do: 'cbr', source: 1, on: false },
      { at: 2, do: 'cbr', source: 0, on: false },
      { at: 2.5, do: 'cbr', source: 1, on: true },
    ];
    const pressed = { record: { flow: 0 }, series: { scenario: normalizeScenario({ ...busy, events }) } };
    const forks = offered('dropped, queue full', 30, [5, 6], 0, pressed as unknown as Narrated);
    expect(forks.map(({ since }) => since)).toEqual([3, 2.5]);
  });

  test('a flow that a press has started before its time is absent, and the runs differ, from that press on', () => {
    const [early, later] = offered('dropped, queue full', 30, [3, 4]);
    expect(early!.scenario.events.at(-1)).toEqual({ at: 8, do: 'absent', group: 'late', flow: 1 });
    expect(later!.scenario.events.at(-1)).toEqual({ at: 50, do: 'absent', group: 'later', flow: 0 });
    expect([early!.since, later!.since]).toEqual([8, 50]);
  });

  test('without the losses of a hop those of the other hops stay, and the changes of theirs', () => {
    for (const hop of [0, 1]) {
      const [without] = offered('lost', 30, [], hop);
      expect(without!.scenario.path.map(({ loss }) => loss.kind)).toEqual([hop === 0 ? 'none' : 'bernoulli', 'none']);
      expect(without!.scenario.events).toEqual(busy.events.filter((event) => event.do !== 'loss' || event.hop !== hop));
      expect(without!.since).toBe(0);
    }
  });

  test('a change of the network is offered if it was at most ten seconds before, and of several the last', () => {
    const words = (time: number): string[] => offered('dropped, queue full', time, []).map((fork) => plain(fork.words));
    expect(words(7.9)).toEqual([]);
    expect(words(8)).toEqual(['Without “started 1 TCP B”']);
    const [last] = offered('dropped, queue full', 12.5, []);
    expect(last!.since).toBe(12);
    expect(last!.scenario.events).toEqual(busy.events.filter(({ at }) => at !== 12));
    expect(offered('dropped, queue full', 22.9, [])[0]!.since).toBe(13);
    expect(words(23)).toEqual([]);
  });

  test('the flow itself is not left out, however many of its packets stood there, and of the others the two with most', () => {
    const words = (endpoints: number[]) =>
      offered('dropped, queue full', 30, endpoints).map((fork) => plain(fork.words));
    expect(words([0])).toEqual([]);
    expect(words([0, 3, 1, 4])).toEqual(words([3, 1]));
    expect(words([3, 1])).toHaveLength(2);
  });

  test('where no packet led there, the first two others are offered, and of losses on the way back nothing', () => {
    const words = (flow: number): string[] =>
      forksOf({ record: { flow }, series: { scenario: busy } } as unknown as Narrated, [], 60).map((fork) =>
        plain(fork.words),
      );
    const names = ['Without TCP A 1', 'Without TCP A 2', 'Without TCP B 1'];
    expect([words(0), words(1), words(4)]).toEqual([
      [names[1], names[2]],
      [names[0], names[2]],
      [names[0], names[1]],
    ]);
    expect(offered('lost', 60, [], 2)).toEqual([]);
  });

  test('a loss that no model made is offered without itself alone', () => {
    const pressed = normalizeScenario({ ...busy, path: [{ rate: 4e6 }, { rate: 5e6 }], events: [] });
    const packet = { time: 30, fate: 'lost', packet: 7, hop: 0, whose: [] } as unknown as PacketFate;
    // What another hop loses has no part in it.
    const beside = normalizeScenario({
      ...pressed,
      events: [{ at: 2, do: 'loss', hop: 1, model: { kind: 'bernoulli', p: 0.1 } }],
    });
    for (const of of [pressed, beside]) {
      const own = { record: { flow: 0 }, series: { scenario: of } } as unknown as Narrated;
      expect(forksOf(own, [packet], 30).map((fork) => fork.words)).toEqual(['Without this loss']);
    }
  });

  test('what a fork has already taken away is no change of the network', () => {
    const without = [
      { at: 5, do: 'absent', group: 'first', flow: 1 },
      { at: 6, do: 'spare', group: 'first', flow: 0, packet: 3, hop: 0, delay: false },
    ];
    const of = normalizeScenario({ ...busy, path: [{ rate: 4e6 }, { rate: 5e6 }], events: without });
    const packet = { time: 9, fate: 'pushed out', packet: 7, hop: 0, whose: [] } as unknown as PacketFate;
    const own = { record: { flow: 0 }, series: { scenario: of } } as unknown as Narrated;
    expect(forksOf(own, [packet], 9).map((fork) => fork.words)).toEqual(['Without this drop']);
  });

  test('what a trace lets leave cannot be hurried, but a drop before it can be spared', () => {
    const traced = normalizeScenario({ ...busy, path: [{ trace: { perMs: '101' } }, { rate: 5e6 }], events: [] });
    const own = { record: { flow: 0 }, series: { scenario: traced } } as unknown as Narrated;
    const offer = (fate: PacketFate['fate'], hop: number) =>
      forksOf(own, [{ time: 9, fate, packet: 7, hop, waiting: 3, whose: [] } as unknown as PacketFate], 9).length;
    expect([offer('waited', 0), offer('waited', 1), offer('dropped early', 0)]).toEqual([0, 1, 1]);
  });
});
