/** An experiment: what varies, the runs while they come in, and what the seeds tell. */
import '../styles/figure-page.css';
import '../styles/plots.css';
import '../styles/paper-tables.css';
import '../styles/experiment.css';

import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import { experimentFile } from '../../workers/experiments/check.ts';
import { type Experiment, seedsOf } from '../../workers/experiments/experiment.ts';
import { judged, judgedWords } from '../../workers/experiments/must.ts';
import { columnsOf, csvOf, experimentTitle, type Row, rowsOf } from '../../workers/experiments/rows.ts';
import { chanceWords, fewSeedsWords, neverWords, otherSeedsWords } from '../../workers/experiments/report.ts';
import {
  coursePlan,
  courseSeeds,
  experimentAsks,
  experimentPlan,
  jsonLinesOfAnswers,
  outcomeOf,
} from '../../workers/papers/figures/experiment-figure.ts';
import { asksOf } from '../../workers/papers/figures/figure.ts';
import { fileName, save, saveJson } from '../export/save.ts';
import { scenarioText } from '../scenario/in-words.ts';
import { effectiveAt } from '../scenario/effective.ts';
import { Frame } from '../frame/frame.tsx';
import type { Place } from '../link/route.ts';
import { usePage } from '../page.ts';
import { LinkButton } from '../ui/button.tsx';
import { ExperimentDesk } from './experiment-desk.tsx';
import { ExperimentSheet } from './experiment-sheet.tsx';
import { type ExperimentState, useExperiment } from './experiment-state.ts';
import { theoryCurves } from './experiment-theory.ts';
import { ExperimentTable } from './experiment-table.tsx';
import { svgOf } from './export.ts';
import { drawnFigure } from './figure-data.ts';
import { FigureRun } from './figure-run.ts';
import { FigureView } from './figure-view.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { onWhite, pngOfSvg } from './png.ts';
import { RunBar } from './run-bar.tsx';
import { RunLink } from './run-links.tsx';
import { answerStore, pool } from './spawn.ts';
import { Warning } from '../ui/warning.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useOriginal } from './use-original.ts';
import { inEnglish, inRow, say } from '../../workers/words/say.ts';
import { sayMarked } from '../words/say-marked.tsx';

/** Packets of all runs that begin by themselves: some minutes of work. */
const BY_THEMSELVES = 1e9;

export function ExperimentPage({ place }: { place: Place }) {
  const { player } = usePage();
  const state = useExperiment(place, () => player.state.scenario);
  const body = useRef<HTMLDivElement>(null);
  const { experiment, problem } = state;
  const title = experiment ? experimentTitle(experiment) : say('Experiment');
  useTitle(say('{title} · Sawtooth', { title }));
  useEffect(() => {
    pool.warm();
    return () => pool.close();
  }, []);
  return (
    <Frame place={place} title={say('Sawtooth: {title}', { title })} body={body}>
      {experiment ? (
        <Shown state={state} experiment={experiment} title={title} />
      ) : (
        <main className="gallery">
          <h1 className="figure-title" tabIndex={-1}>
            {problem ? 'This experiment cannot be opened' : 'One moment…'}
          </h1>
          {problem && (
            <p className="notice ink-2 pretty">
              {problem} <a href="#/play">The playground</a>
            </p>
          )}
        </main>
      )}
    </Frame>
  );
}

