/** The runs of jin2001 that figures and claims look at. */
import { compared } from '../setups/evidence.ts';
import { scheme as jinScheme } from '../setups/jin2001-common.ts';
import { CHAIN_RTT_SECONDS } from '../setups/jin2001-networks.ts';
import { assumed } from '../setups/notes.ts';
import type { RunSpec } from '../figures/ask.ts';
import { askOf, metric, runOf } from '../figures/parts.ts';
import { asked, type Quantity, ratio } from '../figures/quantity.ts';

/** Names that setups know, and how tables show them. */
export const COMPARED = ['TCP', 'AIMD(1/16)', 'IIAD', 'SIMD(1/16)'] as const;
export type Compared = (typeof COMPARED)[number];
/** Experiments on the chain of Figure 9: to a fair share, to full use. */
export type Experiment = 'fair' | 'eff';

/** A scheme without its parameter. */
export const nameOf = (scheme: Compared): string => scheme.replace('(1/16)', '');

export const LOSS_RATES = [0.001, 0.003, 0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5];
export const FLOW_COUNTS = [1, 2, 4, 8, 16, 32, 64];
export const LINK_RATES = [15e6, 60e6] as const;
export const CHANGE_AT = 400;

/** Beyond this nothing but IIAD is still on its way; s. */
const ENOUGH_SECONDS = 620;
export const CUT_SHORT = {
  'jin2001-conv-fair': [
    assumed(
      'length',
      '620 to 900 s',
      'the change is at 400 s; IIAD needs thousands of round trips, the others are done',
    ),
  ],
};

export function fatLink(scheme: RunSpec['choice'][string], lossRate: number): RunSpec {
  return runOf('jin2001-fat-link', { scheme, lossRate });
}

/** Throughput over TCP's under the same chance of loss: the goodputs of two runs with the same seed. */
export function overTcp(scheme: string, lossRate: number, choice: RunSpec['choice'][string] = scheme): Quantity {
  const goodput = (chosen: RunSpec['choice'][string]): Quantity =>
    asked('goodput', askOf(fatLink(chosen, lossRate), 'goodput'));
  return ratio(`${scheme} over TCP at ${100 * lossRate} %`, goodput(choice), goodput('TCP'));
}

export type Queue = 'red-ecn' | 'red' | 'droptail';

export function besideTcp(queue: Queue, flowsEach: number, bottleneckBps: number): RunSpec {
  return runOf(`jin2001-vs-tcp-${queue}`, { flowsEach, bottleneckBps });
}

export function shareOfTcp(queue: Queue, flowsEach: number, bottleneckBps: number): Quantity {
  return metric(
    `${flowsEach} + ${flowsEach} flows, ${bottleneckBps / 1e6} Mbit/s`,
    besideTcp(queue, flowsEach, bottleneckBps),
    'share-ratio',
    { flows: ['studied'], reference: ['tcp'] },
  );
}

/** Part of the packets that is marked or dropped at the bottleneck. */
export function signalRate(queue: Queue, flowsEach: number, bottleneckBps: number): Quantity {
  return metric(`${flowsEach} + ${flowsEach}`, besideTcp(queue, flowsEach, bottleneckBps), 'mark-drop-rate');
}

/** The chain of Figure 9: 'fair' from about (7, 100) packets, 'eff' from about (10, 30). */
export function chain(experiment: Experiment, scheme: Compared): RunSpec {
  const usual = experiment === 'fair' ? 900 : 600;
  const durationSeconds = scheme === 'IIAD' ? usual : Math.min(usual, ENOUGH_SECONDS);
  return runOf(`jin2001-conv-${experiment}`, { scheme, durationSeconds });
}

const PAIR = { flows: ['one', 'two'] } as const;
/** The first round trips after the change still see what the background had under way. */
const SETTLED_AT = CHANGE_AT + 0.1;
/** Round trips after which RED's average has forgotten the background: 30 packets each, at a weight of 0.002. */
export const FORGOTTEN_AT = CHANGE_AT + 20 * CHAIN_RTT_SECONDS;

/** The readings of T1 and T2 that are taken. */
const TAKEN = { withQueue: 1, sinceChange: 0, firstMoment: 1 } as const;
export const TIMES_EVIDENCE = compared('jin-times');

/** T1: round trips from the change to the first loss. */
export function t1(scheme: Compared): Quantity {
  const { withQueue } = TAKEN;
  return metric(scheme, chain('eff', scheme), 'full-use', { ...PAIR, at: CHANGE_AT, from: FORGOTTEN_AT, withQueue });
}

export function delta(scheme: Compared): Quantity {
  return metric(scheme, chain('eff', scheme), 'delta-w', { ...PAIR, at: FORGOTTEN_AT });
}

/** T2: round trips until the windows are first within 10 packets. */
export function t2(scheme: Compared): Quantity {
  return metric(scheme, chain('fair', scheme), 'equal-windows', { ...PAIR, at: SETTLED_AT, ...TAKEN });
}

/** Windows of both flows when the background ends, packets. */
export function startWindows(experiment: Experiment, scheme: Compared): Quantity[] {
  return (['one', 'two'] as const).map((flow) => startWindow(experiment, scheme, flow));
}

export function startWindow(experiment: Experiment, scheme: Compared, flow: 'one' | 'two'): Quantity {
  return metric(`${scheme}, flow ${flow}`, chain(experiment, scheme), 'window-at', { flows: [flow], at: CHANGE_AT });
}

/** AIMD whose climb matches TCP's timeout term and not its congestion avoidance (footnote 6). */
export const GREEDY_AIMD = { ...jinScheme('AIMD(1/8)'), a: 0.3125 };
