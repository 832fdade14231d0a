/** The page drawn for a room: as much larger as its screen asks for. */
import { setMode } from './mode.ts';
import { presentScale } from './scale.ts';

/** Draw the page for a room, also when its window changes; returns how to end that. */
export function fitToRoom(): () => void {
  const root = document.documentElement;
  const fit = (): void => {
    const scale = presentScale(innerWidth, innerHeight);
    root.style.setProperty('--chart-scale', String(scale));
    // Charts read colours and scale again when this changes.
    root.dataset['presenting'] = scale.toFixed(3);
    setMode({ scale });
  };
  fit();
  addEventListener('resize', fit);
  return () => {
    removeEventListener('resize', fit);
    root.style.removeProperty('--chart-scale');
    delete root.dataset['presenting'];
    setMode({ scale: 1 });
  };
}
