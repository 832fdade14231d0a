import { useLesson } from './lesson.ts';

/** A note and a question from the one who made the link; the answer behind a press. */
export function LessonNote() {
  const { note, question, answer } = useLesson((lesson) => lesson);
  return (
    <section className="lesson" aria-label="From the maker of this link">
      {note && <p>{note}</p>}
      {question && <p className="question-line">{question}</p>}
      {question && answer && (
        // Closed again for another question.
        <details key={question}>
          <summary className="link-button">The answer</summary>
          <p>{answer}</p>
        </details>
      )}
    </section>
  );
}
