/**
 * Runs one seed of a reference case and measures it as the reference was measured. Counts over the whole window come
 * from the run's summary; what depends on bins is computed from its frames, because the reference's windows of CoV and
 * fairness are not always those of the summary.
 */
import { flowOffset, hopOffset, type FlowColumn, type HopColumn } from '../../workers/engine/probes/frame.ts';
import { jainIndex, meanOf, Moments, share } from '../../workers/engine/probes/metrics.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import type { ClassMeasure, ReferenceCase, RunMeasure, Setup } from './reference.ts';
import { toScenario } from './to-scenario.ts';

export interface Measurement {
  seed: number;
  digest: string;
  packets: number;
  run: Record<RunMeasure, number | null>;
  classes: Record<string, Record<ClassMeasure, number | null>>;
  freed: Record<string, number | null>;
  converge: Record<string, number | null>;
  trajectory: { rate: number[]; queue: number[] } | null;
}

/** The columns of a run that are needed here, one entry per bin. */
interface Columns {
  /** Packets sent per bin, by flow. */
  sent: Float64Array[];
  /** Packets waiting at the end of the bin, and departures within it. */
  queue: Float64Array;
  departures: Float64Array;
}

/** Run `reference` with `seed` to its end. */
export function measure(reference: ReferenceCase, seed: number): Measurement {
  const { setup } = reference;
  const { scenario, groupClass } = toScenario(reference.id, setup, seed);
  const rows: Float32Array[] = [];
  const simulation = new Simulation(scenario, (row) => rows.push(row.slice()));
  simulation.runUntil(scenario.duration);
  const { layout } = simulation;
  const column = (offset: number): Float64Array => Float64Array.from(rows, (row) => row[offset]!);
  const hop = (name: HopColumn): Float64Array => column(hopOffset(layout, 0, name));
  const flow = (index: number, name: FlowColumn): Float64Array => column(flowOffset(index, name));
  const columns: Columns = {
    sent: layout.flowGroups.map((_, index) => flow(index, 'sent')),
    queue: hop('queue'),
    departures: hop('departures'),
  };

  const summary = simulation.summary();
  const bottleneck = summary.hops[0]!;
  const classOf = layout.flowGroups.map((group) => groupClass[group]!);
  const [from, to] = [binAt(setup, setup.statFrom), binAt(setup, setup.statTo)];
  const series = columns.sent.map((sent) => sent.subarray(from, to));
  const jain = (bins: number): number | null => (series.length > 1 ? meanJain(series.map((each) => grouped(each, bins))) : null);
  const flows = summary.flows.map((each, index) => ({ ...each, class: classOf[index]! }));
  const classes: Measurement['classes'] = {};
  for (const name of new Set(classOf)) {
    const members = flows.filter((each) => each.class === name);
    const cov = (bins: number): number | null =>
      meanOf(series.filter((_, index) => classOf[index] === name).map((each) => coefficientOfVariation(grouped(each, bins))));
    const sent = sum(members.map((each) => each.sent));
    classes[name] = {
      goodputPps: meanOf(members.map((each) => each.goodputPps)),
      sentPps: meanOf(members.map((each) => each.sentPps)),
      norm: meanOf(members.map((each) => each.goodputPps / setup.fairShare)),
      dropRate: share(sum(members.map((each) => each.queueDrops)), sent),
      cov1: cov(1),
      cov2: cov(2),
      cov10: cov(10),
      lossEventRate: share(sum(members.map((each) => each.lossEvents)), sent),
      timeouts: meanOf(members.map((each) => each.timeouts)),
    };
  }
  return {
    seed,
    digest: simulation.digest(),
    packets: simulation.packetsSent,
    run: {
      utilization: (bottleneck.departures * 8 * setup.packetSize) / (setup.rate * (setup.duration - setup.warmup)),
      dropRate: bottleneck.dropRate,
      markRate: bottleneck.markRate,
      injectedRate: summary.injectedRate,
      meanQueue: meanOf([...hop('queueMean').subarray(binAt(setup, setup.warmup))]),
      maxQueue: bottleneck.maxQueue,
      jainLong: summary.fairness.longTerm,
      jain1: jain(1),
      jain2: jain(2),
      jain10: jain(10),
    },
    classes,
    freed: setup.freed ? measureFreed(setup, setup.freed, columns) : {},
    converge: setup.converge ? measureConvergence(setup, setup.converge, columns, classOf) : {},
    trajectory: setup.trajectory ? measureTrajectory(setup, setup.trajectory, columns, classOf) : null,
  };
}

