/**
 * Response functions: what one flow of a scheme sends, in packets per second, where one packet in 1/p begins a loss event
 * and the round trip is R. They hold where nothing changes, for long.
 */
import type { FlowGroup, Scenario } from '../../workers/engine/scenario/types.ts';
import { TIMEOUT_RTTS } from '../../workers/theory/throughput.ts';
import { fixed } from '../format.ts';
import { closedForm, none, type Prediction } from './prediction.ts';

/** Beyond this loss event rate the forms without timeouts no longer hold ("up to 1 to 2 %"). */
export const RARE_LOSSES = 0.02;

/** The climb and cut of a scheme that is AIMD in packets per round trip; null for the others. Delayed ACKs halve the climb. */
export function aimdOf(
  scenario: Scenario,
  { scheme, transport }: FlowGroup,
): { a: number; b: number; timeouts: boolean } | null {
  const climb = (transport.delayedAck ?? scenario.transport.delayedAck ?? false) ? 0.5 : 1;
  switch (scheme.kind) {
    case 'tcp':
      return { a: climb, b: 0.5, timeouts: true };
    case 'aimd':
      return { a: climb * Number(scheme['a']), b: Number(scheme['b']), timeouts: true };
    case 'rap':
      return { a: Number(scheme['a']), b: 1 - Number(scheme['kept']), timeouts: false };
    default:
      return null;
  }
}

/**
 * @param p loss event rate
 * @param rtt s
 * @param alone losses come one at a time and at even gaps, so that SACK needs no timeout
 * @returns packets per second of one flow, or why the papers have no form for it
 */
export function response(scenario: Scenario, group: FlowGroup, p: number, rtt: number, alone: boolean): Prediction {
  const { scheme } = group;
  const aimd = aimdOf(scenario, group);
  if (aimd) return aimdResponse(aimd, scheme.kind, p, rtt, alone);
  switch (scheme.kind) {
    case 'tfrc':
      return tcpEquation(p, rtt, 'TFRC sends by it: RFC 5348 section 3.1');
    case 'tear':
      return tcpEquation(p, rtt, 'TEAR imagines such a TCP: Rhee et al. 2000');
    case 'tfrcp':
      return none('no form: TFRCP doubles and falls');
    case 'vegas':
      return none('no form: Vegas goes by delay');
    case 'bbr':
    case 'bbr3':
      return none('no form: BBR goes by its rate samples');
    case 'prague':
      return none('no form: Prague answers marks in proportion');
    case 'cubic':
      return none('no form of CUBIC in the papers');
  }
  if (p > RARE_LOSSES) return none(`no form with timeouts, p ${percent(p)}`);
  if (group.transport.delayedAck ?? scenario.transport.delayedAck ?? false) return none('no form with delayed ACKs');
  if (scheme.kind === 'binomial') {
    const [k, l, a, b] = ['k', 'l', 'a', 'b'].map((key) => Number(scheme[key])) as [number, number, number, number];
    if (Math.abs(k + l - 1) > 1e-9) return none('no form unless k + l = 1');
    const { value } = closedForm('binomial-window', { a, b, p });
    return {
      value: value / rtt,
      formula: '√(α/(βp)) / R',
      source: 'Jin et al. 2001, footnote 5; Bansal & Balakrishnan 2001',
    };
  }
  // SIMD sets its increase for one pattern of losses, random or periodic (Eq. 3 and 5).
  if (scheme.kind === 'simd' && alone !== (scheme['period'] === true))
    return none(alone ? 'tuned for random, not even losses' : 'tuned for even, not random losses');
  if (scheme.kind === 'simd' || scheme.kind === 'aiad-h') {
    return {
      ...closedForm('tcp-simple', { R: rtt, p }),
      source: scheme.kind === 'simd' ? 'Jin et al. 2001, Eq. 3 and 5' : 'Jin et al. 2003; α is our derivation',
    };
  }
  return none('no closed form of this scheme');
}

function aimdResponse(
  { a, b, timeouts }: { a: number; b: number; timeouts: boolean },
  kind: string,
  p: number,
  rtt: number,
  alone: boolean,
): Prediction {
  const without = closedForm('aimd-throughput', { R: rtt, T0: 0, p, a, b }).value;
  if (!timeouts || (alone && p <= RARE_LOSSES)) {
    if (p > RARE_LOSSES) return none(`no form with timeouts, p ${percent(p)}`);
    if (kind === 'tcp' && a === 1)
      return { value: without, formula: '√(3/2) / (R √p)', source: 'Mathis et al. 1997; even losses, no timeouts' };
    return {
      value: without,
      formula: '√(a(2−b)/(2bp)) / R',
      source: 'Jin et al. 2001, Eq. 8 without its timeout term',
    };
  }
  const { value, formula } = closedForm('aimd-throughput', { R: rtt, T0: TIMEOUT_RTTS * rtt, p, a, b });
  // More of the time waiting for the timer than sending: then its length decides, and that is a guess.
  if (value < without / 2) return none(`timeouts rule at p ${percent(p)}`);
  if (kind === 'tcp' && a === 1) return tcpEquation(p, rtt, 'Padhye et al. 1998; RFC 5348 section 3.1');
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
