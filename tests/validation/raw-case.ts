/** A case and its results as the reference runner writes them, as far as they are read here. */
export interface RawCase {
  id: string;
  profile?: 'modern' | 'era';
  topology: {
    bw_mbps: number;
    delay_s: number;
    access_delay_s: number;
    rev_qtype?: string;
    rev_qlimit?: number;
    links?: { bw_mbps: number; delay_s: number; qtype?: string; limit?: number }[];
    /** Number of the link that is measured, from 1. */
    main_link?: number;
    [other: string]: unknown;
  };
  queue: {
    type: 'DropTail' | 'RED' | 'DRR';
    limit: number;
    min_thresh?: number;
    max_thresh?: number;
    weight?: number;
    max_p?: number;
    gentle?: boolean;
    wait?: boolean;
    ecn?: boolean;
  };
  flows: RawFlows[];
  loss?: {
    type: string;
    schedule?: [at: number, value: number][];
    cv?: number;
    first?: number;
    values?: (number | [number, number])[];
  };
  cbr?: RawCbr[];
  pareto?: { n: number; kbps: number; on_s: number; off_s: number; shape: number }[];
  crowd?: { scheme: string; per_s: number; for_s: number; from_s: number; packets: number }[];
  at?: [when: number | 'start', flow: number, variable: string, value: number][];
  defaults?: [type: string, variable: string, value: number | string][];
  pkt_bytes?: number;
  overhead_tcp_s?: number;
  start_spread_s?: number;
  duration_s: number;
  warmup_s: number;
  bin_s: number;
  bin_from?: number;
  stat_from?: number;
  stat_to?: number;
  snap_end_s?: number;
  fair_share_pps?: number;
  seeds: number[];
  special?: {
    trajectory?: { from_s: number; to_s: number; step_s: number; agg?: number; class?: string };
    fk?: { t0: number; k: number[]; before?: number };
    converge?: { t0: number; first: string; second: string; share?: number; windows?: number[] };
    cwnd_gap?: { t0: number; first: string; second: string; eps: number };
    smooth?: { agg: number[] };
    [other: string]: unknown;
  };
  [other: string]: unknown;
}

export interface RawCbr {
  saw?: { peak_mbps: number; period_s: number; reverse?: boolean; start?: number };
  square?: { on_mbps: number; off_mbps?: number; half_s: number; start?: number };
  schedule?: [at: number, mbps: number][];
}

export interface RawFlows {
  scheme: string;
  class?: string;
  n?: number;
  start?: number;
  stop?: number;
  stagger_s?: number;
  access_delays_s?: number[];
  access_delay_s?: number;
  params?: [variable: string, value: number][];
  dir?: string;
  /** Routers where it enters and leaves, from 1. */
  hops?: [number, number];
  sink?: string;
}

export interface RawResult {
  case: RawCase;
  link: Record<string, unknown>;
  classes: Record<string, Record<string, unknown>>;
  crowd?: { transfers?: { mean: number } };
  [other: string]: unknown;
}
