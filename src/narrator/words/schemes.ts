/** What each scheme does while nothing is lost, and what it decides, in a sentence. What a scheme leaves out is said as of any other. */
import { RATE_WORDS } from './rate-schemes.ts';
import { type Cut, fromTo, type Moment, packets, type SchemeWords, seconds, steps } from './teller.ts';

const number = (moment: Moment, key: string): number => Number(moment.group.scheme[key]);

/** What is said in congestion avoidance; null leaves it to the words of any scheme. */
function avoiding(words: (moment: Moment) => string | null): SchemeWords {
  return { state: (state, moment) => (state === 'congestion avoidance' ? words(moment) : null) };
}

function cutByPart({ change }: Cut, { name }: Moment): string | null {
  if (change.cause !== 'mark') return null;
  return `${packets(100 * change.numbers[4]!)} % of late were marked: ${name} cuts by half of that, ${fromTo(change.before, change.after)}.`;
}

/** By the scheme's kind. */
const WORDS: Readonly<Record<string, SchemeWords>> = {
  tcp: avoiding(() => 'The window opens by one packet each round trip.'),
  aimd: avoiding((moment) => `The window opens by ${steps(number(moment, 'a'))} each round trip.`),
  binomial: avoiding((moment) => {
    const step = number(moment, 'a') / moment.window ** number(moment, 'k');
    return `The window of ${packets(moment.window)} opens by ${steps(step)} each round trip.`;
  }),
  simd: avoiding(() => 'The window opens faster the longer nothing is lost.'),
  'aiad-h': avoiding(({ last }) => {
    const alpha = last?.cause === 'growth' ? last.numbers[1]! : NaN;
    return alpha > 0 ? `The window opens by ${steps(alpha)} each round trip, set at the cut.` : null;
  }),
  cubic: {
    decision: ({ change }, { name, window }) =>
      change.cause === 'ACK train'
        ? `Its ACKs fill half a round trip: ${name} ends slow start at ${packets(window)} packets.`
        : `Even its shortest round trip grows: ${name} ends slow start at ${packets(window)} packets.`,
    ...avoiding(({ last, time, name }) => {
      if (last?.cause !== 'growth') return null;
      const [, began, k, plateau] = last.numbers as [number, number, number, number];
      return time - began < k
        ? `${name} returns to ${packets(plateau)} packets, ever more slowly.`
        : `${name} is past ${packets(plateau)} packets and probes faster and faster.`;
    }),
  },
  dctcp: {
    ...avoiding(() => 'The window opens by one packet each round trip.'),
    cut: cutByPart,
  },
  prague: {
    ...avoiding(({ last }) => {
      const scale = last?.cause === 'growth' ? last.numbers[1]! : 1;
      return scale === 1
        ? 'The window opens by one packet each round trip.'
        : `The round trip is short: the window opens by ${steps(scale)} in each, as a longer one would in as much time.`;
    }),
    cut: cutByPart,
  },
  ledbat: avoiding(({ last, name, group }) => {
    if (last?.cause !== 'growth') return null;
    const [, queueing] = last.numbers as [number, number];
    const target = Number(group.scheme['target']);
    return queueing < target
      ? `Its packets wait ${seconds(queueing)}, below its target: the window of ${name} opens.`
      : `Its packets wait ${seconds(queueing)}, above its target: the window of ${name} closes.`;
  }),
  vegas: {
    ...avoiding(({ name }) => `${name} watches the round trip and keeps few packets queued.`),
    decision: ({ change }, { name }) => {
      const { cause, numbers, before, after } = change;
      if (cause === 'delay signal')
        return `${packets(numbers[0]!)} packets of ${name} wait in queues, too many: its window shrinks.`;
      if (cause === 'delay ends slow start')
        return `Packets begin to queue: ${name} ends slow start, ${fromTo(before, after)}.`;
      return `Packet ${numbers[0]} is overdue: ${name} cuts, ${fromTo(before, after)}.`;
    },
  },
  ...RATE_WORDS,
};

/** What goes on in a state of the flow. */
export function stateSentence(state: string, moment: Moment): string {
  const own = WORDS[moment.group.scheme.kind]?.state?.(state, moment);
  if (own) return capital(own);
  const { name, window } = moment;
  switch (state) {
    case 'slow start':
      return 'Slow start: each ACK opens the window by one packet.';
    case 'congestion avoidance':
      return 'As long as nothing is lost, the window opens.';
    case 'fast recovery':
      return capital(`${name} sends again what was lost; its window is ${packets(window)}.`);
    default:
      return capital(`${name} sends.`);
  }
}

export function cutSentence(cut: Cut, moment: Moment): string {
  const own = WORDS[moment.group.scheme.kind]?.cut?.(cut, moment);
  if (own) return capital(own);
  const { name, roundTrip } = moment;
  const { change, fate } = cut;
  const numbers = fromTo(change.before, change.after);
  const halved = change.numbers[2] === 1 || change.after === change.numbers[1]! / 2;
  const verb = change.cause.endsWith('from one') ? 'begins again' : halved ? 'halves' : 'cuts';
  if (change.cause === 'mark') return `An ACK brings the mark: ${name} ${verb}, ${numbers}; nothing was lost.`;
  if (change.cause === 'probe replaced a loss')
    return capital(`The probe of ${name} had replaced a lost packet: it ${verb}, ${numbers}.`);
  const late = fate ? change.time - fate.time : NaN;
  if (late < 2 * roundTrip && late > roundTrip / 2)
    return capital(`${name} hears of it one round trip later, and ${verb}: ${numbers}.`);
  if (Number.isFinite(late))
    return capital(`${name} hears of packet ${fate!.packet} after ${seconds(late)}, and ${verb}: ${numbers}.`);
  if (change.cause === 'retransmission lost')
    return capital(`What ${name} had sent again is lost: it ${verb}, ${numbers}.`);
  if (change.cause === 'overdue by RACK')
    return capital(`Packet ${change.numbers[0]} is overdue: ${name} ${verb}, ${numbers}.`);
  return `Three duplicate ACKs: ${name} ${verb}, ${numbers}.`;
}

export function timeoutSentence({ change }: Cut, { name, timeout }: Moment): string {
  const waited = Number.isFinite(timeout) ? ` for ${seconds(timeout)}` : '';
  return `No ACK${waited}, a timeout: the window of ${name} falls to ${packets(change.after)}.`;
}

export function decisionSentence(cut: Cut, moment: Moment): string {
  const own = WORDS[moment.group.scheme.kind]?.decision?.(cut, moment);
  const { before, after } = cut.change;
  return capital(own ?? `${moment.name} goes from ${fromTo(before, after)}.`);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
