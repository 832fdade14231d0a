/** The run of a lesson's step: it waits at the question, plays to the answer, and is free to play with after it. */
import { act, useEffect } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Step } from '../../src/lessons/lesson-file.ts';
import { type StepRun, useStepRun } from '../../src/lessons/use-run.ts';
import { usePage } from '../../src/page.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { walk } from '../page/support/walk.ts';
import { Panel, scenarioOf } from './support/panel.tsx';

const first = scenarioOf();
const other = scenarioOf({ seed: 8 });

function stepOf(scenario: Scenario, from: number, until: number, more: Partial<Step> = {}): Step {
  return { scenario, from, until, view: {}, rows: ['window', 'queue'], speed: 10, ...more } as Step;
}

let run: StepRun;
function Probe({ step, done = false }: { step: Step; done?: boolean }) {
  const now = useStepRun(usePage().player, step, done);
  useEffect(() => {
    run = now;
  });
  return null;
}

/** The step as it is come to. */
async function comeTo(step: Step, done = false, panel: Panel | null = null): Promise<Panel> {
  const node = <Probe key={`${step.from} ${step.until} ${step.scenario.seed}`} step={step} done={done} />;
  if (panel) await panel.show(node);
  else panel = await Panel.of(node);
  await rest(panel);
  return panel;
}

async function rest(panel: Panel, ms = 200): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await panel.pass(ms / 5);
}

describe('a step', () => {
  test('waits at its question, with its rows and half as much before it in view', async () => {
    const { player } = await comeTo(stepOf(other, 10, 20));
    expect([run.phase, run.measured, player.time, player.state.playing]).toEqual(['waits', null, 10, false]);
    expect(player.state).toMatchObject({ scenario: other, rows: ['window', 'queue'], zoom: [5, 20] });
    const { player: second } = await comeTo(stepOf(other, 2, 20));
    expect(second.state.zoom).toEqual([0, 20]);
  });

  test('plays at its speed up to its end, and is measured there', async () => {
    const panel = await comeTo(stepOf(other, 0, 5, { speed: 2 }));
    await panel.settle(() => run.play());
    expect([run.phase, panel.player.state.speed, panel.player.state.playing]).toEqual(['plays', 2, true]);
    await rest(panel, 1_000);
    expect([run.phase, run.measured]).toEqual(['plays', null]);
    await rest(panel, 3_000);
    expect([run.phase, panel.player.time, panel.player.state.playing]).toEqual(['shown', 5, false]);
    expect([run.measured!.time, run.measured!.series.scenario]).toEqual([5, other]);
  });

  test('is at its end at once where the reader skips, was here before, or wants no motion', async () => {
    const panel = await comeTo(stepOf(other, 0, 30));
    await panel.settle(() => run.skip());
    await rest(panel, 1_000);
    expect([run.phase, panel.player.time, run.measured?.time]).toEqual(['shown', 30, 30]);
    const again = await comeTo(stepOf(other, 10, 20), true);
    await rest(again, 1_000);
    expect([run.phase, again.player.time, run.measured?.time]).toEqual(['shown', 20, 20]);
    const still = await comeTo(stepOf(other, 0, 15));
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await still.settle(() => run.play());
    await rest(still, 1_000);
    expect([run.phase, still.player.time]).toEqual(['shown', 15]);
  });

  test('that goes on with the run before stays where that stands; another run is opened', async () => {
    const panel = await comeTo(stepOf(other, 0, 20), true);
    await rest(panel, 1_000);
    const { series } = panel.player;
    await comeTo(stepOf(other, 20, 30), false, panel);
    expect([panel.player.series === series, panel.player.time, run.phase]).toEqual([true, 20, 'waits']);
    await comeTo(stepOf(first, 20, 30), false, panel);
    await rest(panel, 1_000);
    expect([panel.player.series === series, panel.player.time]).toEqual([false, 20]);
    expect(panel.scenario.seed).toBe(first.seed);
  });

  test('that the reader has played with is itself again: its run, its time and what is in view of it', async () => {
    const panel = await comeTo(stepOf(other, 0, 20), true);
    await rest(panel, 1_000);
    await panel.settle(() => run.free(true));
    expect([run.phase, panel.player.state.zoom, panel.player.state.window]).toEqual(['free', null, null]);
    await panel.settle(() => void panel.player.edit('the seed', (old) => ({ ...old, seed: 99 })));
    await rest(panel, 500);
    expect(panel.player.series.scenario.seed).toBe(99);
    await panel.settle(() => run.free(false));
    await rest(panel, 1_000);
    expect([run.phase, panel.player.series.scenario.seed, panel.player.time]).toEqual(['shown', other.seed, 20]);
    expect([panel.player.state.zoom, run.measured?.series.scenario.seed]).toEqual([[0, 20], other.seed]);
  });

  test('that is free to play with plays on past its end, and is measured no further', async () => {
    const panel = await comeTo(stepOf(other, 0, 5), true);
    await rest(panel, 1_000);
    await panel.settle(() => run.free(true));
    await panel.settle(() => panel.player.togglePlay(true));
    await rest(panel, 2_000);
    expect([run.phase, panel.player.state.playing, panel.player.time > 5]).toEqual(['free', true, true]);
    expect(run.measured?.time).toBe(5);
  });

  test('that waits is not ended by whoever plays past its end', async () => {
    const panel = await comeTo(stepOf(other, 0, 5));
    await panel.settle(() => panel.player.togglePlay(true));
    await rest(panel, 2_000);
    expect([run.phase, run.measured, panel.player.time > 5]).toEqual(['waits', null, true]);
  });

  test('that was skipped twice and left for another does not end that one', async () => {
    const panel = await Panel.of(<Probe step={stepOf(other, 0, 30)} />);
    await rest(panel);
    await panel.settle(() => [run.skip(), run.skip()]);
    expect(run.phase).toBe('plays');
    await panel.show(<Probe step={stepOf(first, 0, 40)} />);
    await rest(panel);
    await panel.settle(() => panel.player.seek(35));
    await rest(panel, 1_000);
    expect([run.phase, run.measured, panel.player.time]).toEqual(['waits', null, 35]);
  });

  test('that waited before it was played with waits again', async () => {
    const panel = await comeTo(stepOf(other, 10, 20));
    await panel.settle(() => run.free(true));
    await panel.settle(() => panel.player.seek(3));
    await panel.settle(() => run.free(false));
    await rest(panel, 1_000);
    expect([run.phase, panel.player.time, run.measured]).toEqual(['waits', 10, null]);
  });
});

