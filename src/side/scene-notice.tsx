import { useMemo } from 'react';
import { usePage, usePageState } from '../page.ts';
import type { Player } from '../player/player.ts';
import { Marked } from '../terms/marked.tsx';
import { goToScene } from '../link/go-to-scene.ts';
import { Measured } from '../scenes/measured.ts';
import { noticeHolds, noticeParts } from '../scenes/notice.ts';
import type { Scene, SceneOnShow } from '../scenes/scene.ts';
import { type Standing, standingOf } from './standing.ts';
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

/**
 * What to notice in the scene on show, its numbers filled in from the run as soon as it has come so far.
 * @param alone nothing else on this page says which scene it is
 */
export function SceneNotice({ on, standing, alone }: { on: SceneOnShow; standing: Standing; alone: boolean }) {
  const { scene } = on;
  if (standing === 'linked')
    return (
      <p>
        {alone ? `This is the scene “${scene.name}” with changes.` : 'This link changes the scene.'}{' '}
        <ToScene scene={scene}>See it without</ToScene>
      </p>
    );
  if (standing === 'changed')
    return (
      <p>
        You have changed the scene “{scene.name}”. <ToScene scene={scene}>Back to it</ToScene>
      </p>
    );
  return <Sentence on={on} />;
}

function ToScene({ scene, children }: { scene: Scene; children: string }) {
  const { player } = usePage();
  return (
    <button type="button" className="link-button" onClick={() => goToScene(player, scene)}>
      {children}
    </button>
  );
}

function Sentence({ on }: { on: SceneOnShow }) {
  const { player } = usePage();
  const now = usePageState((state) => state.now);
  const finished = usePageState((state) => state.finished !== null);
  // A scene of one run beside another of the reader's.
  const ofA = usePageState((state) => state.other !== null) && on.compare === null;
  const { notice } = on.scene;
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
