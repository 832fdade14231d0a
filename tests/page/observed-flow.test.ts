/** The state of the observed flow over time: sent by the worker for every frame from 0, known to the page after any change of the run. */
import { defaultScenario } from '../../src/scenario/default.ts';
import { describe, expect, test } from 'vitest';
import { drawnTogether, FlowStateSeries } from '../../src/run/flow-state-series.ts';
import type { RunSeries } from '../../src/run/series.ts';
import { flowChoice, flowIndex } from '../../src/scenario/flow-choice.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import type { Command, Report } from '../../workers/live/protocol.ts';
import { scenarioWith } from '../support/scenario.ts';
import { Bench } from './support/direct-worker.ts';
import { ScriptedHost } from './support/scripted-host.ts';
import { slowSession } from './support/slow-session.ts';

const scenario = scenarioWith({
  duration: 60,
  seed: 3,
  warmup: 5,
  path: [{ rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } }],
  flows: [
    { id: 'tcp', scheme: { kind: 'tcp' }, count: 2, startJitter: 1 },
    { id: 'tfrc', scheme: { kind: 'tfrc' }, start: 8, stop: 40 },
  ],
});
const TFRC = { group: 'tfrc', flow: 0 };
const TCP_2 = { group: 'tcp', flow: 1 };

/** What the engine itself says of each variable at the end of every sample, by its name; NaN while the flow does not send. */
function truths(of: Scenario, flow: number, until = of.duration): Record<string, number[]> {
  const values: Record<string, number[]> = {};
  const simulation: Simulation = new Simulation(of, (row) => {
    // Five numbers of each flow before its window: fairness, then sent, delivered, dropped, loss events.
    const sends = row[1 + 6 * flow + 4]! > 0;
    for (const { name, value } of simulation.inspect(flow))
      if (typeof value === 'number')
        (values[name] ??= []).push(sends && Number.isFinite(value) ? Math.fround(value) : NaN);
  });
  simulation.runUntil(until);
  return values;
}

const truth = (of: Scenario, flow: number, name: string, until = of.duration): number[] =>
  truths(of, flow, until)[name]!;

const digestOf = (of: Scenario): string => {
  const simulation = new Simulation(of);
  simulation.runUntil(of.duration);
  return simulation.digest();
};

/** All that a session reports that is sent these commands, then played to the end. */
function reportsOf(...commands: Command[]): Report[] {
  const { session, reports } = slowSession();
  for (const command of commands) session.handle(command);
  session.handle({ type: 'speed', speed: null });
  session.handle({ type: 'play' });
  for (let turn = 0; !reports.some(({ type }) => type === 'finished'); turn++) {
    if (turn > 100_000) throw new Error('the run does not end');
    session.handle({ type: 'credit', blocks: 1 });
    session.wake();
  }
  return reports;
}

function seriesIn(reports: readonly Report[]): FlowStateSeries | null {
  let flowState: FlowStateSeries | null = null;
  for (const report of reports) {
    if (report.type === 'loaded')
      flowState = report.observed && new FlowStateSeries(report.observed.flow, report.observed.variables);
    if (report.type === 'frames' && report.flowState) flowState!.append(report.flowState.first, report.flowState.data);
  }
  return flowState;
}

const valuesOf = (inside: FlowStateSeries, name: string): number[] => {
  const column = inside.columns[inside.variables.findIndex((variable) => variable.name === name)]!;
  return Array.from({ length: column.length }, (_, sample) => column.at(sample));
};

