/** What a student hands in: the answer to a step, or those to all of them, as a code. */
import { Fragment } from 'react';
import { tagOfVisit } from '../lesson/answer-code.ts';
import { HandInCode } from '../ui/hand-in-code.tsx';
import type { Answer } from './answer.ts';
import { type CodedStep, encodeAnswer, encodeLesson, MAX_CODE } from './code.ts';
import type { Lesson } from './lesson-file.ts';
import type { Progress } from './progress.ts';
import { LinkButton } from '../ui/button.tsx';
import { say } from '../../workers/words/say.ts';

interface Props {
  /** Key of the lesson's text. */
  lesson: string;
  step: number;
  answer: Answer;
  /** Of the run up to the step's end. */
  digest: string;
  reason: string;
  onReason(reason: string): void;
}

export function HandIn({ lesson, step, answer, digest, reason, onReason }: Props) {
  const code = encodeAnswer({ lesson, step, answer, digest, reason, tag: tagOfVisit() });
  return (
    <details className="hand-in">
      <summary className="link-button">Hand it in</summary>
      <h2 className="visually-hidden">Your answer to hand in</h2>
      {answer.kind !== 'words' && (
        <label>
          {say('Why?')}{' '}
          <input type="text" maxLength={150} value={reason} onChange={(event) => onReason(event.target.value)} />
        </label>
      )}
      <HandInCode label="Your answer as a code" text={code} pictures={[code]} what="your answer" />
    </details>
  );
}

interface LessonProps {
  lesson: Lesson;
  lessonKey: string;
  progress: Progress;
  onGo(at: number): void;
}

/** All answers as one code; that to a step whose run was not seen to its end has no digest. */
export function HandInLesson({ lesson, lessonKey, progress: { answers, outcomes, reasons }, onGo }: LessonProps) {
  const asked = lesson.steps.flatMap(({ question }, step) => (question ? [step] : []));
  const done = asked.flatMap((step): CodedStep[] => {
    const [answer, outcome] = [answers[step], outcomes[step]];
    return answer ? [{ step, answer, digest: outcome?.digest ?? '', reason: reasons[step]! }] : [];
  });
  if (asked.length === 0) return null;
  const missing = asked.filter((step) => !done.some((each) => each.step === step));
  const [text, pictures] = [
    encodeLesson(lessonKey, done, tagOfVisit()).join(' '),
    encodeLesson(lessonKey, done, tagOfVisit(), MAX_CODE),
  ];
  return (
    <details className="hand-in">
      <summary className="link-button">Hand in the whole lesson</summary>
      <h2 className="visually-hidden">Your answers to hand in</h2>
      {missing.length > 0 && (
        <p>
          {say('Not answered yet, and so not in it:')}{' '}
          {missing.map((step, place) => (
            <Fragment key={step}>
              {place > 0 && ', '}
              <LinkButton onClick={() => onGo(step)}>{say('step {step}', { step: step + 1 })}</LinkButton>
            </Fragment>
          ))}
        </p>
      )}
      {done.length > 0 && (
        <HandInCode label="Your answers as one code" text={text} pictures={pictures} what="your answers" />
      )}
    </details>
  );
}
