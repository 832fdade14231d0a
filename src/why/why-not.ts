/** Why a flow does not cut its window again, and why it does not send more, at a time: from what is recorded, or not at all. */
import { type Cause, HOLDS, STATES } from '../../workers/engine/transport/causes.ts';
import type { Change, PacketFate } from '../../workers/live/cause-records.ts';
import { fixed } from '../format.ts';
import type { Narrated } from '../narrator/sentences.ts';
import { spanText } from './span.ts';
import { packets } from '../narrator/words/teller.ts';
import { firstAfter } from '../narrator/record.ts';

export interface NotLine {
  text: string;
  /** s; null where it is of no time. */
  time: number | null;
  fate: PacketFate | null;
}

/** Causes of a cut that answers for all packets up to a number that is recorded, and its place among the numbers. */
const ANSWERS_UP_TO: Partial<Record<Cause, number>> = {
  ...{ 'third duplicate ACK': 3, 'third duplicate ACK, from one': 3, mark: 3, 'fine timeout': 3, timeout: 4 },
  ...{ 'overdue by RACK': 3, 'probe replaced a loss': 3, 'retransmission lost': 3 },
  ...{ 'missing packet': 2, 'overdue packet': 2, 'marked packet': 2 },
};
/** Causes with which a rate or an imagined window answers to a loss. */
const RATE_ANSWERS: ReadonlySet<Cause> = new Set<Cause>([
  ...(['loss event', 'missing packet', 'overdue packet', 'marked packet', 'interval with losses'] as const),
  ...(['gap of three', 'gap of a window', 'nothing arrives', 'loss already answered'] as const),
]);

/** @param cut the change that the chain leads back to */
export function whyNot(narrated: Narrated, time: number, cut: Change | null): NotLine[] {
  return [...notCut(narrated, time, cut), ...notSending(narrated, time)];
}

/** Of packets that were dropped or marked by then and brought no cut of their own, why. */
function notCut(narrated: Narrated, time: number, last: Change | null): NotLine[] {
  const { record } = narrated;
  const harmed = record.fates.slice(0, firstAfter(record.fates, time)).filter(({ fate }) => fate !== 'ACK dropped');
  const cut = reducing(last, record);
  const upTo = cut?.numbers[ANSWERS_UP_TO[cut.cause] ?? -1] ?? NaN;
  const answered = harmed.filter(({ packet }) => packet <= upTo && packet > cut!.numbers[0]!);
  const [first] = answered;
  return [
    ...(first ? [{ text: sameWindow(cut!, first, answered.length, upTo), time: first.time, fate: first }] : []),
    ...(cut?.cause === 'loss event' ? sameEvent(cut, harmed, record) : []),
    ...unheard(
      harmed.filter(({ packet }) => !(packet <= upTo)),
      narrated,
      time,
    ),
  ];
}

/** Of a window that comes down ACK by ACK the cut that it answers. */
function reducing(change: Change | null, record: Narrated['record']): Change | null {
  if (change?.cause !== 'rate reduction' && change?.cause !== 'reduced') return change;
  return record.lastOf('ssthresh', change.time, ({ cause }) => ANSWERS_UP_TO[cause] !== undefined) ?? change;
}

/** TFRC: losses within a round trip of the first one are one event. */
function sameEvent({ numbers, time }: Change, harmed: readonly PacketFate[], record: Narrated['record']): NotLine[] {
  const [began, , rtt] = numbers as [number, number, number];
  const event = record.fateOf(began, time);
  const same = event && harmed.find(({ packet, time: at }) => packet > began && at - event.time < rtt);
  if (!same) return [];
  const text = `Packet ${same.packet} was ${harm(same)} too, ${spanText(same.time - event.time)} after packet ${began}: within one round trip it is the same loss event.`;
  return [{ text, time: same.time, fate: same }];
}

