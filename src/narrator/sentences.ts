/** A happening, a state or a stretch of a run as one sentence of at most 15 words, made from the records of the run. */
import { capitalized } from '../format.ts';
import { textsOfQueue } from '../scenario/card-words.ts';
import { FATE_WORDS } from '../../workers/engine/network/fate-words.ts';
import { HOLDS, type Hold, STATES } from '../../workers/engine/transport/causes.ts';
import { causeCard } from '../../workers/engine/transport/causes/index.ts';
import type { Words } from '../../workers/engine/transport/telling.ts';
import type { Change, PacketFate } from '../../workers/live/cause-records.ts';
import {
  type FlowFacts,
  factsOf,
  fateFactsOf,
  groupOf,
  lastDecided,
  nameOf,
  type Narrated,
  queueOf,
  schemeWords,
  tellingOf,
} from './facts.ts';
import type { Happening } from './happenings.ts';
import { firstLater } from './record.ts';
import { inRow, say } from '../../workers/words/say.ts';
import { type Arguments, told, written } from './words/sentence.ts';

export type { Narrated };

/** A sentence is read in a glance. */
export const MOST_WORDS = 15;

export function sentenceOf(happening: Happening, narrated: Narrated): string {
  const { time } = happening;
  switch (happening.kind) {
    case 'start':
    case 'stop':
    case 'finished':
      return saidOf(causeCard(happening.kind).words.passing, factsOf(narrated, time));
    case 'cut':
    case 'decision':
    case 'timeout':
      return changeSentence(happening, narrated);
    case 'threshold reached':
      return thresholdSentence(narrated, time);
    case 'recovered':
      return written('All is repaired: the window of {flow} opens again.', { flow: nameOf(narrated) });
    case 'fate':
      return fateSentence(happening.fate, narrated);
    case 'queue':
      return happening.level.level === 'full'
        ? say('The queue is full: the next packet to come falls.')
        : say('More comes than the link can send: packets wait in the queue.');
    case 'join':
      return joinSentence(happening.joined, happening.sending);
    case 'event':
      return happening.text;
  }
}

function saidOf(words: Words | undefined, facts: FlowFacts): string {
  return capitalized(told(words, facts) ?? '');
}

/** In the queue's own words, and where it has none, in those of any queue. */
function fateSentence(fate: PacketFate, narrated: Narrated): string {
  const own = textsOfQueue(queueOf(fate, narrated)).words[fate.fate];
  return written(own ?? FATE_WORDS[fate.fate].passing, fateFactsOf(fate, narrated));
}

/** A cut, a timeout or another decision, in the words of its cause or of the flow's scheme. */
function changeSentence(
  { change, fate }: Extract<Happening, { fate: unknown; change: unknown }>,
  narrated: Narrated,
): string {
  const { cause, time } = change;
  const seen = { lost: fate?.packet ?? NaN, late: fate ? time - fate.time : NaN };
  const facts = factsOf(narrated, time, change, { ...seen, timeout: timeoutBefore(narrated, time) });
  const group = groupOf(narrated);
  const { cut, halves } = schemeWords(group);
  const instead = facts['halved'] === 1 && !halves && cut && cut.keeps(facts as never) !== Number(facts['cut']) / 2;
  return saidOf(tellingOf(cause, group).passing, instead ? { ...facts, halved: 2 } : facts);
}

/** What any sender does in a state of which its scheme says nothing. */
const STANDING: Readonly<Record<string, string>> = {
  'slow start': 'Slow start: each ACK opens the window by one packet.',
  'congestion avoidance': 'As long as nothing is lost, the window opens.',
  'fast recovery': '{Flow} sends again what was lost; its window is {window:packets}.',
};

type Bound = Hold | 'application' | 'receive window';

/** States in which a window opens if it is what binds. */
const GROWS = new Set(['slow start', 'congestion avoidance']);
/** What is said where something else binds. */
const BOUND: Partial<Record<Bound, string>> = {
  application: '{Flow} sends what its application writes: its window of {window:packets} is not used up.',
  'receive window': 'The receiver takes {maxWindow:packets} at a time: {flow} sends no more, however large its window.',
};

function boundOf(narrated: Narrated, time: number, { window, maxWindow }: FlowFacts): Bound {
  const hold = HOLDS[narrated.record.valueAt('hold', time)] ?? 'window full';
  // A transfer that is all sent waits for its last ACKs alone.
  if (hold === 'no data') return groupOf(narrated).feed === 'greedy' ? hold : 'application';
  return hold === 'window full' && window >= maxWindow ? 'receive window' : hold;
}

/** What goes on at `time` (s) while nothing else happens. */
export function standingSentence(narrated: Narrated, time: number): string {
  const { record } = narrated;
  const Flow = capitalized(nameOf(narrated));
  if (record.valueAt('active', time) !== 1)
    return written(record.lastChange('active', time) ? '{Flow} has stopped.' : '{Flow} has not started yet.', { Flow });
  const lost = schemeWords(groupOf(narrated)).ignoresLosses ? null : unheard(narrated, time);
  if (lost !== null) return written('{Flow} does not know yet that packet {lost} is gone.', { Flow, lost });
  return stateSentence(narrated, time);
}

/** What the flow does in its state, or in the one that begins. */
function stateSentence(narrated: Narrated, time: number, state?: (typeof STATES)[number]): string {
  const last = lastDecided(narrated, time);
  // What growth goes by, or a rate; other records of a window are of what is over.
  const known = last && (last.cause === 'growth' || last.variable === 'rate') ? last : undefined;
  const facts = factsOf(narrated, time, known);
  const now = state ?? (facts.state === '' ? 'slow start' : facts.state);
  const bound = BOUND[boundOf(narrated, time, facts)];
  if (bound !== undefined && GROWS.has(now)) return saidOf(bound, facts);
  const words = schemeWords(groupOf(narrated)).standing;
  const own = told(words, { ...facts, state: now });
  return own === null ? saidOf(STANDING[now] ?? '{Flow} sends.', facts) : capitalized(own);
}

