/** The links that the share panel gives away. */
import { embedHash } from '../embed/link.ts';
import type { Player } from '../run/player.ts';
import { encodeHash, LinkError } from './codec.ts';
import { address, currentLink } from './address-bar.ts';
import { HIDDEN } from '../lesson/lesson.ts';
import type { Lesson } from '../lesson/lesson-fields.ts';

/** Size of an embed unless its maker wants another, CSS px. */
export const EMBED_SIZE = { width: 640, height: 400 };

/** What is on show as a link, from `#` on, or why it fits in none. */
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

/** The whole address, of this very page. */
export function urlOf(hash: string): string {
  return location.href.replace(/#.*$/, '') + hash;
}

/** The text that puts a page's embed into another page. */
export function embedCode(url: string, title: string, options: Parameters<typeof embedHash>[1]): string {
  const at = url.indexOf('#');
  const source = url.slice(0, at) + embedHash(url.slice(at), options);
  const { width, height } = EMBED_SIZE;
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

/** The list with the part as it is to be. */
export function withFreedom(locked: readonly string[], part: string, freedom: Freedom): string[] {
  const others = locked.filter((id) => id !== part && id !== part + HIDDEN);
  return freedom === 'free' ? others : [...others, freedom === 'hidden' ? part + HIDDEN : part];
}

/** What a draft says, without what it leaves empty: an answer belongs to a question. */
export function filled({ theme, locked, note, question, answer }: Lesson): Lesson {
  return {
    ...(theme ? { theme } : {}),
    ...(locked?.length ? { locked } : {}),
    ...(note?.trim() ? { note: note.trim() } : {}),
    ...(question?.trim() ? { question: question.trim(), ...(answer?.trim() ? { answer: answer.trim() } : {}) } : {}),
  };
}
