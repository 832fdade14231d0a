import { useMemo } from 'react';
import { runsOf } from '../link/page-view.ts';
import { usePage, usePageState } from '../page.ts';
import type { Player } from '../run/player.ts';
import { goToScene } from './go-to-scene.ts';
import { Measured } from './measured.ts';
import { noticeHolds, noticeParts } from './notice.ts';
import type { SceneOnShow } from './scene.ts';
import '../styles/scenes.css';

/** What to notice in the scene on show, its numbers filled in from the run as soon as it has come so far. */
export function SceneNotice({ scene, scenario, compare }: SceneOnShow) {
  const { player } = usePage();
  const shown = usePageState(({ scenario: one }) => one);
  const other = usePageState((state) => state.other?.scenario);
  const now = usePageState((state) => state.now);
  const finished = usePageState((state) => state.finished !== null);
  const changed = useMemo(() => {
    const runs = runsOf(player.state);
    // The second run is there a moment after the first.
    return !same(runs.scenario, scenario) || (runs.compare !== null && !same(runs.compare, compare));
    // Both runs are read from the player's state.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [player, scenario, compare, shown, other]);
  if (changed)
    return (
      <p>
        You have changed the scene “{scene.name}”.{' '}
        <button type="button" className="link-button" onClick={() => goToScene(player, scene)}>
          Back to it
        </button>
      </p>
    );
  const run = compare && !other ? null : measured(player, now);
  const holds = !finished || !run || noticeHolds(scene.notice, run);
  return (
    <p>
      {noticeParts(scene.notice, run).map((part, index) =>
        'words' in part ? (
          part.words
        ) : (
          <b key={index} className="notice-number">
            {part.number ?? '…'}
            {part.unit}
          </b>
        ),
      )}
      {!holds && ' In this run it came out differently.'}
    </p>
  );
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Run A as it stands at `time` (s), with run B beside it. */
function measured({ run, otherRun, state }: Player, time: number): Measured {
  const [a, b] = otherRun && state.name === 'B' ? [otherRun, run] : [run, otherRun];
  return new Measured(a.series, time, b && new Measured(b.series, time));
}
