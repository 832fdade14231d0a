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
import { NETWORKS, rangesSaid } from '../../workers/race/breaking/networks.ts';
import { usePage } from '../page.ts';
import { openWhy } from '../link/open-why.ts';
import { LinkButton } from '../ui/button.tsx';
import { Fold } from '../ui/controls.tsx';
import { FigureRun } from './figure-run.ts';
import { RunBar } from './run-bar.tsx';
import { RunLink } from './run-links.tsx';
import { answerStore, pool } from './spawn.ts';
import { inRow, say, withinSentence } from '../../workers/words/say.ts';
import { sayMarked } from '../words/say-marked.tsx';

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
    <section className="rule-breaks" aria-label={say('Links that break {rule}', { rule: entry.name })}>
      <h3 className="desk-title">
        {sayMarked('Links that break <rule>it</rule>', {}, { rule: () => <bdi>{entry.name}</bdi> })}
      </h3>
      <p className="help">
        {rangesSaid()}{' '}
        {say(
          'Each runs twice, with the rule and with TCP (SACK) in its place: where TCP fails as well, it is the network.',
        )}
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
      <RunLink
        run={{ ...runOfPoint(point), seed }}
        words="Open the run"
        label={say('Open the run: {network}', { network: words })}
      />{' '}
      {failed === null && (
        <LinkButton aria-label={say('Why? {network}', { network: words })} onClick={why}>
          Why?
        </LinkButton>
      )}
      {failed === null ? (
        <ul>
          {found.map(({ failure, words: numbers }) => (
            <li key={failure.id}>{say('{failure}: {numbers}.', { failure: say(failure.name), numbers })}</li>
          ))}
        </ul>
      ) : (
        <p className="warning s">{say('The run has failed: {why}', { why: say(failed) })}</p>
      )}
    </li>
  );
}

/** How many networks break it, and how. */
function summaryOf({ tried, broken }: Breaking): string {
  if (tried === 0) return say('No network has been tried yet.');
  const all = tried === NETWORKS;
  const kinds = FAILURES.flatMap(({ id, name }) => {
    const count = broken.filter(({ found }) => found.some(({ failure }) => failure.id === id)).length;
    return count > 0 ? [say('{failure} in {count}', { failure: withinSentence(name), count })] : [];
  });
  const said = { count: broken.length, tried, networks: NETWORKS, kinds: inRow('{first}, {next}', kinds) };
  if (broken.length === 0)
    return all
      ? say('None of {networks} networks breaks it.', said)
      : say('None of {tried} that have been tried, of {networks} networks breaks it.', said);
  const one = all
    ? say('1 of {networks} networks breaks it: it {kinds}.', said)
    : say('1 of {tried} that have been tried, of {networks} networks breaks it: it {kinds}.', said);
  const several = all
    ? say('{count} of {networks} networks break it: it {kinds}.', said)
    : say('{count} of {tried} that have been tried, of {networks} networks break it: it {kinds}.', said);
  return inRow('{first} {next}', [
    broken.length === 1 ? one : several,
    say('The worst first: where most of these come together, then where one is furthest beyond its bound.'),
  ]);
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
