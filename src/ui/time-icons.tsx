/** Glyphs of playing and stepping. */
import { Glyph } from './icons.tsx';

/** A glyph of a filled path, and of a line upon it. */
const glyph = (filled: string, line?: string) => () => (
  <Glyph>
    <path d={filled} />
    {line && <path d={line} stroke="currentColor" strokeWidth="1.8" />}
  </Glyph>
);

export const PlayIcon = glyph('M4 1.5v13L14.5 8z');
export const PauseIcon = glyph('M3 2h3.6v12H3zM9.4 2H13v12H9.4z');
export const StepIcon = glyph('M3 3v10l7-5zM11 3h2v10h-2z');
export const StepBackIcon = glyph('M13 3v10L6 8zM3 3h2v10H3z');
export const NextLossIcon = glyph('M1 3v10l7-5z', 'M9.5 5l5 6m0-6l-5 6');
export const PreviousLossIcon = glyph('M15 3v10L8 8z', 'M1.5 5l5 6m0-6l-5 6');
