/** Summaries of why over a stretch of a run: what a flow cut for, who filled the queue when it overflowed, what the flow with less lost. */
import { causeCard } from '../../workers/engine/transport/causes/index.ts';
import { endpointOf, kindOf, LOST } from '../../workers/engine/network/packet-records.ts';
import { cutsIn } from '../narrator/happenings.ts';
import { firstLater, recordOf } from '../narrator/record.ts';
import { countedReasons, FOR_REASON, type Narrated, reasonFacts } from '../narrator/sentences.ts';
import { written } from '../narrator/words/sentence.ts';
import type { RunHandle } from '../run/run-handle.ts';
import { fixed } from '../format.ts';
import { inRow, say } from '../../workers/words/say.ts';
import { nameOfEndpoint } from './packet-lines.ts';

/** Flows whose shares differ by less are taken as equal. */
const EQUAL = 1.1;
/** Owners of the queue that are named. */
const MOST_OWNERS = 4;

type Drops = RunHandle['drops'];

/** All that can be said of the stretch after `from` up to `to`, s: of one flow, or of each where they are few. */
export function whyLines(run: RunHandle, from: number, to: number, flow: number | null = null): string[] {
  const told = (flow === null ? run.followed : [flow])
    .map((each) => ({ record: recordOf(run, each), series: run.series }))
    .filter(({ record }) => record.changes.length > 0);
  const first = told.find(({ record }) => record.flow === (flow ?? run.explainedFlow));
  return [
    ...told.flatMap((each) => [cutsLine(each, from, to), yieldsLine(each, from, to)]),
    ...(first ? [filledLine(first, from, to)] : []),
    fairnessLine(run.series, run.drops, from, to),
  ].filter((line) => line !== null);
}

/** `TCP 1 cut 14 times: 9 full queue, 4 loss on the way, 1 timeout.` */
export function cutsLine({ record, series }: Narrated, from: number, to: number): string | null {
  const cuts = cutsIn(record, series, from, to);
  const name = nameOf(series, record.flow);
  if (cuts.length === 0) return record.fates.length === 0 ? null : say('{name} did not cut.', { name });
  const reasons = countedReasons(cuts);
  const text =
    reasons.length > 1
      ? '{name} cut {cuts} times: {counts}.'
      : cuts.length > 1
        ? `{name} cut {cuts} times, all ${FOR_REASON}.`
        : `{name} cut once, ${FOR_REASON}.`;
  return written(text, { name, cuts: cuts.length, ...reasonFacts(reasons) });
}

/** `Vegas gave way 4 times because its packets waited.` */
export function yieldsLine({ record, series }: Narrated, from: number, to: number): string | null {
  const signals = record.changes
    .slice(firstLater(record.changes, from), firstLater(record.changes, to))
    .filter(({ variable, cause }) => variable === 'cwnd' && causeCard(cause).words.told === 'yield');
  if (signals.length === 0) return null;
  const name = nameOf(series, record.flow);
  return signals.length === 1
    ? written('{name} gave way once because its packets waited in queues.', { name })
    : written('{name} gave way {times} times because its packets waited in queues.', { name, times: signals.length });
}

/** Whose packets stood in the queue when it overflowed, mean over the packets of the flow that found it full. */
export function filledLine({ record, series }: Narrated, from: number, to: number): string | null {
  const full = record.fates
    .slice(firstLater(record.fates, from), firstLater(record.fates, to))
    .filter(({ fate, whose }) => (fate === 'dropped, queue full' || fate === 'pushed out') && whose.length > 0);
  if (full.length === 0) return null;
  const parts = new Map<number, number>();
  for (const { whose, waiting } of full)
    for (const [endpoint, count] of whose)
      parts.set(endpoint, (parts.get(endpoint) ?? 0) + count / waiting / full.length);
  const shares = [...parts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_OWNERS)
    .map(([endpoint, part]) =>
      say('{percent} % of {name}', { percent: fixed(100 * part, 0), name: nameOf(series, endpoint) }),
    );
  return written('The full queue that dropped packets of {name} held on average {shares}.', {
    name: nameOf(series, record.flow),
    shares: inRow('{first}, {next}', shares),
  });
}

