import { useId, useState } from 'react';
import { chapters } from './index.ts';
import type { Scene } from './scene.ts';
import { searchScenes } from './search.ts';
import '../styles/scenes.css';

/** The scenes by chapters; while something is typed, those that it finds. Enter opens the first of them. */
export function SceneList({ onOpen }: { onOpen(scene: Scene): void }) {
  const [text, setText] = useState('');
  const listId = useId();
  const searching = text.trim() !== '';
  const found = searching ? searchScenes(text) : [];
  const list = (scenes: readonly Scene[], labelledBy: string) => (
    <ul aria-labelledby={labelledBy}>
      {scenes.map((scene) => (
        <li key={scene.id}>
          <button type="button" className="link-button" onClick={() => onOpen(scene)}>
            {scene.name}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="scenes" aria-labelledby={`${listId} head`}>
      <div className="scenes-head">
        <h3 id={`${listId} head`}>Scenes</h3>
        <input
          type="search"
          aria-label="Find a scene"
          placeholder="Find: bufferbloat, wifi, UDP …"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && found[0]) onOpen(found[0]);
          }}
        />
      </div>
      <div className="chapters">
        {searching ? (
          found.length > 0 ? (
            list(found, `${listId} head`)
          ) : (
            <p className="help">No scene is called so.</p>
          )
        ) : (
          chapters.map(({ name, scenes }, index) => (
            <div key={name} className="chapter">
              <h4 id={`${listId} ${index}`}>{name}</h4>
              {list(scenes, `${listId} ${index}`)}
            </div>
          ))
        )}
      </div>
    </section>
  );
}
