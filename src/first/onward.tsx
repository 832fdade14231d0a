import { lessonHash } from '../link/route.ts';
import { openDialog } from '../screen/mode.ts';
import { Button } from '../ui/button.tsx';

/** The lesson that goes on from the first scene. */
const FIRST_LESSON = 'sawtooth';

/** What may come now that the first scene has told its story. `onOwn` opens the set-up, where it stands on the page. */
export function Onward({ onOwn }: { onOwn: (() => void) | undefined }) {
  return (
    <p className="onward row wrap ink-2" role="group" aria-label="What now">
      Now:{' '}
      <a href={lessonHash(FIRST_LESSON)} title="Say what a run will do, then see it run">
        a lesson
      </a>
      <Button title="A run by the name that lecturers use" onClick={() => openDialog('open')}>
        a scene
      </Button>
      {onOwn && (
        <Button title="Every setting of this run" onClick={onOwn}>
          your own
        </Button>
      )}
      <a href="#/lessons" title="Lessons in the order of a course, and how to make one">
        course work
      </a>
    </p>
  );
}
