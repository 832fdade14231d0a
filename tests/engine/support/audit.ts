/** What must hold of every run: at each frame, and at any time. */
import {
  FAIRNESS_OFFSET,
  FLOW_COLUMNS,
  flowOffset,
  type FrameLayout,
  HOP_COLUMNS,
  hopOffset,
  TRAFFIC_COLUMNS,
  trafficOffset,
} from '../../../workers/engine/sampling/frame.ts';
import { hopsOf } from '../../../workers/engine/scenario/hops.ts';
import type { Scenario } from '../../../workers/engine/scenario/types.ts';
import { findScheme } from '../../../workers/engine/schemes/index.ts';

/** Place of `sent`, which `delivered` and `dropped` follow, of each flow and source. */
export function endpoints(layout: FrameLayout): number[] {
  if (FLOW_COLUMNS.slice(0, 3).join() !== TRAFFIC_COLUMNS.join())
    throw new Error('flows and sources begin differently');
  return [
    ...layout.flowGroups.map((_, flow) => flowOffset(flow, 'sent')),
    ...Array.from({ length: layout.traffic }, (_, source) => trafficOffset(layout, source, 'sent')),
  ];
}

/** What is wrong with a frame; '' if nothing. */
export function complaint(row: Float32Array, layout: FrameLayout, scenario: Scenario, totals: HopTotals[]): string {
  const { flows } = scenario;
  if (row.length !== layout.width) return `width ${row.length}`;
  for (const [place, value] of row.entries()) if (!Number.isFinite(value) || value < 0) return `${value} at ${place}`;
  if (row[FAIRNESS_OFFSET]! <= 0 || row[FAIRNESS_OFFSET]! > 1) return `fairness ${row[FAIRNESS_OFFSET]}`;
  for (let flow = 0; flow < layout.flowGroups.length; flow += 1) {
    const cwnd = row[flowOffset(flow, 'cwnd')]!;
    const { kind } = flows[layout.flowGroups[flow]!]!.scheme;
    // What a rate scheme shows as its window may be any part of a packet.
    if (cwnd !== 0 && cwnd < 1 && findScheme(kind)!.control === 'window') return `window ${cwnd} of ${kind}`;
    for (const column of ['sent', 'delivered', 'dropped', 'lossEvents'] as const) {
      if (!Number.isInteger(row[flowOffset(flow, column)])) return `${column} ${row[flowOffset(flow, column)]}`;
    }
  }
  for (let hop = 0; hop < layout.hops; hop += 1) {
    const [queue, mean, max, arrivals, drops, marks, departures] = HOP_COLUMNS.map(
      (column) => row[hopOffset(layout, hop, column)]!,
    );
    const { rate, queue: settings } = hopsOf(scenario)[hop]!;
    const others = scenario.events.flatMap((event) => (event.do === 'queue' && event.hop === hop ? event.limit : []));
    const limit = rate === null ? 0 : Math.max(settings.limit, ...others);
    if (max! > limit) return `hop ${hop}: queue of ${max}, limit ${limit}`;
    if (queue! > max!) return `hop ${hop}: queue ${queue} above the maximum ${max}`;
    if (mean! > max! * (1 + 1e-6)) return `hop ${hop}: mean ${mean} above the maximum ${max}`;
    const total = totals[hop]!;
    total.arrivals += arrivals!;
    total.drops += drops!;
    total.marks += marks!;
    total.departures += departures!;
    if (total.drops + total.marks > total.arrivals)
      return `hop ${hop}: ${total.drops} drops and ${total.marks} marks of ${total.arrivals}`;
    if (total.arrivals !== total.drops + total.departures + queue!)
      return `hop ${hop}: ${JSON.stringify(total)}, queue ${queue}`;
    if (![arrivals, drops, marks, departures].every(Number.isInteger)) return `hop ${hop}: counts`;
  }
  return '';
}

/** Of a hop, from the start. CoDel drops and marks what may have come in an earlier frame. */
export interface HopTotals {
  arrivals: number;
  drops: number;
  marks: number;
  departures: number;
}

/** Every number in a value, however deep. */
export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
