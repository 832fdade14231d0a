import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { currentChart } from '../charts/current-chart.ts';
import type { FigurePart } from '../export/figure.ts';
import type { SheetOptions } from '../export/lab-sheet.tsx';
import type { Detail } from '../export/results-of.ts';
import { fileName, save } from '../export/save.ts';
import type * as Formats from '../export/formats.ts';
import { countText, fixed } from '../format.ts';
import { usePage, usePageState } from '../page.ts';
import { MAX_QUESTION } from '../lesson/lesson-fields.ts';
import { namesOf } from '../scenario/names.ts';
import { lesson } from '../lesson/lesson.ts';
import { hashNow, urlOf } from '../link/links.ts';
import { Segments } from '../ui/controls.tsx';
import { Modal } from './modal.tsx';
import '../styles/export.css';

interface Ready {
  formats: typeof Formats;
  /** The whole address of the run, or '' and why no link holds it. */
  link: string;
  problem: string;
}

const PARTS: readonly { value: FigurePart; label: string; name: string }[] = [
  { value: 'both', label: 'Network and charts', name: 'figure' },
  { value: 'chart', label: 'Charts', name: 'charts' },
  { value: 'stage', label: 'Network', name: 'network' },
  { value: 'plane', label: 'Phase plane', name: 'phase plane' },
];

