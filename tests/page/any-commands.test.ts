/**
 * A run on show, asked and answered in any order: what it sends, and what it says of itself after each step, as recorded. A
 * digest is of 25 steps, so that the first one that differs tells where to look.
 */
import { expect, test } from 'vitest';
import { RandomStream } from '../../workers/engine/random.ts';
import type { Report } from '../../workers/live/protocol.ts';
import { NumberHash } from '../support/number-hash.ts';
import { scenarioWith } from '../support/scenario.ts';
import { packetsOf, scenario, ScriptedRun } from './support/run-parts.ts';

const SEEDS = [1, 2, 3];
const STEPS = 400;
/** So many flows that one alone is followed. */
const many = scenarioWith({
  ...scenario,
  flows: [
    { id: 'tcp', count: 4 },
    { id: 'tfrc', scheme: { kind: 'tfrc' }, count: 2 },
  ],
});

/** Steps drawn from a list, and a digest of what each leads to. */
function digests(seed: number, steps: readonly (() => unknown)[], random: RandomStream): string {
  const said: string[] = [];
  let hash = new NumberHash();
  for (let step = 1; step <= STEPS; step++) {
    const which = Math.floor(random.uniform() * steps.length);
    hash.take(which, JSON.stringify(steps[which]!()));
    if (step % 25 > 0) continue;
    said.push(hash.toString());
    hash = new NumberHash();
  }
  return `${seed}: ${said.join(' ')}`;
}

/** A run whose worker answers sooner, later, out of turn or not at all. */
function handled(seed: number): string {
  const random = new RandomStream(seed, 'commands');
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random.uniform() * of.length)]!;
  const run = new ScriptedRun();
  run.toFirstHop = 0.03;
  const { handle, client } = run;
  client.follow = (flows, ofPackets: number | null = null) =>
    void client.calls.push({ do: 'follow', flows: [...flows, ofPackets ?? -1] });
  let now = 0;
  const time = (): number => Math.round(random.uniform() * 700) / 10;
  const choices = [null, { group: 'tcp', flow: 1 }, { group: 'tfrc', flow: 0 }, { group: 'gone', flow: 0 }];
  let answered = 0;
  /** The last that was asked for is answered, or one before it that was not. */
  const loaded = (last: boolean): unknown => {
    const open = client.of('load').filter((call) => call.run > answered);
    if (open.length === 0) return null;
    now = 0;
    answered = last ? open.at(-1)!.run : open[0]!.run;
    return handle.receive(run.loaded(answered));
  };
  const frames = (packets: boolean): unknown => {
    const from = now;
    // As far as a series has room without a gap.
    now += Math.round(random.uniform() * 60) / 10;
    const flow = handle.series.flowState?.length ?? 0;
    return handle.receive(
      run.frames(now, {
        packets: packets ? packetsOf(from, now) : null,
        flowState: pick([null, { first: flow, data: Float32Array.of(1, 2) }]),
        ...(random.uniform() < 0.3 && { causes: { flows: [], levels: new Float64Array(0) } }),
        ...(random.uniform() < 0.3 && {
          completions: { first: handle.series.completions.length, data: Float64Array.of(0, 1, now) },
        }),
      }),
    );
  };
  const steps = [
    () => handle.open(pick([scenario, many]), random.uniform() < 0.5, pick([0, time()])),
    () => handle.fork(handle.series.scenario, random.uniform() < 0.5, time(), pick([undefined, 3])),
    () => handle.replayTo(time(), random.uniform() < 0.5, random.uniform() < 0.2),
    () => handle.explainAgain(time()),
    () => handle.reach(time()),
    () => handle.follow(),
    () => handle.inspect(pick([null, 0, 2])),
    () => void (handle.observed = pick(choices)),
    () => {
      const asks = pick(['first' as const, ...choices]);
      handle.asking = () => asks;
    },
    () => {
      const asks = random.uniform() < 0.5;
      handle.asksPackets = () => asks;
    },
    () => void (client.changing = pick([0, 0, 1])),
    ...[true, true, true, false].map((last) => () => loaded(last)),
    ...[true, true, true, false].map((packets) => () => frames(packets)),
    () => handle.receive({ type: 'refused', run: client.of('load').at(-1)?.run ?? 0 } as Report),
    () => handle.receive({ type: 'failed', run: 1 } as Report),
    () => handle.receive({ type: 'finished', run: 1, digest: 'd', summary: {} } as Report),
  ];
  const stated = steps.map((step) => () => {
    const returned = step() ?? null;
    const { loading, awaited, leaves, replaces, outcome, missesFlowState, missesCauses, explainedFlow } = handle;
    const { head, known, lead, series, drops, packets, ghost, followed } = handle;
    return [
      ...[returned, loading, awaited, leaves, replaces, outcome, missesFlowState, missesCauses, explainedFlow],
      ...[head, known.toFixed(6), lead, series.length, drops.length, followed],
      ...[packets.first, packets.end, packets.from, packets.to, ghost && [ghost.since, ghost.series.length]],
      ...[series.flowState?.flow, series.flowState?.length, series.completions.length, series.layout.flowGroups],
      ...choices.map((choice) => choice && handle.knowsCauses(1, choice)),
      client.taken().map((call) => ({ ...call, ...('scenario' in call && { scenario: call.scenario.flows.length }) })),
    ];
  });
  return digests(seed, stated, random);
}

test('a run on show: whatever is asked and answered, in whatever order, leads to what is recorded', () => {
  expect(SEEDS.map(handled)).toMatchSnapshot();
});
