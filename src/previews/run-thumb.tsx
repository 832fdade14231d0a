import { useEffect, useState } from 'react';
import { flowColour } from '../charts/palette.ts';
import { HEIGHT, type PictureLine, type Pictures, WIDTH } from './run-picture.ts';
import '../styles/run-thumbs.css';

let fetched: Promise<Pictures | null> | null = null;

/** The small pictures of all runs that lists name; null before they have come, and where they cannot be had. */
export function usePictures(): Pictures | null {
  const [pictures, setPictures] = useState<Pictures | null>(null);
  useEffect(() => {
    fetched ??= fetch('pictures.json')
      .then((response) => (response.ok ? (response.json() as Promise<Pictures>) : null))
      .catch(() => null)
      .then((found) => {
        // The next list asks again.
        if (!found) fetched = null;
        return found;
      });
    let gone = false;
    void fetched.then((found) => !gone && setPictures(found));
    return () => {
      gone = true;
    };
  }, []);
  return pictures;
}

/** Its place is kept while it is fetched. What it shows is said by the words beside it. */
export function RunThumb({ lines }: { lines: readonly PictureLine[] | undefined }) {
  return (
    <svg
      className="run-thumb still"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      <path className="baseline" d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} />
      {lines?.map(({ slot, path }, index) => (
        // Lines have no name but their place.
        <path key={index} d={path} style={{ stroke: slot === 0 ? 'var(--ink)' : flowColour(slot) }} />
      ))}
    </svg>
  );
}
