import { useEffect, useRef, useState } from 'react';
import { usePage, usePageState } from '../page.ts';
import { remember, remembered, setMode } from '../screen/mode.ts';
import { namesOf, shortNames } from '../scenario/names.ts';
import { placeOf } from '../announce/pitch.ts';
import { Sonifier } from '../announce/sonifier.ts';
import { SmallButton } from '../ui/button.tsx';

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
      <p>{placesText(JSON.parse(names) as string[])} The higher, the more of the link. A click is a drop.</p>
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

/** `TCP left, AIMD right.` */
function placesText(names: readonly string[]): string {
  const place = (index: number): string => {
    const at = placeOf(index, names.length);
    return at < -0.3 ? ' left' : at > 0.3 ? ' right' : names.length > 1 ? ' in the middle' : '';
  };
  return `${names.map((name, index) => name + place(index)).join(', ')}.`;
}
