/** A lesson from its beginning to its end: what it is about, five questions, its steps, the questions again. */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Answer } from './answer.ts';
import { CheckAfter, CheckFields } from './check-page.tsx';
import { Crumbs } from './crumbs.tsx';
import { HandInLesson } from './hand-in.tsx';
import type { Lesson } from './lesson-file.ts';
import { inCourse } from '../course/standing.ts';
import { LESSONS } from '../link/lessons.ts';
import { useNotes } from './notes-sheet.tsx';
import { usePresenting, useRemote } from './presenting.ts';
import { isDone, noProgress, type Progress } from './progress.ts';
import { StepPage } from './step-page.tsx';
import { Paragraphs } from './words.tsx';
import { lessonHash } from '../link/route.ts';
import { keepSlots } from '../scenario/names.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { say } from '../../workers/words/say.ts';

interface Props {
  lesson: Lesson;
  lessonKey: string;
  /** The name in its address, if it has one. */
  name: string | null;
  progress: Progress;
  onProgress(progress: Progress): void;
}

export function LessonPage({ lesson, lessonKey, name, progress, onProgress }: Props) {
  const { steps } = lesson;
  const { at } = progress;
  const go = (next: number): void => onProgress({ ...progress, at: next });
  const [presenting, present] = useState(false);
  usePresenting(presenting, () => present(false));
  useLayoutEffect(() => {
    keepSlots(steps.map(({ scenario }) => scenario));
    return () => keepSlots([]);
  }, [steps]);
  const crumbs = (
    <Crumbs
      steps={steps}
      at={at}
      presenting={presenting}
      shown={[...steps.keys()]}
      isDone={(index) => isDone(progress, index)}
      onGo={go}
      title="Large, for a projector. Page Down leads on"
      onPresent={() => present(!presenting)}
    >
      <LinkButton onClick={() => go(-1)}>{lesson.title}</LinkButton>
    </Crumbs>
  );
  const step = steps[at];
  if (step)
    return (
      <StepPage
        key={at}
        step={step}
        code={{ lesson: lessonKey, step: at }}
        answer={progress.answers[at] ?? null}
        onAnswer={(answer: Answer) => onProgress({ ...progress, answers: progress.answers.with(at, answer) })}
        reason={progress.reasons[at]!}
        onReason={(reason) => onProgress({ ...progress, reasons: progress.reasons.with(at, reason) })}
        outcome={progress.outcomes[at] ?? null}
        onOutcome={(outcome) => onProgress({ ...progress, outcomes: progress.outcomes.with(at, outcome) })}
        crumbs={crumbs}
        onBack={() => go(at - 1)}
        onNext={() => go(at + 1)}
        nextWords={at + 1 < steps.length ? say('Next') : say('To the end')}
      />
    );
  return at < 0 ? (
    <Start lesson={lesson} progress={progress} onProgress={onProgress} onGo={go} />
  ) : (
    <End
      lesson={lesson}
      lessonKey={lessonKey}
      name={name}
      progress={progress}
      onProgress={onProgress}
      crumbs={crumbs}
      onGo={go}
    />
  );
}

function Head({ children }: { children: ReactNode }) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  return (
    <h1 className="lesson-title" tabIndex={-1} ref={head}>
      {children}
    </h1>
  );
}

/** Clears the answers of a lesson, and brings them back. Not in a course: what it was told stays told. */
function Anew({ lesson, progress, onProgress }: Omit<EndProps, 'onGo'>) {
  const [cleared, clear] = useState<Progress | null>(null);
  const begun = [...progress.answers, ...progress.outcomes, ...progress.before, ...progress.after].some(
    (each) => each !== null,
  );
  if (inCourse() || (!begun && !cleared)) return null;
  return (
    <p className="lesson-anew" role="status">
      {begun ? (
        <LinkButton onClick={() => (clear(progress), onProgress({ ...noProgress(lesson), at: progress.at }))}>
          Begin anew: clear my answers
        </LinkButton>
      ) : (
        <>
          {say('Your answers are cleared.')}{' '}
          <LinkButton onClick={() => (onProgress(cleared!), clear(null))}>Bring them back</LinkButton>
        </>
      )}
    </p>
  );
}

