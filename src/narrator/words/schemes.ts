/** What each scheme does while nothing is lost, and at a cut, in a sentence. By its kind; what is left out is said as of any window scheme. */
import { compact } from '../../format.ts';
import { type Cut, fromTo, type Moment, packets, type SchemeWords, seconds } from './teller.ts';

const number = (moment: Moment, key: string): number => Number(moment.group.scheme[key]);

const WORDS: Readonly<Record<string, SchemeWords>> = {
  tcp: {
    state: (state) => (state === 'congestion avoidance' ? 'The window opens by one packet each round trip.' : null),
  },
  aimd: {
    state: (state, moment) =>
      state === 'congestion avoidance'
        ? `The window opens by ${compact(number(moment, 'a'), 2)} packets each round trip.`
        : null,
  },
  binomial: {
    state: (state, moment) => {
      if (state !== 'congestion avoidance') return null;
      const step = number(moment, 'a') / moment.window ** number(moment, 'k');
      return `The window of ${packets(moment.window)} opens by ${compact(step, 2)} packets each round trip.`;
    },
  },
  simd: {
    state: (state) => (state === 'congestion avoidance' ? 'The window opens faster the longer nothing is lost.' : null),
  },
  'aiad-h': {
    state: (state) =>
      state === 'congestion avoidance' ? 'The window opens slowly, at a pace set by the last cut.' : null,
  },
  cubic: {
    state: (state) =>
      state === 'congestion avoidance' ? 'The window opens by the time since the last cut, not by round trips.' : null,
  },
  vegas: {
    state: (state) =>
      state === 'congestion avoidance' ? 'Vegas watches the round trip and keeps a few packets queued.' : null,
  },
};

/** What goes on in a state of the flow. */
export function stateSentence(state: string, moment: Moment): string {
  const own = WORDS[moment.group.scheme.kind]?.state?.(state, moment);
  if (own) return own;
  const { name, window } = moment;
  switch (state) {
    case 'slow start':
      return 'Slow start: each ACK opens the window by one packet.';
    case 'congestion avoidance':
      return 'As long as nothing is lost, the window opens.';
    case 'fast recovery':
      return `${name} sends again what was lost; its window is ${packets(window)}.`;
    default:
      return `${name} sends.`;
  }
}

export function cutSentence(cut: Cut, moment: Moment): string {
  const own = WORDS[moment.group.scheme.kind]?.cut?.(cut, moment);
  if (own) return own;
  const { name, roundTrip } = moment;
  const { change, fate } = cut;
  const numbers = fromTo(change.before, change.after);
  const verb = change.numbers[2] === 1 || change.after === change.numbers[1]! / 2 ? 'halves' : 'cuts';
  if (change.cause === 'mark') return `An ACK brings the mark: ${name} ${verb}, ${numbers}; nothing was lost.`;
  const late = fate ? change.time - fate.time : NaN;
  if (late < 2 * roundTrip && late > roundTrip / 2)
    return `${name} hears of it one round trip later, and ${verb}: ${numbers}.`;
  if (Number.isFinite(late))
    return `${name} hears of packet ${fate!.packet} ${seconds(late)} later, and ${verb}: ${numbers}.`;
  return `Three duplicate ACKs: ${name} ${verb}, ${numbers}.`;
}

export function timeoutSentence({ change }: Cut, { name, timeout }: Moment): string {
  const waited = Number.isFinite(timeout) ? ` for ${seconds(timeout)}` : '';
  return `No ACK${waited}, a timeout: the window of ${name} falls to ${packets(change.after)}.`;
}
