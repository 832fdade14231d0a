import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';

import type { FrameLayout } from '../engine/sampling/frame.ts';
import type { Scenario } from '../engine/scenario/types.ts';
import { ENGINE_VERSION } from '../engine/version.ts';
import { csvFacts, csvNames } from '../results/csv-write.ts';
import { frameNames, sampleTime, TIME } from '../results/frame-columns.ts';
import { numberText } from '../results/results.ts';
import { InputError } from './input.ts';

/** Characters of a digest: room that is left in the first lines until the run is over. */
const DIGEST_LENGTH = 16;
const CHUNK = 1 << 20;

/** Writes the frames of a run as CSV (results/csv-write.ts) while it runs; the page opens the file. */
export class FramesFile {
  private readonly fd: number;
  private readonly digestAt: number;
  private period = 0;
  private pending: string;
  private rows = 0;

  /** @throws InputError if the file cannot be written */
  constructor(
    private readonly path: string,
    private readonly scenario: Scenario,
  ) {
    try {
      this.fd = openSync(path, 'w');
    } catch (error) {
      throw new InputError(`--csv: cannot write ${path}: ${(error as Error).message}`);
    }
    const digest = ' '.repeat(DIGEST_LENGTH);
    this.pending = csvFacts({ link: null, scenario, seed: scenario.seed, engine: ENGINE_VERSION, digest });
    // All before it is ASCII, so its place in the text is its place in the file, bytes.
    this.digestAt = this.pending.indexOf('digest ') + 'digest '.length;
  }

  /** Must be called once, before the first frame. */
  writeHeader(scenario: Scenario, layout: FrameLayout): void {
    this.period = layout.period;
    this.pending += csvNames([TIME, ...frameNames(scenario, layout)]);
  }

  writeFrame(row: Float32Array): void {
    const time = numberText(sampleTime(this.scenario, this.period, this.rows));
    this.rows += 1;
    this.pending += `${time},${Array.from(row, (value) => numberText(value, true)).join(',')}\r\n`;
    if (this.pending.length > CHUNK) this.flush();
  }

  /** Fills in the digest and closes the file. */
  close(digest: string): void {
    this.flush();
    this.write(() => writeSync(this.fd, digest, this.digestAt));
    closeSync(this.fd);
  }

  private flush(): void {
    // Unlike writeSync it goes on until all is written.
    this.write(() => writeFileSync(this.fd, this.pending));
    this.pending = '';
  }

  /** @throws InputError if the disk is full */
  private write(step: () => void): void {
    try {
      step();
    } catch (error) {
      throw new InputError(`--csv: cannot write ${this.path}: ${(error as Error).message}`);
    }
  }
}
