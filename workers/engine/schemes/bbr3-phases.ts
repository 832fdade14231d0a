/** BBR version 3: its states, their names for learners, and the gains of pacing and window in each (draft-ietf-ccwg-bbr-06, Sec. 5.6.1). */
export const STARTUP = 0;
export const DRAIN = 1;
export const DOWN = 2;
export const CRUISE = 3;
export const REFILL = 4;
export const UP = 5;
export const PROBE_RTT = 6;
export const PHASES = ['startup', 'drain', 'probe down', 'cruise', 'refill', 'probe up', 'probe round trip'] as const;
export const PACING_GAINS = [2.77, 0.5, 0.9, 1, 1, 1.25, 1] as const;
export const WINDOW_GAINS = [2, 2, 2, 2, 2, 2.25, 0.5] as const;

/** A bandwidth probe, and what comes between two of them. */
export function probesBandwidth(phase: number): boolean {
  return phase >= DOWN && phase <= UP;
}

/** It tries to have more in flight, so that losses are expected. */
export function accelerates(phase: number): boolean {
  return phase === STARTUP || phase === REFILL || phase === UP;
}
