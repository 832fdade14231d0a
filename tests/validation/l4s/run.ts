/** A case of the reference as a scenario of ours, and what its run gives, in the reference's form. */
import { endpointOf, hopOf, isBegin, isDropOfWaiting, kindOf } from '../../../workers/engine/network/packet-records.ts';
import { Simulation } from '../../../workers/engine/simulation.ts';
import { scenarioWith } from '../../support/scenario.ts';
import type { FlowNumbers, L4sCase } from './reference.ts';

const PACKET = 1500;
/** One-way delay of the bottleneck, s; the rest of a round trip is access delay. */
const DELAY = 0.0005;
/** The references run for 60 s and measure from 20 s on. */
const DURATION = 60;
const WARM_UP = 20;
/** RFC 9332's own numbers, and the buffer of the references: 250 ms. */
const RFC = { threshold: 0.0008, ramp: 0.0004, tUpdate: 0.015, alpha: 0.15, beta: 3 };
const BUFFER = 0.25;
const SAMPLE = 0.005;

export interface OurRun {
  use: number;
  each: FlowNumbers[];
  /** Of Prague: mean of α; NaN of others. */
  alphas: number[];
  /** Queue of a drop-tail hop as a part of its limit. */
  filled: number;
}

const NAMES_OF_STATES: Record<string, string> = {
  'probe down': 'down',
  'probe up': 'up',
  'probe round trip': 'probe_rtt',
};

/** The fork's flows come over links this many times as fast as the bottleneck. */
const ACCESS = 10;

/** @param accessLink a link in front of the bottleneck, as the fork's runs have; without it packets come as they are sent */
export function runCase(each: L4sCase, seed = 1, accessLink = false): OurRun {
  const rate = each.rateMbps * 1e6;
  const packets = (seconds: number): number => Math.round((rate * seconds) / (8 * PACKET));
  const limit = each.queue === 'dualpi2' ? packets(BUFFER) : Math.max(2, packets((each.bdp! * each.rttsMs[0]!) / 1000));
  const scenario = scenarioWith({
    seed,
    duration: DURATION,
    warmup: WARM_UP,
    sample: SAMPLE,
    path: [
      ...(accessLink ? [{ rate: ACCESS * rate, delay: 0, queue: { kind: 'droptail', limit: 5_000 } }] : []),
      { rate, delay: DELAY, queue: { kind: each.queue, limit, ...(each.queue === 'dualpi2' && RFC) } },
    ],
    transport: { initialWindow: 10 },
    flows: each.flows.map((kind, index) => ({
      id: `flow ${index}`,
      scheme: { kind },
      packetSize: PACKET,
      startJitter: 0.2,
      accessDelay: each.rttsMs[index]! / 2000 - DELAY,
      ecn: kind === 'prague',
    })),
  });
  const waits = each.flows.map((): number[] => []);
  const coming = each.flows.map((): { at: number }[] => []);
  const inspected = each.flows.map(() => ({ alpha: 0, frames: 0, states: new Map<string, number>() }));
  const simulation: Simulation = new Simulation(
    scenario,
    () => {
      if (simulation.eventTime <= WARM_UP) return;
      inspected.forEach((sum, flow) => {
        for (const { name, value } of simulation.inspect(flow)) {
          if (name === 'α') sum.alpha += Number(value);
          if (name === 'phase') sum.states.set(String(value), (sum.states.get(String(value)) ?? 0) + 1);
        }
        sum.frames += 1;
      });
    },
    // Where two queues take turns a record says whose packet is sent; each flow's packets are in one of them, in order.
    {
      packet(time, code) {
        if (hopOf(code) !== scenario.path.length - 1) return;
        const flow = endpointOf(code);
        const kind = kindOf(code);
        if (kind <= 1) coming[flow]!.push({ at: time });
        else if (isBegin(kind) || isDropOfWaiting(kind)) {
          const { at } = coming[flow]!.shift()!;
          if (isBegin(kind) && time > WARM_UP) waits[flow]!.push(time - at);
        }
      },
    },
  );
  simulation.runUntil(Infinity);
  const { flows, hops } = simulation.summary();
  const hop = hops[scenario.path.length - 1]!;
  const queueMs = (hop.meanQueue * 8000 * PACKET) / rate;
  return {
    use: hop.utilization!,
    alphas: inspected.map(({ alpha, frames }) => alpha / frames),
    filled: hop.meanQueue / limit,
    each: flows.map((flow, index) => {
      const own = waits[index]!.toSorted((a, b) => a - b);
      const low = each.queue === 'dualpi2' && each.flows[index] === 'prague';
      const { states, frames } = inspected[index]!;
      return {
        rate: flow.goodputBps / 1e6,
        queueMs: own.length > 0 ? (1000 * own.reduce((sum, wait) => sum + wait, 0)) / own.length : queueMs,
        queue95Ms: own.length > 0 ? 1000 * own[Math.floor(0.95 * own.length)]! : NaN,
        drops: flow.dropRate,
        marks: low ? hop.low!.marks / hop.low!.departures : 0,
        ...(states.size > 0 && {
          states: Object.fromEntries(
            [...states].map(([name, count]) => [NAMES_OF_STATES[name] ?? name, count / frames]),
          ),
        }),
      };
    }),
  };
}
