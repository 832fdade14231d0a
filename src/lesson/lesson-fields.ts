/** What a link asks of its readers beside the run, as fields of its `view`. */
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import type { ValuesOf, ViewField } from '../view/view-setting.ts';

export const MAX_QUESTION = 500;

export const LESSON_FIELDS = {
  theme: { type: 'choice', options: ['light', 'dark'] },
  /** Parts of the page, by their ids, that the reader may not change; with `.hidden` behind it, that are not shown. */
  locked: { type: 'names', most: 64 },
  note: { type: 'text', longest: LIMITS.text },
  /** The answer is not shown at once. */
  question: { type: 'text', longest: MAX_QUESTION },
  answer: { type: 'text', longest: LIMITS.text },
} as const satisfies Readonly<Record<string, ViewField>>;

export type Lesson = ValuesOf<typeof LESSON_FIELDS>;
