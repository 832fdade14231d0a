/** A figure: what to notice, the figure as our runs draw it, what the paper claims of it, and its set-up. */
import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { figures } from '../../workers/papers/figures/index.ts';
import { asksOf, type Figure } from '../../workers/papers/figures/figure.ts';
import { mineOf } from '../../workers/papers/figures/mine.ts';
import { PAPERS } from '../scenario/papers.ts';
import { SliderField } from '../ui/slider-field.tsx';
import { ClaimsPanel } from './claims-panel.tsx';
import { save } from '../export/save.ts';
import { csvOf, svgOf } from './export.ts';
import { type DrawnFigure, drawnFigure } from './figure-data.ts';
import { FigureRun } from './figure-run.ts';
import { FigureView } from './figure-view.tsx';
import { loadGallery, type Seen, seenOf } from './gallery-data.ts';
import { Notice } from './notice.tsx';
import { knobsOf, played } from './playful.ts';
import { experimentHash } from '../link/experiment-link.ts';
import { holdExperiment } from '../link/held-experiment.ts';
import { EXPERIMENT, figureHash, galleryHash } from '../link/route.ts';
import { RunBar } from './run-bar.tsx';
import { RunLink, runsOf, difference } from './run-links.tsx';
import { type Changes, changed } from './set-up.ts';
import { SetUpPanel } from './set-up-panel.tsx';
import { answerStore, pool } from './spawn.ts';
import { NumberTables, PaperTable } from './tables.tsx';
import { LinkButton } from '../ui/button.tsx';
import { say } from '../../workers/words/say.ts';

const NO_CHANGES: Changes = {};
const ONE_SEED = [1];
const THREE_SEEDS = [1, 2, 3];

export function FigurePage({ figure, compute }: { figure: Figure; compute: boolean }) {
  // Traces and dots are of one seed.
  const single = useMemo(
    () => !figure.table && figure.series.every(({ mark }) => mark === 'trace' || mark === 'formula'),
    [figure],
  );
  const [seeds, setSeeds] = useState<readonly number[]>(single ? ONE_SEED : THREE_SEEDS);
  const [changes, setChanges] = useState<Changes>(NO_CHANGES);
  const [numbers, setNumbers] = useState(false);
  const [values, setValues] = useState<readonly number[] | null>(null);
  const toy = useMemo(() => played(figure, values), [figure, values]);
  const { own, run, data, ghost } = useFigure(toy, changes, seeds, compute);
  const seen = useSeen(figure);
  // Null until the claims are there.
  const [here, setHere] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const at = figures.indexOf(figure);
  const [previous, next] = [figures[at - 1], figures[at + 1]];
  const name = PAPERS[figure.paper]!.short;
  const knobs = knobsOf(figure.id);
  const traced = useMemo(
    () =>
      runsOf(
        figure.series.flatMap((series) => (series.mark === 'trace' ? [series.ask] : [])),
        seeds[0]!,
      ),
    [figure, seeds],
  );
  const height = useRoom(
    box,
    (knobs.length > 0 ? 60 : 0) + (traced.length > 0 ? 38 : 0) + (figure.note ? 52 : 0),
    here,
  );
  return (
    <div className="figure-page">
      <main className="figure-plate flex relative">
        <nav className="crumb flex apart small ink-3 gap-16" aria-label="Where this is">
          <span>
            <a href={galleryHash()}>Papers</a> / <a href={galleryHash({ paper: figure.paper })}>{name}</a> /{' '}
            <span aria-current="page">{figure.number}</span>
          </span>
          <span className="crumb-next flex nowrap gap-16">
            {previous && (
              <a href={figureHash(previous.id)} rel="prev">
                {labelOf(previous, figure)}
              </a>
            )}
            {next && (
              <a href={figureHash(next.id)} rel="next">
                {labelOf(next, figure)}
              </a>
            )}
          </span>
        </nav>
        <h1 className="figure-title" tabIndex={-1}>
          {figure.title}
        </h1>
        <Notice notice={figure.notice} here={here} />
        {figure.panels.length > 0 && <FigureView data={data} ghost={ghost} seen={seen} height={height} box={box} />}
        {knobs.length > 0 && (
          <div className="knobs" role="group" aria-label="Move a parameter">
            {knobs.map((knob, index) => (
              <SliderField
                key={knob.name}
                label={knob.words}
                unit={knob.unit}
                value={(values ?? knobs.map(({ start }) => start))[index]!}
                min={knob.least}
                max={knob.most}
                onCommit={(value) => setValues((values ?? knobs.map(({ start }) => start)).with(index, value))}
              />
            ))}
          </div>
        )}
        {traced.length > 0 && traced.length <= 12 && (
          <p className="trace-links wrap small ink-2">
            {say('Open in the playground:')}{' '}
            {traced.map((one, index) => (
              <RunLink key={index} run={one} words={traced.length === 1 ? 'this run' : difference(one, traced)} />
            ))}
          </p>
        )}
        <PaperTable data={data} />
        {figure.note && <p className="figure-note ink-2">{figure.note}</p>}
        {numbers && <NumberTables data={data} />}
        <RunBar run={run} seeds={seeds} single={single} onSeeds={setSeeds}>
          {figure.panels.length > 0 && (
            <LinkButton aria-pressed={numbers} onClick={() => setNumbers(!numbers)}>
              Table
            </LinkButton>
          )}
          {asksOf(figure).length > 0 && <MakeItMine figure={figure} />}
          <LinkButton onClick={() => save(`${figure.id}.csv`, 'text/csv', [csvOf(data, location.href)])}>
            CSV
          </LinkButton>
          {figure.panels.length > 0 && (
            <LinkButton
              onClick={() =>
                save(`${figure.id}.svg`, 'image/svg+xml', [
                  svgOf(box.current!, data, `${figure.paper}, ${figure.number}`, location.href),
                ])
              }
            >
              SVG
            </LinkButton>
          )}
        </RunBar>
      </main>
      <aside className="figure-desk thin-scroll" aria-label="Claims and set-up">
        <ClaimsPanel
          figure={figure}
          seeds={seeds}
          ready={own.progress.status === 'done' || !compute}
          compute={compute}
          changed={Object.keys(changes).length > 0}
          onHere={setHere}
        />
        <SetUpPanel key={figure.id} figure={figure} changes={changes} onChange={setChanges} />
      </aside>
    </div>
  );
}