function sameWindow(cut: Change, { packet, fate }: PacketFate, count: number, upTo: number): string {
  const others = count > 1 ? ` and ${count - 1} more` : '';
  const was = fate.startsWith('marked') ? 'marked' : fate === 'lost' ? 'lost' : 'dropped';
  const which =
    cut.cause === 'mark' ? 'the mark has been answered already' : 'one cut answers for a whole window of data';
  return `It did not cut again for packet ${packet}${others}, ${was} as well: sent before the cut, which answers for all up to packet ${upTo}. So ${which}.`;
}

/** The last packet that was harmed, where nothing has answered to it by `time` (s). */
function unheard(harmed: readonly PacketFate[], { record, series }: Narrated, time: number): NotLine[] {
  const last = harmed.at(-1);
  const { scheme } = series.scenario.flows[series.layout.flowGroups[record.flow] ?? 0]!;
  if (!last) return [];
  const answers = ({ cause, time: at }: Change): boolean =>
    at >= last.time && (RATE_ANSWERS.has(cause) || ANSWERS_UP_TO[cause] !== undefined);
  if ((['cwnd', 'rate', 'state'] as const).some((variable) => record.lastOf(variable, time, answers))) return [];
  const head = `It has not cut for packet ${last.packet}, ${harm(last)}:`;
  const equation = STATES[record.valueAt('state', time)] === 'equation';
  const why =
    scheme.kind === 'bbr'
      ? 'BBR goes by delivery rates, not by losses.'
      : scheme.kind === 'bbr3'
        ? 'BBRv3 takes losses into account when their round trip is over, and cuts a probe at over 2 %.'
        : scheme.kind === 'tfrcp' && equation
          ? `it looks at losses only once in ${spanText(Number(scheme['interval']))}.`
          : 'nothing has told it yet.';
  return [{ text: `${head} ${why}`, time: last.time, fate: last }];
}

function harm({ fate }: PacketFate): string {
  return fate.startsWith('marked') ? 'marked' : fate === 'lost' ? 'lost' : 'dropped';
}

/** What it waits for before it sends again. */
function notSending({ record, series }: Narrated, time: number): NotLine[] {
  const group = series.scenario.flows[series.layout.flowGroups[record.flow] ?? 0]!;
  const rate = record.lastChange('rate', time);
  const active = record.lastChange('active', time);
  if (active && active.after === 0) {
    const text =
      active.cause === 'finished'
        ? 'It sends no more: all its data have arrived.'
        : 'It sends no more: it was stopped, and offers no new data.';
    return [{ text, time: active.time, fate: null }];
  }
  const held = record.lastChange('hold', time);
  if (!held) {
    if (!rate || group.scheme.kind.startsWith('bbr')) return [];
    const text = `It sends no sooner: its rate is a clock, with a packet every ${spanText(1 / rate.after)}.`;
    return [{ text, time: null, fate: null }];
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
  const timer = rto > 0 ? ` If none comes, the timer ends the wait after ${spanText(rto)}.` : '';
  const words: Record<(typeof HOLDS)[number], string> = {
    'window full': recovering
      ? `It sends no more: it still repairs a loss, and as much as its window of ${packets(window)} allows counts as on its way.${timer}`
      : `It sends no more: its window of ${fixed(window, 1)} is full, so each further packet waits for an ACK.${timer}`,
    'probe sent': `It sends no more: nothing came back for two round trips. It has sent a probe beyond its window, and waits for the ACK.${timer}`,
    handshake: `It sends no data yet: the handshake has not been acknowledged.${timer}`,
    'no data': 'It sends nothing new: the application has no more data.',
    pacing: `It sends no sooner: it paces its packets${rate ? `, one every ${spanText(1 / rate.after)}` : ''}.`,
    'window below one': `It sends nothing: marks have cut its window below one packet.${timer}`,
  };
  return [{ text: words[HOLDS[held.after]!], time: null, fate: null }];
}
