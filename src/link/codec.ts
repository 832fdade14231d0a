/** The codec of links (link.ts) as the page uses it: fetched when it is first needed, for the first scene opens without it. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { needWords } from '../words/language.ts';
import { notFetched } from './link-error.ts';
import type { Opened, Preset, Shown } from './link.ts';

export { LinkError } from './link-error.ts';
export { MAX_LINK_LENGTH, MAX_UNPACKED_BYTES } from './link-limits.ts';
export type { Opened, Preset, Shown } from './link.ts';

/** As in link.ts. */
export async function encodeHash(scenario: Scenario, preset: Preset | null = null, shown: Shown = {}): Promise<string> {
  const link = await import('./link.ts');
  return inWords(link.encodeHash(scenario, preset, shown));
}

/** As in link.ts. */
export async function decodeHash(hash: string, loadPreset: (name: string) => Promise<unknown>): Promise<Opened> {
  return inWords(import('./link.ts').catch(notFetched).then((link) => link.decodeHash(hash, loadPreset)));
}

/** Where it is refused, the words of refusals are there once it is known. */
async function inWords<Made>(made: Promise<Made>): Promise<Made> {
  return made.catch(async (error: unknown) => {
    await needWords('refused');
    throw error;
  });
}
