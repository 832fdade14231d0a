/** The rule that a change of a window follows, with its numbers in it; of a rate see rate-rule.ts. */
import { findScheme } from '../../workers/engine/schemes/index.ts';
import { STATES } from '../../workers/engine/transport/causes.ts';
import type { Change } from '../../workers/live/cause-records.ts';
import { compact, fixed } from '../format.ts';
import type { Narrated } from '../narrator/sentences.ts';
import { packets } from '../narrator/words/teller.ts';
import { spanText } from './span.ts';
import { rateRule } from './rate-rule.ts';

type Values = Readonly<Record<string, number | string | boolean>>;
const number = (values: Values, key: string): number => Number(values[key]);

/** What a loss leaves of W, as the scheme writes it, and with the numbers. */
const CUTS: Readonly<Record<string, (w: string, of: Values) => string>> = {
  tcp: (w) => `W ← W/2: ${w} / 2`,
  aimd: (w, of) => `W ← (1 − b) W: (1 − ${compact(number(of, 'b'), 3)}) × ${w}`,
  binomial: (w, of) => {
    const [b, l] = [compact(number(of, 'b'), 3), compact(number(of, 'l'), 3)];
    return `W ← W − β W^l: ${w} − ${b} × ${w}^${l}`;
  },
  simd: (w, of) => `W ← (1 − β) W: (1 − ${compact(number(of, 'b'), 3)}) × ${w}`,
  'aiad-h': (w, of) => `W ← W − β: ${w} − ${compact(number(of, 'b'), 3)}`,
  cubic: (w, of) => `W ← β W: ${compact(number(of, 'kept'), 3)} × ${w}`,
};

/** What the scheme remembers from a cut on, from the law's terms. */
const MEMORIES: Readonly<Record<string, (terms: readonly number[], of: Values) => string>> = {
  simd: ([alpha, start]) =>
    ` It remembers W₀ = ${fixed(start!, 2)} and, from the window that it cut, α = ${compact(alpha!, 3)}.`,
  'aiad-h': ([alpha], of) =>
    ` From the window that it cut: α = 3β/(2 Wmax − β) = ${compact(alpha!, 3)}, with β = ${compact(number(of, 'b'), 3)}.`,
};

/** Congestion avoidance per ACK, from W, the scheme's values and the law's terms, at `now`, s; `known`: they are of then. */
const GROWTHS: Readonly<
  Record<string, (w: number, of: Values, terms: readonly number[], now: number, known: boolean) => string>
> = {
  tcp: (w) => `W ← W + 1/W at every ACK: now 1/${fixed(w, 1)} = ${compact(1 / w, 2)}.`,
  aimd: (w, of) => {
    const a = number(of, 'a');
    return `W ← W + a/W at every ACK: now ${compact(a, 3)}/${fixed(w, 1)} = ${compact(a / w, 2)}.`;
  },
  binomial: (w, of) => {
    const [a, k] = [number(of, 'a'), number(of, 'k')];
    return `W ← W + α/W^(k+1) at every ACK: ${compact(a, 3)}/${fixed(w, 1)}^${compact(k + 1, 3)} = ${compact(a / w ** (k + 1), 2)}.`;
  },
  simd: (_w, _of, [alpha, start]) =>
    `W(t) = W₀ + α²t²/4 since the last cut, with W₀ = ${fixed(start!, 2)} and α = ${compact(alpha!, 3)} from then.`,
  'aiad-h': (w, _of, [alpha]) =>
    `W ← W + α/W at every ACK: α = ${compact(alpha!, 3)}, from the window at the last cut, so ${compact(alpha! / w, 2)} now.`,
  cubic(_w, of, [began, k, plateau, reno, , , acks], now, known) {
    const [t, c] = [now - began!, number(of, 'c')];
    const curve = `W(t) = C (t − K)³ + Wmax: ${compact(c, 3)} × (${compact(t, 3)} − ${compact(k!, 3)})³ + ${fixed(plateau!, 2)}`;
    const value = c * (t - k!) ** 3 + plateau!;
    if (!known) return `${curve} = ${fixed(value, 2)}, or as TCP where that is more.`;
    const steps = acks === undefined ? '' : ` It grows by one packet after ${acks} ACKs.`;
    return of['renoFriendly'] === true && value < reno!
      ? `${curve} is below what TCP would have, ${fixed(reno!, 2)}: it grows as TCP.${steps}`
      : `${curve} = ${fixed(value, 2)} is what it grows to.${steps}`;
  },
  prague: (w, _of, [scale]) =>
    `W ← W + s/W at every packet without a mark: now ${compact(scale!, 3)}/${fixed(w, 1)} = ${compact(scale! / w, 2)}.${scale! < 1 ? ' s is less than 1, for the round trip is shorter than the one it acts like.' : ''}`,
  ledbat: (w, _of, [queueing, target, gain], _now, known) =>
    !known
      ? 'W follows (T − q)/T, T the target and q the queueing delay.'
      : `W ← W + G (T − q)/T / W: q = ${spanText(queueing!)}, T = ${spanText(target!)}, so ${compact((gain! * (target! - queueing!)) / target! / w, 2)} now.`,
  vegas: (_w, _of, [step, backlog, alpha], _now, known) =>
    !known
      ? `Δ < α: W grows by one packet per round trip.`
      : `Δ = ${packets(backlog!)} of its packets wait in queues, fewer than α = ${compact(alpha!, 3)}: W grows by one packet per round trip, ${compact(step!, 2)} per ACK.`,
};

