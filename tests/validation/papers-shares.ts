/** jin2001, Fig. 6 to 8: n SIMD flows against n TCP flows, with four TCP flows in the opposite direction. */
import { Moments } from '../../workers/engine/sampling/statistics.ts';
import type { Measured } from './papers.ts';
import { run, SCHEMES } from './papers-runs.ts';

/** bit/s; s; bytes */
const RATE = 15e6;
const RTT = 0.1;
const PACKET = 1000;
const BDP = (RATE * RTT) / (8 * PACKET);
/** The paper takes the last 60 s. */
const DURATION = 120;
const WARMUP = 60;

/** Table 2: 2.5 BDP for RED with thresholds at 0.15 and 0.5 of it, 1.5 BDP for DropTail. */
const RED = {
  kind: 'red',
  limit: Math.round(2.5 * BDP),
  minThreshold: 0.375 * BDP,
  maxThreshold: 1.25 * BDP,
  maxP: 0.1,
  weight: 0.002,
  gentle: true,
  wait: true,
};
const QUEUES = { ecn: { ...RED, ecn: true }, red: RED, droptail: { kind: 'droptail', limit: Math.round(1.5 * BDP) } };

interface Shares {
  /** Mean goodput of a SIMD flow over that of a TCP flow. */
  ratio: number;
  /** CoV of all 2n goodputs. */
  spread: number;
}

function shares(queue: object, n: number, seed: number): Shares {
  const hop = { rate: RATE, delay: 0.03, queue };
  const common = { accessDelay: RTT / 2 - 0.03, packetSize: PACKET, startJitter: 1 };
  const { summary } = run({
    seed,
    duration: DURATION,
    warmup: WARMUP,
    path: [hop],
    reverse: [hop],
    transport: { profile: 'ns-2.35', timerTick: 0.1, maxWindow: 1000, sendJitter: 0.001 },
    flows: [
      { ...common, id: 'simd', scheme: SCHEMES.simd, count: n },
      { ...common, id: 'tcp', scheme: SCHEMES.tcp, count: n },
      { ...common, id: 'back', scheme: SCHEMES.tcp, count: 4, direction: 'reverse' },
    ],
  });
  const goodputs = new Moments();
  for (const flow of summary.flows) if (flow.group !== 'back') goodputs.add(flow.goodputPps);
  return {
    ratio: summary.groups[0]!.goodputPps / summary.groups[1]!.goodputPps,
    spread: goodputs.cov ?? 0,
  };
}

/** Shares under light and heavy load, and what DropTail does to them. */
export function sharesAgainstTcp(seed: number): Measured {
  const out: Measured = {};
  for (const n of [8, 16, 64]) {
    const [ecn, red] = [shares(QUEUES.ecn, n, seed), shares(QUEUES.red, n, seed)];
    out[`jin-f6-share-${n}`] = ecn.ratio;
    out[`jin-f7-share-${n}`] = red.ratio;
    if (n !== 16) continue;
    const droptail = shares(QUEUES.droptail, n, seed);
    out['jin-f8-share-16'] = droptail.ratio / red.ratio;
    out['jin-f8-spread-16'] = droptail.spread / red.spread;
  }
  return out;
}
