import { expect, test } from 'vitest';
import { recordOf } from '../../src/narrator/record.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { VARIABLES } from '../../workers/engine/transport/causes.ts';
import { CauseLog } from '../../workers/live/cause-log.ts';
import { CauseStore } from '../../src/run/cause-store.ts';

const scenario = normalizeScenario({
  version: 1,
  duration: 20,
  warmup: 0,
  path: [{ rate: 3e6, delay: 0.02, queue: { kind: 'droptail', limit: 15 } }],
  flows: [{ scheme: { kind: 'cubic' }, count: 2 }],
});

/** The record of a flow, sent in blocks of so many seconds. */
function recorded(every: number, flow = 0) {
  const simulation = new Simulation(scenario);
  const log = CauseLog.of(simulation, [0, 1]);
  const causes = new CauseStore([0, 1]);
  for (let time = every; time <= scenario.duration; time += every) {
    simulation.runUntil(time);
    causes.append(log.take(), time);
  }
  return { record: recordOf({ causes, explainedFlow: 0 }, flow), digest: simulation.digest() };
}

test('the record is the same in whatever blocks it is sent, without a gap from value to value, and the run is the run', () => {
  const whole = recorded(20);
  const { changes, fates, levels } = recorded(0.0625).record;
  expect({ changes, fates, levels }).toEqual({
    changes: whole.record.changes,
    fates: whole.record.fates,
    levels: whole.record.levels,
  });
  for (const variable of VARIABLES) {
    const own = changes.filter((change) => change.variable === variable);
    own.slice(1).forEach((change, index) => expect(change.before).toBe(own[index]!.after));
  }
  // Growth between two cuts is one record of many ACKs.
  expect(changes.filter(({ cause }) => cause === 'growth').every(({ count }) => count > 1)).toBe(true);
  expect(fates.length).toBeGreaterThan(3);

  const plain = new Simulation(scenario);
  plain.runUntil(20);
  expect(whole.digest).toBe(plain.digest());
});

test('of more records than it holds the oldest are lost, and it says how many', () => {
  let time = 0;
  const log = new CauseLog([0], () => time);
  const flow = log.ofFlow(0);
  for (let index = 0; index < 20_000; index += 1) {
    time = index;
    flow.change('cwnd', index % 2 === 0 ? 'growth' : 'mark', index, index + 1, []);
  }
  const block = log.take();
  const { missed } = block.flows[0]!;
  expect(missed).toBeGreaterThan(0);
  const causes = new CauseStore([0]);
  causes.append(block, time);
  const record = recordOf({ causes, explainedFlow: 0 });
  expect(record.changes.length + missed).toBe(20_000);
  expect(record.since).toBe(record.changes[0]!.time);
  expect(record.changes.at(-1)).toMatchObject({ time: 19_999, after: 20_000 });
  expect(log.take().flows[0]!.missed).toBe(0);
});

test('begun during a run, the record has from there on what one from the start has; of each flow the same, alone or with others', () => {
  const simulation = new Simulation(scenario);
  simulation.runUntil(8);
  const log = CauseLog.of(simulation, [1]);
  simulation.runUntil(scenario.duration);
  const causes = new CauseStore([1]);
  causes.append(log.take(), scenario.duration);
  const late = recordOf({ causes, explainedFlow: 1 });
  const { record } = recorded(20, 1);
  const cuts = ({ changes }: typeof late) =>
    changes.filter(({ cause, time }) => cause === 'third duplicate ACK' && time > 8);
  expect(cuts(late).length).toBeGreaterThan(3);
  expect(cuts(late)).toEqual(cuts(record));
  expect(late.fates).toEqual(record.fates.filter(({ time }) => time > 8));
});
