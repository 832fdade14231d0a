/** RAP and TFRCP, and what all senders with a rate have in common. */
import { tcpThroughput, TIMEOUT_RTTS } from '../../../theory/throughput.ts';
import { cause } from './card.ts';

/** Least rate of TEAR and TFRCP, packets/s. */
export const SLOWEST_RATE = 1 / 64;

/** The packet; RAP: the gap before, s, and the highest packet sent; others as they name them. The rule is the scheme's. */
const MISSING = { numbers: ['packet', 'gap', 'highest'], open: true } as const;
const TOLD = { told: 'fall', namesPacket: true, answers: 'loss', answersUpTo: 'highest' } as const;

export const rateCauses = {
  /** No report or ACK for a while: the rate is halved. */
  silence: cause({
    numbers: [],
    open: true,
    words: {
      told: 'fall',
      answers: 'perhaps',
      countedAs: 'silence',
      passing: 'No report comes: {flow} halves its rate, {before:pair} to {after:pair} packets/s.',
      led: 'Nothing came back for a while.',
      rateRule: { says: 'X ← X/2: {before:.1} / 2 = {after:.1}.', gives: ({ before }) => before / 2 },
    },
  }),
  'missing packet': cause({
    ...MISSING,
    words: {
      ...TOLD,
      passing: 'Packet {packet} is missing: {flow} cuts its rate, {before:pair} to {after:pair} packets/s.',
      led: 'Three later packets were answered: packet {packet} is missing.',
    },
  }),
  'overdue packet': cause({
    ...MISSING,
    delayed: 'packet',
    words: {
      ...TOLD,
      passing: 'Packet {packet} is overdue: {flow} cuts its rate, {before:pair} to {after:pair} packets/s.',
      led: 'Packet {packet} was not answered in time.',
    },
  }),
  'marked packet': cause({
    ...MISSING,
    words: {
      ...TOLD,
      answers: 'mark',
      countedAs: 'marks',
      passing: 'Packet {packet} is marked: {flow} cuts its rate, {before:pair} to {after:pair} packets/s.',
      led: 'Packet {packet} came with a mark.',
    },
  }),
  /** RAP: once per round trip. Gap before and round trip, s. */
  step: cause({
    numbers: ['gap', 'rtt'],
    words: { routine: true, led: 'A round trip passed without a loss.' },
  }),
  /** TFRCP: a round trip of its start-up without loss. */
  'start-up round': cause({
    numbers: ['rtt'],
    open: true,
    words: {
      routine: true,
      led: 'A round trip of start-up passed without a loss.',
      rateRule: {
        says: 'X ← 2 X every round trip without loss: {after:.1} is at most one maximum window per {rtt:span}.',
        gives: ({ before, maxWindow, rtt }) => Math.min(2 * before, maxWindow / rtt),
      },
    },
  }),
  'interval without loss': cause({
    numbers: ['rtt'],
    words: {
      told: 'yield',
      passing: '{interval:4} s without loss: the rate rises, {before:pair} to {after:pair} packets/s.',
      led: 'An interval passed without a loss.',
    },
  }),
  /** p, the round trip, s, loss events and packets acknowledged of the interval, and the packet that began the first event. */
  'interval with losses': cause({
    numbers: ['p', 'rtt', 'events', 'acknowledged', 'packet'],
    words: {
      told: 'fall',
      namesPacket: true,
      answers: 'loss',
      countedAs: 'losses',
      passing: '{interval:4} s with losses: the equation moves it from {before:pair} to {after:pair} packets/s.',
      led: 'An interval with losses is over.',
      made: 'p = {p:3} = {events#loss event|loss events} / {acknowledged:packets} acknowledged in the interval.',
      rateRule: {
        says: 'X ← T(p, R, 4R) with p = {p:3} of this interval and R = {rtt:span}: {after:.1}.',
        gives: ({ p, rtt, maxWindow }) =>
          Math.max(SLOWEST_RATE, Math.min(tcpThroughput(p, rtt, TIMEOUT_RTTS * rtt), maxWindow / rtt)),
      },
    },
  }),
};
