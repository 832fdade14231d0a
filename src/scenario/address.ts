/** The address bar: what it holds is opened, and what runs is written to it, at most about twice a second. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { decodeHash, encodeHash, LinkError, type Opened, type Preset } from './codec.ts';
import { defaultScenario } from './default.ts';
import { loadPreset } from './presets.ts';

/** Browsers throttle history calls; they let this pass, ms. */
const WRITE_MS = 600;

/** What an address holds: its scenario, or what is broken about it and the first scene instead. */
export async function readAddress(hash: string): Promise<Opened & { broken: string | null }> {
  try {
    return { ...(await decodeHash(hash, loadPreset)), broken: null };
  } catch (error) {
    const reason = error instanceof LinkError ? error.message : 'This link cannot be opened.';
    return { scenario: defaultScenario(), preset: null, broken: reason };
  }
}

/** Writes scenarios to the address bar, the last one wins. */
export class AddressWriter {
  private wanted: Scenario | null = null;
  private timer = 0;
  /** The prepared scenario that was opened last: while nothing of it is changed, its name is its address. */
  preset: Preset | null = null;

  write(scenario: Scenario): void {
    this.wanted = scenario;
    this.timer ||= window.setTimeout(() => void this.flush(), WRITE_MS);
  }

  /** Forget what was to be written: the reader has gone to another address. */
  cancel(): void {
    this.wanted = null;
  }

  private async flush(): Promise<void> {
    const scenario = this.wanted;
    this.wanted = null;
    const hash = scenario && (await encodeHash(scenario, this.preset));
    this.timer = 0;
    if (hash && hash !== location.hash) history.replaceState(null, '', hash);
    if (this.wanted) this.write(this.wanted);
  }
}
