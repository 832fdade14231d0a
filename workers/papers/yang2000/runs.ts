/** The runs of yang2000 that figures and claims look at. Times of the paper are round trips of 0.1 s. */
import {
  RTT_SECONDS as YANG_RTT_SECONDS,
  SCHEMES as YANG_SCHEMES,
  STEP_SECONDS as YANG_STEP_SECONDS,
} from '../setups/yang2000-common.ts';
import type { AskOptions, RunSpec } from '../figures/ask.ts';
import { metric, runOf } from '../figures/parts.ts';
import type { Quantity } from '../figures/quantity.ts';

export const FOUR: readonly string[] = YANG_SCHEMES;
export const RTT = YANG_RTT_SECONDS;
export const STEP_AT = YANG_STEP_SECONDS;
export const LOSS_RATES = [0.005, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1, 0.12, 0.15, 0.17, 0.2];
export const LONG_TERM_RATES = [0.005, 0.01, 0.02, 0.04, 0.06, 0.08, 0.1, 0.13, 0.17];

/** The flow of the scheme, or all of them where all are of one scheme. */
export const STUDIED: AskOptions = { flows: ['studied'] };

export function yang(name: string, scheme: string, more: Record<string, number> = {}): RunSpec {
  return runOf(`yang2000-${name}`, { scheme, ...more });
}

/** Long enough for a steady CoV: the default 60 s of the steady experiments end before 2000 round trips. */
export function longYang(name: string, scheme: string): RunSpec {
  return yang(name, scheme, { durationSeconds: 260 });
}

export function covAt(scheme: string, lossRate: number, options?: AskOptions): Quantity {
  return metric(`${scheme}, ${100 * lossRate} %`, yang('bern-sweep', scheme, { lossRate }), 'cov-time', options);
}

/** CoV over time of the scheme's flow in a steady experiment. */
export function covIn(name: string, scheme: string): Quantity {
  return metric(scheme, longYang(name, scheme), 'cov-time', STUDIED);
}

/** Mean of Jain's index over time, all flows. */
export function fairnessIn(name: string, scheme: string): Quantity {
  return metric(scheme, longYang(name, scheme), 'jain-f');
}

export function covLf(name: 'lf15' | 'lf60', scheme: string, lossRate: number): Quantity {
  return metric(`${scheme}, ${100 * lossRate} %`, yang(name, scheme, { lossRate }), 'cov-lf', {
    bin: name === 'lf15' ? 15 : 60,
  });
}

/** Mean packets per round trip of the scheme's flow from one round trip of the run to another. */
export function rateBetween(name: string, scheme: string, fromRtt: number, toRtt: number): Quantity {
  return metric(`${scheme}, round trips ${fromRtt} to ${toRtt}`, yang(name, scheme), 'send-rate', {
    ...STUDIED,
    from: fromRtt * RTT,
    to: toRtt * RTT,
  });
}

/** Round trips after the change until a part of the step is first done; the rate is a mean of `smoothRtts`. */
export function toPart(name: string, scheme: string, part: number, smoothRtts = 5): Quantity {
  return metric(scheme, yang(name, scheme), 'reach', { ...STUDIED, level: part, smooth: smoothRtts * RTT });
}

/** Round trips after the change until the rate is at most a part of what it was. */
export function fallTo(name: string, scheme: string, part: number, smoothRtts = 1): Quantity {
  return metric(scheme, yang(name, scheme), 'fall-to', { ...STUDIED, level: part, smooth: smoothRtts * RTT });
}
