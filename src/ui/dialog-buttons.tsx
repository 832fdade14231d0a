/** Buttons that stand in the top bar of every page. */
import { openDialog } from '../screen/mode.ts';

/** `title` says what there is to share. */
export function ShareButton({ title }: { title: string }) {
  return (
    <button type="button" className="text-button" title={title} onClick={() => openDialog('share')}>
      Share
    </button>
  );
}

export function KeysButton() {
  return (
    <button
      type="button"
      className="icon-button question strong"
      title="Keys (?)"
      aria-label="Keys"
      onClick={() => openDialog('keys')}
    >
      ?
    </button>
  );
}
