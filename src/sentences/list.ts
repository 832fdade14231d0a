/** Every English text that the page says. The build writes them here (tests/tools/words/listed.ts). */
export interface Sentence {
  english: string;
  area: string;
  /** Where it stands first. */
  file: string;
}

export const SENTENCES: readonly Sentence[] = [];
