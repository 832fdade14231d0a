/** BBR: what its model measures, and its phases. */
import { type Facts, say } from '../telling.ts';
import { cause } from './card.ts';

/** Least window while it measures the round trip, and at all, packets. */
const MIN_WINDOW = 4;

/** Why a phase began, said where its window or rate is asked about. */
const BEGAN = 'It is in {state:word}: ';

/**
 * An ACK: bandwidth, packets/s, pacing gain, window before growth, packets delivered, target, which rule (0 conserves, 1 full
 * pipe, 2 grows, 3 holds), packets in flight, 1 in PROBE_RTT, oldest packet not acknowledged, smallest round trip, s, newest packet
 * delivered; of version 3 the least of its bounds, packets.
 */
const MODEL = [
  ...(['bandwidth', 'gain', 'base', 'delivered', 'target', 'which', 'inFlight', 'probes'] as const),
  ...(['packet', 'minRtt', 'newest', 'cap'] as const),
] as const;
type Model = (typeof MODEL)[number];

const PRODUCT = 'bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1}';
/** Windows are said to two decimals. */
const HUNDREDTH = 0.01;
const BOUNDED =
  'the window is at most its bound, {cap:.2}: what a probe or a round trip with losses had in flight, less some room for others.';
const STAYS = 'in the first round after a loss one packet goes for each that arrives: the window stays {after:.2}.';
const WINDOWS = [
  'in the first round after a loss one packet goes for each that arrives: {inFlight:packets} + {delivered:packets} = {after:.2}.',
  `W + {delivered:packets} delivered, at most the target {target:.1}, which is twice ${PRODUCT} and room for bursts.`,
  `below the target {target:.1}: W plus what was delivered, {base:.1} + {delivered:packets} = {after:.2}; ${PRODUCT}.`,
  `the target {target:.1} is reached: the window stays {after:.2}; ${PRODUCT}.`,
];
/** Before a rate and a round trip have been measured; the first rule is the same. */
const WINDOWS_UNMEASURED = [
  WINDOWS[0]!,
  'W + {delivered:packets} delivered, at most the target {target:.1}, which goes by the initial window until there are measurements.',
  'W plus what was delivered, {base:.1} + {delivered:packets} = {after:.2}; the target {target:.1} goes by the initial window until there are measurements.',
  'the target {target:.1} is reached, which goes by the initial window until there are measurements: the window stays {after:.2}.',
];
const LEAST = 'W + {delivered:packets} delivered would be less than the least window: it is 4.';

function windowOf({ base, delivered, target, which, inFlight, probes, cap }: Facts<Model>): number {
  const grown = [
    Math.max(base, inFlight + delivered),
    Math.max(MIN_WINDOW, Math.min(base + delivered, target)),
    Math.max(MIN_WINDOW, base + delivered),
    Math.max(MIN_WINDOW, base),
  ][which]!;
  return Math.min(probes === 1 ? Math.min(grown, MIN_WINDOW) : grown, cap ?? Infinity);
}

/** Causes with which a phase begins. */
const PHASES = [
  ...(['bandwidth full', 'queue drained', 'round trip old', 'probe over'] as const),
  ...([
    'time to probe',
    'pipe refilled',
    'limit reached',
    'probe was safe',
    'too much lost',
    'nothing was lost',
  ] as const),
] as const;
export type Phase = (typeof PHASES)[number];

function beginsPhase({ cause: by }: { cause: string }, facts: Facts): boolean {
  return decides(facts, facts) && PHASES.some((phase) => phase === by);
}

/** The window or rate comes from the model, of which bandwidth and round trip are parts. */
function decides(_: object, { variable }: Facts): boolean {
  return variable === 'cwnd' || variable === 'rate';
}

const MEASURED = {
  numbers: MODEL,
  open: true,
  delayed: 'newest',
} as const;
const TOLD = {
  alone: true,
  led: ({ variable, time, changedAt }: Facts<Model>) =>
    variable === 'cwnd' || changedAt('bandwidth') === time
      ? 'An ACK measured the bandwidth anew.'
      : 'The next phase of its cycle began: the gain is {gain:3}.',
  from: [
    { variable: 'state', counts: beginsPhase },
    {
      variable: 'bandwidth',
      counts: decides,
      // Version 3 remembers probes, and not a number of round trips.
      says: ({ own }: Facts) =>
        own['rounds'] === undefined
          ? 'With this ACK the largest delivery rate of this probe and the one before went from {before:pair} to {after:pair} packets/s.'
          : 'With this ACK the largest delivery rate of the last {rounds} round trips went from {before:pair} to {after:pair} packets/s.',
    },
    {
      variable: 'smallest round trip',
      counts: decides,
      says: ({ after }: Facts) =>
        Number.isFinite(after) ? 'This ACK measured the smallest round trip, {after:span}.' : null,
    },
  ],
  windowRule: {
    says({ bandwidth, minRtt, probes, which, base, inFlight, delivered, after, cap, own }: Facts<Model>) {
      if (probes === 1) return 'while it measures the round trip the window is at most 4.';
      if (cap < Infinity && after >= cap - HUNDREDTH / 2) return BOUNDED;
      if (which === 0) return after === base && base > inFlight + delivered ? STAYS : WINDOWS[0]!;
      if (base + (which === 3 ? 0 : delivered) < MIN_WINDOW) return LEAST;
      // Without a bandwidth version 3 goes by the initial window, version 1 by the least one.
      const measured = Number.isFinite(minRtt) && (bandwidth > 0 || own['rounds'] !== undefined);
      return say((measured ? WINDOWS : WINDOWS_UNMEASURED)[which]!, { product: bandwidth * minRtt });
    },
    gives: windowOf,
  },
  rateRule: {
    says: 'X = gain × bandwidth: {gain:3} × {bandwidth:.1} = {after:.1}.',
    gives: ({ bandwidth, gain }: Facts<Model>) => gain * bandwidth,
  },
} as const;

