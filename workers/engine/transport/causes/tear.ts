/** TEAR: what its receiver's imagined TCP meets, and what it asks for. */
import type { Facts } from '../telling.ts';
import { cause } from './card.ts';
import { SLOWEST_RATE } from './rates.ts';

/** What ends an epoch: the packet that is missing, and the window before. */
const ENDS = { numbers: ['packet', 'cut'] } as const;
const TOLD = {
  told: 'fall',
  namesPacket: true,
  answers: 'loss',
  passing: 'Packet {packet} is missing: the imagined window falls, {before:pair} to {after:pair}.',
  behind:
    'The last epoch ended as packet {packet} was missing: the imagined window fell from {before:.1} to {after:.1}.',
  behindPacket: true,
} as const;
const TIMED_OUT = {
  says: 'the imagined TCP has a timeout: its window is 1.',
  gives: () => 1,
};

/** The imagined TCP halves, for a loss or a mark. */
const IMAGINED_HALVING = {
  says: 'the imagined TCP halves: {cut:.2} / 2 = {after:.2}.',
  gives: ({ cut }: Facts<'cut'>) => Math.max(1, cut / 2),
};

export const tearCauses = {
  /** A report: the rate asked for (0: none), the round-trip sample, s. */
  report: cause({
    numbers: ['asked', 'sample'],
    words: {
      routine: true,
      led: 'A report of the receiver came.',
      from: [{ variable: 'average window', counts: (_, { variable }) => variable === 'rate' }],
      rateRule: {
        says: ({ asked }) =>
          asked > 0
            ? 'X = Y/R, as the receiver asks: {after:.1}.'
            : 'the receiver knows no round trip yet: 2 / {sample:span} = {after:.1}.',
        gives: ({ asked, sample }) => Math.max(SLOWEST_RATE, asked || 2 / sample),
      },
    },
  }),
  /** Three packets above a gap have come. */
  'gap of three': cause({
    ...ENDS,
    words: {
      ...TOLD,
      led: 'Three packets above packet {packet} have come: it is missing.',
      windowRule: IMAGINED_HALVING,
    },
  }),
  /** Packets sent after a loss arrive first. */
  'gap of a window': cause({
    ...ENDS,
    words: {
      ...TOLD,
      led: 'Packets sent after the loss of packet {packet} have come, and none of its window.',
      windowRule: TIMED_OUT,
    },
  }),
  'nothing arrives': cause({
    ...ENDS,
    words: {
      ...TOLD,
      namesPacket: undefined,
      behindPacket: undefined,
      countedAs: 'silence',
      passing: 'Nothing arrives: the imagined window of {flow} falls to one packet.',
      led: 'Nothing arrived.',
      behind: 'The last epoch ended as nothing arrived: the imagined window fell from {before:.1} to {after:.1}.',
      windowRule: TIMED_OUT,
    },
  }),
  /** An arrival in the imagined slow start or congestion avoidance. Window of the round. */
  arrival: cause({
    numbers: ['round'],
    everyAck: true,
    words: {
      answers: 'perhaps',
      led: 'A packet arrived.',
      windowRule: {
        says: 'the imagined TCP grows by 1 for each arrival in slow start, else by 1/{round:packets}.',
        gives: ({ before, round, maxWindow, state }) =>
          Math.min(maxWindow, before + (state === 'slow start' ? 1 : 1 / round)),
      },
    },
  }),
  /** A report: values of the epochs in the average, newest first. */
  epochs: cause({
    numbers: [],
    open: true,
    words: {
      behind: 'Y = {after:.2} packets, the weighted mean of the imagined window in its last epochs: {numbers:each}.',
      from: [{ variable: 'cwnd', counts: ({ cause: by }) => by !== 'arrival' && by !== 'recovered' }],
    },
  }),
};
