/** How the page is shown, beside what it shows: presenting, the rail put away, which dialog is open, sound, what was said. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type DialogName =
  | 'open'
  | 'share'
  | 'export'
  | 'keys'
  | 'commands'
  | 'table'
  | 'rounds'
  | 'sequence'
  | 'stretch'
  | 'blank';

export interface Mode {
  /** Large, and nothing but the sentence, the stage and the charts. */
  presenting: boolean;
  /** How much larger than usual charts and stage are drawn; 1 but for presenting. */
  scale: number;
  railHidden: boolean;
  /** The network is put away: the charts have its room. */
  networkHidden: boolean;
  dialog: DialogName | null;
  /** The throughput is to be heard. */
  sound: boolean;
  /** What was last said on request; screen readers speak it when it changes. */
  spoken: string;
  /** Keys without Ctrl that are letters, digits or signs do something (WCAG 2.2, 2.1.4). */
  singleKeys: boolean;
}

const SINGLE_KEYS = 'sawtooth-single-keys';

export const mode = createStore<Mode>(() => ({
  presenting: false,
  scale: 1,
  railHidden: false,
  networkHidden: false,
  dialog: null,
  sound: false,
  spoken: '',
  singleKeys: remembered(SINGLE_KEYS) !== 'off',
}));

export const setMode = (change: Partial<Mode>): void => mode.setState(change);

/** A part of the mode; the component renders again when it changes. */
export function useMode<T>(select: (state: Mode) => T): T {
  return useStore(mode, select);
}

/** Open a dialog of its own file; it closes itself. */
export function openDialog(dialog: DialogName): void {
  setMode({ dialog });
}

export function setSingleKeys(singleKeys: boolean): void {
  setMode({ singleKeys });
  remember(SINGLE_KEYS, singleKeys ? 'on' : 'off');
}

/** A choice of the reader kept in this browser; null where there is none, or storage is forbidden. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keep a choice of the reader. Where storage is forbidden it lasts until the page is left. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing to be done, and nothing lost that the reader has before them.
  }
}
