import { inBoth } from '../search/in-both.ts';
import { ranked } from '../search/ranked.ts';
import type { Command } from './commands.ts';

/** Those that are meant by a text, the likeliest first. */
export function found(all: readonly Command[], text: string): Command[] {
  return ranked(all, text, ({ kind, words, remark, synonyms = '', subject = '' }) => ({
    name: inBoth(words, subject),
    also: synonyms,
    about: inBoth(kind, remark),
  }));
}
