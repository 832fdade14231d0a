/** What a term is: a word of the field, what it means in at most 40 words, a small picture, and scenes in which it is seen. */
import type { Shape } from './shapes.ts';

export interface Term {
  /** In its address, `#/terms/NAME`, for ever. */
  name: string;
  /** As a heading says it: `Round trip (RTT)`. */
  title: string;
  /** How texts say it, as whole words; small letters in any case. The command list finds it by the first. */
  words: readonly string[];
  /** Other words by which it is looked for, which no text marks. */
  also?: string;
  /** At most 40 words. */
  definition: string;
  picture: readonly Shape[];
  /** Ids of the scenes (`src/scenes/`) in which it is seen, the best one first. */
  scenes: readonly string[];
}

export interface TermGroup {
  title: string;
  terms: readonly Term[];
}
