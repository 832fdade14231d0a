/** Of the packet that a change names: where it was dropped, lost, marked or late, and whose packets stood there. */
import { MOST_OWNERS } from '../../workers/engine/network/fates.ts';
import { causeCard, delayedPacket } from '../../workers/engine/transport/causes/index.ts';
import type { Change, PacketFate } from '../../workers/live/cause-records.ts';
import { compact, countText } from '../format.ts';
import { groupOf, type Narrated, packetOf, settingsOf } from '../narrator/facts.ts';
import type { Highlight } from '../run/question.ts';
import { sourceName } from '../scenario/describe-traffic.ts';
import { atHop } from '../scenario/hops.ts';
import { nameOfFlow, spokenNames } from '../scenario/names.ts';
import { spanOf } from '../narrator/words/sentence.ts';

export interface ChainLine {
  text: string;
  /** s; null for what holds at all times. */
  time: number | null;
  /** What the line speaks of, on the stage and on the charts. */
  highlight: Highlight | null;
}

export function line(text: string, time: number | null = null, highlight: Highlight | null = null): ChainLine {
  return { text, time, highlight };
}

/** What became of the packet that a change names. */
export function fateOf(change: Change, narrated: Narrated): PacketFate | undefined {
  const packet = namedPacket(change, narrated);
  return packet >= 0 ? narrated.record.fateOf(packet, change.time) : undefined;
}

/** The packet that a change names and that was dropped, lost or marked; −1 if it names none. */
function namedPacket(change: Change, narrated: Narrated): number {
  return causeCard(change.cause).words.namesPacket ? packetOf(change, groupOf(narrated)) : -1;
}

/** Where the packet waited whose delay had a part in a change; none of one that was dropped. */
export function waitOf(change: Change, narrated: Narrated): PacketFate | undefined {
  const packet = delayedPacket(change.cause, change.numbers);
  if (packet < 0 || fateOf(change, narrated)) return undefined;
  return narrated.record.waitOf(packet, change.time);
}

/** What became of a packet that a change at `time` (s) names may no longer be recorded: it can be as old as a timeout is long. */
export function isForgotten(time: number, narrated: Narrated): boolean {
  const { record } = narrated;
  return record.since > 0 && time < record.since + settingsOf(narrated).maxRto;
}

/** All of that. */
export function namedLines(change: Change, narrated: Narrated): ChainLine[] {
  const wait = waitOf(change, narrated);
  const named = namedPacket(change, narrated) >= 0;
  return [
    ...(named ? fateLines(change, fateOf(change, narrated), narrated) : []),
    ...(wait ? waitLines(wait, !named, narrated) : []),
  ];
}

function fateLines(change: Change, fate: PacketFate | undefined, narrated: Narrated): ChainLine[] {
  const { record } = narrated;
  const packet = namedPacket(change, narrated);
  if (!fate && isForgotten(change.time, narrated))
    return [line(`What became of packet ${packet} is no longer recorded.`)];
  if (!fate) {
    const lost = record.fates.findLast((each) => each.fate === 'ACK dropped' && each.time <= change.time);
    const text = `Packet ${packet} was not dropped: it, or its ACK, was late`;
    return [lost ? line(`${text}; an ACK was dropped.`, lost.time) : line(`${text}.`)];
  }
  return packetLines(fate, narrated);
}

/** What became of a packet, and whose packets stood there. */
export function packetLines(fate: PacketFate, narrated: Narrated): ChainLine[] {
  const where = atHop(narrated.series.scenario, fate.hop);
  const held = `the queue${where} held ${fate.waiting} of ${fate.limit}`;
  const how = {
    'dropped, queue full': `was dropped: ${held}`,
    'dropped early': `was dropped early, by the queue's rule: ${held}`,
    'dropped at the head': `was dropped when its turn came: it had waited ${spanOf(fate.waited)}`,
    lost: `was lost in front of the queue${where}, which held ${fate.waiting} of ${fate.limit}`,
    marked: `was marked: ${held}`,
    'marked at the head': `was marked when its turn came: it had waited ${spanOf(fate.waited)}`,
    'pushed out': `was dropped to make room: the queue was full with ${fate.waiting}, and this flow had most of it`,
    ...twoQueueWords(fate),
    'ACK dropped': 'was acknowledged, but that ACK was dropped',
    waited: `waited: ${held}`,
  }[fate.fate];
  return withOwners(`Packet ${fate.packet} ${how}.`, fate, narrated);
}

/** In which of two queues, by which controller, with which numbers. */
function twoQueueWords({ waiting, waited, chance }: PacketFate) {
  const part = `${compact(100 * chance, 3)} %`;
  const low = `in the low-latency queue, where ${countText(waiting, 'packet')} stood behind it`;
  const classic = `in the classic queue, with ${countText(waiting, 'packet')} behind it: its controller (PI2) asks for p_C = p² = ${part}`;
  const wait = `it had waited ${spanOf(waited)}`;
  return {
    'marked for its wait': `was marked ${low}: ${wait}, longer than that queue’s threshold`,
    'marked by the coupling': `was marked ${low}: ${wait}, and the classic queue’s controller asks for marks on p_CL = k p = ${part} here`,
    'marked by PI2': `was marked ${classic}, and it can carry a mark; ${wait}`,
    'dropped by PI2': `was dropped ${classic}; ${wait}`,
    'dropped in overload': `was dropped ${low}: both queues are overloaded, every packet that passes here is marked already, and p_C = ${part} is dropped`,
  };
}

/** @param answered the packet is named for the answer to it alone */
function waitLines(wait: PacketFate, answered: boolean, narrated: Narrated): ChainLine[] {
  const { scenario } = narrated.series;
  const forward = groupOf(narrated).direction === 'forward';
  // Beyond the path are the hops of the reverse path.
  const data = wait.hop < scenario.path.length === forward;
  const what = `${data ? 'Packet' : 'The ACK of packet'} ${wait.packet}${answered ? ', just answered,' : ''}`;
  const before = `${countText(wait.waiting, 'packet')} stood before it`;
  return withOwners(
    `${what} waited ${spanOf(wait.waited)} in the queue${atHop(scenario, wait.hop)}: ${before}.`,
    wait,
    narrated,
  );
}

function withOwners(text: string, fate: PacketFate, { series, record }: Narrated): ChainLine[] {
  const highlight = { flow: record.flow, time: fate.time, at: { hop: fate.hop, fate: fate.fate } };
  const owners = whoseWords(fate, series);
  return [
    line(text, fate.time, highlight),
    ...(owners === '' ? [] : [line(`Whose packets those were: ${owners}.`, fate.time, highlight)]),
  ];
}

/** `22 of TCP 1, 20 of TCP 2`. */
function whoseWords({ whose, waiting }: PacketFate, { scenario, layout }: Narrated['series']): string {
  const names = spokenNames(scenario);
  const flows = layout.flowGroups.length;
  const words = whose.map(([endpoint, count]) => {
    const source = scenario.traffic[endpoint - flows];
    return `${count} of ${source ? `the ${sourceName(source)}` : nameOfFlow(scenario, endpoint, names)}`;
  });
  const rest = waiting - whose.reduce((sum, [, count]) => sum + count, 0);
  return [...words, ...(whose.length >= MOST_OWNERS && rest > 0 ? [`${rest} of others`] : [])].join(', ');
}
