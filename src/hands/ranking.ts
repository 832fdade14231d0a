/** A list of links that somebody pastes, as a table: each game is computed anew, and what a link claims counts for nothing. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { Outcome } from '../../workers/hands/protocol.ts';
import { whyNoGame, withTcp } from '../../workers/hands/seat.ts';
import { LONGEST_GAME_LINK, scenarioOfLink } from './address.ts';
import { type Score, scoreOf } from './score.ts';
import { say } from '../../workers/words/say.ts';

/** Links that are read, and characters of a line and of all. */
export const MOST_LINKS = 200;
const LONGEST_LINE = LONGEST_GAME_LINK + 200;
const LONGEST_LIST = MOST_LINKS * LONGEST_LINE;
const LONGEST_NAME = 60;

export interface Line {
  /** What stands before the link, or `Line 3`. */
  name: string;
  link: string;
}

export interface ReadList {
  lines: Line[];
  /** What was left out, in words; '' if nothing was. */
  leftOut: string;
}

export type Row = Line & ({ score: Score; digest: string; why?: undefined } | { why: string });

export const ORDERS = {
  mine: { name: 'what you got', of: ({ hand }: Score) => hand.mine },
  gain: { name: 'what you got over TCP', of: ({ hand, tcp }: Score) => hand.mine - tcp.mine },
  others: { name: 'what the others got', of: ({ hand }: Score) => hand.others },
  queue: { name: 'the shortest queue', of: ({ hand }: Score) => -hand.queue },
  lost: { name: 'the fewest packets lost', of: ({ hand }: Score) => -hand.lost },
} as const;
export type Order = keyof typeof ORDERS;

/** One link a line; a name may stand before it. */
export function readList(text: string): ReadList {
  const all = text
    .slice(0, LONGEST_LIST)
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '');
  const lines = all.slice(0, MOST_LINKS).map(({ line, number }): Line => {
    const place = line.indexOf('#/');
    const begin = place < 0 ? 0 : Math.max(line.lastIndexOf(' ', place), line.lastIndexOf('\t', place)) + 1;
    const name = line
      .slice(0, begin)
      .trimEnd()
      .replace(/[,;:]$/, '');
    return { name: name.slice(0, LONGEST_NAME) || say('Line {number}', { number }), link: line.slice(begin) };
  });
  const cut = text.length > LONGEST_LIST;
  const more = all.length - lines.length;
  return {
    lines,
    leftOut:
      more > 0 || cut
        ? say(
            lines.length === 1
              ? 'The first line is read; at most {most} are. The rest is left out.'
              : 'The first {count} lines are read; at most {most} are. The rest is left out.',
            { count: lines.length, most: MOST_LINKS },
          )
        : '',
  };
}

/** Compute a line's game, and the same with TCP in its seat. Never rejects. */
export async function rowOf(line: Line, measure: (scenario: Scenario) => Promise<Outcome>): Promise<Row> {
  try {
    if (line.link.length > LONGEST_LINE)
      return {
        ...line,
        why: say('it is {length} characters long; a game’s link has at most {most}', {
          length: line.link.length,
          most: LONGEST_GAME_LINK,
        }),
      };
    if (!line.link.includes('#/')) return { ...line, why: say('there is no link in this line') };
    const scenario = await scenarioOfLink(line.link);
    const why = whyNoGame(scenario);
    if (why !== null) return { ...line, why };
    const hand = await measure(scenario);
    const tcp = await measure(withTcp(scenario));
    return { ...line, score: scoreOf(scenario, hand, tcp), digest: hand.digest };
  } catch (error) {
    return { ...line, why: error instanceof Error ? error.message : say('it cannot be opened') };
  }
}

/** Best first; rows without a score at the end, as they came. */
export function ranked(rows: readonly Row[], order: Order): Row[] {
  const { of } = ORDERS[order];
  const scored = rows.filter((row) => row.why === undefined).sort((one, other) => of(other.score) - of(one.score));
  return [...scored, ...rows.filter((row) => row.why !== undefined)];
}
