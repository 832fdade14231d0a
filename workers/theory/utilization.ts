/** How much of a link AIMD flows use, in closed form. */
import { type ClosedForm, form } from './closed-form.ts';

/**
 * f(k): part of a link used in the first k round trips after its flows' share has doubled (bansal2001 Section 4.2.3,
 * Figure 13), the queue empty. Before, each flow sends `ratePps`; then it climbs by `a` packets per round trip and round
 * trip until it has all. The printed formula lacks this end of the climb.
 */
export function utilizationAfterDoubling(k: number, a: number, rttSeconds: number, ratePps: number): number {
  const untilFull = (ratePps * rttSeconds) / a;
  return k <= untilFull ? 0.5 + (k * a) / (4 * rttSeconds * ratePps) : 1 - untilFull / (4 * k);
}

/**
 * Part of a link that one AIMD flow alone at a drop-tail queue uses. 1 if the window after a cut still fills the pipe.
 * Else the packets of a climb over the time that it takes: below the pipe a round trip lasts the base RTT, above it the
 * link's rate counts. With no queue and b = 1/2 it is 3/4 (Villamizar & Song 1994).
 * @param pipe window at which the link is just full, packets
 * @param peak window at which the queue overflows, packets
 * @param b part cut
 */
export function utilizationOfLoneFlow(pipe: number, peak: number, b: number): number {
  const low = (1 - b) * peak;
  if (low >= pipe) return 1;
  return (peak * peak - low * low) / (2 * pipe * (pipe - low) + peak * peak - pipe * pipe);
}

export const utilizationForms: readonly ClosedForm[] = [
  form(
    'f-k',
    'a R lambda k',
    'f(k) of a flow of λ packets/s that climbs by a, queue empty, capped at the link',
    '1/2 + ka/(4Rλ) for k ≤ k* = λR/a, else 1 − k*/(4k)',
    'bansal2001',
    (a, R, lambda, k) => utilizationAfterDoubling(k, a, R, lambda),
  ),
];