/** f(k): departures in the first k bins after capacity was freed, over what the link could have sent. */
function measureFreed(setup: Setup, ask: NonNullable<Setup['freed']>, columns: Columns): Record<string, number> {
  const start = binAt(setup, ask.at);
  const perBin = (setup.rate * setup.bin) / (8 * setup.packetSize);
  const busy = (from: number, to: number): number => sum([...columns.departures.subarray(from, to)]) / (perBin * (to - from));
  const out: Record<string, number> = {};
  for (const bins of ask.bins) out[bins] = busy(start, start + bins);
  out['before'] = busy(start - ask.before, start);
  return out;
}

/** Seconds until the second flow has sent its share of the last m bins; null if it never has. */
function measureConvergence(
  setup: Setup,
  ask: NonNullable<Setup['converge']>,
  columns: Columns,
  classOf: string[],
): Record<string, number | null> {
  const first = columns.sent[classOf.indexOf(ask.first)]!;
  const second = columns.sent[classOf.indexOf(ask.second)]!;
  const start = binAt(setup, ask.at);
  const out: Record<string, number | null> = {};
  for (const bins of ask.bins) {
    out[bins] = null;
    for (let end = start + bins; end <= first.length; end += 1) {
      const sentFirst = sum([...first.subarray(end - bins, end)]);
      const sentSecond = sum([...second.subarray(end - bins, end)]);
      if (sentFirst + sentSecond > 0 && sentSecond / (sentFirst + sentSecond) >= ask.share) {
        out[bins] = (end - start) * setup.bin;
        break;
      }
    }
  }
  return out;
}

/** Packets sent per bin and flow of a class, and packets waiting at the start of each, in steps of `ask.bins` bins. */
function measureTrajectory(
  setup: Setup,
  ask: NonNullable<Setup['trajectory']>,
  columns: Columns,
  classOf: string[],
): { rate: number[]; queue: number[] } {
  const members = columns.sent.filter((_, index) => classOf[index] === ask.class);
  const out = { rate: [] as number[], queue: [] as number[] };
  const end = Math.min(binAt(setup, ask.to), columns.queue.length);
  for (let bin = binAt(setup, ask.from); bin + ask.bins <= end; bin += ask.bins) {
    const sent = members.map((each) => sum([...each.subarray(bin, bin + ask.bins)]));
    out.rate.push(sum(sent) / members.length / ask.bins);
    out.queue.push(columns.queue[bin - 1]!);
  }
  return out;
}

/** Index of the bin that begins at `time`. */
function binAt(setup: Setup, time: number): number {
  return Math.round(time / setup.bin);
}

/** Sums of `bins` consecutive entries; an incomplete group at the end is left out. */
function grouped(series: Float64Array, bins: number): number[] {
  const out: number[] = [];
  for (let index = 0; index + bins <= series.length; index += bins) out.push(sum([...series.subarray(index, index + bins)]));
  return out;
}

/** Null if nothing was sent. */
function coefficientOfVariation(values: readonly number[]): number | null {
  const moments = new Moments();
  for (const value of values) moments.add(value);
  return moments.cov;
}

/** Mean over bins of Jain's index across the series; bins in which nothing was sent are left out. */
function meanJain(series: number[][]): number | null {
  return meanOf(
    series[0]!.map((_, bin) => {
      const values = series.map((each) => each[bin]!);
      return sum(values) > 0 ? jainIndex(values) : null;
    }),
  );
}

function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
