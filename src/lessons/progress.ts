/** How far a student has come in each lesson: kept in this browser, and nowhere else. */
import { type Answer, isAnswer } from './answer.ts';
import type { Lesson } from './lesson-file.ts';

export interface Progress {
  /** −1 before the first step; `steps.length` after the last. */
  at: number;
  answers: readonly (Answer | null)[];
  /** Options chosen before the lesson and after it; null where none was. */
  before: readonly (number | null)[];
  after: readonly (number | null)[];
}

const KEY = 'sawtooth-lessons-1';
/** Lessons that are kept; the oldest goes first. */
const MOST = 40;

export function noProgress({ steps, checks }: Lesson): Progress {
  return { at: -1, answers: steps.map(() => null), before: checks.map(() => null), after: checks.map(() => null) };
}

/** Two lessons are one if their texts are. */
export function lessonKey(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** What was kept of a lesson, as far as it fits its text. */
export function readProgress(key: string, lesson: Lesson, store: () => Pick<Storage, 'getItem'>): Progress {
  const none = noProgress(lesson);
  const kept = Object(all(store)[key]) as Partial<Progress>;
  const list = (input: unknown): unknown[] => (Array.isArray(input) ? input : []);
  const answers = list(kept.answers);
  const options = (input: unknown): (number | null)[] =>
    lesson.checks.map((check, index) => {
      const option: unknown = list(input)[index];
      return isAnswer(check, { kind: 'choice', option }) ? (option as number) : null;
    });
  const at = Number.isInteger(kept.at) ? Math.max(-1, Math.min(lesson.steps.length, kept.at!)) : -1;
  return {
    at,
    answers: none.answers.map((_, index) => {
      const { question } = lesson.steps[index]!;
      return question && isAnswer(question, answers[index]) ? answers[index] : null;
    }),
    before: options(kept.before),
    after: options(kept.after),
  };
}

export function writeProgress(key: string, progress: Progress, store: () => Storage): void {
  const others = Object.entries(all(store)).filter(([other]) => other !== key);
  const kept = Object.fromEntries([...others.slice(1 - MOST), [key, progress]]);
  try {
    store().setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is forbidden or full: it is known until the page is left.
  }
}

function all(store: () => Pick<Storage, 'getItem'>): Record<string, unknown> {
  try {
    return Object(JSON.parse(store().getItem(KEY) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

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
