/** A happening, a state or a stretch of a run as one sentence of at most 15 words, made from the records of the run. */
import { type Effective, effectiveAt } from '../scenario/effective.ts';
import { countText, rateText } from '../format.ts';
import { hopsOf } from '../scenario/hops.ts';
import { nameOfFlow, spokenNames } from '../scenario/names.ts';
import { type Cause, STATES } from '../../workers/engine/transport/causes.ts';
import type { PacketFate } from '../../workers/live/cause-records.ts';
import type { RunSeries } from '../run/series.ts';
import type { Happening } from './happenings.ts';
import { type CauseRecord, firstAfter } from './record.ts';
import { fateSentence, levelSentence } from './words/queues.ts';
import { cutSentence, decisionSentence, stateSentence, timeoutSentence } from './words/schemes.ts';
import type { Moment } from './words/teller.ts';

/** A sentence is read in a glance. */
export const MOST_WORDS = 15;
/** A label with more words than these is left out of the sentence. */
const MOST_NAME_WORDS = 3;

/** A run and the causes that are recorded of one of its flows. */
export interface Narrated {
  record: CauseRecord;
  series: RunSeries;
}

/** The observed flow as it is at `time` (s). */
export function momentAt({ record, series }: Narrated, time: number): Moment {
  const { scenario, layout } = series;
  const name = nameOfFlow(scenario, record.flow, spokenNames(scenario));
  const sample = record.lastChange('rto', time)?.numbers[0] ?? NaN;
  return {
    name: name.split(' ').length > MOST_NAME_WORDS ? 'the flow' : name,
    group: scenario.flows[layout.flowGroups[record.flow] ?? 0]!,
    window: record.valueAt('cwnd', time),
    threshold: record.valueAt('ssthresh', time),
    roundTrip: sample,
    timeout: record.valueAt('rto', time),
    rate: record.valueAt('rate', time),
    time,
    last: record.lastChange('rate', time) ?? record.lastChange('cwnd', time),
  };
}

export function sentenceOf(happening: Happening, narrated: Narrated): string {
  const moment = momentAt(narrated, happening.time);
  const { name } = moment;
  switch (happening.kind) {
    case 'start':
      return `${capital(name)} starts: it sends a little, and waits for the answer.`;
    case 'stop':
      return `${capital(name)} stops sending.`;
    case 'finished':
      return `${capital(name)} is done: all its packets have arrived.`;
    case 'cut':
      return cutSentence(happening, moment);
    case 'decision':
      return decisionSentence(happening, moment);
    case 'timeout':
      return timeoutSentence(happening, { ...moment, timeout: timeoutBefore(narrated, happening.time) });
    case 'threshold reached':
      return thresholdSentence(moment);
    case 'recovered':
      return `All is repaired: the window of ${name} opens again.`;
    case 'fate':
      return fateSentence(happening.fate, hopsOf(narrated.series.scenario)[happening.fate.hop]!.queue, moment);
    case 'queue':
      return levelSentence(happening.level.level === 'full' ? 'full' : 'standing');
    case 'join':
      return joinSentence(happening.joined, happening.sending);
    case 'event':
      return eventSentence(happening, effectiveAt(narrated.series.scenario, happening.time));
  }
}

/** What goes on at `time` (s) while nothing else happens. */
export function standingSentence(narrated: Narrated, time: number): string {
  const { record } = narrated;
  const moment = momentAt(narrated, time);
  if (record.valueAt('active', time) !== 1) {
    const before = record.lastChange('active', time);
    return before ? `${capital(moment.name)} has stopped.` : `${capital(moment.name)} has not started yet.`;
  }
  const lost = moment.group.scheme.kind.startsWith('bbr') ? null : unheard(narrated, time);
  if (lost !== null) return `${capital(moment.name)} does not know yet that packet ${lost} is gone.`;
  const state = STATES[record.valueAt('state', time)];
  return stateSentence(state ?? 'slow start', moment);
}

/** What happened most in the last `span` seconds up to `time`, where too much happened for a sentence each. */
export function summarySentence(narrated: Narrated, cuts: readonly Happening[], span: number, time: number): string {
  const { name } = momentAt(narrated, time);
  const reasons = countedReasons(cuts);
  const [[first] = ['']] = reasons;
  const head = `${capital(name)}: ${cuts.length} cuts in the last ${span} s`;
  if (reasons.length === 1) return `${head}, all ${ALL_OF[first]}.`;
  return `${head}: ${reasons
    .slice(0, 3)
    .map(([reason, count]) => `${count} ${count === 1 ? (ONE[reason] ?? reason) : reason}`)
    .join(', ')}.`;
}

