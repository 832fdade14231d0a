import { usePage } from '../page.ts';
import { SceneNotice, useStanding } from './scene-notice.tsx';
import { NoteAndQuestion } from '../ui/note-and-question.tsx';
import { useLesson } from '../lesson/lesson.ts';
import { CourseLine } from '../course/course-line.tsx';
import { inCourse } from '../course/standing.ts';
import { useAskedInCourse } from './asked-in-course.ts';

/** A note and a question from the one who made the link, and what to notice in its scene. */
export function LessonNote({ alone, only }: { alone: boolean; only?: 'note' | 'scene' | undefined }) {
  const { player } = usePage();
  const { scene, ...fields } = useLesson((lesson) => lesson);
  const standing = useStanding(only === 'note' ? undefined : scene, alone);
  const { said, tell } = useAskedInCourse(only === 'scene' ? undefined : fields.question);
  const asks = only !== 'scene' && Boolean(fields.note || fields.question);
  if (!asks && !standing) return null;
  return (
    <section
      className={['lesson still', standing && 'noticed', asks && 'asks'].filter(Boolean).join(' ')}
      aria-label={asks ? 'From the maker of this link' : 'What to notice'}
    >
      {asks && (
        <NoteAndQuestion
          {...fields}
          handIn={!inCourse()}
          before={said}
          onSaid={tell}
          onAnswered={() => player.togglePlay(true)}
        />
      )}
      {asks && fields.question && inCourse() && (
        <p className="help">
          <CourseLine />
        </p>
      )}
      {scene && standing && <SceneNotice key={scene.scene.id} on={scene} standing={standing} alone={alone} />}
    </section>
  );
}
