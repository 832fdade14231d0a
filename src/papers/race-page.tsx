/** A race: who gets how much, at what delay and from whom, while the runs come in. */
import '../styles/figure-page.css';
import '../styles/plots.css';
import '../styles/paper-tables.css';
import '../styles/experiment.css';
import '../styles/race.css';

import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import { seedsOf } from '../../workers/experiments/experiment.ts';
import { experimentAsks, outcomeOf, runOfPoint } from '../../workers/papers/figures/experiment-figure.ts';
import { scenarioOf } from '../../workers/papers/figures/scenario-of.ts';
import { raceLinks } from '../../workers/race/links/index.ts';
import { linkRace, type LinkRace, type Race, raceFile, sound } from '../../workers/race/race.ts';
import { type OutcomeOf, standingsOn } from '../../workers/race/standing.ts';
import { NO_SCORE, raceTable, viewsOf } from '../../workers/race/views.ts';
import { csvFact, csvRecord } from '../../workers/results/csv-cells.ts';
import { fileName, save, saveJson } from '../export/save.ts';
import { Frame } from '../frame/frame.tsx';
import { encodeHash } from '../link/codec.ts';
import type { Place } from '../link/route.ts';
import { usePage } from '../page.ts';
import { LinkButton } from '../ui/button.tsx';
import { Segments } from '../ui/controls.tsx';
import { FigureRun } from './figure-run.ts';
import { RaceDesk } from './race-desk.tsx';
import { RacePlane } from './race-plane.tsx';
import { type RaceState, useRace } from './race-state.ts';
import { RaceTable } from './race-table.tsx';
import { RuleCards } from './rule-card.tsx';
import { RunBar } from './run-bar.tsx';
import { useWidth } from './use-width.ts';
import { useTitle } from '../ui/use-title.ts';
import { answerStore, pool } from './spawn.ts';
import { say } from '../../workers/words/say.ts';

/** Packets of all runs that begin by themselves: a minute or two of work. */
const BY_THEMSELVES = 1e8;

const NO_TITLE = 'A race of rules';

export function RacePage({ place }: { place: Place }) {
  const { player } = usePage();
  const state = useRace(place, () => player.state.scenario);
  const body = useRef<HTMLDivElement>(null);
  const { race, problem } = state;
  const title = race?.title || say(NO_TITLE);
  useTitle(say('{title} · Sawtooth', { title }));
  useEffect(() => {
    pool.warm();
    return () => pool.close();
  }, []);
  return (
    <Frame place={place} title={say('Sawtooth: {title}', { title })} body={body}>
      {race ? (
        <Shown state={state} race={race} title={title} />
      ) : (
        <main className="gallery">
          <h1 className="figure-title" tabIndex={-1}>
            {problem ? 'This race cannot be opened' : 'One moment…'}
          </h1>
          {problem && (
            <p className="notice ink-2 pretty">
              {problem} <a href="#/race">A new race</a>
            </p>
          )}
        </main>
      )}
    </Frame>
  );
}

