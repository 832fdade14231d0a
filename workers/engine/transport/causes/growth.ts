/** Why a window opens: slow start and its ends, the law of congestion avoidance. */
import { cause } from './card.ts';

export const growthCauses = {
  /** A new ACK in slow start. The deficit is repaid of a window that marks had cut below one packet. */
  'slow start': cause({
    numbers: ['deficit'],
    open: true,
    everyAck: true,
    words: {
      led: 'New ACKs came, and none told of a loss.',
      windowRule: {
        says: 'W ← W + 1 at every new ACK: twice as much every round trip, up to the threshold.',
        gives: ({ before, deficit }) => (deficit > 0 ? Math.max(1, before + 1 - deficit) : before + 1),
      },
    },
  }),
  /** A new ACK in congestion avoidance. The law's terms follow; its rule is the scheme's. */
  growth: cause({
    numbers: ['deficit'],
    open: true,
    everyAck: true,
    words: {
      led: 'New ACKs came, and none told of a loss.',
      // HyStart, if the threshold is still the one that it set.
      from: [{ variable: 'ssthresh', counts: ({ cause: by }) => by in hyStart, last: true }],
    },
  }),
  /** The first round-trip sample sets the window; or a rate, from the sample, s. */
  'first round trip': cause({
    numbers: ['value'],
    words: {
      led: ({ variable }) =>
        variable === 'cwnd'
          ? 'The first ACK of data measured the round trip.'
          : 'The first answer came after {value:seconds}.',
      windowRule: { says: 'the window is {after:packets}.', gives: ({ value }) => value },
      rateRule: { says: 'one packet per round trip: 1 / {value:span} = {after:.1}.', gives: ({ value }) => 1 / value },
    },
  }),
};

/** HyStart ends slow start at a window, for what it found is longer than it lets, s. */
export const hyStart = {
  'ACK train': cause({
    numbers: ['end', 'found', 'longest'],
    words: {
      told: 'phase',
      passing: 'Its ACKs fill half a round trip: {flow} ends slow start at {window:packets} packets.',
      behind:
        'HyStart ended slow start at {end:packets} packets: the ACKs of one round came without a gap for {found:span}, more than {longest:span}, half of the shortest round trip: the path is full.',
    },
  }),
  'longer round trips': cause({
    numbers: ['end', 'found', 'longest'],
    words: {
      told: 'phase',
      passing: 'Even its shortest round trip grows: {flow} ends slow start at {window:packets} packets.',
      behind:
        'HyStart ended slow start at {end:packets} packets: even the shortest round trip of a round was {found:span}, more than {longest:span}: packets wait.',
    },
  }),
};
