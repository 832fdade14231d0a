/** Summary of a run from the end of the warm-up (`from`) to `to`. Rates in packets per second and bit/s. */
export interface Summary {
  /** Time window of the summary, s. */
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
  /**
   * Packets that the first hop's loss model or `drop` events dropped, and their share of the packets that came to the
   * hop.
   */
  injectedDrops: number;
  injectedRate: number;
}

/** Summary of a hop. The hops of the reverse path follow those of the path; ACKs count as packets. */
export interface HopSummary {
  /** Packets lost in front of the queue. */
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
  /** Of a hop with two queues what is each one's. */
  low?: QueueSummary;
  classic?: QueueSummary;
}

/** Of one of two queues: packets sent and marked, how long they waited on average, s, and how many, on average over time. */
export interface QueueSummary {
  departures: number;
  marks: number;
  meanWait: number;
  meanQueue: number;
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
  /** Goodput over the equal share of the first hop's mean free capacity; null if its rate is unlimited. */
  normalized: number | null;
  /**
   * Coefficient of variation of packets sent per bin, for bins of 1, 2 and 10 sampling periods. Null if nothing was
   * sent.
   */
  cov: number | null;
  cov2: number | null;
  cov10: number | null;
  /** Data packets lost on the whole path, their share of those sent, and how many of them queues dropped. */
  drops: number;
  dropRate: number;
  queueDrops: number;
  /** The flow's ACKs and reports that were lost on the reverse path; 0 if that is ideal. */
  acksDropped: number;
  /** Window cuts: fast retransmits, timeouts, reactions to marks. */
  lossEvents: number;
  timeouts: number;
  lossEventRate: number;
  meanRtt: number | null;
  /**
   * Time from the first packet to the ACK of the last one, s, in or before the window, of several transfers the mean; null
   * unless a finite transfer is over.
   */
  completion: number | null;
}

/**
 * Means over the flows of a group (of values that are not null), the number of flows, and of finite transfers that are
 * over.
 */
export type GroupSummary = Omit<FlowSummary, 'group' | 'index'> & { id: string; count: number; finished: number };

export interface FairnessSummary {
  /** Jain's index of the flows' goodput over the time window. */
  longTerm: number;
  /**
   * Mean over bins of Jain's index of packets sent, for bins of 1, 2 and 10 sampling periods; null with fewer than two
   * flows.
   */
  perBin: number | null;
  perBin2: number | null;
  perBin10: number | null;
}
