import { describe, expect, test } from 'vitest';
import type { Report } from '../../workers/live/protocol.ts';
import { framesOf, scenario, ScriptedRun } from './support/run-parts.ts';

const TFRC = { group: 'tfrc', flow: 0 };
const rows = (first: number, count: number): Extract<Report, { type: 'frames' }>['flowState'] => ({
  first,
  data: Float32Array.from({ length: count }, (_, index) => first + index),
});

describe('a run', () => {
  test('begins with its first report, and has what was sent', () => {
    const run = new ScriptedRun();
    run.handle.open(scenario, true);
    expect([run.handle.loading, run.handle.awaited]).toEqual([true, true]);
    expect(run.handle.receive(run.loaded())).toBe('new');
    expect([run.handle.loading, run.handle.awaited]).toEqual([false, false]);
    run.handle.receive(run.frames(2.05));
    const { series, packets, drops, head, known } = run.handle;
    expect([series.length, head, packets.to, packets.end, drops.length]).toEqual([20, 2.05, 2.05, 205, 2]);
    expect(known).toBeCloseTo(2);
  });

  test('ends with its outcome, which another run does not have', () => {
    const run = new ScriptedRun().begun(60);
    run.handle.receive({ type: 'finished', run: 1, digest: 'd', summary: {} as never });
    expect(run.handle.outcome?.digest).toBe('d');
    run.handle.open(scenario, false);
    expect(run.handle.outcome).toBeNull();
  });

  test('that is replayed keeps its outcome and samples, and its packets until others have come', () => {
    const run = new ScriptedRun().begun(20);
    run.handle.receive({ type: 'finished', run: 1, digest: 'd', summary: {} as never });
    run.handle.replayTo(5, false);
    expect(run.client.taken()).toMatchObject([{ do: 'load', play: false, time: 5, firstFrame: 200 }]);
    expect(run.handle.receive(run.loaded(2))).toBeNull();
    expect([run.handle.series.length, run.handle.packets.to, run.handle.loading]).toEqual([200, 20, true]);
    run.handle.receive(run.frames(3, { packets: null }));
    expect([run.handle.head, run.handle.packets.to, run.handle.loading]).toEqual([3, 20, true]);
    run.handle.receive(run.frames(5));
    expect([run.handle.head, run.handle.packets.to, run.handle.loading]).toEqual([5, 5, false]);
    expect([run.handle.series.length, run.handle.drops.length, run.handle.outcome?.digest]).toEqual([200, 20, 'd']);
  });

  test('that is forked is replaced when the new one has come to the same time, and stays as its ghost', () => {
    const run = new ScriptedRun().begun(20);
    const before = run.handle.series;
    run.handle.fork(scenario, false, 8);
    expect(run.handle.receive(run.loaded(2))).toBeNull();
    expect(run.handle.receive(run.frames(6, { packets: null }))).toBeNull();
    expect(run.handle.series).toBe(before);
    expect(run.handle.receive(run.frames(8))).toBe('replaced');
    expect(run.handle.ghost).toEqual({ series: before, since: 8 });
    expect(run.handle.series.length).toBe(80);
  });

  test('that is forked a second time has the future of the first fork as its ghost; another run has none', () => {
    const run = new ScriptedRun().begun(20);
    run.handle.fork(scenario, false, 8);
    run.handle.receive(run.loaded(2));
    run.handle.receive(run.frames(8));
    const first = run.handle.series;
    run.handle.fork(scenario, false, 5);
    run.handle.receive(run.loaded(3));
    run.handle.receive(run.frames(5));
    expect(run.handle.ghost).toEqual({ series: first, since: 5 });
    run.handle.open(scenario, false, 5);
    run.handle.receive(run.loaded(4));
    run.handle.receive(run.frames(5));
    expect(run.handle.ghost).toBeNull();
  });

  test('asked for twice is the one asked for last: frames of the first one in between end no loading', () => {
    const run = new ScriptedRun().begun(20);
    run.handle.replayTo(5, false);
    run.handle.replayTo(9, false);
    run.handle.receive(run.loaded(2));
    run.handle.receive(run.frames(5));
    expect([run.handle.loading, run.handle.awaited]).toEqual([true, true]);
    run.handle.receive(run.loaded(3));
    run.handle.receive(run.frames(9));
    expect([run.handle.loading, run.handle.awaited]).toEqual([false, false]);
  });

  test('that is opened before the one before it has begun is awaited until it begins: nothing is asked of it meanwhile', () => {
    const run = new ScriptedRun();
    const many = { ...scenario, flows: [{ ...scenario.flows[0]!, count: 40 }, scenario.flows[1]!] };
    run.handle.asking = () => 'first';
    run.handle.open(many, true);
    run.handle.open({ ...many, seed: 9 }, true);
    expect(run.handle.receive(run.loaded(1))).toBe('new');
    run.handle.asking = () => TFRC;
    run.handle.follow();
    expect([run.handle.loading, run.client.of('follow')]).toEqual([true, []]);
    expect(run.handle.receive(run.loaded(2))).toBe('new');
    run.handle.follow();
    run.handle.follow();
    expect(run.client.of('follow')).toEqual([{ do: 'follow', flows: [40] }]);
    expect([run.handle.loading, run.handle.series.scenario.seed]).toEqual([false, 9]);
  });

  test('that was refused leaves the one on show, which can be asked for more', () => {
    const run = new ScriptedRun().begun(20);
    run.handle.open(scenario, true);
    run.handle.receive({ type: 'refused', run: 2, refusals: [] });
    expect([run.handle.loading, run.handle.awaited, run.handle.series.length]).toEqual([false, false, 200]);
    run.handle.reach(30);
    expect(run.client.of('runTo')).toEqual([{ do: 'runTo', time: 30 }]);
  });

  test('whose worker was replaced, once and again, comes back to where it was and has no ghost', () => {
    const run = new ScriptedRun().begun(20);
    for (const [number, head] of [
      [7, 20],
      [8, 24],
    ] as const) {
      expect(run.handle.receive(run.loaded(number))).toBeNull();
      expect(run.handle.loading).toBe(true);
      expect(run.handle.receive(run.frames(head))).toBe('replaced');
      expect([run.handle.head, run.handle.series.length, run.handle.ghost]).toEqual([head, 10 * head, null]);
      run.handle.receive(run.frames(24));
    }
  });

  test.each<[string, (run: ScriptedRun) => Report]>([
    ['its frames have come', (run) => run.frames(30)],
    ['it is over', () => ({ type: 'finished', run: 1, digest: 'd', summary: {} as never })],
    ['the engine failed', () => ({ type: 'failed', run: 1, message: 'of it' })],
    ['another one in its place was refused', () => ({ type: 'refused', run: 1, refusals: [] })],
  ])('is on its way to a time until %s: then it can be asked for another', (_, end) => {
    const run = new ScriptedRun().begun(20);
    run.handle.reach(30);
    expect(run.handle.loading).toBe(true);
    run.handle.receive(end(run));
    expect(run.handle.loading).toBe(false);
    run.handle.reach(40);
    expect(run.client.of('runTo')).toEqual([30, 40].map((time) => ({ do: 'runTo', time })));
  });

  test('is asked for a time once, not beyond its end, and not for what it has', () => {
    const run = new ScriptedRun().begun(20);
    run.handle.reach(20);
    run.handle.reach(90);
    run.handle.reach(70);
    expect(run.client.taken()).toEqual([{ do: 'runTo', time: 60 }]);
  });

  test('shows what is known of the run that it copies until it has its own', () => {
    const [run, copy] = [new ScriptedRun().begun(20), new ScriptedRun()];
    copy.handle.copy(run.handle);
    copy.handle.open(scenario, false, 10);
    expect(copy.handle.series.length).toBe(200);
    copy.handle.receive(copy.loaded());
    copy.handle.receive(copy.frames(10));
    expect([copy.handle.series.length, run.handle.series.length]).toEqual([100, 200]);
  });

  test('asks for the state of the flow that is observed in the run that it copies', () => {
    const [run, copy] = [new ScriptedRun().begun(20), new ScriptedRun()];
    run.handle.observed = TFRC;
    copy.handle.copy(run.handle);
    copy.handle.open(scenario, false, 10);
    expect(copy.client.taken()).toMatchObject([{ observe: { flow: 2, first: 0 } }]);
  });
});

