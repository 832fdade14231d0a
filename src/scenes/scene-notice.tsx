import { useMemo } from 'react';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { runsOf } from '../link/page-view.ts';
import { difference, type Json } from '../link/patch.ts';
import { usePage, usePageState } from '../page.ts';
import type { Player } from '../run/player.ts';
import { Marked } from '../terms/marked.tsx';
import { goToScene } from './go-to-scene.ts';
import { Measured } from './measured.ts';
import { noticeHolds, noticeParts } from './notice.ts';
import type { SceneOnShow } from './scene.ts';
import '../styles/scenes.css';

type Runs = Pick<SceneOnShow, 'scenario' | 'compare'>;

/** What to notice in the scene on show, its numbers filled in from the run as soon as it has come so far. */
export function SceneNotice({ scene, scenario, compare }: SceneOnShow) {
  const { player } = usePage();
  const shown = usePageState(({ scenario: one }) => one);
  const other = usePageState((state) => state.other?.scenario);
  const now = usePageState((state) => state.now);
  const finished = usePageState((state) => state.finished !== null);
  const state = useMemo(
    () => stateOf({ scenario, compare }, runsOf(player.state)),
    // Both runs are read from the player's state.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [player, scenario, compare, shown, other],
  );
  if (state === 'changed')
    return (
      <p>
        You have changed the scene “{scene.name}”.{' '}
        <button type="button" className="link-button" onClick={() => goToScene(player, scene)}>
          Back to it
        </button>
      </p>
    );
  const run = state === 'opening' ? null : measured(player, now);
  const holds = !finished || !run || noticeHolds(scene.notice, run);
  return (
    <p>
      {noticeParts(scene.notice, run).map((part, index) =>
        'words' in part ? (
          <Marked key={index} text={part.words} most={2} />
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

/** Whether what is on show is the scene. Of two runs the second is there a moment later, and begins as a copy of the first; beside a scene of one run there may be any. */
function stateOf(scene: Runs, shown: Runs): 'scene' | 'opening' | 'changed' {
  if (!same(shown.scenario, scene.scenario)) return 'changed';
  if (!scene.compare || (shown.compare && same(shown.compare, scene.compare))) return 'scene';
  return !shown.compare || same(shown.compare, scene.scenario) ? 'opening' : 'changed';
}

function same(one: Scenario, other: Scenario): boolean {
  // Not as texts: the fields of one may stand in another order.
  return difference(one as unknown as Json, other as unknown as Json) === undefined;
}

/** Run A as it stands at `time` (s), with run B beside it. */
function measured({ run, otherRun, state }: Player, time: number): Measured {
  const [a, b] = otherRun && state.name === 'B' ? [otherRun, run] : [run, otherRun];
  return new Measured(a.series, time, b && new Measured(b.series, time));
}
