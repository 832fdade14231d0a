/** The set-up of a run as a list, for paper. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { capitalized, compact } from '../format.ts';
import { eventVerb } from '../scenario/describe.ts';
import { facts, labelOf } from '../scenario/differences.ts';
import { eventsInOrder } from '../scenario/effective.ts';
import { say } from '../../workers/words/say.ts';

export interface ParameterLine {
  name: string;
  value: string;
}

/** More timed changes than this are only counted. */
const MOST_CHANGES = 12;

export function parameterList(scenario: Scenario): ParameterLine[] {
  const changes = eventsInOrder(scenario);
  return [
    ...[...facts(scenario)].map(([key, value]) => ({ name: capitalized(labelOf(key)), value })),
    ...(changes.length > MOST_CHANGES
      ? [{ name: say('Timed changes'), value: String(changes.length) }]
      : changes.map((event) => ({
          name: say('At {time} s', { time: compact(event.at, 6) }),
          value: eventVerb(event, scenario),
        }))),
  ];
}
