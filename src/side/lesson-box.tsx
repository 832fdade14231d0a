import { lazyPart } from '../ui/lazy-part.tsx';
import { useLesson } from '../lesson/lesson.ts';

const LessonNote = lazyPart(async () => (await import('./lesson-note.tsx')).LessonNote, {
  onlyWhenShown: true,
  name: 'What to notice',
});

/** The open link's note and question, and what to notice in its scene. @param alone see useStanding */
export function LessonBox({ alone = false, only }: { alone?: boolean; only?: 'note' | 'scene' }) {
  const says = useLesson(({ note, question, scene }) => Boolean(note || question || scene));
  return says && <LessonNote alone={alone} only={only} />;
}
