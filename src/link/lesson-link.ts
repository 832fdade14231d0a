/** The address of a lesson that no file beside the page holds. */
import { LinkError } from './link-error.ts';
import { MAX_LINK_LENGTH } from './link-limits.ts';
import { pack } from './packing.ts';
import { keepText } from './kept-text.ts';

/** A lesson's text travels in a link as `text=2.…`, packed as scenarios are. */
export const TEXT_FORMAT = '2.';

/** A link that holds the lesson; null if it is too long for one. */
export async function lessonLink(text: string): Promise<string | null> {
  const packed = await pack(text).catch((error: unknown) => {
    if (error instanceof LinkError) return null;
    throw error;
  });
  const hash = packed && `#/lessons?text=${TEXT_FORMAT}${packed}`;
  return hash && hash.length <= MAX_LINK_LENGTH ? hash : null;
}

/** Open a lesson's text: by its link, or, too long for one, kept by this tab. */
export async function goToLesson(text: string): Promise<void> {
  const hash = await lessonLink(text);
  keepText(text);
  location.hash = hash ?? `#/lessons?file=${Date.now()}`;
}
