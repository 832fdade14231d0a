import { toggleTheme } from '../theme.ts';
import { ThemeIcon } from './icons.tsx';

/** Switches between light and dark. */
export function ThemeButton() {
  return (
    <button
      type="button"
      className="icon-button"
      title="Light or dark"
      aria-label="Switch between light and dark"
      onClick={toggleTheme}
    >
      <ThemeIcon />
    </button>
  );
}
