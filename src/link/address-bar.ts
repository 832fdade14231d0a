/** The page's address: what it holds is opened, and the page as it is is written to it. */
import { enterLesson, lesson, lessonFields } from '../lesson/lesson.ts';
import type { Player } from '../run/player.ts';
import type { PageState } from '../run/state.ts';
import { AddressWriter, type Read, readAddress } from './address.ts';
import { openBeside, openView, sameShown, shownOf } from './page-view.ts';

export const address = new AddressWriter();

/** The page at first: so it shows any run. */
let usual: PageState | null = null;
/** Counts the links that were opened. */
let visit = 0;
/** The page does not show all of the link yet. */
let opening = false;

/** Open what a link holds. A broken one opens as the first scene, and a line says what is wrong with it. */
export async function openLink(player: Player, hash: string, play: boolean): Promise<Read | null> {
  usual ??= player.state;
  const number = ++visit;
  const still = (): boolean => number === visit;
  const read = await readAddress(hash);
  // The reader may have gone elsewhere meanwhile.
  if (!still()) return null;
  const { scenario, preset, broken, nearest, view, compare } = read;
  address.preset = preset;
  if (player.state.other) player.toggleCompare();
  opening = true;
  const action =
    nearest === null
      ? undefined
      : { words: 'Open the prepared scenario that it names', run: () => void (location.hash = nearest) };
  player.open(scenario, play, broken === null ? null : { kind: 'link', text: broken, action });
  enterLesson(view);
  openView(player, view, scenario, usual);
  if (compare) await openBeside(player, compare, play, still);
  if (still()) opening = false;
  return read;
}

/** The scenario of a link to the page as it is, and how the link says that it is shown. */
export function currentLink(state: PageState, fields = lessonFields()): ReturnType<typeof shownOf> {
  return shownOf(state, usual ?? state, fields);
}

/** Open the address bar's link, now and whenever the reader goes to another, and keep it up to date with the page. A broken link stays, so that nothing the reader had is lost. */
export function keepAddress(player: Player, play: boolean): void {
  usual = player.state;
  const open = (): void => {
    address.cancel();
    void openLink(player, location.hash, play);
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
  // Writing the address by replaceState fires no such event: this is the reader, going elsewhere.
  window.addEventListener('hashchange', open);
  open();
}
