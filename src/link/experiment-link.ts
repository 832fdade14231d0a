/** The address of an experiment: all of it, packed, as a file has it. */
import { experimentFile, normalizeExperiment } from '../../workers/experiments/check.ts';
import type { Experiment } from '../../workers/experiments/experiment.ts';
import { ScenarioError } from '../../workers/engine/scenario/refusal.ts';
import { refusalLine } from '../player/refusal-line.ts';
import type { Json } from '../scenario/patch.ts';
import { LinkError } from './link-error.ts';
import { needRules } from './need-rules.ts';
import { MAX_LINK_LENGTH } from './link-limits.ts';
import { pack, unpack } from './packing.ts';
import { EXPERIMENT } from './route.ts';

const FORMAT = '1';

/** @throws LinkError if it is longer, or unpacks to more, than what is read */
export async function experimentHash(experiment: Experiment): Promise<string> {
  const hash = `${EXPERIMENT}?e=${FORMAT}.${await pack(JSON.parse(JSON.stringify(experimentFile(experiment))) as Json)}`;
  if (hash.length > MAX_LINK_LENGTH)
    throw new LinkError(
      `A link to this would be ${hash.length} characters long; at most ${MAX_LINK_LENGTH} are read. Save it as a file instead.`,
    );
  return hash;
}

/** What the `e` of an address holds. @throws LinkError */
export async function readExperiment(packed: string): Promise<Experiment> {
  const [format, text = ''] = packed.split('.', 2);
  if (packed.length > MAX_LINK_LENGTH) throw new LinkError('This link is longer than any experiment’s.');
  if (format !== FORMAT) throw new LinkError('This link is of a later format than this page reads.');
  const input = await unpack(text);
  await needRules(input);
  try {
    return normalizeExperiment(input);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    throw new LinkError(`This link asks for what cannot be. ${refusalLine(error.refusals)}`);
  }
}
