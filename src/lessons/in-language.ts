/** A lesson in the reader's language: a file of that language, which says of which English text it is. */
import { textKey } from '../lesson/key.ts';
import { currentLanguage, type Language } from '../words/language.ts';
import { translationHead } from './read-lesson.ts';

const FILES = import.meta.glob<string>('../words/files/*/lessons/*.md', { query: '?raw', import: 'default' });

/**
 * The text that is shown for an English one: its translation, if there is one of exactly this text; else the English, whole.
 * @param name of a lesson beside the page; null for one that a link or a file holds
 */
export async function inReadersLanguage(
  english: string,
  name: string | null,
  language: Language = currentLanguage(),
): Promise<string> {
  const fetched = FILES[`../words/files/${language}/lessons/${name}.md`]?.();
  const text = await fetched?.catch(() => undefined);
  return text !== undefined && translationHead(text)?.of === textKey(english) ? text : english;
}
