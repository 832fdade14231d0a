/** The address bar: what it holds is opened, and what runs is written to it, at most about twice a second. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { decodeHash, encodeHash, LinkError, type Opened, type Preset, type Shown } from './codec.ts';
import { defaultScenario } from '../scenario/default.ts';
import { loadPreset } from '../scenario/presets.ts';

/** Browsers throttle history calls; they let this pass, ms. */
const WRITE_MS = 600;

/** The addresses that are the first scene. */
const FIRST_SCENE = new Set(['', '#', '#/', '#/play']);

/** What an address holds, and of a broken one what is wrong with it, with the nearest address that opens, if there is one. */
export interface Read extends Opened {
  broken: string | null;
  nearest: string | null;
}

/** What an address holds: its scenario, or what is broken about it and the first scene instead. Never rejects. */
export async function readAddress(hash: string): Promise<Read> {
  const first: Read = {
    scenario: defaultScenario(),
    preset: null,
    view: {},
    compare: null,
    broken: null,
    nearest: null,
  };
  if (FIRST_SCENE.has(hash)) return first;
  try {
    return { ...(await decodeHash(hash, loadPreset)), broken: null, nearest: null };
  } catch (error) {
    if (error instanceof LinkError) return { ...first, broken: error.message, nearest: error.nearest };
    return { ...first, broken: 'This link cannot be opened.' };
  }
}

/** Writes what is on show to the address bar, the last one wins. */
export class AddressWriter {
  private wanted: { scenario: Scenario; shown: Shown } | null = null;
  private timer = 0;
  /** Counts where the reader has gone: what was begun to be written of an earlier address is not. */
  private visit = 0;
  /** The prepared scenario that was opened last: its name is its address, and the base of what differs from it. */
  preset: Preset | null = null;
  /** Why what is on show fits in no link, in one line; null if it does. */
  problem: string | null = null;

  write(scenario: Scenario, shown: Shown = {}): void {
    this.wanted = { scenario, shown };
    this.flushLater();
  }

  /** What is on show has not been written yet: `problem` is that of an earlier time. */
  get writing(): boolean {
    return this.timer !== 0;
  }

  /** Forget what was to be written: the reader has gone to another address. */
  cancel(): void {
    this.wanted = null;
    this.visit += 1;
  }

  private async flush(): Promise<void> {
    const { wanted, visit } = this;
    this.wanted = null;
    const hash = wanted && (await this.encode(wanted.scenario, wanted.shown));
    this.timer = 0;
    if (hash && hash !== location.hash && visit === this.visit) history.replaceState(null, '', hash);
    if (this.wanted) this.flushLater();
  }

  private flushLater(): void {
    this.timer ||= window.setTimeout(() => void this.flush(), WRITE_MS);
  }

  /** The address, or null and the problem: then the address bar keeps what it has. */
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
