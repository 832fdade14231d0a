/** The controls of each part are used, one after the other: what changes by it is kept, on the page, of the run and in the view. */
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { RoundsDialog } from '../../src/dialogs/rounds-dialog.tsx';
import { SequenceDialog } from '../../src/dialogs/sequence-dialog.tsx';
import { StretchDialog } from '../../src/dialogs/stretch-dialog.tsx';
import { Invitation } from '../../src/first/invitation.tsx';
import { holdExperiment } from '../../src/link/held-experiment.ts';
import { placeOf } from '../../src/link/route.ts';
import { BottleneckSection } from '../../src/panels/bottleneck-section.tsx';
import { FlowStatePanel } from '../../src/panels/flow-state-panel.tsx';
import { NowSection } from '../../src/panels/now-section.tsx';
import { PresentFoot } from '../../src/panels/present-foot.tsx';
import { DisturbanceSection, LossesSection } from '../../src/panels/rail.tsx';
import { RunSection } from '../../src/panels/run-section.tsx';
import { TopBar } from '../../src/panels/top-bar.tsx';
import { Transport } from '../../src/panels/transport.tsx';
import { ViewChoices } from '../../src/panels/view-choices.tsx';
import { ExperimentDesk } from '../../src/papers/experiment-desk.tsx';
import { useExperiment } from '../../src/papers/experiment-state.ts';
import { RaceDesk } from '../../src/papers/race-desk.tsx';
import { useRace } from '../../src/papers/race-state.ts';
import type { Changes } from '../../src/papers/set-up.ts';
import { SetUpPanel } from '../../src/papers/set-up-panel.tsx';
import { setUp } from '../../src/screen/set-up.ts';
import { CompareBar } from '../../src/side/compare-bar.tsx';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { findFigure } from '../../workers/papers/figures/index.ts';
import { withCanvas } from './support/canvas.ts';
import { EXPERIMENTS } from './support/experiments.ts';
import { Panel } from './support/panel.tsx';
import { lone, long, mixed } from './support/shapes.ts';
import { keepBriefly } from './support/shown.ts';
import { tryControls } from './support/try-controls.ts';

withCanvas();
keepBriefly(5);
beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  act(() => setUp.setState({ calm: false }));
});

const nothing = (): void => undefined;

const PARTS: readonly [what: string, part: () => ReactNode, scenario: Scenario, most?: number][] = [
  ['the bottlenecks', () => <BottleneckSection />, long, 9],
  ['the disturbances', () => <DisturbanceSection />, mixed, 7],
  ['the losses', () => <LossesSection />, mixed],
  ['what is so now', () => <NowSection />, long],
  ['the run', () => <RunSection />, mixed, 8],
  ['the top bar', () => <TopBar onSetUp={nothing} />, lone],
  ['the bar of time', () => <Transport focusPlay={false} />, long],
  ['the foot of a presentation', () => <PresentFoot />, lone],
  ['the choices of the view', () => <ViewChoices />, long],
  ['the inside of a flow', () => <FlowStatePanel />, long],
  ['the numbers of a stretch', () => <StretchDialog />, long],
  ['the rounds', () => <RoundsDialog />, long],
  ['the packets one by one', () => <SequenceDialog />, long, 10],
  ['what one may do first', () => <Invitation changes="changes" instead="instead" />, lone],
];

test.each(PARTS)('%s', async (_, part, scenario, most) => {
  const panel = await Panel.of(null, scenario);
  await panel.play(4);
  expect(await tryControls(panel, part, most)).toBeGreaterThan(1);
});

test('the bar of two runs', async () => {
  const panel = await Panel.of(null, lone);
  await panel.settle(() => panel.player.toggleCompare(long));
  await panel.play(2);
  expect(await tryControls(panel, () => <CompareBar />)).toBeGreaterThan(1);
});

function Desk() {
  const state = useExperiment(placeOf('#/experiment')!, () => lone);
  return state.experiment && <ExperimentDesk ref={null} state={state} experiment={state.experiment} theory />;
}

test.each(Object.entries(EXPERIMENTS).slice(2))('the desk of an experiment of %s', async (_, experiment) => {
  location.hash = '#/experiment';
  const panel = await Panel.of(null, lone);
  let opened = 0;
  const desk = (): ReactNode => {
    holdExperiment(experiment);
    return <Desk key={++opened} />;
  };
  expect(await tryControls(panel, desk, 10)).toBeGreaterThan(5);
});

function RulesRace() {
  const state = useRace(placeOf('#/race')!, () => mixed);
  return state.race && <RaceDesk ref={null} state={state} race={state.race} />;
}

test('the desk of a race', async () => {
  location.hash = '#/race';
  const panel = await Panel.of(null, mixed);
  expect(await tryControls(panel, () => <RulesRace />)).toBeGreaterThan(5);
});

test('the set-up of a figure', async () => {
  const figure = findFigure('bansal2001-fig13')!;
  const changed: Changes[] = [];
  const panel = await Panel.of(null, lone);
  await tryControls(panel, () => (
    <SetUpPanel figure={figure} changes={changed.at(-1) ?? {}} onChange={(next) => changed.push(next)} />
  ));
  expect(changed.length).toBeGreaterThan(0);
});
