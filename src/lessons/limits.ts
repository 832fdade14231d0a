/** What a lesson may hold at most. */
export const LESSON_LIMITS = {
  /** Characters of the file, and of one paragraph. */
  file: 60_000,
  paragraph: 2_000,
  /** Words that a step says before its question, and after it. */
  words: 60,
  steps: 20,
  checks: 10,
  options: 8,
  statements: 200,
  expression: 300,
  /** Characters of a title, an option, a unit. */
  line: 300,
} as const;
