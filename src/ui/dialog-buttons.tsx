/** Buttons that stand in the top bar of every page. */
import { openDialog } from '../screen/mode.ts';
import { Button, TextButton } from './button.tsx';

/** `title` says what there is to share. */
export function ShareButton({ title }: { title: string }) {
  return (
    <TextButton title={title} onClick={() => openDialog('share')}>
      Share
    </TextButton>
  );
}

export function KeysButton() {
  return (
    <Button
      className="icon-button question strong"
      title="Keys (?)"
      aria-label="Keys"
      onClick={() => openDialog('keys')}
    >
      ?
    </Button>
  );
}