export const bbrCauses = {
  model: cause({ ...MEASURED, everyAck: true, words: { ...TOLD, routine: true } }),
  'model with losses': cause({ ...MEASURED, words: { ...TOLD, routine: 'rate' } }),
  /** It learns of a round trip at first. Pacing gain × initial window; the round trip, s. */
  'first pace': cause({
    numbers: ['gained', 'rtt'],
    words: {
      led: 'The first answer came after {rtt:seconds}.',
      rateRule: {
        says: 'the first window in a round trip, times the gain of startup: {gained:.1} / {rtt:span} = {after:.1}.',
        gives: ({ gained, rtt }) => gained / rtt,
      },
    },
  }),
  'bandwidth full': cause({
    numbers: [],
    words: {
      told: 'phase',
      passing: 'The bandwidth no longer grows: {flow} drains the queue it made.',
      behind: `${BEGAN}the delivery rate had not grown by a quarter in three round trips.`,
    },
  }),
  'queue drained': cause({
    numbers: [],
    words: { behind: `${BEGAN}the queue that it had built was gone.` },
  }),
  'round trip old': cause({
    numbers: [],
    words: {
      told: 'phase',
      passing: '{rttWindow:4} s without a shorter round trip: {flow} drains the pipe.',
      behind: `${BEGAN}nothing had undercut its smallest round trip for too long.`,
    },
  }),
  /** The smallest round trip has been measured. The window before. */
  'probe over': cause({
    numbers: ['prior'],
    open: true,
    words: {
      told: 'phase',
      passing: '{Flow} has measured the round trip anew, and sends on.',
      led: 'The smallest round trip has been measured.',
      behind: `${BEGAN}it had measured the smallest round trip anew.`,
      windowRule: {
        says: 'the window is again what it was before, {prior:packets}.',
        gives: ({ before, prior }) => Math.max(before, prior),
      },
    },
  }),
  /** Version 3. The window before the loss. */
  'loss repaired': cause({
    numbers: ['prior'],
    words: {
      led: 'All packets sent before the loss are acknowledged.',
      windowRule: {
        says: 'the window is again what it was before the loss, {prior:packets}.',
        gives: ({ prior }) => prior,
      },
    },
  }),
  /** Version 3. */
  'time to probe': cause({
    numbers: [],
    words: {
      told: 'phase',
      passing: 'It is time to look for more bandwidth: {flow} fills the path.',
      behind: `${BEGAN}two to three seconds had passed since the last probe, or as many round trips as a TCP of its window needs to fill the queue.`,
    },
  }),
  'pipe refilled': cause({
    numbers: [],
    words: { behind: `${BEGAN}for a round trip it had sent at the bandwidth, so that the path was full.` },
  }),
  /** The probe has filled what the last one had found too much. */
  'limit reached': cause({
    numbers: [],
    words: {
      told: 'phase',
      passing: '{Flow} has in flight what was too much the last time, and gives way.',
      behind: `${BEGAN}as much was in flight as the last probe had found too much.`,
    },
  }),
  'probe was safe': cause({
    numbers: [],
    words: { behind: `${BEGAN}the careful probe before had lost little.` },
  }),
  'too much lost': cause({
    numbers: [],
    words: {
      told: 'phase',
      passing: 'Over 2 % of a round trip is lost: {flow} gives way.',
      behind: `${BEGAN}over 2 % of the packets of a round trip were lost.`,
    },
  }),
  /** Data after an idle time. Pacing gain, bandwidth. */
  'idle restart': cause({
    numbers: ['gain', 'bandwidth'],
    words: {
      led: 'Data came after an idle time.',
      rateRule: {
        says: ({ gain, bandwidth }) =>
          say('X = bandwidth after an idle time: {paced:.1}.', { paced: gain * bandwidth }),
        gives: ({ gain, bandwidth }) => gain * bandwidth,
      },
    },
  }),
  /** Version 3. What was held for lost had only been late. */
  'nothing was lost': cause({
    numbers: [],
    words: {
      told: 'phase',
      passing: 'What seemed lost has arrived after all: {flow} goes back to what it did before.',
      behind: `${BEGAN}what had seemed lost had arrived after all.`,
    },
  }),
};
