/** Why the window or rate is as it is at a time: the chain of causes, newest first, each line with its time. */
import type { Variable } from '../../workers/engine/transport/causes.ts';
import { causeCard, isMerged } from '../../workers/engine/transport/causes/index.ts';
import type { Change, PacketFate } from '../../workers/live/cause-records.ts';
import { capitalized } from '../format.ts';
import { factsOf, groupOf, lastDecided, type Narrated, tellingOf } from '../narrator/facts.ts';
import { told, written } from '../narrator/words/sentence.ts';
import { inRow, say } from '../../workers/words/say.ts';
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
  const last = (variable && narrated.record.lastChange(variable, time)) ?? lastDecided(narrated, time);
  if (!last)
    return { lines: [line(say('Nothing has changed yet.'))], change: null, fate: null, wait: null, cutShort: false };
  // Growth, or a rate that follows its clock, is what came after the last cut: why that was made belongs to it.
  // BBR's model has no cuts: what it comes from is what moved it.
  const alone = !isRoutine(last) || causeCard(last.cause).words.alone === true;
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
  return [line(written('What was before {since:.2} s is no longer recorded: a cut then is not told here.', { since }))];
}

/** What comes with every ACK, report or round trip. */
function isRoutine({ variable, cause }: Change): boolean {
  const { routine } = causeCard(cause).words;
  return routine !== false && (routine === true || routine === variable || isMerged(variable, cause));
}

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
      const highlight = { flow: record.flow, time: each.time, at: null };
      return line(inRow('{first} {next}', [whatOf(each, each.after, time), capitalized(rule)]), each.time, highlight);
    });
}

function linesOf(change: Change, narrated: Narrated, time: number): ChainLine[] {
  const highlight = { flow: narrated.record.flow, time: change.time, at: null };
  // Of growth that goes on the record has the last value only: then the samples say.
  const now = change.until <= time ? change.after : sampled(narrated, time);
  return [
    line(whatOf(change, now, time), change.time, highlight),
    line(ledTo(change, narrated), change.time, highlight),
    ...[
      ...inputsOf(change, narrated).flatMap(({ text, time: at, moved }) => [
        line(text, at, { ...highlight, time: at }),
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

/** For places by what changed: a window, or a rate. */
function kindOf({ variable }: Change): number {
  return Number(variable === 'rate');
}

const UNIT = '{kind?packets|packets/s}';

function whatOf(change: Change, now: number, time: number): string {
  const { before, after, until } = change;
  const facts = { kind: kindOf(change), fell: Number(after < before), before, after: now, until };
  if (change.count === 1)
    return written(`The {kind?window|rate} {fell?rose|fell} from {before:pair} to {after:pair} ${UNIT}.`, facts);
  if (until <= time)
    return written(
      `The {kind?window|rate} went step by step from {before:pair} to {after:pair} ${UNIT}, up to {until:.2} s.`,
      facts,
    );
  return written(
    `From here on the {kind?window|rate} goes step by step: from {before:pair} to {after:pair} ${UNIT} now.`,
    facts,
  );
}

/** What led to a change, in the words of its cause. */
function ledTo(change: Change, narrated: Narrated): string {
  const { led } = tellingOf(change.cause, groupOf(narrated));
  return told(led, factsOf(narrated, change.time, change)) ?? '';
}

function previous(change: Change, { record }: Narrated): Change | undefined {
  const index = record.changes.lastIndexOf(change);
  return record.changes.slice(0, index).findLast(({ variable }) => variable === change.variable);
}

/** How the value came to be what it was before. */
function earlier(change: Change, before: Change | undefined, flow: number): ChainLine[] {
  if (!before) return [];
  const highlight = { flow, time: before.time, at: null };
  // Steps up and down that are told as one can end where they began.
  const text =
    before.before === before.after
      ? `Before that the {kind?window|rate} was {before:packets} ${UNIT}.`
      : `Before that the {kind?window|rate} went from {before:pair} to {after:pair} ${UNIT}.`;
  return [line(written(text, { ...before, kind: kindOf(change) }), before.time, highlight)];
}
