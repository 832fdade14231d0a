import { capitalized } from '../format.ts';
import type { Language } from './language.ts';

/** A language as those who speak it call it. */
export function ownName(language: Language): string {
  return capitalized(new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language);
}
