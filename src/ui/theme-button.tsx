import { toggleTheme } from '../theme.ts';
import { IconButton } from './button.tsx';
import { ThemeIcon } from './icons.tsx';

/** Switches between light and dark. */
export function ThemeButton() {
  return (
    <IconButton title="Light or dark" aria-label="Switch between light and dark" onClick={toggleTheme}>
      <ThemeIcon />
    </IconButton>
  );
}