/** The formula of the scheme, with the numbers of this change; of growth with the window and the time (s) at which it is asked; `known`: its numbers are of then. */
export function ruleOf(
  change: Change,
  narrated: Narrated,
  asked: { value: number; time: number; known: boolean },
): string {
  const { series, record } = narrated;
  const { scheme, transport } = series.scenario.flows[series.layout.flowGroups[record.flow] ?? 0]!;
  if (change.variable === 'rate') return rateRule(change, scheme);
  const { cause, numbers, before, after } = change;
  const [first, second, third, fourth, fifth] = numbers as [number, number, number, number, number];
  const result = fixed(after, 2);
  const whole = transport.truncateWindows ?? series.scenario.transport.truncateWindows;
  switch (cause) {
    case 'rate reduction':
      return reductionWords(numbers, result);
    case 'reduced':
      return `the window is the threshold that the cut set, ${packets(first)}.`;
    case 'overdue by RACK':
    case 'probe replaced a loss':
    case 'retransmission lost':
    case 'third duplicate ACK':
    case 'fine timeout':
    case 'mark': {
      if (scheme.kind === 'vegas' && cause !== 'mark') return vegasCut(second, third, fifth);
      if ((scheme.kind === 'dctcp' || scheme.kind === 'prague') && cause === 'mark')
        return `W ← (1 − α/2) W, α = ${compact(fifth, 2)} of the packets marked: (1 − ${compact(fifth, 2)}/2) × ${fixed(second, 2)} = ${result}.`;
      const own = CUTS[scheme.kind] ?? CUTS['tcp']!;
      const w = fixed(second, 2);
      const rule = third === 1 ? `W ← W/2: ${w} / 2` : own(w, scheme);
      const why = third === 1 && scheme.kind !== 'tcp' ? ' (a first loss, or one in slow start, halves)' : '';
      const rounded = whole === true ? ', in whole packets' : '';
      return `${rule} = ${result}${rounded}${why}.${MEMORIES[scheme.kind]?.(numbers.slice(4), scheme) ?? ''}`;
    }
    case 'third duplicate ACK, from one':
      return `W ← 1 at a loss, and slow start up to half of it: ${fixed(second, 2)} / 2.`;
    case 'timeout':
      return `after a timeout the window is ${packets(fourth)}${Number.isNaN(second) ? '' : `, and slow start ends at half of ${fixed(second, 2)}`}.`;
    case 'idle timeout':
      return `after a timeout the window is ${packets(after)}.`;
    case 'slow start':
      return 'W ← W + 1 at every new ACK: twice as much every round trip, up to the threshold.';
    case 'growth':
      return (GROWTHS[scheme.kind] ?? GROWTHS['tcp']!)(asked.value, scheme, numbers.slice(1), asked.time, asked.known);
    case 'first round trip':
      return `the window is ${packets(after)}.`;
    case 'handshake':
      return `the initial window is ${packets(first)}.`;
    case 'partial ACK':
      return `W ← W − ${packets(first - second)}: what is acknowledged has left, but for what duplicate ACKs had added.`;
    case 'duplicate ACK':
      return 'W ← W + 1: each further duplicate ACK stands for a packet that has left.';
    case 'recovered':
      return `the window is again what the cut left: ${packets(after)}.`;
    case 'delay signal':
      return `${backlogWords(numbers)} β = ${compact(second, 3)}: W ← W − 1 = ${result}.`;
    case 'delay ends slow start':
      return `${backlogWords(numbers)} γ = ${compact(second, 3)}: W ← W − W/8 = ${result}.`;
    case 'gap of three':
    case 'marked packet':
      return `the imagined TCP halves: ${fixed(second, 2)} / 2 = ${result}.`;
    case 'gap of a window':
    case 'nothing arrives':
      return 'the imagined TCP has a timeout: its window is 1.';
    case 'arrival':
      return `the imagined TCP grows by 1 for each arrival in ${STATES[0]}, else by 1/${packets(first)}.`;
    case 'model':
    case 'model with losses':
      return bbrWindow(numbers, result);
    case 'probe over':
      return `the window is again what it was before, ${packets(first)}.`;
    default:
      return `${(after < before ? findScheme(scheme.kind)?.law[1] : findScheme(scheme.kind)?.law[0]) ?? ''}.`;
  }
}

