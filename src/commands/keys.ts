/** The keys of the page in one table, from which the listener, the list behind `?` and the command list follow. */
import { setMode, mode, openDialog } from '../screen/mode.ts';
import { goToMoment } from '../present/moments.ts';
import { leave, togglePresenting } from '../present/present.ts';
import type { Player } from '../player/player.ts';
import { KEYED_ROWS, ROWS } from '../charts/rows/index.ts';
import { withPart } from '../link/late-part.ts';
import { askWhy } from '../player/ask-why.ts';
import { say, withinSentence } from '../../workers/words/say.ts';
import { isLocked, lesson } from '../lesson/lesson.ts';

export interface KeyCommand {
  /** Each runs the command; names as `comboOf` gives them. */
  keys: readonly string[];
  words: string;
  /** Holding the key down repeats the command. */
  repeats?: boolean;
  /** Works only on what has the focus; a press in the list does not do it. */
  onFocused?: boolean;
  run(player: Player): void;
}

export interface KeyGroup {
  title: string;
  commands: readonly KeyCommand[];
}

export const KEYS: readonly KeyGroup[] = [
  {
    title: 'Time',
    commands: [
      { keys: ['Space', '.'], words: 'play or pause', run: (player) => player.togglePlay() },
      { keys: ['ArrowRight'], words: 'one step forward', repeats: true, run: (player) => player.step(1) },
      { keys: ['ArrowLeft'], words: 'one step back', repeats: true, run: (player) => player.step(-1) },
      {
        keys: ['Shift+ArrowRight'],
        words: 'on by a loss, or by a round trip',
        repeats: true,
        run: (player) => stepByOther(player, 1),
      },
      {
        keys: ['Shift+ArrowLeft'],
        words: 'back by a loss, or by a round trip',
        repeats: true,
        run: (player) => stepByOther(player, -1),
      },
      { keys: ['l'], words: 'next loss', repeats: true, run: (player) => player.step(1, 'loss') },
      { keys: ['Shift+l'], words: 'previous loss', repeats: true, run: (player) => player.step(-1, 'loss') },
      { keys: ['PageDown'], words: 'next prepared moment', run: (player) => goToMoment(player, 1) },
      { keys: ['PageUp'], words: 'previous prepared moment', run: (player) => goToMoment(player, -1) },
      { keys: ['['], words: 'slower', repeats: true, run: (player) => player.shiftSpeed(-1) },
      { keys: [']'], words: 'faster', repeats: true, run: (player) => player.shiftSpeed(1) },
      { keys: ['Home'], words: 'to the start', run: (player) => player.seek(0) },
      { keys: ['End', 'f'], words: 'follow the run', run: (player) => player.follow() },
    ],
  },
  {
    title: 'Run',
    commands: [
      { keys: ['d'], words: 'drop a packet', run: dropPacket },
      { keys: ['c'], words: 'compare two runs', run: (player) => player.toggleCompare() },
      { keys: ['Ctrl+z'], words: 'undo', repeats: true, run: (player) => player.undo() },
      { keys: ['Ctrl+Shift+z'], words: 'redo', repeats: true, run: (player) => player.redo() },
    ],
  },
  {
    title: 'Rows of the chart',
    commands: ROWS.slice(0, KEYED_ROWS).map(({ id, name }, index) => ({
      keys: [String(index + 1)],
      get words() {
        return say('{row} on or off', { row: withinSentence(name) });
      },
      run: (player) => player.toggleRow(id),
    })),
  },
  {
    title: 'Charts',
    commands: [
      { keys: ['0'], words: 'the whole run', run: (player) => player.setWindow(null) },
      { keys: ['g'], words: 'phase plane', run: (player) => player.togglePlane() },
      { keys: ['r'], words: 'seconds or round trips', run: (player) => player.toggleUnit() },
      { keys: ['t'], words: 'table of the data', run: () => openDialog('table') },
      {
        keys: ['s'],
        words: 'say how it stands',
        run: (player) => void withPart(player, import('../announce/speaker.ts'), ({ speak }) => speak(player)),
      },
      { keys: ['w'], words: 'why is the window what it is', run: askWhy },
      { keys: ['a'], words: 'hear the throughput', run: () => setMode({ sound: !mode.getState().sound }) },
    ],
  },
  {
    title: 'Page',
    commands: [
      { keys: ['p'], words: 'present', run: togglePresenting },
      {
        keys: ['h'],
        words: 'hide or show the set-up',
        run: () => setMode({ railHidden: !mode.getState().railHidden }),
      },
      {
        keys: ['m'],
        words: 'hide or show the network',
        run: () => setMode({ networkHidden: !mode.getState().networkHidden }),
      },
      {
        keys: ['n'],
        words: 'narrator on or off',
        run: (player) => player.setView({ narrator: !player.state.narrator }),
      },
      { keys: ['b'], words: 'blank the screen', run: () => openDialog('blank') },
      { keys: ['e'], words: 'export', run: () => openDialog('export') },
      { keys: ['Ctrl+k'], words: 'go to a control, scheme or scenario', run: () => openDialog('commands') },
      { keys: ['?'], words: 'this list', run: () => openDialog('keys') },
      { keys: ['Escape'], words: 'close, or stop presenting', run: close },
    ],
  },
];