describe('the state of the observed flow', () => {
  test('is missing until the run is loaded with it, and again when another flow is observed', () => {
    const run = new ScriptedRun().begun(3);
    expect(run.handle.missesFlowState).toBe(false);
    run.handle.observed = TFRC;
    expect(run.handle.missesFlowState).toBe(true);
    run.handle.replayTo(3, false);
    expect(run.client.taken()).toMatchObject([{ observe: { flow: 2, first: 0 } }]);
    expect(run.handle.missesFlowState).toBe(false);
    run.handle.receive(run.loaded(2));
    run.handle.receive(run.frames(3, { flowState: rows(0, 30) }));
    expect([run.handle.missesFlowState, run.handle.series.flowState?.length]).toEqual([false, 30]);
    run.handle.observed = { group: 'tcp', flow: 1 };
    expect(run.handle.missesFlowState).toBe(true);
  });

  test('is asked for only from where it is known, and whole again of another flow', () => {
    const run = new ScriptedRun().begun(3);
    run.handle.observed = TFRC;
    run.handle.replayTo(3, false);
    run.handle.receive(run.loaded(2));
    run.handle.receive(run.frames(3, { flowState: rows(0, 30) }));
    run.handle.replayTo(2, false);
    run.handle.observed = { group: 'tcp', flow: 0 };
    run.handle.replayTo(2, false);
    expect(
      run.client
        .of('load')
        .slice(1)
        .map(({ observe }) => observe),
    ).toEqual([
      { flow: 2, first: 0 },
      { flow: 2, first: 30 },
      { flow: 0, first: 0 },
    ]);
  });

  test('is not missed while a change is unanswered, nor of a flow that the run does not have', () => {
    const run = new ScriptedRun().begun(3);
    run.handle.observed = TFRC;
    run.client.changing = 1;
    expect(run.handle.missesFlowState).toBe(false);
    run.client.changing = 0;
    run.handle.observed = { group: 'tfrc', flow: 1 };
    expect(run.handle.missesFlowState).toBe(false);
  });

  test('goes when no flow is observed any more', () => {
    const run = new ScriptedRun();
    run.handle.observed = TFRC;
    run.handle.open(scenario, false);
    run.handle.receive(run.loaded());
    run.handle.receive(run.frames(1, { flowState: rows(0, 10), data: framesOf(scenario, 10) }));
    expect(run.handle.series.flowState?.length).toBe(10);
    run.handle.inspect(null);
    expect([run.handle.series.flowState, run.handle.missesFlowState]).toEqual([null, true]);
  });
});

