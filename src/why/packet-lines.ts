/** Of the packet that a change names: where it was dropped, lost, marked or late, and whose packets stood there. */
import { FATE_WORDS } from '../../workers/engine/network/fate-words.ts';
import { MOST_OWNERS } from '../../workers/engine/network/fates.ts';
import { causeCard, delayedPacket } from '../../workers/engine/transport/causes/index.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { Change, PacketFate } from '../../workers/live/cause-records.ts';
import { fateFactsOf, groupOf, type Narrated, packetOf, settingsOf } from '../narrator/facts.ts';
import type { Highlight } from '../run/question.ts';
import { streamNames } from '../scenario/describe-traffic.ts';
import { nameOfFlow, spokenNames } from '../scenario/names.ts';
import { written } from '../narrator/words/sentence.ts';
import { inRow, say } from '../../workers/words/say.ts';

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
    return [line(say('What became of packet {packet} is no longer recorded.', { packet }))];
  if (!fate) {
    const lost = record.fates.findLast((each) => each.fate === 'ACK dropped' && each.time <= change.time);
    return [
      lost
        ? line(
            say('Packet {packet} was not dropped: it, or its ACK, was late; an ACK was dropped.', { packet }),
            lost.time,
          )
        : line(say('Packet {packet} was not dropped: it, or its ACK, was late.', { packet })),
    ];
  }
  return packetLines(fate, narrated);
}

/** What became of a packet, and whose packets stood there. */
export function packetLines(fate: PacketFate, narrated: Narrated): ChainLine[] {
  return withOwners(written(FATE_WORDS[fate.fate].led, fateFactsOf(fate, narrated)), fate, narrated);
}

/** @param answered the packet is named for the answer to it alone */
function waitLines(wait: PacketFate, answered: boolean, narrated: Narrated): ChainLine[] {
  const { path } = narrated.series.scenario;
  const forward = groupOf(narrated).direction === 'forward';
  // Beyond the path are the hops of the reverse path.
  const ack = Number(wait.hop < path.length !== forward);
  const facts = { ...fateFactsOf(wait, narrated), ack, answered: Number(answered) };
  return withOwners(written(WAITED, facts), wait, narrated);
}

const WAITED =
  '{ack?Packet|The ACK of packet} {packet}{answered?|, just answered,} waited {waited:span} in the queue{hop:at}: {waiting#packet|packets} stood before it.';

function withOwners(text: string, fate: PacketFate, { series, record }: Narrated): ChainLine[] {
  const highlight = { flow: record.flow, time: fate.time, at: { hop: fate.hop, fate: fate.fate } };
  const owners = ownersOf(fate, series);
  return [
    line(text, fate.time, highlight),
    ...(owners === '' ? [] : [line(say('Whose packets those were: {owners}.', { owners }), fate.time, highlight)]),
  ];
}

/** `22 of TCP 1, 20 of TCP 2`. */
function ownersOf({ whose, waiting }: PacketFate, { scenario, layout }: Narrated['series']): string {
  const flows = layout.flowGroups.length;
  const owners = whose.map(([endpoint, count]) =>
    say('{count} of {owner}', { count, owner: nameOfEndpoint(scenario, endpoint, flows) }),
  );
  const rest = waiting - whose.reduce((sum, [, count]) => sum + count, 0);
  const more = whose.length >= MOST_OWNERS && rest > 0 ? [say('{rest} of others', { rest })] : [];
  return inRow('{first}, {next}', [...owners, ...more]);
}

/** A flow or a source, within a sentence. */
export function nameOfEndpoint(scenario: Scenario, endpoint: number, flows: number): string {
  const source = streamNames(scenario.traffic, say)[endpoint - flows];
  return source ? say('the {source}', { source }) : nameOfFlow(scenario, endpoint, spokenNames(scenario));
}