test.each([1, 2, 3])('whatever its reader does with it, in any order, number %d', async (number) => {
  const steps = [stepOf(other, 0, 5), stepOf(other, 5, 9, { speed: 20 }), stepOf(first, 3, 6)];
  let [at, done] = [0, false];
  const panel = await comeTo(steps[0]!);
  const { player } = panel;
  const go = (next: number, wasDone: boolean) => async () => {
    [at, done] = [next, wasDone];
    const step = steps[at]!;
    await act(async () => panel.draw(<Probe key={`${at} ${done}`} step={step} done={done} />));
  };
  const now = (what: () => unknown) => () => act(async () => void what());
  const walked = await walk(
    {
      acts: {
        ...{ play: now(() => run.play()), skip: now(() => run.skip()), free: now(() => run.free(true)) },
        ...{ 'free no more': now(() => run.free(false)), 'the first step': go(0, false), 'the second': go(1, false) },
        ...{ 'the second, done': go(1, true), 'the third': go(2, false), 'the third, done': go(2, true) },
        ...{ 'a frame': now(() => panel.bench.pass(17)), 'a moment': now(() => panel.bench.pass(200)) },
        ...{
          'a while': now(() => panel.bench.pass(700)),
          seek: now(() => player.seek(1)),
          pause: now(() => player.togglePlay(false)),
        },
        edit: now(() => player.edit('the seed', (old) => ({ ...old, seed: old.seed + 1 }))),
      },
      facts: () => [
        ...[at, done, run.phase, run.measured?.time, run.measured?.series.length, player.time, player.run.loading],
        ...[
          player.state.playing,
          player.state.speed,
          player.state.zoom,
          player.state.window,
          player.state.scenario.seed,
        ],
      ],
    },
    number,
    50,
  );
  expect(walked).toMatchSnapshot();
});
