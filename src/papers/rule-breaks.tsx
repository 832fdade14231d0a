/** Links that break a rule: many random networks, run in workers beside what TCP makes of each; the worst open with their Why?. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Experiment } from '../../workers/experiments/experiment.ts';
import { experimentAsks, outcomeOf, runOfPoint } from '../../workers/papers/figures/experiment-figure.ts';
import { runKey } from '../../workers/papers/figures/ask.ts';
import type { CardEntry } from '../../workers/papers/figures/rule-card.ts';
import { scenarioOf } from '../../workers/papers/figures/scenario-of.ts';
import {
  askedOf,
  type Breaking,
  breakingExperiments,
  breakingSoFar,
  type Broken,
  networkWords,
} from '../../workers/race/breaking/breaking.ts';
import { FAILURES } from '../../workers/race/breaking/failures.ts';
import { NETWORKS, RANGES_SAID } from '../../workers/race/breaking/networks.ts';
import { usePage } from '../page.ts';
import { openWhy } from '../link/open-why.ts';
import { LinkButton } from '../ui/button.tsx';
import { Fold } from '../ui/controls.tsx';
import { FigureRun } from './figure-run.ts';
import { RunBar } from './run-bar.tsx';
import { RunLink } from './run-links.tsx';
import { answerStore, pool } from './spawn.ts';

/** So many open as runs. */
const WORST = 3;

export function RuleBreaks({ entry, seed }: { entry: CardEntry; seed: number }) {
  const [run] = useState(() => new FigureRun(pool, answerStore));
  const experiments = useExperiments(entry, seed, run);
  const news = useSyncExternalStore(run.subscribe, run.latest);
  const found = useMemo(() => {
    const { answers, progress } = news;
    return breakingSoFar(experiments, (experiment, point) => {
      const failed = progress.failed.get(runKey({ ...runOfPoint(point), seed }));
      return failed === undefined ? outcomeOf(experiment, answers, point, seed) : { failed };
    });
  }, [experiments, news, seed]);
  return (
    <section className="rule-breaks" aria-label={`Links that break ${entry.name}`}>
      <h3 className="desk-title">
        Links that break <bdi>{entry.name}</bdi>
      </h3>
      <p className="help">
        {RANGES_SAID} Each runs twice, with the rule and with TCP (SACK) in its place: where TCP fails as well, it is
        the network.
      </p>
      <Fold title="What counts as breaking">
        <dl className="broken-rules">
          {FAILURES.map(({ id, name, rule }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{rule}</dd>
            </div>
          ))}
        </dl>
      </Fold>
      <p role="status">{summaryOf(found)}</p>
      <ol className="broken-list">
        {found.broken.slice(0, WORST).map((broken) => (
          <BrokenLink key={runOfPoint(broken.point).setup} broken={broken} seed={seed} />
        ))}
      </ol>
      <RunBar run={run} seeds={[seed]} single={false}>
        {null}
      </RunBar>
    </section>
  );
}

function BrokenLink({ broken, seed }: { broken: Broken; seed: number }) {
  const { player } = usePage();
  const { point, found, failed } = broken;
  const words = networkWords(point.scenario);
  const why = (): void => {
    const scenario = scenarioOf({ ...runOfPoint(point), seed });
    void openWhy(player, scenario, askedOf(broken), scenario.duration);
  };
  return (
    <li>
      <b>{words}.</b>{' '}
      <RunLink run={{ ...runOfPoint(point), seed }} words="Open the run" label={`Open the run: ${words}`} />{' '}
      {failed === null && (
        <LinkButton aria-label={`Why? ${words}`} onClick={why}>
          Why?
        </LinkButton>
      )}
      {failed === null ? (
        <ul>
          {found.map(({ failure, words: numbers }) => (
            <li key={failure.id}>
              {failure.name}: {numbers}.
            </li>
          ))}
        </ul>
      ) : (
        <p className="warning s">The run has failed: {failed}</p>
      )}
    </li>
  );
}

/** How many networks break it, and how. */
function summaryOf({ tried, broken }: Breaking): string {
  if (tried === 0) return 'No network has been tried yet.';
  const of = tried === NETWORKS ? `${NETWORKS}` : `${tried} that have been tried, of ${NETWORKS}`;
  if (broken.length === 0) return `None of ${of} networks breaks it.`;
  const kinds = FAILURES.map(({ id, name }) => {
    const count = broken.filter(({ found }) => found.some(({ failure }) => failure.id === id)).length;
    return count > 0 && `${name.toLowerCase().replace('tcp', 'TCP')} in ${count}`;
  });
  const head = `${broken.length} of ${of} networks ${broken.length === 1 ? 'breaks' : 'break'} it: it ${kinds.filter(Boolean).join(', ')}.`;
  return `${head} The worst first: where most of these come together, then where one is furthest beyond its bound.`;
}

/** Made a few at a time, between which the page answers; each of them runs as soon as it is made. */
function useExperiments({ scheme }: CardEntry, seed: number, run: FigureRun): readonly Experiment[] {
  const [made, setMade] = useState<readonly Experiment[]>([]);
  useEffect(() => {
    let stale = false;
    const make = async (): Promise<void> => {
      for (const experiment of breakingExperiments(scheme, seed)) {
        setMade((before) => [...before, experiment]);
        // Stopped is stopped: what is made then waits with the rest.
        void run.want(experimentAsks(experiment), [seed], run.progress.status === 'stopped' ? 0 : Infinity);
        await new Promise((resolve) => setTimeout(resolve));
        if (stale) return;
      }
    };
    void make();
    return () => {
      stale = true;
      setMade([]);
      run.close();
    };
  }, [scheme, seed, run]);
  return made;
}
