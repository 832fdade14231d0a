/** The text of a lesson, from where its address says. */
import { TEXT_FORMAT } from '../link/lesson-link.ts';
import { unpack } from '../link/packing.ts';
import type { Place } from '../link/route.ts';
import { LessonError } from './lesson-error.ts';
import { LESSON_LIMITS } from './limits.ts';
import { keptText } from '../link/kept-text.ts';
import { say } from '../../workers/words/say.ts';

/** @throws Error with one line for the reader */
export async function fetchLesson({ item, query }: Place): Promise<string> {
  const packed = query.get('text');
  if (packed !== null) return unpacked(packed);
  if (item === null) {
    const text = keptText();
    if (text === null) throw new Error(say('This tab no longer has the file. Drop it on the page again.'));
    return text;
  }
  const response = await fetch(`lessons/${item}.md`).catch(() => null);
  // Some hosts answer with a page of their own where there is no file.
  const isText = response?.ok && !(response.headers.get('content-type') ?? '').includes('html');
  if (!isText) throw new Error(say('There is no lesson “{name}” on this site.', { name: item }));
  const text = await response.text();
  if (text.length > LESSON_LIMITS.file) throw new LessonError(1, 'it is too long for a lesson');
  return text;
}

async function unpacked(packed: string): Promise<string> {
  if (!packed.startsWith(TEXT_FORMAT))
    throw new Error(say('This link holds a lesson in a format that is not known here.'));
  const text = await unpack(packed.slice(TEXT_FORMAT.length));
  if (typeof text !== 'string') throw new Error(say('This link was altered: it holds no lesson.'));
  return text;
}
