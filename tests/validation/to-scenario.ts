/**
 * A reference experiment as a scenario of ours. Where ns-2 and we count differently:
 *
 * - ns-2's DropTail with limit N lets N − 1 packets wait, its RED N; ours always lets `limit` packets wait.
 * - ns-2 has a 1 Gbit/s access link at either end and sends ACKs back through the bottleneck's rate; ours are pure delay.
 *   `accessDelay` is both ends together and the transmission times of one round trip. They are small (49 µs at
 *   10 Mbit/s) but decide at which instant of a transmission packets arrive: without them some drop rates are 3 % off.
 * - ns-2's `overhead_` is `sendJitter`, CBR's `random_ 1` is a jitter of 0.5.
 * - ns-2's periodic error model drops the 50th packet first, then every int(1/p)-th.
 * - ns-2's names of schemes are read in schemes.ts.
 */
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { LossModel, Scenario, SchemeChoice } from '../../workers/engine/scenario/types.ts';
import type { Setup, SetupFlows } from './reference.ts';
import { schemeOf } from './schemes.ts';

/** The reference's access links, bit/s, and its ACKs, bytes. */
const ACCESS_RATE = 1e9;
const ACK_BYTES = 40;

/** Packets before the first drop of the reference's periodic error model (`offset_`). */
const PERIODIC_OFFSET = 50;

export interface ValidationRun {
  scenario: Scenario;
  /** Class of each flow group of the scenario. */
  groupClass: string[];
}

/**
 * The run of a set-up with one seed.
 * @throws ScenarioError or Error if the scenario format cannot express the set-up
 */
export function toScenario(id: string, setup: Setup, seed: number): ValidationRun {
  const scenario = normalizeScenario({
    version: 1,
    title: id,
    seed,
    duration: setup.duration,
    warmup: setup.warmup,
    sample: setup.bin,
    path: [{ rate: setup.rate, delay: setup.delay, queue: toQueue(setup.queue) }],
    reverse: 'ideal',
    transport: {
      profile: setup.era,
      sendJitter: setup.sendJitter,
      maxWindow: setup.maxWindow,
      ...(setup.timerTick === null ? {} : { timerTick: setup.timerTick }),
    },
    flows: setup.flows.map((flows, index) => toGroup(setup, flows, index)),
    traffic: setup.squareWave ? [toSquareWave(setup, seed)] : [],
    ...toLoss(setup),
  });
  return { scenario, groupClass: setup.flows.map((flows) => flows.class) };
}

function toQueue(queue: Setup['queue']): object {
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
    transport: {
      ...(flows.delayedAck ? { delayedAck: true } : {}),
      ...(flows.minRto === null ? {} : { minRto: flows.minRto }),
      ...(flows.initialWindow === null ? {} : { initialWindow: flows.initialWindow }),
      ...(flows.initialSsthresh === null ? {} : { initialSsthresh: Math.floor(flows.initialSsthresh) }),
    },
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
  const links = transmissionTimes(setup) / 2;
  if (delays === null) return { accessDelay: 2 * setup.accessDelay + links, rttCv: 0 };
  const mean = delays.reduce((sum, delay) => sum + delay, 0) / delays.length;
  const step = delays.length > 1 ? (delays[delays.length - 1]! - delays[0]!) / (delays.length - 1) : 0;
  delays.forEach((delay, index) => {
    // The collection rounds delays to microseconds.
    if (Math.abs(delay - (delays[0]! + index * step)) > 2e-6) throw new Error('access delays that are not evenly spread');
  });
  const variance = delays.reduce((sum, delay) => sum + (delay - mean) ** 2, 0) / delays.length;
  const meanRtt = 2 * (setup.delay + 2 * mean + links);
  return { accessDelay: 2 * mean + links, rttCv: (4 * Math.sqrt(variance)) / meanRtt };
}

/**
 * What a round trip takes in the reference on links that ours does not have, s: the packet on an access link at either
 * end, and its ACK there and on the way back through the bottleneck.
 */
function transmissionTimes(setup: Setup): number {
  return (2 * 8 * setup.packetSize + 2 * 8 * ACK_BYTES) / ACCESS_RATE + (8 * ACK_BYTES) / setup.rate;
}

function toSquareWave(setup: Setup, seed: number): object {
  const { high, low, half, start, randomStart } = setup.squareWave!;
  return {
    kind: 'cbr',
    wave: 'square',
    high,
    low,
    on: half,
    off: half,
    start: start + (randomStart ? spread(seed) * 2 * (setup.delay + 2 * setup.accessDelay) : 0),
    packetSize: setup.packetSize,
    jitter: 0.5,
  };
}

/** The first loss model of the set-up, and an event for each later one. */
function toLoss({ loss }: Setup): { loss: LossModel; events: { at: number; do: 'loss'; model: LossModel }[] } {
  if (loss.kind === 'none') return { loss: { kind: 'none' }, events: [] };
  const models = loss.schedule.map(({ at, p }): { at: number; model: LossModel } => {
    if (p <= 0) return { at, model: { kind: 'none' } };
    if (loss.kind === 'bernoulli') return { at, model: { kind: 'bernoulli', p } };
    return { at, model: { kind: 'periodic', every: Math.floor(1 / p), offset: PERIODIC_OFFSET } };
  });
  const [first, ...later] = models;
  if (first!.at !== 0) throw new Error('a loss schedule that does not begin at 0');
  return { loss: first!.model, events: later.map(({ at, model }) => ({ at, do: 'loss', model })) };
}

/** A number in [0, 1) per seed, evenly spread over consecutive seeds (multiples of the golden section). */
function spread(seed: number): number {
  return (seed * 0.6180339887498949) % 1;
}
