import type { Lesson } from './lesson-fields.ts';

/** A note and a question from the one who made the link; the answer behind a press. */
export function Asked({ note, question, answer }: Pick<Lesson, 'note' | 'question' | 'answer'>) {
  return (
    <>
      {note && <p>{note}</p>}
      {question && <p className="question-line">{question}</p>}
      {question && answer && (
        // Closed again for another question.
        <details key={question}>
          <summary className="link-button">The answer</summary>
          <p>{answer}</p>
        </details>
      )}
    </>
  );
}
