/** How much of a link, or of a file that somebody opens, is looked at. */

/** Characters of a link that are read at most. */
export const MAX_LINK_LENGTH = 20_000;
/** Bytes to which a link may unpack. */
export const MAX_UNPACKED_BYTES = 200_000;