/** Of two flows that were there throughout, the ones with most and with least: what they got, and what they lost. */
export function fairnessLine(series: Narrated['series'], drops: Drops, from: number, to: number): string | null {
  const { samples, layout, scenario } = series;
  const [first, last] = [samples.indexAt(from), Math.min(samples.indexAt(to), series.length - 1)];
  if (last - first < 2) return null;
  const throughout = layout.flowGroups.flatMap((_, flow) => {
    const window = series.flowColumn(flow, 'cwnd');
    return window.at(Math.max(0, first)) > 0 && window.at(last) > 0 ? [flow] : [];
  });
  const rate = (flow: number): number =>
    (series.delivered[flow]!.between(first, last) * 8 * scenario.flows[layout.flowGroups[flow]!]!.packetSize) /
    ((last - first) * layout.period);
  const order = throughout.map((flow) => ({ flow, rate: rate(flow) })).sort((a, b) => a.rate - b.rate);
  const [least, most] = [order[0], order.at(-1)];
  if (!least || !most || most.rate < EQUAL * least.rate) return null;
  const [less, more] = [least, most].map(({ flow }) => lossesOf(series, drops, flow, first, last)) as [Losses, Losses];
  const roundTrip = (flow: number): number => 1000 * series.roundTrip[flow]!.at(last);
  const facts = {
    ...{ less: nameOf(series, least.flow), lessRate: least.rate / 1e6, lessPart: 100 * less.part },
    ...{ more: nameOf(series, most.flow), moreRate: most.rate / 1e6, morePart: 100 * more.part },
    ...{ lessTrip: roundTrip(least.flow), moreTrip: roundTrip(most.flow) },
    ...{ queue: less.queue, lost: less.lost },
    where: less.lost === 0 ? 0 : less.queue === 0 ? 1 : 2,
  };
  return written(less.part <= more.part ? NOT_FOR_LOSSES : FOR_LOSSES[facts.where]!, facts);
}

const GOT = '{less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s';
const NOT_FOR_LOSSES = `${GOT}, and not for losses: it lost {lessPart:2} % of its packets, {more} {morePart:2} %; their round trips were {lessTrip:.0} ms and {moreTrip:.0} ms.`;
/** All in queues, all on the way, or both. */
const FOR_LOSSES = [
  `${GOT}: it lost {lessPart:2} % of its packets (all in queues), {more} {morePart:2} %.`,
  `${GOT}: it lost {lessPart:2} % of its packets (all on the way), {more} {morePart:2} %.`,
  `${GOT}: it lost {lessPart:2} % of its packets ({queue} in queues, {lost} on the way), {more} {morePart:2} %.`,
];

interface Losses {
  queue: number;
  lost: number;
  /** Of what was sent. */
  part: number;
}

/** Packets of a flow that were dropped by queues and lost in front of them, and their part of those sent. */
function lossesOf(series: Narrated['series'], drops: Drops, flow: number, first: number, last: number): Losses {
  let [queue, lost] = [0, 0];
  const end = drops.after(series.samples.timeOf(last));
  for (let index = drops.after(series.samples.timeOf(first)); index < end; index += 1) {
    const code = drops.codeOf(index);
    if (endpointOf(code) !== flow) continue;
    if (kindOf(code) === LOST) lost += 1;
    else queue += 1;
  }
  const sent = series.sent[flow]!.between(first, last);
  return { queue, lost, part: sent > 0 ? (queue + lost) / sent : 0 };
}

function nameOf({ scenario, layout }: Narrated['series'], endpoint: number): string {
  return nameOfEndpoint(scenario, endpoint, layout.flowGroups.length);
}
