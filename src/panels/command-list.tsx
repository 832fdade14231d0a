import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { usePage } from '../page.ts';
import { type Command, commands, found } from '../present/commands.ts';
import type { SectionId } from '../scenario/describe.ts';
import { closeAround, Modal } from './modal.tsx';

/** Type to find a scene, a control, a scheme, a scenario, a set-up of the papers or a key; Enter goes there. */
export function CommandList({ onShow }: { onShow(section: SectionId): void }) {
  const { player } = usePage();
  const [own] = useState(() => commands(player, onShow));
  const [setUps, setSetUps] = useState<readonly Command[] | 'failed'>([]);
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const matching = found(setUps === 'failed' ? own : [...own, ...setUps], text);
  const chosen = matching[place];

  useEffect(() => field.current!.focus(), []);
  useEffect(() => {
    let gone = false;
    import('../present/set-up-commands.ts').then(
      ({ setUpCommands }) => !gone && setSetUps(setUpCommands(player)),
      () => !gone && setSetUps('failed'),
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
  return (
    <Modal name="commands" label="Go to" className="popover command-dialog">
      <input
        ref={field}
        type="text"
        role="combobox"
        className="command-field"
        aria-label="Go to a scene, a control, a scheme, a scenario or a key"
        placeholder="Go to a scene, control, scheme or key"
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
        {[...new Set(matching.map((command) => command.kind))].map((kind) => (
          <div key={kind} role="group" aria-label={kind}>
            <p className="family" aria-hidden="true">
              {kind}
            </p>
            {matching
              .filter((command) => command.kind === kind)
              .map((command) => (
                <button
                  key={command.id}
                  type="button"
                  role="option"
                  tabIndex={-1}
                  id={`${listId} ${command.id}`}
                  className="command"
                  aria-selected={command === chosen}
                  onClick={() => go(command)}
                >
                  <span>{command.words}</span>
                  <span className="command-remark">{command.remark}</span>
                </button>
              ))}
          </div>
        ))}
        {matching.length === 0 && <p className="help">Nothing here is called so.</p>}
        {setUps === 'failed' && <p className="help">The set-ups of the papers could not be fetched.</p>}
      </div>
    </Modal>
  );
}
