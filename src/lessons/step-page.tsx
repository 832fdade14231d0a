/** A step of a lesson: what it says, its question, its run, and what was measured against what was said. */
import { useEffect, useRef, useState } from 'react';
import { NARROW, useMedia, usePage } from '../page.ts';
import { type Answer, answerAsItStands, verdictOf } from './answer.ts';
import { AnswerField } from './question-fields.tsx';
import type { CurveQuestion, PointQuestion, Question, Step } from './lesson-file.ts';
import { digestOf } from './code.ts';
import { HandIn } from './hand-in.tsx';
import type { Outcome } from './progress.ts';
import { plainText } from './prose.ts';
import { useRemote } from './presenting.ts';
import { RunView } from './run-view.tsx';
import { Sketch } from './sketch.tsx';
import { Spot } from './spot.tsx';
import { type StepRun, useStepRun } from './use-run.ts';
import { Paragraphs, Words } from './words.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { say } from '../../workers/words/say.ts';

interface Props {
  step: Step;
  /** What an answer that is handed in says of where it belongs. */
  code: { lesson: string; step: number };
  /** The answer that was committed; null before there is one. */
  answer: Answer | null;
  onAnswer(answer: Answer): void;
  reason: string;
  onReason(reason: string): void;
  /** What came of the answer; null before its run was seen. */
  outcome: Outcome | null;
  onOutcome(outcome: Outcome): void;
  /** Above the step: where in the lesson it is. */
  crumbs: React.ReactNode;
  /** The ways back and on. */
  onBack(): void;
  onNext(): void;
  nextWords: string;
}

export function StepPage(props: Props) {
  const { step, code, answer, onAnswer, reason, onReason, outcome, onOutcome, crumbs, onBack, onNext, nextWords } =
    props;
  const { player } = usePage();
  const { question } = step;
  const run = useStepRun(player, step, answer !== null);
  const { measured } = run;
  useEffect(() => {
    if (measured && (answer || !question) && !outcome)
      onOutcome({
        digest: digestOf(measured),
        right: (answer && verdictOf(step, answer, measured)?.right) ?? null,
      });
  });
  const [draft, setDraft] = useState<Answer | null>(answer);
  const page = useRef<HTMLElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    head.current?.focus({ preventScroll: true });
    // Where words and run stand below each other, the step before was left somewhere below its own beginning.
    page.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  const asks = question !== null && answer === null && run.phase !== 'free';
  // While the run plays, its own charts are there.
  const charted = (asks || run.phase === 'shown') && (question?.kind === 'curve' || question?.kind === 'point');
  const narrow = useMedia(NARROW);
  const chart = charted && (
    <OnChart
      question={question}
      step={step}
      answer={asks ? draft : answer}
      run={run}
      onChange={asks ? setDraft : undefined}
    />
  );
  const watch = useRef<HTMLDivElement>(null);
  const commit = (given: Answer): void => {
    onAnswer(given);
    run.play();
    if (narrow) watch.current?.scrollIntoView?.({ block: 'start' });
  };
  useRemote(() => {
    if (asks) commit({ kind: 'none' });
    else if (run.phase === 'waits') run.play();
    else if (run.phase === 'plays') run.skip();
    else if (run.phase === 'free') run.free(false);
    else onNext();
  }, onBack);
  return (
    <main className="lesson-page" data-asks={asks} ref={page}>
      <section className="lesson-says" aria-label="The lesson">
        {crumbs}
        <h1 className="lesson-title" tabIndex={-1} ref={head}>
          {step.title}
        </h1>
        <Paragraphs paragraphs={step.before} run={run.measured} />
        {run.phase === 'free' && (
          <div className="lesson-buttons row wrap">
            <p>Change what you like: every control is open. The lesson waits.</p>
            <Button className="lesson-main" onClick={() => run.free(false)}>
              Back to the lesson
            </Button>
          </div>
        )}
        {question && asks && (
          <Ask question={question} draft={draft} onDraft={setDraft} onCommit={commit} onFree={() => run.free(true)}>
            {narrow && chart}
          </Ask>
        )}
        {!asks && run.phase === 'waits' && (
          <div className="lesson-buttons row wrap">
            <Button className="lesson-main" onClick={run.play}>
              Play
            </Button>
          </div>
        )}
        {run.phase === 'plays' && (
          <div className="lesson-buttons row wrap">
            {question && (
              <p className="lesson-ask">
                <Words prose={question.ask} />
              </p>
            )}
            <p>{say('Watch. The run goes on to {until} s.', { until: step.until })}</p>
            <LinkButton onClick={run.skip}>Skip to the end</LinkButton>
          </div>
        )}
        {run.phase === 'shown' && (
          <Shown step={step} answer={answer} run={run}>
            {narrow && chart}
          </Shown>
        )}
        {run.phase === 'shown' && answer && answer.kind !== 'none' && outcome && (
          <HandIn {...code} answer={answer} reason={reason} onReason={onReason} digest={outcome.digest} />
        )}
        <div className="lesson-buttons row wrap lesson-ways">
          <LinkButton onClick={onBack}>Back</LinkButton>
          {run.phase === 'shown' && <LinkButton onClick={() => run.free(true)}>Play with it</LinkButton>}
          {(run.phase === 'shown' || run.phase === 'plays') && (
            <Button className="lesson-main end" onClick={onNext}>
              {nextWords}
            </Button>
          )}
        </div>
      </section>
      <RunView
        ref={watch}
        instead={!narrow && charted}
        locked={asks}
        free={run.phase === 'free'}
        quiet={run.phase === 'waits' || asks}
      >
        {!narrow && chart}
      </RunView>
    </main>
  );
}

