/** The address of a race: its entries and seeds, packed, as a file has them. */
import { ScenarioError } from '../../workers/engine/scenario/refusal.ts';
import { normalizeRace, type Race, raceFile } from '../../workers/race/race.ts';
import { refusalLine } from '../player/refusal-line.ts';
import type { Json } from '../scenario/patch.ts';
import { LinkError } from './link-error.ts';
import { needRules } from './need-rules.ts';
import { MAX_LINK_LENGTH } from './link-limits.ts';
import { pack, unpack } from './packing.ts';
import { RACE } from './route.ts';

const FORMAT = '1';

/** @throws LinkError if it is longer, or unpacks to more, than what is read */
export async function raceHash(race: Race): Promise<string> {
  const hash = `${RACE}?r=${FORMAT}.${await pack(JSON.parse(JSON.stringify(raceFile(race))) as Json)}`;
  if (hash.length > MAX_LINK_LENGTH)
    throw new LinkError(
      `A link to this race would be ${hash.length} characters long; at most ${MAX_LINK_LENGTH} are read. Save it as a file instead.`,
    );
  return hash;
}

/** What the `r` of an address holds. @throws LinkError */
export async function readRace(packed: string): Promise<Race> {
  const [format, text = ''] = packed.split('.', 2);
  if (packed.length > MAX_LINK_LENGTH) throw new LinkError('This link is longer than any race’s.');
  if (format !== FORMAT) throw new LinkError('This link is of a later format than this page reads.');
  return raceOfJson(await unpack(text));
}

/** What a file or a link holds. @throws LinkError with the field that is wrong */
export async function raceOfJson(input: unknown): Promise<Race> {
  await needRules(input);
  try {
    return normalizeRace(input);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    throw new LinkError(`This asks for a race that cannot be. ${refusalLine(error.refusals)}`);
  }
}
