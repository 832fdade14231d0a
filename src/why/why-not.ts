/** Why a flow does not cut its window again, and why it does not send more, at a time: from what is recorded, or not at all. */
import { FATE_WORDS } from '../../workers/engine/network/fate-words.ts';
import { HOLDS, STATES } from '../../workers/engine/transport/causes.ts';
import { causeCard } from '../../workers/engine/transport/causes/index.ts';
import { findScheme } from '../../workers/engine/schemes/index.ts';
import { say } from '../../workers/engine/transport/telling.ts';
import type { Change, PacketFate } from '../../workers/live/cause-records.ts';
import { factsOf, groupOf, type Narrated, numbersOf, packetOf, schemeWords, settingsOf } from '../narrator/facts.ts';
import { firstLater } from '../narrator/record.ts';
import { told, written } from '../narrator/words/sentence.ts';
import { inRow } from '../../workers/words/say.ts';
import { sourcesOf } from './inputs.ts';

export interface NotLine {
  text: string;
  /** s; null where it is of no time. */
  time: number | null;
  fate: PacketFate | null;
}

/** @param cut the change that the chain leads back to */
export function whyNot(narrated: Narrated, time: number, cut: Change | null): NotLine[] {
  return [...notCut(narrated, time, cut), ...notSending(narrated, time)];
}

/** Of packets that were dropped or marked by then and brought no cut of their own, why. */
function notCut(narrated: Narrated, time: number, last: Change | null): NotLine[] {
  const { record } = narrated;
  const group = groupOf(narrated);
  const harmed = record.fates.slice(0, firstLater(record.fates, time)).filter(({ fate }) => fate !== 'ACK dropped');
  // Of a window that comes down ACK by ACK the cut that it answers.
  const before = last ? sourcesOf(last, narrated).map(({ change }) => change) : [];
  const cut = [...(last ? [last] : []), ...before].find((each) => answersUpTo(each, narrated) >= 0);
  const upTo = cut ? answersUpTo(cut, narrated) : NaN;
  const answered = harmed.filter(({ packet }) => packet <= upTo && packet > packetOf(cut!, group));
  return [
    ...(cut ? sameWindow(cut, answered, upTo, narrated) : []),
    ...(last ? sameEvent(last, harmed, narrated) : []),
    ...unheard(
      harmed.filter(({ packet }) => !(packet <= upTo)),
      narrated,
      time,
    ),
  ];
}

/** The highest packet that a cut answers for; −1 if it answers for none but its own. */
function answersUpTo(change: Change, narrated: Narrated): number {
  const { answersUpTo: name = '' } = causeCard(change.cause).words;
  return numbersOf(change, groupOf(narrated))[name] ?? -1;
}

function sameWindow(cut: Change, answered: readonly PacketFate[], upTo: number, narrated: Narrated): NotLine[] {
  const [fate] = answered;
  if (!fate) return [];
  const others =
    answered.length === 1
      ? 'It did not cut again for packet {other}, {how?dropped|lost|marked} as well: sent before the cut, which answers for all up to packet {upTo}.'
      : 'It did not cut again for packet {other} and {more} more, {how?dropped|lost|marked} as well: sent before the cut, which answers for all up to packet {upTo}.';
  const { once = 'So one cut answers for a whole window of data.' } = causeCard(cut.cause).words;
  const facts = factsOf(narrated, cut.time, cut);
  const more = { other: fate.packet, more: answered.length - 1, how: FATE_WORDS[fate.fate].how, upTo };
  return [
    { text: inRow('{first} {next}', [written(say(others, more), facts), written(once, facts)]), time: fate.time, fate },
  ];
}

/** Losses so soon after the first one that they are one event with it. */
function sameEvent(change: Change, harmed: readonly PacketFate[], narrated: Narrated): NotLine[] {
  const { sameEvent: same } = causeCard(change.cause).words;
  const facts = factsOf(narrated, change.time, change);
  const began = packetOf(change, groupOf(narrated));
  const event = same && narrated.record.fateOf(began, change.time);
  if (!event) return [];
  const within = Number(facts[same.within]);
  const fate = harmed.find(({ packet, time }) => packet > began && time - event.time < within);
  if (!fate) return [];
  const more = { other: fate.packet, how: FATE_WORDS[fate.fate].how, gap: fate.time - event.time };
  return [{ text: written(say(same.says, more), facts), time: fate.time, fate }];
}

