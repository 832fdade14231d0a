/** The dialogs of the papers and the terms. */
export { CommandList } from '../panels/command-list.tsx';
export { KeysDialog } from '../panels/keys-dialog.tsx';
export { PageShare } from './page-share.tsx';
