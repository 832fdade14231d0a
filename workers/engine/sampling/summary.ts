/** Summary of a run from `from` (the warm-up) to `to`. Definitions: metrics.ts. Rates in packets per second and bit/s. */
export interface Summary {
  /** Window of the summary, s. */
  from: number;
  to: number;
  /** Length of the bins of every CoV and fairness number, s. */
  bin: number;
  /** Packets simulated in the whole run: data packets sent by flows and unresponsive sources. */
  packets: number;
  hops: HopSummary[];
  groups: GroupSummary[];
  flows: FlowSummary[];
  fairness: FairnessSummary;
  /** Packets dropped by the first hop's loss model (or by `drop` events), and their share of the arrivals at its entry. */
  injectedDrops: number;
  injectedRate: number;
}

/** Of a hop of the path or, after those, of the reverse path; ACKs count as packets. */
export interface HopSummary {
  /** Packets lost at the entry, before the queue. */
  injectedDrops: number;
  arrivals: number;
  drops: number;
  marks: number;
  departures: number;
  /** Bytes sent / (rate × time); null where the rate is unlimited. */
  utilization: number | null;
  dropRate: number;
  markRate: number;
  /** Packets waiting, the one in transmission not counted: mean over time, and maximum. */
  meanQueue: number;
  maxQueue: number;
}

export interface FlowSummary {
  group: string;
  index: number;
  sent: number;
  delivered: number;
  sentPps: number;
  /** In-order packets per second at the receiver, each counted once. */
  goodputPps: number;
  goodputBps: number;
  /** Goodput over the equal share of the first hop's mean free capacity; null where that is unlimited. */
  normalized: number | null;
  /** Coefficient of variation of packets sent per bin; of 1, 2 and 10 bins taken together. Null if nothing was sent. */
  cov: number | null;
  cov2: number | null;
  cov10: number | null;
  /** Data packets lost anywhere and their share of those sent; those lost in queues. */
  drops: number;
  dropRate: number;
  queueDrops: number;
  /** ACKs and reports for the flow that were lost on a reverse path with hops. */
  acksDropped: number;
  /** Window cuts: fast retransmits, timeouts, reactions to marks. */
  lossEvents: number;
  timeouts: number;
  lossEventRate: number;
  meanRtt: number | null;
  /** Of a finite transfer that is over, whenever that was: from its first packet to the ACK of its last one, s; else null. */
  completion: number | null;
}

/** Means over the flows of a group (of what is not null), its number of flows, and how many finite transfers are over. */
export type GroupSummary = Omit<FlowSummary, 'group' | 'index'> & { id: string; count: number; finished: number };

export interface FairnessSummary {
  /** Jain's index of the flows' goodput over the whole window. */
  longTerm: number;
  /** Mean over bins of Jain's index of packets sent, in bins of 1, 2 and 10; null with fewer than two flows. */
  perBin: number | null;
  perBin2: number | null;
  perBin10: number | null;
}
