/** What a change follows from, as its cause's card points to it: the cut behind a threshold, TFRC's p, TEAR's average, BBR's model. */
import { causeCard } from '../../workers/engine/transport/causes/index.ts';
import type { Source, Words } from '../../workers/engine/transport/telling.ts';
import type { Change } from '../../workers/live/cause-records.ts';
import { factsOf, groupOf, type Narrated, tellingOf } from '../narrator/facts.ts';
import { told } from '../narrator/words/sentence.ts';

export interface Input {
  text: string;
  /** s */
  time: number;
  /** The change that it speaks of, where that names a packet. */
  moved?: Change;
}

/** Newest first. */
export function inputsOf(change: Change, narrated: Narrated): Input[] {
  const { made } = tellingOf(change.cause, groupOf(narrated));
  const text = told(made, factsOf(narrated, change.time, change));
  return [
    ...(text === null ? [] : [{ text, time: change.time }]),
    ...sourcesOf(change, narrated).flatMap((source) => inputsBehind(source, narrated)),
  ].sort((a, b) => b.time - a.time);
}

interface Found {
  change: Change;
  says: Words | undefined;
}

/** The earlier changes that one follows from. */
export function sourcesOf(change: Change, narrated: Narrated): Found[] {
  const { from = [] } = causeCard(change.cause).words;
  if (from.length === 0) return [];
  const facts = factsOf(narrated, change.time, change);
  const find = ({ variable, counts, last }: Source): Change | undefined => {
    const latest = narrated.record.lastChange(variable, change.time);
    if (last) return latest && counts?.(latest, facts) ? latest : undefined;
    return counts ? narrated.record.lastOf(variable, change.time, (each) => counts(each, facts)) : latest;
  };
  return from.flatMap((source) => {
    const found = find(source);
    return found ? [{ change: found, says: source.says }] : [];
  });
}

/** How an earlier change is told, and what that follows from in its turn. */
function inputsBehind({ change, says }: Found, narrated: Narrated): Input[] {
  const { behind, behindPacket } = tellingOf(change.cause, groupOf(narrated));
  const text = told(says ?? behind, factsOf(narrated, change.time, change));
  const own = text === null ? [] : [{ text, time: change.time, ...(behindPacket && { moved: change }) }];
  return [...own, ...inputsOf(change, narrated)];
}

/** The packet with which the last epoch of TEAR's average ended. */
export function movedOf(inputs: readonly Input[]): Change | undefined {
  return inputs.find(({ moved }) => moved)?.moved;
}
