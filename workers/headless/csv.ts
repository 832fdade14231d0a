import { closeSync, openSync, writeSync } from 'node:fs';

import { FLOW_COLUMNS, HOP_COLUMNS, RUN_COLUMNS, TRAFFIC_COLUMNS, type FrameLayout } from '../engine/sampling/frame.ts';
import type { Scenario } from '../engine/scenario/types.ts';
import { ENGINE_VERSION } from '../engine/version.ts';
import { InputError } from './input.ts';

const UNITS: Record<string, string> = {
  fairness: '1',
  srtt: 's',
};
/** Characters of a digest, for which room is left until the run is over. */
const DIGEST_LENGTH = 16;
const CHUNK = 1 << 20;

/**
 * Writes the frames of a run as CSV (RFC 4180) while it runs: `#` lines that say which run it is, a header row with
 * units, one row per frame. The first column is the time at which the frame's period ends, s.
 */
export class FramesFile {
  private readonly fd: number;
  private readonly duration: number;
  private readonly digestAt: number;
  private period = 0;
  private pending = '';
  private rows = 0;

  /** @throws InputError if the file cannot be written */
  constructor(path: string, scenario: Scenario) {
    try {
      this.fd = openSync(path, 'w');
    } catch (error) {
      throw new InputError(`--csv: cannot write ${path}: ${(error as Error).message}`);
    }
    this.duration = scenario.duration;
    this.pending = `# engine ${ENGINE_VERSION}\n# seed ${scenario.seed}\n# digest `;
    this.digestAt = this.pending.length;
    this.pending += `${' '.repeat(DIGEST_LENGTH)}\n`;
  }

  /** Must be called once, before the first frame. */
  writeHeader(scenario: Scenario, layout: FrameLayout): void {
    this.period = layout.period;
    this.pending += `${header(scenario, layout).map(quoted).join(',')}\n`;
  }

  writeFrame(row: Float32Array): void {
    this.rows += 1;
    const time = Math.min(this.rows * this.period, this.duration);
    this.pending += `${shortest(time)},${Array.from(row, shortest).join(',')}\n`;
    if (this.pending.length > CHUNK) this.flush();
  }

  /** Fills in the digest and closes the file. */
  close(digest: string): void {
    this.flush();
    writeSync(this.fd, digest.padEnd(DIGEST_LENGTH), this.digestAt);
    closeSync(this.fd);
  }

  private flush(): void {
    writeSync(this.fd, this.pending);
    this.pending = '';
  }
}

function header(scenario: Scenario, layout: FrameLayout): string[] {
  const names = ['time (s)', ...RUN_COLUMNS.map((column) => withUnit('run', column))];
  const inGroup = new Map<number, number>();
  for (const group of layout.flowGroups) {
    const index = inGroup.get(group) ?? 0;
    inGroup.set(group, index + 1);
    names.push(...FLOW_COLUMNS.map((column) => withUnit(`${scenario.flows[group]!.id}[${index}]`, column)));
  }
  for (let hop = 0; hop < layout.hops; hop += 1)
    names.push(...HOP_COLUMNS.map((column) => withUnit(`hop ${hop}`, column)));
  for (let source = 0; source < layout.traffic; source += 1) {
    names.push(...TRAFFIC_COLUMNS.map((column) => withUnit(`traffic ${source}`, column)));
  }
  return names;
}

function withUnit(owner: string, column: string): string {
  return `${owner} ${column} (${UNITS[column] ?? 'packets'})`;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Seven significant digits: all that a Float32 has, and none that only its conversion to a double adds. */
function shortest(value: number): string {
  return String(Number(value.toPrecision(7)));
}
