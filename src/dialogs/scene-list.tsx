import { useEffect, useId, useState } from 'react';
import type { Command } from '../commands/commands.ts';
import { RunThumb, usePictures } from '../previews/run-thumb.tsx';
import { chapters } from '../scenes/index.ts';
import type { Scene } from '../scenes/scene.ts';
import { searchScenes } from '../scenes/search.ts';
import { LinkButton } from '../ui/button.tsx';
import { SearchField } from '../ui/search-field.tsx';
import '../styles/scenes.css';

/** At most this many lessons, terms and figures stand below the scenes that a text finds. */
const MOST_ELSEWHERE = 5;

const PLACES: Partial<Record<Command['kind'], string>> = {
  Games: 'game',
  Lessons: 'lesson',
  Terms: 'term',
  'Figures of the papers': 'figure of a paper',
};

/** Lessons, terms and figures that a text finds; none before they have been fetched, or of no text. */
function useElsewhere(text: string): readonly Command[] {
  const [places, setPlaces] = useState<((text: string) => Command[]) | null>(null);
  const asked = text !== '';
  useEffect(() => {
    if (!asked || places) return;
    Promise.all([import('../commands/place-commands.ts'), import('../commands/found.ts')]).then(
      ([{ placeCommands }, { found }]) => {
        const all = placeCommands();
        setPlaces(() => (wanted: string) => found(all, wanted).slice(0, MOST_ELSEWHERE));
      },
      () => undefined,
    );
  }, [asked, places]);
  return asked && places ? places(text) : [];
}

/** The dialog opens with the focus in it; not where a keyboard on the screen would then cover the list. */
function focusFirst(field: HTMLInputElement | null): void {
  field?.toggleAttribute('autofocus', !matchMedia('(pointer: coarse)').matches);
}

/** The scenes by chapters, or those that a text finds, and what it finds elsewhere: `onLeave` goes there. */
export function SceneList({ onOpen, onLeave }: { onOpen(scene: Scene): void; onLeave(go: () => void): void }) {
  const [text, setText] = useState('');
  const listId = useId();
  const searching = text.trim() !== '';
  const found = searching ? searchScenes(text) : [];
  const elsewhere = useElsewhere(searching ? text : '');
  const pictures = usePictures();
  const list = (scenes: readonly Scene[], labelledBy: string) => (
    <ul className="pictured" aria-labelledby={labelledBy}>
      {scenes.map((scene) => (
        <li key={scene.id} className="row">
          <RunThumb lines={pictures?.scenes[scene.id]} />
          <LinkButton onClick={() => onOpen(scene)}>{scene.name}</LinkButton>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="scenes" aria-labelledby={`${listId} head`}>
      <div className="scenes-head row on-line wrap">
        <h3 id={`${listId} head`}>Scenes</h3>
        <SearchField
          ref={focusFirst}
          label="Find a scene"
          placeholder="Find: bufferbloat, wifi, UDP …"
          value={text}
          onChange={setText}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && found[0]) onOpen(found[0]);
          }}
        />
      </div>
      <div className="chapters">
        {searching ? (
          <>
            {found.length > 0 ? list(found, `${listId} head`) : <p className="help">No scene is called so.</p>}
            {elsewhere.length > 0 && (
              <div className="elsewhere">
                <h4 className="small ink-3" id={`${listId} elsewhere`}>
                  Elsewhere on this page
                </h4>
                <ul aria-labelledby={`${listId} elsewhere`}>
                  {elsewhere.map((command) => (
                    <li key={command.id}>
                      <LinkButton onClick={() => onLeave(command.run)}>{command.words}</LinkButton>{' '}
                      <span className="help">{PLACES[command.kind]}</span>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </>
        ) : (
          chapters.map(({ name, scenes }, index) => (
            <div key={name} className="chapter">
              <h4 className="small ink-3" id={`${listId} ${index}`}>
                {name}
              </h4>
              {list(scenes, `${listId} ${index}`)}
            </div>
          ))
        )}
      </div>
    </section>
  );
}
