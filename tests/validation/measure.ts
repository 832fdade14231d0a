/**
 * Runs one seed of a reference case and measures it as the reference was measured. Counts over the whole window come
 * from the run's summary; what depends on bins is computed from its frames, because the reference's windows of CoV and
 * fairness are not always those of the summary.
 */
import { flowOffset, hopOffset, type FlowColumn, type HopColumn } from '../../workers/engine/sampling/frame.ts';
import { jainIndex, meanOf, share } from '../../workers/engine/sampling/statistics.ts';
import type { WindowLaw } from '../../workers/engine/transport/window-law.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { binAt, coefficientOfVariation, type Columns, grouped, meanJain, sum } from './columns.ts';
import {
  measureConvergence,
  measureCrowd,
  measureFreed,
  measureSmoothness,
  measureTrajectory,
  measureWindowGap,
} from './measure-course.ts';
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
  windowGap: Record<string, number | null>;
  crowd: Record<string, number | null>;
  /** By class; keys as in the reference. */
  smooth: Record<string, Record<string, number | null>>;
}

/** Run `reference` with `seed` to its end. */
export function measure(reference: ReferenceCase, seed: number): Measurement {
  const { setup } = reference;
  const { scenario, groupClass } = toScenario(reference.id, setup, seed);
  const rows: Float32Array[] = [];
  const simulation = new Simulation(scenario, (row) => rows.push(row.slice()));
  setWindowsByHand(simulation, setup);
  const countTo = setup.countTo ?? setup.duration;
  simulation.runUntil(countTo);
  const summary = simulation.summary();
  simulation.runUntil(scenario.duration);

  const { layout } = simulation;
  const measuredHop = setup.measuredHop ?? 0;
  const column = (offset: number): Float64Array => Float64Array.from(rows, (row) => row[offset]!);
  const hop = (name: HopColumn): Float64Array => column(hopOffset(layout, measuredHop, name));
  const everyClass = layout.flowGroups.map((group) => groupClass[group]!);
  const forward = layout.flowGroups.flatMap((group, flow) => {
    const isCrowd = group >= setup.flows.length;
    return isCrowd || setup.flows[group]!.reverse ? [] : [flow];
  });
  const classOf = forward.map((flow) => everyClass[flow]!);
  const ofForward = (name: FlowColumn): Float64Array[] => forward.map((flow) => column(flowOffset(flow, name)));
  const columns: Columns = {
    sent: ofForward('sent'),
    delivered: setup.freed ? ofForward('delivered') : [],
    cwnd: setup.windowGap ? ofForward('cwnd') : [],
    queue: hop('queue'),
    departures: hop('departures'),
    drops: hop('drops'),
  };

  const bottleneck = summary.hops[measuredHop]!;
  const [from, to] = [binAt(setup, setup.statFrom), binAt(setup, setup.statTo)];
  const series = columns.sent.map((sent) => sent.subarray(from, to));
  const jain = (bins: number): number | null =>
    series.length > 1 ? meanJain(series.map((each) => grouped(each, bins))) : null;
  const flows = summary.flows.map((each, flow) => ({ ...each, class: everyClass[flow]!, flow }));
  const classes: Measurement['classes'] = {};
  const smooth: Measurement['smooth'] = {};
  for (const name of new Set(everyClass)) {
    const members = flows.filter((each) => each.class === name);
    const sentBy = members.map(({ flow }) => column(flowOffset(flow, 'sent')).subarray(from, to));
    const cov = (bins: number): number | null =>
      meanOf(sentBy.map((each) => coefficientOfVariation(grouped(each, bins))));
    const sent = sum(members.map((each) => each.sent));
    if (setup.smooth) smooth[name] = measureSmoothness(setup.smooth, sentBy);
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
  const { rate } = scenario.path[measuredHop]!;
  return {
    seed,
    digest: simulation.digest(),
    packets: simulation.packetsSent,
    run: {
      utilization: (bottleneck.departures * 8 * setup.packetSize) / (rate! * (countTo - setup.warmup)),
      dropRate: bottleneck.dropRate,
      markRate: bottleneck.markRate,
      injectedRate: summary.injectedRate,
      meanQueue: meanOf([...hop('queueMean').subarray(binAt(setup, setup.warmup), binAt(setup, countTo))]),
      maxQueue: bottleneck.maxQueue,
      jainLong: jainIndex(forward.map((flow) => flows[flow]!.goodputPps)),
      jain1: jain(1),
      jain2: jain(2),
      jain10: jain(10),
    },
    classes,
    freed: setup.freed ? measureFreed(setup, setup.freed, columns) : {},
    converge: setup.converge ? measureConvergence(setup, setup.converge, columns, classOf) : {},
    trajectory: setup.trajectory ? measureTrajectory(setup, setup.trajectory, columns, classOf) : null,
    windowGap: setup.windowGap ? measureWindowGap(setup, setup.windowGap, columns, classOf) : {},
    crowd: setup.crowd
      ? measureCrowd(innards(simulation).network.counts.filter((_, flow) => everyClass[flow] === 'crowd'))
      : {},
    smooth,
  };
}

/** Runs up to each time at which the reference sets windows by hand, and sets them. No scenario can ask for this. */
function setWindowsByHand(simulation: Simulation, setup: Setup): void {
  for (const { at, flow, cwnd, ssthresh, newEpoch } of setup.windows ?? []) {
    simulation.runUntil(at);
    const { sender } = innards(simulation).network.flows[flow]!;
    sender.cwnd = cwnd;
    sender.ssthresh = ssthresh;
    if (newEpoch) sender.law.beginEpoch?.(cwnd, null);
  }
}

/** What the engine does not show. */
interface Innards {
  network: {
    flows: { sender: { cwnd: number; ssthresh: number; law: WindowLaw } }[];
    counts: { startedAt: number; finishedAt: number }[];
  };
}

function innards(simulation: Simulation): Innards {
  return simulation as unknown as Innards;
}
