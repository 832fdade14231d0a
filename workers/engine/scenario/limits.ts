/**
 * Bounds of a scenario. Links and files may be hostile: bounds on counts and sizes limit the memory of a run, `packets` and
 * `samples` its work.
 */
export const LIMITS = {
  groups: 64,
  flows: 2_000,
  hops: 16,
  traffic: 32,
  onOffSources: 1_000,
  events: 10_000,
  /** Items in a loss model's list: gaps of a pattern, phases, steps of a schedule. */
  lossSteps: 1_000,
  /** Transfers that the flows of a run begin one after another. */
  transfers: 10_000,
  /** Probes that a ping sends during the run. */
  probes: 50_000,
  /** Packets that one event loses by their numbers. */
  packetsLost: 1_000,
  /** Milliseconds of a link's trace. */
  trace: 600_000,
  /** Measured runs behind a run, and rows of each. */
  measured: 4,
  measuredRows: 20_000,
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
  /** Highest number of a packet. */
  packetNumber: 1e9,
  /** bytes */
  minPacketSize: 40,
  maxPacketSize: 65_535,
  /** s */
  minSample: 1e-4,
  /** Time between updates of a queue's controller, s. */
  minUpdate: 0.001,
  /** Upper bound on the data packets of the run, from its rates and windows (bounds.ts). */
  packets: 1e9,
  /** Frames times numbers per frame. */
  samples: 4e8,
  /** Upper bound on what the worker holds for the network, bytes. */
  memory: 600e6,
  /** JSON values in the input. */
  values: 200_000,
  text: 2_000,
  identifier: 64,
} as const;

/** What each field says that is a number of flows of a group. */
export const NUMBER_OF_FLOWS = {
  key: 'count',
  name: 'Flows',
  unit: 'flows',
  range: [1, LIMITS.flows],
  default: 1,
  whole: true,
} as const;
