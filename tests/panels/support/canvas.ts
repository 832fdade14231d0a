/** Charts have a canvas and styles in a document without a screen. */
import { beforeEach, vi } from 'vitest';

/** In every test of the file: every letter is 6 px wide, and colours are read. */
export function withCanvas(): void {
  beforeEach(() => {
    const context = { font: '', measureText: (text: string) => ({ width: 6 * text.length }) };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    vi.stubGlobal('Path2D', class {});
    const style = { color: 'rgb(1, 2, 3)', fontFamily: 'Sans', paddingRight: '0', getPropertyValue: () => '' };
    vi.stubGlobal('getComputedStyle', () => style);
  });
}
