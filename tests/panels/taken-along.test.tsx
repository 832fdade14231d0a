/** Presses in the dialogs that take a run along or bring one: links, codes for the room, sheets, scripts and files. */
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ExportPanel } from '../../src/dialogs/export-panel.tsx';
import { OpenDialog } from '../../src/dialogs/open-dialog.tsx';
import { SharePanel } from '../../src/dialogs/share-panel.tsx';
import { currentChart } from '../../src/charts/current-chart.ts';
import { enterLesson } from '../../src/lesson/lesson.ts';
import { keepExperiment } from '../../src/library/kept-experiments.ts';
import { toNs2 } from '../../workers/ns2/script.ts';
import { noise } from '../support/noise.ts';
import { withCanvas } from './support/canvas.ts';
import { Panel, scenarioOf, textsOf, until } from './support/panel.tsx';
import { saved } from './support/saved.ts';

withCanvas();

const plain = (selector: string): string[] => textsOf(selector).map((text) => text.replaceAll(/\s+/g, ' ').trim());
const isOpen = (): boolean => document.querySelector('dialog')!.open;

describe('a link that is shared', () => {
  test('has a code that grows for the room and shrinks again, and says when it must be scanned from near', async () => {
    for (const [title, help] of [
      ['', 'Press it for the back row.'],
      [noise(400), 'A long link: scan it from near.'],
    ]) {
      const panel = await Panel.of(<SharePanel />, scenarioOf({ title }));
      await until(() => expect(document.querySelector('.qr-button')).not.toBeNull());
      expect(panel.text).toContain(help);
      await panel.press('Show the QR code large');
      expect([document.querySelectorAll('.room').length, plain('h2')]).toEqual([1, []]);
      await panel.press('Smaller');
      expect([document.querySelectorAll('.room').length, plain('h2')]).toEqual([0, ['Share']]);
    }
  });

  test('that is too long for a code has none that could be scanned or grow, and that is all that is said of it', async () => {
    const panel = await Panel.of(<SharePanel />, scenarioOf({ title: noise(2000) }));
    await until(() => expect(panel.text).toContain('This is too long for a QR code; the text holds it.'));
    expect(document.querySelector('.qr-button')).toBeNull();
    expect(panel.text).not.toContain('scan it');
  });

  test.each([
    [{}, 'nothing asked'],
    [{ note: 'Look.' }, 'a note'],
    [{ question: 'Why?', locked: ['flows'] }, 'a question, 1 locked'],
    [{ locked: ['stage.hidden', 'charts.hidden'] }, '2 hidden'],
    [
      { note: 'Look.', locked: ['flows', 'run', 'stage.hidden'], theme: 'dark' as const },
      'a note, 2 locked, 1 hidden, dark',
    ],
  ])('says what %j asks of a class', async (fields, words) => {
    const panel = await Panel.of(null);
    act(() => enterLesson(fields));
    await panel.show(<SharePanel />);
    const said = plain('details summary').find((text) => text.startsWith('For a class'))!;
    expect(said.replace('For a class', '').trim()).toBe(words);
  });

  test('that cannot be made leaves the scenario to be saved; its buttons close it', async () => {
    const perMs = noise(60_000);
    const [hop] = scenarioOf().path;
    const panel = await Panel.of(
      <SharePanel />,
      scenarioOf({ path: [{ ...hop, trace: { name: 'own', perMs, loop: true } }] }),
    );
    await until(() => expect(plain('[role=alert]').join()).toContain('A reload of this tab keeps it.'));
    const files = saved();
    await panel.press('Save the scenario');
    expect(JSON.parse(await files[0]!.text())).toEqual(panel.scenario);
    expect(isOpen()).toBe(true);
    await panel.press('Close');
    expect(isOpen()).toBe(false);
    await panel.show(null);
    await panel.show(<SharePanel />);
    const make = document.querySelector<HTMLElement>('a[href="#/lessons?make=1"]')!;
    await panel.settle(() => make.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    expect(isOpen()).toBe(false);
  });
});

describe('what is exported', () => {
  async function shown(scenario = scenarioOf()): Promise<Panel> {
    const panel = await Panel.of(null, scenario);
    await panel.play(3);
    currentChart.chart = { view: { from: 0, to: 3 } } as typeof currentChart.chart;
    await panel.show(<ExportPanel />);
    await until(() => expect(document.querySelector('.export-columns')).not.toBeNull());
    return panel;
  }

  test('a lab sheet is printed as it was chosen: its charts, its numbers and its question', async () => {
    const panel = await shown();
    const printed: string[] = [];
    vi.stubGlobal('print', () => void printed.push(document.querySelector('.lab-sheet')!.textContent));
    Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
    const sheet = document.querySelector('section[aria-label="Lab sheet"]')!;
    await panel.enter(sheet.querySelector('textarea')!, 'Why does it fall?');
    await panel.press('Print…');
    await until(() => expect(printed).toHaveLength(1));
    await panel.pick('None');
    await panel.pick('Empty axes');
    await panel.press('Print…');
    await until(() => expect(printed).toHaveLength(2));
    expect(printed.map((text) => text.includes('Why does it fall?'))).toEqual([true, true]);
    // Without its numbers it is shorter.
    expect(printed[1]!.length).toBeLessThan(printed[0]!.length);
    window.dispatchEvent(new Event('afterprint'));
  });

  test('a script for ns-2 says what it leaves out, or that it says all', async () => {
    for (const kind of ['tcp', 'bbr']) {
      const panel = await shown(
        scenarioOf({
          flows: [
            { id: 'one', scheme: { kind } },
            { id: 'two', scheme: { kind: 'tcp' } },
          ],
        }),
      );
      const files = saved();
      await panel.press('Script for ns-2.35');
      await until(() => expect(files).toHaveLength(1));
      const { leftOut, remarks } = toNs2(panel.scenario, location.href);
      const notes = [...leftOut.map((line) => `Left out: ${line}`), ...remarks];
      expect(leftOut.length > 0).toBe(kind === 'bbr');
      expect(textsOf('section[aria-label="Scenario"] li')).toEqual(notes);
      expect(panel.text.includes('The script says all that the scenario does.')).toBe(notes.length === 0);
    }
  });
});

test('what is opened: a file of the reader’s, and an experiment that was made here', async () => {
  keepExperiment('Small buffers', '#/experiment?e=abc');
  const panel = await Panel.of(<OpenDialog />);
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Small buffers')!;
  expect(link.getAttribute('href')).toBe('#/experiment?e=abc');
  await panel.settle(() => link.click());
  expect(isOpen()).toBe(false);
  await panel.show(null);
  await panel.show(<OpenDialog />);
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  const file = new File(['no run'], 'mine.json');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await panel.settle(() => input.dispatchEvent(new Event('change', { bubbles: true })));
  await until(() => expect(isOpen()).toBe(false));
  await until(() => expect(panel.player.state.notice?.text).toMatch(/^mine\.json: .* Nothing was changed\.$/));
  localStorage.clear();
});