describe('what the worker tells', () => {
  test.each(schemes.map(({ kind }) => kind))(
    'of a %s flow is what its scheme knows at the end of every sample, from the first on, and leaves no trace in the run',
    (kind) => {
      const of = scenarioWith({
        duration: 20,
        path: [{ rate: 3e6, queue: { kind: 'droptail', limit: 20 } }],
        flows: [{ scheme: { kind } }, { id: 'tcp', scheme: { kind: 'tcp' }, count: 2 }],
      });
      const reports = reportsOf({ type: 'load', run: 1, scenario: of, observe: { flow: 0, first: 0 } });
      const inside = seriesIn(reports)!;
      const finished = reports.find((report) => report.type === 'finished');
      expect(finished).toMatchObject({ digest: digestOf(of) });
      const words = new Simulation(of)
        .inspect(0)
        .filter(({ value }) => typeof value === 'string')
        .map(({ name }) => name);
      expect(inside.variables.length).toBeGreaterThan(of.flows[0]!.scheme.kind === 'hands-rate' ? 1 : 2);
      const values = truths(of, 0);
      for (const { name } of inside.variables) {
        expect(words).not.toContain(name);
        expect(valuesOf(inside, name), name).toEqual(values[name]);
      }
      expect(inside.length).toBeGreaterThan(150);
      expect(inside.columns[0]!.at(inside.length - 1)).toBeGreaterThan(0);
    },
  );

  test('of a flow that joins later, or has gone, is nothing while it does not send', () => {
    const tfrc = seriesIn(reportsOf({ type: 'load', run: 1, scenario, observe: { flow: 2, first: 0 } }))!;
    const rate = valuesOf(tfrc, 'rate');
    const period = 60 / rate.length;
    const known = rate.flatMap((value, sample) => (Number.isNaN(value) ? [] : [(sample + 1) * period]));
    expect(known[0]).toBeGreaterThan(8);
    expect(known[0]).toBeLessThan(9);
    expect(known.at(-1)).toBeGreaterThan(39);
    expect(known.at(-1)).toBeLessThan(40.2);
    expect(known.length).toBeGreaterThan(0.95 * (32 / period));
  });

  test('is nothing if no flow is asked for, or one that the run does not have', () => {
    const short = { ...scenario, duration: 3, warmup: 0 };
    for (const command of [{}, ...[3, -1, 0.5, NaN].map((flow) => ({ observe: { flow, first: 0 } }))]) {
      const reports = reportsOf({ type: 'load', run: 1, scenario: short, ...command });
      expect(reports.find(({ type }) => type === 'loaded')).toMatchObject({ observed: null });
      for (const report of reports) if (report.type === 'frames') expect(report.flowState).toBeNull();
    }
  });

  test('begins at the frame that is asked for, also beside other frames, and ends when no flow is wanted any more', () => {
    const host = new ScriptedHost();
    host.send(
      { type: 'load', run: 2, scenario: {}, firstFrame: 40, observe: { flow: 0, first: 15 } },
      { type: 'runTo', time: 6 },
    );
    host.pass(500);
    const sent = host.blocks.flatMap(({ flowState }) => (flowState ? [flowState] : []));
    expect(sent[0]!.first).toBe(15);
    const rows = sent.reduce((sum, { data }) => sum + data.length / 2, 0);
    // The scripted flow has no window and so no values; of each frame there is a row all the same.
    expect(rows).toBe(60 - 15);
    expect(host.blocks.reduce((sum, { count }) => sum + count, 0)).toBe(60 - 40);
    host.send({ type: 'inspect', flow: null }, { type: 'runTo', time: 9 });
    host.pass(500);
    expect(host.blocks.at(-1)!.flowState).toBeNull();
  });
});

test('variables of one unit of packets are drawn together, in the order of the scheme; without a wish the window, else the rate', () => {
  const named = (kind: string, wanted: string | null): string[] => {
    const inside = new Simulation(scenarioWith({ flows: [{ scheme: { kind } }] })).inspect(0);
    return drawnTogether(
      inside.filter(({ value }) => typeof value === 'number'),
      wanted,
    ).map(({ name }) => name);
  };
  expect(named('tcp', null)).toEqual(['cwnd', 'ssthresh']);
  expect(named('tcp', 'ssthresh')).toEqual(['cwnd', 'ssthresh']);
  expect(named('cubic', null)).toEqual(['cwnd', 'ssthresh', 'Wmax']);
  expect(named('tfrc', null)).toEqual(['rate', 'equation']);
  expect(named('tfrc', 'loss event rate p')).toEqual(['loss event rate p']);
  expect(named('tear', 'imagined cwnd')).toEqual(['imagined cwnd', 'average window']);
  expect(named('rap', null)).toEqual(['rate']);
  expect(named('tcp', 'round trip')).toEqual(['round trip']);
  // What another scheme had is no wish of this one.
  expect(named('tcp', 'loss event rate p')).toEqual(['cwnd', 'ssthresh']);
  expect(drawnTogether([], 'cwnd')).toEqual([]);
});

test('a flow stays itself by its group and number, and has the engine’s number of its run', () => {
  expect([0, 1, 2, 3].map((index) => flowChoice(scenario, index))).toEqual([
    { group: 'tcp', flow: 0 },
    TCP_2,
    TFRC,
    null,
  ]);
  expect([flowIndex(scenario, TCP_2), flowIndex(scenario, TFRC), flowIndex(scenario, null)]).toEqual([1, 2, null]);
  expect([flowIndex(scenario, { group: 'tcp', flow: 2 }), flowIndex(scenario, { group: 'gone', flow: 0 })]).toEqual([
    null,
    null,
  ]);
  expect(flowIndex({ flows: scenario.flows.slice(1) }, TFRC)).toBe(0);
});

