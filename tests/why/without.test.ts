/** What is offered of a run without something: each is a scenario that opens, and differs in that alone. */
import { describe, expect, test } from 'vitest';
import { happeningsIn } from '../../src/narrator/happenings.ts';
import { chainAt } from '../../src/why/chain.ts';
import { outcomeOf } from '../../src/why/difference.ts';
import { forksOf } from '../../src/why/without.ts';
import { differences, differenceText } from '../../src/scenario/differences.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { narratedRun } from '../narrator/support/narrated-run.ts';

/** With spaces that may break. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

const scenario = normalizeScenario({
  version: 1,
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
  const beside = normalizeScenario({
    version: 1,
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