/** What a run gives to take away: figures, numbers, the scenario, a lab sheet. While it is open the run stands still. */
export function ExportPanel() {
  const { player } = usePage();
  const [ready, setReady] = useState<Ready | 'failed' | null>(null);
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
      <form method="dialog" className="keys-head">
        <h2>Export</h2>
        <button type="submit" className="small-button">
          Close
        </button>
      </form>
      {compared && (
        <p className="help">
          Charts and numbers are of both runs; network, phase plane, scenario and script are of run {compared}, which
          the page sets.
        </p>
      )}
      {ready === 'failed' && (
        <p className="warning" role="alert">
          This part of the page could not be fetched. Reload the page to try again.
        </p>
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

/** Words that name the run in the names of its files. */
function useRunWords(): string[] {
  const scenario = usePageState((state) => state.scenario);
  const groups = namesOf(scenario)
    .slice(0, 3)
    .map((name, index) => `${scenario.flows[index]!.count} ${name.replace(/\(.*\)/, '')}`);
  return [...groups, `seed ${scenario.seed}`];
}

/** A button that makes something; what fails is said beside it. */
function Maker({
  children,
  disabled = false,
  make,
}: {
  children: ReactNode;
  disabled?: boolean;
  make(): Promise<void> | void;
}) {
  const { player } = usePage();
  const press = async (): Promise<void> => {
    try {
      await make();
    } catch (error) {
      player.say({
        kind: 'refused',
        text: `${error instanceof Error ? error.message : String(error)} Nothing was saved.`,
      });
    }
  };
  return (
    <button type="button" className="small-button" disabled={disabled} onClick={() => void press()}>
      {children}
    </button>
  );
}

function FigureFiles({ ready: { formats, link } }: { ready: Ready }) {
  const { player } = usePage();
  const words = useRunWords();
  const [part, setPart] = useState<FigurePart>('both');
  const [said, say] = useState('');
  const figure = useMemo(
    () => formats.figureOf(player, part, currentChart.chart?.view ?? null, link, formats.measureText),
    [formats, player, part, link],
  );
  const svg = useMemo(() => formats.svgOf(figure), [formats, figure]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
    const drawing = document.importNode(documentElement, true) as unknown as SVGSVGElement;
    for (const size of ['width', 'height']) drawing.removeAttribute(size);
    drawing.setAttribute('aria-hidden', 'true');
    // The link within is for the file.
    drawing.querySelector('a')?.setAttribute('tabindex', '-1');
    box.current!.replaceChildren(drawing);
  }, [svg]);
  const { name } = PARTS.find(({ value }) => value === part)!;
  const png = (scale: number) => async (): Promise<void> =>
    save(fileName([...words, name, `${scale}x`], 'png'), 'image/png', [await formats.pngOf(figure, scale)]);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': formats.pngOf(figure, 2) })]);
    say('Copied');
  };
  return (
    <section aria-label="Figure" className="figure-files">
      <h3>Figure</h3>
      <Segments
        label="Of the"
        value={part}
        options={PARTS}
        onChange={(value) => {
          setPart(value);
          say('');
        }}
      />
      <div ref={box} className="export-preview" />
      <div className="row">
        <Maker make={() => save(fileName([...words, name], 'svg'), 'image/svg+xml', [svg])}>SVG</Maker>
        <Maker make={png(2)}>PNG, 2×</Maker>
        <Maker make={png(3)}>PNG, 3×</Maker>
        {'ClipboardItem' in window && 'clipboard' in navigator && <Maker make={copy}>Copy as picture</Maker>}
        <span className="help" role="status">
          {said}
        </span>
      </div>
      <p className="help">
        On white in every theme. {figure.width} × {figure.height} px; a PNG at 3× is{' '}
        {Math.round(((figure.width * 3) / 300) * 2.54)} cm wide at 300 dots an inch.
      </p>
    </section>
  );
}

function Numbers({ ready: { formats, link } }: { ready: Ready }) {
  const { player } = usePage();
  const words = useRunWords();
  const [detail, setDetail] = useState<Detail>('charts');
  const [span, setSpan] = useState<'view' | 'all'>('view');
  const stretch = span === 'all' ? null : formats.stretchInView(player, currentChart.chart?.view ?? null);
  const columns = formats.columnsOf(player, detail, stretch);
  const { length } = columns[0]!.values;
  const runs = formats.runsInOrder(player);
  const beside = runs.length > 1;
  const name = (extension: string): string =>
    fileName(
      [
        ...words,
        ...(beside ? ['compared'] : []),
        detail === 'all' ? 'samples' : 'charts',
        ...(stretch ? [`${fixed(stretch[0], 0)} to ${fixed(stretch[1], 0)} s`] : []),
      ],
      extension,
    );
  const csv = async (): Promise<void> =>
    save(name('csv'), 'text/csv', [...formats.csvParts(await formats.resultsOf(player, detail, stretch))]);
  const json = async (): Promise<void> =>
    save(name('json'), 'application/json', [
      ...formats.jsonParts(
        await formats.resultsOf(player, detail, stretch),
        runs[0]!.series.scenario,
        runs[1]?.series.scenario,
      ),
    ]);
  return (
    <section aria-label="Numbers">
      <h3>Numbers</h3>
      <Segments<Detail>
        label="What"
        value={detail}
        options={[
          { value: 'charts', label: 'What the charts show' },
          { value: 'all', label: 'All that is sampled' },
        ]}
        onChange={setDetail}
      />
      <Segments<'view' | 'all'>
        label="When"
        value={span}
        options={[
          { value: 'view', label: 'In view' },
          { value: 'all', label: 'The whole run so far' },
        ]}
        onChange={setSpan}
      />
      <div className="row">
        <Maker make={csv} disabled={length === 0 || !link}>
          CSV
        </Maker>
        <Maker make={json} disabled={length === 0 || !link}>
          JSON
        </Maker>
      </div>
      <p className="help">
        {length === 0
          ? 'Nothing has been measured yet.'
          : `${countText(length, 'row')} of ${countText(columns.length, 'column')}, with units. The file says the link, ${beside ? 'each run’s own link and seed,' : 'the seed'} and the engine’s version, and opens again on this page.`}
      </p>
    </section>
  );
}

function ScenarioFiles({ ready: { link } }: { ready: Ready }) {
  const { player } = usePage();
  const words = useRunWords();
  const [notes, setNotes] = useState<string[] | null>(null);
  const script = async (): Promise<void> => {
    const { toNs2 } = await import('../../workers/ns2/script.ts');
    const { script: text, leftOut, remarks } = toNs2(player.series.scenario, link);
    save(fileName(words, 'tcl'), 'text/plain', [text]);
    setNotes([...leftOut.map((line) => `Left out: ${line}`), ...remarks]);
  };
  return (
    <section aria-label="Scenario">
      <h3>Scenario</h3>
      <div className="row">
        <Maker
          make={() =>
            save(fileName(words, 'json'), 'application/json', [`${JSON.stringify(player.series.scenario, null, 2)}\n`])
          }
        >
          Scenario file
        </Maker>
        <Maker make={script}>Script for ns-2.35</Maker>
      </div>
      {notes === null ? (
        <p className="help">
          The file is what <code>npm run sim</code> runs, and opens again on this page. The script runs as it is:{' '}
          <code>ns FILE.tcl</code>.
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
        options={[
          { value: 'drawn', label: 'Drawn' },
          { value: 'empty', label: 'Empty axes' },
          { value: 'both', label: 'Both' },
        ]}
        onChange={(charts) => change({ charts })}
      />
      <Segments<SheetOptions['numbers']>
        label="Numbers"
        value={options.numbers}
        options={[
          { value: 'filled', label: 'Filled in' },
          { value: 'empty', label: 'Empty' },
          { value: 'none', label: 'None' },
        ]}
        onChange={(numbers) => change({ numbers })}
      />
      <label className="sheet-question">
        Question, with lines for the answer
        <textarea
          rows={2}
          maxLength={MAX_QUESTION}
          value={options.question}
          onChange={(event) => change({ question: event.target.value })}
        />
      </label>
      <div className="row">
        <Maker make={() => formats.printSheet(player, options)}>Print…</Maker>
      </div>
    </section>
  );
}
