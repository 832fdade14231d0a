/** What implementations of Prague, DualPI2 and BBRv3 gave (`tests/reference/l4s/measures.json`): a row per case and source, means over runs. */
import { readFileSync } from 'node:fs';

export interface FlowNumbers {
  /** Mbit/s on the wire. */
  rate: number;
  /** Wait of its packets at the bottleneck, mean and 95 %, ms. */
  queueMs: number;
  queue95Ms: number;
  /** Dropped of those sent, marked of those delivered. */
  drops: number;
  marks: number;
  /** Of BBRv3: part of the time in each of its states. */
  states?: Record<string, number>;
}

export interface L4sCase {
  /** Our kinds, and base round trips, ms, flow by flow. */
  flows: string[];
  rttsMs: number[];
  rateMbps: number;
  queue: 'dualpi2' | 'droptail';
  /** Drop-tail: its length in bandwidth-delay products of 1500-byte packets. */
  bdp?: number;
}

export interface L4sRow extends L4sCase {
  source: string;
  runs: number;
  use: number;
  each: FlowNumbers[];
}

export interface L4sReference {
  sources: Record<string, string>;
  cases: L4sRow[];
}

export function loadL4s(): L4sReference {
  return JSON.parse(
    readFileSync(new URL('../../reference/l4s/measures.json', import.meta.url), 'utf8'),
  ) as L4sReference;
}

export function caseKey({ flows, rttsMs, rateMbps, queue, bdp }: L4sCase): string {
  return JSON.stringify([flows, rttsMs, rateMbps, queue, bdp ?? null]);
}

const NAMES: Record<string, string> = { prague: 'Prague', cubic: 'CUBIC', bbr3: 'BBRv3' };

/** `Prague + CUBIC, 10 Mbit/s, 40 ms, DualPI2`. */
export function caseName({ flows, rttsMs, rateMbps, queue, bdp }: L4sCase): string {
  const rtts = [...new Set(rttsMs)].join(' and ');
  const names = flows.every((kind) => kind === flows[0])
    ? `${flows.length} ${NAMES[flows[0]!]}`
    : flows.map((kind) => NAMES[kind]).join(' + ');
  return `${names}, ${rateMbps} Mbit/s, ${rtts} ms, ${queue === 'dualpi2' ? 'DualPI2' : `drop-tail ${bdp} BDP`}`;
}