function Shown({ state, experiment, title }: { state: ExperimentState; experiment: Experiment; title: string }) {
  const { scenario } = experiment;
  const seeds = useMemo(() => seedsOf(experiment), [experiment]);
  const run = useRuns(experiment, seeds);
  const news = useSyncExternalStore(run.subscribe, run.latest);
  const { ghost, seen } = useOriginal(experiment, run);
  const theory = useMemo(() => theoryCurves(experiment), [experiment]);
  const plan = useMemo(() => {
    const own = experimentPlan(experiment);
    return experiment.theory ? { ...own, series: [...own.series, ...theory.series] } : own;
  }, [experiment, theory]);
  const courses = useMemo(() => coursePlan(experiment), [experiment]);
  const data = useMemo(() => drawnFigure(plan, news.answers, seeds), [plan, news, seeds]);
  const overTime = useMemo(
    () => courses && drawnFigure(courses, news.answers, courseSeeds(experiment, seeds)),
    [courses, news, experiment, seeds],
  );
  const rows = useMemo(
    () => rowsOf(experiment, seeds, (point, seed) => outcomeOf(experiment, news.answers, point, seed)),
    [experiment, seeds, news],
  );
  const varied =
    experiment.title !== '' && experiment.vary.some(({ path }) => path !== '')
      ? experimentTitle({ ...experiment, title: '' })
      : '';
  const box = useRef<HTMLDivElement>(null);
  const desk = useRef<HTMLElement>(null);
  const [unsaved, setUnsaved] = useState('');
  const timeBox = useRef<HTMLDivElement>(null);
  const chance = chanceWords(rows);
  const few = chance ?? fewSeedsWords(experiment.seeds);
  const otherSeeds = otherSeedsWords(experiment);
  const never = isOfNumbers(experiment) ? [] : neverWords(experiment, rows);
  // Files are in English.
  const english = inEnglish(() => experimentTitle(experiment));
  const facts = [
    `sawtooth experiment: ${english}`,
    `engine ${ENGINE_VERSION}, seeds ${seeds.join(' ')}`,
    // The address of a large one is longer than a spreadsheet's cell.
    ...(location.href.length < 30_000 ? [location.href] : []),
  ];
  // A title of one's own does not say what varies; the picture has no table beside it that does.
  const captioned = {
    ...data,
    figure: { ...data.figure, title: inRow('{first}. {next}', [title, varied].filter(Boolean)) },
  };
  const picture = (): string => onWhite(box.current!, (copy) => svgOf(copy, captioned, said, location.href));
  const said = scenarioText(scenario, effectiveAt(scenario, 0)).replace(/\.$/, '');
  const named = (extension: string): string => fileName([english], extension);
  return (
    <div className="figure-page experiment-page">
      <main className="figure-plate flex relative">
        <nav className="crumb flex apart small ink-3 gap-16" aria-label="Where this is">
          <span>
            <a href="#/play">Playground</a> / <span aria-current="page">Experiment</span>
          </span>
          <span className="row gap-16">
            <LinkButton className="link-button to-desk" onClick={() => desk.current?.scrollIntoView()}>
              Change it
            </LinkButton>
            <LinkButton disabled={!state.canUndo} onClick={state.undo}>
              Undo
            </LinkButton>
            <LinkButton disabled={!state.canRedo} onClick={state.redo}>
              Redo
            </LinkButton>
          </span>
        </nav>
        <h1 className="figure-title" tabIndex={-1}>
          {title}
        </h1>
        <p className="notice ink-2 pretty">
          {scenarioText(scenario, effectiveAt(scenario, 0))}{' '}
          <RunLink run={{ setup: '', choice: {}, scenario, seed: scenario.seed }} words="Open this run" />
        </p>
        {varied && <p className="help">{say('Varied of it: {varied}.', { varied })}</p>}
        {experiment.vary.length === 0 && (
          <p className="help">
            {sayMarked(
              'Nothing varies yet: choose a setting under <b>What varies</b>, or press <i>Vary…</i> beside a control of the playground.',
              {},
              { b: (words) => <b>{words}</b>, i: (words) => <i>{words}</i> },
            )}
          </p>
        )}
        {plan.panels.length > 0 && !isOfNumbers(experiment) && (
          <FigureView data={data} ghost={ghost} seen={seen} height={heightOf(plan.panels.length)} box={box} />
        )}
        {experiment.theory && theory.words.length > 0 && (
          <p className="help theory-words">
            {say(
              'Dotted: theory, from what is set alone, without any run. {forms}. R: the round trip with an empty queue.',
              { forms: inRow('{first}. {next}', theory.words) },
            )}
          </p>
        )}
        {never.length > 0 && <p className="help">{inRow('{first} {next}', never)}</p>}
        {few && (!isOfNumbers(experiment) || experiment.seeds > 1) && (
          <p className="help">
            {few}{' '}
            {chance && (
              <LinkButton onClick={() => state.change((file) => ({ ...file, seeds: 1 }))}>
                One seed is enough
              </LinkButton>
            )}
          </p>
        )}
        {otherSeeds && <p className="help">{otherSeeds}</p>}
        <Statements experiment={experiment} rows={rows} />
        {overTime && (
          <section aria-label="Over time" className="over-time">
            <h2 className="desk-title">{say('Over time, {what}', { what: courseWords(experiment, seeds) })}</h2>
            <FigureView
              data={overTime}
              ghost={null}
              seen={null}
              height={190 * overTime.figure.panels.length}
              box={timeBox}
            />
          </section>
        )}
        {isOfNumbers(experiment) ? (
          <NumbersTable experiment={experiment} rows={rows} />
        ) : (
          <ExperimentTable experiment={experiment} rows={rows} />
        )}
        <ExperimentSheet experiment={experiment} hash={state.hash} />
        <RunBar run={run} seeds={seeds} single={false}>
          <LinkButton onClick={() => save(named('csv'), 'text/csv', [inEnglish(() => csvOf(experiment, rows, facts))])}>
            CSV
          </LinkButton>
          <LinkButton
            onClick={() =>
              save(named('jsonl'), 'application/jsonl', [jsonLinesOfAnswers(experiment, news.answers, seeds)])
            }
          >
            JSON lines
          </LinkButton>
          <LinkButton
            onClick={() =>
              void parquetFile(experiment, rows, english).then(
                (bytes) => save(named('parquet'), 'application/vnd.apache.parquet', [bytes]),
                () => setUnsaved(say('What writes Parquet could not be fetched: is there a network?')),
              )
            }
          >
            Parquet
          </LinkButton>
          {!isOfNumbers(experiment) && (
            <>
              <LinkButton onClick={() => save(named('svg'), 'image/svg+xml', [picture()])}>SVG</LinkButton>
              <LinkButton
                onClick={() => void pngOfSvg(picture()).then((png) => save(named('png'), 'image/png', [png]))}
              >
                PNG
              </LinkButton>
            </>
          )}
          <LinkButton onClick={() => window.print()}>Print</LinkButton>
          <LinkButton onClick={() => saveJson(named('json'), experimentFile(experiment))}>File</LinkButton>
          <LinkButton onClick={() => state.change((file) => ({ ...file, seeds: Math.min(1000, file.seeds + 10) }))}>
            Another 10 seeds
          </LinkButton>
        </RunBar>
        <Warning small>{unsaved}</Warning>
      </main>
      <ExperimentDesk state={state} experiment={experiment} theory={theory.series.length > 0} ref={desk} />
    </div>
  );
}

