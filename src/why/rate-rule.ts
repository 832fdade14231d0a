/** The rule that a change of a rate follows, with its numbers in it. Rates in packets/s. */
import type { SchemeChoice } from '../../workers/engine/scenario/types.ts';
import { findScheme } from '../../workers/engine/schemes/index.ts';
import type { Change } from '../../workers/live/cause-records.ts';
import { compact, fixed } from '../format.ts';
import { spanText } from './span.ts';

/** As a sentence that follows on a colon. */
export function rateRule({ cause, numbers, before, after }: Change, scheme: SchemeChoice): string {
  const [first, second] = numbers as [number, number];
  const [was, is] = [fixed(before, 1), fixed(after, 1)];
  const of = (key: string): number => Number(scheme[key]);
  switch (cause) {
    case 'start':
      return `it begins with ${is} packets/s.`;
    case 'first round trip':
      return `one packet per round trip: 1 / ${spanText(first)} = ${is}.`;
    case 'first pace':
      return `the first window in a round trip, times the gain of startup: ${fixed(first, 1)} / ${spanText(second)} = ${is}.`;
    case 'slow-start report':
      return slowStartRule(numbers, was, is);
    case 'loss event':
    case 'equation, higher':
    case 'equation, lower':
      return equationRule(numbers, was, is);
    case 'silence':
      return `X ← X/2: ${was} / 2 = ${is}.`;
    case 'step':
      return `X ← X + α/R: ${fixed(1 / first, 1)} + ${compact(of('a'), 3)} / ${spanText(second)} = ${is}.`;
    case 'missing packet':
    case 'overdue packet':
    case 'marked packet':
      return scheme.kind === 'rap'
        ? `X ← β X: ${compact(of('kept'), 3)} × ${was} = ${is}.`
        : `the start-up is over, X ← X/2: ${was} / 2 = ${is}.`;
    case 'start-up round':
      return `X ← 2 X every round trip without loss: ${is} is at most one maximum window per ${spanText(first)}.`;
    case 'interval without loss':
      return `X ← ${compact(of('growth'), 3)} X: ${compact(of('growth'), 3)} × ${was} = ${is}.`;
    case 'interval with losses':
      return `X ← T(p, R, 4R) with p = ${compact(first, 3)} of this interval and R = ${spanText(second)}: ${is}.`;
    case 'report':
      return first > 0
        ? `X = Y/R, as the receiver asks: ${is}.`
        : `the receiver knows no round trip yet: 2 / ${spanText(second)} = ${is}.`;
    case 'model':
    case 'model with losses':
      return `X = gain × bandwidth: ${compact(second, 3)} × ${fixed(first, 1)} = ${is}.`;
    case 'idle restart':
      return `X = bandwidth after an idle time: ${fixed(first * second, 1)}.`;
    default:
      return `${findScheme(scheme.kind)?.law[0] ?? ''}.`;
  }
}

function slowStartRule(numbers: readonly number[], was: string, is: string): string {
  const [rule, rtt, bound, initial] = numbers as [number, number, number, number];
  if (rule === 0)
    return `at least the first window per round trip: ${fixed(initial, 1)} packets/s with R = ${spanText(rtt)}; it is ${is}.`;
  if (rule === 1) return `nothing was received in between, so one packet per round trip: 1 / ${spanText(rtt)} = ${is}.`;
  const twice = `twice the rate received, ${fixed(bound, 1)}`;
  if (rule === 2) return `X ← 2 X once per round trip, at most ${twice}: from ${was} to ${is}.`;
  return `X was above ${twice}: it goes to half of that, ${is}.`;
}

function equationRule(numbers: readonly number[], was: string, is: string): string {
  const [, p, rtt, t0, equation, ceiling, rounds, rule] = numbers as [
    ...[number, number, number, number, number, number, number, number],
  ];
  const result = `X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = ${compact(p, 3)}, R = ${spanText(rtt)}, t₀ = ${spanText(t0)} gives ${fixed(equation, 1)}`;
  if (rule === 0) {
    const up = `${was} + ${compact(rounds, 2)} packets per round trip`;
    return `${result}. It rises towards that by at most ${up}, and not above ${fixed(ceiling, 1)}: ${is}.`;
  }
  if (rule === 2) return `${result}, and it may be no more than ${fixed(ceiling, 1)}, from the rate received: ${is}.`;
  return rule === 3 ? `${result}: slow start is over, and X is ${is}.` : `${result}: X falls to it at once, ${is}.`;
}
