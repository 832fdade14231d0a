/** Runs exported scripts on ns-2, where it is installed, and reads what they print. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The program; `NS2` may name another. */
const NS = process.env.NS2 ?? 'ns';

export const hasNs2 = spawnSync(NS, ['/dev/null'], { input: '' }).status === 0;

export interface Ns2Output {
  flows: { group: number; name: string; number: number; megabits: number; completion: number | null }[];
  sources: { number: number; megabits: number }[];
  hops: { number: number; arrivals: number; drops: number; dropRate: number }[];
}

/** What the script prints with this seed. @throws Error with all that ns-2 said if it failed */
export function runNs2(script: string, seed: number): Ns2Output {
  const folder = mkdtempSync(join(tmpdir(), 'sawtooth-ns2-'));
  try {
    const file = join(folder, 'run.tcl');
    writeFileSync(file, script);
    const { status, stdout, stderr } = spawnSync(NS, [file, String(seed)], {
      encoding: 'utf8',
      cwd: folder,
      timeout: 120_000,
    });
    if (status !== 0 || stderr !== '') throw new Error(`ns-2 ended with ${status}: ${stderr}${stdout}`);
    return parse(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function parse(text: string): Ns2Output {
  const output: Ns2Output = { flows: [], sources: [], hops: [] };
  for (const line of text.trimEnd().split('\n')) {
    if (line.startsWith('cmd select_ca')) continue; // TCP/Linux prints what was chosen
    const [kind, ...words] = line.split('\t');
    const numbers = words.map(Number);
    if (kind === 'flow') {
      const completion = words[4] === '-' ? null : numbers[4]!;
      output.flows.push({
        group: numbers[0]!,
        name: words[1]!,
        number: numbers[2]!,
        megabits: numbers[3]!,
        completion,
      });
    } else if (kind === 'source') output.sources.push({ number: numbers[0]!, megabits: numbers[1]! });
    else if (kind === 'hop')
      output.hops.push({ number: numbers[0]!, arrivals: numbers[1]!, drops: numbers[2]!, dropRate: numbers[3]! });
    else throw new Error(`ns-2 printed: ${line}`);
  }
  return output;
}