function Shown({ state, race: wanted, title }: { state: RaceState; race: Race; title: string }) {
  const { race, races } = useLinkRaces(wanted);
  const seeds = useMemo(() => (races[0] ? seedsOf(races[0].experiment) : []), [races]);
  const run = useRuns(races, seeds, state.card ? 0 : BY_THEMSELVES);
  const news = useSyncExternalStore(run.subscribe, run.latest);
  const links = useMemo(() => {
    const { answers, progress } = news;
    const outcome: OutcomeOf = ({ experiment }, point, seed) => {
      const failed = failureOf(progress.failed, runOfPoint(point).setup, seed);
      return failed === null ? outcomeOf(experiment, answers, point, seed) : { failed };
    };
    return races.map((one) => standingsOn(race, one, seeds, outcome));
  }, [race, races, seeds, news]);
  const views = useMemo(() => viewsOf(race, links), [race, links]);
  const [chosen, choose] = useState('all');
  const view = views.find(({ id }) => id === chosen) ?? views[0]!;
  const [focus, setFocus] = useState<number | null>(null);
  const desk = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const open = (entry: number): void => {
    // Of all links together there is no run: that on the first link is shown.
    const shown = view.id === 'all' ? views[1]! : view;
    const { point } = shown.standings[entry]!;
    if (!point) return;
    void encodeHash(scenarioOf({ ...runOfPoint(point), seed: seeds[0]! })).then(
      (hash) => (location.hash = hash),
      () => undefined,
    );
  };
  // Files are in English.
  const english = race.title || NO_TITLE;
  const table = (): string => {
    const facts = [`sawtooth race: ${english}`, `engine ${ENGINE_VERSION}, seeds ${seeds.join(' ')}`];
    return [...facts.map(csvFact), ...raceTable(race, links).map(csvRecord)].join('');
  };
  return (
    <div className="figure-page experiment-page race-page">
      <main className="figure-plate flex relative">
        <nav className="crumb flex apart small ink-3 gap-16" aria-label="Where this is">
          <span>
            <a href="#/play">Playground</a> / <span aria-current="page">Race</span>
          </span>
          <LinkButton className="link-button to-desk" onClick={() => desk.current?.scrollIntoView()}>
            Who races
          </LinkButton>
        </nav>
        <h1 className="figure-title" tabIndex={-1}>
          {title}
        </h1>
        <p className="notice ink-2 pretty">{NO_SCORE}</p>
        <div className="race-links">
          <Segments
            label="Link"
            hideLabel
            value={view.id}
            options={views.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={choose}
          />
        </div>
        <p className="help">{view.about}</p>
        <div ref={box} className="figure-box race-box-of-plane">
          {width > 0 && (
            <RacePlane
              view={view}
              width={width}
              height={heightOf(width)}
              focus={focus}
              onFocus={setFocus}
              onOpen={open}
            />
          )}
        </div>
        <p className="help">
          {view.id === 'all'
            ? 'Boxes: 95 % intervals over the seeds. Dashed: the hull, which nobody stands above. A press on a mark opens its run on the first link.'
            : 'Boxes: 95 % intervals over the seeds. Dashed: the hull, which nobody stands above. A press on a mark opens its run.'}
        </p>
        {sound(race).length === 0 && <p className="help">Nobody races yet: add a rule or a built-in scheme.</p>}
        <RaceTable
          key={view.id}
          view={view}
          seed={seeds[0] ?? race.seed}
          focus={focus}
          onFocus={setFocus}
          onLink={choose}
          views={views}
        />
        <RuleCards race={race} seeds={seeds} first={state.card} onPress={() => run.stop()} />
        <RunBar run={run} seeds={seeds} single={false}>
          <LinkButton onClick={() => save(fileName([english], 'csv'), 'text/csv', [table()])}>CSV</LinkButton>
          <LinkButton onClick={() => saveJson(fileName([english], 'json'), raceFile(race))}>File</LinkButton>
          <LinkButton onClick={() => window.print()}>Print</LinkButton>
        </RunBar>
      </main>
      <RaceDesk state={state} race={wanted} ref={desk} />
    </div>
  );
}

/** Px for the plane: the largest thing on the page. */
function heightOf(width: number): number {
  return Math.max(260, Math.min(0.62 * width, window.innerHeight - 330, 560));
}

/** Why the run of a set-up with a seed has failed; null if it has not. Keys of runs hold both. */
function failureOf(failed: ReadonlyMap<string, string>, setup: string, seed: number): string | null {
  if (failed.size === 0) return null;
  for (const [key, why] of failed) {
    const request = JSON.parse(key) as { setup: string; seed: number };
    if (request.setup === setup && request.seed === seed) return why;
  }
  return null;
}

/** The race on show and its links. Every entry is checked on each, link by link: between two the page answers. */
function useLinkRaces(race: Race): { race: Race; races: readonly LinkRace[] } {
  const [made, setMade] = useState<{ race: Race; races: readonly LinkRace[] }>({ race, races: [] });
  useEffect(() => {
    let stale = false;
    const make = async (): Promise<void> => {
      const races: LinkRace[] = [];
      for (const link of sound(race).length > 0 ? raceLinks : []) {
        await new Promise((resolve) => setTimeout(resolve));
        if (stale) return;
        races.push(linkRace(race, link));
      }
      setMade({ race, races });
    };
    void make();
    return () => {
      stale = true;
    };
  }, [race]);
  return made;
}

/** The runs of a race; what another one of this page has answered already is taken over. @param most packets of runs that begin by themselves */
function useRuns(races: readonly LinkRace[], seeds: readonly number[], most: number): FigureRun {
  const [held, setHeld] = useState(() => ({ races, run: new FigureRun(pool, answerStore) }));
  if (held.races !== races) setHeld({ races, run: new FigureRun(pool, answerStore, undefined, held.run.answers) });
  const { run } = held;
  useEffect(() => {
    if (races.length > 0)
      void run.want(
        races.flatMap(({ experiment }) => experimentAsks(experiment)),
        seeds,
        most,
      );
    return () => run.close();
  }, [run, races, seeds, most]);
  return run;
}
