/** How far a student has come in each lesson: kept in this browser, and nowhere else. */
import { type Answer, isAnswer } from './answer.ts';
import { MAX_REASON } from './code.ts';
import type { Lesson } from './lesson-file.ts';
import { textKey as lessonKey } from '../lesson/key.ts';

/** Two lessons are one if their texts are. */
export { textKey as lessonKey } from '../lesson/key.ts';

export interface Progress {
  /** −1 before the first step; `steps.length` after the last. */
  at: number;
  answers: readonly (Answer | null)[];
  /** Why each was given; empty where nothing was said. */
  reasons: readonly string[];
  /** What came of each, once its run was seen to the step's end; of a step that asks nothing, that it was. */
  outcomes: readonly (Outcome | null)[];
  /** Options chosen before the lesson and after it; null where none was. */
  before: readonly (number | null)[];
  after: readonly (number | null)[];
}

export interface Outcome {
  /** Of the run up to the step's end. */
  digest: string;
  /** null where there is no right or wrong. */
  right: boolean | null;
}

const KEY = 'sawtooth-lessons-1';
/** Lessons that are kept; the oldest goes first. */
const MOST = 40;

export function noProgress({ steps, checks }: Lesson): Progress {
  return {
    at: -1,
    answers: steps.map(() => null),
    reasons: steps.map(() => ''),
    outcomes: steps.map(() => null),
    before: checks.map(() => null),
    after: checks.map(() => null),
  };
}

/** A step is done once it is answered; one that asks nothing, once its run was seen to its end. */
export function isDone({ answers, outcomes }: Progress, step: number): boolean {
  return answers[step] !== null || outcomes[step] !== null;
}

/** What was kept of a lesson, as far as it fits its text. */
export function readProgress(key: string, lesson: Lesson, store: () => Pick<Storage, 'getItem'>): Progress {
  return soundProgress(lesson, all(store)[key]);
}

/** What of an input is progress in a lesson. */
export function soundProgress(lesson: Lesson, input: unknown): Progress {
  const kept = Object(input) as { [Key in keyof Progress]?: unknown };
  const list = (given: unknown): unknown[] => (Array.isArray(given) ? given : []);
  const [answers, reasons, outcomes] = [kept.answers, kept.reasons, kept.outcomes].map(list);
  const options = (given: unknown): (number | null)[] =>
    lesson.checks.map((check, index) => {
      const option: unknown = list(given)[index];
      return isAnswer(check, { kind: 'choice', option }) ? (option as number) : null;
    });
  const sound = lesson.steps.map(({ question }, index) => {
    const answer: unknown = answers![index];
    const outcome = outcomeIn(outcomes![index]);
    if (!question) return { answer: null, reason: '', outcome };
    if (!isAnswer(question, answer)) return { answer: null, reason: '', outcome: null };
    const reason: unknown = reasons![index];
    return { answer, reason: typeof reason === 'string' ? reason.slice(0, MAX_REASON) : '', outcome };
  });
  const at = Number.isInteger(kept.at) ? (kept.at as number) : -1;
  return {
    at: Math.max(-1, Math.min(lesson.steps.length, at)),
    answers: sound.map(({ answer }) => answer),
    reasons: sound.map(({ reason }) => reason),
    outcomes: sound.map(({ outcome }) => outcome),
    before: options(kept.before),
    after: options(kept.after),
  };
}

function outcomeIn(input: unknown): Outcome | null {
  const { digest, right } = Object(input) as Partial<Outcome>;
  if (typeof digest !== 'string' || !/^[0-9a-f]{8}$/.test(digest)) return null;
  return { digest, right: typeof right === 'boolean' ? right : null };
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