const COMMANDS = KEYS.flatMap((group) => group.commands);

/** Listen to the whole document, except for keys whose default an element has prevented. @returns how to stop */
export function listenToKeys(player: Player): () => void {
  const listener = (event: KeyboardEvent): void => {
    // A dialog that is still being fetched has the keys already.
    if (event.defaultPrevented || mode.getState().dialog || document.querySelector('dialog:modal')) return;
    const key = comboOf(event);
    const command = COMMANDS.find(({ keys }) => keys.includes(key));
    if (!command || (isSingle(key) && !mode.getState().singleKeys)) return;
    if (event.target instanceof Element && keepsKey(event.target, key)) return;
    // The browser closes an open popover by Esc.
    if (key === 'Escape' && document.querySelector(':popover-open')) return;
    event.preventDefault();
    if (!event.repeat || command.repeats) command.run(player);
  };
  document.addEventListener('keydown', listener);
  return () => document.removeEventListener('keydown', listener);
}

/** The name of what was pressed, the same on every keyboard: `Space`, `l`, `Shift+l`, `?`, `Ctrl+Shift+z` (Ctrl or Command); '' with Alt. */
export function comboOf({
  key,
  code,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>): string {
  // Many keyboards type brackets with Alt, or with Ctrl and Alt.
  if (altKey) return '[]'.includes(key) ? key : '';
  // On a keyboard without Latin letters the position of the key counts.
  const letter = /^[a-z]$/i.test(key) ? key : /^\p{L}$/u.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  const sign = letter === undefined && key.length === 1;
  const name = key === ' ' ? 'Space' : (letter?.toLowerCase() ?? key);
  return `${ctrlKey || metaKey ? 'Ctrl+' : ''}${shiftKey && (!sign || key === ' ') ? 'Shift+' : ''}${name}`;
}

/** Whether it is one character, alone or with Shift. */
export function isSingle(key: string): boolean {
  return key.replace('Shift+', '').length === 1;
}

const TEXT = 'textarea, [contenteditable], input:not([type=range], [type=radio], [type=checkbox])';

/** Whether the focused element itself uses the key. */
export function keepsKey(element: Element, key: string): boolean {
  if (key === 'Ctrl+k') return false;
  // A field undoes what is being typed in it; what has been applied is the page's to undo.
  if (/^Ctrl\+(Shift\+)?z$/.test(key)) return element.matches(`:is(${TEXT}):not([data-applied=true])`);
  if (element.matches('input[type=range]')) return /^(Arrow|Page|Home|End)/.test(key);
  // Space does nothing on a radio button that is checked.
  if (element.matches('input[type=radio]:checked')) return key.startsWith('Arrow');
  if (element.matches('input[type=radio], input[type=checkbox]')) return /^Arrow|^Space/.test(key);
  if (element.matches('input, select, textarea, [contenteditable], [role=combobox], [role=listbox]')) return true;
  // These keys scroll the set-up.
  if (/^(Page|Home|End)/.test(key) && element.closest('.side, .rail')) return true;
  return key === 'Space' && element.matches('button, summary, a, [role=button]');
}

/** Step by loss, or by round trip where steps are by loss; later steps are by what they were before. */
function stepByOther(player: Player, direction: 1 | -1): void {
  const { stepUnit } = player.state;
  player.step(direction, stepUnit === 'loss' ? 'rtt' : 'loss');
  player.store.setState({ stepUnit });
}

/** Drop a packet of the flow that is pointed at, else of the observed one, else of the first. */
function dropPacket(player: Player): void {
  if (isLocked(lesson.getState(), 'now')) return;
  const { pointed, observedFlow, scenario } = player.state;
  const { group, flow } = pointed ?? observedFlow ?? { group: scenario.flows[0]?.id ?? '', flow: 0 };
  player.act({ do: 'drop', group, flow, count: 1 });
}

function close(player: Player): void {
  if (mode.getState().presenting) leave(player);
  else player.point(null);
}
