/** Why the window or rate is as it is at a time: the chain of causes, newest first, each line with its time. */
import { findScheme } from '../../workers/engine/schemes/index.ts';
import { MERGED } from '../../workers/engine/transport/causes.ts';
import type { Change, PacketFate } from '../../workers/live/cause-records.ts';
import { compact, fixed } from '../format.ts';
import { atHop } from '../scenario/hops.ts';
import { nameOfFlow, namesOf, shortNames } from '../scenario/names.ts';
import { momentAt, type Narrated } from './sentences.ts';
import { fromTo, packets, seconds } from './words/teller.ts';

export interface ChainLine {
  text: string;
  /** s; null for what holds at all times. */
  time: number | null;
}

/** The last change of the window, of a rate scheme of its rate, up to `time` (s), and what led to it. */
export function chainAt(narrated: Narrated, time: number): ChainLine[] {
  const change = momentAt(narrated, time).last;
  if (!change) return [{ text: 'Nothing has changed yet.', time: null }];
  const before = previous(change, narrated);
  if (!MERGED.has(change.cause) || !before) return [...linesOf(change, narrated, time), ...earlier(change, before)];
  // Growth is what follows on the last cut: why that was made belongs to it.
  return [
    ...linesOf(change, narrated, time),
    ...linesOf(before, narrated, time),
    ...earlier(before, previous(before, narrated)),
  ];
}

function linesOf(change: Change, narrated: Narrated, time: number): ChainLine[] {
  const fate = narrated.record.fateOf(change.numbers[0]!, change.time);
  const trigger = triggerOf(change, narrated);
  const named = NAMES_PACKET.test(change.cause) && change.numbers[0]! >= 0;
  return [
    { text: whatOf(change, time), time: change.time },
    { text: trigger, time: change.time },
    ...(named ? fateLines(change, fate, narrated) : []),
    { text: `The rule: ${ruleOf(change, narrated)}`, time: null },
  ];
}

/** Causes whose first number is that of a packet. */
const NAMES_PACKET =
  /^(third duplicate ACK|mark|timeout|fine timeout|loss event|missing packet|overdue packet|marked packet|gap of)/;

function unitOf({ variable }: Change): string {
  return variable === 'rate' ? 'packets/s' : 'packets';
}

function nounOf({ variable }: Change): string {
  return variable === 'rate' ? 'rate' : 'window';
}

function whatOf(change: Change, time: number): string {
  const { before, after, count, until } = change;
  const [noun, unit] = [nounOf(change), unitOf(change)];
  const begins = after < before ? 'falls' : 'rises';
  if (until > time) return `The ${noun} ${begins} from here on, step by step, from ${compact(before, 3)} ${unit}.`;
  const verb = after < before ? 'fell' : 'rose';
  const times = count > 1 ? `, in ${count} steps up to ${seconds(until)}` : '';
  return `The ${noun} ${verb} from ${fromTo(before, after)} ${unit}${times}.`;
}

function triggerOf({ cause, numbers }: Change, narrated: Narrated): string {
  const packet = numbers[0]!;
  const { name } = momentAt(narrated, Infinity);
  switch (cause) {
    case 'third duplicate ACK':
      return `The third duplicate ACK told ${name} that packet ${packet} is missing.`;
    case 'fine timeout':
      return `A duplicate ACK came, and packet ${packet} was out for too long.`;
    case 'mark':
      return `An ACK told ${name} that packet ${packet} was marked.`;
    case 'timeout':
      return `No ACK came until the timer ran out; packet ${packet} is the oldest without one.`;
    case 'idle timeout':
      return 'The timer ran out with nothing in flight.';
    case 'slow start':
    case 'growth':
      return 'New ACKs came, and none told of a loss.';
    case 'handshake':
      return 'The handshake was acknowledged.';
    case 'first round trip':
    case 'first pace':
      return `The first answer came after ${seconds(cause === 'first pace' ? numbers[1]! : packet)}.`;
    case 'partial ACK':
      return `An ACK of ${packet} packets: part of what was missing has arrived.`;
    case 'recovered':
      return 'All packets sent before the cut are acknowledged.';
    case 'delay signal':
    case 'delay ends slow start':
      return `${packets(packet)} packets of its own wait in queues; it allows ${compact(numbers[1]!)}.`;
    case 'loss event':
      return `The receiver reported a new loss event, begun by packet ${packet}.`;
    case 'equation, higher':
    case 'equation, lower':
    case 'slow-start report':
    case 'report':
      return 'A report of the receiver came.';
    case 'missing packet':
      return `Three later packets were answered: packet ${packet} is missing.`;
    case 'overdue packet':
      return `Packet ${packet} was not answered in time.`;
    case 'marked packet':
      return `Packet ${packet} came with a mark.`;
    case 'silence':
      return 'Nothing came back for a while.';
    case 'step':
      return 'A round trip passed without a loss.';
    case 'interval without loss':
      return 'An interval passed without a loss.';
    case 'interval with losses':
      return 'An interval with losses is over.';
    case 'model':
    case 'model with losses':
      return 'An ACK measured the bandwidth and the round trip anew.';
    default:
      return `${cause.charAt(0).toUpperCase()}${cause.slice(1)}.`;
  }
}

