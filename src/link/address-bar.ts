/** The page's address: what it holds is opened as it says, and what is on show is written to it. */
import type { Player } from '../run/player.ts';
import type { PageState } from '../run/state.ts';
import { AddressWriter, type Read, readAddress } from './address.ts';
import { enterLesson, lesson, lessonFields } from '../lesson/lesson.ts';
import { sameShown, shownOf } from './shown.ts';

export const address = new AddressWriter();

/** How the page shows any run. */
let usual: PageState | null = null;
let opening = 0;
/** What was opened is not yet all on show. */
let underWay = false;

/** Open what a link holds. A broken one opens as the first scene, and a line says what is wrong with it. */
export async function openLink(player: Player, hash: string, play: boolean): Promise<Read | null> {
  usual ??= player.state;
  const { rows, window, unit, plane, planeOf } = usual;
  const number = ++opening;
  const read = await readAddress(hash);
  const { scenario, preset, broken, nearest, view, compare } = read;
  const special =
    compare !== null || Object.keys(view).length > 0 ? await import('./open-shown.ts').catch(() => null) : null;
  // The reader may have gone elsewhere meanwhile.
  if (number !== opening) return null;
  address.preset = preset;
  if (player.state.other) player.toggleCompare();
  underWay = true;
  const action =
    nearest === null
      ? undefined
      : { words: 'Open the prepared scenario that it names', run: () => void (location.hash = nearest) };
  player.open(scenario, play, broken === null ? null : { kind: 'link', text: broken, action });
  enterLesson(view);
  player.store.setState({ rows, window, unit, plane, planeOf, hop: 0, variable: null });
  special?.openView(player, view, scenario);
  await (compare && special?.openBeside(player, compare, play, () => number === opening));
  if (number === opening) underWay = false;
  return read;
}

/** The scenario on show, and how a link says that it is shown. */
export function onShow(state: PageState, fields = lessonFields()): ReturnType<typeof shownOf> {
  return shownOf(state, usual ?? state, fields);
}

/** Open the address bar's link, now and whenever the reader goes to another, and keep it at what is on show. A broken link stays, so that nothing the reader had is lost. */
export function keepAddress(player: Player, play: boolean): void {
  usual = player.state;
  const open = (): void => {
    address.cancel();
    void openLink(player, location.hash, play);
  };
  const write = (): void => {
    if (underWay || player.state.notice?.kind === 'link') return;
    const { scenario, shown } = onShow(player.state);
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
