/** Reads the set-up of a case as the reference runner writes it, and says what of it the engine has not got yet. */
import { bitsPerSecond, readLoss, readOnOff, readSawtooth, readSquareWave } from './import-traffic.ts';
import type { RawCase } from './raw-case.ts';
import type { Setup, SetupFlows, SetupQueue } from './reference.ts';
import { schemeOf } from './schemes.ts';

const KNOWN_DEFAULTS = new Set(['Agent/TCP window_', 'Agent/TCP tcpTick_', 'Queue/RED use_mark_p_']);
/** Only read by senders with timestamps, and of those (TCP/Linux) the runner's receivers echo the right one by default. */
const WITHOUT_EFFECT = new Set(['Agent/TCPSink ts_echo_rfc1323_']);
const KNOWN_RECEIVERS = /^TCPSink(\/Sack1)?(\/DelAck)?$/;
/** `decrease_num_` is the trap of ns-2's SQRT(1/2), which ours does not have. */
const KNOWN_PARAMETERS = new Set(['windowInit_', 'minrto_', 'useFineGrain_', 'overhead_', 'decrease_num_']);
const SET_BY_HAND = ['cwnd_', 'ssthresh_', 'need_w0_'];
const KNOWN_QUESTIONS = new Set(['trajectory', 'fk', 'converge', 'cwnd_gap', 'smooth', 'timeline']);

/** What the case needs that the engine has not got yet, each once; empty if it can be run. */
export function unsupported(raw: RawCase): string[] {
  const why = new Set<string>();
  for (const group of raw.flows) {
    if (!schemeOf(group.scheme.replace(/-ecn$/, ''))) why.add(`scheme ${group.scheme.replace(/\(.*/, '')}`);
    if (group.sink && !KNOWN_RECEIVERS.test(group.sink)) why.add(`receiver ${group.sink}`);
    for (const [variable] of group.params ?? []) {
      if (!KNOWN_PARAMETERS.has(variable)) why.add(`agent option ${variable}`);
    }
  }
  for (const source of raw.cbr ?? [])
    if (!source.saw && !readSquareWave(source)) why.add('constant bit rate that is no wave');
  if (readLoss(raw) === null) why.add(`loss model ${raw.loss!.type}`);
  for (const [when, , variable] of raw.at ?? []) {
    if (!(when === 'start' ? ['ssthresh_'] : SET_BY_HAND).includes(variable)) why.add(`${variable} set during the run`);
  }
  for (const [type, variable] of raw.defaults ?? []) {
    const name = `${type} ${variable}`;
    if (!KNOWN_DEFAULTS.has(name) && !WITHOUT_EFFECT.has(name)) why.add(`option ${name}`);
  }
  for (const question of Object.keys(raw.special ?? {}))
    if (!KNOWN_QUESTIONS.has(question)) why.add(`measure ${question}`);
  return [...why];
}

/**
 * The set-up in our own form. Only for cases of which `unsupported` finds nothing.
 * @param transfers number of short transfers, where there are any
 */
export function readSetup(raw: RawCase, transfers: number | null): Setup {
  const { topology, special = {} } = raw;
  const baseRtt = 2 * (topology.delay_s + 2 * topology.access_delay_s);
  const packetSize = raw.pkt_bytes ?? 1000;
  const flows = readFlows(raw);
  const option = (type: string, variable: string): number | string | undefined =>
    raw.defaults?.find((each) => each[0] === type && each[1] === variable)?.[2];
  const queue = readQueue(raw, option('Queue/RED', 'use_mark_p_') === 'false');
  if ((raw.cbr?.length ?? 0) > 1) throw new Error(`${raw.id}: more than one constant-bit-rate source`);
  const flowCount = flows.reduce((sum, group) => sum + (group.reverse ? 0 : group.count), 0);
  return {
    era: raw.profile === 'era' ? 'ns-2 of 2000' : 'ns-2.35',
    rate: bitsPerSecond(topology.bw_mbps),
    delay: topology.delay_s,
    accessDelay: topology.access_delay_s,
    packetSize,
    queue,
    ...readPath(raw, queue),
    flows,
    startSpread: raw.start_spread_s ?? baseRtt,
    sendJitter: raw.overhead_tcp_s ?? 0.001,
    maxWindow: Number(option('Agent/TCP', 'window_') ?? 10_000),
    timerTick: numberOrNull(option('Agent/TCP', 'tcpTick_')),
    loss: readLoss(raw)!,
    squareWave: raw.cbr?.[0] ? readSquareWave(raw.cbr[0]) : null,
    ...(raw.cbr?.[0]?.saw ? { sawtooth: readSawtooth(raw.cbr[0].saw) } : {}),
    ...(raw.pareto ? { onOff: readOnOff(raw) } : {}),
    ...(raw.crowd ? { crowd: readCrowd(raw, transfers) } : {}),
    ...readWindows(raw),
    duration: raw.duration_s,
    warmup: raw.warmup_s,
    ...(raw.snap_end_s === undefined ? {} : { countTo: raw.snap_end_s }),
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
    ...(special.cwnd_gap
      ? {
          windowGap: {
            at: special.cwnd_gap.t0,
            first: special.cwnd_gap.first,
            second: special.cwnd_gap.second,
            closer: special.cwnd_gap.eps,
          },
        }
      : {}),
    ...(special.smooth ? { smooth: special.smooth.agg } : {}),
  };
}

