/** What happened in a run that is worth a sentence: cuts, drops, full queues, flows that join, changes of the network. */
import type { Change, PacketFate, QueueLevel } from '../../workers/live/cause-records.ts';
import { STATES } from '../../workers/engine/transport/causes.ts';
import { causeCard } from '../../workers/engine/transport/causes/index.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { eventTold } from '../scenario/describe.ts';
import type { RunSeries } from '../run/series.ts';
import { groupOf, type Narrated, numbersOf, packetOf, settingsOf } from './facts.ts';
import { type CauseRecord, firstLater } from './record.ts';

export type Happening = { time: number } & (
  | { kind: 'start' | 'stop' | 'finished' }
  | { kind: 'cut'; change: Change; fate: PacketFate | undefined }
  | { kind: 'timeout'; change: Change; fate: PacketFate | undefined }
  /** Another change of window or rate that is no mere growth. */
  | { kind: 'decision'; change: Change; fate: PacketFate | undefined }
  | { kind: 'threshold reached' | 'recovered'; window: number }
  | { kind: 'fate'; fate: PacketFate }
  | { kind: 'queue'; level: QueueLevel }
  | { kind: 'join'; sending: number; joined: number }
  | { kind: 'event'; text: string }
);

/** The greater, the sooner it is said when there is too much to say. */
const WEIGHTS: Readonly<Record<Happening['kind'], number>> = {
  timeout: 7,
  join: 6,
  event: 6,
  cut: 5,
  decision: 5,
  finished: 4,
  stop: 4,
  start: 4,
  fate: 3,
  'threshold reached': 2,
  queue: 2,
  recovered: 1,
};

export function weightOf(happening: Happening): number {
  if (happening.kind === 'queue' && happening.level.level !== 'full') return 1;
  if (happening.kind === 'decision' && !isFall(happening.change)) return 2;
  return WEIGHTS[happening.kind];
}

/** What happened after `from` up to `to` (s), in order of time. */
export function happeningsIn(record: CauseRecord, series: RunSeries, from: number, to: number): Happening[] {
  const within = <T extends { time: number }>(list: readonly T[]): readonly T[] =>
    list.slice(firstLater(list, from), firstLater(list, to));
  const list: Happening[] = [
    ...ofChanges(record, series, from, to),
    ...within(record.fates).flatMap((fate): Happening[] =>
      fate.fate === 'ACK dropped' ? [] : [{ kind: 'fate', time: fate.time, fate }],
    ),
    ...within(record.levels).flatMap((level): Happening[] =>
      level.level === 'empty' ? [] : [{ kind: 'queue', time: level.time, level }],
    ),
    ...joinsIn(series, record.flow, from, to),
    ...eventsIn(series.scenario, from, to),
  ];
  return list.sort((a, b) => a.time - b.time || weightOf(a) - weightOf(b));
}

/** The cuts among them: of a long stretch too, since nothing else is looked for. */
export function cutsIn(record: CauseRecord, series: RunSeries, from: number, to: number): Happening[] {
  return ofChanges(record, series, from, to).filter(isCut);
}

function ofChanges(record: CauseRecord, series: RunSeries, from: number, to: number): Happening[] {
  const { changes } = record;
  const narrated = { record, series };
  const { prr } = settingsOf(narrated);
  return changes
    .slice(firstLater(changes, from), firstLater(changes, to))
    .flatMap((change) => ofChange(change, narrated, prr));
}

function isFall({ cause }: Change): boolean {
  return causeCard(cause).words.told === 'fall';
}

/** The flow cuts its window or rate. */
export function isCut(happening: Happening): boolean {
  return (
    happening.kind === 'cut' ||
    happening.kind === 'timeout' ||
    (happening.kind === 'decision' && isFall(happening.change))
  );
}

/** @param reducing its window comes down ACK by ACK: then the threshold says what a cut leaves of it */
function ofChange(change: Change, narrated: Narrated, reducing: boolean): Happening[] {
  const { variable, cause, time } = change;
  const { record } = narrated;
  const { told } = causeCard(cause).words;
  if (variable === 'active')
    return cause === 'start' || cause === 'stop' || cause === 'finished' ? [{ kind: cause, time }] : [];
  if (variable === 'state') {
    const window = record.valueAt('cwnd', time);
    if (cause === 'slow start' && STATES[change.after] === 'congestion avoidance')
      return [{ kind: 'threshold reached', time, window }];
    if (told === 'recovered') return [{ kind: 'recovered', time, window }];
    return told === 'phase' ? [{ kind: 'decision', time, change, fate: undefined }] : [];
  }
  const isWindow = variable === 'cwnd';
  if (told === undefined || (!isWindow && variable !== 'rate' && variable !== 'ssthresh')) return [];
  // Looked for where it is narrated: most changes are growth, of a packet that nothing happened to.
  const happening = (kind: 'cut' | 'timeout' | 'decision', of = change): Happening[] => {
    const fate = record.fateOf(packetOf(change, groupOf(narrated)), time);
    return [{ kind, time, change: of, fate }];
  };
  if (told === 'cut') {
    if (!reducing) return isWindow ? happening('cut') : [];
    return variable === 'ssthresh' ? happening('cut', { ...change, before: cutFrom(change, narrated) }) : [];
  }
  if (told === 'timeout') return isWindow ? happening('timeout') : [];
  return (told === 'fall' || told === 'yield') && variable !== 'ssthresh' ? happening('decision') : [];
}

/** The window that a cut began from. */
function cutFrom(change: Change, narrated: Narrated): number {
  return numbersOf(change, groupOf(narrated))['cut'] ?? NaN;
}

/** Most flows of which it is narrated that one more has joined. */
const MOST_FLOWS = 20;

/** Flows beside the observed one that begin to send while others do. Known from one sample to the next. */
function joinsIn(series: RunSeries, observed: number, from: number, to: number): Happening[] {
  const { samples, layout } = series;
  const flows = layout.flowGroups.length;
  if (flows > MOST_FLOWS) return [];
  const list: Happening[] = [];
  const last = samples.indexAt(to);
  for (let index = Math.max(1, samples.indexAt(from) + 1); index <= last; index += 1) {
    let [sending, joined] = [0, 0];
    for (let flow = 0; flow < flows; flow += 1) {
      const window = series.flowColumn(flow, 'cwnd');
      if (window.at(index) === 0) continue;
      sending += 1;
      if (window.at(index - 1) === 0 && flow !== observed) joined += 1;
    }
    if (joined > 0 && sending > joined) list.push({ kind: 'join', time: samples.timeOf(index), sending, joined });
  }
  return list;
}

function eventsIn(scenario: Scenario, from: number, to: number): Happening[] {
  const events = scenario.events.filter(({ at }) => at > from && at <= to);
  return events.flatMap((event): Happening[] => {
    const text = eventTold(event, scenario);
    return text === null ? [] : [{ kind: 'event', time: event.at, text }];
  });
}
