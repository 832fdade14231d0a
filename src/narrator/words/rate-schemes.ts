/** What schemes that set a rate say: TFRC, TFRCP, TEAR, RAP and BBR. */
import { compact } from '../../format.ts';
import type { Change } from '../../../workers/live/cause-records.ts';
import { fromTo, packets, type SchemeWords, steps } from './teller.ts';

/** `93 to 46 packets/s`. */
function rates({ before, after }: Change): string {
  return `${fromTo(before, after)} packets/s`;
}

function movement({ before, after }: Change): string {
  return after < before ? 'falls' : 'rises';
}

const tfrc: SchemeWords = {
  state(state, { last, name }) {
    if (state === 'slow start') return `Slow start: ${name} doubles its rate, at most once a round trip.`;
    const [, p, , , equation] = last?.numbers ?? [];
    if (state !== 'equation' || !(p! > 0)) return null;
    return `One loss event in ${packets(1 / p!)} packets: the equation allows ${packets(equation!)} packets/s.`;
  },
  decision({ change }, { name }) {
    const { cause, numbers } = change;
    if (cause === 'silence') return `No report comes: ${name} halves its rate, ${rates(change)}.`;
    if (numbers[7] === 3) return `Packet ${numbers[0]} is lost, slow start ends: ${rates(change)}.`;
    return `Packet ${numbers[0]}, a new loss event: the rate ${movement(change)}, ${rates(change)}.`;
  },
};

const tfrcp: SchemeWords = {
  state(state, { group, rate, name }) {
    if (state === 'start-up' || Number.isNaN(rate)) return 'Start-up: the rate doubles every round trip until a loss.';
    return `${name} keeps ${packets(rate)} packets/s until ${compact(Number(group.scheme['interval']))} s are over.`;
  },
  decision({ change }, { group, name }) {
    const interval = compact(Number(group.scheme['interval']));
    if (change.cause === 'interval with losses')
      return `${interval} s with losses: the equation moves it from ${rates(change)}.`;
    if (change.cause === 'interval without loss')
      return `${interval} s without loss: the rate rises, ${rates(change)}.`;
    if (change.cause === 'silence') return `Nothing comes back: ${name} halves its rate, ${rates(change)}.`;
    return `Packet ${change.numbers[0]} ends the start-up: ${name} halves, ${rates(change)}.`;
  },
};

const tear: SchemeWords = {
  state(state, { name }) {
    if (state === 'gap') return `A number is missing at the receiver: ${name} waits for three more.`;
    return `The receiver of ${name} imagines a TCP window; its average sets the rate.`;
  },
  decision({ change }, { name }) {
    const { cause, variable, numbers } = change;
    if (variable === 'rate') return `No report comes: ${name} halves its rate, ${rates(change)}.`;
    if (cause === 'nothing arrives') return `Nothing arrives: the imagined window of ${name} falls to one packet.`;
    const why = cause === 'marked packet' ? 'is marked' : 'is missing';
    return `Packet ${numbers[0]} ${why}: the imagined window falls, ${fromTo(change.before, change.after)}.`;
  },
};

const rap: SchemeWords = {
  state: (_state, { group, name }) =>
    `${name} adds ${steps(Number(group.scheme['a']))} per round trip while nothing is lost.`,
  decision({ change }, { name }) {
    const why =
      { 'overdue packet': 'is overdue', 'marked packet': 'is marked' }[change.cause as string] ?? 'is missing';
    return `Packet ${change.numbers[0]} ${why}: ${name} cuts its rate, ${rates(change)}.`;
  },
};

const bbr: SchemeWords = {
  state(state, { name, rate }) {
    if (state === 'drain') return `${name} sends slower than it measures, to empty the queue it made.`;
    if (state === 'probe round trip') return `${name} lets the queue empty, to see the true round trip.`;
    if (state === 'probe bandwidth')
      return `${name} paces by the bandwidth it measures: now ${packets(rate)} packets/s.`;
    return `Startup: ${name} sends ever faster, until the bandwidth stops growing.`;
  },
  decision({ change }, { name, group }) {
    if (change.cause === 'bandwidth full') return `The bandwidth no longer grows: ${name} drains the queue it made.`;
    if (change.cause === 'round trip old')
      return `${compact(Number(group.scheme['rttWindow']))} s without a shorter round trip: ${name} drains the pipe.`;
    return `${name} has measured the round trip anew, and sends on.`;
  },
};

const bbr3: SchemeWords = {
  state(state, { name, rate }) {
    if (state === 'drain' || state === 'probe down')
      return `${name} sends slower than it measures, until the queue it made is gone.`;
    if (state === 'probe round trip') return `${name} halves what is in flight, to see the true round trip.`;
    if (state === 'cruise') return `${name} cruises at the bandwidth it measured: ${packets(rate)} packets/s.`;
    if (state === 'refill') return `${name} fills the path, before it probes for more.`;
    if (state === 'probe up') return `${name} probes: it sends a quarter more than it measures.`;
    return `Startup: ${name} sends ever faster, until the bandwidth stops growing.`;
  },
  decision({ change }, { name }) {
    switch (change.cause) {
      case 'bandwidth full':
        return `The bandwidth no longer grows: ${name} drains the queue it made.`;
      case 'round trip old':
        return `5 s without a shorter round trip: ${name} halves what is in flight.`;
      case 'time to probe':
        return `It is time to look for more bandwidth: ${name} fills the path.`;
      case 'limit reached':
        return `${name} has in flight what was too much the last time, and gives way.`;
      case 'too much lost':
        return `Over 2 % of a round trip is lost: ${name} gives way.`;
      default:
        return `${name} has measured the round trip anew, and sends on.`;
    }
  },
};

export const RATE_WORDS: Readonly<Record<string, SchemeWords>> = { tfrc, tfrcp, tear, rap, bbr, bbr3 };