/** Opens the figure's runs as an experiment, to be changed. */
function MakeItMine({ figure }: { figure: Figure }) {
  const [why, setWhy] = useState('');
  const open = async (): Promise<void> => {
    const experiment = mineOf(figure);
    if (!experiment)
      return setWhy('Its runs differ in more than two settings: open one of them in the playground instead.');
    holdExperiment(experiment);
    location.hash = await experimentHash(experiment).catch(() => EXPERIMENT);
  };
  return (
    <>
      <LinkButton onClick={() => void open()} title="The same runs as an experiment that you can change">
        Make it mine
      </LinkButton>
      {why && (
        <span className="small ink-2" role="status">
          {why}
        </span>
      )}
    </>
  );
}

function labelOf(other: Figure, figure: Figure): string {
  return other.paper === figure.paper ? other.number : `${PAPERS[other.paper]!.short}, ${other.number}`;
}

/** Height at which the whole figure is in sight, px; `below` is what stands under it beside the run bar, `above` changes what stands over it. */
function useRoom(box: RefObject<HTMLElement | null>, below: number, above: unknown): number {
  const [room, setRoom] = useState(() => window.innerHeight - 300 - below);
  useEffect(() => {
    const measure = (): void => setRoom(window.innerHeight - 48 - (box.current?.offsetTop ?? 0) - 62 - below);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [box, below, above]);
  return room;
}

/** The extents of the shipped result. */
function useSeen(figure: Figure): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    let stale = false;
    void loadGallery().then((gallery) => {
      const thin = gallery?.figures[figure.id];
      if (!stale && thin) setSeen(seenOf(figure.panels, figure.series, thin));
    });
    return () => {
      stale = true;
      setSeen(null);
    };
  }, [figure]);
  return seen;
}

/** The runs of the figure on show, and, while the reader has changed its set-up, those of the changed one beside them. */
interface Shown {
  /** Of the paper's set-up. */
  own: FigureRun;
  /** The runs of the run bar: those of the changed set-up, if there is one. */
  run: FigureRun;
  data: DrawnFigure;
  /** The paper's set-up beside a changed one. */
  ghost: DrawnFigure | null;
}

/** @param seeds traces are drawn of the first @param compute whether runs begin by themselves */
function useFigure(figure: Figure, changes: Changes, seeds: readonly number[], compute: boolean): Shown {
  const [own] = useState(() => new FigureRun(pool, answerStore));
  const isChanged = Object.keys(changes).length > 0;
  const mine = useMemo(() => (isChanged ? changed(figure, changes) : figure), [figure, changes, isChanged]);
  const other = useMemo(() => (mine === figure ? null : new FigureRun(pool, answerStore)), [figure, mine]);
  const run = other ?? own;
  useEffect(() => {
    void run.want(asksOf(mine), seeds, compute ? Infinity : 0);
  }, [run, mine, seeds, compute]);
  // Stop the runs of a figure that is left.
  useEffect(() => () => own.close(), [own]);
  useEffect(() => () => other?.close(), [other]);
  const ownNews = useSyncExternalStore(own.subscribe, own.latest);
  const news = useSyncExternalStore(run.subscribe, run.latest);
  const data = useMemo(() => drawnFigure(mine, news.answers, seeds), [mine, news, seeds]);
  const ghost = useMemo(
    () => (other ? drawnFigure(figure, ownNews.answers, seeds) : null),
    [other, figure, ownNews, seeds],
  );
  return { own, run, data, ghost };
}
