/** The teacher's sheet: each step with its right answer and its notes. It is on paper alone. */
import { compact } from '../format.ts';
import { withUnit } from './answer.ts';
import type { Lesson, Question } from './lesson-file.ts';
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

export function NotesSheet({ lesson }: { lesson: Lesson }) {
  return (
    <section className={ATTRIBUTE} aria-hidden="true">
      <h2>{lesson.title}: notes for the teacher</h2>
      <Paragraphs paragraphs={lesson.notes} bounds />
      {lesson.steps.map(({ title, before, question, after, notes, from, until, speed }, index) => (
        <section key={index}>
          <h3>
            {index + 1}. {title}{' '}
            <small>
              {from} to {until} s, {Math.round((until - from) / speed)} s of watching
            </small>
          </h3>
          <Paragraphs paragraphs={before} bounds />
          {question && (
            <p>
              <b>
                <Words prose={question.ask} />
              </b>{' '}
              <Right question={question} />
            </p>
          )}
          <Paragraphs paragraphs={after} bounds />
          {notes.length > 0 && (
            <blockquote>
              <Paragraphs paragraphs={notes} bounds />
            </blockquote>
          )}
        </section>
      ))}
    </section>
  );
}

function Right({ question }: { question: Question }) {
  if (question.kind === 'number')
    return (
      <>
        (measured in the run; within {compact(question.near)}
        {withUnit(question.unit)} counts)
      </>
    );
  if (question.kind !== 'choice') return <>(measured in the run)</>;
  const right = question.options.find((option) => option.right)!;
  return <Words prose={right.text} />;
}
