/** What the maker of a link says, fetched when there is something. */
import { lazy } from 'react';
import { Later } from '../ui/later.tsx';
import { useLesson } from './lesson.ts';

const Box = lazy(async () => ({ default: (await import('./lesson-box.tsx')).LessonNote }));

export function LessonBox() {
  const says = useLesson(({ note, question }) => Boolean(note || question));
  return (
    says && (
      <Later>
        <Box />
      </Later>
    )
  );
}
