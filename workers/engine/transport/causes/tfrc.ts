/** TFRC: what its receiver reports, and how the loss event rate p comes about. */
import { type Facts, type Rule, say } from '../telling.ts';
import { cause } from './card.ts';

/**
 * The packet that began the last loss event, p, round trip and timeout, s, the equation's rate, the bound on the rate, round trips
 * since the last change, which of RULES, and the newest packet reported.
 */
const REPORT = ['packet', 'p', 'rtt', 't0', 'equation', 'ceiling', 'rounds', 'which', 'newest'] as const;
type Report = (typeof REPORT)[number];

const EQUATION =
  'X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}';
/** It rises; falls; falls below the bound too; slow start ends. */
const RULES: readonly Rule<Report>[] = [
  {
    says: `${EQUATION}. It rises towards that by at most {before:.1} + {rounds:2} packets per round trip, and not above {ceiling:.1}: {after:.1}.`,
    gives: ({ before, rounds, rtt, ceiling }) => Math.min(before + rounds / rtt, ceiling),
  },
  { says: `${EQUATION}: X falls to it at once, {after:.1}.`, gives: ({ equation }) => equation },
  {
    says: `${EQUATION}, and it may be no more than {ceiling:.1}, from the rate received: {after:.1}.`,
    gives: ({ equation, ceiling }) => Math.min(equation, ceiling),
  },
  { says: `${EQUATION}: slow start is over, and X is {after:.1}.`, gives: ({ equation }) => equation },
];
const REPORTED = {
  from: [{ variable: 'loss event rate', counts: ({ after }: { after: number }, { p }: Facts<Report>) => after === p }],
  rateRule: chosen(RULES),
} as const;

/** Which of the rules of slow start, the round trip, s, twice the rate received and the initial rate, packets/s. */
const CLIMB = ['which', 'rtt', 'bound', 'initial'] as const;
const CLIMBS: readonly Rule<(typeof CLIMB)[number]>[] = [
  {
    says: 'at least the first window per round trip: {initial:.1} packets/s with R = {rtt:span}; it is {after:.1}.',
    gives: ({ before, initial }) => Math.max(before, initial),
  },
  {
    says: 'nothing was received in between, so one packet per round trip: 1 / {rtt:span} = {after:.1}.',
    gives: ({ rtt }) => 1 / rtt,
  },
  {
    says: 'X ← 2 X once per round trip, at most twice the rate received, {bound:.1}: from {before:.1} to {after:.1}.',
    gives: ({ before, bound, rtt }) => Math.max(Math.min(2 * before, bound), 1 / rtt),
  },
  {
    says: 'X was above twice the rate received, {bound:.1}: it goes to half of that, {after:.1}.',
    gives: ({ bound }) => bound / 2,
  },
];

/** The rule that the number `which` of a record says. */
/* @__NO_SIDE_EFFECTS__ */
function chosen<Name extends string>(rules: readonly Rule<Name>[]): Rule<Name> {
  const ruleOf = (facts: Facts<Name>): Rule<Name> => rules[(facts as unknown as Facts<'which'>).which]!;
  return {
    says(facts) {
      const { says } = ruleOf(facts);
      return typeof says === 'string' ? says : says(facts);
    },
    gives: (facts) => ruleOf(facts).gives(facts),
  };
}

export const tfrcCauses = {
  'slow-start report': cause({
    numbers: CLIMB,
    words: { routine: true, led: 'A report of the receiver came.', rateRule: chosen(CLIMBS) },
  }),
  'loss event': cause({
    numbers: REPORT,
    words: {
      told: 'fall',
      namesPacket: true,
      answers: 'loss',
      sameEvent: {
        within: 'rtt',
        says: 'Packet {other} was {how?dropped|lost|marked} too, {gap:span} after packet {packet}: within one round trip it is the same loss event.',
      },
      passing: ({ which, before, after }) =>
        which === 3
          ? 'Packet {packet} is lost, slow start ends: {before:pair} to {after:pair} packets/s.'
          : after < before
            ? 'Packet {packet}, a new loss event: the rate falls, {before:pair} to {after:pair} packets/s.'
            : 'Packet {packet}, a new loss event: the rate rises, {before:pair} to {after:pair} packets/s.',
      led: 'The receiver reported a new loss event, begun by packet {packet}.',
      ...REPORTED,
    },
  }),
  'equation, higher': cause({
    numbers: REPORT,
    words: { routine: true, answers: 'perhaps', led: 'A report of the receiver came.', ...REPORTED },
  }),
  'equation, lower': cause({
    numbers: REPORT,
    delayed: 'newest',
    words: { routine: true, answers: 'perhaps', led: 'A report of the receiver came.', ...REPORTED },
  }),
  /** The receiver, at its first loss: p from the rate received (packets/s), R and t₀, s. */
  'first loss interval': cause({
    numbers: ['received', 'rtt', 't0'],
    words: {
      behind:
        'p = {after:3}: at the first loss it is that at which the equation gives the rate received then, {received:.1} packets/s with R = {rtt:span}.',
    },
  }),
  /** The receiver, a report: pairs of an interval and its weight, newest first, up to MOST_INTERVALS. */
  'loss intervals': cause({
    numbers: [],
    open: true,
    words: {
      behind: ({ after }) =>
        say(
          'p = {after:3} = 1 / {mean:.1}, the mean of the loss intervals, newest first, with their weights: {numbers:weighted}.',
          { mean: 1 / after },
        ),
    },
  }),
};
