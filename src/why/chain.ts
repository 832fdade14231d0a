/** Why the window or rate is as it is at a time: the chain of causes, newest first, each line with its time. */
import { type Cause, isMerged, type Variable } from '../../workers/engine/transport/causes.ts';
import type { Change, PacketFate } from '../../workers/live/cause-records.ts';
import { capitalized, compact, fixed } from '../format.ts';
import { momentAt, type Narrated } from '../narrator/sentences.ts';
import { fromTo, packets, seconds } from '../narrator/words/teller.ts';
import { inputsOf, movedOf } from './inputs.ts';
import { type ChainLine, fateOf, isForgotten, line, namedLines, waitOf } from './packet-lines.ts';
import { ruleOf } from './rule.ts';

/** Begins the line of the scheme's formula. */
export const RULE = 'The rule: ';

/** Stretches of growth that are told between the last one and the cut. */
const MOST_BETWEEN = 2;

/** A chain, and what became of the packet that it leads back to: dropped or marked, or late. */
export interface Chain {
  lines: ChainLine[];
  change: Change | null;
  fate: PacketFate | null;
  wait: PacketFate | null;
  /** Something that may have led there is no longer recorded. */
  cutShort: boolean;
}

/**
 * The last change of the window, of a rate scheme of its rate, up to `time` (s), and what led to it.
 * @param variable the one that is asked for, of a flow that has both
 */
export function chainAt(narrated: Narrated, time: number, variable: Variable | null = null): Chain {
  const last = (variable && narrated.record.lastChange(variable, time)) ?? momentAt(narrated, time).last;
  if (!last)
    return { lines: [line('Nothing has changed yet.')], change: null, fate: null, wait: null, cutShort: false };
  // Growth, or a rate that follows its clock, is what came after the last cut: why that was made belongs to it.
  // BBR's model has no cuts: what it comes from is what moved it.
  const alone = !isRoutine(last) || MODEL.has(last.cause);
  const decisive = alone ? last : narrated.record.lastOf(last.variable, time, (each) => !isRoutine(each));
  const change = decisive ?? last;
  const lines = [
    ...(change === last ? [] : linesOf(last, narrated, time)),
    ...between(change, last, narrated, time),
    ...linesOf(change, narrated, time),
    ...earlier(change, previous(change, narrated), narrated.record.flow),
    ...(decisive ? [] : forgotten(narrated)),
  ];
  // What two changes come from alike is said once.
  const same =
    (a: ChainLine) =>
    (b: ChainLine): boolean =>
      a.text === b.text && a.time === b.time;
  const said = lines.filter((each, index) => lines.findIndex(same(each)) === index);
  const wait = waitOf(change, narrated) ?? waitOf(last, narrated) ?? null;
  const moved = movedOf(inputsOf(change, narrated));
  const fate = fateOf(change, narrated) ?? (moved && fateOf(moved, narrated)) ?? null;
  const cutShort = !decisive ? narrated.record.since > 0 : isForgotten(change.time, narrated);
  return { lines: said, change, fate, wait, cutShort };
}

function forgotten({ record: { since } }: Narrated): ChainLine[] {
  if (since === 0) return [];
  return [line(`What was before ${fixed(since, 2)} s is no longer recorded: a cut then is not told here.`)];
}

/** What comes with every ACK, report or round trip. */
function isRoutine({ variable, cause }: Change): boolean {
  if (cause === 'rate reduction') return false;
  return isMerged(variable, cause) || ROUTINE.has(cause) || (variable === 'rate' && cause === 'model with losses');
}

const MODEL: ReadonlySet<Cause> = new Set<Cause>(['model', 'model with losses']);

const ROUTINE: ReadonlySet<Cause> = new Set<Cause>([
  ...([
    'report',
    'slow-start report',
    'equation, higher',
    'equation, lower',
    'step',
    'start-up round',
    'model',
  ] as const),
]);

/** Growth between two changes, as slow start before congestion avoidance. */
function between(from: Change, to: Change, { record, series }: Narrated, time: number): ChainLine[] {
  if (from === to) return [];
  const { changes } = record;
  const grown = changes
    .slice(changes.lastIndexOf(from) + 1, changes.lastIndexOf(to))
    .filter((each) => each.variable === from.variable && isMerged(each.variable, each.cause));
  return grown
    .toReversed()
    .slice(0, MOST_BETWEEN)
    .map((each) => {
      const rule = ruleOf(each, { record, series }, { value: each.after, time: each.until, known: true });
      const lit = { flow: record.flow, time: each.time, at: null };
      return line(`${whatOf(each, each.after, time)} ${capitalized(rule)}`, each.time, lit);
    });
}

