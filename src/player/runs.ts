import type { RunHandle } from '../run/run-handle.ts';

/** The runs on show, on one clock: the one that the page sets and, while two are compared, the other. */
export class Runs {
  current: RunHandle;
  other: RunHandle | null = null;

  constructor(current: RunHandle) {
    this.current = current;
  }

  get all(): readonly RunHandle[] {
    return this.other ? [this.current, this.other] : [this.current];
  }
}
