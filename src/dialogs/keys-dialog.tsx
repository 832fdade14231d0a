import { Fragment, type MouseEvent } from 'react';
import { type KeyCommand, type KeyGroup, KEYS } from '../commands/keys.ts';
import { usePage } from '../page.ts';
import { capsOf } from '../commands/key-names.ts';
import { setSingleKeys, useMode } from '../screen/mode.ts';
import { Switch } from '../ui/controls.tsx';
import { closeAround, Modal } from '../ui/modal.tsx';
import { DialogHead } from './dialog-head.tsx';
import { Button } from '../ui/button.tsx';

/** Every key of the page and what it does: of the playground, if no others are given. A press on a line does it. */
export function KeysDialog({ groups = KEYS }: { groups?: readonly KeyGroup[] }) {
  const single = useMode((mode) => mode.singleKeys);
  return (
    <Modal name="keys" label="Keys" className="popover keys-dialog">
      <DialogHead title="Keys" stays={false} />
      <div className="keys-columns">
        {groups.map((group) => (
          <section key={group.title}>
            <h3 className="s ink-3">{group.title}</h3>
            <ul>
              {group.commands.map((command) => (
                <KeyLine key={command.words} command={command} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Switch label="Letters, digits and signs are keys of the page" checked={single} onChange={setSingleKeys} />
    </Modal>
  );
}

function KeyLine({ command }: { command: KeyCommand }) {
  const { player } = usePage();
  // This list is open already, and closes by its own button.
  const pressable = !command.onFocused && command.keys[0] !== '?' && command.keys[0] !== 'Escape';
  const press = (event: MouseEvent): void => {
    closeAround(event.currentTarget);
    command.run(player);
  };
  return (
    <li className="row gap-12">
      <Caps keys={command.keys} />
      {pressable ? (
        <Button className="key-words grow to-left" onClick={press}>
          {command.words}
        </Button>
      ) : (
        <span className="key-words grow to-left">{command.words}</span>
      )}
    </li>
  );
}

/** The keys as they look: `Ctrl K`, `End or F`. */
function Caps({ keys }: { keys: readonly string[] }) {
  return (
    <span className="key-caps row ink-3 still gap-4">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && <span> or </span>}
          {capsOf(key).map((cap) => (
            <kbd key={cap}>{cap}</kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
