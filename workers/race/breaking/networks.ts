/** Networks in which a rule is tried: each is drawn from a seed and its number, within ranges that are stated here and shown. */
import { say } from '../../words/say.ts';
import { RandomStream } from '../../engine/random.ts';
import { power } from '../../theory/math.ts';
import { BESIDE, entryFlows, packetsOfPath, type LinkScenario } from '../links/card.ts';

export const NETWORKS = 200;

/** From where to where each is drawn; every ratio is as likely as any other of its size, counts and kinds are as likely as one another. */
export const RANGES = {
  /** bit/s */
  rate: [0.5e6, 50e6],
  /** Of an empty path, s. */
  roundTrip: [0.01, 0.3],
  /** Of a path full of packets; 4 packets at least. */
  buffer: [0.1, 4],
  /** Chance of a packet's loss, in a third of the networks. */
  loss: [0.0001, 0.03],
  /** Flows of the rule, and as many or fewer or more of TCP beside them. */
  flows: [1, 3],
} as const;
const LOSSY = 1 / 3;
const QUEUES = ['droptail', 'droptail', 'red', 'codel'] as const;
const LEAST_BUFFER = 4;

/** A run lasts until the link has sent so many packets, but as many round trips at least and s at most; a third of it is warm-up. */
const PACKETS = 15_000;
const ROUND_TRIPS = 60;
const LONGEST = 60;

/** The ranges in a sentence. */
export function rangesSaid(): string {
  const range = ([low, high]: readonly [number, number], of = 1): string =>
    say('{low} to {high}', { low: String(low * of), high: String(high * of) });
  return say(
    '{networks} networks of one link: {rates} Mbit/s, {roundTrips} ms, a buffer of {buffers} paths, drop-tail in half of them, RED or CoDel in the others, random losses of {losses} % in a third, {flows} flows of the rule beside {flows} of TCP.',
    {
      ...{ networks: NETWORKS, rates: range(RANGES.rate, 1e-6), roundTrips: range(RANGES.roundTrip, 1000) },
      ...{ buffers: range(RANGES.buffer), losses: range(RANGES.loss, 100), flows: range(RANGES.flows) },
    },
  );
}

/** The scenario of a network; its first group, ENTRY, has the rule, or TCP in its place. */
export function drawnNetwork(seed: number, number: number): LinkScenario {
  const random = new RandomStream(seed, `breaking ${number}`);
  const between = ([least, most]: readonly [number, number]): number =>
    Number((least * power(most / least, random.uniform())).toPrecision(2));
  const below = (count: number): number => Math.floor(count * random.uniform());
  const flows = (): number => RANGES.flows[0] + below(RANGES.flows[1] - RANGES.flows[0] + 1);
  const rate = between(RANGES.rate);
  const roundTrip = between(RANGES.roundTrip);
  const limit = Math.max(LEAST_BUFFER, packetsOfPath(rate, roundTrip, between(RANGES.buffer)));
  const kind = QUEUES[below(QUEUES.length)]!;
  const lossy = random.uniform() < LOSSY;
  const p = between(RANGES.loss);
  const [own, others] = [flows(), flows()];
  const duration = Math.ceil(Math.min(LONGEST, Math.max((PACKETS * 8 * 1500) / rate, ROUND_TRIPS * roundTrip)));
  return {
    duration,
    warmup: Number((duration / 3).toPrecision(3)),
    path: [{ rate, delay: roundTrip / 4, queue: { kind, limit }, ...(lossy && { loss: { kind: 'bernoulli', p } }) }],
    flows: [
      entryFlows(own, roundTrip / 4, 1),
      { ...entryFlows(others, roundTrip / 4, 1), id: BESIDE, scheme: { kind: 'tcp', variant: 'sack' } },
    ],
  };
}
