import { lazyPart } from '../ui/lazy-part.tsx';
import { useLesson } from './lesson.ts';

const LessonNote = lazyPart(async () => (await import('./lesson-note.tsx')).LessonNote, { onlyWhenShown: true });

/** Note and question of the link that is open, or what to notice in its scene, if it has any. */
export function LessonBox() {
  const says = useLesson(({ note, question, scene }) => Boolean(note || question || scene));
  return says && <LessonNote />;
}
