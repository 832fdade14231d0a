/** The codec of links (link.ts) as the page uses it: fetched when it is first needed, for the first scene opens without it. */
import { needWords } from '../words/language.ts';
import { fetched } from './late-part.ts';
import type * as Link from './link.ts';

export { LinkError } from './link-error.ts';
export { MAX_LINK_LENGTH, MAX_UNPACKED_BYTES } from './link-limits.ts';
export type { Opened, Preset, Shown } from './link.ts';

/** As in link.ts. */
export const encodeHash: typeof Link.encodeHash = (...what) => byLink((link) => link.encodeHash(...what));

/** As in link.ts. */
export const decodeHash: typeof Link.decodeHash = (...what) => byLink((link) => link.decodeHash(...what));

/** Where it is refused, the words of refusals are there once it is known. */
function byLink<Made>(make: (link: typeof Link) => Promise<Made>): Promise<Made> {
  return fetched(import('./link.ts'))
    .then(make)
    .catch(async (error: unknown) => {
      await needWords('refused');
      throw error;
    });
}
