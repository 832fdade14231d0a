/** Parts that follow their own width have one in a document without a screen. */
import { beforeEach, vi } from 'vitest';

/** In every test of the file: what is observed is measured at once, and is `px` wide. */
export function inWidth(px: number): void {
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(private readonly call: () => void) {}
        observe(): void {
          this.call();
        }
        disconnect(): void {}
      },
    );
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(px);
  });
}
