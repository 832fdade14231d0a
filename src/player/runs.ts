import type { RunHandle } from '../run/run-handle.ts';

/** The runs on show, on one clock: the one that the page sets and, while two are compared, the other. */
export class Runs {
  other: RunHandle | null = null;

  constructor(public current: RunHandle) {}

  get all(): readonly RunHandle[] {
    return this.other ? [this.current, this.other] : [this.current];
  }
}
