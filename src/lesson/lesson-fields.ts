/** What a link asks of its readers beside the run, as fields of its `view`. */
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import type { ValuesOf, ViewField } from '../view/view-setting.ts';

export const MAX_QUESTION = 500;

export const LESSON_FIELDS = {
  theme: { type: 'choice', options: ['light', 'dark'], help: 'Holds while the link is open.' },
  locked: {
    type: 'names',
    most: 64,
    help: 'Parts of the page, by their ids, that the reader may not change; with `.hidden` behind it, that are not shown.',
  },
  note: { type: 'text', longest: LIMITS.text, help: 'What the maker of the link says.' },
  question: {
    type: 'text',
    longest: MAX_QUESTION,
    help: 'With it the run waits until the reader has answered, or pressed *The answer*.',
  },
  answer: { type: 'text', longest: LIMITS.text, help: 'Shown once the reader has answered or asked for it.' },
} as const satisfies Readonly<Record<string, ViewField>>;

export type Lesson = ValuesOf<typeof LESSON_FIELDS>;
