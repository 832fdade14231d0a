import { useEffect, useRef, useState } from 'react';
import { usePage, usePageState } from '../page.ts';
import { remember, remembered, setMode } from '../screen/mode.ts';
import { namesOf, shortNames } from '../scenario/names.ts';
import { placeOf } from '../announce/pitch.ts';
import { Sonifier } from '../announce/sonifier.ts';
import { SmallButton } from '../ui/button.tsx';
import { inRow, say } from '../../workers/words/say.ts';

const VOLUME = 'sawtooth-volume';

/** Makes the run heard while it is on the page: how loud, what is to be heard where, and how to end it. */
export function SoundBox() {
  const { player, loop } = usePage();
  const names = usePageState((state) => JSON.stringify(shortNames(namesOf(state.scenario))));
  const sonifier = useRef<Sonifier>(null);
  const [volume, setVolume] = useState(() => Number(remembered(VOLUME) ?? 0.5));
  const initial = useRef(volume);

  useEffect(() => {
    const sound = new Sonifier(new AudioContext(), player, initial.current);
    sonifier.current = sound;
    const remove = loop.add(sound.paint);
    const seen = (): void => sound.setVisible(!document.hidden);
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      remove();
      sound.close();
    };
  }, [player, loop]);

  const set = (wanted: number): void => {
    setVolume(wanted);
    sonifier.current?.setVolume(wanted);
    remember(VOLUME, String(wanted));
  };
  return (
    <section className="sound-box s" aria-label="Sound">
      <p>
        {say('{places}. The higher, the more of the link. A click is a drop.', {
          places: placesText(JSON.parse(names) as string[]),
        })}
      </p>
      <label className="row gap-12">
        Volume
        <span className="slider block relative grow">
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={volume}
            aria-valuetext={`${Math.round(100 * volume)} %`}
            style={{ '--done': `${100 * volume}%` } as React.CSSProperties}
            onChange={(event) => set(Number(event.target.value))}
          />
        </span>
      </label>
      <SmallButton onClick={() => setMode({ sound: false })}>Sound off</SmallButton>
    </section>
  );
}

/** `TCP left, AIMD right` */
function placesText(names: readonly string[]): string {
  const placed = names.map((name, index) => {
    const at = placeOf(index, names.length);
    if (at < -0.3) return say('{name} left', { name });
    if (at > 0.3) return say('{name} right', { name });
    return names.length > 1 ? say('{name} in the middle', { name }) : name;
  });
  return inRow('{first}, {next}', placed);
}
