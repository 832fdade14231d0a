/** What a link to the page as it is holds: the run, the one beside it, and how they are shown; and how a page takes that up. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { Lesson } from '../lesson/lesson-fields.ts';
import type { Player } from '../player/player.ts';
import { heavyNotice } from '../player/check-edit.ts';
import type { OtherRun, PageState } from '../player/state.ts';
import { VIEW_KEYS, type ViewFields, viewFromLink, type ViewState, viewToLink } from '../view/index.ts';
import type { Shown } from './codec.ts';

type Runs = Pick<PageState, 'scenario' | 'other' | 'name'>;

/** Of two compared runs A is the scenario and B the one beside it, whichever of them the page sets. */
export function runsOf({
  scenario,
  other,
  name,
}: Pick<Runs, 'scenario' | 'name'> & { other: Pick<OtherRun, 'scenario'> | null }): {
  scenario: Scenario;
  compare: Scenario | null;
} {
  if (!other) return { scenario, compare: null };
  return name === 'A' ? { scenario, compare: other.scenario } : { scenario: other.scenario, compare: scenario };
}

/** @param usual how the page shows any run: what is as usual is left out */
export function shownOf(
  state: Runs & ViewState,
  usual: ViewState,
  lesson: Lesson,
): { scenario: Scenario; shown: Required<Shown> } {
  const { scenario, compare } = runsOf(state);
  return { scenario, shown: { view: { ...viewToLink({ ...state, scenario }, usual), ...lesson }, compare } };
}

/** Whether links to both would be the same. The other run's numbers change all the time; they are in no link. */
export function sameShown(one: Runs & ViewState, other: Runs & ViewState): boolean {
  const keys = ['scenario', 'name', ...VIEW_KEYS] as const;
  return one.other?.scenario === other.other?.scenario && keys.every((key) => one[key] === other[key]);
}

/** Show the run that has just been opened as a link's view says. */
export function openView(player: Player, fields: ViewFields, scenario: Scenario, usual: ViewState): void {
  const view = viewFromLink(fields, scenario, usual);
  player.store.setState(view);
  player.inspect(view.observedFlow);
}

/** Show `compare` as run B once the engine is ready. @param still whether the reader has not gone elsewhere */
export async function openBeside(
  player: Player,
  compare: Scenario,
  play: boolean,
  still: () => boolean,
): Promise<void> {
  await ready(player);
  if (!still()) return;
  const { notice, scenario } = player.state;
  const heavy = heavyNotice(scenario, compare);
  // What was opened first stays the baseline.
  player.toggleCompare(compare, play && !heavy);
  // Too much for one page: the notice says so.
  if (!player.otherRun) return;
  player.say(heavy ?? notice);
}

function ready(player: Player): Promise<void> {
  return new Promise((resolve) => {
    if (player.state.phase === 'ready') return resolve();
    const stop = player.store.subscribe(({ phase }) => {
      if (phase !== 'ready') return;
      stop();
      resolve();
    });
  });
}
