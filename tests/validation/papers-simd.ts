/** Experiments of jin2001 (SIMD, ICNP 2001): throughput under random loss, and how two flows come together. */
import type { SchemeChoice } from '../../workers/engine/scenario/types.ts';
import type { Measured } from './papers.ts';
import { fatLink, type Run, run, type SchemeName, SCHEMES } from './papers-runs.ts';

/** Throughput over SACK's under the same chance of loss, one flow, 3000 round trips of 0.1 s (Fig. 5). */
export function randomLoss(seed: number): Measured {
  const out: Measured = {};
  for (const p of [0.001, 0.01, 0.05, 0.15]) {
    const goodput = (scheme: SchemeChoice): number =>
      run({ ...fatLink(scheme, 0.1, 128), seed, duration: 320, warmup: 20, loss: { kind: 'bernoulli', p } }).summary
        .flows[0]!.goodputPps;
    const tcp = goodput(SCHEMES.tcp);
    const simd = goodput(SCHEMES.simd);
    out[`jin-f5-simd-1/16-${p}`] = simd / tcp;
    if (p < 0.15) continue;
    out['jin-f5-half-lead'] = goodput({ ...SCHEMES.simd, b: 1 / 2 }) / simd;
    out['jin-f5-aimd-lead'] = goodput(SCHEMES.gaimd) / simd;
  }
  return out;
}

/** W = 110 packets: the link and its RED queue; packets of 500 bytes. */
const RATE = 6e6;
const PACKET = 500;
const BASE_RTT = 0.05;
const CHANGE = 400;
const CLOSE = 10;

/**
 * Three links in a row (Fig. 9). Flow 1 crosses the first two, flow 2 the last two; flows in the background hold them at
 * their windows until all of them end at 400 s and the middle link becomes the bottleneck. All have the same scheme.
 */
function chain(
  scheme: SchemeName,
  background: [first: number, last: number],
  lastRate: number,
  duration: number,
  seed: number,
): Run {
  const limit = Math.round((2.5 * RATE * BASE_RTT) / (8 * PACKET));
  const queue = {
    kind: 'red',
    limit,
    minThreshold: 0.15 * limit,
    maxThreshold: 0.5 * limit,
    maxP: 0.1,
    weight: 0.002,
    gentle: true,
    wait: true,
  };
  const hop = (rate: number): object => ({ rate, delay: 0.01, queue });
  const common = { scheme: SCHEMES[scheme], packetSize: PACKET, startJitter: 1 };
  const crossing = (index: number, count: number): object => ({
    ...common,
    id: `background ${index}`,
    count,
    accessDelay: 0.015,
    enter: index,
    leave: index,
    stop: CHANGE,
  });
  return run({
    seed,
    duration,
    warmup: 0,
    sample: BASE_RTT,
    path: [hop(RATE), hop(RATE), hop(lastRate)],
    transport: { profile: 'ns-2.35', timerTick: 0.1, maxWindow: 128, sendJitter: 0.0005 },
    flows: [
      { ...common, id: 'one', count: 1, accessDelay: 0.005, enter: 0, leave: 1 },
      { ...common, id: 'two', count: 1, accessDelay: 0.005, enter: 1, leave: 2 },
      ...[crossing(0, background[0]), crossing(2, background[1])].filter((_, index) => background[index]! > 0),
    ],
  });
}

/** Round trips from `from` to bin `to`, the queue of the middle link included: windows grow by round trips, not by seconds. */
function roundTrips(queue: Float64Array, from: number, to: number): number {
  let total = 0;
  for (let at = from; at < to; at += 1) total += BASE_RTT / (BASE_RTT + (queue[at]! * 8 * PACKET) / RATE);
  return total;
}

/** Windows when the background ends, and T1, T2, Δ as the paper defines them; what never comes is left out. */
function converge(runOf: Run, name: string): Measured {
  const [one, two] = [runOf.flow(0, 'cwnd'), runOf.flow(1, 'cwnd')];
  const [queue, drops] = [runOf.hop(1, 'queue'), runOf.hop(1, 'drops')];
  const start = Math.round(CHANGE / runOf.bin);
  const out: Measured = {};
  const before = start - 1;
  out[`${name}-w1`] = one[before]!;
  out[`${name}-w2`] = two[before]!;
  // What the background still had under way may be lost for a round trip.
  const firstDrop = drops.findIndex((count, at) => at >= start + 2 && count > 0);
  if (firstDrop < 0) return out;
  out[`${name}-t1`] = roundTrips(queue, start, firstDrop);
  out[`${name}-delta`] = Math.abs(two[firstDrop - 1]! - one[firstDrop - 1]!);
  const close = one.findIndex((window, at) => at >= firstDrop && Math.abs(two[at]! - window) < CLOSE);
  if (close < 0) return out;
  out[`${name}-t2`] = roundTrips(queue, firstDrop, close);
  out[`${name}-t2-seconds`] = (close - start) * runOf.bin;
  return out;
}

/** Table 3: convergence to fairness from about (7, 100), and to full use from about (10, 30). */
export function convergence(seed: number): Measured {
  const out: Measured = {};
  for (const scheme of ['tcp', 'simd', 'aimd16', 'iiad'] as const) {
    const seconds = scheme === 'iiad' ? 500 : 120;
    Object.assign(out, converge(chain(scheme, [15, 0], RATE, CHANGE + seconds, seed), `jin-t3-fair-${scheme}`));
    Object.assign(out, converge(chain(scheme, [11, 3], 10e6, CHANGE + seconds, seed), `jin-t3-full-${scheme}`));
  }
  return out;
}