interface EndProps {
  lesson: Lesson;
  progress: Progress;
  onProgress(progress: Progress): void;
  onGo(at: number): void;
}

function Start({ lesson, progress, onProgress, onGo }: EndProps) {
  const { title, intro, steps, checks } = lesson;
  const [asking, ask] = useState(false);
  const notes = useNotes(lesson);
  const next = steps.findIndex((_, index) => !isDone(progress, index));
  useRemote(
    () => onGo(0),
    () => undefined,
  );
  return (
    <main className="lesson-cover">
      <Head>{title}</Head>
      <Paragraphs paragraphs={intro} />
      {asking ? (
        <>
          <h2>First, what do you think now?</h2>
          <p>Nobody sees your answers. You get the same questions again at the end, with reasons.</p>
          <CheckFields
            checks={checks}
            given={progress.before}
            onChange={(before) => onProgress({ ...progress, before })}
          />
          <div className="lesson-buttons row wrap">
            <Button className="lesson-main" onClick={() => onGo(0)}>
              Begin
            </Button>
          </div>
        </>
      ) : (
        <div className="lesson-buttons row wrap">
          {checks.length > 0 && (
            <Button className="lesson-main" onClick={() => ask(true)}>
              {checks.length === 1
                ? say('Begin with one question')
                : say('Begin with {count} questions', { count: checks.length })}
            </Button>
          )}
          <Button className={checks.length > 0 ? 'link-button' : 'lesson-main'} onClick={() => onGo(0)}>
            {checks.length > 0 ? 'Begin without them' : 'Begin'}
          </Button>
          {next > 0 && (
            <LinkButton onClick={() => onGo(next)}>{say('Go on at step {step}', { step: next + 1 })}</LinkButton>
          )}
        </div>
      )}
      <Anew lesson={lesson} progress={progress} onProgress={onProgress} />
      <h2>Steps</h2>
      <ol className="lesson-contents">
        {steps.map((step, index) => (
          <li key={index}>
            <LinkButton onClick={() => onGo(index)}>{step.title}</LinkButton>
          </li>
        ))}
      </ol>
      {!inCourse() && (
        <details className="lesson-teacher">
          <summary className="link-button">For the teacher</summary>
          <p>Present at any step; Page Down on a remote shows the answer, then the next step.</p>
          <div className="lesson-buttons row wrap">
            {notes.button}
            <a href={collectHash()}>Collect answers</a>
          </div>
        </details>
      )}
      {notes.sheet}
    </main>
  );
}

/** The address of this lesson as it collects answers. */
function collectHash(): string {
  return `${location.hash}${location.hash.includes('?') ? '&' : '?'}collect=1`;
}

function End({
  lesson,
  lessonKey,
  name,
  progress,
  onProgress,
  onGo,
  crumbs,
}: EndProps & { lessonKey: string; name: string | null; crumbs: ReactNode }) {
  const { checks, steps } = lesson;
  useRemote(
    () => undefined,
    () => onGo(steps.length - 1),
  );
  const place = LESSONS.findIndex((each) => each.name === name);
  const next = place < 0 ? undefined : LESSONS[place + 1];
  return (
    <main className="lesson-cover">
      {crumbs}
      <p className="lesson-printed">{lesson.title}</p>
      <Head>{checks.length > 0 ? 'The questions again' : 'That was the lesson'}</Head>
      {checks.length > 0 && (
        <CheckAfter
          checks={checks}
          before={progress.before}
          after={progress.after}
          onChange={(after) => onProgress({ ...progress, after })}
        />
      )}
      <HandInLesson lesson={lesson} lessonKey={lessonKey} progress={progress} onGo={onGo} />
      <Anew lesson={lesson} progress={progress} onProgress={onProgress} />
      <div className="lesson-buttons row wrap lesson-ways">
        <LinkButton onClick={() => onGo(steps.length - 1)}>Back</LinkButton>
        {!inCourse() && <a href="#/lessons">All lessons</a>}
        {next && !inCourse() && (
          <a className="lesson-main end" href={lessonHash(next.name)}>
            {say('Next: {title}', { title: say(next.title) })}
          </a>
        )}
      </div>
    </main>
  );
}
