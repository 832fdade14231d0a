/** How what is on show stands to the scene that was opened. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { runsOf } from '../link/page-view.ts';
import type { OtherRun } from '../player/state.ts';
import { sameScenario } from '../scenes/measured.ts';
import type { SceneOnShow, SceneRuns } from '../scenes/scene.ts';

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
