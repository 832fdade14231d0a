/** A part that was shown of one run, shown again of another: every name and number is the other run's, of group and flow, of A and of B. */
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { DataDialog } from '../../src/dialogs/data-table.tsx';
import { RoundsDialog } from '../../src/dialogs/rounds-dialog.tsx';
import { SequenceDialog } from '../../src/dialogs/sequence-dialog.tsx';
import { StretchDialog } from '../../src/dialogs/stretch-dialog.tsx';
import { FlowStatePanel } from '../../src/panels/flow-state-panel.tsx';
import { LostPackets } from '../../src/panels/lost-packets.tsx';
import { NumberTable } from '../../src/panels/number-table.tsx';
import { withCanvas } from './support/canvas.ts';
import { Panel, scenarioOf } from './support/panel.tsx';

/** Two groups of several flows each, by these names. */
const runOf = (one: string, other: string, seed: number) =>
  scenarioOf({
    seed,
    path: [{ rate: 2e6, delay: 0.02, queue: { kind: 'droptail', limit: 20 } }],
    flows: [
      { id: 'one', label: one, scheme: { kind: 'tcp' }, count: 2, startJitter: 0.5 },
      { id: 'other', label: other, scheme: { kind: 'aimd', a: 0.5, b: 0.25 }, count: 3, startJitter: 0.5 },
    ],
  });
const [FIRST, SECOND] = [runOf('Alder', 'Birch', 7), runOf('Cedar', 'Dogwood', 8)];

withCanvas();

/** Of each: whether it names every flow, or groups only; of two compared runs both side by side. */
const PARTS: readonly (readonly [string, () => ReactNode, 'flows' | 'groups' | 'both runs'])[] = [
  ['the data in view', () => <DataDialog />, 'groups'],
  ['the numbers of a stretch', () => <StretchDialog />, 'groups'],
  ['a window by rounds', () => <RoundsDialog />, 'flows'],
  ['a flow packet by packet', () => <SequenceDialog />, 'flows'],
  ['the inside of a flow', () => <FlowStatePanel />, 'flows'],
  ['the packets that are lost', () => <LostPackets />, 'flows'],
  ['the table of numbers', () => <NumberTable upright={false} />, 'both runs'],
];

const namesIn = (text: string): string[] => [...new Set(text.match(/Alder|Birch|Cedar|Dogwood|Elm/g))].toSorted();
const cells = (): string[] => [...document.querySelectorAll('td')].map(({ textContent }) => textContent);
const flowsIn = (text: string): string[] =>
  [...new Set(text.replaceAll('\u00a0', ' ').match(/(?:Alder|Birch|Cedar|Dogwood|Elm) \d/g))].toSorted();

describe.each(PARTS)('%s', (_, part, names) => {
  const looked = async (panel: Panel): Promise<string> => {
    await panel.show(null);
    await panel.show(part());
    await panel.pass(300);
    await panel.show(part());
    return panel.text;
  };

  test('of another run has no name and no number of the run before', async () => {
    const panel = await Panel.of(null, FIRST);
    await panel.play(3);
    await panel.settle(() => panel.player.setZoom([1, 2.5]));
    const first = await looked(panel);
    expect(namesIn(first)).toEqual(['Alder', 'Birch']);
    if (names === 'flows') expect(flowsIn(first)).toEqual(['Alder 1', 'Alder 2', 'Birch 1', 'Birch 2', 'Birch 3']);
    const numbers = cells();
    await panel.settle(() => panel.player.open(SECOND, false, null));
    await panel.play(3);
    await panel.settle(() => panel.player.setZoom([1, 2.5]));
    const second = await looked(panel);
    expect(namesIn(second)).toEqual(['Cedar', 'Dogwood']);
    if (numbers.length > 0) expect(cells()).not.toEqual(numbers);
    if (names === 'flows')
      expect(flowsIn(second)).toEqual(['Cedar 1', 'Cedar 2', 'Dogwood 1', 'Dogwood 2', 'Dogwood 3']);
  });

  test('of two compared runs is of the one that is set, and of the other when that is', async () => {
    const panel = await Panel.of(null, FIRST);
    await panel.settle(() => panel.player.toggleCompare());
    await panel.settle(() =>
      panel.player.edit('a name', (old) => ({
        ...old,
        flows: old.flows.map((group) => (group.id === 'other' ? { ...group, label: 'Elm' } : group)),
      })),
    );
    await panel.play(3);
    await panel.settle(() => panel.player.setZoom([1, 2.5]));
    const b = await looked(panel);
    expect(namesIn(b)).toEqual(expect.arrayContaining(['Alder', 'Elm']));
    await panel.settle(() => panel.player.switchRun());
    const a = await looked(panel);
    expect(namesIn(a)).toEqual(expect.arrayContaining(['Alder', 'Birch']));
    if (names === 'both runs') return;
    expect([namesIn(a).includes('Elm'), namesIn(b).includes('Birch')]).toEqual([false, false]);
  });
});
