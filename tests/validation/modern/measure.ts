/** A case of Linux or ns-3 as a scenario of ours, and what a run of it gives, in the form of the reference. */
import { normalizeScenario } from '../../../workers/engine/scenario/normalize.ts';
import { LINUX_CUBIC, LINUX_TODAY } from '../../../workers/engine/scenario/transport-profiles.ts';
import type { Queue } from '../../../workers/engine/scenario/types.ts';
import type { Summary } from '../../../workers/engine/sampling/summary.ts';
import { Simulation } from '../../../workers/engine/simulation.ts';
import type { ModernCase, ModernFlows } from './reference.ts';

/** One-way delay of the bottleneck, s; the rest of a round trip is access delay. */
const HOP_DELAY = 0.01;
const PACKET_BITS = 8000;
/** Linux and ns-3 begin with ten packets, within half a second. */
export const INITIAL_WINDOW = 10;
const START_SPREAD = 0.5;

/** Parameters of the queues as the references had them: their defaults of CoDel and PIE, ns-2's of RED. */
function queueOf({ queue: { kind, limit, ecn = false, threshold } }: ModernCase): Partial<Queue> {
  if (kind === 'droptail') return { kind, limit };
  if (kind === 'step') return { kind, limit, threshold: threshold! };
  if (kind === 'fq-codel') return { kind, limit, target: 0.005, interval: 0.1, quantum: 1500, ecn };
  if (kind === 'codel') return { kind, limit, target: 0.005, interval: 0.1, ecn };
  if (kind === 'pie')
    return { kind, limit, target: 0.015, tUpdate: 0.015, alpha: 0.125, beta: 1.25, maxBurst: 0.15, ecn, markP: 0.1 };
  return {
    kind,
    limit,
    minThreshold: 15,
    maxThreshold: 45,
    maxP: 0.1,
    weight: 0.002,
    gentle: true,
    wait: true,
    ecn,
    markP: 1,
  };
}

/** What a counter-run changes in our scenario: settings of the transport, and parameters of schemes by their kind. */
export interface Change {
  /** All flows send as Linux of today does. */
  linux?: true;
  transport?: object;
  schemes?: Partial<Record<ModernFlows['scheme'], object>>;
}

export function modernScenario(each: ModernCase, seed: number, change: Change = {}): object {
  const flows = each.flows.flatMap(({ scheme, count, rtts }, group) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${scheme}-${group}-${index}`,
      scheme: {
        kind: scheme,
        ...(scheme === 'tcp' ? { variant: 'sack' } : {}),
        ...(change.linux && scheme === 'cubic' ? LINUX_CUBIC : {}),
        ...change.schemes?.[scheme],
      },
      // A flow that is measured from its start on was alone, and began at once.
      startJitter: each.warmup === 0 ? 0 : START_SPREAD,
      accessDelay: rtts[index % rtts.length]! / 2 - HOP_DELAY,
      packetSize: PACKET_BITS / 8,
      ecn: each.queue.ecn ?? false,
    })),
  );
  return {
    version: 1,
    seed,
    duration: each.duration,
    warmup: each.warmup,
    path: [{ rate: each.rate, delay: HOP_DELAY, queue: queueOf(each) }],
    transport: {
      profile: 'ns-2.35',
      initialWindow: INITIAL_WINDOW,
      ...(change.linux ? LINUX_TODAY : {}),
      ...change.transport,
    },
    flows,
    loss: each.loss > 0 ? { kind: 'bernoulli', p: each.loss } : { kind: 'none' },
  };
}

/** A run in the form of `ModernCase.runs`. */
export function measureModern(each: ModernCase, seed: number, change: Change = {}): number[] {
  const { flows, hops } = summaryOf(each, seed, change);
  const goodputs = each.warmup === 0 ? fromStart(each, seed, change) : flows.map(({ goodputBps }) => goodputBps);
  const { meanQueue, dropRate, markRate } = hops[0]!;
  const use = goodputs.reduce((sum, goodput) => sum + goodput, 0) / each.rate;
  return [use, meanQueue, dropRate, markRate, ...goodputs.map((goodput) => goodput / 1e6)];
}

function summaryOf(each: ModernCase, seed: number, change: Change): Summary {
  const simulation = new Simulation(normalizeScenario(modernScenario(each, seed, change)));
  simulation.runUntil(Infinity);
  return simulation.summary();
}

/** Linux' server counts from when it has accepted, a round trip and a half after the first packet, for 0.2 s less than the run lasts. */
function fromStart(each: ModernCase, seed: number, change: Change): number[] {
  const counted = each.duration - 0.2;
  const duration = counted + 1.5 * each.flows[0]!.rtts[0]!;
  const { flows } = summaryOf({ ...each, duration }, seed, change);
  return flows.map(({ goodputBps }) => (goodputBps * duration) / counted);
}
