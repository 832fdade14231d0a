/** Light or dark: the system's preference until the reader chooses; the choice is stored if the browser allows it. */
export type Theme = 'light' | 'dark';

const KEY = 'sawtooth-theme';
const DARK = '(prefers-color-scheme: dark)';

/** Apply the stored choice, before anything is drawn. */
export function applyRememberedTheme(): void {
  try {
    const theme = localStorage.getItem(KEY);
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  } catch {
    // Storage is forbidden: the system's preference holds.
  }
}

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

export function toggleTheme(): void {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is forbidden: the choice lasts until the page is left.
  }
}

/** Give the browser's frame around the page the colour of the theme, now and whenever it changes. */
export function colourFrame(): void {
  // The document has one for light and then one for dark.
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
  const colours = metas.map((meta) => meta.content);
  const paint = (): void => {
    for (const meta of metas) meta.content = colours[currentTheme() === 'dark' ? 1 : 0]!;
  };
  paint();
  watchTheme(paint);
}

/** Call `changed` whenever colours may have changed. @returns how to stop */
export function watchTheme(changed: () => void): () => void {
  const media = matchMedia(DARK);
  const observer = new MutationObserver(changed);
  media.addEventListener('change', changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-presenting'] });
  return () => {
    media.removeEventListener('change', changed);
    observer.disconnect();
  };
}
