/** The state of the observed flow is that of the flow and the run on show: nothing of another one stands there meanwhile. */
import { describe, expect, test } from 'vitest';
import { Simulation } from '../../workers/engine/simulation.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { scenarioWith } from '../support/scenario.ts';
import { Bench } from './support/direct-worker.ts';
import { Parts, scenario as scripted, ScriptedRun } from './support/run-parts.ts';

const fields = {
  duration: 60,
  seed: 3,
  warmup: 5,
  path: [{ rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } }],
  flows: [
    { id: 'tcp', scheme: { kind: 'tcp' }, count: 2, startJitter: 1 },
    { id: 'vegas', scheme: { kind: 'vegas' }, count: 2 },
  ],
};
const scenario = scenarioWith(fields);
const withTfrc = scenarioWith({
  ...fields,
  flows: [fields.flows[0], { id: 'vegas', scheme: { kind: 'tfrc' }, count: 2 }],
});

/** What the engine knows of a flow at `time` (s), as the state names it. */
function truth(of: Scenario, flow: number, time: number): Map<string, unknown> {
  const simulation = new Simulation(of);
  simulation.runUntil(time);
  return new Map(simulation.inspect(flow).map(({ name, value }) => [name, value]));
}

const report = (flow: number) => ({ type: 'flowState', flow, time: 3, values: [] }) as never;

describe('another flow that is inspected', () => {
  test.each([
    [{ group: 'tcp', flow: 1 }, 1],
    [{ group: 'tfrc', flow: 0 }, 2],
  ])('%j has no numbers before its own have come', (choice, flow) => {
    const parts = new Parts(new ScriptedRun(scripted).begun(5));
    parts.observedFlow.inspect({ group: 'tcp', flow: 0 });
    parts.observedFlow.receive(report(0));
    expect(parts.state.flowState).not.toBeNull();
    parts.observedFlow.inspect(choice);
    expect(parts.state.flowState).toBeNull();
    // The report of the flow before was on its way.
    parts.observedFlow.receive(report(0));
    expect(parts.state.flowState).toBeNull();
    parts.observedFlow.receive(report(flow));
    expect(parts.state.flowState).toMatchObject({ flow });
    parts.observedFlow.inspect(null);
    expect(parts.state).toMatchObject({ flowState: null, observedFlow: null });
  });
});

test('the flow that is pointed at and the one that is observed are each its own, on the charts too', () => {
  const { player } = new Bench(scenario, 10);
  const seen = () => [player.view().pointed, player.view().observed.flow];
  expect(seen()).toEqual([null, null]);
  player.inspect({ group: 'tcp', flow: 1 });
  expect(seen()).toEqual([null, 1]);
  player.point({ group: 'vegas', flow: 1 });
  expect(seen()).toEqual([3, 1]);
  player.inspect(null);
  expect(seen()).toEqual([3, null]);
});

describe('of two runs beside each other', () => {
  /** A with Vegas, B with another scheme in its place, both at 8 s; the second flow of that group is observed. */
  function both(rows: readonly 'inside'[] = []): Bench {
    const bench = new Bench(scenario, 10);
    const { player } = bench;
    player.inspect({ group: 'vegas', flow: 1 });
    for (const row of rows) player.toggleRow(row);
    player.seek(8);
    bench.pass(500);
    player.toggleCompare();
    bench.pass(300);
    player.edit('the scheme', () => withTfrc);
    bench.pass(300);
    player.seek(8);
    bench.pass(500);
    return bench;
  }

  test.each([[[]], [['inside']]] as const)(
    'the state is of the run that is set, after every switch, with the rows %j',
    (rows) => {
      const bench = both(rows);
      const { player, pass } = bench;
      for (const name of ['B', 'A', 'B', 'A']) {
        expect(player.state.name).toBe(name);
        const known = truth(player.state.scenario, 3, 8);
        expect(player.state.flowState?.flow).toBe(3);
        const names = player.state.flowState!.values.map((value) => value.name);
        expect(names).toEqual([...known.keys()]);
        player.switchRun();
        pass(500);
      }
    },
  );
});
