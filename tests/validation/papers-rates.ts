/** Experiments of tsao2007 and yang2000 for the schemes that ns-2 does not have: TFRCP and TEAR, with others beside them. */
import { RandomStream } from '../../workers/engine/random.ts';
import type { Measured } from './papers.ts';
import { fatLink, rateBetween, run, runningMean, type SchemeName, SCHEMES, timedLosses } from './papers-runs.ts';

/** tsao2007's: s, packets. */
const RTT = 0.14;
const MAX_WINDOW = 200;

/** TCP's mean window with a loss every `seconds`: it climbs by one per round trip and is halved, so 3/2 of the climb. */
function steadyWindow(seconds: number): number {
  return (1.5 * seconds) / RTT;
}

/** tsao2007 Fig. 1: throughput over SACK's; one packet is lost every 5 s on average, at every rate; 5000 s. */
export function timedLoss(seed: number): Measured {
  const out: Measured = {};
  const others = ['gaimd', 'iiad', 'sqrt', 'simd', 'simd/period', 'aiad/h', 'tfrc', 'tfrcp', 'tear'] as const;
  for (const cv of [0, 0.5, 1]) {
    const goodput = (scheme: SchemeName): number => {
      const events = timedLosses(new RandomStream(seed, 'times of loss'), 5, cv, 5, 5200);
      return run({
        ...fatLink(SCHEMES[scheme], RTT, MAX_WINDOW, steadyWindow(5)),
        seed,
        duration: 5200,
        warmup: 200,
        sample: 1,
        events,
      }).summary.flows[0]!.goodputPps;
    };
    const tcp = goodput('tcp');
    for (const scheme of others) out[`tsao-f1-${scheme}-${cv}`] = goodput(scheme) / tcp;
    out[`tsao-f1-four-${cv}`] = (['tear', 'iiad', 'sqrt', 'aiad/h'] as const).reduce(
      (sum, name) => sum + out[`tsao-f1-${name}-${cv}`]! / 4,
      0,
    );
  }
  out['tsao-f1-simd-climb'] = out['tsao-f1-simd-1']! / out['tsao-f1-simd-0']!;
  return out;
}

/**
 * tsao2007 Fig. 3: a loss every second, from 100 s to 800 s every 5 s. Seconds until the mean of 5 s has done 90 % of
 * the way between the old and the new level: the means of the 50 s before, and of the last 100 s after, each change.
 */
export function twoStates(seed: number): Measured {
  const out: Measured = {};
  for (const scheme of ['tcp', 'gaimd', 'iiad', 'sqrt', 'simd', 'aiad/h', 'tfrc', 'tfrcp', 'tear'] as const) {
    const random = new RandomStream(seed, 'times of loss');
    const events = [
      timedLosses(random, 1, 0, 1, 100),
      timedLosses(random, 5, 0, 100, 800),
      timedLosses(random, 1, 0, 800, 1100),
    ].flat();
    const { flow, bin } = run({
      ...fatLink(SCHEMES[scheme], RTT, MAX_WINDOW, steadyWindow(1)),
      seed,
      duration: 1100,
      warmup: 0,
      sample: 0.5,
      events,
    });
    const sent = flow(0, 'sent');
    const smooth = runningMean(sent, bin, 5);
    const [low, high, lowAgain] = [
      rateBetween(sent, bin, 50, 100),
      rateBetween(sent, bin, 700, 800),
      rateBetween(sent, bin, 1000, 1100),
    ];
    const up = smooth.findIndex((value, at) => at * bin >= 100 && value / bin >= low + 0.9 * (high - low));
    const down = smooth.findIndex((value, at) => at * bin >= 800 && value / bin <= high + 0.9 * (lowAgain - high));
    out[`tsao-f3-${scheme}-up`] = (up + 1) * bin - 100;
    out[`tsao-f3-${scheme}-down`] = (down + 1) * bin - 800;
  }
  return out;
}

/** TFRCP: growth per 5 s once losses (1 %) end at 100 s. */
export function doubling(seed: number): Measured {
  const events = [{ at: 100, do: 'loss', model: { kind: 'none' } }];
  const loss = { kind: 'bernoulli', p: 0.01 };
  const { flow, bin } = run({
    ...fatLink(SCHEMES.tfrcp, RTT, 100_000),
    seed,
    duration: 125,
    warmup: 0,
    sample: 1,
    loss,
    events,
  });
  const sent = flow(0, 'sent');
  return { 'tfrcp-doubling': (rateBetween(sent, bin, 121, 124) / rateBetween(sent, bin, 106, 109)) ** (1 / 3) };
}

