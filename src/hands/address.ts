/**
 * Addresses of the games. `#/hands` lists them; `#/hands/alone` is one of ours; `#/hands/wheel?…` and `#/hands/network?…` hold
 * behind the `?` what `#/play?…` holds: a game to be played, or, with its steps or losses in it, one that was; `#/hands/table` ranks.
 */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { Role } from '../../workers/hands/protocol.ts';
import { decodeHash, encodeHash } from '../link/codec.ts';
import type { Place } from '../link/route.ts';
import { loadPreset } from '../scenario/presets.ts';

export const GAMES = '#/hands';
export const TABLE = '#/hands/table';
/** Characters of a game's link. */
export const LONGEST_GAME_LINK = 2_000;

const PLAY = '#/play';

export async function gameHash(scenario: Scenario, role: Role): Promise<string> {
  const hash = await encodeHash(scenario);
  const query = hash.includes('?') ? hash.slice(hash.indexOf('?')) : '';
  return hash.startsWith(`${PLAY}?`) ? `${GAMES}/${role}${query}` : hash;
}

/** The scenario that such an address holds; null where it holds none: the run on show is meant. @throws LinkError */
export async function scenarioOfPlace({ query }: Pick<Place, 'query'>): Promise<Scenario | null> {
  // A space is written as the codec reads it.
  const text = query.toString().replaceAll('+', '%20');
  return text === '' ? null : (await decodeHash(`${PLAY}?${text}`, loadPreset)).scenario;
}

/** The scenario of a link to a game, or to the playground, wherever its page lies. @throws LinkError */
export async function scenarioOfLink(link: string): Promise<Scenario> {
  const hash = link.slice(Math.max(0, link.indexOf('#')));
  const game = /^#\/hands\/(?:wheel|network)\?(.*)$/s.exec(hash);
  return (await decodeHash(game ? `${PLAY}?${game[1]}` : hash, loadPreset)).scenario;
}