/** What cuts were made for, most frequent first. */
export function countedReasons(cuts: readonly Happening[]): [reason: string, count: number][] {
  const reasons = new Map<string, number>();
  for (const cut of cuts) reasons.set(reasonOf(cut), (reasons.get(reasonOf(cut)) ?? 0) + 1);
  return [...reasons].sort((a, b) => b[1] - a[1]);
}

/** Packets that were dropped or marked in the last `span` seconds up to `time`, without a cut. */
export function fatesSentence(narrated: Narrated, fates: readonly PacketFate[], span: number, time: number): string {
  const { name } = momentAt(narrated, time);
  const marked = fates.filter(({ fate }) => fate.startsWith('marked')).length;
  const list = [
    ...(fates.length > marked ? [`${countText(fates.length - marked, 'packet')} dropped or lost`] : []),
    ...(marked > 0 ? [`${countText(marked, 'packet')} marked`] : []),
  ];
  return `${capital(name)}: ${list.join(', ')} in the last ${span} s.`;
}

export const ALL_OF: Readonly<Record<string, string>> = {
  'full queue': 'from the full queue',
  'early drops': 'from early drops',
  'loss on the way': 'from loss on the way',
  marks: 'from marks',
  losses: 'from losses',
  silence: 'by silence',
  timeouts: 'by timeout',
  other: 'without a drop',
};

/** Where there was only one. */
const ONE: Readonly<Record<string, string>> = {
  'early drops': 'early drop',
  marks: 'mark',
  losses: 'loss',
  timeouts: 'timeout',
};

function reasonOf(cut: Happening): string {
  if (cut.kind === 'timeout') return 'timeouts';
  if (cut.kind !== 'cut' && cut.kind !== 'decision') return 'other';
  const { cause } = cut.change;
  if (cause === 'mark' || cause === 'marked packet') return 'marks';
  if (cause === 'interval with losses') return 'losses';
  if (cause === 'silence' || cause === 'nothing arrives') return 'silence';
  switch (cut.fate?.fate) {
    case 'dropped, queue full':
    case 'pushed out':
      return 'full queue';
    case 'dropped early':
    case 'dropped at the head':
    case 'dropped by PI2':
    case 'dropped in overload':
      return 'early drops';
    case 'lost':
      return 'loss on the way';
    default:
      return 'other';
  }
}

/** Causes with which a flow shows that it knows of a loss. */
const ANSWERS: ReadonlySet<Cause> = new Set<Cause>([
  ...([
    'third duplicate ACK',
    'third duplicate ACK, from one',
    'timeout',
    'fine timeout',
    'overdue by RACK',
    'probe replaced a loss',
    'retransmission lost',
    'rate reduction',
    'loss already answered',
    'loss event',
  ] as const),
  ...(['missing packet', 'overdue packet', 'gap of three', 'gap of a window', 'nothing arrives', 'silence'] as const),
  ...(['interval with losses', 'equation, lower', 'equation, higher', 'arrival'] as const),
]);

/** Number of the last packet that was dropped and not answered by `time` (s); null if there is none. */
function unheard({ record }: Narrated, time: number): number | null {
  const { fates, changes } = record;
  const index = firstAfter(fates, time) - 1;
  const fate = fates[index];
  if (!fate || fate.fate === 'ACK dropped' || fate.fate.startsWith('marked')) return null;
  for (let at = firstAfter(changes, time) - 1; at >= 0 && changes[at]!.time > fate.time; at -= 1)
    if (ANSWERS.has(changes[at]!.cause)) return null;
  return STATES[record.valueAt('state', time)] === 'fast recovery' ? null : fate.packet;
}

function timeoutBefore({ record }: Narrated, time: number): number {
  const change = record.lastChange('rto', time);
  return change?.cause === 'timeout' && change.time === time ? change.before : (change?.after ?? NaN);
}

/** With what comes now, where there is room for it. */
function thresholdSentence(moment: Moment): string {
  const next = stateSentence('congestion avoidance', moment).replace(/^(The|As) /, (word) => word.toLowerCase());
  const text = `Slow start is over: ${next}`;
  return text.split(' ').length <= MOST_WORDS
    ? text
    : `${capital(moment.name)} reaches its threshold: slow start is over.`;
}

function joinSentence(joined: number, sending: number): string {
  if (joined === 1 && sending === 2) return 'A second flow joins: who gets what?';
  if (joined === 1) return `Another flow joins: ${sending} share the link now.`;
  return `${joined} more flows join: ${sending} share the link now.`;
}

function eventSentence({ event }: Extract<Happening, { kind: 'event' }>, now: Effective): string {
  if (event.do === 'rate') return `The link changes to ${rateText(now.rates[event.hop]!)}.`;
  if (event.do === 'cbr')
    return event.on ? 'Other traffic comes: less is left for the flows.' : 'The other traffic goes: its share is free.';
  return 'The losses on the way change.';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
