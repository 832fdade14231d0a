/** The dialogs of the papers and the terms. */
export { CommandList } from '../dialogs/command-list.tsx';
export { KeysDialog } from '../dialogs/keys-dialog.tsx';
export { PageShare } from './page-share.tsx';
