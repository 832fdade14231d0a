/** Reads the set-up of a case as the reference runner writes it, and says what of it the engine has not got yet. */
import type { Setup, SetupFlows } from './reference.ts';
import { schemeOf } from './schemes.ts';

/** The runner's format, as far as it is read here. */
export interface RawCase {
  id: string;
  profile?: 'modern' | 'era';
  topology: {
    bw_mbps: number;
    delay_s: number;
    access_delay_s: number;
    rev_qtype?: string;
    links?: unknown[];
    [other: string]: unknown;
  };
  queue: {
    type: 'DropTail' | 'RED';
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
  loss?: { type: string; schedule?: [at: number, p: number][] };
  cbr?: RawCbr[];
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
    [other: string]: unknown;
  };
  [other: string]: unknown;
}

interface RawCbr {
  square?: { on_mbps: number; off_mbps?: number; half_s: number; start?: number };
  schedule?: [at: number, mbps: number][];
}

interface RawFlows {
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
  hops?: unknown;
  sink?: string;
}

export interface RawResult {
  case: RawCase;
  link: Record<string, unknown>;
  classes: Record<string, Record<string, unknown>>;
  [other: string]: unknown;
}

const KNOWN_DEFAULTS = new Set(['Agent/TCP window_', 'Agent/TCP tcpTick_', 'Queue/RED use_mark_p_']);
/** Only read by senders with timestamps, and of those (TCP/Linux) the runner's receivers echo the right one by default. */
const WITHOUT_EFFECT = new Set(['Agent/TCPSink ts_echo_rfc1323_']);
const KNOWN_RECEIVERS = /^TCPSink(\/Sack1)?(\/DelAck)?$/;
const KNOWN_PARAMETERS = new Set(['windowInit_', 'minrto_', 'useFineGrain_']);
const KNOWN_QUESTIONS = new Set(['trajectory', 'fk', 'converge']);

/** What the case needs that the engine has not got yet, each once; empty if it can be run. */
export function unsupported(raw: RawCase): string[] {
  const why = new Set<string>();
  for (const group of raw.flows) {
    if (!schemeOf(group.scheme.replace(/-ecn$/, ''))) why.add(`scheme ${group.scheme.replace(/\(.*/, '')}`);
    if (group.dir === 'rev') why.add('flows in the reverse direction');
    if (group.hops) why.add('several bottlenecks');
    if (group.sink && !KNOWN_RECEIVERS.test(group.sink)) why.add(`receiver ${group.sink}`);
    for (const [variable] of group.params ?? []) {
      if (!KNOWN_PARAMETERS.has(variable)) why.add(`agent option ${variable}`);
    }
  }
  if (raw.topology.links) why.add('several bottlenecks');
  if (raw['pareto']) why.add('Pareto on/off sources');
  if (raw['crowd']) why.add('short transfers');
  for (const source of raw.cbr ?? []) if (!readSquareWave(source)) why.add('constant bit rate that is no square wave');
  const loss = raw.loss?.type ?? 'none';
  if (!['none', 'bernoulli', 'periodic'].includes(loss)) why.add(`loss model ${loss}`);
  for (const [when, , variable] of raw.at ?? []) {
    if (when !== 'start' || variable !== 'ssthresh_') why.add('windows set during the run');
  }
  for (const [type, variable] of raw.defaults ?? []) {
    const name = `${type} ${variable}`;
    if (!KNOWN_DEFAULTS.has(name) && !WITHOUT_EFFECT.has(name)) why.add(`option ${name}`);
  }
  for (const question of Object.keys(raw.special ?? {})) if (!KNOWN_QUESTIONS.has(question)) why.add(`measure ${question}`);
  if (raw.snap_end_s !== undefined) why.add('counters of part of the run');
  return [...why];
}

