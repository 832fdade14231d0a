/** What happens to a flow as a whole, and to its timer. */
import { cause } from './card.ts';

export const flowCauses = {
  start: cause({
    numbers: [],
    open: true,
    words: {
      passing: '{Flow} starts: it sends a little, and waits for the answer.',
      led: 'The flow started.',
      windowRule: {
        says: 'a new connection begins with the initial window, {after:packets}.',
        gives: ({ after }) => after,
      },
      rateRule: { says: 'it begins with {after:.1} packets/s.', gives: ({ after }) => after },
    },
  }),
  stop: cause({ numbers: [], words: { passing: '{Flow} stops sending.' } }),
  finished: cause({
    numbers: [],
    words: { passing: '{Flow} is done: all its packets have arrived.' },
  }),
  handshake: cause({
    numbers: ['initial'],
    words: {
      led: 'The handshake was acknowledged.',
      windowRule: { says: 'the initial window is {initial:packets}.', gives: ({ initial }) => initial },
    },
  }),
  /** A window sender has sent what it may. */
  sent: cause({ numbers: ['unacknowledged'], words: {} }),
  timeout: cause({
    // `cut` is NaN where the threshold stays.
    numbers: ['packet', 'cut', 'halved', 'left', 'highest'],
    open: true,
    endsRound: true,
    delayed: 'packet',
    words: {
      told: 'timeout',
      namesPacket: true,
      answers: 'loss',
      answersUpTo: 'highest',
      countedAs: 'timeouts',
      passing: ({ timeout }) =>
        Number.isFinite(timeout)
          ? 'No ACK for {timeout:seconds}, a timeout: the window of {flow} falls to {after:packets}.'
          : 'No ACK, a timeout: the window of {flow} falls to {after:packets}.',
      led: 'No ACK came until the timer ran out; packet {packet} is the oldest without one.',
      windowRule: {
        says({ cut, threshold }) {
          if (Number.isNaN(cut)) return 'after a timeout the window is {left:packets}.';
          return threshold > Math.max(2, cut / 2)
            ? 'after a timeout the window is {left:packets}, and slow start ends at {threshold:packets}, what the law leaves of {cut:.2}.'
            : 'after a timeout the window is {left:packets}, and slow start ends at half of {cut:.2}.';
        },
        gives: ({ left }) => left,
      },
    },
  }),
  /** A person set the window: a code of HAND_STEPS. */
  'by hand': cause({ numbers: ['step'], words: { led: 'A hand set the window.' } }),
  'idle timeout': cause({
    numbers: ['left'],
    words: {
      led: 'The timer ran out with nothing in flight.',
      windowRule: { says: 'after a timeout the window is {after:packets}.', gives: ({ left }) => left },
    },
  }),
  /** A closed receive window is probed, and the timer backs off. */
  'window probe': cause({ numbers: ['timeoutBase', 'backoff'], words: {} }),
  /** A round-trip sample, the timeout before its bounds, s, and the factor of its back-off. */
  'round trip': cause({ numbers: ['sample', 'timeoutBase', 'backoff'], everyAck: true, words: {} }),
  /** Back-off ends with an ACK of new data. */
  'back-off over': cause({ numbers: ['timeoutBase', 'backoff'], everyAck: true, words: {} }),
};
