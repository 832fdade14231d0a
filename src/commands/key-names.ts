/** The words on keys: `Shift+l` is `Shift` and `L`, `ArrowLeft` is `←`. */
const CAPS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
};

export function capsOf(key: string): string[] {
  return key.split('+').map((part) => CAPS[part] ?? (part.length === 1 ? part.toUpperCase() : part));
}
