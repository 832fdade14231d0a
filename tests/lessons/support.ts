import { readdirSync, readFileSync } from 'node:fs';
import { openLesson } from '../../src/lessons/open-lesson.ts';
import type { Lesson } from '../../src/lessons/lesson-file.ts';
import { presetFile } from '../scenario/support/presets.ts';

const DIRECTORY = 'public/lessons';

/** The names of the lessons that are served beside the page. */
export function lessonNames(): string[] {
  return readdirSync(DIRECTORY)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -3));
}

export function lessonText(name: string): string {
  return readFileSync(`${DIRECTORY}/${name}.md`, 'utf8');
}

export function opened(text: string): Promise<Lesson> {
  return openLesson(text, presetFile);
}
