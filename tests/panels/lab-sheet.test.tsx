/** A run on paper and beside its theory: of each group its own numbers, and what is left for a student to fill in. */
import { describe, expect, test } from 'vitest';
import { LabSheet, type SheetOptions } from '../../src/export/lab-sheet.tsx';
import { TheoryDialog } from '../../src/panels/theory-dialog.tsx';
import { cellText, numberRows } from '../../src/run/number-rows.ts';
import { namesOf } from '../../src/scenario/names.ts';
import { theoryOf } from '../../src/theory/predict.ts';
import { withCanvas } from './support/canvas.ts';
import { Panel } from './support/panel.tsx';

withCanvas();

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const rowsOf = (table: Element): string[][] =>
  [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => plain(cell.textContent)),
  );

async function sheet(options: Partial<SheetOptions>, seconds = 20): Promise<Panel> {
  const panel = await Panel.of(null);
  if (seconds > 0) await panel.play(seconds);
  const all: SheetOptions = { charts: 'empty', numbers: 'filled', question: '', ...options };
  await panel.show(<LabSheet player={panel.player} options={all} view={null} link="https://example.org/#/play" />);
  return panel;
}

describe('the sheet of a run', () => {
  test('has a row of numbers for each group, its own, and what theory says of it', async () => {
    const { player } = await sheet({});
    const { numbers } = player.state;
    const rows = numberRows(numbers);
    const names = namesOf(numbers.scenario);
    const theory = theoryOf(numbers, player.time);
    const told = rowsOf(document.querySelector('table')!);
    expect(told.filter(([name]) => name !== 'in theory')).toEqual(
      names.map((name, group) => [name, ...rows.map((row) => plain(cellText(row, numbers.groups[group]![row.key])))]),
    );
    expect(new Set(told.map((row) => row.join())).size).toBe(told.length);
    told
      .filter(([name]) => name === 'in theory')
      .forEach(([, ...cells], group) =>
        rows.forEach((row, at) => {
          const prediction = row.key === 'now' ? null : theory?.groups[group]?.[row.key as never];
          const value =
            prediction &&
            ('reason' in (prediction as object)
              ? 'n/a'
              : plain(cellText(row, (prediction as { value: number }).value)));
          expect(cells[at]).toBe(value ?? '');
        }),
      );
    expect(document.body.textContent).toContain(`means from 5 to ${player.time.toFixed(1)} s`);
  });

  test('has no number of a run that has not been played: no zeros in the place of means', async () => {
    await sheet({}, 0);
    expect(rowsOf(document.querySelector('table')!).flatMap(([, ...cells]) => cells.filter(Boolean))).toEqual([]);
    expect(document.body.textContent).toContain('to be filled in');
  });

  test('leaves them to be filled in, or out, as it is asked to; and has room for an answer', async () => {
    await sheet({ numbers: 'empty', question: 'Which one gets more?' });
    const cells = rowsOf(document.querySelector('table')!);
    expect(cells.flatMap(([, ...numbers]) => numbers).every((text) => text === '')).toBe(true);
    expect(cells.map(([name]) => name)).toContain('in theory');
    expect(document.querySelectorAll('hr')).toHaveLength(5);
    expect(document.body.textContent).toContain('Which one gets more?');
    await sheet({ numbers: 'none' });
    expect(document.querySelector('table')).toBeNull();
    expect(document.querySelectorAll('hr')).toHaveLength(0);
    expect(document.body.textContent).toContain('This run, live: https://example.org/#/play');
    expect(document.body.textContent).toContain('Seed 7.');
  });
});

test('the dialog of theory has beside each group’s own numbers what its own form gives, or why none applies', async () => {
  const panel = await Panel.of(null);
  await panel.play(20);
  const { numbers } = panel.player.state;
  const theory = theoryOf(numbers, panel.player.time);
  await panel.show(<TheoryDialog theory={theory} onClose={() => undefined} />);
  const rows = numberRows(numbers).filter(({ key }) => key !== 'now');
  const tables = [...document.querySelectorAll('table')];
  expect(tables).toHaveLength(theory.groups.length + 1);
  theory.groups.forEach((predictions, group) => {
    expect(plain(tables[group]!.querySelector('th')!.textContent)).toBe(namesOf(numbers.scenario)[group]);
    const told = rowsOf(tables[group]!);
    rows.forEach((row, at) => {
      const prediction = predictions[row.key as keyof typeof predictions];
      const known = 'value' in prediction;
      expect(told[2 * at]).toEqual([
        row.head,
        plain(cellText(row, numbers.groups[group]![row.key])),
        known ? plain(cellText(row, prediction.value)) : 'n/a',
      ]);
      expect(told[2 * at + 1]![0]).toBe(
        plain(known ? `${prediction.formula} ${prediction.source}` : prediction.reason),
      );
    });
  });
  const [used] = rowsOf(tables.at(-1)!);
  expect(used!.slice(0, 2)).toEqual(['link used, %', (100 * numbers.used!).toFixed(1)]);
});
