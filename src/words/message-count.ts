/** Messages of the page. The build writes their number here (tests/tools/words/listed.ts). */
export const MESSAGE_COUNT = Number.POSITIVE_INFINITY;
