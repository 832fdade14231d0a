import { useStandingWords } from './standing.ts';

/** Whether the course has the reader's answers. */
export function CourseLine() {
  return (
    <span className="course-line" role="status">
      {useStandingWords()}
    </span>
  );
}
