/** A link's question in a course of a learning platform: the answer is told there, and stands there again. */
import { useEffect, useState } from 'react';
import { MOST_KEPT } from '../course/report.ts';
import { inCourse } from '../course/standing.ts';
import { MAX_WORDS } from '../lesson/answer-code.ts';
import type { CourseSession } from '../course/session.ts';
import { textKey } from '../lesson/key.ts';

/** One for as long as the document lives. */
let visit: CourseSession | null = null;

/** What was answered on an earlier visit, and what takes an answer. */
export function useAskedInCourse(question: string | undefined): { said: string | null; tell(said: string): void } {
  const [said, setSaid] = useState<string | null>(null);
  const [known, setKnown] = useState(false);
  // Where what tells it could not be fetched, it is asked for again with the answer.
  useEffect(() => {
    if (known || !question || !inCourse()) return;
    import('../course/visit.ts').then(
      ({ visitCourse }) => {
        visit ??= visitCourse(textKey(question), (kept) => {
          const earlier = answerIn(kept);
          if (earlier === null) return [];
          setSaid((now) => now ?? earlier);
          return [ANSWER];
        });
        setKnown(true);
      },
      () => undefined,
    );
  }, [known, question, said]);
  useEffect(() => {
    if (known)
      visit?.report({
        answers:
          said === null ? [] : [{ id: ANSWER, type: 'fill-in', response: said, result: 'neutral', counts: false }],
        score: null,
        complete: said !== null,
        location: said === null ? '0' : '1',
        kept: said === null ? '' : keptAnswer(said),
      });
  }, [known, said]);
  return { said, tell: setSaid };
}

const ANSWER = 'answer';

/** In ASCII. */
function keptAnswer(said: string): string {
  return JSON.stringify({ said }).replace(
    /[^\x20-\x7e]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The answer in what a platform kept, no longer than its field takes; null where there is none. */
export function answerIn(kept: string): string | null {
  if (kept.length > MOST_KEPT) return null;
  try {
    const { said } = Object(JSON.parse(kept)) as { said?: unknown };
    return typeof said === 'string' ? said.slice(0, MAX_WORDS) : null;
  } catch {
    return null;
  }
}
