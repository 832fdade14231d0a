import { lazyPart } from '../ui/lazy-part.tsx';
import { useLesson } from '../lesson/lesson.ts';

const LessonNote = lazyPart(async () => (await import('./lesson-note.tsx')).LessonNote, {
  onlyWhenShown: true,
  name: 'What to notice',
});

/**
 * Note and question of the link that is open, and what to notice in its scene, if it has any. @param alone see useStanding
 * @param only one of the two
 */
export function LessonBox({ alone = false, only }: { alone?: boolean; only?: 'note' | 'scene' }) {
  const says = useLesson(({ note, question, scene }) => Boolean(note || question || scene));
  return says && <LessonNote alone={alone} only={only} />;
}