interface AskProps {
  question: Question;
  draft: Answer | null;
  onDraft(answer: Answer): void;
  onCommit(answer: Answer): void;
  onFree(): void;
  /** The chart to answer on, where there is no room for it beside the words. */
  children: React.ReactNode;
}

/** The question with its field, and one button that commits the answer. */
export function Ask({ question, draft, onDraft, onCommit, onFree, children }: AskProps) {
  const given = draft ?? answerAsItStands(question);
  const ready = given !== null && given.kind !== 'none';
  return (
    <div className="lesson-question" role="group" aria-label="Question">
      <p className="lesson-think small ink-3">What do you think?</p>
      <AnswerField question={question} answer={draft} onChange={onDraft} />
      {children}
      <div className="lesson-buttons row wrap">
        <Button className="lesson-main" disabled={!ready} onClick={() => ready && onCommit(given)}>
          That is my answer
        </Button>
        <LinkButton onClick={() => onCommit({ kind: 'none' })}>Just show me</LinkButton>
        <LinkButton onClick={onFree}>Play with it</LinkButton>
      </div>
    </div>
  );
}

interface ShownProps {
  step: Step;
  answer: Answer | null;
  run: StepRun;
  /** The chart that was answered on, where it stands among the words. */
  children: React.ReactNode;
}

function Shown({ step, answer, run, children }: ShownProps) {
  const { question } = step;
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    said.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  if (!run.measured) return null;
  const verdict = answer && verdictOf(step, answer, run.measured);
  return (
    <div ref={said}>
      {children}
      <div className="lesson-shown" role="status">
        {question && (
          <p className="lesson-ask">
            <Words prose={question.ask} />
          </p>
        )}
        {verdict && (
          <p className="lesson-verdict" data-right={String(verdict.right)}>
            {verdict.right !== null && <b aria-hidden="true">{verdict.right ? '✓ ' : '✗ '}</b>}
            {verdict.text}
          </p>
        )}
        {verdict && verdict.reason.length > 0 && (
          <p>
            <Words prose={verdict.reason} run={run.measured} />
          </p>
        )}
        {question?.kind === 'choice' && (
          <ul className="lesson-reasons">
            {question.options.map(({ text, right, reason }, option) => {
              const chosen = answer?.kind === 'choice' && answer.option === option;
              if (!chosen && !right) return null;
              return (
                <li key={option} data-right={right}>
                  <b>{plainText(text)}</b>
                  {chosen && <span className="lesson-yours small ink-3"> {say('your answer')}</span>}
                  {reason.length > 0 && (
                    <p>
                      <Words prose={reason} run={run.measured} />
                    </p>
                  )}
                </li>
              );
            })}
          </ul>
        )}
        <Paragraphs paragraphs={step.after} run={run.measured} />
      </div>
    </div>
  );
}

interface OnChartProps {
  question: CurveQuestion | PointQuestion;
  step: Step;
  answer: Answer | null;
  run: StepRun;
  onChange: ((answer: Answer) => void) | undefined;
}

/** A question that is answered on a chart of its own. */
function OnChart({ question, step, answer, run, onChange }: OnChartProps) {
  if (question.kind === 'curve')
    return (
      <Sketch
        question={question}
        step={step}
        onChange={onChange}
        answer={answer?.kind === 'curve' ? answer : null}
        run={run.measured}
      />
    );
  return (
    <Spot
      question={question}
      onChange={onChange}
      answer={answer?.kind === 'point' ? answer : null}
      run={run.measured}
    />
  );
}
