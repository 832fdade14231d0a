/** What the first scene invites to: edits of the scenario as it is at a time of its run. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { packetsText } from '../format.ts';
import { say } from '../../workers/words/say.ts';
import { schemeDefaults, withAddedGroup, withGroup } from '../scenario/edit-flows.ts';
import { withQueue } from '../scenario/edit-path.ts';
import { withAddedSource, withSource } from '../scenario/edit-traffic.ts';
import type { Player } from '../player/player.ts';
import { answered } from './invited.ts';

export interface Invitation {
  words: string;
  /** The part of the scenario that changes, as notices call it. */
  what: string;
  /** The scenario in which that is so: from `now` (s) on where it is something that comes. */
  edit(scenario: Scenario, now: number): Scenario;
  /** It holds from the start of the run on, as if it had always been so; else from `now` on. */
  fromStart?: boolean;
  /** What has been done, in one line. */
  done(scenario: Scenario): string;
}

/** This many times the buffer. */
const LARGER = 5;
const MIXED_IN = 'bbr';
const WAVE = 'square';

export const INVITATIONS: readonly Invitation[] = [
  {
    words: 'Mix in another scheme',
    what: 'the flows',
    edit(scenario, now) {
      const added = withAddedGroup(scenario, schemeDefaults(MIXED_IN), 1);
      return withGroup(added, added.flows.length - 1, { start: now });
    },
    done: () => say('A BBR flow joins now.'),
  },
  {
    words: 'What if the buffer were bigger?',
    what: 'the queue',
    fromStart: true,
    edit: (scenario) => withQueue(scenario, 0, { limit: LARGER * scenario.path[0]!.queue.limit }),
    done: ({ path }) =>
      say('The queue holds {packets}, from the start of the run.', { packets: packetsText(path[0]!.queue.limit) }),
  },
  {
    words: 'Add a square wave',
    what: 'the disturbance',
    edit(scenario, now) {
      const added = withAddedSource(scenario, WAVE);
      return withSource(added, added.traffic.length - 1, { start: now });
    },
    done: () => say('A square wave takes part of the link from now on.'),
  },
];

/** Decimals of the time from which a change holds, s. */
const DECIMALS = 2;

/** Change the scenario and go on at the time on show, beside the run as it was. */
export function changeHere(player: Player, { words, what, edit, done, fromStart }: Invitation): void {
  const now = Number(player.time.toFixed(DECIMALS));
  const since = fromStart ? 0 : now;
  const before = player.series;
  if (!player.editHere(what, (scenario) => edit(scenario, now), since)) return;
  player.say(null);
  answered.setState({ given: { words, done: done(edit(before.scenario, now)), since, before } });
}