function linesOf(change: Change, narrated: Narrated, time: number): ChainLine[] {
  const lit = { flow: narrated.record.flow, time: change.time, at: null };
  // Of growth that goes on the record has the last value only: then the samples say.
  const now = change.until <= time ? change.after : sampled(narrated, time);
  return [
    line(whatOf(change, now, time), change.time, lit),
    line(triggerOf(change, narrated), change.time, lit),
    ...[
      ...inputsOf(change, narrated).flatMap(({ text, time: at, moved }) => [
        line(text, at, { ...lit, time: at }),
        ...(moved ? namedLines(moved, narrated) : []),
      ]),
      ...namedLines(change, narrated),
    ].sort((a, b) => (b.time ?? change.time) - (a.time ?? change.time)),
    line(
      `${RULE}${ruleOf(change, narrated, { value: now, time: Math.min(change.until, time), known: change.until <= time })}`,
    ),
  ];
}

function sampled({ series, record }: Narrated, time: number): number {
  return series.flowColumn(record.flow, 'cwnd').at(Math.max(0, series.samples.indexAt(time)));
}

function unitOf({ variable }: Change): string {
  return variable === 'rate' ? 'packets/s' : 'packets';
}

function nounOf({ variable }: Change): string {
  return variable === 'rate' ? 'rate' : 'window';
}

function whatOf(change: Change, now: number, time: number): string {
  const { before, after, until } = change;
  const [noun, unit] = [nounOf(change), unitOf(change)];
  const values = `${fromTo(before, now)} ${unit}`;
  if (change.count === 1) return `The ${noun} ${after < before ? 'fell' : 'rose'} from ${values}.`;
  if (until <= time) return `The ${noun} went step by step from ${values}, up to ${fixed(until, 2)} s.`;
  return `From here on the ${noun} goes step by step: from ${values} now.`;
}

function triggerOf({ variable, cause, numbers, time }: Change, narrated: Narrated): string {
  const packet = numbers[0]!;
  const { name } = momentAt(narrated, Infinity);
  const { record } = narrated;
  switch (cause) {
    case 'third duplicate ACK':
    case 'third duplicate ACK, from one':
      return `The third duplicate ACK told ${name} that packet ${packet} is missing.`;
    case 'overdue by RACK':
      return `RACK told ${name} that packet ${packet} is lost: a later one has arrived, and a quarter of a round trip has passed.`;
    case 'probe replaced a loss':
      return `Data sent later were acknowledged, and the probe only once: packet ${packet}, which it repeated, had been lost.`;
    case 'retransmission lost':
      return `Later packets arrived, and not what was sent again: packet ${packet} is lost once more.`;
    case 'rate reduction':
      return 'An ACK came while a loss is repaired: the window comes down to the threshold, not at once.';
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
    case 'start-up round':
      return 'A round trip of start-up passed without a loss.';
    case 'duplicate ACK':
      return 'A further duplicate ACK came.';
    case 'first round trip':
    case 'first pace':
      if (variable === 'cwnd') return 'The first ACK of data measured the round trip.';
      return `The first answer came after ${seconds(cause === 'first pace' ? numbers[1]! : packet)}.`;
    case 'partial ACK':
      return `An ACK of ${packet} packets: part of what was missing has arrived.`;
    case 'recovered':
    case 'reduced':
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
    case 'model with losses': {
      const measured = record.lastOf('bandwidth', time, () => true)?.time === time;
      if (variable === 'cwnd' || measured) return 'An ACK measured the bandwidth anew.';
      return `The next phase of its cycle began: the gain is ${compact(numbers[1]!, 3)}.`;
    }
    case 'start':
      return 'The flow started.';
    default:
      return `${cause.charAt(0).toUpperCase()}${cause.slice(1)}.`;
  }
}

function previous(change: Change, { record }: Narrated): Change | undefined {
  const index = record.changes.lastIndexOf(change);
  return record.changes.slice(0, index).findLast(({ variable }) => variable === change.variable);
}

/** How the value came to be what it was before. */
function earlier(change: Change, before: Change | undefined, flow: number): ChainLine[] {
  if (!before) return [];
  const { before: from, after: to } = before;
  const unit = unitOf(change);
  const lit = { flow, time: before.time, at: null };
  // Steps up and down that are told as one can end where they began.
  if (from === to) return [line(`Before that the ${nounOf(change)} was ${packets(from)} ${unit}.`, before.time, lit)];
  const numbers = `${fromTo(from, to)} ${unit}`;
  return [line(`Before that the ${nounOf(change)} went from ${numbers}.`, before.time, lit)];
}