describe.each([
  ['at once', false],
  ['after the worker has computed on', true],
])('the row, where commands arrive %s', (_, late) => {
  /** Played to `time` (s) at 10 times real time, then paused. */
  function played(time: number): Bench {
    const bench = new Bench(scenario, 10, late);
    bench.player.togglePlay(true);
    bench.pass(100 * time);
    bench.player.togglePlay(false);
    bench.pass(50);
    return bench;
  }

  /** The row is of `flow`, knows every sample of the run, and each is what the engine says. */
  function expectWhole(series: RunSeries, flow: number, name: string): void {
    const { flowState } = series;
    expect(flowState?.flow).toBe(flow);
    expect(flowState!.length).toBe(series.length);
    expect(valuesOf(flowState!, name)).toEqual(
      truth(series.scenario, flow, name, series.samples.timeOf(series.length - 1) + 1e-9),
    );
  }

  test('switched on in the midst of a run has all of its past, of the flow pointed at or the first, and goes on with the run', () => {
    const { player, pass } = played(20);
    expect(player.series.flowState).toBeNull();
    player.togglePlay(true);
    pass(100);
    player.toggleRow('inside');
    pass(300);
    expect(player.state.observedFlow).toEqual({ group: 'tcp', flow: 0 });
    expectWhole(player.series, 0, 'cwnd');
    const { time } = player;
    pass(500);
    expect(player.time).toBeGreaterThan(time + 4);
    expectWhole(player.series, 0, 'ssthresh');
    player.toggleRow('inside');
    player.inspect(null);
    player.point(TFRC);
    player.toggleRow('inside');
    pass(500);
    expectWhole(player.series, 2, 'rate');
    player.setSpeed(null);
    pass(3_000);
    expect(player.state.finished?.digest).toBe(digestOf(scenario));
    expectWhole(player.series, 2, 'loss event rate p');
  });

  test('costs nothing where it is not on show: a flow is chosen without the run being taken up again', () => {
    const bench = played(10);
    bench.player.inspect(TFRC);
    bench.pass(300);
    expect(bench.player.state.flowState?.flow).toBe(2);
    expect(bench.player.series.flowState).toBeNull();
  });

  test('is of another flow when one is chosen, whole again, and of none when none is', () => {
    const { player, pass } = played(20);
    player.toggleRow('inside');
    pass(17);
    player.inspect(TCP_2);
    pass(17);
    player.inspect(TFRC);
    pass(17);
    player.inspect({ group: 'tcp', flow: 0 });
    pass(500);
    expectWhole(player.series, 0, 'cwnd');
    player.inspect(null);
    pass(200);
    expect(player.series.flowState).toBeNull();
    player.inspect(TCP_2);
    pass(500);
    expectWhole(player.series, 1, 'cwnd');
  });

  test('of a reader who has gone back knows also what is later, and the packets around the time on show come again', () => {
    const { player, pass } = played(30);
    player.seek(12);
    pass(300);
    player.toggleRow('inside');
    pass(700);
    expect(player.time).toBe(12);
    expectWhole(player.series, 0, 'cwnd');
    const { packets, lead } = player.run;
    expect(packets.from).toBeLessThanOrEqual(9.01);
    expect(packets.to).toBeGreaterThanOrEqual(12 + lead - 1e-9);
    expect(packets.end).toBeGreaterThan(100);
    player.togglePlay(true);
    pass(1_000);
    player.togglePlay(false);
    expect(player.time).toBeGreaterThan(20);
    expectWhole(player.series, 0, 'cwnd');
  });

  test('switched on while it plays far behind what is known, the picture goes on from where it is', () => {
    const { player, pass } = played(50);
    player.seek(10);
    player.setSpeed(1);
    player.togglePlay(true);
    pass(300);
    const { time } = player;
    expect(time).toBeLessThan(10.5);
    player.toggleRow('inside');
    pass(1_000);
    expect(player.time).toBeGreaterThan(time + 0.5);
    expect(player.time).toBeLessThanOrEqual(time + 1.02);
    expectWhole(player.series, 0, 'cwnd');
  });

  test('is neither doubled nor broken by going to and fro', () => {
    const { player, pass } = played(25);
    player.toggleRow('inside');
    pass(300);
    player.togglePlay(true);
    for (const time of [3, 24, 11, 40, 2]) {
      player.seek(time);
      pass(120);
    }
    player.togglePlay(false);
    player.step(1, 'loss');
    pass(300);
    player.step(-1, 'packet');
    pass(300);
    player.seek(30);
    pass(500);
    player.setSpeed(null);
    player.togglePlay(true);
    pass(3_000);
    expect(player.state.finished?.digest).toBe(digestOf(scenario));
    expectWhole(player.series, 0, 'cwnd');
  });

  test('of a run that goes on differently has the new future, and the ghost the old one; undo and redo lead to and fro', () => {
    const { player, pass } = played(30);
    player.toggleRow('inside');
    pass(300);
    player.seek(12);
    pass(300);
    player.act({ do: 'drop', group: 'tcp', flow: 0, count: 3 });
    pass(300);
    const { ghost } = player.run;
    expectWhole(ghost!.series, 0, 'cwnd');
    player.togglePlay(true);
    pass(1_000);
    player.togglePlay(false);
    pass(100);
    expectWhole(player.series, 0, 'cwnd');
    expect(valuesOf(player.series.flowState!, 'cwnd')).not.toEqual(
      valuesOf(ghost!.series.flowState!, 'cwnd').slice(0, player.series.flowState!.length),
    );
    player.undo();
    pass(500);
    expect(player.state.scenario.events).toEqual([]);
    expectWhole(player.series, 0, 'cwnd');
    player.redo();
    pass(500);
    expect(player.state.scenario.events).toHaveLength(1);
    expectWhole(player.series, 0, 'cwnd');
  });

  test('switched on right after a change, it is of the run with that change', () => {
    const { player, pass } = played(10);
    player.togglePlay(true);
    pass(100);
    player.act({ do: 'drop', group: 'tcp', flow: 0, count: 2 });
    player.toggleRow('inside');
    pass(1_000);
    player.togglePlay(false);
    pass(50);
    expect(player.state.scenario.events).toMatchObject([{ do: 'drop', count: 2 }]);
    expectWhole(player.series, 0, 'cwnd');
    player.setSpeed(null);
    player.togglePlay(true);
    pass(3_000);
    expect(player.state.finished?.digest).toBe(digestOf(player.state.scenario));
  });

  test('of two compared runs is of the one that is set, whichever that is', () => {
    const { player, pass } = played(20);
    player.toggleRow('inside');
    pass(300);
    player.toggleCompare();
    pass(500);
    expectWhole(player.series, 0, 'cwnd');
    player.change('the rate', { do: 'rate', hop: 0, rate: 2e6 }, (old) => old);
    player.togglePlay(true);
    pass(500);
    player.inspect(TFRC);
    pass(1_000);
    player.togglePlay(false);
    pass(50);
    expect(player.state.scenario.events).toMatchObject([{ do: 'rate' }]);
    expectWhole(player.series, 2, 'rate');
    player.switchRun();
    pass(700);
    expect(player.state).toMatchObject({ name: 'A', observedFlow: TFRC });
    expect(player.state.scenario.events).toEqual([]);
    expectWhole(player.series, 2, 'rate');
  });

  test('is shown in numbers as of the time on show, when the reader goes back and while it plays on', () => {
    const { player, pass } = played(20);
    player.toggleRow('inside');
    pass(300);
    const shown = (): unknown => player.state.flowState!.values.find(({ name }) => name === 'cwnd')!.value;
    const drawn = (): number =>
      valuesOf(player.series.flowState!, 'cwnd')[player.series.samples.indexAt(player.state.now)]!;
    for (const time of [5, 12.3, 18]) {
      player.seek(time);
      pass(100);
      expect(player.state.now).toBe(time);
      expect(shown()).toBe(drawn());
    }
    player.togglePlay(true);
    for (let look = 0; look < 10; look++) {
      pass(70);
      expect(shown()).toBe(drawn());
    }
  });

  test('of a worker that was replaced goes on, and with it its past', () => {
    const bench = played(20);
    const { player } = bench;
    player.toggleRow('inside');
    bench.pass(300);
    bench.workers.at(-1)!.onerror!({ preventDefault: () => undefined } as ErrorEvent);
    bench.pass(500);
    player.togglePlay(true);
    bench.pass(500);
    player.togglePlay(false);
    bench.pass(50);
    expect(player.time).toBeGreaterThan(23);
    expectWhole(player.series, 0, 'cwnd');
  });

  test('goes with its group, and follows a flow whose number in the run changes', () => {
    const { player, pass } = played(10);
    player.inspect(TFRC);
    player.toggleRow('inside');
    pass(300);
    player.edit('the flows', (old) => ({ ...old, flows: [{ ...old.flows[0]!, count: 1 }, ...old.flows.slice(1)] }));
    player.togglePlay(true);
    pass(1_500);
    player.togglePlay(false);
    pass(50);
    expectWhole(player.series, 1, 'rate');
    player.edit('the flows', (old) => ({ ...old, flows: old.flows.slice(0, 1) }));
    pass(300);
    expect(player.state.rows).toContain('inside');
    expect(player.state.observedFlow).toBeNull();
    expect(player.series.flowState).toBeNull();
    expect(player.view().observed.flow).toBeNull();
  });
});

test('a variable that is drawn shows the row of its flow, and leaves it on show where it is', () => {
  const { player } = new Bench(defaultScenario(), 10);
  for (const variable of ['cwnd', 'ssthresh']) {
    player.drawVariable(variable);
    const { rows, observedFlow } = player.state;
    expect([player.state.variable, rows.includes('inside'), observedFlow !== null]).toEqual([variable, true, true]);
  }
});
