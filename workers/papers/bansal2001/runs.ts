/** The runs of bansal2001 that figures and claims look at, and what they measure on them. */
import type { Ask, RunSpec } from '../figures/ask.ts';
import { askOf, metric, runOf } from '../figures/parts.ts';
import { difference, meanOfAll, type Quantity, sliceMean } from '../figures/quantity.ts';

export const PERIODS = [0.1, 0.2, 0.4, 1, 2, 5, 10, 20, 50, 100];
export const ON_TIMES = [0.02, 0.05, 0.1, 0.2, 0.4, 1, 2, 5, 10, 20, 50];
export const POWERS = [2, 4, 8, 16, 32, 64, 128, 256];
/** Periods at which the paper finds TCP ahead, s. */
export const MIDDLE_PERIODS = [1, 2, 5, 10];

export type Wave = 'sq31' | 'saw31' | 'revsaw31' | 'sq101';

/** Flows of TCP, and as many of another scheme, against a wave of that period. */
export function mixed(scheme: string, periodSeconds: number, wave: Wave = 'sq31'): RunSpec {
  return runOf(`bansal2001-${wave}-mixed`, { scheme, periodSeconds });
}

/** Indices of the flows of the two, from and to before. */
export const FLOWS = { tcp: [0, 5], studied: [5, 10] } as const;

export function sharesAsk(run: RunSpec): Ask {
  return askOf(run, 'norm-throughput', undefined, { each: true });
}

/** Mean throughput of the five TCP flows, or of the five others, over the fair share. */
export function share(run: RunSpec, who: 'tcp' | 'studied'): Quantity {
  const [from, to] = FLOWS[who];
  return sliceMean(who === 'tcp' ? 'TCP' : String(run.choice['scheme']), sharesAsk(run), from, to);
}

/** How far TCP is ahead: mean of TCP less mean of the others. */
export function lead(run: RunSpec): Quantity {
  return difference('TCP ahead by', share(run, 'tcp'), share(run, 'studied'));
}

export function meanLead(scheme: string, wave: Wave): Quantity {
  const leads = MIDDLE_PERIODS.map((period) => lead(mixed(scheme, period, wave)));
  return meanOfAll(`TCP ahead of ${scheme}, ${wave}`, leads);
}

/** Ten flows of one scheme against an ON/OFF source. */
export function alike(scheme: string, onSeconds: number, swing: '31' | '101' = '31'): RunSpec {
  return runOf(`bansal2001-sq${swing}-homog`, { scheme, onSeconds });
}

export function used(scheme: string, onSeconds: number, swing: '31' | '101' = '31'): Quantity {
  return metric(scheme, alike(scheme, onSeconds, swing), 'agg-throughput');
}

/**
 * Two flows, and half of the flows leaving: without the reverse flows that the set-ups assume. The paper finds 86 % of the
 * link used by TCP in the first 20 round trips and 65 to 70 % by TFRC(256) in the first 200; on a RED queue that counts
 * packets, where each ACK takes a place, TCP with data in the other direction never uses more than 80 % (ns-2.35 as well:
 * group H of docs/validation.md). So the runs behind these figures had none, and ns-2.35's cases of them have none.
 */
const NO_REVERSE = { reverseFlows: 0 };

/**
 * Seconds until two flows share 55 to 45. The second one comes at 50 s; TCP(1/n) takes about 1.6 n s from then on, the
 * others less, so that a run of 150 + 6 n s holds it. What does not get there is a lower bound.
 */
export function fairTime(scheme: string, bottleneckBps?: number): Quantity {
  const slowness = Number(/(\d+)\)$/.exec(scheme)?.[1] ?? 2);
  const durationSeconds = Math.min(2000, 150 + 6 * slowness);
  return metric(
    scheme,
    runOf('bansal2001-two-flow', {
      ...NO_REVERSE,
      scheme,
      durationSeconds,
      ...(bottleneckBps !== undefined && { bottleneckBps }),
    }),
    'delta-fair-time',
  );
}

/** Five of ten flows stop. */
export function doubling(scheme: RunSpec['choice'][string]): RunSpec {
  return runOf('bansal2001-doubling', { ...NO_REVERSE, scheme });
}

/** f(k) after five of ten flows have stopped. */
export function fk(scheme: string, k: number): Quantity {
  return metric(`f(${k}) of ${scheme}`, doubling(scheme), 'f-k', { k });
}

/** TFRC(8) with its history discounting on, which the runs of the figure have off. */
export const discounting: RunSpec = doubling({ kind: 'tfrc', intervals: 8, discounting: true });

/** Seconds to 90 % of a change of the square wave, mean of all periods of a run. */
export function waveSeconds(label: string, run: RunSpec, way: 'rise' | 'fall', flows: string): Quantity {
  return metric(label, run, `wave-${way}`, { flows: [flows] });
}