/** The table of runs; its writer is fetched. */
async function parquetFile(experiment: Experiment, rows: readonly Row[], title: string): Promise<ArrayBuffer> {
  const { parquetOf } = await import('./parquet.ts');
  return parquetOf(
    inEnglish(() => columnsOf(experiment, rows)),
    {
      title,
      engine: ENGINE_VERSION,
      link: location.href,
      experiment: JSON.stringify(experimentFile(experiment)),
    },
  );
}

/** What must hold, and whether it does. */
function Statements({ experiment, rows }: { experiment: Experiment; rows: readonly Row[] }) {
  const found = judged(experiment, rows);
  if (found.length === 0) return null;
  return (
    <ul className="must-list small" aria-label="What must hold">
      {found.map((one, index) => (
        <li key={index} className={one.verdict === 'not met' ? 'warning' : undefined}>
          {judgedWords(experiment, one)}
        </li>
      ))}
    </ul>
  );
}

/** One run, or whole scenarios beside each other, each of one seed: its numbers are read, not compared. */
function isOfNumbers({ vary, seeds }: Experiment): boolean {
  return vary.length === 0 || (seeds === 1 && vary.every(({ path }) => path === ''));
}

function courseWords(experiment: Experiment, seeds: readonly number[]): string {
  const of = courseSeeds(experiment, seeds);
  if (of.length === 1) return say('seed {seed}', { seed: of[0]! });
  return of.length < seeds.length
    ? say('mean of the first {count} seeds; pale: its 95 % interval', { count: of.length })
    : say('mean of {count} seeds; pale: its 95 % interval', { count: of.length });
}

/** Px for the panels: two to a row where there is room. */
function heightOf(panels: number): number {
  const rows = Math.ceil(panels / 2);
  return Math.max(270 * rows, Math.min(window.innerHeight - 330, 620));
}

/** The runs of an experiment; what another one of this page has answered already is taken over. */
function useRuns(experiment: Experiment, seeds: readonly number[]): FigureRun {
  const [held, setHeld] = useState(() => ({ experiment, run: new FigureRun(pool, answerStore) }));
  if (held.experiment !== experiment)
    setHeld({ experiment, run: new FigureRun(pool, answerStore, undefined, held.run.answers) });
  const { run } = held;
  useEffect(() => {
    const courses = coursePlan(experiment);
    void run.want(experimentAsks(experiment), seeds, BY_THEMSELVES).then(async () => {
      // Of several seeds a job draws the first: each is wanted by itself.
      for (const seed of courses ? courseSeeds(experiment, seeds) : [])
        await run.want(asksOf(courses!), [seed], BY_THEMSELVES);
    });
    return () => run.close();
  }, [run, experiment, seeds]);
  return run;
}
