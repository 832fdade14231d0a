/** The text of a lesson that no address holds: a long file that was dropped on the page. The tab keeps it over a reload. */
const KEY = 'sawtooth-lesson-text';

let text: string | null = null;

export function keepText(next: string): void {
  text = next;
  try {
    sessionStorage.setItem(KEY, next);
  } catch {
    // Storage is forbidden or full: a reload loses it.
  }
}

export function keptText(): string | null {
  try {
    text ??= sessionStorage.getItem(KEY);
  } catch {
    // Storage is forbidden.
  }
  return text;
}