/** What happened most in the last `span` seconds up to `time`, where too much happened for a sentence each. */
export function summarySentence(narrated: Narrated, cuts: readonly Happening[], span: number): string {
  const reasons = countedReasons(cuts);
  const facts = { Flow: capitalized(nameOf(narrated)), cuts: cuts.length, span, ...reasonFacts(reasons.slice(0, 3)) };
  return reasons.length === 1
    ? written(`{Flow}: {cuts} cuts in the last {span} s, all ${FOR_REASON}.`, facts)
    : written('{Flow}: {cuts} cuts in the last {span} s: {counts}.', facts);
}

/** What cuts were made for, most frequent first. */
export function countedReasons(cuts: readonly Happening[]): [reason: Reason, count: number][] {
  const reasons = new Map<Reason, number>();
  for (const cut of cuts) reasons.set(reasonOf(cut), (reasons.get(reasonOf(cut)) ?? 0) + 1);
  return [...reasons].sort((a, b) => b[1] - a[1]);
}

/** Packets that were dropped or marked in the last `span` seconds up to `time`, without a cut. */
export function fatesSentence(narrated: Narrated, fates: readonly PacketFate[], span: number): string {
  const marked = fates.filter(({ fate }) => FATE_WORDS[fate].how === MARKED).length;
  const lost = fates.length - marked;
  const text =
    marked === 0
      ? '{Flow}: {lost#packet|packets} dropped or lost in the last {span} s.'
      : lost === 0
        ? '{Flow}: {marked#packet|packets} marked in the last {span} s.'
        : '{Flow}: {lost#packet|packets} dropped or lost, {marked#packet|packets} marked in the last {span} s.';
  return written(text, { Flow: capitalized(nameOf(narrated)), lost, marked, span });
}

/** As FateWords has it. */
export const MARKED = 2;

const REASONS = [
  ...(['full queue', 'early drops', 'loss on the way'] as const),
  ...(['marks', 'losses', 'silence', 'timeouts', 'other'] as const),
] as const;
type Reason = (typeof REASONS)[number];

/** What the first of the reasons is, in a sentence of cuts that have one in common. */
export const FOR_REASON =
  '{reason?from the full queue|from early drops|from loss on the way|from marks|from losses|by silence|by timeout|without a drop}';
const ONE = '1 {reason?full queue|early drop|loss on the way|mark|loss|silence|timeout|other}';
const SEVERAL = '{count} {reason?full queue|early drops|loss on the way|marks|losses|silence|timeouts|other}';

/** The most frequent reason, and all of them with their counts. */
export function reasonFacts(reasons: readonly [reason: Reason, count: number][]): Arguments {
  const counted = reasons.map(([reason, count]) => ({ reason: REASONS.indexOf(reason), count }));
  const counts = inRow(
    '{first}, {next}',
    counted.map((each) => written(each.count === 1 ? ONE : SEVERAL, each)),
  );
  return { reason: counted[0]?.reason ?? NaN, counts };
}

function reasonOf(cut: Happening): Reason {
  if (cut.kind !== 'cut' && cut.kind !== 'timeout' && cut.kind !== 'decision') return 'other';
  const { countedAs } = causeCard(cut.change.cause).words;
  return countedAs ?? (cut.fate && FATE_WORDS[cut.fate.fate].countedAs) ?? 'other';
}

/** Number of the last packet that was dropped and not answered by `time` (s); null if there is none. */
function unheard({ record }: Narrated, time: number): number | null {
  const { fates, changes } = record;
  const index = firstLater(fates, time) - 1;
  const fate = fates[index];
  if (!fate || fate.fate === 'ACK dropped' || FATE_WORDS[fate.fate].how === MARKED) return null;
  for (let at = firstLater(changes, time) - 1; at >= 0 && changes[at]!.time > fate.time; at -= 1)
    if (knowsOfLoss(changes[at]!)) return null;
  return STATES[record.valueAt('state', time)] === 'fast recovery' ? null : fate.packet;
}

/** It shows that the flow knows of a loss. */
function knowsOfLoss({ cause }: Change): boolean {
  const { answers } = causeCard(cause).words;
  return answers === 'loss' || answers === 'perhaps';
}

function timeoutBefore({ record }: Narrated, time: number): number {
  const change = record.lastChange('rto', time);
  return change?.cause === 'timeout' && change.time === time ? change.before : (change?.after ?? NaN);
}

/** With what comes now, where there is room for it. */
function thresholdSentence(narrated: Narrated, time: number): string {
  const now = stateSentence(narrated, time, 'congestion avoidance');
  const text = inRow('{first} {next}', [say('Slow start is over.'), now]);
  return wordCount(text) <= MOST_WORDS
    ? text
    : written('{Flow} reaches its threshold: slow start is over.', { Flow: capitalized(nameOf(narrated)) });
}

/** How many words a sentence takes to read: where none are spaced, as in Chinese, two signs are one. */
export function wordCount(text: string): number {
  return text.split(' ').length + Math.floor((text.match(/\p{Script=Han}/gu)?.length ?? 0) / 2);
}

function joinSentence(joined: number, sending: number): string {
  if (joined === 1 && sending === 2) return say('A second flow joins: who gets what?');
  if (joined === 1) return written('Another flow joins: {sending} share the link now.', { sending });
  return written('{joined} more flows join: {sending} share the link now.', { joined, sending });
}
