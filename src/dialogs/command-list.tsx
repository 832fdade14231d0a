import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { usePage } from '../page.ts';
import { type Command, commands } from '../commands/commands.ts';
import { found } from '../commands/found.ts';
import { sceneCommands } from '../commands/scene-commands.ts';
import { absence } from '../scenario/absent.ts';
import type { SectionId } from '../scenario/describe.ts';
import { closeAround, Modal } from '../ui/modal.tsx';
import { Button } from '../ui/button.tsx';

/**
 * Type to find a scene, a control, a scheme, a scenario, a key, a term, or a figure or set-up of the papers; Enter goes there.
 * Without `onShow` there is no set-up on show: the list holds only what lies elsewhere.
 */
export function CommandList({ onShow }: { onShow?(section: SectionId): void }) {
  const { player } = usePage();
  const [own] = useState(() => (onShow ? commands(player, onShow) : sceneCommands(player)));
  const [fetched, setFetched] = useState<readonly Command[] | 'failed'>([]);
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const matching = found(fetched === 'failed' ? own : [...own, ...fetched], text);
  const chosen = matching[place];
  // Typed for, things come by how well they fit; else in their kinds.
  const searching = text.trim() !== '';
  const absent = absence(text);

  useEffect(() => field.current!.focus(), []);
  useEffect(() => {
    let gone = false;
    Promise.all([import('../commands/set-up-commands.ts'), import('../commands/place-commands.ts')]).then(
      ([{ setUpCommands }, { placeCommands }]) => !gone && setFetched([...placeCommands(), ...setUpCommands(player)]),
      () => !gone && setFetched('failed'),
    );
    return () => {
      gone = true;
    };
  }, [player]);
  useEffect(() => {
    if (chosen) document.getElementById(`${listId} ${chosen.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, chosen]);

  const go = (command: Command | undefined): void => {
    if (!command) return;
    closeAround(field.current!);
    command.run();
  };
  const steer = (event: KeyboardEvent): void => {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') go(chosen);
    else if (!way) return;
    else if (matching.length > 0) setPlace((place + way + matching.length) % matching.length);
    event.preventDefault();
  };
  const option = (command: Command, remark: string) => (
    <Button
      key={command.id}
      role="option"
      tabIndex={-1}
      id={`${listId} ${command.id}`}
      className="command row on-line apart to-left gap-16 full"
      aria-selected={command === chosen}
      onClick={() => go(command)}
    >
      <span>{command.words}</span>
      <span className="command-remark small ink-2 to-right">{remark}</span>
    </Button>
  );
  return (
    <Modal name="commands" label="Go to" className="popover command-dialog">
      <input
        ref={field}
        type="text"
        role="combobox"
        className="command-field full"
        aria-label={
          onShow
            ? 'Go to a scene, a control, a scheme, a scenario or a key'
            : 'Go to a scene, a term, a figure or a set-up'
        }
        placeholder={onShow ? 'Go to a scene, control, scheme or key' : 'Go to a scene, term, figure or set-up'}
        autoComplete="off"
        spellCheck={false}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={chosen ? `${listId} ${chosen.id}` : undefined}
        value={text}
        onKeyDown={steer}
        onChange={(event) => {
          setText(event.target.value);
          setPlace(0);
        }}
      />
      <div className="command-list" role="listbox" id={listId} aria-label="What there is">
        {absent && <p className="help">{absent}</p>}
        {searching
          ? matching.map((command) => option(command, [command.kind, command.remark].filter(Boolean).join(': ')))
          : [...new Set(matching.map((command) => command.kind))].map((kind) => (
              <div key={kind} role="group" aria-label={kind}>
                <p className="family" aria-hidden="true">
                  {kind}
                </p>
                {matching.filter((command) => command.kind === kind).map((command) => option(command, command.remark))}
              </div>
            ))}
        {matching.length === 0 && !absent && <p className="help">Nothing here is called so.</p>}
        {fetched === 'failed' && <p className="help">Terms, figures and set-ups of the papers could not be fetched.</p>}
      </div>
    </Modal>
  );
}
