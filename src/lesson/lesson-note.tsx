import { usePage } from '../page.ts';
import { SceneNotice } from '../scenes/scene-notice.tsx';
import { Asked } from './asked.tsx';
import { useLesson } from './lesson.ts';

/** What to notice in the scene; a note and a question from the one who made the link. */
export function LessonNote() {
  const { player } = usePage();
  const { scene, ...asked } = useLesson((lesson) => lesson);
  return (
    <section
      className={scene ? 'lesson noticed' : 'lesson'}
      aria-label={scene ? 'What to notice' : 'From the maker of this link'}
    >
      {scene && <SceneNotice key={scene.scene.id} {...scene} />}
      <Asked {...asked} onAnswered={() => player.togglePlay(true)} />
    </section>
  );
}
