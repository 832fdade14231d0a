/**
 * Bounds on what a scenario may ask for: links and files are hostile until they are through these.
 * Counts and sizes bound memory; `MAX_PACKETS` and `MAX_SAMPLES` bound the work of a whole run.
 */
export const LIMITS = {
  groups: 64,
  flows: 2_000,
  hops: 16,
  traffic: 32,
  onOffSources: 1_000,
  events: 10_000,
  /** Gaps of a pattern, phases, steps of a schedule. */
  lossSteps: 1_000,
  /** s */
  duration: 36_000,
  /** s, one way */
  delay: 10,
  /** bit/s */
  minRate: 1_000,
  maxRate: 100e9,
  /** packets */
  queue: 1_000_000,
  maxWindow: 100_000,
  /** bytes */
  minPacketSize: 40,
  maxPacketSize: 65_535,
  /** s */
  minSample: 1e-4,
  /** Between updates of a queue's controller, s. */
  minUpdate: 0.001,
  /** Data packets that the whole run could carry at most, by the rates and windows given. */
  packets: 1e9,
  /** Frames times numbers per frame. */
  samples: 4e8,
  /** Values of any kind in the scenario as it comes in. */
  values: 200_000,
  text: 2_000,
  identifier: 64,
} as const;
