/** What becomes of codes that were held before the camera. */
import { saidText } from './answer.ts';
import { decodeCode } from './code.ts';
import type { Lesson } from './lesson-file.ts';
import { say } from '../../workers/words/say.ts';

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
  const said = answers.map(({ step, answer }) =>
    say('Step {step}: {said}', { step: step + 1, said: saidText(lesson.steps[step]!, answer) }),
  );
  const none = read.length > 0 ? say('This one is there already.') : say('This is no answer to this lesson.');
  return {
    fresh: fresh.map(({ code }) => code),
    line: fresh.length > 0 ? `${say('{count} in all.', { count: count + answers.length })} ${said.join('; ')}` : none,
  };
}
