/** Reads what an address holds, and writes the scenario on show to the address bar, at most about twice a second. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { decodeHash, encodeHash, LinkError, type Opened, type Preset, type Shown } from './codec.ts';
import { defaultScenario } from '../scenario/default.ts';
import { FIRST_VIEW } from '../view/first-view.ts';
import { loadPreset } from '../scenario/presets.ts';

/** Wall time between two writes, ms: browsers throttle history calls that are more frequent. */
const WRITE_MS = 600;

const FIRST_SCENE = new Set(['', '#', '#/', '#/play']);

/** Whether an address is that of the first scene. */
export function isFirstScene(hash: string): boolean {
  return FIRST_SCENE.has(hash);
}

/** What an address holds; of a broken one what is wrong with it, and the nearest address that opens, if there is one. */
export interface Read extends Opened {
  broken: string | null;
  nearest: string | null;
}

/** Read an address. If it is broken, the scenario is the first scene and `broken` says why. Never rejects. */
export async function readAddress(hash: string): Promise<Read> {
  const first: Read = {
    scenario: defaultScenario(),
    preset: null,
    view: FIRST_VIEW,
    compare: null,
    broken: null,
    nearest: null,
  };
  if (isFirstScene(hash)) return first;
  try {
    return { ...(await decodeHash(hash, loadPreset)), broken: null, nearest: null };
  } catch (error) {
    if (error instanceof LinkError) return { ...first, broken: error.message, nearest: error.nearest };
    return { ...first, broken: 'This link cannot be opened.' };
  }
}

/** Writes to the address bar. Of several writes only the last is done. */
export class AddressWriter {
  private wanted: { scenario: Scenario; shown: Shown } | null = null;
  /** The address as it was when something was wanted first: if it is another one by now, the reader has just gone there. */
  private from = '';
  private timer = 0;
  /** Counts the addresses that the reader has gone to: a write that was begun before is dropped. */
  private visit = 0;
  /** The prepared scenario that was opened last. Its name is its address, and an edited one is written as differences from it. */
  preset: Preset | null = null;
  /** The reader is in another part of the page, whose address is not the run's. */
  private resting = false;
  /** Why the scenario on show fits in no link, in one line; null if it does. */
  problem: string | null = null;

  write(scenario: Scenario, shown: Shown = {}): void {
    if (this.resting) return;
    if (!this.wanted) this.from = location.hash;
    this.wanted = { scenario, shown };
    this.flushLater();
  }

  /** What is on show is not written yet; `problem` belongs to an earlier state. */
  get writing(): boolean {
    return this.timer !== 0;
  }

  /** Drop what waits to be written: the reader has gone to another address. */
  cancel(): void {
    this.wanted = null;
    this.visit += 1;
  }

  /** Write nothing of what happens to the run until `resume`. */
  rest(): void {
    this.cancel();
    this.resting = true;
  }

  resume(): void {
    this.resting = false;
  }

  private async flush(): Promise<void> {
    const { wanted, visit, from } = this;
    this.wanted = null;
    const hash = wanted && (await this.encode(wanted.scenario, wanted.shown));
    this.timer = 0;
    // The event that would cancel this may be still to come.
    if (hash && hash !== from && location.hash === from && visit === this.visit) {
      history.replaceState(null, '', hash);
      this.from = hash;
    }
    if (this.wanted) this.flushLater();
  }

  private flushLater(): void {
    this.timer ||= window.setTimeout(() => void this.flush(), WRITE_MS);
  }

  /** The address; or null, with `problem` set, and the address bar stays as it is. */
  private async encode(scenario: Scenario, shown: Shown): Promise<string | null> {
    try {
      const hash = await encodeHash(scenario, this.preset, shown);
      this.problem = null;
      return hash;
    } catch (error) {
      this.problem = error instanceof LinkError ? error.message : 'The address could not be written.';
      return null;
    }
  }
}
