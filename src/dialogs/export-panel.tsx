import { useEffect, useState } from 'react';
import type { SheetOptions } from '../export/lab-sheet.tsx';
import { fileName, save, saveJson } from '../export/save.ts';
import { usePage, usePageState } from '../page.ts';
import { MAX_QUESTION } from '../lesson/lesson-fields.ts';
import { lesson } from '../lesson/lesson.ts';
import { hashNow, urlOf } from '../link/links.ts';
import { Segments } from '../ui/controls.tsx';
import { useSummaries } from '../side/use-summaries.ts';
import { ExportButton, type Ready, useRunWords } from './export-button.tsx';
import { FigureFiles } from './export-figure.tsx';
import { Numbers } from './export-numbers.tsx';
import { Modal } from '../ui/modal.tsx';
import { DialogHead } from './dialog-head.tsx';
import { Warning } from '../ui/warning.tsx';
import '../styles/export.css';
import { fetched } from '../link/late-part.ts';
import { say } from '../../workers/words/say.ts';
import { sayMarked } from '../words/say-marked.tsx';

/** The files that a run gives: figures, numbers, the scenario, a lab sheet. The run is paused while the panel is open. */
export function ExportPanel() {
  const { player } = usePage();
  const [ready, setReady] = useState<Ready | 'failed' | null>(null);
  useSummaries();
  const compared = usePageState((state) => (state.other ? state.name : null));
  useEffect(() => {
    const { playing } = player.state;
    if (playing) player.togglePlay(false);
    let gone = false;
    Promise.all([import('../export/formats.ts'), hashNow(player, {})]).then(
      ([formats, made]) =>
        !gone &&
        setReady({
          formats,
          ...('hash' in made ? { link: urlOf(made.hash), problem: '' } : { link: '', problem: made.problem }),
        }),
      () => !gone && setReady('failed'),
    );
    return () => {
      gone = true;
      if (playing) player.togglePlay(true);
    };
  }, [player]);
  return (
    <Modal name="export" label="Export" className="popover export-panel">
      <DialogHead title="Export" stays={false} />
      {compared && (
        <p className="help">
          {say(
            'Charts and numbers are of both runs; network, phase plane, scenario and script are of run {compared}, which the page sets.',
            { compared },
          )}
        </p>
      )}
      {ready === 'failed' && (
        <Warning>This part of the page could not be fetched. Reload the page to try again.</Warning>
      )}
      {ready === null && <p className="help">One moment…</p>}
      {ready !== null && ready !== 'failed' && (
        <>
          {ready.problem && <p className="warning">{ready.problem}</p>}
          <div className="export-columns">
            <FigureFiles ready={ready} />
            <div>
              <Numbers ready={ready} />
              <ScenarioFiles ready={ready} />
              <Sheet ready={ready} />
            </div>
          </div>
        </>
      )}
    </Modal>
  );
}

function ScenarioFiles({ ready: { link } }: { ready: Ready }) {
  const { player } = usePage();
  const words = useRunWords();
  const [notes, setNotes] = useState<string[] | null>(null);
  const script = async (): Promise<void> => {
    const { toNs2 } = await fetched(import('../../workers/ns2/script.ts'));
    const { script: text, leftOut, remarks } = toNs2(player.series.scenario, link);
    save(fileName(words, 'tcl'), 'text/plain', [text]);
    setNotes([...leftOut.map((line) => say('Left out: {line}', { line })), ...remarks]);
  };
  return (
    <section aria-label="Scenario">
      <h3>Scenario</h3>
      <div className="row gap-8 presses">
        <ExportButton make={() => saveJson(fileName(words, 'json'), player.series.scenario)}>
          Scenario file
        </ExportButton>
        <ExportButton make={script}>Script for ns-2.35</ExportButton>
      </div>
      {notes === null ? (
        <p className="help">
          {sayMarked(
            'The file is what <code>npm run sim</code> runs, and opens again on this page. The script runs as it is: <code>ns FILE.tcl</code>.',
            {},
            { code: (command) => <code>{command}</code> },
          )}
        </p>
      ) : (
        <div className="help" role="status">
          {notes.length === 0
            ? 'The script says all that the scenario does.'
            : 'What ns-2.35 does not have, or does otherwise; the script’s head says it too:'}
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Sheet({ ready: { formats } }: { ready: Ready }) {
  const { player } = usePage();
  const [options, setOptions] = useState<SheetOptions>(() => ({
    charts: 'drawn',
    numbers: 'filled',
    question: lesson.getState().question ?? '',
  }));
  const change = (part: Partial<SheetOptions>): void => setOptions({ ...options, ...part });
  return (
    <section aria-label="Lab sheet">
      <h3>Lab sheet</h3>
      <Segments<SheetOptions['charts']>
        label="Charts"
        value={options.charts}
        options={{ drawn: 'Drawn', empty: 'Empty axes', both: 'Both' }}
        onChange={(charts) => change({ charts })}
      />
      <Segments<SheetOptions['numbers']>
        label="Numbers"
        value={options.numbers}
        options={{ filled: 'Filled in', empty: 'Empty', none: 'None' }}
        onChange={(numbers) => change({ numbers })}
      />
      <label className="sheet-question s ink-2 block">
        Question, with lines for the answer
        <textarea
          rows={2}
          maxLength={MAX_QUESTION}
          value={options.question}
          onChange={(event) => change({ question: event.target.value })}
        />
      </label>
      <div className="row gap-8 presses">
        <ExportButton make={() => formats.printSheet(player, options)}>Print…</ExportButton>
      </div>
    </section>
  );
}
