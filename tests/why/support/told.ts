/** What is recorded of a flow, written by hand. It is the second flow of the second group: neither is number 0. */
import { CauseRecord } from '../../../src/narrator/record.ts';
import type { Narrated } from '../../../src/narrator/sentences.ts';
import { RunSeries } from '../../../src/run/series.ts';
import { flowOffset, frameLayout } from '../../../workers/engine/sampling/frame.ts';
import type { Cause, Variable } from '../../../workers/engine/transport/causes.ts';
import type { Change, PacketFate } from '../../../workers/live/cause-records.ts';
import { scenarioWith } from '../../support/scenario.ts';

export const FLOW = 2;

/** With spaces that may break. */
export const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

export function changeOf(cause: Cause, numbers: readonly number[], more: Partial<Change> = {}): Change {
  const time = more.time ?? 10;
  return { variable: 'cwnd', cause, time, until: time, before: 40, after: 20, count: 1, numbers, ...more };
}

export function fateOf(fate: PacketFate['fate'], packet: number, time: number, more: Partial<PacketFate> = {}) {
  return { fate, packet, time, hop: 0, waiting: 20, limit: 20, waited: 0.05, whose: [], ...more } as PacketFate;
}

/**
 * @param scheme of the flow; the others have another one
 * @param windows of the flow at each second
 */
export function told(
  scheme: object,
  {
    changes = [],
    fates = [],
    windows = [],
    ...fields
  }: { changes?: Change[]; fates?: PacketFate[]; windows?: number[]; [field: string]: unknown } = {},
): Narrated {
  const scenario = scenarioWith({
    duration: 60,
    sample: 1,
    path: [{ rate: 4e6 }, { rate: 5e6 }],
    flows: [
      { id: 'other', scheme: { kind: scheme && 'kind' in scheme && scheme.kind === 'vegas' ? 'tcp' : 'vegas' } },
      { id: 'asked', scheme, count: 2 },
    ],
    traffic: [{ kind: 'cbr', high: 1e6 }],
    ...fields,
  });
  const layout = frameLayout({
    period: 1,
    flowGroups: [0, 1, 1],
    flowBaseRtt: [0.1, 0.1, 0.1],
    hops: 2,
    traffic: scenario.traffic.length,
  });
  const record = new CauseRecord(FLOW, []);
  for (const change of changes) record['addChange'](change);
  for (const fate of fates) (fate.fate === 'waited' ? record.waits : record.fates).push(fate);
  const series = new RunSeries(scenario, layout);
  for (const [index, window] of windows.entries()) {
    const row = new Float32Array(layout.width);
    row[flowOffset(FLOW, 'cwnd')] = window;
    series.append(index, 1, row);
  }
  return { record, series };
}

export type { Cause, Change, Narrated, PacketFate, Variable };
