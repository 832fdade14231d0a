/** Why the window or rate is as it is at a time: the chain of causes, newest first, each line with its time. */
import { MERGED } from '../../workers/engine/transport/causes.ts';
import { type Change, MOST_OWNERS, type PacketFate } from '../../workers/live/cause-records.ts';
import { compact } from '../format.ts';
import type { Lit } from '../run/state.ts';
import { sourceName } from '../scenario/describe-traffic.ts';
import { atHop } from '../scenario/hops.ts';
import { nameOfFlow, namesOf, shortNames } from '../scenario/names.ts';
import { momentAt, type Narrated } from '../narrator/sentences.ts';
import { fromTo, packets, seconds } from '../narrator/words/teller.ts';
import { ruleOf } from './rule.ts';

export interface ChainLine {
  text: string;
  /** s; null for what holds at all times. */
  time: number | null;
  /** What the line speaks of, on the stage and on the charts. */
  lit: Lit | null;
}

/** A chain, and what became of the packet that it leads back to. */
export interface Chain {
  lines: ChainLine[];
  change: Change | null;
  fate: PacketFate | null;
}

/** The last change of the window, of a rate scheme of its rate, up to `time` (s), and what led to it. */
export function chainAt(narrated: Narrated, time: number): Chain {
  const last = momentAt(narrated, time).last;
  if (!last) return { lines: [line('Nothing has changed yet.')], change: null, fate: null };
  const before = previous(last, narrated);
  // Growth is what follows on the last cut: why that was made belongs to it.
  const follows = MERGED.has(last.cause) && before ? before : null;
  const change = follows ?? last;
  const lines = [
    ...(follows ? linesOf(last, narrated, time) : []),
    ...linesOf(change, narrated, time),
    ...earlier(change, previous(change, narrated), narrated.record.flow),
  ];
  return { lines, change, fate: fateOf(change, narrated) ?? null };
}

function line(text: string, time: number | null = null, lit: Lit | null = null): ChainLine {
  return { text, time, lit };
}

/** What became of the packet that a change names. */
function fateOf({ cause, numbers, time }: Change, { record }: Narrated): PacketFate | undefined {
  return NAMES_PACKET.test(cause) && numbers[0]! >= 0 ? record.fateOf(numbers[0]!, time) : undefined;
}

function linesOf(change: Change, narrated: Narrated, time: number): ChainLine[] {
  const named = NAMES_PACKET.test(change.cause) && change.numbers[0]! >= 0;
  const lit = { flow: narrated.record.flow, time: change.time, at: null };
  return [
    line(whatOf(change, time), change.time, lit),
    line(triggerOf(change, narrated), change.time, lit),
    ...(named ? fateLines(change, fateOf(change, narrated), narrated) : []),
    line(`The rule: ${ruleOf(change, narrated)}`),
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
    return [lost ? line(`${text}; an ACK was dropped.`, lost.time) : line(`${text}.`)];
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
  const lit = { flow: record.flow, time: fate.time, at: { hop: fate.hop, fate: fate.fate } };
  const owners = whoseWords(fate, series);
  return [
    line(`Packet ${packet} ${how}.`, fate.time, lit),
    ...(owners === '' ? [] : [line(`Whose packets those were: ${owners}.`, fate.time, lit)]),
  ];
}

/** `22 of TCP 1, 20 of TCP 2`. */
function whoseWords({ whose, waiting }: PacketFate, { scenario, layout }: Narrated['series']): string {
  const names = shortNames(namesOf(scenario));
  const flows = layout.flowGroups.length;
  const words = whose.map(([endpoint, count]) => {
    const source = scenario.traffic[endpoint - flows];
    return `${count} of ${source ? `the ${sourceName(source)}` : nameOfFlow(scenario, endpoint, names)}`;
  });
  const rest = waiting - whose.reduce((sum, [, count]) => sum + count, 0);
  return [...words, ...(whose.length >= MOST_OWNERS && rest > 0 ? [`${rest} of others`] : [])].join(', ');
}

function previous(change: Change, { record }: Narrated): Change | undefined {
  const index = record.changes.lastIndexOf(change);
  return record.changes.slice(0, index).findLast(({ variable }) => variable === change.variable);
}

/** How the value came to be what it was before. */
function earlier(change: Change, before: Change | undefined, flow: number): ChainLine[] {
  if (!before) return [];
  const numbers = `${fromTo(before.before, before.after)} ${unitOf(change)}`;
  const lit = { flow, time: before.time, at: null };
  return [line(`Before that the ${nounOf(change)} went from ${numbers}.`, before.time, lit)];
}
