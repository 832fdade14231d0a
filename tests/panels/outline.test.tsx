/**
 * What a reader is told by each part of the page, of one run that has everything: two bottlenecks, losses, a wave, a late
 * flow, an event. Whoever changes words on purpose looks at the difference and writes them anew by `vitest -u`.
 */
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExportPanel } from '../../src/dialogs/export-panel.tsx';
import { KeysDialog } from '../../src/dialogs/keys-dialog.tsx';
import { RoundsDialog } from '../../src/dialogs/rounds-dialog.tsx';
import { SequenceDialog } from '../../src/dialogs/sequence-dialog.tsx';
import { StretchDialog } from '../../src/dialogs/stretch-dialog.tsx';
import { leaveLesson } from '../../src/lesson/lesson.ts';
import { MakeHelp } from '../../src/lessons/make-help.tsx';
import { CompareTables } from '../../src/panels/compare-tables.tsx';
import { FlowStatePanel } from '../../src/panels/flow-state-panel.tsx';
import { LostPackets } from '../../src/panels/lost-packets.tsx';
import { NowSection } from '../../src/panels/now-section.tsx';
import { NumberTable } from '../../src/panels/number-table.tsx';
import { PresentFoot } from '../../src/panels/present-foot.tsx';
import { Rail } from '../../src/panels/rail.tsx';
import { Sentence } from '../../src/panels/sentence.tsx';
import { TopBar } from '../../src/panels/top-bar.tsx';
import { Transport } from '../../src/panels/transport.tsx';
import { ViewChoices } from '../../src/panels/view-choices.tsx';
import { askWhy } from '../../src/player/ask-why.ts';
import { mode, setMode } from '../../src/screen/mode.ts';
import { setUp } from '../../src/screen/set-up.ts';
import { CompareBar } from '../../src/side/compare-bar.tsx';
import { OutcomeLines } from '../../src/side/outcome-lines.tsx';
import { WhyList } from '../../src/side/why-list.tsx';
import { outlineOf } from './support/outline.ts';
import { Panel, scenarioOf } from './support/panel.tsx';

const rich = scenarioOf({
  path: [
    { rate: 6e6, delay: 0.02, queue: { kind: 'red', limit: 60 }, loss: { kind: 'bernoulli', p: 0.001 } },
    { rate: 8e6, delay: 0.01, queue: { kind: 'droptail', limit: 40 } },
  ],
  flows: [
    { id: 'tcp', label: 'Old', scheme: { kind: 'tcp' }, count: 2, startJitter: 1 },
    { id: 'late', scheme: { kind: 'tfrc' }, start: 4, leave: 0 },
    { id: 'mice', scheme: { kind: 'cubic' }, packets: 60, startEvery: 2, enter: 1 },
  ],
  traffic: [{ kind: 'cbr', wave: 'square', high: 2e6, low: 0, on: 2, off: 3, start: 6 }],
  events: [{ do: 'loss', at: 9, hop: 0, model: { kind: 'none' } }],
});

const AT_REST = { mode: mode.getState(), setUp: setUp.getState() };
beforeEach(() => {
  localStorage.clear();
  const context = { font: '', measureText: (text: string) => ({ width: 6 * text.length }) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const style = { color: 'rgb(1, 2, 3)', fontFamily: 'Sans', paddingRight: '0', getPropertyValue: () => '' };
  vi.stubGlobal('getComputedStyle', () => style);
  vi.stubGlobal('Path2D', class {});
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  act(() => setUp.setState({ calm: false }));
});
afterEach(() => {
  act(() => {
    leaveLesson();
    setMode(AT_REST.mode);
    setUp.setState(AT_REST.setUp, true);
  });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  location.hash = '';
});

type Do = (panel: Panel) => Promise<void> | void;
const observed: Do = (panel) => panel.settle(() => panel.player.inspect({ group: 'tcp', flow: 0 }));

test.each<[what: string, part: () => ReactNode, before?: Do]>([
  ['the set-up', () => <Rail />],
  ['the top bar', () => <TopBar onSetUp={() => undefined} />],
  ['the bar of time', () => <Transport focusPlay={false} />],
  ['the foot of a presentation', () => <PresentFoot />],
  ['the sentence', () => <Sentence onShow={() => undefined} />],
  ['the numbers', () => <NumberTable upright={false} />],
  ['the numbers upright', () => <NumberTable upright />],
  ['the choices of the view', () => <ViewChoices />],
  ['what is so now', () => <NowSection />],
  ['what has come out', () => <OutcomeLines />],
  ['the inside of a flow', () => <FlowStatePanel />, observed],
  ['the packets that a flow lost', () => <LostPackets />, observed],
  ['the causes', () => <WhyList />, (panel) => panel.settle(() => askWhy(panel.player))],
  ['two runs', () => <CompareTables />, (panel) => panel.settle(() => panel.player.toggleCompare())],
  ['the bar of two runs', () => <CompareBar />, (panel) => panel.settle(() => panel.player.toggleCompare())],
  ['the numbers of a stretch', () => <StretchDialog />, (panel) => panel.settle(() => panel.player.setZoom([8, 11]))],
  ['the keys', () => <KeysDialog />],
  ['the export', () => <ExportPanel />],
  ['the rounds', () => <RoundsDialog />, observed],
  ['the packets one by one', () => <SequenceDialog />, observed],
  ['the help for makers of lessons', () => <MakeHelp />],
])('%s says the same of the same run', async (_, part, before) => {
  const panel = await Panel.of(null, rich);
  await panel.play(12);
  await before?.(panel);
  await panel.show(part());
  await panel.pass(100);
  expect(outlineOf(document.body)).toMatchSnapshot();
});