/** The last packet that was harmed, where nothing has answered to it by `time` (s). */
function unheard(harmed: readonly PacketFate[], narrated: Narrated, time: number): NotLine[] {
  const { record } = narrated;
  const last = harmed.at(-1);
  if (!last) return [];
  const answers = ({ cause, time: at }: Change): boolean => {
    const by = causeCard(cause).words.answers;
    return at >= last.time && (by === 'loss' || by === 'mark');
  };
  if ((['cwnd', 'rate', 'state'] as const).some((variable) => record.lastOf(variable, time, answers))) return [];
  const facts = factsOf(narrated, time, undefined, { packet: last.packet, how: FATE_WORDS[last.fate].how });
  const text =
    told(schemeWords(groupOf(narrated)).unanswered, facts) ??
    written('It has not cut for packet {packet}, {how?dropped|lost|marked}: nothing has told it yet.', facts);
  return [{ text, time: last.time, fate: last }];
}

const ENDED = {
  finished: 'It sends no more: all its data have arrived.',
  stopped: 'It sends no more: it was stopped, and offers no new data.',
};
const BY_CLOCK = 'It sends no sooner: its rate is a clock, with a packet every {gap:span}.';
const TIMER = 'If none comes, the timer ends the wait after {rto:span}.';

/** What it waits for, by what holds it; and whether its timer may end that. */
const WAITS: Record<(typeof HOLDS)[number], { says: string; timed: boolean }> = {
  'window full': {
    says: 'It sends no more: its window of {window:.1} is full, so each further packet waits for an ACK.',
    timed: true,
  },
  'probe sent': {
    says: 'It sends no more: nothing came back for two round trips. It has sent a probe beyond its window, and waits for the ACK.',
    timed: true,
  },
  handshake: { says: 'It sends no data yet: the handshake has not been acknowledged.', timed: true },
  'no data': { says: 'It sends nothing new: the application has no more data.', timed: false },
  pacing: { says: 'It sends no sooner: it paces its packets.', timed: false },
  'window below one': { says: 'It sends nothing: marks have cut its window below one packet.', timed: true },
};
const RECEIVER =
  'It sends no more: its receiver takes {maxWindow:packets} at a time, however large its window of {window:.1} is.';
const REPAIRING =
  'It sends no more: it still repairs a loss, and as much as its window of {window:packets} allows counts as on its way.';
const PACED = 'It sends no sooner: it paces its packets, one every {gap:span}.';

/** What it waits for before it sends again. */
function notSending(narrated: Narrated, time: number): NotLine[] {
  const { record, series } = narrated;
  const line = (text: string, at: number | null = null): NotLine[] => [{ text, time: at, fate: null }];
  const rate = record.lastChange('rate', time);
  const gap = rate ? 1 / rate.after : NaN;
  const active = record.lastChange('active', time);
  if (active && active.after === 0)
    return line(written(active.cause === 'finished' ? ENDED.finished : ENDED.stopped, {}), active.time);
  const held = record.lastChange('hold', time);
  if (!held) {
    const clocked = rate && findScheme(groupOf(narrated).scheme.kind)?.control === 'rate';
    return clocked ? line(written(BY_CLOCK, { gap })) : [];
  }
  // Of growth that goes on the samples know more than the record.
  const set = record.lastChange('cwnd', time);
  const sample = series.samples.indexAt(time);
  const sampled = (): number => (sample < 0 ? NaN : series.flowColumn(record.flow, 'cwnd').at(sample));
  const window = set && set.until <= time ? set.after : sampled();
  const recovering = STATES[record.valueAt('state', time)] === 'fast recovery';
  // Of a stretch of samples that goes on the record has the last timeout only.
  const timeout = record.lastChange('rto', time);
  const rto = timeout && timeout.until <= time ? timeout.after : NaN;
  const hold = HOLDS[held.after]!;
  const { says, timed } = WAITS[hold];
  const { maxWindow } = settingsOf(narrated);
  const full = hold === 'window full' && window >= maxWindow ? RECEIVER : says;
  const own = hold === 'window full' && recovering ? REPAIRING : hold === 'pacing' && rate ? PACED : full;
  const said = [own, ...(timed && rto > 0 ? [TIMER] : [])];
  return line(
    inRow(
      '{first} {next}',
      said.map((each) => written(each, { window, gap, rto, maxWindow })),
    ),
  );
}
