/** What a lesson may hold at most. */
import { LONGEST_EXPRESSION } from './expression.ts';

export const LESSON_LIMITS = {
  /** Characters of the file, and of one paragraph or line of a block. */
  file: 60_000,
  paragraph: 2_000,
  lines: 4_000,
  /** Quotations and lists within each other; what may be is one list in a quotation. */
  nested: 3,
  /** Characters before an item's text. */
  indent: 40,
  /** Words that a step says before its question, and after it. */
  words: 60,
  /** The same of a translation: other languages say with more words what English says. */
  translatedWords: 90,
  steps: 20,
  checks: 10,
  options: 8,
  statements: 200,
  expression: LONGEST_EXPRESSION,
  /** Characters of a title, an option, a unit. */
  line: 300,
} as const;