const YANG_RTT = 0.1;

/** yang2000's link: 2.5 Mbit/s, 50 packets of 1000 bytes, 0.1 s. */
function yangLink(scheme: object): object {
  return {
    path: [{ rate: 2.5e6, delay: 0.03, queue: { kind: 'droptail', limit: 49 } }],
    transport: { profile: 'ns-2 of 2000', sendJitter: 0.001 },
    flows: [{ id: 'flow', scheme, count: 1, startJitter: YANG_RTT, accessDelay: 0.02, packetSize: 1000 }],
    sample: YANG_RTT,
  };
}

/** yang2000 Fig. 5 and 6: CoV of packets per 0.1 s over 3000 bins, and TEAR's rate at 20 % over that of Reno. */
export function randomLossTear(seed: number): Measured {
  const out: Measured = {};
  const flowOf = (scheme: object, p: number): { cov: number | null; sentPps: number } =>
    run({ ...yangLink(scheme), seed, duration: 310, warmup: 10, loss: { kind: 'bernoulli', p } }).summary.flows[0]!;
  for (const p of [0.005, 0.01, 0.02, 0.05, 0.1, 0.2]) out[`yang-f6-tear-${p}`] = flowOf(SCHEMES.tear, p).cov!;
  out['yang-f5-tear-high'] = flowOf(SCHEMES.tear, 0.2).sentPps / flowOf({ kind: 'tcp', variant: 'reno' }, 0.2).sentPps;
  return out;
}

/** yang2000 Fig. 22: at 100 s every packet is lost; rate over 100 to 200 round trips later, and time to half of it. */
export function blackout(seed: number): Measured {
  const out: Measured = {};
  const events = [{ at: 100, do: 'loss', model: { kind: 'bernoulli', p: 1 } }];
  const loss = { kind: 'bernoulli', p: 0.005 };
  for (const scheme of ['tear', 'tear without timeout'] as const) {
    const { flow, bin } = run({ ...yangLink(SCHEMES[scheme]), seed, duration: 125, warmup: 0, loss, events });
    const sent = flow(0, 'sent');
    const before = rateBetween(sent, bin, 99, 100);
    out[`yang-f22-${scheme}-left`] = rateBetween(sent, bin, 110, 120) / before;
    const half = runningMean(sent, bin, 1).findIndex((value, at) => at * bin >= 101 && value / bin <= before / 2);
    if (half >= 0) out[`yang-f22-${scheme}-half`] = half + 1 - Math.round(100 / bin);
  }
  return out;
}

/**
 * yang2000 Table 1: D, round trips with one loss in each until the rate has halved, and I, the largest climb per round
 * trip of 20. As in the paper's derivation all epochs before are alike: a loss every 2 s, the last one at 200 s.
 */
export function responsiveness(seed: number): Measured {
  const rtt = YANG_RTT;
  const start = Math.round(200 / rtt);
  const shift = new RandomStream(seed, 'times of loss').uniform() * rtt;
  const drop = (at: number): object => ({ at: at + shift, do: 'drop', group: 'flow', flow: 0, count: 1 });
  const regular = Array.from({ length: 100 }, (_, index) => drop(2 * (index + 1)));
  const persistent = Array.from({ length: 50 }, (_, index) => drop(200 + (index + 1) * rtt));
  const windows = (duration: number, events: object[]): Float64Array =>
    run({ ...fatLink(SCHEMES.tear, rtt, 10_000, 30), seed, warmup: 0, sample: rtt, duration, events }).flow(0, 'cwnd');
  const falling = windows(206, [...regular, ...persistent]);
  const rising = windows(230, regular);
  let climb = 0;
  for (let at = start; at + 20 < rising.length; at += 1) climb = Math.max(climb, (rising[at + 20]! - rising[at]!) / 20);
  const halved = falling.findIndex((rate, at) => at >= start && rate <= falling[start - 1]! / 2);
  return { 'yang-t1-tear-D': halved - start, 'yang-t1-tear-I': climb };
}
