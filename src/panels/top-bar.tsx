import type { ReactNode } from 'react';
import { PHONE, useMedia, usePage, usePageState } from '../page.ts';
import { Nav } from '../papers/nav.tsx';
import { openDialog } from '../present/mode.ts';
import { togglePresenting } from '../present/present.ts';
import { useSetUp } from '../present/set-up.ts';
import { KeysButton, ShareButton } from '../ui/dialog-buttons.tsx';
import { ThemeButton } from '../ui/theme-button.tsx';
import { Mark, MoreIcon, RedoIcon, UndoIcon } from '../ui/icons.tsx';

/** The name, and what concerns the page as a whole. `onSetUp` is given where the rail is a sheet. */
export function TopBar({ onSetUp }: { onSetUp: (() => void) | null }) {
  const { player } = usePage();
  const phone = useMedia(PHONE);
  const calm = useSetUp((state) => state.calm);
  const brief = phone || calm;
  const open = (
    <button type="button" className="text-button" onClick={() => openDialog('open')}>
      Open
    </button>
  );
  const tools = (
    <>
      <UndoButtons />
      <CompareButton />
      {!calm && open}
      <ShareButton title="The link, its code for a room, an embed" />
      <button
        type="button"
        className="text-button"
        title="Figures, numbers, files, a lab sheet"
        onClick={() => openDialog('export')}
      >
        Export
      </button>
      <button
        type="button"
        className="text-button"
        title="Large, for a projector (P)"
        onClick={() => togglePresenting(player)}
      >
        Present
      </button>
      <ThemeButton />
      <KeysButton />
    </>
  );
  return (
    <header className="top-bar">
      <h1 className="mark">
        <Mark />
        Sawtooth
      </h1>
      {!brief && <Nav current="playground" />}
      <div className="tools">
        {onSetUp && (
          <button type="button" className="text-button set-up" onClick={onSetUp}>
            Set up
          </button>
        )}
        {calm && open}
        {brief ? (
          <More>
            <Nav current="playground" />
            {tools}
          </More>
        ) : (
          tools
        )}
      </div>
    </header>
  );
}

/** What there is no room for beside the name. */
function More({ children }: { children: ReactNode }) {
  return (
    <>
      <button type="button" className="icon-button" popoverTarget="more-tools" aria-label="More">
        <MoreIcon />
      </button>
      <div id="more-tools" popover="auto" className="popover more-tools" role="group" aria-label="More">
        {children}
      </div>
    </>
  );
}

function UndoButtons() {
  const { player } = usePage();
  const canUndo = usePageState((state) => state.canUndo);
  const canRedo = usePageState((state) => state.canRedo);
  return (
    <>
      <button
        type="button"
        className="icon-button"
        title="Undo (Ctrl+Z)"
        aria-label="Undo"
        disabled={!canUndo}
        onClick={player.undo}
      >
        <UndoIcon />
      </button>
      <button
        type="button"
        className="icon-button"
        title="Redo (Ctrl+Shift+Z)"
        aria-label="Redo"
        disabled={!canRedo}
        onClick={player.redo}
      >
        <RedoIcon />
      </button>
    </>
  );
}

function CompareButton() {
  const { player } = usePage();
  const comparing = usePageState((state) => state.other !== null);
  return (
    <button
      type="button"
      className="text-button"
      aria-pressed={comparing}
      title="Set a second run beside this one (C)"
      onClick={() => player.toggleCompare()}
    >
      Compare
    </button>
  );
}
