/** Glyphs, 16 × 16, in the colour of their text. */
import type { ReactNode } from 'react';

export function Glyph({ children, line = false }: { children: ReactNode; line?: boolean }) {
  return (
    <svg
      className="glyph"
      viewBox="0 0 16 16"
      aria-hidden="true"
      fill={line ? 'none' : 'currentColor'}
      stroke={line ? 'currentColor' : 'none'}
      strokeWidth="1.5"
    >
      {children}
    </svg>
  );
}

export const MoreIcon = () => (
  <Glyph>
    <circle cx="2.5" cy="8" r="1.6" />
    <circle cx="8" cy="8" r="1.6" />
    <circle cx="13.5" cy="8" r="1.6" />
  </Glyph>
);
/** A glyph of lines. */
const lines = (path: string) => () => (
  <Glyph line>
    <path d={path} />
  </Glyph>
);

export const UndoIcon = lines('M6 3L2.5 6.5 6 10M3 6.5h6.5a4 4 0 010 8H6');
export const RedoIcon = lines('M10 3l3.5 3.5L10 10M13 6.5H6.5a4 4 0 000 8H10');
export const LanguageIcon = lines('M8 2a6 6 0 000 12A6 6 0 008 2c-3 3.6-3 8.4 0 12c3-3.6 3-8.4 0-12M2 8h12');
export const ThemeIcon = () => (
  <Glyph>
    <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <path d="M8 2a6 6 0 010 12z" />
  </Glyph>
);

export const Mark = () => (
  <svg
    className="mark-glyph"
    viewBox="0 0 34 16"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinejoin="bevel"
  >
    <path d="M1 14L9 3v7.5L17 2v8L25.5 2v8.5L33 4" />
  </svg>
);
