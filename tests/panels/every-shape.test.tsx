/** Each part of the page over runs of each shape: before anything has run, while it runs, when it is over, and beside another; what it shows is kept. */
import { act, type ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataDialog } from '../../src/dialogs/data-table.tsx';
import { ExportPanel } from '../../src/dialogs/export-panel.tsx';
import { RoundsDialog } from '../../src/dialogs/rounds-dialog.tsx';
import { SequenceDialog } from '../../src/dialogs/sequence-dialog.tsx';
import { StretchDialog } from '../../src/dialogs/stretch-dialog.tsx';
import { CompareTables } from '../../src/panels/compare-tables.tsx';
import { FlowStatePanel } from '../../src/panels/flow-state-panel.tsx';
import { LostPackets } from '../../src/panels/lost-packets.tsx';
import { NumberTable } from '../../src/panels/number-table.tsx';
import { OverviewBar } from '../../src/panels/overview-bar.tsx';
import { Sentence } from '../../src/panels/sentence.tsx';
import { TheoryDialog } from '../../src/panels/theory-dialog.tsx';
import { Transport } from '../../src/panels/transport.tsx';
import { ViewChoices } from '../../src/panels/view-choices.tsx';
import { setUp } from '../../src/screen/set-up.ts';
import { CompareBar } from '../../src/side/compare-bar.tsx';
import { OutcomeLines } from '../../src/side/outcome-lines.tsx';
import { theoryOf } from '../../src/theory/predict.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { fetchDrawings } from '../page/support/drawings.ts';
import { withCanvas } from './support/canvas.ts';
import { faultsOf } from './support/faults.ts';
import { Panel } from './support/panel.tsx';
import { keepBriefly } from './support/shown.ts';
import { alike, lone, long, mixed } from './support/shapes.ts';

withCanvas();
keepBriefly(5);
// Another file may have had them fetched before.
beforeAll(fetchDrawings);
beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  act(() => setUp.setState({ calm: false }));
});

const PARTS: readonly [what: string, part: (panel: Panel) => ReactNode][] = [
  ['the bar of time', () => <Transport focusPlay={false} />],
  ['the bar of the whole run', () => <OverviewBar />],
  ['the sentence', () => <Sentence onShow={() => undefined} />],
  ['the numbers', () => <NumberTable upright={false} />],
  ['the numbers upright', () => <NumberTable upright />],
  ['the choices of the view', () => <ViewChoices />],
  ['what has come out', () => <OutcomeLines />],
  ['the inside of a flow', () => <FlowStatePanel />],
  ['the packets that a flow lost', () => <LostPackets />],
  ['two runs', () => <CompareTables />],
  ['the bar of two runs', () => <CompareBar />],
  ['the data in view', () => <DataDialog />],
  ['the numbers of a stretch', () => <StretchDialog />],
  ['the export', () => <ExportPanel />],
  ['the rounds', () => <RoundsDialog />],
  ['the packets one by one', () => <SequenceDialog />],
  [
    'the numbers beside theory',
    ({ player: { state } }) => <TheoryDialog theory={theoryOf(state.numbers, state.now)} onClose={() => undefined} />,
  ],
];

const observe = (panel: Panel, group: string, flow: number): Promise<void> =>
  panel.settle(() => panel.player.inspect({ group, flow }));

const SHAPES: readonly [shape: string, scenario: Scenario, begin?: (panel: Panel) => Promise<void>][] = [
  ['one flow before it has begun', lone],
  ['one flow when it is over', lone, (panel) => panel.play(8)],
  [
    'three bottlenecks, the second flow of the second group observed, of a stretch',
    long,
    async (panel) => {
      await observe(panel, 'tcp-2', 1);
      await panel.play(9);
      await panel.settle(() => panel.player.setZoom([3, 7]));
    },
  ],
  [
    'sources of each kind, the last flow observed',
    mixed,
    async (panel) => {
      await observe(panel, 'bbr', 1);
      await panel.play(6);
    },
  ],
  [
    'groups of one name, and another run beside them',
    alike,
    async (panel) => {
      await panel.settle(() => panel.player.toggleCompare(mixed));
      await panel.play(5);
    },
  ],
];

describe.each(SHAPES)('%s', (_, scenario, begin) => {
  test('each part', async () => {
    const panel = await Panel.of(null, scenario);
    await begin?.(panel);
    for (const [what, part] of PARTS) {
      await panel.show(null);
      await panel.show(part(panel));
      await panel.pass(100);
      expect(faultsOf(document.body), what).toEqual([]);
    }
  });
});
