/** The page drawn for a room: as much larger as its screen asks for. */
import { setMode } from './mode.ts';

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

/** On a screen of this size, px, the smallest type of charts and stage (12) is 22 when presenting. */
const SCREEN = { width: 1920, height: 1080 };
const SCALE = 1.85;

/** How much larger a presented page is drawn than one at arm's length: the same part of every screen, never smaller. Sizes in px. */
function presentScale(width: number, height: number): number {
  return Math.max(1, SCALE * Math.min(width / SCREEN.width, height / SCREEN.height));
}
