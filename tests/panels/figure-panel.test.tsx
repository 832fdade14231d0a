/** The figure of the export panel: its axes by names of one's own, what is said of a copy, and the pictures for a page and a slide. */
import { describe, expect, test, vi } from 'vitest';
import { ExportPanel } from '../../src/dialogs/export-panel.tsx';
import { ROWS } from '../../src/charts/rows/index.ts';
import { withCanvas } from './support/canvas.ts';
import { nameOf, Panel, scenarioOf } from './support/panel.tsx';
import { saved } from './support/saved.ts';

withCanvas();

async function shown(rows?: readonly (typeof ROWS)[number]['id'][]): Promise<Panel> {
  const panel = await Panel.of(null, scenarioOf({ duration: 12, warmup: 2 }));
  await panel.play(8);
  if (rows) await panel.settle(() => panel.player.setView({ rows: [...rows] }));
  await panel.show(<ExportPanel />);
  await panel.settle(() => undefined);
  await panel.openAll();
  return panel;
}

describe('an axis', () => {
  const names = (): string => document.querySelector('.export-preview')!.textContent;
  const folded = (): string =>
    [...document.querySelectorAll('.fold summary')].find(({ textContent }) =>
      textContent.includes('Names of the axes'),
    )!.textContent;

  test('has the name that is typed, without blanks around it and no longer than 80 letters, until it is emptied', async () => {
    const panel = await shown(['throughput', 'queue']);
    const usual = names();
    await panel.type('Queue', '  packets that wait ');
    expect(names()).toContain('packets that wait');
    await panel.type('Time', `t${'x'.repeat(99)}`);
    expect([panel.value('Queue'), panel.value('Time').length]).toEqual(['packets that wait', 80]);
    expect(names()).toContain(panel.value('Time'));
    expect(folded()).toContain('some of your own');
    for (const name of ['Queue', 'Time']) await panel.type(name, ' ');
    expect([names(), folded().includes('some of your own')]).toEqual([usual, false]);
  });
});

describe('a copy', () => {
  test.each(['Network', 'Slide'])(
    'is said of the figure that was copied, and no more of another: %s',
    async (other) => {
      const wrote = vi.fn<(items: unknown[]) => Promise<void>>(async () => undefined);
      vi.stubGlobal(
        'ClipboardItem',
        class {
          constructor(readonly parts: Record<string, Promise<Blob>>) {
            // A document without a screen paints none.
            for (const part of Object.values(parts)) part.catch(() => undefined);
          }
        },
      );
      Object.assign(navigator.clipboard, { write: wrote });
      const panel = await shown();
      await panel.press('Copy as picture');
      const said = (): string => document.querySelector('.figure-files [role=status]')!.textContent;
      expect([said(), wrote.mock.calls.length]).toEqual(['Copied', 1]);
      await panel.pick(other);
      expect(said()).toBe('');
      wrote.mockRejectedValueOnce(new Error('Not allowed.'));
      await panel.press('Copy as picture');
      expect([said(), panel.player.state.notice?.text]).toEqual(['', 'Not allowed. Nothing was saved.']);
    },
  );
});

test('a slide has as many rows as can be read, says how many have no room, and has pictures of its own sizes', async () => {
  const rooms: string[] = [];
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const panel = await shown(ROWS.slice(0, count).map(({ id }) => id));
    const pictures = (): string[] =>
      [...document.querySelectorAll('button')].map(nameOf).filter((name) => name.startsWith('PNG'));
    expect(pictures()).toEqual(['PNG, 2×', 'PNG, 3×']);
    await panel.pick('Slide');
    expect(pictures()).toEqual(['PNG, 1920 × 1080', 'PNG, 3840 × 2160']);
    rooms.push(/(?:One|\d) rows? ha(?:s|ve) no room/.exec(panel.text)?.[0] ?? 'all');
  }
  const fits = rooms.lastIndexOf('all') + 1;
  expect(fits).toBeGreaterThan(0);
  expect(rooms).toEqual(
    [1, 2, 3, 4, 5, 6].map((count) =>
      count <= fits ? 'all' : count === fits + 1 ? 'One row has no room' : `${count - fits} rows have no room`,
    ),
  );
});

test('a file that cannot be made says so once, and the next press makes it', async () => {
  const panel = await shown();
  const refused = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('No room.');
  });
  await panel.press('SVG');
  expect(panel.player.state.notice?.text).toBe('No room. Nothing was saved.');
  refused.mockRestore();
  const files = saved();
  await panel.press('SVG');
  expect(files).toHaveLength(1);
});