function readFlows(raw: RawCase): SetupFlows[] {
  let firstFlow = 1;
  return raw.flows.map((group) => {
    if (group.stagger_s || group.access_delay_s)
      throw new Error(`${raw.id}: staggered starts or own access delays are not read yet`);
    const count = group.n ?? 1;
    const ssthresh =
      raw.at?.filter(([when, flow]) => when === 'start' && flow >= firstFlow && flow < firstFlow + count) ?? [];
    if (ssthresh.length > 0 && ssthresh.length !== count)
      throw new Error(`${raw.id}: ssthresh set for part of a group`);
    firstFlow += count;
    const parameter = (name: string): number | null =>
      group.params?.find(([variable]) => variable === name)?.[1] ?? null;
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
      ...(group.hops ? { hops: [group.hops[0] - 1, group.hops[1] - 2] as [number, number] } : {}),
      ...(group.scheme === 'rap' && parameter('overhead_') !== null ? { gapJitter: parameter('overhead_')! } : {}),
      ...(group.dir === 'rev' ? { reverse: true } : {}),
    };
  });
}

function readQueue(raw: RawCase, markAtAnyChance: boolean): Setup['queue'] {
  const { queue } = raw;
  if (queue.type === 'DropTail') return { kind: 'droptail', limit: queue.limit };
  if (queue.type === 'DRR') return { kind: 'drr', limit: queue.limit, quantum: raw.pkt_bytes ?? 1000 };
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

/** Hops after the first one, and the reverse path where it is more than delay. */
function readPath({ topology, ...raw }: RawCase, queue: SetupQueue): Partial<Setup> {
  const out: Partial<Setup> = {};
  if (topology.links) {
    if (topology.links.some((link) => link.qtype || link.limit))
      throw new Error(`${raw.id}: queues that differ from link to link`);
    out.furtherHops = topology.links.map((link) => ({ rate: bitsPerSecond(link.bw_mbps), delay: link.delay_s }));
    if (topology.main_link) out.measuredHop = topology.main_link - 1;
  }
  if (raw.flows.some((group) => group.dir === 'rev')) {
    const limit = topology.rev_qlimit!;
    out.reverseQueue = topology.rev_qtype === 'RED' ? { ...queue, limit } : { kind: 'droptail', limit };
  }
  return out;
}

function readCrowd(raw: RawCase, transfers: number | null): Setup['crowd'] {
  const [crowd] = raw.crowd!;
  if (raw.crowd!.length > 1 || transfers === null)
    throw new Error(`${raw.id}: more than one crowd, or its size is not known`);
  return {
    scheme: crowd!.scheme,
    count: Math.round(transfers),
    packets: crowd!.packets,
    start: crowd!.from_s,
    seconds: crowd!.for_s,
  };
}

/** Windows set by hand during the run; `need_w0_` tells the runner's plug-in that a new climb begins there. */
function readWindows(raw: RawCase): Partial<Setup> {
  const set = (raw.at ?? []).filter(([when]) => when !== 'start') as [number, number, string, number][];
  if (set.length === 0) return {};
  const windows = set
    .filter(([, , variable]) => variable === 'cwnd_')
    .map(([at, flow, , cwnd]) => {
      const same = (name: string): number | undefined =>
        set.find((each) => each[0] === at && each[1] === flow && each[2] === name)?.[3];
      return { at, flow: flow - 1, cwnd, ssthresh: same('ssthresh_')!, newEpoch: same('need_w0_') === 1 };
    });
  return { windows };
}

function numberOrNull(value: number | string | undefined): number | null {
  return value === undefined ? null : Number(value);
}
