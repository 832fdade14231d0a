/** The links and the embed code of the share panel. */
import { embedHash } from './embed-link.ts';
import type { Player } from '../player/player.ts';
import { encodeHash, LinkError } from './codec.ts';
import { address, currentLink } from './address-bar.ts';
import { HIDDEN } from '../lesson/lesson.ts';
import type { Lesson } from '../lesson/lesson-fields.ts';

/** A link to the page as it is, from `#` on, or why it fits in no link. */
export async function hashNow(player: Player, fields: Lesson): Promise<{ hash: string } | { problem: string }> {
  const { scenario, shown } = currentLink(player.state, fields);
  try {
    return { hash: await encodeHash(scenario, address.preset, shown) };
  } catch (error) {
    return {
      problem: error instanceof LinkError ? error.message : 'The link could not be made. Reload the page to try again.',
    };
  }
}

/** The whole address: this page's with another hash. */
export function urlOf(hash: string): string {
  return location.href.split('#', 1)[0]! + hash;
}

/** The HTML that embeds the page of a link in another page. @param size of the frame, CSS px */
export function embedCode(
  url: string,
  title: string,
  options: Parameters<typeof embedHash>[1],
  size: { width: number; height: number },
): string {
  const at = url.indexOf('#');
  return frameCode(url.slice(0, at) + embedHash(url.slice(at), options), title, size);
}

/** The HTML that shows an address in another page. */
export function frameCode(source: string, title: string, { width, height }: { width: number; height: number }): string {
  return `<iframe src="${escaped(source)}" width="${width}" height="${height}" title="${escaped(title)}" loading="lazy" style="border:0"></iframe>`;
}

function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (sign) => ({ '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' })[sign]!);
}

/** What a link may ask of a part of the page. */
export type Freedom = 'free' | 'locked' | 'hidden';

export function freedomOf(locked: readonly string[], part: string): Freedom {
  return locked.includes(part + HIDDEN) ? 'hidden' : locked.includes(part) ? 'locked' : 'free';
}

/** `locked` with another freedom of one part. */
export function withFreedom(locked: readonly string[], part: string, freedom: Freedom): string[] {
  const others = locked.filter((id) => id !== part && id !== part + HIDDEN);
  return freedom === 'free' ? others : [...others, freedom === 'hidden' ? part + HIDDEN : part];
}

/** A draft without its empty fields, and without an answer if it has no question. */
export function filled({ theme, locked, note, question, answer }: Lesson): Lesson {
  return {
    ...(theme ? { theme } : {}),
    ...(locked?.length ? { locked } : {}),
    ...(note?.trim() ? { note: note.trim() } : {}),
    ...(question?.trim() ? { question: question.trim(), ...(answer?.trim() ? { answer: answer.trim() } : {}) } : {}),
  };
}
