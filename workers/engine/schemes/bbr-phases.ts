/** BBR's phases, and their names for learners. */
export const STARTUP = 0;
export const DRAIN = 1;
export const PROBE_BANDWIDTH = 2;
export const PROBE_RTT = 3;
export const PHASES = ['startup', 'drain', 'probe bandwidth', 'probe round trip'] as const;

/** `BBRHighGain`, 2/ln 2: the smallest gain that doubles the delivery rate each round. Its inverse drains the queue that this built. */
export const STARTUP_GAIN = 2.885;
/** `pacing_gain_cycle` of PROBE_BW, Sec. 4.3.4.3 of draft-cardwell-iccrg-bbr-congestion-control-00. */
export const CYCLE = [1.25, 0.75, 1, 1, 1, 1, 1, 1];
