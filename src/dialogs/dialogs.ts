/** The dialogs, presenting's foot and the box of sound: each stands in dialog-host.tsx while it is asked for. */
import { lazyPart } from '../ui/lazy-part.tsx';

export { Blank } from './blank.tsx';
export { CommandList } from './command-list.tsx';
export { DataDialog } from './data-table.tsx';
export { ExportPanel } from './export-panel.tsx';
export { KeysDialog } from './keys-dialog.tsx';
export { OpenDialog } from './open-dialog.tsx';
export { PresentFoot } from '../panels/present-foot.tsx';
export { SharePanel } from './share-panel.tsx';
export { SoundBox } from '../panels/sound-box.tsx';

/** Fetched when they are opened. */
export const RoundsDialog = lazyPart(async () => (await import('./rounds-dialog.tsx')).RoundsDialog, {
  onlyWhenShown: true,
  name: 'The window by rounds',
});

export const SequenceDialog = lazyPart(async () => (await import('./sequence-dialog.tsx')).SequenceDialog, {
  onlyWhenShown: true,
  name: 'The packets one by one',
});

export const StretchDialog = lazyPart(async () => (await import('./stretch-dialog.tsx')).StretchDialog, {
  words: ['why'],
  onlyWhenShown: true,
  name: 'The numbers of a stretch',
});
