import type { Scenario } from '../../workers/engine/scenario/types.ts';

/** A scenario that was on show, and how many of its last events were made live. */
export interface Moment {
  scenario: Scenario;
  liveEvents: number;
  /** A change that went on at the time on show lies between it and the run on show: to it, back or forth, goes on there too. */
  here?: boolean;
}

/** Most moments that can be undone. */
const DEPTH = 100;

/** Undo and redo of one run. */
export class History {
  private past: Moment[] = [];
  private future: Moment[] = [];

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** What can be undone and redone, to be stored. `past` is oldest first; the last of each list comes next. */
  get moments(): { past: readonly Moment[]; future: readonly Moment[] } {
    return { past: this.past, future: this.future };
  }

  /** Take over what `moments` gave. */
  restore(past: readonly Moment[], future: readonly Moment[]): void {
    this.past = [...past];
    this.future = [...future];
  }

  /** Add the moment before a change. Nothing can be redone after it. */
  remember(moment: Moment): void {
    this.past = [...this.past.slice(1 - DEPTH), moment];
    this.future = [];
  }

  /** The moment before `present`, if there is one. */
  undo(present: Moment): Moment | null {
    return passed(this.past, this.future, present);
  }

  redo(present: Moment): Moment | null {
    return passed(this.future, this.past, present);
  }
}

/** The last of `from`; the way back from it to `present` is as that to it. */
function passed(from: Moment[], to: Moment[], present: Moment): Moment | null {
  const moment = from.pop();
  if (!moment) return null;
  to.push(moment.here ? { ...present, here: true } : present);
  return moment;
}
