/** The page's address: what it holds is opened, and the page as it is is written to it. */
import { enterLesson, lesson, lessonFields } from '../lesson/lesson.ts';
import { heavyNotice } from '../player/check-edit.ts';
import type { Player } from '../player/player.ts';
import type { PageState } from '../player/state.ts';
import { enterSetUp } from '../screen/set-up.ts';
import { DEFAULT_SPEED } from '../scenario/default.ts';
import { SCENE_SPEED } from '../scenes/scene.ts';
import { INITIAL_VIEW, type ViewState } from '../view/index.ts';
import { AddressWriter, isFirstScene, type Read, readAddress } from './address.ts';
import { openBeside, openView, sameShown, shownOf } from './page-view.ts';
import { say } from '../../workers/words/say.ts';

export const address = new AddressWriter();

/** The view settings that links leave out. */
let usual: ViewState | null = null;
/** Counts the links that were opened. */
let visit = 0;
/** The page does not show all of the link yet. */
let opening = false;

/** Open what a link holds. If it is broken, open the first scene with a notice that says why. */
export async function openLink(player: Player, hash: string, play: boolean): Promise<Read | null> {
  usual ??= player.state;
  const number = ++visit;
  const still = (): boolean => number === visit;
  const read = await readAddress(hash);
  // The reader has gone elsewhere meanwhile.
  if (!still()) return null;
  const { scenario, preset, broken, nearest, view, compare } = read;
  const scene = preset?.scene && {
    scene: preset.scene,
    scenario: preset.scenario,
    compare: preset.shown?.compare ?? null,
    opened: { scenario, compare },
  };
  address.preset = preset;
  // A scene has a speed of its own, which ends with it.
  if (scene ?? lesson.getState().scene) player.setSpeed(scene ? (scene.scene.speed ?? SCENE_SPEED) : DEFAULT_SPEED);
  if (player.state.other) player.toggleCompare();
  opening = true;
  const action =
    nearest === null
      ? undefined
      : { words: say('Open the prepared scenario that it names'), run: () => void (location.hash = nearest) };
  // A question waits for its answer.
  const goes = play && !view.question && !(compare && heavyNotice(scenario, compare));
  player.open(scenario, goes, broken === null ? null : { kind: 'link', text: broken, action });
  enterLesson(view, scene);
  openView(player, view, scenario, usual);
  if (compare) await openBeside(player, compare, goes, still);
  if (still()) opening = false;
  return read;
}

/** What a link to the page as it is holds: the scenario, and how it is shown. */
export function currentLink(state: PageState, fields = lessonFields()): ReturnType<typeof shownOf> {
  return shownOf(state, usual ?? state, fields);
}

/**
 * Open the address bar's link, now and whenever the reader goes to another one, and write the page's changes to it. A broken
 * link stays there, so that the reader can correct it.
 * @param guideFirst sets the pace of the first scene
 */
export function syncAddress(player: Player, play: boolean, guideFirst: (player: Player) => void): void {
  usual = INITIAL_VIEW;
  const open = (): void => {
    address.cancel();
    const first = isFirstScene(location.hash);
    enterSetUp(first ? 'first scene' : location.hash.startsWith('#/scene/') ? 'scene' : 'link');
    void openLink(player, location.hash, play).then((read) => read && first && guideFirst(player));
  };
  const write = (): void => {
    if (opening || player.state.notice?.kind === 'link') return;
    const { scenario, shown } = currentLink(player.state);
    address.write(scenario, shown);
  };
  player.store.subscribe((state, before) => {
    if (!sameShown(state, before)) write();
  });
  lesson.subscribe(write);
  // `replaceState` fires no such event: the reader has gone to another address.
  window.addEventListener('hashchange', open);
  open();
}
