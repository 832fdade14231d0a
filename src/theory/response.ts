/**
 * Response functions: what one flow of a scheme sends, in packets per second, where one packet in 1/p begins a loss event
 * and the round trip is R. They hold where nothing changes, for long.
 */
import type { FlowGroup, Scenario } from '../../workers/engine/scenario/types.ts';
import { TIMEOUT_RTTS } from '../../workers/theory/throughput.ts';
import { findScheme } from '../../workers/engine/schemes/index.ts';
import type { NotAimd, SchemeTheory } from '../../workers/engine/schemes/theory.ts';
import { fixed } from '../format.ts';
import { textsOfScheme } from '../scenario/card-words.ts';
import { closedForm, none, type Prediction } from './prediction.ts';
import { say } from '../../workers/words/say.ts';

/** Beyond this loss event rate the forms without timeouts no longer hold ("up to 1 to 2 %"). */
export const RARE_LOSSES = 0.02;

/** The climb and cut of a scheme that is AIMD in packets per round trip; null for the others. Delayed ACKs halve the climb. */
export function aimdOf(scenario: Scenario, group: FlowGroup): { a: number; b: number; timeouts: boolean } | null {
  const theory = theoryOfScheme(group);
  if (!('aimd' in theory)) return null;
  const { a, b, timeouts } = theory.aimd(group.scheme);
  return { a: timeouts && delaysAcks(scenario, group) ? a / 2 : a, b, timeouts };
}

function delaysAcks(scenario: Scenario, { transport }: FlowGroup): boolean {
  return transport.delayedAck ?? scenario.transport.delayedAck ?? false;
}

/** What closed forms say of the group's scheme. */
export function theoryOfScheme({ scheme }: FlowGroup): SchemeTheory {
  return textsOfScheme(findScheme(scheme.kind)!).theory;
}

/** What every form assumes is not so: there is not always something to send, or room for it. */
export const HELD_BACK = 'its application holds it back';

/** The rate at which the applications at its two ends let one flow send, bit/s; null where they always do. */
export function heldTo({ feed, feedRate, readRate }: FlowGroup): number | null {
  const rate = Math.min(feed === 'greedy' ? Infinity : feedRate, readRate ?? Infinity);
  return Number.isFinite(rate) ? rate : null;
}

/**
 * @param p loss event rate
 * @param rtt s
 * @param even losses come one at a time and at even gaps, so that SACK needs no timeout
 * @returns packets per second of one flow, or why the papers have no form for it
 */
export function response(scenario: Scenario, group: FlowGroup, p: number, rtt: number, even: boolean): Prediction {
  if (heldTo(group) !== null) return none(HELD_BACK);
  const aimd = aimdOf(scenario, group);
  if (aimd) return aimdResponse(aimd, p, rtt, even);
  const { sends } = theoryOfScheme(group) as NotAimd;
  if ('none' in sends) return none(sends.none);
  if ('equation' in sends) return tcpEquation(p, rtt, sends.source);
  if (p > RARE_LOSSES) return none(say('no form with timeouts, p {p}', { p: percent(p) }));
  if (delaysAcks(scenario, group)) return none('no form with delayed ACKs');
  const own = sends(group.scheme, even);
  if ('none' in own) return none(own.none);
  const { value, formula } = closedForm(own.form, { R: rtt, p, ...own.with });
  return own.windowOver
    ? { value: value / rtt, formula: own.windowOver, source: own.source }
    : { value, formula, source: own.source };
}

function aimdResponse(
  { a, b, timeouts }: { a: number; b: number; timeouts: boolean },
  p: number,
  rtt: number,
  even: boolean,
): Prediction {
  const without = closedForm('aimd-throughput', { R: rtt, T0: 0, p, a, b }).value;
  const isTcp = timeouts && a === 1 && b === 0.5;
  if (!timeouts || (even && p <= RARE_LOSSES)) {
    if (p > RARE_LOSSES) return none(say('no form with timeouts, p {p}', { p: percent(p) }));
    if (isTcp)
      return { value: without, formula: '√(3/2) / (R √p)', source: 'Mathis et al. 1997; even losses, no timeouts' };
    return {
      value: without,
      formula: '√(a(2−b)/(2bp)) / R',
      source: 'Jin et al. 2001, Eq. 8 without its timeout term',
    };
  }
  const { value, formula } = closedForm('aimd-throughput', { R: rtt, T0: TIMEOUT_RTTS * rtt, p, a, b });
  // More of the time waiting for the timer than sending: then its length decides, and that is a guess.
  if (value < without / 2) return none(say('timeouts rule at p {p}', { p: percent(p) }));
  if (isTcp) return tcpEquation(p, rtt, 'Padhye et al. 1998; RFC 5348 section 3.1');
  return { value, formula: `${formula}, T₀ = 4R`, source: 'Jin et al. 2001, Eq. 8, after Padhye et al. 1998' };
}

/** TCP's throughput with timeouts. */
function tcpEquation(p: number, rtt: number, source: string): Prediction {
  const { value } = closedForm('aimd-throughput', { R: rtt, T0: TIMEOUT_RTTS * rtt, p, a: 1, b: 0.5 });
  return { value, formula: '1 / (R √(2p/3) + T₀ min(1, 3√(3p/8)) p (1 + 32p²)), T₀ = 4R', source };
}

export function percent(part: number): string {
  return `${fixed(100 * part, 2)}\u00a0%`;
}
