/** What is offered of a run without something: each is a scenario that opens, and differs in that alone. */
import { describe, expect, test } from 'vitest';
import { happeningsIn } from '../../src/narrator/happenings.ts';
import { chainAt } from '../../src/why/chain.ts';
import { outcomeOf } from '../../src/why/difference.ts';
import { forksOf } from '../../src/why/without.ts';
import { differences, differenceText } from '../../src/scenario/differences.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { narratedRun } from '../narrator/support/narrated-run.ts';

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
  const forks = forksOf(run, fate, change!.time);

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
