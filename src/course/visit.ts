/** A page's visit from a learning platform: one for as long as the document lives. */
import { CourseSession } from './session.ts';

/**
 * @param about tells what is visited from all else in this browser
 * @param resume takes what was kept on an earlier visit, at once or when the platform comes, and gives the ids of its answers
 */
export function visitCourse(about: string, resume: (kept: string) => readonly string[]): CourseSession {
  const session = new CourseSession(about, resume, {
    window,
    now: () => performance.now(),
    date: () => new Date(),
    storage: { known: () => localStorage, tab: () => sessionStorage },
  });
  window.addEventListener('pagehide', () => session.end());
  // A page that comes back from the browser's cache has ended its visit: a new one begins.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  session.begin();
  return session;
}
