/** By what the answers to a lesson are kept and handed in. */
import { lessonKey } from './progress.ts';

/**
 * The keys of the first editions of the lessons that come with the page. A mended lesson keeps its key, so that answers which
 * were handed in before are still read: its questions stay of the same kind, in the same places, with as many options.
 */
const FIRST: Readonly<Record<string, string>> = {
  buffer: 'fgom67',
  'delay-and-rate': '1gz3gpj',
  early: '6kaaak',
  losses: '15ojs13',
  measure: '1uydo9g',
  'round-trips': 'l23iro',
  sawtooth: 'fktyxm',
  'smooth-or-quick': '1scvs2',
  'tcp-friendly': '122mv4h',
  'who-shares': 'ly3vsl',
};

/** @param name of a lesson beside the page; null for one that a link or a file holds */
export function answersKey(text: string, name: string | null): string {
  return (name !== null && Object.hasOwn(FIRST, name) ? FIRST[name] : undefined) ?? lessonKey(text);
}
