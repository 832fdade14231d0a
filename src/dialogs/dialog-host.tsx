/** Where dialogs, presenting's foot and the box of sound stand while they are asked for. */
import { useEffect, useLayoutEffect, useState } from 'react';
import { whenUsed } from '../at-rest.ts';
import { usePage } from '../page.ts';
import { fetched } from '../link/late-part.ts';
import { setMode, useMode } from '../screen/mode.ts';
import { fitToRoom } from '../screen/room.ts';
import type { SectionId } from '../scenario/describe.ts';
import { needWords } from '../words/language.ts';
import type * as Dialogs from './dialogs.ts';

/** `onShow` opens a section of the set-up. */
export function DialogHost({ onShow }: { onShow(section: SectionId): void }) {
  const { player } = usePage();
  const { presenting, railHidden, dialog, sound, spoken } = useMode((mode) => mode);
  // Not by React.lazy, which draws a moment later: what is typed right after Ctrl+K is meant for the list.
  const [parts, setParts] = useState<typeof Dialogs | null>(null);
  const wanted = presenting || sound || dialog !== null;
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-rail-hidden', railHidden);
  }, [railHidden]);
  useLayoutEffect(() => {
    return presenting ? fitToRoom() : undefined;
  }, [presenting]);
  useEffect(() => {
    if (parts) return undefined;
    const failed = ({ message }: Error): void => {
      if (!wanted) return;
      setMode({ presenting: false, sound: false, dialog: null });
      player.say({ kind: 'info', text: message });
    };
    const fetch = (): Promise<void> =>
      fetched(Promise.all([import('./dialogs.ts'), needWords('export')])).then(
        ([dialogs]) => setParts(dialogs),
        failed,
      );
    if (wanted) void fetch();
    else whenUsed(fetch);
    return undefined;
  }, [parts, wanted, player]);
  return (
    <div className="extras">
      <p className="spoken" role="status">
        {spoken}
      </p>
      {parts && sound && <parts.SoundBox />}
      {parts && presenting && <parts.PresentFoot />}
      {parts && dialog === 'open' && <parts.OpenDialog />}
      {parts && dialog === 'share' && <parts.SharePanel />}
      {parts && dialog === 'export' && <parts.ExportPanel />}
      {parts && dialog === 'keys' && <parts.KeysDialog />}
      {parts && dialog === 'commands' && <parts.CommandList onShow={onShow} />}
      {parts && dialog === 'table' && <parts.DataDialog />}
      {parts && dialog === 'rounds' && <parts.RoundsDialog />}
      {parts && dialog === 'sequence' && <parts.SequenceDialog />}
      {parts && dialog === 'stretch' && <parts.StretchDialog />}
      {parts && dialog === 'blank' && <parts.Blank />}
    </div>
  );
}
