/**
 * What a reader is told by each part of the page, of one run that has everything: two bottlenecks, losses, a wave, a late
 * flow, an event. Whoever changes words on purpose looks at the difference and writes them anew by `vitest -u`.
 */
import { act, type ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ExportPanel } from '../../src/dialogs/export-panel.tsx';
import { KeysDialog } from '../../src/dialogs/keys-dialog.tsx';
import { RoundsDialog } from '../../src/dialogs/rounds-dialog.tsx';
import { SequenceDialog } from '../../src/dialogs/sequence-dialog.tsx';
import { StretchDialog } from '../../src/dialogs/stretch-dialog.tsx';
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
import { setUp } from '../../src/screen/set-up.ts';
import { CompareBar } from '../../src/side/compare-bar.tsx';
import { OutcomeLines } from '../../src/side/outcome-lines.tsx';
import { WhyList } from '../../src/side/why-list.tsx';
import { fetchDrawings } from '../page/support/drawings.ts';
import { faultsOf } from './support/faults.ts';
import { withCanvas } from './support/canvas.ts';
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

/** All that the other does not have: flows the other way, a queue on the way back, two queues in one hop, short transfers of a group among others. */
const both = scenarioOf({
  seed: 8,
  path: [
    { rate: 6e6, delay: 0.02, queue: { kind: 'dualpi2', limit: 60 }, loss: { kind: 'gilbert' } },
    { rate: 7e6, delay: 0.01, queue: { kind: 'codel', limit: 40 } },
  ],
  reverse: [
    { rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } },
    { rate: 1e6, delay: 0.01, queue: { kind: 'red', limit: 40, minThreshold: 4, maxThreshold: 15 } },
  ],
  flows: [
    { id: 'prague', scheme: { kind: 'prague' }, count: 2, startJitter: 1 },
    { id: 'back', label: 'Back', scheme: { kind: 'tcp', variant: 'sack' }, direction: 'reverse', packetSize: 500 },
    { id: 'tcp', label: 'New', scheme: { kind: 'tcp' }, count: 3, accessDelay: 0.03, stop: 10 },
  ],
  traffic: [
    { kind: 'onoff', sources: 4 },
    { kind: 'cbr', wave: 'sawtooth', high: 2e6, enter: 1 },
  ],
  events: [
    { do: 'delay', at: 7, hop: 1, delay: 0.03 },
    { do: 'queue', at: 9, hop: 3, limit: 25 },
  ],
});
const other = scenarioOf({
  seed: 9,
  path: [{ rate: 5e6, delay: 0.03, queue: { kind: 'pie', limit: 50 } }],
  flows: [
    { id: 'tcp', label: 'New', scheme: { kind: 'bbr' } },
    { id: 'slow', scheme: { kind: 'ledbat' }, count: 2 },
  ],
});

withCanvas();
beforeAll(fetchDrawings);
beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  act(() => setUp.setState({ calm: false }));
});

type Do = (panel: Panel) => Promise<void> | void;
const beside: Do = async (panel) => {
  await panel.settle(() => panel.player.toggleCompare(panel.scenario.seed === rich.seed ? undefined : other));
  // B comes to where A is.
  await panel.pass(2_000);
};
const observed: Do = (panel) => panel.settle(() => panel.player.inspect({ group: 'tcp', flow: 0 }));

const PARTS: [what: string, part: () => ReactNode, before?: Do][] = [
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
  ['two runs', () => <CompareTables />, beside],
  ['the bar of two runs', () => <CompareBar />, beside],
  ['the numbers of a stretch', () => <StretchDialog />, (panel) => panel.settle(() => panel.player.setZoom([8, 11]))],
  ['the keys', () => <KeysDialog />],
  ['the export', () => <ExportPanel />],
  ['the rounds', () => <RoundsDialog />, observed],
  ['the packets one by one', () => <SequenceDialog />, observed],
  ['the help for makers of lessons', () => <MakeHelp />],
];

const each = PARTS.map(([what, ...rest]) => ({ what, rest }));

describe.each([
  ['the same run', rich],
  ['a run that goes both ways', both],
])('%s', (_, scenario) => {
  test.each(each)('$what says the same', async ({ what, rest: [part, before] }) => {
    const panel = await Panel.of(null, scenario);
    await panel.play(12);
    await before?.(panel);
    await panel.show(part());
    await panel.pass(100);
    expect(faultsOf(document.body)).toEqual([]);
    // Only what opens in front takes the focus, and what was asked for.
    const opens = what === 'the causes' || document.querySelector('dialog') !== null;
    expect(opens || document.activeElement === document.body).toBe(true);
  });
});
