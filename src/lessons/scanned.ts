/** What becomes of codes that were held before the camera. */
import { saidText } from './answer.ts';
import { decodeCode } from './code.ts';
import type { Lesson } from './lesson-file.ts';

interface Known {
  lesson: Lesson;
  lessonKey: string;
  /** The lines that are there already, and how many answers they hold. */
  all: string;
  count: number;
}

/** @returns the codes that are new, and a line that says what they are, or why there are none */
export function scanned(
  texts: readonly string[],
  { lesson, lessonKey, all, count }: Known,
): { fresh: readonly string[]; line: string } {
  const read = texts.flatMap((code) => {
    const coded = decodeCode(code, lesson, lessonKey);
    return coded ? [{ code, coded }] : [];
  });
  const fresh = read.filter(({ code }) => !all.includes(code));
  const answers = fresh.flatMap(({ coded }) => coded);
  const said = answers.map(({ step, answer }) => `Step ${step + 1}: ${saidText(lesson.steps[step]!, answer)}`);
  const none = read.length > 0 ? 'This one is there already.' : 'This is no answer to this lesson.';
  return {
    fresh: fresh.map(({ code }) => code),
    line: fresh.length > 0 ? `${count + answers.length} in all. ${said.join('; ')}` : none,
  };
}
