/** Messages of the page. The build writes their number here (tests/tools/words/listed.ts). */
export const MESSAGE_COUNT = Number.POSITIVE_INFINITY;

/** How many of them each language says in all its files, those too that have not been fetched; the build writes it as well. */
export const SAID: Readonly<Record<string, number>> = {};