describe('the causes', () => {
  const block = (to: number, flows: readonly number[] = [0, 1, 2]) => ({
    levels: new Float64Array(),
    flows: flows.map((flow) => ({
      flow,
      to,
      whole: false,
      since: 0,
      changes: new Float64Array(),
      rounds: new Float64Array(),
      fates: new Float64Array(),
    })),
  });
  const many = { ...scenario, flows: [{ ...scenario.flows[0]!, count: 40 }, scenario.flows[1]!] };

  test('of few flows are sent of all, of many of the one that is looked at; of another one they are asked for, without a replay', () => {
    const run = new ScriptedRun();
    run.handle.open(scenario, false);
    run.handle.asking = () => TFRC;
    run.handle.open(many, false);
    expect(run.client.of('load').map(({ causes }) => causes)).toEqual([
      { follow: [0, 1, 2], kept: false },
      { follow: [40], kept: false },
    ]);
    run.handle.receive(run.loaded());
    run.handle.receive(run.frames(20, { causes: block(20, [40]) }));
    const other = { group: 'tcp', flow: 7 };
    run.handle.asking = () => other;
    run.handle.follow();
    expect(run.client.taken().at(-1)).toEqual({ do: 'follow', flows: [7] });
    expect(run.handle.knowsCauses(19, other)).toBe(false);
    run.handle.receive({ type: 'causes', run: 1, block: block(20, [7]) });
    expect([19, 21].map((time) => run.handle.knowsCauses(time, other))).toEqual([true, false]);
  });

  test('are recorded only while somebody asks: asked for later they take a replay, which records them from the start', () => {
    const run = new ScriptedRun();
    run.handle.asking = () => null;
    run.handle.open(scenario, false);
    run.handle.receive(run.loaded());
    run.handle.receive(run.frames(20));
    expect([run.handle.missesCauses, run.client.of('load').at(-1)!.causes]).toEqual([false, null]);
    run.handle.asking = () => TFRC;
    expect(run.handle.missesCauses).toBe(true);
    run.handle.replayTo(15, false);
    expect(run.client.of('load').at(-1)!.causes).toEqual({ follow: [0, 1, 2], kept: false });
    run.handle.receive(run.loaded(2));
    run.handle.receive(run.frames(15, { causes: block(15) }));
    expect([run.handle.missesCauses, run.handle.knowsCauses(15, TFRC)]).toEqual([false, true]);
    run.handle.asking = () => null;
    run.handle.follow();
    expect(run.client.of('follow')).toEqual([{ do: 'follow', flows: [] }]);
    run.handle.replayTo(9, false);
    expect(run.client.of('load').at(-1)!.causes).toBeNull();
    run.handle.receive(run.loaded(3));
    run.handle.receive(run.frames(9));
    expect([9, 15].map((time) => run.handle.knowsCauses(time, TFRC))).toEqual([true, true]);
  });

  test('are asked for again when the run that was to replace this one is refused', () => {
    const run = new ScriptedRun(many).begun(20);
    run.handle.asking = () => TFRC;
    run.handle.open({ ...many, seed: 5 }, false);
    run.handle.receive({ type: 'refused', run: 2, refusals: [] });
    run.handle.follow();
    expect(run.client.of('follow')).toEqual([{ do: 'follow', flows: [40] }]);
  });

  test('stay known while the run is replayed, and recording them goes on where it ended', () => {
    const run = new ScriptedRun();
    run.handle.open(scenario, false);
    run.handle.receive(run.loaded());
    run.handle.receive(run.frames(20, { causes: block(20) }));
    expect([19, 21].map((time) => run.handle.knowsCauses(time, TFRC))).toEqual([true, false]);
    run.handle.replayTo(5, false);
    expect(run.client.of('load').at(-1)!.causes).toEqual({ follow: [0, 1, 2], kept: true });
    // Of the run before the replay something may still come, and is not sent again.
    run.handle.receive(run.frames(20.5, { causes: block(20.5) }));
    run.handle.receive(run.loaded(2));
    run.handle.receive(run.frames(5, { causes: block(20.5) }));
    expect([20.4, 21].map((time) => run.handle.knowsCauses(time, TFRC))).toEqual([true, false]);
  });

  test('of a long run’s beginning are recorded again, in place of the later ones', () => {
    const run = new ScriptedRun();
    run.handle.open(scenario, false);
    run.handle.receive(run.loaded());
    run.handle.receive(run.frames(20, { causes: block(20) }));
    run.handle.explainAgain(5);
    expect(run.client.of('load').at(-1)!.causes).toEqual({ follow: [0, 1, 2], kept: false });
    run.handle.receive(run.loaded(2));
    run.handle.receive(run.frames(5, { causes: block(5) }));
    expect([4, 19].map((time) => run.handle.knowsCauses(time, TFRC))).toEqual([true, false]);
  });

  test('of another run are not those of the run before it', () => {
    const run = new ScriptedRun();
    run.handle.open(scenario, false);
    run.handle.receive(run.loaded());
    run.handle.receive(run.frames(20, { causes: block(20) }));
    run.handle.fork(scenario, false, 8);
    run.handle.receive(run.loaded(2));
    expect(run.handle.knowsCauses(7, TFRC)).toBe(true);
    run.handle.receive(run.frames(8, { causes: block(8) }));
    expect([7, 9].map((time) => run.handle.knowsCauses(time, TFRC))).toEqual([true, false]);
  });
});
