import { useMemo } from 'react';
import { usePage, usePageState } from '../page.ts';
import type { Player } from '../player/player.ts';
import { Marked } from '../terms/marked.tsx';
import { goToScene } from '../link/go-to-scene.ts';
import { Measured, sameScenario } from '../scenes/measured.ts';
import { noticeHolds, noticeParts } from '../scenes/notice.ts';
import type { Scene, SceneOnShow, SceneRuns } from '../scenes/scene.ts';
import { LinkButton } from '../ui/button.tsx';
import { say } from '../../workers/words/say.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { runsOf } from '../link/page-view.ts';
import type { OtherRun } from '../player/state.ts';
import '../styles/scenes.css';

/**
 * How the runs on show stand to the scene that was opened; null where no scene was, or where the reader has changed it and
 * the news line says so. @param alone nothing else on this page says what the reader has changed
 */
export function useStanding(scene: SceneOnShow | undefined, alone: boolean): Standing | null {
  const name = usePageState((state) => state.name);
  const shown = usePageState(({ scenario }) => scenario);
  const base = usePageState((state) => state.base);
  const other = usePageState((state) => state.other?.scenario ?? null);
  return useMemo(() => {
    const standing = scene ? standingOf(scene, { name, shown, other, base }) : null;
    // Of two runs the news line does not say it.
    return standing === 'changed' && !alone && !other ? null : standing;
  }, [scene, name, shown, other, base, alone]);
}

/** What to notice, its numbers from the run once it has come so far. @param alone nothing else names the scene */
export function SceneNotice({ on, standing, alone }: { on: SceneOnShow; standing: Standing; alone: boolean }) {
  const { scene } = on;
  if (standing === 'linked')
    return (
      <p>
        {say(alone ? 'This is the scene “{scene}” with changes.' : 'This link changes the scene.', {
          scene: say(scene.name),
        })}{' '}
        <ToScene scene={scene}>See it without</ToScene>
      </p>
    );
  if (standing === 'changed')
    return (
      <p>
        {say('You have changed the scene “{scene}”.', { scene: say(scene.name) })}{' '}
        <ToScene scene={scene}>Back to it</ToScene>
      </p>
    );
  return <Sentence on={on} />;
}

function ToScene({ scene, children }: { scene: Scene; children: string }) {
  const { player } = usePage();
  return <LinkButton onClick={() => goToScene(player, scene)}>{children}</LinkButton>;
}

function Sentence({ on }: { on: SceneOnShow }) {
  const { player } = usePage();
  const now = usePageState((state) => state.now);
  const finished = usePageState((state) => state.finished !== null);
  // A scene of one run beside another of the reader's.
  const ofA = usePageState((state) => state.other !== null) && on.compare === null;
  const { notice, view } = on.scene;
  // A scene that asks does not answer before it has been seen.
  if (view.question !== undefined && now < notice.from) return null;
  const run = measured(player, on, now);
  const holds = !finished || !run || noticeHolds(notice, run);
  return (
    <p>
      {ofA && <b>Run A: </b>}
      {noticeParts(notice, run).map((part, index) =>
        'words' in part ? (
          <Marked key={index} text={part.words} most={2} />
        ) : (
          <b key={index} className="notice-number strong nowrap">
            {part.number ?? '…'}
            {part.unit}
          </b>
        ),
      )}
      {!holds && ' In this run it came out differently.'}
    </p>
  );
}

/** The scene's runs as they stand at `time` (s); null as long as others are on show. */
function measured({ run, otherRun, state }: Player, { scenario, compare }: SceneOnShow, time: number): Measured | null {
  const [a, b] = otherRun && state.name === 'B' ? [otherRun, run] : [run, otherRun];
  if (!compare) return Measured.of(scenario, a.series, time);
  const beside = b && Measured.of(compare, b.series, time);
  return beside && Measured.of(scenario, a.series, time, beside);
}

/** The `scene` itself; a link that holds it with changes (`linked`); or `changed` by the reader. */
export type Standing = 'scene' | 'linked' | 'changed';

interface Shown {
  name: OtherRun['name'];
  /** The run that the page sets, the one beside it, and what the reader's changes are counted from. */
  shown: Scenario;
  other: Scenario | null;
  base: Scenario;
}

export function standingOf(scene: SceneOnShow, { name, shown, other, base }: Shown): Standing {
  if (isScene(scene, runsOf({ name, scenario: shown, other: other && { scenario: other } }))) return 'scene';
  const { opened } = scene;
  // What this tab had changed before a reload is the reader's own: the baseline has come back with it.
  const linked = sameScenario(opened.scenario, scene.scenario)
    ? !isScene(scene, opened)
    : !sameScenario(base, scene.scenario);
  return linked ? 'linked' : 'changed';
}

/** Of two runs the second is there a moment later, and begins as a copy of the first; beside a scene of one run there may be any. */
function isScene(scene: SceneRuns, { scenario, compare }: SceneRuns): boolean {
  if (!sameScenario(scenario, scene.scenario)) return false;
  return !scene.compare || !compare || sameScenario(compare, scene.compare) || sameScenario(compare, scene.scenario);
}
