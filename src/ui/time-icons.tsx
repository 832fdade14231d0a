/** Glyphs of playing and stepping. */
import { Glyph } from './icons.tsx';

export const PlayIcon = () => (
  <Glyph>
    <path d="M4 1.5v13L14.5 8z" />
  </Glyph>
);
export const PauseIcon = () => (
  <Glyph>
    <path d="M3 2h3.6v12H3zM9.4 2H13v12H9.4z" />
  </Glyph>
);
export const StepIcon = () => (
  <Glyph>
    <path d="M3 3v10l7-5zM11 3h2v10h-2z" />
  </Glyph>
);
export const StepBackIcon = () => (
  <Glyph>
    <path d="M13 3v10L6 8zM3 3h2v10H3z" />
  </Glyph>
);
export const NextLossIcon = () => (
  <Glyph>
    <path d="M1 3v10l7-5z" />
    <path d="M9.5 5l5 6m0-6l-5 6" stroke="currentColor" strokeWidth="1.8" />
  </Glyph>
);
export const PreviousLossIcon = () => (
  <Glyph>
    <path d="M15 3v10L8 8z" />
    <path d="M1.5 5l5 6m0-6l-5 6" stroke="currentColor" strokeWidth="1.8" />
  </Glyph>
);
