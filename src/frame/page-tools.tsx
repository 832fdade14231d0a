/** Share, the keys and the command list on the papers and the terms. */
import { type ReactNode, useEffect, useState } from 'react';
import { comboOf, isSingle, type KeyGroup, keepsKey } from '../commands/keys.ts';
import { mode, openDialog, setMode, useMode } from '../screen/mode.ts';
import { KeysButton, ShareButton } from '../ui/dialog-buttons.tsx';
import { Warning } from '../ui/warning.tsx';
import type * as Dialogs from './page-dialogs.ts';

const KEYS: readonly KeyGroup[] = [
  {
    title: 'Page',
    commands: [
      { keys: ['Ctrl+k'], words: 'go to a figure, a term, a scene or a set-up', run: () => openDialog('commands') },
      { keys: ['?'], words: 'this list', run: () => openDialog('keys') },
      { keys: ['Escape'], words: 'close', run: () => setMode({ dialog: null }) },
    ],
  },
  {
    title: 'On a figure',
    commands: [
      ['ArrowRight', 'next point of the line'],
      ['ArrowLeft', 'previous point'],
      ['ArrowUp', 'the line above'],
      ['ArrowDown', 'the line below'],
      ['Enter', 'what the point stands for, and its run'],
    ].map(([key, words]) => ({ keys: [key!], words: words!, onFocused: true, run: () => undefined })),
  },
];

/** `title` is what the page is called where its link is sent; `share` are more ways to share it. */
export function PageTools({ title, share }: { title: string; share: ReactNode }) {
  const dialog = useMode((state) => state.dialog);
  const [parts, setParts] = useState<typeof Dialogs | null>(null);
  const [failed, setFailed] = useState(false);
  const isWanted = dialog !== null;
  useEffect(() => {
    if (parts) return;
    import('./page-dialogs.ts').then(setParts, () => {
      if (!isWanted) return;
      setMode({ dialog: null });
      setFailed(true);
    });
  }, [parts, isWanted]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (document.querySelector('dialog:modal')) return;
      const key = comboOf(event);
      const command = KEYS[0]!.commands.find(({ keys }) => keys.includes(key));
      if (!command || (isSingle(key) && !mode.getState().singleKeys)) return;
      if (event.target instanceof Element && keepsKey(event.target, key)) return;
      if (key === 'Escape') return;
      event.preventDefault();
      openDialog(key === '?' ? 'keys' : 'commands');
    };
    // The playground, which rests, keeps keys from whoever listens later.
    document.addEventListener('keydown', press, true);
    return () => {
      document.removeEventListener('keydown', press, true);
      setMode({ dialog: null });
    };
  }, []);
  return (
    <>
      <ShareButton title="The link, its code for a room, an embed, a question" />
      <KeysButton />
      {failed && !parts && (
        <Warning small>This part of the page could not be fetched. Reload the page to try again.</Warning>
      )}
      {parts && dialog === 'share' && <parts.PageShare title={title}>{share}</parts.PageShare>}
      {parts && dialog === 'keys' && <parts.KeysDialog groups={KEYS} />}
      {parts && dialog === 'commands' && <parts.CommandList />}
    </>
  );
}
