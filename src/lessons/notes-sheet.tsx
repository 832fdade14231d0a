/** The teacher's sheet: each step with its right answer, as its run gives it, and its notes. It is on paper alone. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { compact } from '../format.ts';
import { usePage } from '../page.ts';
import { say } from '../../workers/words/say.ts';
import type { Measured } from '../scenes/measured.ts';
import { LinkButton, SmallButton } from '../ui/button.tsx';
import { truthOf, withUnit } from './answer.ts';
import type { Lesson, Prose, Question } from './lesson-file.ts';
import type { Expression } from './expression.ts';
import { evaluate, whyNone } from './measures.ts';
import { reasonsOf } from './prose.ts';
import { runThrough } from './use-run.ts';
import { Paragraphs, Words } from './words.tsx';

const ATTRIBUTE = 'notes-sheet';

/** Print the sheet and nothing else. */
export function printNotes(): void {
  document.documentElement.toggleAttribute(`data-${ATTRIBUTE}`, true);
  window.addEventListener('afterprint', () => document.documentElement.removeAttribute(`data-${ATTRIBUTE}`), {
    once: true,
  });
  window.print();
}

/** The press that prints the sheet once the lesson's runs have been computed, and the sheet, which holds what they give. */
export function useNotes(lesson: Lesson): { button: ReactNode; sheet: ReactNode } {
  const { player } = usePage();
  const [runs, setRuns] = useState<readonly (Measured | null)[]>([]);
  const [at, setAt] = useState<number | null>(null);
  /** Which of the attempts is under way; none after the last was left. */
  const attempt = useRef(0);
  useEffect(() => () => void (attempt.current = 0), []);
  const print = (found: readonly (Measured | null)[]): void => {
    attempt.current = 0;
    flushSync(() => {
      setRuns(found);
      setAt(null);
    });
    printNotes();
  };
  const run = async (): Promise<void> => {
    const own = (attempt.current = performance.now());
    const found: (Measured | null)[] = [];
    for (const [step, each] of lesson.steps.entries()) {
      setAt(step);
      found.push(await runThrough(player, each));
      if (attempt.current !== own) return;
    }
    print(found);
  };
  const button =
    at === null ? (
      <SmallButton onClick={() => (runs.length > 0 ? printNotes() : void run())}>Print notes</SmallButton>
    ) : (
      <span role="status">
        {say('Step {step} of {count} is run for its numbers…', { step: at + 1, count: lesson.steps.length })}{' '}
        <LinkButton onClick={() => print([])}>Print without them</LinkButton>
      </span>
    );
  return { button, sheet: <NotesSheet lesson={lesson} runs={runs} /> };
}

interface SheetProps {
  lesson: Lesson;
  /** Of each step, where it was run: without, bounds stand for the numbers. */
  runs?: readonly (Measured | null)[];
}

export function NotesSheet({ lesson, runs = [] }: SheetProps) {
  return (
    <section className={ATTRIBUTE} aria-hidden="true">
      <h2>{say('{lesson}: notes for the teacher', { lesson: lesson.title })}</h2>
      <Paragraphs paragraphs={lesson.notes} bounds />
      {lesson.steps.map(({ title, before, question, after, notes, from, until, speed }, index) => {
        const shown = { bounds: true, run: runs[index] ?? null };
        return (
          <section key={index}>
            <h3>
              {index + 1}. {title}{' '}
              <small>
                {say('{from} to {until} s, {watching} s of watching', {
                  from,
                  until,
                  watching: Math.round((until - from) / speed),
                })}
              </small>
            </h3>
            <Paragraphs paragraphs={before} {...shown} />
            {question && (
              <p>
                <b>
                  <Words prose={question.ask} />
                </b>{' '}
                <Right question={question} run={shown.run} />
              </p>
            )}
            {question && <Wrong question={question} run={shown.run} />}
            <Paragraphs paragraphs={after} {...shown} />
            {notes.length > 0 && (
              <blockquote>
                <Paragraphs paragraphs={notes} {...shown} />
              </blockquote>
            )}
          </section>
        );
      })}
    </section>
  );
}

interface QuestionProps {
  question: Question;
  run: Measured | null;
}

function Right({ question, run }: QuestionProps) {
  const truth = run && truthOf(question, run);
  if (truth) return truth;
  switch (question.kind) {
    case 'choice':
      return <Words prose={question.options.find((option) => option.right)!.text} />;
    case 'number':
      return say('(measured in the run; within {near} counts)', {
        near: withUnit(compact(question.near), question.unit),
      });
    case 'curve':
      return say('(the run’s curve is drawn over it)');
    case 'words':
      return say('(in their own words)');
    default:
      return say('(measured in the run)');
  }
}

/** Between which numbers a wrong answer lies, where that is known without the run or measured in it. */
function wrongText(low: Expression, high: Expression, unit: string, run: Measured | null): string {
  const [from, to] = [low, high].map((bound) =>
    bound.is === 'number' ? bound.value : run && whyNone(bound, run) === null ? evaluate(bound, run) : NaN,
  ) as [number, number];
  return Number.isNaN(from + to)
    ? say('a number of the run')
    : say('{low} to {high}', { low: compact(from, 2), high: withUnit(compact(to, 2), unit) });
}

/** What a class may say instead, and why it is not so. */
function Wrong({ question, run }: QuestionProps) {
  const wrong: readonly { said: Prose | string; reason: Prose }[] =
    question.kind === 'choice'
      ? question.options.filter(({ right }) => !right).map(({ text, reason }) => ({ said: text, reason }))
      : question.kind === 'number'
        ? question.wrong.map(({ low, high, reason }) => ({
            said: wrongText(low, high, question.unit, run),
            reason,
          }))
        : [];
  if (wrong.length === 0 || reasonsOf(question).every((reason) => reason.length === 0)) return null;
  return (
    <ul className="prose">
      {wrong.map(({ said, reason }, place) => (
        <li key={place}>
          <em>{typeof said === 'string' ? `${said}:` : <Words prose={said} />}</em>{' '}
          <Words prose={reason} run={run} bounds />
        </li>
      ))}
    </ul>
  );
}
