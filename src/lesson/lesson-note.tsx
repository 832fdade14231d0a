import { SceneNotice } from '../scenes/scene-notice.tsx';
import { useLesson } from './lesson.ts';

/** What to notice in the scene; a note and a question from the one who made the link, the answer behind a press. */
export function LessonNote() {
  const { note, question, answer, scene } = useLesson((lesson) => lesson);
  return (
    <section className="lesson" aria-label={scene ? 'What to notice' : 'From the maker of this link'}>
      {scene && <SceneNotice key={scene.scene.id} {...scene} />}
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