/** The set-up in our own form. Only for cases of which `unsupported` finds nothing. */
export function readSetup(raw: RawCase): Setup {
  const { topology, special = {} } = raw;
  const baseRtt = 2 * (topology.delay_s + 2 * topology.access_delay_s);
  const packetSize = raw.pkt_bytes ?? 1000;
  const flows = readFlows(raw);
  const option = (type: string, variable: string): number | string | undefined =>
    raw.defaults?.find((each) => each[0] === type && each[1] === variable)?.[2];
  if ((raw.cbr?.length ?? 0) > 1) throw new Error(`${raw.id}: more than one constant-bit-rate source`);
  const flowCount = flows.reduce((sum, group) => sum + group.count, 0);
  return {
    era: raw.profile === 'era' ? 'ns-2 of 2000' : 'ns-2.35',
    rate: bitsPerSecond(topology.bw_mbps),
    delay: topology.delay_s,
    accessDelay: topology.access_delay_s,
    packetSize,
    queue: readQueue(raw, option('Queue/RED', 'use_mark_p_') === 'false'),
    flows,
    startSpread: raw.start_spread_s ?? baseRtt,
    sendJitter: raw.overhead_tcp_s ?? 0.001,
    maxWindow: Number(option('Agent/TCP', 'window_') ?? 10_000),
    timerTick: numberOrNull(option('Agent/TCP', 'tcpTick_')),
    loss: readLoss(raw),
    squareWave: raw.cbr?.[0] ? readSquareWave(raw.cbr[0]) : null,
    duration: raw.duration_s,
    warmup: raw.warmup_s,
    bin: raw.bin_s,
    statFrom: raw.stat_from ?? raw.warmup_s,
    statTo: raw.stat_to ?? raw.duration_s,
    fairShare: raw.fair_share_pps ?? bitsPerSecond(topology.bw_mbps) / 8 / packetSize / flowCount,
    trajectory: special.trajectory
      ? {
          from: special.trajectory.from_s,
          to: special.trajectory.to_s,
          step: special.trajectory.step_s,
          bins: special.trajectory.agg ?? 1,
          class: special.trajectory.class ?? flows.map((group) => group.class).sort()[0]!,
        }
      : null,
    freed: special.fk ? { at: special.fk.t0, bins: special.fk.k, before: special.fk.before ?? 400 } : null,
    converge: special.converge
      ? {
          at: special.converge.t0,
          first: special.converge.first,
          second: special.converge.second,
          share: special.converge.share ?? 0.45,
          bins: special.converge.windows ?? [10, 20, 50],
        }
      : null,
  };
}

function readFlows(raw: RawCase): SetupFlows[] {
  let firstFlow = 1;
  return raw.flows.map((group) => {
    if (group.stagger_s || group.access_delay_s) throw new Error(`${raw.id}: staggered starts or own access delays are not read yet`);
    const count = group.n ?? 1;
    const ssthresh = raw.at?.filter(([, flow]) => flow >= firstFlow && flow < firstFlow + count) ?? [];
    if (ssthresh.length > 0 && ssthresh.length !== count) throw new Error(`${raw.id}: ssthresh set for part of a group`);
    firstFlow += count;
    const parameter = (name: string): number | null => group.params?.find(([variable]) => variable === name)?.[1] ?? null;
    return {
      scheme: parameter('useFineGrain_') ? `${group.scheme}-fine` : group.scheme,
      class: group.class ?? group.scheme,
      count,
      start: group.start ?? 0,
      stop: group.stop ?? null,
      accessDelays: group.access_delays_s ?? null,
      delayedAck: group.sink?.endsWith('DelAck') ?? false,
      minRto: parameter('minrto_'),
      initialWindow: parameter('windowInit_'),
      initialSsthresh: ssthresh[0]?.[3] ?? null,
    };
  });
}

/** A square wave given as such or as an alternating schedule; null if it is neither. */
function readSquareWave({ square, schedule }: RawCbr): Setup['squareWave'] {
  if (square) {
    const { on_mbps: high, off_mbps: low = 0, half_s: half, start = 0 } = square;
    return { high: bitsPerSecond(high), low: bitsPerSecond(low), half, start, randomStart: true };
  }
  if (!schedule || schedule.length < 2) return null;
  const [[start, high], [second, low]] = schedule as [[number, number], [number, number]];
  const half = second - start;
  const alternates = schedule.every(([at, mbps], index) => at === start + index * half && mbps === (index % 2 === 0 ? high : low));
  return alternates ? { high: bitsPerSecond(high), low: bitsPerSecond(low), half, start, randomStart: false } : null;
}

function readQueue(raw: RawCase, markAtAnyChance: boolean): Setup['queue'] {
  const { queue } = raw;
  if (queue.type === 'DropTail') return { kind: 'droptail', limit: queue.limit };
  const maxP = queue.max_p ?? 0.1;
  return {
    kind: 'red',
    limit: queue.limit,
    minThreshold: queue.min_thresh!,
    maxThreshold: queue.max_thresh!,
    // The runner leaves RED's own maximum (1 / linterm_) at ns-2's default and sets mark_p_ from max_p.
    maxP: 0.1,
    weight: queue.weight ?? 0.002,
    gentle: queue.gentle ?? true,
    wait: queue.wait ?? true,
    ecn: queue.ecn ?? false,
    markP: markAtAnyChance ? 1 : maxP,
  };
}

function readLoss(raw: RawCase): Setup['loss'] {
  const { loss } = raw;
  if (!loss || loss.type === 'none') return { kind: 'none' };
  return {
    kind: loss.type as 'bernoulli' | 'periodic',
    schedule: loss.schedule!.map(([at, p]) => ({ at, p })),
  };
}

function bitsPerSecond(mbps: number): number {
  return Math.round(mbps * 1e6);
}

function numberOrNull(value: number | string | undefined): number | null {
  return value === undefined ? null : Number(value);
}
