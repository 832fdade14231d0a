/** A lesson in a course of a learning platform: what it tells of the reader's answers, and how it goes on from what was told. */
import { type Dispatch, type SetStateAction, useEffect } from 'react';
import { type Interaction, MOST_KEPT, type Report } from '../course/report.ts';
import type { CourseSession } from '../course/session.ts';
import { inCourse } from '../course/standing.ts';
import { visitCourse } from '../course/visit.ts';
import type { Answer } from './answer.ts';
import { fromText, MAX_WORDS, toText } from '../lesson/answer-code.ts';
import { answerText, MAX_REASON, readAnswer } from './code.ts';
import type { Lesson, Question } from './lesson-file.ts';
import { type Outcome, type Progress, soundProgress } from './progress.ts';

/** One for as long as the document lives. */
let visit: CourseSession | null = null;

/** Keep the progress of a lesson where the course does, if the page stands in one. @param about key of the lesson's text */
export function useCourse(
  lesson: Lesson,
  about: string,
  progress: Progress,
  setProgress: Dispatch<SetStateAction<Progress>>,
): void {
  useEffect(() => {
    if (!inCourse()) return;
    visit ??= visitCourse(about, (kept) => {
      const earlier = progressFrom(kept, lesson);
      if (!earlier) return [];
      setProgress((now) => withEarlier(now, earlier));
      return reportOf(lesson, earlier).answers.map(({ id }) => id);
    });
  }, [lesson, about, setProgress]);
  useEffect(() => visit?.report(reportOf(lesson, progress)), [lesson, progress]);
}

const FORMAT = 1;

/** An answer as it is kept: what was said and why, both as in codes, '' of a step that asks nothing; then the digest, and 1, 0 or null for right, wrong or neither. */
type KeptStep = readonly [answer: string, reason: string, digest?: string, right?: 1 | 0 | null];

/** Characters to which what was typed is cut, where all of it does not fit. */
const SHORTER = [150, 75, 35, 15, 0];

/** All that is needed to go on, in ASCII. */
export function keptOf(progress: Progress): string {
  const whole = toKeep(progress, MAX_WORDS);
  if (whole.length <= MOST_KEPT) return whole;
  return SHORTER.map((most) => toKeep(progress, most)).find((text) => text.length <= MOST_KEPT)!;
}

function toKeep({ at, answers, reasons, outcomes, before, after }: Progress, most: number): string {
  const steps = answers.map((answer, step): KeptStep | 0 => {
    const outcome = outcomes[step];
    if (!answer) return outcome ? ['', '', outcome.digest, null] : 0;
    const text = answerText(answer.kind === 'words' ? { ...answer, text: answer.text.slice(0, most + 1) } : answer);
    const said = [text, toText(reasons[step]!, Math.min(most, MAX_REASON))] as const;
    return outcome ? [...said, outcome.digest, outcome.right === null ? null : outcome.right ? 1 : 0] : said;
  });
  return JSON.stringify([FORMAT, at, steps, before, after]);
}

/** @returns null where it is nothing of this lesson */
export function progressFrom(text: string, lesson: Lesson): Progress | null {
  if (text.length > MOST_KEPT) return null;
  try {
    const [format, at, steps, before, after] = JSON.parse(text) as [number, number, (KeptStep | 0)[], unknown, unknown];
    if (format !== FORMAT) return null;
    return soundProgress(lesson, {
      at,
      answers: steps.map((step) => (step ? readAnswer(step[0]) : null)),
      reasons: steps.map((step) => (step ? fromText(step[1]) : '')),
      outcomes: steps.map((step) => (step && step[2] ? { digest: step[2], right: truth(step[3]) } : null)),
      before,
      after,
    });
  } catch {
    return null;
  }
}

function truth(right: 1 | 0 | null | undefined): boolean | null {
  return right === 1 ? true : right === 0 ? false : null;
}

/** What is new in the other is taken over; what was answered here stays. */
export function withEarlier(progress: Progress, earlier: Progress): Progress {
  const pick = <T>(own: readonly (T | null)[], other: readonly (T | null)[]): (T | null)[] =>
    own.map((each, index) => each ?? other[index]!);
  const isOurs = progress.answers.map((answer) => answer !== null);
  return {
    at: progress.at < 0 ? earlier.at : progress.at,
    answers: pick(progress.answers, earlier.answers),
    reasons: progress.reasons.map((reason, step) => (isOurs[step] ? reason : earlier.reasons[step]!)),
    outcomes: progress.outcomes.map((outcome, step) => (isOurs[step] ? outcome : (earlier.outcomes[step] ?? outcome))),
    before: pick(progress.before, earlier.before),
    after: pick(progress.after, earlier.after),
  };
}

export function reportOf(lesson: Lesson, progress: Progress): Report {
  const asked = lesson.steps.flatMap(({ question }, step) => (question ? [{ question, step }] : []));
  const done = asked.filter(({ step }) => progress.outcomes[step]);
  const judged = asked.filter(({ question, step }) =>
    isJudged(question, progress.answers[step], progress.outcomes[step]),
  );
  const right = judged.filter(({ step }) => progress.outcomes[step]?.right === true).length;
  return {
    answers: done.map(({ question, step }) =>
      interaction(question, step, progress.answers[step]!, progress.outcomes[step]!),
    ),
    score: judged.length === 0 || done.length === 0 ? null : Math.round((100 * right) / judged.length),
    complete: asked.length > 0 ? done.length === asked.length : progress.at === lesson.steps.length,
    location: String(progress.at + 1),
    kept: keptOf(progress),
  };
}

/** Whether it can be right or wrong. “Just show me” counts as not right; a run that has no answer counts for nothing. */
function isJudged({ kind }: Question, answer: Answer | null | undefined, outcome: Outcome | null | undefined): boolean {
  if (kind === 'curve' || kind === 'words') return false;
  return !answer || !outcome || answer.kind === 'none' || outcome.right !== null;
}

const TYPES: Readonly<Record<Question['kind'], Interaction['type']>> = {
  choice: 'choice',
  number: 'numeric',
  order: 'sequencing',
  curve: 'performance',
  point: 'performance',
  words: 'fill-in',
};

function interaction(question: Question, step: number, answer: Answer, outcome: Outcome): Interaction {
  const counts = isJudged(question, answer, outcome);
  const said = {
    id: `step-${step + 1}`,
    counts,
    result: counts ? (outcome.right ? 'correct' : 'wrong') : 'neutral',
  } as const;
  if (answer.kind === 'none') return { ...said, type: 'fill-in', response: 'just show me' };
  const right = question.kind === 'choice' ? letter(question.options.findIndex((option) => option.right)) : undefined;
  return { ...said, type: TYPES[question.kind], response: responseOf(answer), ...(right !== undefined && { right }) };
}

/** As SCORM writes it: options and items are letters, in the order of the lesson’s text. */
function responseOf(answer: Answer): string {
  switch (answer.kind) {
    case 'choice':
      return letter(answer.option);
    case 'number':
      return String(answer.value);
    case 'order':
      return answer.items.map(letter).join(',');
    case 'words':
      return answer.text;
    case 'curve':
    case 'point':
    case 'none':
      return answerText(answer);
  }
}

function letter(place: number): string {
  return 'abcdefghijklmnopqrstuvwxyz'[place]!;
}
