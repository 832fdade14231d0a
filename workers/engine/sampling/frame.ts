/**
 * One frame per sampling period: a row of Float32 numbers. Frame k describes the period that ends at (k + 1) × period.
 * This file is the only definition of the row's layout; the worker writes it, the page and the metrics read it.
 */

/** Columns per flow, in this order. Counts are packets in the period; cwnd (packets) and srtt (s) are at its end. */
export const FLOW_COLUMNS = ['sent', 'delivered', 'dropped', 'lossEvents', 'cwnd', 'srtt'] as const;
/**
 * Columns per hop: first the hops of the path, then those of the reverse path, where ACKs count as packets too. `queue` is
 * the number of packets waiting at the period's end, `queueMean` its mean over time, `queueMax` its maximum. CoDel may drop
 * or mark in a period what arrived in an earlier one. Losses in front of the queue are not arrivals; the flows' `dropped`
 * counts them. `average` is RED's average queue length at the last arrival, packets; 0 for other queues.
 */
export const HOP_COLUMNS = [
  'queue',
  'queueMean',
  'queueMax',
  'arrivals',
  'drops',
  'marks',
  'departures',
  'average',
] as const;
/**
 * Columns per hop with two queues, behind all others. Lengths and marks in packets: of the low-latency queue as those of the
 * hop, and of the classic queue its maximum; what is not the one's is the other's. Waits are means over the packets that left
 * the queue in the period, s; 0 if none did. `chance` is the controller's, from which those of both queues follow.
 */
export const TWO_QUEUE_COLUMNS = [
  ...(['lowQueue', 'lowQueueMean', 'lowQueueMax', 'classicQueueMax', 'lowMarks', 'lowDepartures'] as const),
  ...(['lowWait', 'classicWait', 'chance'] as const),
] as const;
/**
 * Columns per unresponsive source (an on-off group is one). Its rate in the period is `sent` × packet size / period.
 */
export const TRAFFIC_COLUMNS = ['sent', 'delivered', 'dropped'] as const;
/**
 * Columns of the run: Jain's index of the packets sent by the flows active throughout the period (1 if fewer than two).
 */
export const RUN_COLUMNS = ['fairness'] as const;

/** Numbers of an entry in the record of what was completed: the endpoint's number, and when it began and ended, s. */
export const COMPLETION_NUMBERS = 3;

export type FlowColumn = (typeof FLOW_COLUMNS)[number];
export type HopColumn = (typeof HOP_COLUMNS)[number];
export type TwoQueueColumn = (typeof TWO_QUEUE_COLUMNS)[number];
export type TrafficColumn = (typeof TRAFFIC_COLUMNS)[number];

/** The flows, hops and sources in the frames of a run. */
export interface FrameLayout {
  /** Seconds per frame. */
  period: number;
  /** Numbers per frame. */
  width: number;
  /** Flow f belongs to group `flowGroups[f]` (index into the scenario's `flows`). */
  flowGroups: number[];
  /** Base round-trip time of each flow, s: propagation only. */
  flowBaseRtt: number[];
  /** Number of hops, path and reverse path together. */
  hops: number;
  traffic: number;
  /** Numbers of the hops that have two queues; left out if there are none. */
  twoQueues?: number[];
}

/** Index of the first frame that begins at `time` (s) or later. Measurement after a warm-up begins with it. */
export function firstFrameFrom(time: number, period: number): number {
  let frame = Math.floor(time / period);
  while (frame * period < time - 1e-9) frame += 1;
  return frame;
}

/** The layout with its `width`. */
export function frameLayout(parts: Omit<FrameLayout, 'width'>): FrameLayout {
  const width =
    RUN_COLUMNS.length +
    parts.flowGroups.length * FLOW_COLUMNS.length +
    parts.hops * HOP_COLUMNS.length +
    parts.traffic * TRAFFIC_COLUMNS.length +
    (parts.twoQueues?.length ?? 0) * TWO_QUEUE_COLUMNS.length;
  return { ...parts, width };
}

/** Index of the run's fairness in a frame. */
export const FAIRNESS_OFFSET = 0;

/** Index of a flow's column in a frame. */
export function flowOffset(flow: number, column: FlowColumn): number {
  return RUN_COLUMNS.length + flow * FLOW_COLUMNS.length + FLOW_COLUMNS.indexOf(column);
}

/** Index of a hop's column in a frame. */
export function hopOffset(layout: FrameLayout, hop: number, column: HopColumn): number {
  return (
    RUN_COLUMNS.length +
    layout.flowGroups.length * FLOW_COLUMNS.length +
    hop * HOP_COLUMNS.length +
    HOP_COLUMNS.indexOf(column)
  );
}

/** Index of an unresponsive source's column in a frame. */
export function trafficOffset(layout: FrameLayout, source: number, column: TrafficColumn): number {
  return (
    RUN_COLUMNS.length +
    layout.flowGroups.length * FLOW_COLUMNS.length +
    layout.hops * HOP_COLUMNS.length +
    source * TRAFFIC_COLUMNS.length +
    TRAFFIC_COLUMNS.indexOf(column)
  );
}

/** Index of a column of a hop with two queues in a frame. */
export function twoQueueOffset(layout: FrameLayout, hop: number, column: TwoQueueColumn): number {
  const { width, twoQueues = [] } = layout;
  return (
    width + (twoQueues.indexOf(hop) - twoQueues.length) * TWO_QUEUE_COLUMNS.length + TWO_QUEUE_COLUMNS.indexOf(column)
  );
}