/** PRR, RFC 6937. */
function reductionWords(numbers: readonly number[], result: string): string {
  const [threshold, prior, delivered, sent, inFlight] = numbers as [number, number, number, number, number];
  const place = `${packets(inFlight)} in flight`;
  if (threshold < inFlight)
    return `PRR: of ${packets(delivered)} packets that have arrived since the cut it replaces ${packets(threshold)} in ${packets(prior)}, and ${packets(sent)} have gone: with ${place} the window is ${result}.`;
  return `PRR: no more are in flight than the threshold of ${packets(threshold)}, so for each packet that arrives one goes, and one more while nothing further is lost: with ${place} the window is ${result}.`;
}

function vegasCut(window: number, again: number, duplicates: number): string {
  const left = window <= 3 ? 2 : again === 1 ? window >> 1 : window - (window >> 2);
  const rule = window <= 3 ? 'the least window' : again === 1 ? 'sent again before, so half' : 'a quarter is cut';
  return `${rule}: of ${window} it keeps ${left}, and ${duplicates} more while as many duplicate ACKs stand for packets that have left.`;
}

function backlogWords([backlog, , base, rtt]: readonly number[]): string {
  return `Δ = W (1 − baseRTT/RTT) with ${spanText(base!)} at best and ${spanText(rtt!)} now: ${packets(backlog!)} >`;
}

/** BBR's window. */
function bbrWindow(numbers: readonly number[], result: string): string {
  const [bandwidth, , base, delivered, target, rule, inFlight, probes, , minRtt] = numbers as [
    ...[number, number, number, number, number, number, number, number, number, number],
  ];
  const bound = numbers[11] ?? Infinity;
  if (bound < Infinity && Number(result) >= bound - 0.005)
    return `the window is at most its bound, ${fixed(bound, 2)}: what a probe or a round trip with losses had in flight, less some room for others.`;
  if (probes === 1) return 'while it measures the round trip the window is at most 4.';
  const bdp = `bandwidth × smallest round trip = ${fixed(bandwidth, 1)} × ${spanText(minRtt)} = ${fixed(bandwidth * minRtt, 1)}`;
  if (rule === 0)
    return `in the first round after a loss one packet goes for each that arrives: ${packets(inFlight)} + ${packets(delivered)} = ${result}.`;
  if (rule === 1)
    return `W + ${packets(delivered)} delivered, at most the target ${fixed(target, 1)}, which is twice ${bdp} and room for bursts.`;
  return rule === 2
    ? `below the target ${fixed(target, 1)}: W ← ${fixed(base, 1)} + ${packets(delivered)} delivered = ${result}; ${bdp}.`
    : `the target ${fixed(target, 1)} is reached: the window stays ${result}; ${bdp}.`;
}
