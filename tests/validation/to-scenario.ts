/**
 * A reference experiment as a scenario of ours. Where ns-2 and we count differently:
 *
 * - ns-2's DropTail with limit N lets N − 1 packets wait, its RED N; ours always lets `limit` packets wait.
 * - ns-2 has a 1 Gbit/s access link at either end and sends ACKs back through the bottleneck's rate; ours are pure delay.
 *   `accessDelay` is both ends together and the transmission times of one round trip. They are small (49 µs at
 *   10 Mbit/s) but decide at which instant of a transmission packets arrive: without them some drop rates are 3 % off.
 *   Where the reverse path is part of the experiment, its ACKs are sent on its hops here as there.
 * - ns-2's `overhead_` is `sendJitter`; RAP has its own, mostly none.
 * - Sources and losses are in to-traffic.ts.
 * - ns-2's names of schemes are read in schemes.ts.
 */
import type { Scenario, SchemeChoice } from '../../workers/engine/scenario/types.ts';
import { scenarioWith } from '../support/scenario.ts';
import type { Setup, SetupFlows, SetupQueue } from './reference.ts';
import { schemeOf } from './schemes.ts';
import { toLoss, toTraffic } from './to-traffic.ts';

/** The reference's access links, bit/s, and its ACKs, bytes. */
const ACCESS_RATE = 1e9;
const ACK_BYTES = 40;

export interface ValidationRun {
  scenario: Scenario;
  /** Class of each flow group of the scenario; the short transfers, if any, are the last group, of class 'crowd'. */
  groupClass: string[];
}

/**
 * The run of a set-up with one seed.
 * @throws ScenarioError or Error if the scenario format cannot express the set-up
 */
export function toScenario(id: string, setup: Setup, seed: number): ValidationRun {
  const scenario = scenarioWith({
    title: id,
    seed,
    duration: setup.duration,
    warmup: setup.warmup,
    sample: setup.bin,
    path: hopsOf(setup).map((hop) => ({ ...hop, queue: toQueue(setup.queue) })),
    reverse: setup.reverseQueue
      ? hopsOf(setup).map((hop) => ({ ...hop, queue: toQueue(setup.reverseQueue!) }))
      : 'ideal',
    transport: {
      profile: setup.era,
      sendJitter: setup.sendJitter,
      maxWindow: setup.maxWindow,
      ...(setup.timerTick === null ? {} : { timerTick: setup.timerTick }),
    },
    flows: [
      ...setup.flows.map((flows, index) => toGroup(setup, flows, index)),
      ...(setup.crowd ? [toCrowd(setup)] : []),
    ],
    traffic: toTraffic(setup, seed),
    ...toLoss(setup, seed),
  });
  return { scenario, groupClass: [...setup.flows.map((flows) => flows.class), ...(setup.crowd ? ['crowd'] : [])] };
}

function hopsOf(setup: Setup): { rate: number; delay: number }[] {
  return [{ rate: setup.rate, delay: setup.delay }, ...(setup.furtherHops ?? [])];
}

function toQueue(queue: SetupQueue): object {
  return queue.kind === 'droptail' ? { ...queue, limit: queue.limit - 1 } : queue;
}

function toGroup(setup: Setup, flows: SetupFlows, index: number): object {
  const { accessDelay, rttCv } = spreadOfDelays(setup, flows);
  return {
    id: `${index + 1} ${flows.class}`,
    label: flows.class,
    scheme: toScheme(flows.scheme),
    ecn: flows.scheme.endsWith('-ecn'),
    count: flows.count,
    start: flows.start,
    startJitter: setup.startSpread,
    stop: flows.stop,
    accessDelay,
    rttCv,
    packetSize: setup.packetSize,
    ...(flows.hops ? { enter: flows.hops[0], leave: flows.hops[1] } : {}),
    ...(flows.reverse ? { direction: 'reverse' } : {}),
    transport: {
      ...(flows.scheme.startsWith('rap') ? { sendJitter: flows.gapJitter ?? 0 } : {}),
      ...(flows.delayedAck ? { delayedAck: true } : {}),
      ...(flows.minRto === null ? {} : { minRto: flows.minRto }),
      ...(flows.initialWindow === null ? {} : { initialWindow: flows.initialWindow }),
      ...(flows.initialSsthresh === null ? {} : { initialSsthresh: Math.floor(flows.initialSsthresh) }),
    },
  };
}

/** They begin with a handshake, at uniform random times: what a Poisson process is, given the number. */
function toCrowd(setup: Setup): object {
  const crowd = setup.crowd!;
  return {
    id: 'crowd',
    scheme: toScheme(crowd.scheme),
    ecn: false,
    count: crowd.count,
    packets: crowd.packets,
    start: crowd.start,
    startJitter: crowd.seconds,
    accessDelay: 2 * setup.accessDelay + transmissionTimes(setup, hopsOf(setup)) / 2,
    packetSize: setup.packetSize,
  };
}

function toScheme(name: string): SchemeChoice {
  const scheme = schemeOf(name.replace(/-ecn$/, ''));
  if (!scheme) throw new Error(`no scheme ${name}`);
  return scheme;
}

/** Mean access delay, both ends together, and the CV of the base RTTs that the delays give. They must be evenly spread. */
function spreadOfDelays(setup: Setup, flows: SetupFlows): { accessDelay: number; rttCv: number } {
  const delays = flows.accessDelays;
  const [enter, leave] = flows.hops ?? [0, 0];
  const hops = hopsOf(setup).slice(enter, leave + 1);
  const links = transmissionTimes(setup, hops) / 2;
  if (delays === null) return { accessDelay: 2 * setup.accessDelay + links, rttCv: 0 };
  const mean = delays.reduce((sum, delay) => sum + delay, 0) / delays.length;
  const step = delays.length > 1 ? (delays[delays.length - 1]! - delays[0]!) / (delays.length - 1) : 0;
  delays.forEach((delay, index) => {
    // The collection rounds delays to microseconds.
    if (Math.abs(delay - (delays[0]! + index * step)) > 2e-6)
      throw new Error('access delays that are not evenly spread');
  });
  const variance = delays.reduce((sum, delay) => sum + (delay - mean) ** 2, 0) / delays.length;
  const meanRtt = 2 * (hops.reduce((sum, hop) => sum + hop.delay, 0) + 2 * mean + links);
  return { accessDelay: 2 * mean + links, rttCv: (4 * Math.sqrt(variance)) / meanRtt };
}

/**
 * What a round trip takes in the reference on links that ours does not have, s: the packet on an access link at either
 * end, and its ACK there and on the reverse path through links of the hops' rates, unless that way is part of the scenario.
 */
function transmissionTimes(setup: Setup, hops: readonly { rate: number }[]): number {
  const access = (2 * 8 * setup.packetSize + 2 * 8 * ACK_BYTES) / ACCESS_RATE;
  return setup.reverseQueue ? access : hops.reduce((sum, { rate }) => sum + (8 * ACK_BYTES) / rate, access);
}