function fateLines(change: Change, fate: PacketFate | undefined, { series, record }: Narrated): ChainLine[] {
  const packet = change.numbers[0]!;
  if (!fate) {
    const lost = record.fates.findLast((each) => each.fate === 'ACK dropped' && each.time <= change.time);
    const text = `Packet ${packet} was not dropped: it, or its ACK, was late`;
    return [lost ? { text: `${text}; an ACK was dropped.`, time: lost.time } : { text: `${text}.`, time: null }];
  }
  const { scenario } = series;
  const where = atHop(scenario, fate.hop);
  const held = `the queue${where} held ${fate.waiting} of ${fate.limit}`;
  const how = {
    'dropped, queue full': `was dropped: ${held}`,
    'dropped early': `was dropped early, by the queue's rule: ${held}`,
    'dropped at the head': `was dropped when its turn came: it had waited ${seconds(fate.waited)}`,
    lost: `was lost in front of the queue${where}, which held ${fate.waiting} of ${fate.limit}`,
    marked: `was marked: ${held}`,
    'marked at the head': `was marked when its turn came: it had waited ${seconds(fate.waited)}`,
    'ACK dropped': 'was acknowledged, but that ACK was dropped',
  }[fate.fate];
  const flows = series.layout.flowGroups.length;
  const names = shortNames(namesOf(scenario));
  const owners = fate.whose.map(([endpoint, count]) => {
    return `${count} of ${endpoint < flows ? nameOfFlow(scenario, endpoint, names) : 'other traffic'}`;
  });
  return [
    { text: `Packet ${packet} ${how}.`, time: fate.time },
    ...(owners.length > 0 ? [{ text: `Whose packets those were: ${owners.join(', ')}.`, time: fate.time }] : []),
  ];
}

/** The scheme's formula, with the numbers of this change. */
function ruleOf({ cause, numbers, before, after }: Change, { series, record }: Narrated): string {
  const { scheme } = series.scenario.flows[series.layout.flowGroups[record.flow] ?? 0]!;
  const law = findScheme(scheme.kind)?.law ?? [];
  const [, second, third] = numbers as [number, number, number];
  const result = fixed(after, 2);
  switch (cause) {
    case 'third duplicate ACK':
    case 'mark':
      if (third === 1 && scheme.kind !== 'vegas') return `W ← W/2: ${fixed(second, 2)} / 2 = ${result}.`;
      return `${law[1] ?? ''}: ${fixed(second, 2)} becomes ${result}.`;
    case 'timeout':
    case 'idle timeout':
      return `after a timeout the window is ${packets(after)}.`;
    case 'slow start':
      return 'W ← W + 1 at every ACK.';
    case 'loss event':
    case 'equation, higher':
    case 'equation, lower': {
      const [, p, rtt, t0, equation] = numbers as [number, number, number, number, number];
      const inputs = `p = ${compact(p, 3)}, R = ${seconds(rtt)}, t₀ = ${seconds(t0)}`;
      return `the equation with ${inputs} gives ${fixed(equation, 1)} packets/s; the rate goes to ${result}.`;
    }
    case 'interval with losses':
      return `the equation with p = ${compact(numbers[0]!, 3)}, R = ${seconds(second)} gives ${result} packets/s.`;
    case 'silence':
      return `X ← X/2: ${fixed(before, 2)} / 2 = ${result}.`;
    case 'model':
    case 'model with losses':
      return `${law[1] ?? ''}: bandwidth ${fixed(numbers[0]!, 1)} packets/s, smallest round trip ${seconds(numbers[9]!)}.`;
    default:
      return `${(after < before ? law[1] : law[0]) ?? ''}.`;
  }
}

function previous(change: Change, { record }: Narrated): Change | undefined {
  const index = record.changes.lastIndexOf(change);
  return record.changes.slice(0, index).findLast(({ variable }) => variable === change.variable);
}

/** How the value came to be what it was before. */
function earlier(change: Change, before: Change | undefined): ChainLine[] {
  if (!before) return [];
  const noun = nounOf(change);
  const numbers = `${fromTo(before.before, before.after)} ${unitOf(change)}`;
  return [{ text: `Before that the ${noun} went from ${numbers}.`, time: before.time }];
}
